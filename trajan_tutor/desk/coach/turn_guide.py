"""Looks for the turn that a game of a lesson marks or shows, while nothing else is thought about.

Nobody waits for it but who has asked to be shown how: until it is found the aim alone is marked. Where the search fails
or is cancelled, that stays so until the position changes or somebody asks again.
"""

import logging

from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import GUIDING, CoachHost
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.step_guide import StepGuide


class TurnGuide:
    """Thinks for the marks of a lesson, and tells the board when they have changed."""

    __slots__ = ("_guide", "_host", "_mind", "_node")

    def __init__(self, host: CoachHost, mind: CoachState) -> None:
        """Look for nothing."""
        self._host = host
        self._mind = mind
        self._guide: StepGuide | None = None
        self._node = -1

    def attend(self) -> None:
        """Begin to look for the turn to be marked here, if one is wanted and nothing else is thought about."""
        lesson = self._host.guided()
        if lesson is None or self._mind.thinking is not None or not lesson.wants_guide:
            return
        player = lesson.player
        guide, node = player.trial.guide, player.scenario.session.tree.here.number
        guide.effort = self._mind.efforts.guide
        try:
            search = guide.search()
        except MisusedError:
            guide.give_up(node)
            return

        def at_end() -> Message | None:
            guide.take_in(node, search)
            self._host.turn_found()
            return None

        self._guide, self._node = guide, node
        self._mind.think(GUIDING, search, at_end, fails=self._failed)

    def leave(self) -> None:
        """Stop looking where the position, or the step, is no more the present one."""
        lesson = self._host.guided()
        is_here = (
            lesson is not None
            and lesson.player.trial.guide is self._guide
            and lesson.player.scenario.session.tree.here.number == self._node
        )
        if self._mind.kind == GUIDING and not is_here:
            self._mind.stop()

    def give_up(self) -> None:
        """Look for nothing any more in this position: somebody has cancelled it."""
        if self._guide is not None:
            self._guide.give_up(self._node)
        self._host.turn_found()

    def _failed(self, problem: Message) -> Message | None:
        # The aim stays marked, and the lesson goes on without: the learner has not asked for it.
        logging.getLogger(__name__).warning("no turn to be marked: %s", problem)
        self.give_up()
        return None
