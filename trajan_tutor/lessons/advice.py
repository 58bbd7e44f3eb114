"""The ladder of hints that the coach gives in a lesson: look here, consider, play, because."""

from functools import reduce
from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.ladder import Advice, Because, Hint
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message

_HINT_LEVELS: Final = 4
# The hint levels before this one say all that they say in one sentence of their own.
_FIRST_WHOLE: Final = 2
# A lesson's position is small; a learner should not wait long for the first hint level.
QUICKLY: Final = Effort(search=120, finalists=8, finals=30, pairs=30, most_pairs=80, answers=4, second=30)


class CoachLadder:
    """Gives the hints of the coach, level by level; what it found about a position is kept for the next hint level.

    The first hint level of a position takes as long as its effort does. Who must not wait passes a ladder of their own.
    """

    def __init__(self, effort: Effort = QUICKLY, seed: int = 0) -> None:
        """Choose the effort; the same effort and seed give the same hints."""
        self.effort = effort
        self.seed = seed
        self._key: object = None
        self._hint: Hint | None = None

    def __call__(self, game: TutorGame, observation: Observation, hint_level: int) -> Message | None:
        """Return what the coach says on a level, or None after the last one and where nothing is to be decided."""
        if len(game.legal(observation.state)) == 0:
            return None
        key = game.key(observation.state)
        if self._hint is None or key != self._key:
            self._hint = Adviser(game, observation, self.seed, self.effort).finish().hint()
            self._key = key
        hint = self._hint
        if hint_level < _FIRST_WHOLE:
            return (hint.look().message, hint.consider().message)[hint_level]
        return (
            (_turn(hint.play()), _because(hint.because()))[hint_level - _FIRST_WHOLE]
            if hint_level < _HINT_LEVELS
            else None
        )


def _turn(advice: Advice) -> Message:
    """Return a turn with its steps in one sentence: a lesson has no list for them."""
    steps = reduce(
        lambda first, following: Message.of("coach-steps-next", first=first, next=following),
        [step.message for step in advice.steps],
    )
    return Message.of("coach-lesson-turn", head=advice.message, steps=steps)


def _because(because: Because) -> Message:
    if not because.reasons:
        return because.message
    return Message.of(
        "coach-lesson-because", head=because.message, reasons=tuple(reason.message for reason in because.reasons)
    )
