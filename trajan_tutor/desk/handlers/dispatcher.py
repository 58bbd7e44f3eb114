"""Gives each request to what does it, once, and only where what lies on the table accepts it."""

from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from trajan_tutor.activities.accepted import COACH
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.coach_news import CoachUpdate
from trajan_tutor.desk.coach.coach_requests import COACH_ROWS, HELPING, HINTING
from trajan_tutor.desk.displays.display import Display
from trajan_tutor.desk.handlers.game_requests import DeskHandler, GameRequests
from trajan_tutor.desk.handlers.lesson_requests import LessonRequests
from trajan_tutor.desk.handlers.new_game_requests import NewGameRequests
from trajan_tutor.desk.handlers.request_table import ROWS
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.desk.requests.request_rows import NOT_YOURS, TOO_LATE, RequestRow, Sender
from trajan_tutor.desk.tables.new_games import NewGames
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.session import Session

# So many answered requests are remembered, to tell one that comes twice.
_REMEMBERED: Final = 64
# What was asked for so that a bot decides, and another page asked for first, is done already.
_OF_OTHERS: Final = frozenset({"next", "skip"})


class Dispatcher:
    """Knows what does each request at one table: `games` and `lessons`, and what is done wherever the game stands."""

    __slots__ = ("_answered", "_anywhere", "_beginnings", "_coach", "_display", "_table", "games", "lessons")

    def __init__(
        self,
        table: Table,
        coach: Coach,
        display: Display,
        beginnings: NewGames,
        games: GameRequests,
        lessons: LessonRequests,
        new_games: NewGameRequests,
    ) -> None:
        """Have answered nothing yet."""
        self._table = table
        self._coach = coach
        self._display = display
        self._beginnings = beginnings
        self.games = games
        self.lessons = lessons
        self._anywhere: Mapping[str, DeskHandler] = {
            **games.accepts,
            **lessons.accepted_anywhere,
            **new_games.accepts,
            "coach": self.ask_coach,
        }
        self._answered: deque[str] = deque(maxlen=_REMEMBERED)

    @property
    def accepted(self) -> frozenset[str]:
        """The kinds of requests that are done, wherever they are allowed."""
        return frozenset({*self.lessons.accepts, *self._anywhere})

    def refusal(self, request: Request, sender: Sender) -> str:
        """Return the key of why a request is refused here and now, to whom a page belongs; nothing where it is not."""
        table, row = self._table, ROWS[request.kind]
        if sender not in row.senders:
            return NOT_YOURS
        return TOO_LATE if row.is_too_late(table.at, request.at) else table.top.accepted.refusal(row.kind)

    def answer(self, request: Request, sender: Sender) -> None:
        """Do what a page asks for, once, and only where that is allowed."""
        table, display = self._table, self._display
        if request.id in self._answered:
            display.problem(table.say("board-twice"))
            return
        self._answered.append(request.id)
        refusal = self.refusal(request, sender)
        if refusal:
            if refusal == TOO_LATE:
                # A program may have gone on meanwhile: show how the game stands.
                display.all()
            if refusal != TOO_LATE or request.kind not in _OF_OTHERS:
                display.problem(table.say(refusal))
            return
        try:
            with self._bots_waiting(waits=not request.at_once):
                self._handler(request)(request)
        except TutorError as error:
            display.cannot(error, table.words)

    def do(self, request: Request) -> Outcome:
        """Do what a program asks for, and return what became of it; raises TutorError."""
        refusal = self.refusal(request, Sender.LEARNER)
        if refusal:
            raise MisusedError(refusal)
        return self._handler(request)(request) or Outcome(Result.NOTED)

    def let_others_go_on(self) -> None:
        """Let the others decide whom a page has left waiting, where nobody asked that they wait."""
        lesson, session = self._table.lesson, self._table.session
        if lesson is not None:
            self.lessons.let_others_go_on(lesson)
        elif session is not None and not self._table.top.is_tried:
            self.games.let_waiting_bots_play(session)

    def _handler(self, request: Request) -> DeskHandler:
        """Return what does a request that is accepted: the lesson on the table, if one lies there, before the game."""
        if self._table.lesson is not None and request.kind in self.lessons.accepts:
            return self.lessons.accepts[request.kind]
        return self._anywhere[request.kind]

    @contextmanager
    def _bots_waiting(self, *, waits: bool) -> Iterator[None]:
        """Leave what bots decide meanwhile to the page, which shows it one by one."""
        before = self._table.session
        _set_waiting(before, waits=waits)
        try:
            yield
        finally:
            _set_waiting(before, waits=False)
            _set_waiting(self._table.session, waits=False)

    def ask_coach(self, request: Request) -> None:
        """Do what is asked of the coach; raises MisusedError for what cannot be done, or not now."""
        table = self._table
        refusal = table.top.accepted.refusal(f"{COACH}{request.target}")
        if refusal:
            raise MisusedError(refusal)
        row: RequestRow = COACH_ROWS[request.target]
        if row.is_too_late(table.at, request.at):
            raise MisusedError(TOO_LATE)
        if request.target in HELPING:
            self._coach.own_games.helped()
        if request.target == "play-idea":
            self._play_idea(request)
            return
        message = self._coach.accepts[request.target](request.number)
        problem = self._beginnings.keeper.keep(asked=True) if table.lesson is None else None
        self._coach.state.post(CoachUpdate(message, "hint" if request.target in HINTING else "note"))
        if problem is not None:
            self._display.problem(table.words(problem))

    def _play_idea(self, request: Request) -> None:
        """Play a turn of the analysis, by its number."""
        texts = self._coach.idea(request.number)
        lesson, session = self._table.lesson, self._table.session
        if lesson is not None:
            self.lessons.play_turn(lesson, texts)
        elif session is not None:
            self.games.play_turn(session, texts, request)


def _set_waiting(session: Session | None, *, waits: bool) -> None:
    if session is not None:
        session.bots_wait = waits
