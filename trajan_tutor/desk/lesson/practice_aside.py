"""Practice aside: what lies on the table waits, whatever it is, while its learner practises, and is found as it was."""

from dataclasses import dataclass
from pathlib import Path

from trajan_tutor.desk.lesson.lesson_desk import LessonDesk, practice_desk
from trajan_tutor.desk.table import Table, words_for
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.journals.attempts_journal import seconds_now
from trajan_tutor.session.session import Session


@dataclass(frozen=True, slots=True)
class _LeftTable:
    """What was on the table before."""

    session: Session | None
    lesson: LessonDesk | None


class PracticeAside:
    """Lays practice on one table and clears it away again; without a folder to keep it in nobody practises."""

    __slots__ = ("_left", "_saves", "_table")

    def __init__(self, table: Table, saves: Path | None) -> None:
        """Have nothing aside."""
        self._table = table
        self._saves = saves
        self._left: _LeftTable | None = None

    @property
    def is_on(self) -> bool:
        """Whether something waits for the end of a practice."""
        return self._left is not None

    @property
    def may(self) -> bool:
        """Whether practice can begin: nothing is tried on the board, and exercises are asked about the game."""
        table = self._table
        if self._saves is None or self.is_on or table.own is not None:
            return False
        if table.lesson is not None and table.lesson.is_exercise:
            return False
        return table.session is None or bool(plan_of(table.session.game).rules)

    def begin(self) -> None:
        """Lay out what is due, of the game on the table or of the one in which most is; raises MisusedError."""
        # What says when a rule is due takes its time to be imported.
        from trajan_tutor.learning.wanted_practice import asked_practice

        table, saves = self._table, self._saves
        if saves is None or not self.may:
            raise MisusedError("board-not-understood")
        game = table.session.game.name if table.session is not None else None
        practice = asked_practice(game, None, saves, seconds_now())
        key = "board-lesson-to-lesson" if table.lesson is not None else "board-lesson-to-game"
        desk = practice_desk(practice, table.words.language, saves)
        desk.way_back = Message(key if table.session is not None else "board-lesson-to-table")
        self._left = _LeftTable(table.session, table.lesson)
        table.lesson = desk
        table.follow_lesson()

    def leave(self) -> None:
        """Put back what was there; raises MisusedError where nothing waits."""
        table, left = self._table, self._left
        if left is None:
            raise MisusedError("board-not-understood")
        self._left = None
        table.lesson = left.lesson
        table.put(left.session)
        table.words = left.lesson.words if left.lesson else words_for(left.session, table.words.language)
