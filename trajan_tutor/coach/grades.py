"""Grades of decisions, as a review gives them: how a turn stands beside the best one, in one of five classes."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trajan_tutor.coach.verdict import Verdict, VerdictLevel


class Grade(StrEnum):
    """How a decision stands beside the best one."""

    BEST = "best"
    AS_GOOD = "as-good"
    SLIGHTLY = "slightly"
    COSTS = "costs"
    MUCH = "much"
    OPEN = "open"  # it cannot be decided


# From the best to the worst.
GRADES: Final = (Grade.BEST, Grade.AS_GOOD, Grade.SLIGHTLY, Grade.COSTS, Grade.MUCH)


@dataclass(frozen=True, slots=True)
class Graded:
    """A grade; `other` is its neighbour beyond the border that the interval of the cost reaches across, or the same.

    Where the interval reaches over more than two classes there is no grade, but that a decision cost something where it
    surely did.
    """

    grade: Grade
    other: Grade

    @property
    def is_near_a_border(self) -> bool:
        """Whether more deals may give another grade."""
        return self.grade is not self.other or self.grade is Grade.OPEN

    @property
    def is_costly(self) -> bool:
        """Whether a better turn was there."""
        return self.grade in (Grade.COSTS, Grade.MUCH)


def graded(verdict: Verdict) -> Graded:
    """Return the grade of a verdict, by the losses of its unit.

    >>> from trajan_tutor.coach.verdict import judge
    >>> [graded(judge(cost, 0.1, 200, thresholds=(2, 5, 10))).grade.value for cost in (0.2, 3.0, 7.0, 12.0)]
    ['as-good', 'slightly', 'costs', 'much']
    >>> graded(judge(4.4, 0.5, 200, thresholds=(2, 5, 10))).other.value
    'costs'
    >>> [graded(judge(cost, 3.0, 200, thresholds=(2, 5, 10))).grade.value for cost in (3.0, 7.0, 30.0)]
    ['open', 'costs', 'much']
    """
    if verdict.level is VerdictLevel.EQUAL:
        return Graded(Grade.BEST, Grade.BEST)
    grade, least, most = (_class_of(cost, verdict.thresholds) for cost in (verdict.cost, verdict.low, verdict.high))
    if GRADES.index(most) - GRADES.index(least) > 1:
        surely = min(grade, Grade.COSTS, key=GRADES.index) if verdict.low > 0 else Grade.OPEN
        return Graded(surely, surely)
    return Graded(grade, most if most is not grade else least)


def _class_of(cost: float, thresholds: Sequence[float]) -> Grade:
    return GRADES[1 + sum(cost >= border for border in thresholds)]
