"""Looks for what the coach says in a hint of a lesson, where nobody is to wait for it inside a request."""

from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.desk.coach.coach_news import HintFound
from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import LESSON_HINT
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.message import Message


class LessonHinter:
    """Thinks for the hints of a lesson that its learner has asked for, and gives them when they are found."""

    __slots__ = ("_lesson", "_state", "_table")

    def __init__(self, table: Table, state: CoachState) -> None:
        """Look for nothing."""
        self._table = table
        self._state = state
        self._lesson: PlayedLesson | None = None

    def attend(self) -> None:
        """Begin to look for the hint that is wanted here; what nobody asked for gives way."""
        lesson = self._table.played_lesson
        if lesson is None or not lesson.is_hint_wanted or self._state.is_asked:
            return
        adviser = lesson.player.hint_search()
        if adviser is None:
            return

        def at_end() -> Message | None:
            self._state.post(HintFound(adviser))
            return None

        self._state.stop()
        self._lesson = lesson
        self._state.think(LESSON_HINT, adviser, at_end, fails=self._failed)

    def leave(self) -> None:
        """Stop looking where the position, or the lesson, is no more the present one."""
        lesson = self._table.played_lesson
        is_here = lesson is not None and lesson is self._lesson and lesson.is_hint_wanted
        if self._state.kind == LESSON_HINT and not is_here:
            self._state.stop()

    def give_up(self) -> None:
        """Look for no hint any more: somebody has cancelled it."""
        if self._lesson is not None:
            self._lesson.player.give_up_hint()

    def _failed(self, problem: Message) -> Message | None:
        self.give_up()
        return problem
