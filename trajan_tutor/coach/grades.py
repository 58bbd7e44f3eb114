"""Grades of decisions, as a review gives them: how a turn stands beside the best one, in one of five classes."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trajan_tutor.coach.estimates import NINE_OF_TEN
from trajan_tutor.coach.verdict import Verdict, VerdictLevel


class Grade(StrEnum):
    """How a decision stands beside the best one."""

    BEST = "best"
    AS_GOOD = "as-good"
    SLIGHTLY = "slightly"
    COSTS = "costs"
    MUCH = "much"


GRADES: Final = tuple(Grade)


@dataclass(frozen=True, slots=True)
class Graded:
    """A grade; `other` is the one beyond the border that the interval of the cost reaches across, or the same."""

    grade: Grade
    other: Grade

    @property
    def is_near_a_border(self) -> bool:
        """Whether more deals may give another grade."""
        return self.grade is not self.other

    @property
    def is_costly(self) -> bool:
        """Whether a better turn was there."""
        return self.grade in (Grade.COSTS, Grade.MUCH)


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The share of some decisions that were as good as the best, from 0 to 1, with its 90 % interval."""

    share: float
    half: float
    decisions: int


def graded(verdict: Verdict) -> Graded:
    """Return the grade of a verdict, by the losses of its unit.

    >>> from trajan_tutor.coach.verdict import judge
    >>> [graded(judge(cost, 0.1, 200, thresholds=(2, 5, 10))).grade.value for cost in (0.2, 3.0, 7.0, 12.0)]
    ['as-good', 'slightly', 'costs', 'much']
    >>> graded(judge(4.4, 0.5, 200, thresholds=(2, 5, 10))).other.value
    'costs'
    """
    if verdict.level is VerdictLevel.EQUAL:
        return Graded(Grade.BEST, Grade.BEST)
    grade, least, most = (_class_of(cost, verdict.thresholds) for cost in (verdict.cost, verdict.low, verdict.high))
    # What a border within the interval lies between; that to the worse class where there are two.
    return Graded(grade, most if most is not grade else least)


def accuracy(verdicts: Iterable[Verdict]) -> Accuracy:
    """Return how accurate decisions were: each counts as far as it is likely to have been as good as the best.

    >>> from trajan_tutor.coach.verdict import judge
    >>> found = accuracy([judge(0.0, 0.0, 0, same=True), judge(9.0, 0.5, 100)])
    >>> round(found.share, 2), round(found.half, 2), found.decisions
    (0.5, 0.0, 2)
    """
    chances = [_chance_of_good(verdict) for verdict in verdicts]
    if not chances:
        return Accuracy(1.0, 0.0, 0)
    spread = math.sqrt(sum(chance * (1 - chance) for chance in chances))
    return Accuracy(sum(chances) / len(chances), NINE_OF_TEN * spread / len(chances), len(chances))


def _class_of(cost: float, thresholds: Sequence[float]) -> Grade:
    return GRADES[1 + sum(cost >= border for border in thresholds)]


def _chance_of_good(verdict: Verdict) -> float:
    """Return how likely a decision gave away less than a small loss, by the interval of what it cost."""
    if verdict.level is VerdictLevel.EQUAL:
        return 1.0
    deviation = (verdict.high - verdict.low) / 2 / NINE_OF_TEN
    if deviation == 0 or not math.isfinite(deviation):
        return float(verdict.cost < verdict.tolerance)
    return (1 + math.erf((verdict.tolerance - verdict.cost) / deviation / math.sqrt(2))) / 2
