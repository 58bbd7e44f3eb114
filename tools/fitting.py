"""Fits the weights of an evaluation to games that the search plays against itself.

Between two turns of a game, what a seat has more than another is set against what it gains more until the end: the
difference of two seats says more than the points of one, since what happens to both cancels. The weights are linear in
the period, and found by least squares with a ridge (Hoerl and Kennard, 1970) that pulls towards the weights set by hand
that the fit begins with, so that what the games say little about stays as it is. The games of a later round are played
with the weights that the rounds before it gave.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.fitted import Fitted
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.drivers import Budget
from trajan_tutor.search.lines import POINT
from trajan_tutor.search.lookahead import Settings
from trajan_tutor.search.planner import Planner

FOLDS = 5

# A few random turns at the start lead to games that differ, also in what is rare between good players.
_RANDOM_TURNS = 6
_SETTINGS = Settings(turns_drawn=150, kept=12)
_PULL = 0.1
_STEADY_PULL = 0.05


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison of two seats between turns: difference of quantities, and of points still to come (hundredths)."""

    game: int
    period: int
    quantities: tuple[int, ...] | tuple[float, ...]
    later: int


@dataclass(frozen=True, slots=True)
class Fit:
    """Fitted weights by period and quantity, in hundredths, and how well such weights foretell games left out.

    `before`, `after` and `without` are standard deviations, in points, of what is not foretold by the weights it began
    with, by fitted ones (each fifth of the games by the fit to the others), and by the score alone.
    """

    weights: list[list[int]]
    without: float
    before: float
    after: float


def fit_in_rounds(play: Callable[[int, list[list[int]]], list[Row]], rounds: int, start: list[list[int]]) -> Fit:
    """Return weights fitted to the games of all rounds; `play` plays those of a round with the weights given to it.

    >>> said = []
    >>> def play(number, weights):
    ...     said.append((number, weights))
    ...     return [Row(game, 0, (amount,), 300 * amount) for game in range(5) for amount in (-2, 1, 3)]
    >>> fit_in_rounds(play, 2, [[100]]).weights, said
    ([[280]], [(0, [[100]]), (1, [[280]])])
    """
    rows: list[Row] = []
    weights = start
    for number in range(rounds):
        rows += play(number, weights)
        found = fit(rows, start)
        weights = _with_signs(found.weights, start)
    return replace(found, weights=weights)


def _with_signs(weights: list[list[int]], start: list[list[int]]) -> list[list[int]]:
    """Return the weights with 0 for those whose sign is against the start: pieces do no harm, and costs no good."""
    return [
        [min(weight, 0) if first < 0 else max(weight, 0) for weight, first in zip(row, first_row, strict=True)]
        for row, first_row in zip(weights, start, strict=True)
    ]


def rows_of_game(game: SearchableGame, fitted: Fitted, seats: int, seed: int, budget: Budget) -> list[Row]:
    """Play one game of the search against itself and return its comparisons of neighbouring seats."""
    state = game.new_game(Setup(seats=seats, seed=seed))
    rng = Rng(seed)
    planners = [Planner(budget, _SETTINGS) for _ in range(seats)]
    random_until = game.begun(state) + _RANDOM_TURNS
    seen: list[tuple[int, list[list[int]], list[int]]] = []
    last = -1
    while not game.is_over(state):
        if game.may_evaluate(state) and not game.is_closing(state) and game.begun(state) != last:
            last = game.begun(state)
            amounts = [fitted.quantities(state, seat) for seat in range(seats)]
            seen.append((fitted.period_of(state), amounts, _scores(game, state, seats)))
        actor = game.current_seat(state)
        choices = game.legal(state)
        if game.begun(state) < random_until and rng.below(2):
            move = choices[rng.below(len(choices))]
        else:
            move = planners[actor].choose(game, game.observe(state, actor), rng)
        game.apply(state, move)
    final = _scores(game, state, seats)
    rows = []
    for period, amounts, scores in seen:
        for one in range(seats - 1):
            more = tuple(mine - theirs for mine, theirs in zip(amounts[one], amounts[one + 1], strict=True))
            later = (final[one] - scores[one]) - (final[one + 1] - scores[one + 1])
            rows.append(Row(seed, period, more, POINT * later))
    return rows


def _scores(game: SearchableGame, state: State, seats: int) -> list[int]:
    return [game.ledger(state, seat).total for seat in range(seats)]


def fit(rows: list[Row], weights: list[list[int]]) -> Fit:
    """Return weights fitted to comparisons, near the given ones where the comparisons say little.

    >>> rows = [Row(game, 0, (number,), 300 * number) for game in range(5) for number in (-2, 1, 3)]
    >>> fit(rows, [[100]]).weights
    [[280]]
    """
    sums = [_Sums(2 * len(weights[0]), rows, weights, fold) for fold in range(FOLDS)]
    found = _solution(sums, weights)
    left_out = [_solution([one for other, one in enumerate(sums) if other != fold], weights) for fold in range(FOLDS)]
    after = [row.later - _foretold(row, left_out[row.game % FOLDS]) for row in rows]
    return Fit(
        [[round(weight) for weight in period] for period in found],
        _deviation([row.later for row in rows]),
        _deviation([row.later - _foretold(row, weights) for row in rows]),
        _deviation(after),
    )


def _foretold(row: Row, weights: list[list[float]] | list[list[int]]) -> float:
    return sum(weight * amount for weight, amount in zip(weights[row.period], row.quantities, strict=True))


def _deviation(values: list[float] | list[int]) -> float:
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)) / POINT


class _Sums:
    """The sums of least squares over one fold: products of columns, and of columns with what is not foretold yet."""

    def __init__(self, columns: int, rows: list[Row], weights: list[list[int]], fold: int) -> None:
        self.number = 0
        self.products = [[0.0] * columns for _ in range(columns)]
        self.targets = [0.0] * columns
        for row in rows:
            if row.game % FOLDS == fold:
                self.add(_columns(row, len(weights)), row.later - _foretold(row, weights))

    def add(self, columns: list[float], target: float) -> None:
        """Add one comparison."""
        self.number += 1
        used = [index for index, value in enumerate(columns) if value]
        for one in used:
            self.targets[one] += columns[one] * target
            products = self.products[one]
            for other in used:
                products[other] += columns[one] * columns[other]


def _columns(row: Row, periods: int) -> list[float]:
    """Return the quantities, and again times the period counted from the middle."""
    slope = row.period - (periods - 1) / 2
    return [*map(float, row.quantities), *(slope * amount for amount in row.quantities)]


def _solution(sums: list[_Sums], weights: list[list[int]]) -> list[list[float]]:
    """Return the weights by period that fit best over some folds."""
    columns = len(sums[0].targets)
    number = sum(one.number for one in sums)
    matrix = [[sum(one.products[row][column] for one in sums) for column in range(columns)] for row in range(columns)]
    for index in range(columns):
        matrix[index][index] += _PULL * matrix[index][index] + _STEADY_PULL * number + 1e-9
    change = _solved(matrix, [sum(one.targets[row] for one in sums) for row in range(columns)])
    half = columns // 2
    middle = (len(weights) - 1) / 2
    return [
        [weight + change[index] + change[half + index] * (period - middle) for index, weight in enumerate(row)]
        for period, row in enumerate(weights)
    ]


def _solved(matrix: list[list[float]], target: list[float]) -> list[float]:
    """Return the solution of linear equations, by elimination with pivots.

    >>> _solved([[2.0, 0.0], [1.0, 1.0]], [4.0, 5.0])
    [2.0, 3.0]
    """
    size = len(target)
    rows = [[*row, value] for row, value in zip(matrix, target, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for below in range(column + 1, size):
            factor = rows[below][column] / rows[column][column]
            if factor:
                rows[below] = [value - factor * above for value, above in zip(rows[below], rows[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
