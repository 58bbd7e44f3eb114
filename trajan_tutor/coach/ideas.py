"""The best ideas in a position, deepened slice by slice for as long as somebody looks on.

The result depends on the observation, the seed and the number of samples alone, never on how the slices were cut.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from threading import Lock
from typing import Final

from trajan_tutor.coach.adviser import Effort, settings_of
from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.coach.grades import NINE_OF_TEN
from trajan_tutor.coach.turns import decisive_step
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.search.lookahead import Line, Lookahead, difference
from trajan_tutor.search.sampling import first_deal

# Beyond so many samples a list of ideas hardly changes any more.
DEEPEST: Final = 4000
MOST_IDEAS: Final = 6
# A figure of fewer deals than these is not told.
_FEWEST: Final = 6
# What is told is looked at again after so many samples, then each time after a quarter more.
_FIRST_TOLD: Final = 60
_MORE: Final = 1.25


@dataclass(frozen=True, slots=True)
class Idea:
    """A turn that stands for an idea: what it gives less than the best one in points, and half the 90 % interval.

    The best one itself has a `cost` of nothing.
    """

    moves: tuple[int, ...]
    cost: float
    half: float
    deals: int


class Ideas(Analysis):
    """Looks for the best ideas; ask it for the `best` at any time. Each one is told by its best turn."""

    def __init__(self, game: TutorGame, observation: Observation, seed: int = 0, deepest: int = DEEPEST) -> None:
        """Look at nothing yet; raises MisusedError where there is nothing to decide."""
        if not game.is_over(observation.state) and not game.legal(observation.state):
            raise MisusedError("coach-no-moves")
        self.game = game
        self.observation = observation
        self.deepest = deepest
        self.search = Lookahead(game, observation, seed, settings_of(Effort()))
        self.best: tuple[Idea, ...] = ()
        self.samples = 0
        # One that was given up may still be in its last task when it is taken up again.
        self._lock = Lock()
        super().__init__()

    def step(self, tasks: int = 1) -> bool:
        """Do up to so many tasks; return whether all is done."""
        with self._lock:
            return super().step(tasks)

    def _share(self) -> float:
        return min(1.0, self.search.samples / self.deepest)

    def _tasks(self) -> Iterator[None]:
        search = self.search
        told = _FIRST_TOLD
        while search.samples < self.deepest and not search.is_settled:
            search.step(1)
            if search.samples >= told:
                self._take_stock()
                told = max(told + 1, int(told * _MORE))
            yield
        self._take_stock()

    def _take_stock(self) -> None:
        """Note the best ideas as they stand."""
        search = self.search
        root = first_deal(search.question)
        best: Line | None = None
        found: dict[str, Idea] = {}
        for line in search.lines():
            if line.samples < min(_FEWEST, search.samples):
                continue
            best = best or line
            # Where other pieces fall is the same idea: what the turn is for tells turns apart.
            idea = decisive_step(self.game, root, line.moves, self.observation.seat)[1].notation
            if idea not in found:
                cost, error = (0.0, 0.0) if line is best else difference(best, line)
                found[idea] = Idea(line.moves, cost, NINE_OF_TEN * error, line.samples)
            if len(found) == MOST_IDEAS:
                break
        self.best, self.samples = tuple(found.values()), search.samples
