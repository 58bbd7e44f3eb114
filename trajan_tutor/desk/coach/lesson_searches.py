"""What a lesson has looked for beside its board: the turn that it marks or shows, and a hint that was asked for.

The turn is looked for while nothing else is thought about, and nobody waits for it but who has asked to be shown how:
until it is found the aim alone is marked. Where the search fails or is cancelled, that stays so until the position
changes or somebody asks again. For the hint nobody is to wait inside a request.
"""

import logging

from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.desk.coach.coach_news import HintFound, TurnFound
from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import GUIDING, LESSON_HINT
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.guided_turn import GuidedTurn
from trajan_tutor.lessons.step_guide import StepGuide


class TurnGuide:
    """Thinks for the marks of a lesson, and tells the board when they have changed."""

    __slots__ = ("_guide", "_node", "_state", "_table")

    def __init__(self, table: Table, state: CoachState) -> None:
        """Look for nothing."""
        self._table = table
        self._state = state
        self._guide: StepGuide | None = None
        self._node = -1

    def attend(self) -> None:
        """Begin to look for the turn to be marked here, if one is wanted and nothing else is thought about."""
        lesson = self._table.guided
        if lesson is None or self._state.thinking is not None or not lesson.wants_guide:
            return
        player = lesson.player
        guide, node = player.trial.guide, player.scenario.session.tree.here.number
        guide.effort = self._state.efforts.guide
        try:
            search = guide.search()
        except MisusedError:
            guide.give_up(node)
            return

        def at_end() -> Message | None:
            guide.take_in(node, search)
            self._state.post(TurnFound())
            return None

        self._guide, self._node = guide, node
        self._state.think(GUIDING, search, at_end, fails=self._failed)

    def leave(self) -> None:
        """Stop looking where the position, or the step, is no more the present one."""
        lesson = self._table.guided
        is_here = (
            lesson is not None
            and lesson.player.trial.guide is self._guide
            and lesson.player.scenario.session.tree.here.number == self._node
        )
        if self._state.kind == GUIDING and not is_here:
            self._state.stop()

    def find_now(self) -> GuidedTurn | None:
        """Return the turn along which the marks of a lesson lead on, looked for at once; None where none leads on."""
        lesson = self._table.guided
        if lesson is None or not lesson.wants_guide:
            return None
        guide = lesson.player.trial.guide
        guide.effort = self._state.efforts.guide
        return guide.find_now()

    def know(self, turn: GuidedTurn) -> None:
        """Let the marks of a lesson lead along a turn that another desk has found in the same position."""
        lesson = self._table.guided
        if lesson is not None:
            lesson.player.trial.guide.know(turn)

    def give_up(self) -> None:
        """Look for nothing any more in this position: somebody has cancelled it."""
        if self._guide is not None:
            self._guide.give_up(self._node)
        self._state.post(TurnFound())

    def _failed(self, problem: Message) -> Message | None:
        # The aim stays marked, and the lesson goes on without: the learner has not asked for it.
        logging.getLogger(__name__).warning("no turn to be marked: %s", problem)
        self.give_up()
        return None


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
