"""A player that searches once a turn, follows the line it found, and searches again when something hidden was shown.

It is the one player that looks ahead: at a table, on the ladder, and in what docs/measurements.md tells.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.mixtures import mixtures_of
from trajan_tutor.search.turns import digest

__all__ = ["Budget", "Planner", "run", "settings_for"]

_LARGEST_SEED = 1 << 28
_USUAL_SECONDS = 0.05
# Looking at every turn shall not take most of that time.
_USUALLY_ENUMERATED = 250
# Nor shall choosing the candidates among them.
_USUALLY_SCREENED = 40
_MOST_SCREENED = 80
_ENOUGH_TO_SCREEN = 130
_FURTHEST = 4
_MOST_TRIES = 64
# With so many times the samples of the usual time, playouts go to the end of a scope, which costs about twice as much.
_TO_SCOPE_END = 4
_SCOPE_COSTS = 2
# So many decisions are remembered: more than a turn has, so that it can be taken back and played again.
_REMEMBERED = 64


def settings_for(budget: Budget) -> Settings:
    """Return how a search looks that has so much time: the usual way with samples or little time.

    Some hundred samples choose well among turns as far as the playouts tell them apart. So four times the time gives
    twice the samples, and playouts that cost twice as much: first they go further, up to four turns of every seat,
    then to the end of the scope beyond the turn; then their turns are better, the best of more tries. In 16 positions
    of Trajan, judged in 200 fresh deals, so many samples as 0.8 seconds give lost 0.7 points where playouts stopped
    after four turns, 0.5 where they went to the end of the quarter; few samples lost 0.9 either way. It was
    chosen on these positions, and the judge plays as far. The more
    turns are screened, the more samples screen them: with one, more time let go more of the best.

    >>> looks = [settings_for(Budget(seconds=seconds)) for seconds in (0.05, 0.2, 0.8, 3.2)]
    >>> [(one.turns_ahead, one.tries, one.is_to_scope_end, one.screening) for one in looks]
    [(2, 8, False, 1), (4, 8, False, 2), (4, 8, True, 4), (4, 16, True, 8)]
    >>> settings_for(Budget(samples=9000)).turns_ahead == Settings().turns_ahead
    True
    """
    usual = Settings()
    longer = math.sqrt(max(1.0, budget.seconds / _USUAL_SECONDS))
    ahead = min(_FURTHEST, round(usual.turns_ahead * longer))
    is_to_scope_end = longer >= _TO_SCOPE_END
    cost = ahead * (_SCOPE_COSTS if is_to_scope_end else 1)
    return Settings(
        enumerated=round(_USUALLY_ENUMERATED * longer),
        screened=0
        if 0 < budget.samples < _ENOUGH_TO_SCREEN
        else min(_MOST_SCREENED, round(_USUALLY_SCREENED * longer)),
        screening=round(longer),
        turns_drawn=round(usual.turns_drawn * longer),
        turns_ahead=ahead,
        tries=min(_MOST_TRIES, max(usual.tries, round(usual.tries * usual.turns_ahead * longer / cost))),
        is_to_scope_end=is_to_scope_end,
    )


Find = Callable[[SearchableGame, Observation, int, Budget], tuple[int, ...]]
"""A way to find a line by a seed and a budget, from an observation."""


@dataclass(slots=True)
class Planner:
    """Decides from observations; remembers the rest of its line between the decisions of a turn.

    Without settings it looks as `settings_for` its budget, or as `find` does if there is one. A line is followed only
    from the very observation that it leads to. One planner is for one seat of one game.
    """

    budget: Budget
    settings: Settings | None = None
    find: Find | None = None
    searches: int = 0
    cpu_seconds: float = 0.0
    _rest: dict[bytes, tuple[int, ...]] = field(default_factory=dict)

    def choose(self, game: SearchableGame, observation: Observation, rng: Rng) -> int:
        """Return the next move of the line that leads here, else the first of a new one."""
        choices = game.legal(observation.state)
        rest = self._rest.get(digest(game, observation.state), ()) if self._rest else ()
        if not rest or rest[0] not in choices:
            rest = self._line(game, observation, rng) if len(choices) > 1 else (choices[0],)
        self._remember(game, observation.state, rest)
        return rest[0]

    def _line(self, game: SearchableGame, observation: Observation, rng: Rng) -> tuple[int, ...]:
        started = time.process_time()
        seed = rng.below(_LARGEST_SEED)
        line = (self.find or self._by_lookahead)(game, observation, seed, self.budget)
        self.searches += 1
        self.cpu_seconds += time.process_time() - started
        return line

    def _by_lookahead(
        self, game: SearchableGame, observation: Observation, seed: int, budget: Budget
    ) -> tuple[int, ...]:
        joint = mixtures_of(game, observation, seed)
        if joint:
            # Whoever always chose the best of a mixture could be read.
            return (joint[observation.seat].draw(Rng(seed)),)
        search = Lookahead(game, observation, seed, self.settings or settings_for(budget))
        run(search, budget)
        return search.lines()[0].moves

    def _remember(self, game: SearchableGame, state: State, line: tuple[int, ...]) -> None:
        """Remember what follows on the first move of a line: only its last may show something hidden."""
        if len(line) == 1:
            return
        after = game.copy(state)
        game.apply(after, line[0])
        if len(self._rest) >= _REMEMBERED:
            del self._rest[next(iter(self._rest))]
        self._rest[digest(game, after)] = line[1:]
