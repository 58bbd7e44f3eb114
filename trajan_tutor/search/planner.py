"""A player that searches once a turn, follows the line it found, and searches again when something hidden was shown."""

import time
from dataclasses import dataclass, field

from trajan_tutor.engine.game import Game, Observation
from trajan_tutor.engine.generator import Draws
from trajan_tutor.search.lookahead import Lookahead, Settings

_CHUNK = 10
_LARGEST_SEED = 1 << 28


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may look at: a number of samples, or CPU seconds of this process (0 means: not limited so)."""

    samples: int = 0
    seconds: float = 0.0


def run(search: Lookahead, budget: Budget) -> None:
    """Advance a search until its budget is used: a plain loop, in steps that stay below some 20 ms."""
    begun = time.process_time()
    while not search.is_settled:
        if budget.samples and search.samples >= budget.samples:
            return
        if budget.seconds and time.process_time() - begun >= budget.seconds and search.samples:
            return
        search.step(_CHUNK if not budget.samples else min(_CHUNK, max(1, budget.samples - search.samples)))


@dataclass(slots=True)
class Planner:
    """Decides from observations; keeps the rest of its line between decisions of one turn."""

    budget: Budget
    settings: Settings = field(default_factory=Settings)
    searches: int = 0
    cpu_seconds: float = 0.0
    _plan: list[int] = field(default_factory=list)

    def choose(self, game: Game, observation: Observation, draws: Draws) -> int:
        """Return the next move of the plan if it is still legal, else of a new plan."""
        choices = game.legal(observation.state)
        if len(choices) == 1:
            self._plan = self._plan[1:] if self._plan[:1] == [choices[0]] else []
            return choices[0]
        if not self._plan or self._plan[0] not in choices:
            begun = time.process_time()
            search = Lookahead(game, observation, draws.below(_LARGEST_SEED), self.settings)
            run(search, self.budget)
            self._plan = list(search.lines()[0].moves)
            self.searches += 1
            self.cpu_seconds += time.process_time() - begun
        return self._plan.pop(0)
