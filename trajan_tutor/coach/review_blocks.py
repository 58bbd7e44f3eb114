"""A review of decisions as statements: how each stands, what it gave away, and what would have been better."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.comparison_blocks import better_turn
from trajan_tutor.coach.figure_words import cost_words
from trajan_tutor.coach.grades import GRADES, Grade, Graded
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.retrospect import Judged, Retrospect
from trajan_tutor.coach.statements import Sentence, Statement
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.message import Message

_PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class SeatAccuracy:
    """How accurate the decisions of a seat were, in whole percents, and how many of them have each grade."""

    seat: int
    decisions: int
    share: int
    half: int
    counts: tuple[int, ...]

    def message(self, name: str) -> Message:
        """Return it in words, with the name of the seat."""
        return Message.of(
            "coach-review-accuracy", name=name, decisions=self.decisions, share=self.share, half=self.half
        )


def accuracies_of(retrospect: Retrospect, seats: int) -> list[SeatAccuracy]:
    """Return how accurate the decisions of each seat were; seats that were not judged are left out."""
    found = []
    for seat in range(seats):
        accuracy = retrospect.accuracy(seat)
        if accuracy.decisions:
            share, half = round(_PERCENT * accuracy.share), round(_PERCENT * accuracy.half)
            found.append(SeatAccuracy(seat, accuracy.decisions, share, half, counts_of(retrospect, seat)))
    return found


def counts_of(retrospect: Retrospect, seat: int) -> tuple[int, ...]:
    """Return how many decisions of a seat have each grade, the best first."""
    own = [one.grade.grade for one in retrospect.judged if one.moment.seat == seat]
    return tuple(own.count(grade) for grade in GRADES)


def reviewed(retrospect: Retrospect, names: Sequence[str]) -> list[Statement]:
    """Return how the decisions were, summed up and seat by seat, and the costly ones, to be tried again."""
    costliest = retrospect.costliest()
    found = [retrospect.message, *(one.message(names[one.seat]) for one in accuracies_of(retrospect, len(names)))]
    for number, one in enumerate(costliest, start=1):
        found.append(Message.of("coach-retrospect-try", number=number, what=one.message))
    if retrospect.judged:
        found.append(Message.of("coach-retrospect-how" if costliest else "coach-retrospect-none"))
    return [Sentence(one) for one in found]


def grade_message(graded: Graded) -> Message:
    """Return a grade; near a border, the two between which it lies."""
    if not graded.is_near_a_border:
        return grade_name(graded.grade)
    first, second = sorted((graded.grade, graded.other), key=GRADES.index)
    return Message.of("coach-grade-between", first=grade_name(first), second=grade_name(second))


def grade_name(grade: Grade) -> Message:
    """Return what a grade is called."""
    return Message.of(f"coach-grade-{grade.value}")


def cost_message(one: Judged) -> Message | None:
    """Return what a decision gave away, with half its 90 % interval; None for the best one."""
    if one.grade.grade is Grade.BEST:
        return None
    return cost_words(one.verdict)


def steps_better(one: Judged) -> tuple[TurnMove, ...]:
    """Return the turn that would have been better; none where it was the best one."""
    return () if one.grade.grade is Grade.BEST else one.better()


def reasons_better(one: Judged) -> tuple[Reason, ...]:
    """Return what speaks for the better turn; none where the decision cost hardly anything."""
    return one.why_better() if one.grade.is_costly else ()


def looked_closely(one: Judged) -> list[Statement]:
    """Return what would have been better than a costly decision, and why, and what others may do after it."""
    return better_turn(steps_better(one), reasons_better(one), one.answers)
