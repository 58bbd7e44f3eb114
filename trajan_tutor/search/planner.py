"""A player that searches once a turn, follows the line it found, and searches again when something hidden was shown."""

import math
import time
from dataclasses import dataclass, field

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lookahead import Lookahead, Settings

__all__ = ["Budget", "Planner", "run", "settings_for"]

_LARGEST_SEED = 1 << 28
_USUAL_SECONDS = 0.05
_FURTHEST = 4
_MOST_TRIES = 64


def settings_for(budget: Budget) -> Settings:
    """Return how a search looks that has so much time: the usual way with samples or little time.

    Some hundred samples choose well among turns as far as the playouts tell them apart. So four times the time gives
    twice the samples, and playouts that cost twice as much: first they go further, up to four turns of every seat,
    since beyond that chance hides what a turn did; then their turns are better, the best of more tries.

    >>> [(looks.turns_ahead, looks.tries) for looks in (settings_for(Budget(seconds=s)) for s in (0.05, 0.2, 0.8))]
    [(2, 8), (4, 8), (4, 16)]
    >>> settings_for(Budget(samples=9000)) == Settings()
    True
    """
    usual = Settings()
    longer = math.sqrt(max(1.0, budget.seconds / _USUAL_SECONDS))
    ahead = min(_FURTHEST, round(usual.turns_ahead * longer))
    return Settings(
        turns_drawn=round(usual.turns_drawn * longer),
        turns_ahead=ahead,
        tries=min(_MOST_TRIES, max(usual.tries, round(usual.tries * usual.turns_ahead * longer / ahead))),
    )


@dataclass(slots=True)
class Planner:
    """Decides from observations; keeps the rest of its line between decisions of one turn.

    Without settings it looks as `settings_for` its budget.
    """

    budget: Budget
    settings: Settings | None = None
    searches: int = 0
    cpu_seconds: float = 0.0
    _plan: list[int] = field(default_factory=list)

    def choose(self, game: SearchableGame, observation: Observation, rng: Rng) -> int:
        """Return the next move of the plan if it is still legal, else of a new plan."""
        choices = game.legal(observation.state)
        if len(choices) == 1:
            self._plan = self._plan[1:] if self._plan[:1] == [choices[0]] else []
            return choices[0]
        if not self._plan or self._plan[0] not in choices:
            begun = time.process_time()
            settings = self.settings or settings_for(self.budget)
            search = Lookahead(game, observation, rng.below(_LARGEST_SEED), settings)
            run(search, self.budget)
            self._plan = list(search.lines()[0].moves)
            self.searches += 1
            self.cpu_seconds += time.process_time() - begun
        return self._plan.pop(0)
