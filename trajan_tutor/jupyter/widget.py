"""The board as a widget: shows the picture and lists of a game being played, and does what the page asks for."""

import itertools
from collections import deque
from pathlib import Path
from threading import RLock
from typing import Any, Final

import anywidget
import traitlets

from trajan_tutor.engine.message import Message
from trajan_tutor.jupyter.requests import Request, read_request
from trajan_tutor.session import saves, scene
from trajan_tutor.session.play import Outcome, Play, Result

_HERE: Final = Path(__file__).parent
_LABELS: Final = (
    "region",
    "choices",
    "choices-picked",
    "choices-none",
    "log",
    "log-empty",
    "scores",
    "undo",
    "unpick",
    "keys",
    "no-answer",
)
# So many answered requests are remembered, to tell one that comes twice.
_REMEMBERED: Final = 64

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

    def __init__(self, play: Play, language: str = "en") -> None:
        """Show a game in a language."""
        self.play = play
        self.words = scene.words_for(play, language)
        self._prefix = f"board{next(_numbers)}"
        self._answered: deque[str] = deque(maxlen=_REMEMBERED)
        # Messages may come on another thread than the cells run on.
        self._lock = RLock()
        super().__init__(labels=self._labels(), **self._scene())
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        """Say which game it is, alike in every run."""
        return repr(self.play)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        # Beside the widget a picture and a text: a reader sees them before the cell is run, and where no widget can be.
        bundle = super()._repr_mimebundle_(**kwargs) or ({}, {})
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
            self._answer(request)
            self.answered = request.id

    def _answer(self, request: Request) -> None:
        if request.id in self._answered:
            self._tell("problem", self._say("board-twice"))
            return
        self._answered.append(request.id)
        if request.at != self.play.changes:
            # A program may have gone on meanwhile: show how the game stands.
            self._show(self._scene())
            self._tell("problem", self._say("board-late"))
            return
        self._do(request.kind, request.target)

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
        play, words = self.play, self.words
        lines = scene.log(play, words)
        return {
            "svg": scene.draw(play, words, prefix=self._prefix).svg,
            "at": play.changes,
            "turn": scene.turn_words(play, words),
            "prompt": scene.prompt_words(play, words),
            "choices": scene.plain(scene.choices(play, words)),
            "picked": bool(play.candidates),
            "can_undo": play.can_undo,
            "scores": scene.plain(scene.scores(play, words)),
            "log_lines": scene.plain(lines),
            "earlier": self._say("board-log-earlier", count=lines[0].number) if lines and lines[0].number else "",
        }

    def _say(self, key: str, **parameters: object) -> str:
        return self.words(Message.of(key, **parameters))

    def _labels(self) -> dict[str, str]:
        return {name.replace("-", "_"): self._say(f"board-{name}") for name in _LABELS}
