"""Looks for the turn that a game of a lesson marks or shows, while nothing else is thought about.

Nobody waits for it but who has asked to be shown how: until it is found the aim alone is marked. Where the search fails
or is cancelled, that stays so until the position changes or somebody asks again.
"""

import logging

from trajan_tutor.desk.coach.coach_news import TurnFound
from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import GUIDING
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
