"""What a search found, as plain values: one line for each turn, and the difference between two of them."""

import math
from dataclasses import dataclass

POINT = 100
"""Margins are kept as ints in hundredths of a point, so that both builds compute the same."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a search found about one turn; all figures are in points, means over its samples.

    `margin` is what the position is worth to the seat less what it is worth to its strongest rival, after the turn and
    the playout; `spread` the standard deviation of that over the samples, `error` the standard error of the mean.
    `margins[i]` is the margin in sample i, in hundredths: sample i of every line meets the same deal. `gains` and
    `rival_gains` are points gained from now to there by source, in the game's order of sources. `is_whole` tells
    whether `moves` are the whole turn; else they end where something hidden is shown. `ended` and `won` count samples
    in which the game had ended there, and those of them that the seat won. `estimate` is the margin right after the
    turn, without a playout, in one deal.
    """

    moves: tuple[int, ...]
    margin: float
    error: float
    samples: int
    spread: float = math.inf
    margins: tuple[int, ...] = ()
    gains: tuple[float, ...] = ()
    rival_gains: tuple[float, ...] = ()
    is_whole: bool = True
    ended: int = 0
    won: int = 0
    estimate: float = 0.0


def mean_and_error(values: list[int] | tuple[int, ...]) -> tuple[float, float]:
    """Return mean and standard error, in points, of values in hundredths; the error of fewer than two is infinite.

    >>> mean_and_error([100, 300])
    (2.0, 1.0)
    """
    number = len(values)
    if number == 0:
        return -math.inf, math.inf
    mean = sum(values) / number
    if number == 1:
        return mean / POINT, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    return mean / POINT, math.sqrt(variance / number) / POINT


def difference(one: Line, other: Line) -> tuple[float, float]:
    """Return by how many points a line is better than another, and the standard error of that.

    Only samples that both have met are compared, pair by pair: what luck gave to both cancels.

    >>> one = Line((1,), 3.0, 1.0, 2, margins=(500, 100))
    >>> other = Line((2,), 1.0, 1.0, 3, margins=(300, -200, 9000))
    >>> difference(one, other)
    (2.5, 0.5)
    """
    return mean_and_error([mine - theirs for mine, theirs in zip(one.margins, other.margins, strict=False)])
