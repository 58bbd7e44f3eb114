"""What the coach says about a turn beside the best one: with one tolerance, and only when somebody wants to know."""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, Self

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message

# Turns closer than this are as good as each other, however sure a difference is.
SAME: Final = 0.5
# The tolerance widens by so many standard errors, and never beyond WIDEST points.
SPREAD: Final = 1.96
WIDEST: Final = 2.0
# So much beyond the tolerance a turn is only slightly less.
SLIGHT: Final = 1.0


class Level(StrEnum):
    """How a turn stands beside the best one."""

    EQUAL = "equal"  # it comes to the same
    AS_GOOD = "as-good"
    SLIGHTLY = "slightly"
    COSTS = "costs"
    TOO_CLOSE = "too-close"  # more deals would be needed to tell


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a turn stands beside the best one that was found: `cost` in points with its standard error, over `deals`.

    `cost` may be less than nothing: then the turn did better than the one that the search chose. A cost of
    `decisive_loss` or more is that of the game itself (`Game.decisive_loss`).
    """

    level: Level
    cost: float
    error: float
    tolerance: float
    deals: int
    decisive_loss: float = math.inf

    @property
    def message(self) -> Message:
        """The verdict in words."""
        if self.level is Level.COSTS and self.cost >= self.decisive_loss:
            return Message.of("coach-verdict-decides")
        return Message.of(f"coach-verdict-{self.level.value}", points=max(1, round(self.cost)), deals=self.deals)

    @property
    def is_fine(self) -> bool:
        """Whether the turn is as good as the best, for all that can be told."""
        return self.level in (Level.EQUAL, Level.AS_GOOD, Level.TOO_CLOSE)


def tolerance_of(error: float) -> float:
    """Return the tolerance that a standard error asks for, in points; it may be wider than the coach ever uses.

    >>> tolerance_of(0.0), round(tolerance_of(0.5), 2)
    (0.5, 1.48)
    """
    return SAME + SPREAD * error


def judge(cost: float, error: float, deals: int, *, same: bool = False, decisive_loss: float = math.inf) -> Verdict:
    """Return the verdict on a turn that costs so much; `decisive_loss` is that of the game.

    >>> judge(0.4, 0.2, 200).level.value, judge(1.5, 0.2, 200).level.value, judge(6.0, 0.2, 200).level.value
    ('as-good', 'slightly', 'costs')
    >>> judge(2.0, 1.5, 30).level.value
    'too-close'
    """
    if same:
        return Verdict(Level.EQUAL, 0.0, 0.0, SAME, deals)
    wanted = tolerance_of(error)
    tolerance = min(wanted, WIDEST)
    if wanted > WIDEST and abs(cost) <= wanted:
        level = Level.TOO_CLOSE
    elif cost <= tolerance:
        level = Level.AS_GOOD
    elif cost <= tolerance + SLIGHT:
        level = Level.SLIGHTLY
    else:
        level = Level.COSTS
    return Verdict(level, cost, error, tolerance, deals, decisive_loss)


@dataclass(frozen=True, slots=True)
class Tell:
    """When a verdict is told without being asked for: `Tell.ALWAYS`, `Tell.NEVER`, or `Tell.costly(3)`.

    >>> Tell.costly(3).says(judge(6.0, 0.2, 200)), Tell.NEVER.says(judge(6.0, 0.2, 200))
    (True, False)
    """

    least: float
    ALWAYS: ClassVar["Tell"]
    NEVER: ClassVar["Tell"]

    @classmethod
    def costly(cls, points: float) -> Self:
        """Tell only of turns that cost more than so many points; raises MisusedError for less than none."""
        if not points >= 0:
            raise MisusedError("coach-tell-points", points=str(points))
        return cls(points)

    def says(self, verdict: Verdict) -> bool:
        """Return whether a verdict is told."""
        if self.least == -math.inf:
            return True
        return verdict.level in (Level.SLIGHTLY, Level.COSTS) and verdict.cost > self.least


Tell.ALWAYS = Tell(-math.inf)
Tell.NEVER = Tell(math.inf)
