"""Figures as they are told: a difference between two turns with the interval in which it lies in nine of ten cases.

The interval is that of the whole procedure. It is wider than that of a mean over deals by two things: the best turn was
chosen among several by the same deals (`CHOICE`), and a trial may end before the game does (`BEYOND`), or be played
less well than it could be (`PLAYED`, `DECIDED`), which no number of deals takes away. All were measured, as told below.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

# Nine of ten values of a normal distribution lie within so many standard deviations.
NINE_OF_TEN: Final = 1.645
# How many times the standard error over deals a figure spreads over seeds, the choice of the best turn included.
# Source: `tools/measure.py gauges agreement trajan --seed 1001`, 24 positions with 3 seeds: 0.69 points over seeds,
# 0.53 over deals, where no more than 300 deals were met; 0.53 and 0.53 where they were 600.
CHOICE: Final = 1.3
# By how much a figure to the horizon of a trial differs from one to the end of the game (standard deviation), as a part
# of what a game calls a small loss. Source: `tools/measure.py gauges truth trajan`: 1.6 points in the 24 positions of
# seed 1 on which the horizon was chosen, but 3.4 in 13 of seed 2001; 1.1 markers in 2 positions of Caesar!. So 14 of
# the 15 figures of seed 2001 lie within the joint interval; with 0.9, as seed 1 alone had it, 10 did.
BEYOND: Final = 1.4
# The same of a figure to the end of the game: how well the turns on the way are played counts there, too. Source: 7
# such figures of Trajan whose deals differ (seeds 3001 to 5001), beside players who choose among twice as many turns:
# 1.6 points. Where every deal brings the same, nothing hangs on it. Of Caesar! all 15 were within the interval anyway.
PLAYED: Final = 0.8
# Where it decides who wins, a turn brings all or nothing, and how well the rest is played shifts how often: by this
# part of the spread over deals. Source: the 16 figures of Caesar! (seeds 3001 and 5001) that spread by more than 20
# points over deals, beside players who choose among twice as many turns: 0.11. Trajan's are within the factor above.
DECIDED: Final = 0.12
# Two turns after which hardly anything differs cannot differ much at the end either: below this difference in a deal
# (root mean square), as a part of a small loss, the part of the end shrinks with it.
_ALIKE: Final = 0.5
_POINT: Final = 100


@dataclass(frozen=True, slots=True)
class Estimate:
    """By how many points one turn is better than another over some deals, with its standard error over the deals.

    `low` and `high` are the 90 % interval of the whole procedure, up to the end of the game. `seeds` is half of the
    interval in which other seeds find the difference as far as the trials go. Where who wins is decided outright, all
    of it counts `chances` of a hundred, and these are the chances of both turns.
    """

    points: float
    error: float
    low: float
    high: float
    deals: int
    seeds: float
    chances: tuple[float, float] | None = None

    def turned(self) -> "Estimate":
        """Return the same difference seen from the other turn."""
        chances = self.chances[::-1] if self.chances is not None else None
        return Estimate(-self.points, self.error, -self.high, -self.low, self.deals, self.seeds, chances)


NOTHING: Final = Estimate(0.0, 0.0, 0.0, 0.0, 0, 0.0)
"""The difference between a turn and itself."""


def figure_of(differences: Sequence[int], small_loss: float, *, to_end: bool) -> Estimate:
    """Return the figure of differences in hundredths of a point, deal by deal.

    `small_loss` is what the game calls so, in points (`thresholds`); `to_end` tells that every deal was played out.

    >>> figure_of([100, 300], 2, to_end=True).points
    2.0
    >>> figure_of([0, 0, 0], 2, to_end=False) == figure_of([0, 0, 0], 2, to_end=True)
    True
    >>> figure_of([200, 200], 2, to_end=True).high
    2.0
    """
    number = len(differences)
    mean = sum(differences) / number / _POINT
    if number == 1:
        return Estimate(mean, math.inf, -math.inf, math.inf, 1, math.inf)
    variance = sum((value / _POINT - mean) ** 2 for value in differences) / (number - 1)
    error = math.sqrt(variance / number)
    seeds = NINE_OF_TEN * CHOICE * error
    spread = math.sqrt(variance)
    if to_end:
        rest = max(beyond_of(spread, small_loss, PLAYED), DECIDED * spread)
    else:
        rest = beyond_of(math.hypot(mean, spread), small_loss)
    half = math.hypot(seeds, NINE_OF_TEN * rest)
    return Estimate(mean, error, mean - half, mean + half, number, seeds)


def beyond_of(difference: float, small_loss: float, beyond: float = BEYOND) -> float:
    """Return the standard deviation that the rest of the game adds to turns that differ by so much in a single deal.

    >>> beyond_of(0.0, 2), beyond_of(8.0, 2) == BEYOND * 2
    (0.0, True)
    """
    return beyond * min(small_loss, difference / _ALIKE)
