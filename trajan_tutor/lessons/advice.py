"""The ladder of hints that the coach gives in a lesson: look here, consider, play, because."""

from typing import Final

from trajan_tutor.coach.adviser import Adviser, Effort, advise
from trajan_tutor.coach.ladder import Hint
from trajan_tutor.engine.game import Game, Observation
from trajan_tutor.engine.message import Message

# A lesson's position is small; a learner should not wait long for the first rung.
QUICKLY: Final = Effort(search=120, finals=30, pairs=40, most_pairs=80, answers=4, quiet=30)


class CoachLadder:
    """Gives the hints of the coach, rung by rung; what it found about a position is kept for the next rung.

    The first rung of a position takes as long as its effort does. Who must not wait passes a ladder of their own.
    """

    def __init__(self, effort: Effort = QUICKLY, seed: int = 0) -> None:
        """Choose the effort; the same effort and seed give the same hints."""
        self.effort = effort
        self.seed = seed
        self._key: object = None
        self._hint: Hint | None = None

    def __call__(self, game: Game, observation: Observation, rung: int) -> Message | None:
        """Return what the coach says on a rung, or None after the last one and where nothing is to be decided."""
        if len(game.legal(observation.state)) == 0:
            return None
        key = game.key(observation.state)
        if self._hint is None or key != self._key:
            self._hint = advise(Adviser(game, observation, self.seed, self.effort)).hint()
            self._key = key
        hint = self._hint
        rungs = (hint.look, hint.consider, hint.play, hint.because)
        return rungs[rung]().message if rung < len(rungs) else None
