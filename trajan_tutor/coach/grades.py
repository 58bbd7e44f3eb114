"""Grades of decisions, as a review gives them: how a turn stands beside the best one, in one of five classes."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trajan_tutor.coach.verdict import SAME, SLIGHT, Level, Verdict

# Nine of ten values of a normal distribution lie within so many standard deviations.
NINE_OF_TEN: Final = 1.645


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
    """The share of some decisions that gave nothing or hardly anything away, from 0 to 1, with its 90 % interval."""

    share: float
    half: float
    decisions: int


def interval_of(verdict: Verdict) -> tuple[float, float]:
    """Return the 90 % interval of what a turn costs, in points."""
    if verdict.level is Level.EQUAL:
        return 0.0, 0.0
    half = NINE_OF_TEN * verdict.error
    return verdict.cost - half, verdict.cost + half


def graded(verdict: Verdict, thresholds: Sequence[int]) -> Graded:
    """Return the grade of a verdict; `thresholds` are the losses of the game, from a small to a large one.

    >>> from trajan_tutor.coach.verdict import judge
    >>> [graded(judge(cost, 0.1, 200), (2, 5, 10)).grade.value for cost in (0.2, 1.0, 4.0, 12.0)]
    ['as-good', 'slightly', 'costs', 'much']
    >>> graded(judge(1.4, 0.5, 200), (2, 5, 10)).other.value
    'costs'
    """
    if verdict.level is Level.EQUAL:
        return Graded(Grade.BEST, Grade.BEST)
    grade = _class_of(verdict.cost, thresholds)
    ends = [_class_of(end, thresholds) for end in interval_of(verdict)]
    beyond = [end for end in (ends[1], ends[0]) if end is not grade]
    return Graded(grade, beyond[0] if beyond else grade)


def accuracy(verdicts: Iterable[Verdict]) -> Accuracy:
    """Return how accurate decisions were: each counts as far as it is likely to have given hardly anything away.

    >>> from trajan_tutor.coach.verdict import judge
    >>> found = accuracy([judge(0.0, 0.0, 0, same=True), judge(9.0, 0.5, 100)])
    >>> round(found.share, 2), round(found.half, 2), found.decisions
    (0.5, 0.0, 2)
    """
    chances = [_chance_of_fine(verdict) for verdict in verdicts]
    if not chances:
        return Accuracy(1.0, 0.0, 0)
    spread = math.sqrt(sum(chance * (1 - chance) for chance in chances))
    return Accuracy(sum(chances) / len(chances), NINE_OF_TEN * spread / len(chances), len(chances))


def _class_of(cost: float, thresholds: Sequence[int]) -> Grade:
    if cost <= SAME:
        return Grade.AS_GOOD
    if cost <= SAME + SLIGHT:
        return Grade.SLIGHTLY
    return Grade.MUCH if cost >= thresholds[-1] else Grade.COSTS


def _chance_of_fine(verdict: Verdict) -> float:
    """Return how likely a decision gave no more away than slightly less."""
    if verdict.level is Level.EQUAL:
        return 1.0
    border = SAME + SLIGHT
    if verdict.error == 0 or math.isinf(verdict.error):
        return float(verdict.cost <= border)
    return (1 + math.erf((border - verdict.cost) / verdict.error / math.sqrt(2))) / 2
