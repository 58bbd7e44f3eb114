"""What looking back over a game found: decisions that were judged, and the few from which there is most to learn."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.coach.answers import BestAnswer
from trajan_tutor.coach.grades import Grade, Graded
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.reviewed_moments import ReviewedMoment
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.coach.verdict import Verdict, whole_chances
from trajan_tutor.engine.message import Message

# Nobody learns from more of them at once.
COSTLIEST: Final = 3


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with its verdict; what would have been better is shown when it is asked for.

    `best` are the moves of the better turn, `looks` tells how often it was looked at more closely, and whether it was
    looked at as deep as a hint (`is_deep`). `answers` are what others may do after the turn that was played, where that
    cost something.
    """

    moment: ReviewedMoment
    verdict: Verdict
    grade: Graded
    played: tuple[TurnMove, ...]
    best: tuple[int, ...] = field(repr=False)
    _better: tuple[TurnMove, ...] = field(repr=False)
    _reasons: tuple[Reason, ...] = field(repr=False)
    looks: int = 0
    is_deep: bool = False
    answers: tuple[BestAnswer, ...] = field(default=(), repr=False)

    @property
    def is_clear(self) -> bool:
        """Whether it surely gave something away: more than nothing in nine cases of ten, and no small loss."""
        verdict = self.verdict
        half = (verdict.high - verdict.low) / 2
        return verdict.low > 0 and half < verdict.cost and verdict.cost >= verdict.tolerance

    @property
    def message(self) -> Message:
        """What it cost, without what would have been better."""
        if self.verdict.chances is not None:
            return Message.of("coach-moment-chances", turn=self.moment.turn, **whole_chances(*self.verdict.chances))
        return Message.of("coach-moment", turn=self.moment.turn, points=max(1, round(self.verdict.cost)))

    def better(self) -> tuple[TurnMove, ...]:
        """Return the better turn step by step."""
        return self._better

    def why_better(self) -> tuple[Reason, ...]:
        """Return what speaks for it."""
        return self._reasons


@dataclass(frozen=True, slots=True)
class Retrospect:
    """All decisions that were judged, in the order of the game, and everybody's points at the beginning of each turn.

    `points[seat]` has an entry for every turn that began, from `first_turn` on, and one for the end. `share` tells how
    much of the looking back is done.
    """

    judged: tuple[Judged, ...]
    points: tuple[tuple[int, ...], ...]
    first_turn: int = 0
    share: float = 1.0

    def costliest(self, most: int = COSTLIEST, seats: Sequence[int] = ()) -> tuple[Judged, ...]:
        """Return the decisions that clearly cost most, the costliest first; what may have cost nothing is left out.

        `seats` are those whose decisions count; without any, all.
        """
        clear = [
            decision for decision in self.judged if decision.is_clear and (not seats or decision.moment.seat in seats)
        ]
        clear.sort(key=lambda decision: (-decision.verdict.weight, decision.moment.number))
        return tuple(clear[:most])

    @property
    def message(self) -> Message:
        """How the decisions were, summed up; those that could not be graded are told of once."""
        fine = sum(decision.grade.grade in (Grade.BEST, Grade.AS_GOOD) for decision in self.judged)
        unclear = sum(decision.grade.grade is Grade.OPEN for decision in self.judged)
        return Message.of("coach-retrospect", decisions=len(self.judged), fine=fine, open=unclear)
