"""Practice aside: what lies on the table waits while its learner practises or tries a ruling, and stays as it was."""

from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType

from trajan_tutor.activities.lesson_forms import RULING
from trajan_tutor.coach.mistakes import Mistake
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.lesson.opened_lessons import practice_activity, trial_activity
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.journals.attempts_journal import seconds_now
from trajan_tutor.learning.practice_parts import Practice
from trajan_tutor.learning.retry_parts import mistakes_in, own_part


class PracticeAside:
    """Lays practice or a ruling on one table and clears it away again; without a folder of saves it lays nothing."""

    __slots__ = ("_saves", "_serve", "_table")

    def __init__(self, table: Table, saves: Path | None, serve: Callable[[LessonActivity], None]) -> None:
        """Have nothing aside; what is laid out is made to `serve` the host of the table."""
        self._table = table
        self._saves = saves
        self._serve = serve

    @property
    def is_on(self) -> bool:
        """Whether something waits for the end of a practice or a trial."""
        return self._table.lesson is not None and len(self._table.activities) > 1

    @property
    def may(self) -> bool:
        """Whether practice can begin: nothing is tried on the board, and exercises are asked about the game."""
        table = self._table
        if self._saves is None or self.is_on or table.top.is_tried:
            return False
        if table.lesson is not None and not table.lesson.form.guides:
            return False
        return table.session is None or bool(plan_of(table.session.game).asks)

    def begin(self) -> None:
        """Lay out what is due, of the game on the table or of the one in which most is; raises MisusedError."""
        # What says when a rule is due takes its time to be imported.
        from trajan_tutor.learning.practice import requested_practice

        table, saves = self._table, self._saves
        if saves is None or not self.may:
            raise MisusedError("board-not-understood")
        game = table.session.game.name if table.session is not None else None
        practice = requested_practice(game, None, saves, seconds_now())
        self._put_on_table(practice_activity(practice, table.words.language, saves))

    def begin_trial(self, ruling: str, game: str) -> None:
        """Lay out the position in which the readings of a ruling are tried, of the game on the table or a chosen one.

        It takes the place of another trial; raises MisusedError for what cannot be tried, or not now.
        """
        table = self._table
        if self._saves is None:
            raise MisusedError("board-not-understood")
        if table.top.is_tried:
            raise MisusedError("coach-in-trial")
        self._put_on_table(trial_activity(ruling, table.game(game), table.words.language, self._saves))

    def begin_better_turn(self, mistake: Mistake) -> None:
        """Lay out a costly turn of the game that has ended, to be played better; raises UnreadableError."""
        table, saves = self._table, self._saves
        if saves is None or table.session is None:
            raise MisusedError("board-not-understood")
        self._put_on_table(practice_activity(_better_turn(table.session.game, mistake), table.words.language, saves))

    def _put_on_table(self, desk: LessonActivity) -> None:
        """Lay something on the table in the place of what waits from now on."""
        table = self._table
        if self.is_on and table.lesson is not None and table.lesson.form is RULING:
            table.activities.pop()
        left = table.top
        key = "board-lesson-to-lesson" if left.lesson is not None else "board-lesson-to-game"
        if left.lesson is not None and left.lesson.has_ended:
            key = "board-lesson-to-end"
        desk.way_back = Message(key if left.session is not None else "board-lesson-to-table")
        self._serve(desk)
        table.put(desk)
        table.words = desk.words

    def leave(self) -> None:
        """Put back what was there; raises MisusedError where nothing waits."""
        table = self._table
        if not self.is_on:
            raise MisusedError("board-not-understood")
        table.end()
        # Another language may have been chosen meanwhile.
        table.speak(table.words.language)


def _better_turn(game: TutorGame, mistake: Mistake) -> Practice:
    """Return a practice in which a turn is played once more; raises UnreadableError for one of other rules."""
    part = own_part(game, mistake)
    return Practice(part.lesson, MappingProxyType({part.step.name: part.source}), own=mistakes_in([part]))
