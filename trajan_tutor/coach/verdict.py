"""What the coach says about a turn beside the best one: three classes, and what lies between two of them said so."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, Self

from trajan_tutor.coach.estimates import NINE_OF_TEN, Estimate
from trajan_tutor.coach.figure_scale import ALL_CHANCES, CHANCES_OF_A_POINT, FigureUnit
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message

# A turn is as good as the best below the first of these losses, and slightly less below the second: those that a game
# calls small and middling (`thresholds`), and these where no game is asked.
BORDERS: Final = (2, 5)


class VerdictLevel(StrEnum):
    """How a turn stands beside the best one."""

    EQUAL = "equal"  # it comes to the same
    AS_GOOD = "as-good"
    SLIGHTLY = "slightly"
    COSTS = "costs"
    TOO_CLOSE = "too-close"  # it may be as good, and it may cost


_CLASSES: Final = (VerdictLevel.AS_GOOD, VerdictLevel.SLIGHTLY, VerdictLevel.COSTS)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a turn stands beside the best one that was found: its `cost` with the standard error of it, over `deals`.

    `low` and `high` are the 90 % interval of the cost up to the end of the game. Where a border lies in the interval of
    other seeds, the turn stands `between` two classes; `level` is then the one that the cost itself lies in. `cost` may
    be less than nothing: then the turn did better than the one that was found.

    Costs are points; or chances of a hundred where `chances` gives those of the best turn and of this one. `thresholds`
    are a small, a middling and a large loss of that.
    """

    level: VerdictLevel
    cost: float
    error: float
    deals: int
    low: float
    high: float
    thresholds: tuple[float, ...]
    between: tuple[VerdictLevel, VerdictLevel] | None = None
    chances: tuple[float, float] | None = None

    @property
    def unit(self) -> FigureUnit:
        """What the cost counts."""
        return FigureUnit.POINTS if self.chances is None else FigureUnit.CHANCES

    @property
    def tolerance(self) -> float:
        """The small loss, below which a turn is as good as the best one."""
        return self.thresholds[0]

    @property
    def weight(self) -> float:
        """The cost as points: chances count as many as they are worth."""
        return self.cost if self.chances is None else self.cost / CHANCES_OF_A_POINT

    @property
    def message(self) -> Message:
        """The verdict in words, with a figure only where the class is sure."""
        if self.between is not None:
            return Message.of(f"coach-verdict-between-{self.between[1].value}")
        if self.level is VerdictLevel.COSTS and self.low <= 0:
            # The rest of the game may turn the figure round.
            return Message.of(f"coach-verdict-between-{self.level.value}")
        if self.level is not VerdictLevel.COSTS:
            return Message.of(f"coach-verdict-{self.level.value}")
        if self.chances is not None:
            better, own = self.chances
            return Message.of("coach-verdict-costs-chances", **whole_chances(better, own))
        low, points, high = (max(1, round(cost)) for cost in (self.low, self.cost, self.high))
        key = "coach-verdict-costs-exactly" if low == high else "coach-verdict-costs"
        return Message.of(key, points=points, low=low, high=high)

    @property
    def is_costly(self) -> bool:
        """Whether a better turn was there for certain."""
        return self.level is VerdictLevel.COSTS and self.between is None and self.low > 0

    @property
    def is_fine(self) -> bool:
        """Whether the turn is as good as the best as far as it is known, however sure that is."""
        return self.level is VerdictLevel.EQUAL or self.cost < self.tolerance


def judge(
    cost: float,
    error: float,
    deals: int,
    *,
    same: bool = False,
    thresholds: Sequence[float] = BORDERS,
) -> Verdict:
    """Return the verdict on a turn that costs so much, with the standard error of that; the losses are those of a game.

    >>> judge(0.4, 0.2, 200).level.value, judge(3.5, 0.2, 200).level.value, judge(6.0, 0.2, 200).level.value
    ('as-good', 'slightly', 'costs')
    >>> judge(2.1, 0.5, 30).between == (VerdictLevel.AS_GOOD, VerdictLevel.SLIGHTLY), judge(3.0, 2.5, 30).level.value
    (True, 'too-close')
    """
    half = NINE_OF_TEN * error
    return judge_figure(Estimate(cost, error, cost - half, cost + half, deals, half), thresholds, same=same)


def judge_figure(figure: Estimate, thresholds: Sequence[float], *, same: bool) -> Verdict:
    """Return the verdict on a turn that is worse than the best one by a figure; the losses are those of a game."""
    if figure.chances is not None:
        thresholds = [CHANCES_OF_A_POINT * loss for loss in thresholds]
    if same:
        return Verdict(VerdictLevel.EQUAL, 0.0, 0.0, figure.deals, 0.0, 0.0, tuple(thresholds))
    cost = figure.points
    at, least, most = (
        sum(value >= border for border in thresholds[:2]) for value in (cost, cost - figure.seeds, cost + figure.seeds)
    )
    level = _CLASSES[at] if most - least < len(BORDERS) else VerdictLevel.TOO_CLOSE
    between = (_CLASSES[least], _CLASSES[most]) if most - least == 1 else None
    return Verdict(
        level,
        cost,
        figure.error,
        figure.deals,
        figure.low,
        figure.high,
        tuple(thresholds),
        between,
        figure.chances,
    )


def whole_chances(better: float, own: float) -> dict[str, int]:
    """Return two chances of a hundred as they are told: whole, and never alike.

    >>> whole_chances(80.2, 39.9), whole_chances(50.3, 50.1), whole_chances(100, 99.8)
    ({'better': 80, 'own': 40}, {'better': 51, 'own': 50}, {'better': 100, 'own': 99})
    """
    first = min(ALL_CHANCES, max(1, round(better)))
    return {"better": max(first, min(ALL_CHANCES, round(own) + 1)), "own": min(round(own), ALL_CHANCES - 1)}


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
        """Tell only of turns that cost more than so many points, or the chances that these are worth.

        Raises MisusedError for less than none.
        """
        if not points >= 0:
            raise MisusedError("coach-tell-points", points=str(points))
        return cls(points)

    def says(self, verdict: Verdict) -> bool:
        """Return whether a verdict is told."""
        if self.least == -math.inf:
            return True
        return verdict.level in (VerdictLevel.SLIGHTLY, VerdictLevel.COSTS) and verdict.weight > self.least


Tell.ALWAYS = Tell(-math.inf)
Tell.NEVER = Tell(math.inf)
