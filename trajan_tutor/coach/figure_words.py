"""What a turn gives away in words: points, or chances to win from so many to so many of a hundred."""

from typing import Final

from trajan_tutor.coach.estimates import Estimate
from trajan_tutor.coach.verdict import Verdict, whole_chances
from trajan_tutor.engine.message import Message

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
