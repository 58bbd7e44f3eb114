"""What lies on the table of one desk: the game or lesson, its words, and how it is to look."""

from dataclasses import dataclass, field
from typing import Protocol

from trajan_tutor.activities.accepted import Accepted
from trajan_tutor.activities.played_game import PlayedGame
from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.logbook import Logbook
from trajan_tutor.session.session import Session
from trajan_tutor.session.settled import SettlementsMet
from trajan_tutor.viewmodel.last_moves import LastPath
from trajan_tutor.viewmodel.others_at_table import OthersSince


class TableActivity(Protocol):
    """Something that lies on a table; `lesson` is the lesson that it is, if it is one."""

    is_tried: bool

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be decided in it."""

    @property
    def lesson(self) -> LessonActivity | None:
        """The lesson that it is, if it is one."""

    @property
    def session(self) -> Session | None:
        """The game on the board, or none."""

    @property
    def accepted(self) -> Accepted:
        """What can be asked at the table."""


@dataclass(slots=True)
class Table:
    """What lies on a table: the activity that was begun first, and those upon it, of which the last one is asked.

    `session` is the game that is shown, or none. `earlier` is added to the count of changes, so that it never goes back
    when another game begins. `way` was gone last.
    """

    activities: list[TableActivity]
    words: Words
    prefix: str
    theme: str
    session: Session | None = field(init=False)
    earlier: int = 0
    way: LastPath | None = None
    logbook: Logbook = field(default_factory=Logbook)
    meanwhile: OthersSince = field(default_factory=OthersSince)
    settled: SettlementsMet = field(default_factory=SettlementsMet)

    def __post_init__(self) -> None:
        """Show what lies there."""
        self.session = self.top.session

    @classmethod
    def begun(
        cls, session: Session | None, lesson: LessonActivity | None, language: str, prefix: str, theme: str
    ) -> "Table":
        """Return a table with a game or a lesson on it, or nothing."""
        words = lesson.words if lesson else words_for(session, language)
        return cls([lesson or PlayedGame(session)], words, prefix, theme)

    @property
    def top(self) -> TableActivity:
        """The activity that is asked."""
        return self.activities[-1]

    @property
    def lesson(self) -> LessonActivity | None:
        """The lesson on the table, or none."""
        return self.activities[-1].lesson

    @property
    def at(self) -> int:
        """How often the game has changed, by which a late click is told apart."""
        return self.earlier + (self.session.changes if self.session else 0)

    @property
    def play(self) -> Session | None:
        """The game that is played, also while a turn of it is tried."""
        return self.activities[-2].session if self.top.is_tried else self.session

    @property
    def is_free(self) -> bool:
        """Whether nothing on the table is to be found: a game is played, or a step of a lesson freely."""
        return self.lesson is None or self.lesson.is_free

    @property
    def ended_game(self) -> Session | None:
        """The growing game on the table that has come to its end, or None."""
        return self.lesson.ended_game if self.lesson is not None else None

    @property
    def played_lesson(self) -> PlayedLesson | None:
        """What is played of the lesson on the table, or None."""
        return self.lesson.played if self.lesson is not None else None

    @property
    def guided(self) -> PlayedLesson | None:
        """What is played of a lesson whose marks may lead on, or None."""
        return self.lesson.played if self.lesson is not None and self.lesson.form.guides else None

    def begun_session(self) -> Session:
        """Return what lies on the table of a game, a trial too; raises MisusedError where none has begun."""
        return _begun(self.session)

    def begun_play(self) -> Session:
        """Return the game that is played, not a trial; raises MisusedError where none has begun."""
        return _begun(self.play)

    def begin(self, activity: TableActivity) -> None:
        """Lay something on the table in the place of all that lies there."""
        self.activities = [activity]
        self._show()

    def put(self, activity: TableActivity) -> None:
        """Lay something upon what lies there, which waits; a turn that was tried goes away."""
        self._leave_trial()
        self.activities.append(activity)
        self._show()

    def put_back(self) -> None:
        """Take away a turn that is tried, if one is, and show the game itself."""
        self._leave_trial()
        self._show()

    def end(self) -> None:
        """Take away what lies on top, and show what waits below."""
        self.activities.pop()
        self._show()

    def follow_lesson(self) -> None:
        """Take up the game of the lesson: somebody explores, came back, or began another lesson."""
        if self.lesson is not None and self.lesson.session is not self.session:
            self._show()
            self.words = self.lesson.words

    def _leave_trial(self) -> None:
        if self.top.is_tried:
            self.activities.pop()

    def _show(self) -> None:
        self.earlier = self.at + 1
        self.session = self.top.session

    def speak(self, language: str) -> None:
        """Say everything in another language from now on."""
        if self.lesson is not None:
            self.lesson.speak(language)
            self.words = self.lesson.words
        else:
            self.words = words_for(self.session, language)

    def game(self, chosen: str = "") -> TutorGame:
        """Return the game on the table; at an empty one the one that is chosen, at first the first of all."""
        return self.session.game if self.session else find_game(chosen or games_by_course()[0])

    def say(self, key: str, **parameters: object) -> str:
        """Return a message in words."""
        return self.words(Message.of(key, **parameters))


def words_for(session: Session | None, language: str) -> Words:
    """Return the words of a game, or of all games where none has begun."""
    return seat_view.words_for(session, language) if session is not None else words_of_every_game(language)


def _begun(session: Session | None) -> Session:
    if session is None:
        raise MisusedError("board-table-empty")
    return session
