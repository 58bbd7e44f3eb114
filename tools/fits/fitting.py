"""Weights of an evaluation that foretell best what games brought.

Between two turns of a game, what a seat has more than another is set against what it gains more until the end: the
difference of two seats says more than the points of one, since what happens to both cancels. The weights are linear in
the period, and found by least squares with a ridge (Hoerl and Kennard, 1970) that pulls towards the weights set by hand
that the fit begins with, so that what the games say little about stays as it is. The games of a later round are played
with the weights that the rounds before it gave.
"""

import textwrap
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from trajan_tutor.cli.arguments import number_from
from trajan_tutor.search.lines import POINT

FOLDS = 5

_PULL = 0.1
_STEADY_PULL = 0.05
_LINE = 119

Amounts = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison of two seats between turns: difference of quantities, and of points still to come (hundredths)."""

    game: int
    period: int
    quantities: tuple[int, ...] | tuple[float, ...]
    later: int


def rows_at(game: int, period: int, amounts: Sequence[Sequence[float]], later: Sequence[int]) -> Iterator[Row]:
    """Yield the comparisons of neighbouring seats at one place of a game, by their amounts and points to come."""
    for one, other in pairwise(range(len(later))):
        more = tuple(mine - theirs for mine, theirs in zip(amounts[one], amounts[other], strict=True))
        yield Row(game, period, more, later[one] - later[other])


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


def fit(rows: list[Row], weights: list[list[int]]) -> Fit:
    """Return weights fitted to comparisons, near the given ones where the comparisons say little.

    >>> rows = [Row(game, 0, (number,), 300 * number) for game in range(5) for number in (-2, 1, 3)]
    >>> fit(rows, [[100]]).weights
    [[280]]
    """
    columns = np.array([_columns(row, len(weights)) for row in rows])
    missed = np.array([row.later - _foretold(row, weights) for row in rows])
    folds = np.array([row.game % FOLDS for row in rows])
    found = _solution(columns, missed, weights)
    left_out = [_solution(columns[folds != fold], missed[folds != fold], weights) for fold in range(FOLDS)]
    after = [row.later - _foretold(row, left_out[row.game % FOLDS]) for row in rows]
    return Fit(
        [[round(weight) for weight in period] for period in found],
        _deviation([row.later for row in rows]),
        _deviation(missed),
        _deviation(after),
    )


def _foretold(row: Row, weights: list[list[float]] | list[list[int]]) -> float:
    return sum(weight * amount for weight, amount in zip(weights[row.period], row.quantities, strict=True))


def _deviation(values: Sequence[float] | Amounts) -> float:
    return float(np.std(values)) / POINT


def _columns(row: Row, periods: int) -> list[float]:
    """Return the quantities, and again times the period counted from the middle."""
    slope = row.period - (periods - 1) / 2
    return [*map(float, row.quantities), *(slope * amount for amount in row.quantities)]


def _solution(columns: Amounts, missed: Amounts, weights: list[list[int]]) -> list[list[float]]:
    """Return the weights by period that foretell best what was missed by the given ones."""
    matrix = columns.T @ columns
    pull = _PULL * np.diag(matrix) + _STEADY_PULL * len(columns) + 1e-9
    change = np.linalg.solve(matrix + np.diag(pull), columns.T @ missed).tolist()
    half, middle = len(change) // 2, (len(weights) - 1) / 2
    return [
        [weight + change[index] + change[half + index] * (period - middle) for index, weight in enumerate(row)]
        for period, row in enumerate(weights)
    ]


def heading(command: str, games: int, found: Fit, what: str, alone: str) -> str:
    """Return what stands above a table of weights: the command that makes it, and how well they foretell."""
    told = (
        f"Fitted to {games} games. Not foretold of the later difference of {what} (standard deviation in points):"
        f" {found.without:.2f} by {alone} alone, {found.before:.2f} by the weights it began with, {found.after:.2f} by"
        f" these, each fifth of the games by the fit to the others."
    )
    lines = textwrap.wrap(told, width=_LINE, initial_indent="# ", subsequent_indent="# ")
    return "\n".join((f"# python tools/fit.py {command}", *lines, "", "[weights]"))


def round_options(parser: ArgumentParser, rounds: int, games: int) -> None:
    """Ask for how many rounds are played, and how many games in each."""
    parser.add_argument(
        "--rounds",
        type=number_from(1),
        default=rounds,
        help="how many rounds: the games of each are played with the weights that the rounds before gave",
    )
    # Fewer games cannot be left out in turns to check the fit.
    parser.add_argument("--games", type=number_from(FOLDS), default=games, help=f"of each round, {FOLDS} at least")
