"""The board as a widget: shows the picture and lists of a game being played, and does what the page asks for."""

import itertools
from collections import deque
from pathlib import Path
from threading import RLock
from typing import Any, Final

import anywidget
import traitlets

from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter import form, panels
from trajan_tutor.jupyter.requests import QUESTIONS, Request, read_request
from trajan_tutor.jupyter.tips import tip
from trajan_tutor.session import saves, scene
from trajan_tutor.session.play import Outcome, Play, Result
from trajan_tutor.session.result import again
from trajan_tutor.view.legend import draw_legend

_HERE: Final = Path(__file__).parent
_LABELS: Final = (
    *("region", "choices", "choices-picked", "choices-none", "log", "log-empty", "scores", "undo", "unpick", "keys"),
    *(
        "no-answer",
        "panels",
        "steps",
        "show-rule",
        "card-step",
        "card-refused",
        "card-none",
        "loading",
        "new",
        "table-empty",
    ),
    *("tab-log", "tab-rule", "tab-points", "tab-book", "tab-symbols", "points-none", "points-source", "points-sum"),
    *("filter", "filter-none", "form", "form-game", "form-seats", "form-name-hint", "form-setup", "form-language"),
    *("form-theme", "form-begin", "form-cancel", "form-again"),
)
_LETTERED: Final = ("form-player", "form-name")
# So many answered requests are remembered, to tell one that comes twice.
_REMEMBERED: Final = 64
_LETTERS: Final = "ABCDEFGH"

# Two boards on one page share no id.
_numbers = itertools.count(1)


class BoardWidget(anywidget.AnyWidget):
    """A game being played, on a board that can be clicked.

    `play` is the game itself. What is done to it by a program is shown after `refresh`; `pick`, `choose` and `undo` of
    the board do both.
    """

    _esm = _HERE / "board.js"
    _css = _HERE / "board.css"

    svg = traitlets.Unicode().tag(sync=True)
    at = traitlets.Int().tag(sync=True)
    answered = traitlets.Unicode().tag(sync=True)
    turn = traitlets.Unicode().tag(sync=True)
    prompt = traitlets.Unicode().tag(sync=True)
    choices: traitlets.List[Any] = traitlets.List().tag(sync=True)
    picked = traitlets.Bool().tag(sync=True)
    can_undo = traitlets.Bool().tag(sync=True)
    scores: traitlets.List[Any] = traitlets.List().tag(sync=True)
    log_lines: traitlets.List[Any] = traitlets.List().tag(sync=True)
    earlier = traitlets.Unicode().tag(sync=True)
    notice = traitlets.Dict().tag(sync=True)
    live = traitlets.Unicode().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    steps: traitlets.List[Any] = traitlets.List().tag(sync=True)
    cards = traitlets.Dict().tag(sync=True)
    points = traitlets.Dict().tag(sync=True)
    ending = traitlets.Dict().tag(sync=True)
    tip = traitlets.Dict().tag(sync=True)
    pages = traitlets.Dict().tag(sync=True)
    offered = traitlets.Dict().tag(sync=True)
    began = traitlets.Int().tag(sync=True)
    theme = traitlets.Unicode().tag(sync=True)

    def __init__(self, play: Play | None, language: str = "en", theme: str = form.AUTO) -> None:
        """Show a game in a language; without a game, the form for one."""
        self._play = play
        self.words = _words_for(play, language)
        # Added to the count of changes, so that it never goes back when another game begins.
        self._earlier = 0
        self._prefix = f"board{next(_numbers)}"
        self._answered: deque[str] = deque(maxlen=_REMEMBERED)
        # Messages may come on another thread than the cells run on.
        self._lock = RLock()
        start = {"labels": self._labels(), "offered": form.offered(self.words), "theme": theme}
        super().__init__(**start)
        self._show(self._scene())
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        """Say which game it is, alike in every run."""
        return repr(self._play) if self._play else f"<{self._say('board-table-empty')}>"

    @property
    def play(self) -> Play:
        """The game being played; raises MisusedError when none has begun at an empty table."""
        if self._play is None:
            raise MisusedError("board-table-empty")
        return self._play

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        # Beside the widget a picture and a text: a reader sees them before the cell is run, and where no widget can be.
        bundle = super()._repr_mimebundle_(**kwargs) or ({}, {})
        if self._play is None:
            return {**bundle[0], "text/plain": self._say("board-table-empty")}, bundle[1]
        still = {"image/svg+xml": scene.still(self.play, self.words), "text/plain": scene.text(self.play, self.words)}
        return {**bundle[0], **still}, bundle[1]

    # -- for programs

    def pick(self, spot: str) -> Outcome:
        """Pick a spot, as a click does, and show what became of it."""
        return self._do("pick", spot)

    def choose(self, move: str) -> Outcome:
        """Make a move by its notation, and show what became of it."""
        return self._do("choose", move)

    def undo(self) -> Outcome:
        """Take back the last decision of a person, and show the game as it was."""
        return self._do("undo", "")

    def save(self, path: str | Path) -> Path:
        """Write the game to a file; `trajan_tutor.load` takes it up again."""
        return saves.save(self.play, path)

    def refresh(self) -> None:
        """Show the game as it stands."""
        with self._lock, self.hold_sync():
            self._show(self._scene())

    # -- for the page

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        with self._lock, self.hold_sync():
            request = read_request(content)
            if request is None:
                self._tell("problem", self._say("board-not-understood"))
                return
            if request.kind in QUESTIONS:
                self._tell_more(request)
                return
            self._answer(request)
            self.answered = request.id

    def _tell_more(self, request: Request) -> None:
        if request.kind == "tell":
            self.tip = {"asked": request.id, **(tip(self._play, self.words, request.target) if self._play else {})}
            return
        game = self._play.game if self._play else find_game(game_names()[0])
        if request.target == "book":
            self.pages = self.pages | {"book": panels.rule_book(game, self.words)}
        elif request.target == "symbols":
            legend = draw_legend(game, self.words, prefix=f"{self._prefix}-legend", theme=self.theme)
            self.pages = self.pages | {"symbols": legend}
        else:
            self._tell("problem", self._say("board-not-understood"))

    def _answer(self, request: Request) -> None:
        if request.id in self._answered:
            self._tell("problem", self._say("board-twice"))
            return
        self._answered.append(request.id)
        if request.at != self._at():
            # A program may have gone on meanwhile: show how the game stands.
            self._show(self._scene())
            self._tell("problem", self._say("board-late"))
            return
        if request.kind in ("begin", "again"):
            self._begin(request)
        elif self._play is None:
            self._tell("problem", self._say("board-table-empty"))
        else:
            self._do(request.kind, request.target)

    def _begin(self, request: Request) -> None:
        try:
            if request.kind == "again":
                begun, language, theme = again(self.play), self.words.language, self.theme
            else:
                language, theme = form.language_of(request.answers), form.theme_of(request.answers)
                begun = form.begin(request.answers)
        except TutorError as error:
            self._tell("problem", self.words(error.message))
            return
        self._earlier = self._at() + 1
        self._play = begun
        self.words = _words_for(begun, language)
        self.theme = theme
        self.pages = {}
        self.labels, self.offered = self._labels(), form.offered(self.words)
        self._show(self._scene())
        self.began += 1
        self._tell("begun", self._say("board-begun"))
        self.live = f"{self._say('board-begun')} {self.turn} {self.prompt}"

    def _at(self) -> int:
        return self._earlier + (self._play.changes if self._play else 0)

    def _do(self, kind: str, target: str) -> Outcome:
        with self._lock, self.hold_sync():
            since = len(self.play.steps)
            if kind == "pick":
                outcome = self.play.pick(target)
            elif kind == "choose":
                outcome = self.play.choose(target)
            else:
                outcome = self.play.undo()
            spot = target if kind == "pick" else ""
            said = scene.outcome_words(outcome, self.words)
            self._tell(outcome.result.value, said, spot if outcome.result in (Result.REFUSED, Result.NARROWED) else "")
            if outcome.result is not Result.REFUSED:
                self._show(self._scene())
            elif outcome.rule in self.play.game.rules.rules:
                card = panels.rule_card(self.play.game, self.words, outcome.rule)
                self.cards = {"kind": "refused", "cards": [card]}
            if outcome.result is Result.PLAYED:
                self.live = scene.news(self.play, self.words, since)
            return outcome

    def _tell(self, kind: str, text: str, spot: str = "") -> None:
        # The number makes two equal answers in a row two answers.
        self.notice = {"kind": kind, "text": text, "spot": spot, "number": self.notice.get("number", 0) + 1}
        self.live = text

    def _show(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def _scene(self) -> dict[str, Any]:
        if self._play is None:
            return {"at": self._at(), "turn": self._say("board-table-empty")}
        play, words = self._play, self.words
        lines = scene.log(play, words)
        choices = scene.plain(scene.choices(play, words))
        for choice, move in zip(choices, play.choices(), strict=True):
            choice["marks"] = play.game.leads_to(play.state, move)
        return {
            "svg": scene.draw(play, words, prefix=self._prefix, theme=self.theme).svg,
            "at": self._at(),
            "turn": scene.turn_words(play, words),
            "prompt": scene.prompt_words(play, words),
            "choices": choices,
            "picked": bool(play.candidates),
            "can_undo": play.can_undo,
            "scores": scene.plain(scene.scores(play, words)),
            "log_lines": scene.plain(lines),
            "earlier": self._say("board-log-earlier", count=lines[0].number) if lines and lines[0].number else "",
            "steps": panels.steps(play, words),
            "cards": {"kind": "step", "cards": panels.step_cards(play, words)},
            "points": panels.points(play, words),
            "ending": panels.ending(play, words),
        }

    def _say(self, key: str, **parameters: object) -> str:
        return self.words(Message.of(key, **parameters))

    def _labels(self) -> dict[str, str]:
        labels = {name.replace("-", "_"): self._say(f"board-{name}") for name in _LABELS}
        for name in _LETTERED:
            for seat, letter in enumerate(_LETTERS):
                labels[f"{name.replace('-', '_')}_{seat}"] = self._say(f"board-{name}", letter=letter)
        return labels


def _words_for(play: Play | None, language: str) -> Words:
    if play is not None:
        return scene.words_for(play, language)
    return Words(language, folders=[find_game(name).catalogue() for name in game_names()])
