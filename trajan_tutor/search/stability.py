"""How good the choices of a search are: what is lost against a search with ten times the samples in fresh deals."""

from dataclasses import dataclass

from trajan_tutor.engine.game import Game, Setup, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lines import difference
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.planner import Planner, settings_for

TIMES = 10
"""How many times as many samples the judge has."""

_PLAYED_WITH = Budget(samples=40)
_MOST_TURNS = 60
_STEP = 7


@dataclass(frozen=True, slots=True)
class Judged:
    """How the choice in one position was valued: the regret in points with its standard error, in fresh deals.

    `regret` is by how much the judge's best turn is better than the chosen one, over samples that both have met; 0 when
    they are the same. `samples` and `judged_with` are those of the search and of its judge, `turn` tells where in a
    game the position is.
    """

    number: int
    turn: int
    chosen: str
    best: str
    regret: float
    error: float
    samples: int
    judged_with: int


def position(game: Game, seats: int, number: int, seed: int) -> State:
    """Return position `number`: so many turns into a game of small searches, some more than into the one before."""
    state = game.new_game(Setup(seats=seats, seed=seed + number))
    planners = [Planner(_PLAYED_WITH, Settings(turns_drawn=60, kept=8)) for _ in range(seats)]
    rng = Rng(seed + number)
    wanted = _STEP * number % _MOST_TURNS
    before = game.copy(state)
    while not game.is_over(state):
        if game.is_boundary(state) and not game.ends_period(state):
            before = game.copy(state)
            if game.turns(state) > wanted:
                break
        actor = game.current_seat(state)
        game.apply(state, planners[actor].choose(game, game.observe(state, actor), rng))
    return before


def judge(game: Game, seats: int, number: int, seed: int, budget: Budget) -> Judged:
    """Search a position with a budget, and value the choice by another search in deals of its own."""
    state = position(game, seats, number, seed)
    seen = game.observe(state, game.current_seat(state))
    settings = settings_for(budget)
    search = Lookahead(game, seen, 2 * seed + 1, settings)
    run(search, budget)
    other = Lookahead(game, seen, 2 * seed + 2, settings)
    chosen = other.include(search.lines()[0].moves)
    run(other, Budget(samples=TIMES * search.samples))
    best = other.lines()[0]
    other.even_out([chosen], best.samples)
    run(other, Budget(samples=1))
    best = other.lines()[0]
    mine = other.line_of(chosen)
    regret, error = difference(best, mine) if best.moves != chosen else (0.0, 0.0)
    return Judged(
        number,
        game.turns(state),
        _told(game, mine.moves),
        _told(game, best.moves),
        max(0.0, regret),
        error,
        search.samples,
        other.samples,
    )


def _told(game: Game, moves: tuple[int, ...]) -> str:
    return ", ".join(game.notation(move) for move in moves)
