"""Grades of decisions, as a review gives them: how a turn stands beside the best one; what it gives away in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trajan_tutor.coach.estimates import Estimate
from trajan_tutor.coach.verdict import Verdict, VerdictLevel, whole_chances
from trajan_tutor.engine.message import Message


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


def grade_verdict(verdict: Verdict) -> Graded:
    """Return the grade of a verdict, by the losses of its unit.

    >>> from trajan_tutor.coach.verdict import judge
    >>> [grade_verdict(judge(cost, 0.1, 200, thresholds=(2, 5, 10))).grade.value for cost in (0.2, 3.0, 7.0, 12.0)]
    ['as-good', 'slightly', 'costs', 'much']
    >>> grade_verdict(judge(4.4, 0.5, 200, thresholds=(2, 5, 10))).other.value
    'costs'
    >>> [grade_verdict(judge(cost, 3.0, 200, thresholds=(2, 5, 10))).grade.value for cost in (3.0, 7.0, 30.0)]
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


_LEAST_HALF: Final = 0.1


def cost_words(verdict: Verdict) -> Message:
    """Return what a turn gives away: points with half their 90 % interval, or both chances to win."""
    if verdict.chances is not None:
        return chances_from_to(verdict.chances)
    return points_about(max(0.0, verdict.cost), (verdict.high - verdict.low) / 2)


def less_words(figure: Estimate) -> Message:
    """Return by how much a turn is less than the best one, which has a figure before it."""
    if figure.chances is not None:
        return Message.of("board-analysis-chances", **whole_chances(*figure.chances))
    points = points_about(max(0.0, figure.points), (figure.high - figure.low) / 2)
    return Message.of("board-analysis-less", what=points)


def points_about(points: float, half: float) -> Message:
    """Return points with half their 90 % interval, both to a tenth."""
    return Message.of("coach-points-about", points=round(points, 1), half=max(_LEAST_HALF, round(half, 1)))


def chances_from_to(chances: tuple[float, float]) -> Message:
    """Return the chances to win with a better turn and with a worse one."""
    return Message.of("coach-chances-from-to", **whole_chances(*chances))


def loss_words(cost: float, chances: tuple[float, float] | None, decisive_loss: float) -> Message:
    """Return a loss in a few words, without its error: points, chances, or the game itself.

    What was kept before chances were told has a win among its points: no number of them says that.
    """
    if chances is not None:
        return chances_from_to(chances)
    if cost > decisive_loss:
        return Message.of("coach-loss-decides")
    return Message.of("coach-loss-points", points=max(1, round(cost)))


def mark_of(verdict: Verdict) -> Message:
    """Return what a turn gave away as the mark of a curve: so many points less, or so many chances of a hundred."""
    return Message.of(f"coach-mark-{verdict.unit.value}", lost=max(1, round(verdict.cost)))
