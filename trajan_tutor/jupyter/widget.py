"""The board as a widget: shows the picture and lists of a game being played, and does what the page asks for."""

import itertools
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from trajan_tutor.desk import autosave, bots, coach_blocks, form, panels, replay_page
from trajan_tutor.desk.acts import act
from trajan_tutor.desk.coach_found import BY_CLICKS, VERDICT, when_of
from trajan_tutor.desk.coaching import CHANGING, NOT_IN_TRIAL, Coach
from trajan_tutor.desk.history import comparison, history
from trajan_tutor.desk.labels import page_labels
from trajan_tutor.desk.preview import preview as previewed
from trajan_tutor.desk.requests import LESSON_REQUESTS, NUDGE, QUESTIONS, Request, read_request
from trajan_tutor.desk.saved_games_list import saved_games_list
from trajan_tutor.desk.tips import tip
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.picture import Sending, Telling
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.session import asking, saved_games, saves, scene
from trajan_tutor.session.done import Done, done
from trajan_tutor.session.explore import Consequences
from trajan_tutor.session.hints import ComparisonShown, HintShown
from trajan_tutor.session.logbook import Logbook
from trajan_tutor.session.replay import Replay
from trajan_tutor.session.result import again
from trajan_tutor.session.retrospect import LookingBack
from trajan_tutor.session.session import STEP, Outcome, Result, Session
from trajan_tutor.session.telling import shortened, told_in, words_of_every_game
from trajan_tutor.view import Renderer, narrow_parts

if TYPE_CHECKING:
    from trajan_tutor.desk.lesson_desk import LessonDesk

_HERE: Final = Path(__file__).parent
# So many answered requests are remembered, to tell one that comes twice.
_REMEMBERED: Final = 64
# They say how to come from what a page has to what it shall have.
_PATCHES: Final = frozenset({"patch", "log_patch"})
# What puts another game on the board.
_BEGINNINGS: Final = frozenset({"begin", "again", "continue", "resume"})

# What goes on with a saved game: the one that is offered, or one of the saved games.
_TAKING_UP: Final = frozenset({"continue", "resume"})

# Two boards on one page share no id.
_numbers = itertools.count(1)


class BoardWidget(anywidget.AnyWidget):
    """A game being played, on a board that can be clicked.

    `session` is the game itself. What is done to it by a program is shown after `refresh`; `pick`, `choose` and `undo`
    of the board do both.
    """

    # As text: a file that is given by its path is watched, and whoever watches holds every board for ever.
    _esm = (_HERE / "board.js").read_text(encoding="utf-8")
    _css = (_HERE / "board.css").read_text(encoding="utf-8")

    svg = traitlets.Unicode().tag(sync=True)
    patch = traitlets.Dict().tag(sync=True)
    at = traitlets.Int().tag(sync=True)
    answered = traitlets.Unicode().tag(sync=True)
    turn = traitlets.Unicode().tag(sync=True)
    prompt = traitlets.Unicode().tag(sync=True)
    choices: traitlets.List[Any] = traitlets.List().tag(sync=True)
    picked = traitlets.Bool().tag(sync=True)
    can_undo = traitlets.Bool().tag(sync=True)
    scores: traitlets.List[Any] = traitlets.List().tag(sync=True)
    log_lines: traitlets.List[Any] = traitlets.List().tag(sync=True)
    log_patch = traitlets.Dict().tag(sync=True)
    earlier = traitlets.Unicode().tag(sync=True)
    notice = traitlets.Dict().tag(sync=True)
    live = traitlets.Unicode().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    steps: traitlets.List[Any] = traitlets.List().tag(sync=True)
    cards = traitlets.Dict().tag(sync=True)
    points = traitlets.Dict().tag(sync=True)
    ending = traitlets.Dict().tag(sync=True)
    tip = traitlets.Dict().tag(sync=True)
    preview = traitlets.Dict().tag(sync=True)
    pages = traitlets.Dict().tag(sync=True)
    offered = traitlets.Dict().tag(sync=True)
    began = traitlets.Int().tag(sync=True)
    table = traitlets.Dict().tag(sync=True)
    parts = traitlets.Dict().tag(sync=True)
    since: traitlets.List[Any] = traitlets.List().tag(sync=True)
    by_itself = traitlets.Bool().tag(sync=True)
    history = traitlets.Dict().tag(sync=True)
    comparison = traitlets.Dict().tag(sync=True)
    replay = traitlets.Dict().tag(sync=True)
    frame = traitlets.Dict().tag(sync=True)
    offer = traitlets.Dict().tag(sync=True)
    saved_list = traitlets.Dict().tag(sync=True)
    theme = traitlets.Unicode().tag(sync=True)
    lesson = traitlets.Dict().tag(sync=True)
    coach = traitlets.Dict().tag(sync=True)
    thinking = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        session: Session | None,
        language: str = "en",
        theme: str = form.AUTO,
        *,
        folder: Path | None = None,
        offers: bool = False,
        desk: "LessonDesk | None" = None,
    ) -> None:
        """Show a game in a language; without a game, the form for one.

        Games are kept in a `folder`, nowhere without one. With `offers`, a saved game like this one is offered to be
        continued. At a `desk` its lesson is played.
        """
        self._session = desk.session if desk else session
        # The game itself, while a turn of it is tried on the board.
        self._own: Session | None = None
        self._desk = desk
        self.words = desk.words if desk else _words_for(session, language)
        # Added to the count of changes, so that it never goes back when another game begins.
        self._earlier = 0
        # Short, since it stands in a picture a thousand times.
        self._prefix = f"b{next(_numbers)}"
        self._sending, self._telling = Sending(Renderer(self._prefix)), Telling()
        self._answered: deque[str] = deque(maxlen=_REMEMBERED)
        # Messages may come on another thread than the cells run on.
        self._lock = RLock()
        self._keeper = autosave.Keeper(folder)
        self._keeper.begin(session)
        self._logbook, self._meanwhile = Logbook(), bots.Meanwhile()
        self._replay: Replay | None = None
        self._saved: saved_games.Saved | None = None
        self._coach = Coach(self)
        self._wide = coach_blocks.Wide()
        # Where a game is played nobody needs the others before the form is opened; at an empty table it is open.
        offered = {} if self._session else form.offered(self.words)
        start = {"offered": offered, "labels": page_labels(self.words), "theme": theme}
        super().__init__(**start)
        if offers:
            self._look_among_saved_games()
        self.refresh()
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        """Say which game it is, alike in every run."""
        if self._desk:
            return repr(self._desk)
        return repr(self._session) if self._session else f"<{self._say('board-table-empty')}>"

    @property
    def session(self) -> Session:
        """The game being played; raises MisusedError when none has begun at an empty table."""
        own = self.own_play()
        with told_in(self.words):
            if own is None:
                raise MisusedError("board-table-empty")
        return own

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        # Beside the widget a picture and a text: a reader sees them before the cell is run, and where no widget can be.
        bundle = super()._repr_mimebundle_(**kwargs) or ({}, {})
        if self._desk:
            from trajan_tutor.jupyter.lesson_still import still_lesson

            first = still_lesson(self._desk.player.lesson, self._desk.session.game, self.words)
            return {**bundle[0], **first}, bundle[1]
        if self._session is None:
            return {**bundle[0], "text/plain": self._say("board-table-empty")}, bundle[1]
        still = {
            "image/svg+xml": scene.still(self.session, self.words),
            "text/plain": scene.text(self.session, self.words),
        }
        return {**bundle[0], **still}, bundle[1]

    # -- for programs

    def pick(self, spot: str) -> Done:
        """Pick a spot, as a click does, and show what became of it."""
        return self._done(Request("pick", spot, self._at(), ""))

    def choose(self, move: str) -> Done:
        """Make a move by its notation, and show what became of it."""
        return self._done(Request("choose", move, self._at(), ""))

    def undo(self) -> Done:
        """Take back the last decision of a person, and show the game as it was."""
        return self._done(Request("undo", "", self._at(), ""))

    def _done(self, request: Request) -> Done:
        with told_in(self.words):
            if not isinstance(request.target, str):
                raise MisusedError("board-text-needed", given=shortened(request.target))
            outcome = self._do(request)
        # What was played is told by the log; here it is said again, since nobody else says it at the end of a cell.
        return done(outcome, scene.outcome_words(outcome, self.words) or self.live)

    def save(self, path: str | Path) -> Path:
        """Write the game to a file; `trajan_tutor.load` takes it up again."""
        with told_in(self.words):
            return saves.save(self.session, path)

    # -- asking the coach, and waiting for it

    def hint(self, *, samples: int = asking.SAMPLES, seed: int = 0) -> HintShown:
        """Return a hint for the person to play, which shows nothing before its `more` is called.

        The same position, `samples` and `seed` have the same hint.
        """
        return asking.hint(self.session, samples=samples, seed=seed, language=self.words.language)

    def why_not(self, turn: str | Sequence[str], *, samples: int = asking.SAMPLES, seed: int = 0) -> ComparisonShown:
        """Return a turn beside the best one: `why_not("sow III, drop pink, pass")`; its `show` shows the better one."""
        return asking.why_not(self.session, turn, samples=samples, seed=seed, language=self.words.language)

    def explore(self, *turns: str | Sequence[str], deals: int = asking.DEALS, seed: int = 0) -> Consequences:
        """Return what up to three turns lead to, each as in `why_not`; without any, two that a search likes."""
        return asking.explore(self.session, *turns, deals=deals, seed=seed, language=self.words.language)

    def retrospect(self, *, samples: int = asking.SAMPLES_EACH, seed: int = 0) -> LookingBack:
        """Return which turns of people on the present line cost most; `samples` are those for each decision."""
        return asking.retrospect(self.session, samples=samples, seed=seed, language=self.words.language)

    def tell(self, when: str | float) -> None:
        """Say when the coach tells unasked what a turn cost: `"always"`, `"never"`, or above a threshold."""
        with told_in(self.words), self.guard():
            self._coach.tell = when_of(when, self._game())
            self.coach_changed()

    def close(self) -> None:
        """Close the board; the coach stops thinking."""
        self._coach.forget()
        super().close()

    def refresh(self) -> None:
        """Show the game as it stands."""
        with self._lock, self.hold_sync():
            self._show(self._scene())

    # -- for the page

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits to the page, all of them without a key; of picture and log only what has changed."""
        names = {key} if isinstance(key, str) else set(self.keys if key is None else key)
        if key is not None and self._sending.has(self.svg):
            names.discard("svg")
        if "svg" in names:
            self.patch = self._sending.patch(self.svg, whole=key is None)
            names = names - {"svg"} if "parts" in self.patch else names
            names.add("patch")
        if "log_lines" in names:
            self.log_patch = self._telling.patch(self.log_lines, whole=key is None)
            names = names - {"log_lines"} if "more" in self.log_patch else names
            names.add("log_patch")
        super().send_state(names)

    def _send_picture(self, svg: str) -> None:
        """Send the picture of the present state ahead of everything else, since whoever has clicked looks at it."""
        self.svg = svg
        if not self._sending.has(svg):
            self.patch = self._sending.patch(svg, whole=False) | {"at": self._at()}
            super().send_state({"patch"} if "parts" in self.patch else {"patch", "svg"})

    def notify_change(self, change: Any) -> None:
        """Tell of a changed trait; a patch goes with the message that it belongs to, never by itself."""
        if change["name"] in _PATCHES:
            traitlets.HasTraits.notify_change(self, change)
        else:
            super().notify_change(change)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        if content == NUDGE:
            return
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
            told = tip(self._session, self.words, request.target) if self._session else {}
            if self._desk and told and not self._desk.asks_for_move:
                # What a place would do may be the very answer that is asked for.
                told["lines"] = []
            self.tip = {"asked": request.id, **told}
            return
        if request.kind == "preview":
            # Where a lesson asks for a place or a word, what a move would do may be the very answer.
            shown = self._session is not None and (not self._desk or self._desk.asks_for_move)
            told = previewed(self._session, self.words, request.target, self._prefix) if self._session and shown else {}
            self.preview = {"asked": request.id, **told}
            return
        if request.kind == "coach" and not self._desk:
            self._ask_coach(request)
            return
        try:
            self._show(self._told(request))
        except TutorError as error:
            self._tell("problem", self.words(error.message))

    def _told(self, request: Request) -> dict[str, Any]:
        """Return what a page asks to be shown; raises MisusedError for what there is not."""
        prefix, theme = self._prefix, self.theme
        if request.target == "picture":
            # A page missed something.
            self.send_state()
            return {}
        if request.target in panels.PAGES:
            game = self._game(request.text)
            more = panels.page(request.target, game, self.words, f"{prefix}-legend", theme)
            return {"pages": (self.pages if self.pages.get("game") == game.name else {}) | more}
        if request.target == "history":
            told = history(self.session, self.words)
            # Also when it is what was told before: a page waits for it.
            return {"history": told | {"at": self._at(), "asked": request.id}}
        if request.target == "form":
            # Other games have words of their own.
            return {"offered": form.offered(words_of_every_game(self.words.language))}
        if request.target == "saved-games":
            return {"saved_list": saved_games_list(self.words.language, self._keeper) | {"asked": request.id}}
        if request.target == "replay":
            self._replay, told = replay_page.opened(self.session, self.words, prefix, theme)
            return {
                "replay": told | {"asked": request.id},
                "frame": replay_page.picture(self._replay, 0, prefix, theme),
            }
        if request.kind == "frame" and self._replay is not None:
            return {"frame": replay_page.picture(self._replay, request.number, prefix, theme)}
        if request.kind == "compare":
            compared = comparison(self.session, self.words, request.places, f"{prefix}-compared", theme)
            return {"comparison": compared | {"asked": request.id}}
        raise MisusedError("board-not-understood")

    def _game(self, chosen: str = "") -> TutorGame:
        """Return the game on the board; at an empty table the one that is chosen in the form, at first the first."""
        return self._session.game if self._session else find_game(chosen or games_by_course()[0])

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
        if self._desk or request.kind in LESSON_REQUESTS:
            self._learn(request)
        elif request.kind in _BEGINNINGS:
            self._begin(request)
        elif request.kind == "decline":
            self._decline()
        elif request.kind == "remove":
            self._remove(request.target)
        elif self._session is None:
            self._tell("problem", self._say("board-table-empty"))
        elif self._own is not None and request.kind in NOT_IN_TRIAL:
            self._tell("problem", self._say("coach-in-trial"))
        elif self._do(request).result is Result.PLAYED:
            # Who plays on has answered the offer; the saved game stays among the saved games, as another branch.
            self._saved, self.offer = None, {}

    def _learn(self, request: Request) -> None:
        """Do what a request means to the lesson on the board, and show what became of it."""
        desk = self._desk
        if desk is None:
            self._tell("problem", self._say("board-not-understood"))
            return
        with self._lock, self.hold_sync():
            board, since = desk.session, len(desk.session.steps)
            try:
                spot = desk.act(request)
            except TutorError as error:
                self._tell("problem", self.words(error.message))
                return
            self._show(self._scene())
            told = " ".join(answer["text"] for answer in self.lesson["answers"]) if spot else ""
            self._tell("refused" if desk.refused() else "told", told, spot)
            has_gone_on = desk.session is board and len(board.steps) > since
            self.live = desk.live() or (scene.news(board, self.words, since) if has_gone_on else self.prompt)

    def _begin(self, request: Request) -> None:
        try:
            begun, language, theme, problems = self._begun(request)
        except TutorError as error:
            # It may be of another game than the one that lies on the table.
            self._tell("problem", words_of_every_game(self.words.language)(error.message))
            return
        self._earlier = self._at() + 1
        self._session, self._own = begun, None
        self._coach.forget(BY_CLICKS if request.kind == "begin" else None)
        self.words = _words_for(begun, language)
        self.theme = theme
        self.pages, self.history, self.comparison, self.replay, self.frame = {}, {}, {}, {}, {}
        self._replay = None
        self.labels, self.offered = page_labels(self.words), {}
        self._saved, self.offer = None, {}
        if request.kind == "begin":
            self._look_among_saved_games()
        self._show(self._scene())
        self.began += 1
        key = "board-continued" if request.kind in _TAKING_UP else "board-begun"
        said = " ".join([self._say(key), *map(self.words, problems)])
        self._tell("begun", said)
        self.live = " ".join(filter(None, (said, self.offer.get("text", ""), self.turn, self.prompt)))

    def _begun(self, request: Request) -> tuple[Session, str, str, tuple[Message, ...]]:
        """Return the game that a request begins, its language, its theme, and what of it cannot be used.

        Raises TutorError.
        """
        if request.kind in _TAKING_UP:
            saved = self._keeper.named(request.target) if request.kind == "resume" else self._saved
            if saved is None:
                raise MisusedError("board-offer-gone")
            taken, problems = self._keeper.take_up(saved)
            self.by_itself = taken.pace == STEP
            return taken, self.words.language, self.theme, problems
        if request.kind == "again":
            begun, language, theme = again(self.session), self.words.language, self.theme
        else:
            language, theme = form.language_of(request.answers), form.theme_of(request.answers)
            begun, self.by_itself = form.begin(request.answers), form.plays_by_itself(request.answers)
        self._keeper.begin(begun)
        return begun, language, theme, ()

    # -- saved games

    def _look_among_saved_games(self) -> None:
        self._saved = self._keeper.offered()
        self.offer = autosave.offer_words(self._saved, self.words) if self._saved else {}

    def _decline(self) -> None:
        self._saved, self.offer = None, {}
        self._tell("noted", "")

    def _remove(self, name: str) -> None:
        """Remove a saved game for ever, and show what is left; an offer to continue it goes with it."""
        try:
            self._keeper.remove(name)
        except TutorError as error:
            self._tell("problem", self.words(error.message))
            return
        if self._saved is not None and self._saved.path.name == name:
            self._saved, self.offer = None, {}
        asked = {"asked": self.saved_list.get("asked", "")}
        self.saved_list = saved_games_list(self.words.language, self._keeper) | asked
        self._tell("noted", self._say("board-saved-games-removed"))

    def _at(self) -> int:
        return self._earlier + (self._session.changes if self._session else 0)

    def _do(self, request: Request) -> Outcome:
        if self._desk:
            self._learn(request)
            return Outcome(Result.REFUSED if self._desk.refused() else Result.NOTED)
        with self._lock, self.hold_sync():
            session = self._session or self.session
            since = len(session.steps)
            outcome = act(session, request)
            # A decision is kept before its answer is shown.
            problem = self._keeper.keep(asked=bool(request.id))
            spot = request.target if request.kind == "pick" else ""
            said = scene.outcome_words(outcome, self.words)
            # What the coach tells of a turn stays to be read while bots answer that turn.
            if said or request.kind != "next" or self.notice.get("kind") != "told":
                marked = outcome.result in (Result.REFUSED, Result.NARROWED)
                self._tell(outcome.result.value, said, spot if marked else "")
            if outcome.result is not Result.REFUSED:
                self._coach.follow(outcome.result, since)
                self._send_picture(self._drawn(session))
                self._show(self._scene(self.svg))
            elif outcome.rule in session.game.rules.rules:
                card = panels.rule_card(session.game, self.words, outcome.rule)
                self.cards = {"kind": "refused", "cards": [card]}
            if outcome.result is Result.PLAYED:
                self.live = scene.news(session, self.words, since)
            elif outcome.result is Result.MOVED:
                self.live = f"{said} {self.turn} {self.prompt}".strip()
            if problem is not None:
                self._tell("problem", self.words(problem))
            return outcome

    # -- the coach: what it needs of its board

    def own_play(self) -> Session | None:
        """Return the game that is played, also while a turn of it is tried on the board."""
        return self._own or self._session

    def put(self, trial: Session | None) -> None:
        """Put a trial on the board, or the game itself back."""
        own = self.own_play()
        self._earlier = self._at() + 1
        self._session, self._own = (trial, own) if trial else (own, None)
        self._show(self._scene())

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Keep others from the board meanwhile, and send what has changed at the end."""
        with self._lock, self.hold_sync():
            yield

    def coach_thinks(self, kind: str, share: float) -> None:
        """Show how far the coach has thought; without a kind, that it does not."""
        key = "board-coach-judging" if kind == VERDICT else "board-coach-thinking"
        self.thinking = {"text": self._say(key), "share": round(share, 3)} if kind else {}

    def coach_changed(self, news: Message | None = None) -> None:
        """Show what the coach has to show, and read its news aloud."""
        self.coach = self._coached()
        if self._session is not None:
            self.svg = self._drawn(self._session)
        if news is not None:
            self._tell("told", self.words(news))

    def _ask_coach(self, request: Request) -> None:
        try:
            if self._desk:
                raise MisusedError("board-not-understood")
            if request.target in CHANGING and request.at != self._at():
                raise MisusedError("board-late")
            said = self._coach.do(request.target, request.number)
        except TutorError as error:
            self._tell("problem", self.words(error.message))
            return
        problem = self._keeper.keep(asked=True)
        self.coach_changed(said)
        if problem is not None:
            self._tell("problem", self.words(problem))

    def _coached(self) -> dict[str, Any]:
        if self._desk:
            return {}
        return {
            "trying": self._own is not None,
            "answers": self._coach.mind.answers,
            "panel": coach_blocks.panel(self._coach, self.words),
            "wide": self._wide.blocks(self._coach, self.words, self._prefix, self.theme),
        }

    def _tell(self, kind: str, text: str, spot: str = "") -> None:
        # The number makes two equal answers in a row two answers.
        self.notice = {"kind": kind, "text": text, "spot": spot, "number": self.notice.get("number", 0) + 1}
        self.live = text

    def _show(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            # To set what is there already takes longer than to look.
            if getattr(self, name) != value:
                setattr(self, name, value)

    def _scene(self, svg: str = "") -> dict[str, Any]:
        """Return everything that a page shows; `svg` is the picture, where it was drawn already."""
        if self._desk and self._desk.session is not self._session:
            # Somebody explores, or came back, or began another lesson.
            self._earlier = self._at() + 1
            self._session, self.words = self._desk.session, self._desk.words
        if self._session is None:
            return {"at": self._at(), "turn": self._say("board-table-empty")}
        session, words = self._session, self.words
        lines = self._logbook.lines(session, words)
        choices = scene.plain(self._desk.choices() if self._desk else scene.choices(session, words))
        goal = (session.goal,) if session.goal else ()
        for choice, move in zip(choices, session.choices(), strict=not self._desk):
            choice["marks"] = session.game.leads_to(session.state, move) or goal
            # A lesson asks to point at the board: the list has only what has no place there.
            choice["hidden"] = self._desk is not None and self._desk.hides(choice["spots"])
        return {
            "svg": svg or self._drawn(session),
            "parts": narrow_parts(session.game, len(session.players), words),
            "at": self._at(),
            "turn": self._say("board-coach-trying") if self._own else scene.turn_words(session, words),
            "prompt": scene.prompt_words(session, words),
            "choices": choices,
            "picked": bool(session.candidates),
            "can_undo": session.can_undo,
            "scores": scene.plain(scene.scores(session, words)),
            "log_lines": lines,
            "earlier": self._say("board-log-earlier", count=lines[0]["number"]) if lines and lines[0]["number"] else "",
            "steps": panels.steps(session, words),
            "cards": {"kind": "step", "cards": panels.step_cards(session, words)},
            "points": panels.points(session, words),
            "ending": panels.ending(session, words, self._prefix, self.theme),
            "table": {} if self._own else bots.table(session, words),
            "coach": self._coached(),
            "since": self._meanwhile.told(session, words),
        } | (self._lesson_scene(self._desk) if self._desk else {})

    def _drawn(self, session: Session) -> str:
        renderer = self._sending.renderer
        if self._desk:
            return self._desk.draw(renderer, self.theme)
        return scene.draw_on(renderer, session, self.words, theme=self.theme, marks=self._coach.marks)

    def _lesson_scene(self, desk: "LessonDesk") -> dict[str, Any]:
        """Return what a lesson shows otherwise than a game."""
        page = desk.page()
        return {
            "lesson": page | {"contents": desk.contents()},
            "can_undo": "undo" in page["may"],
            "ending": {},
            # The script says when the others move.
            "table": bots.NOBODY_WAITS,
            "since": desk.since(),
        }

    def _say(self, key: str, **parameters: object) -> str:
        return self.words(Message.of(key, **parameters))


def _words_for(session: Session | None, language: str) -> Words:
    if session is not None:
        return scene.words_for(session, language)
    return words_of_every_game(language)
