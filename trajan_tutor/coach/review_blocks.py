"""A review of decisions as statements: how each stands, what it gave away, and what would have been better."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.coach.answers import likely
from trajan_tutor.coach.grades import GRADES, Grade, Graded, cost_words
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.retrospect import Judged, Retrospect
from trajan_tutor.coach.statements import Sentence, Statement, reasons_for
from trajan_tutor.coach.turn_comparison import better_turn
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.message import Message

_FINE: Final = (Grade.BEST, Grade.AS_GOOD)
_COSTLY: Final = (Grade.COSTS, Grade.MUCH)


@dataclass(frozen=True, slots=True)
class SeatCounts:
    """How many decisions of a seat have each grade, the best first; `open` ones could not be graded."""

    seat: int
    decisions: int
    counts: tuple[int, ...]
    open: int

    def message(self, name: str) -> Message:
        """Return it in words, with the name of the seat: how many were as good as the best, and how many cost much."""
        fine, costly = (sum(self.counts[GRADES.index(grade)] for grade in grades) for grades in (_FINE, _COSTLY))
        return Message.of("coach-review-counts", name=name, decisions=self.decisions, fine=fine, costly=costly)


def counts_of(retrospect: Retrospect, seat: int) -> SeatCounts:
    """Return how many decisions of a seat have each grade."""
    own = [decision.grade.grade for decision in retrospect.judged if decision.moment.seat == seat]
    return SeatCounts(seat, len(own), tuple(own.count(grade) for grade in GRADES), own.count(Grade.OPEN))


def counts_by_seat(retrospect: Retrospect) -> list[SeatCounts]:
    """Return the counts of each seat, without seats whose decisions were not judged."""
    return [counts_of(retrospect, seat) for seat in sorted({decision.moment.seat for decision in retrospect.judged})]


def review_statements(retrospect: Retrospect, costliest: Sequence[Judged], names: Sequence[str]) -> list[Statement]:
    """Return the decisions summed up, in all and seat by seat, and the costliest ones, to be tried again."""
    seats = counts_by_seat(retrospect)
    messages = [retrospect.message, *(counts.message(names[counts.seat]) for counts in seats if len(seats) > 1)]
    for number, decision in enumerate(costliest, start=1):
        messages.append(Message.of("coach-retrospect-try", number=number, what=decision.message))
    if retrospect.judged:
        messages.append(Message.of("coach-retrospect-how" if costliest else "coach-retrospect-none"))
    return [Sentence(message) for message in messages]


def grade_message(graded: Graded) -> Message:
    """Return a grade; near a border, the two between which it lies."""
    if graded.grade is graded.other:
        return grade_name(graded.grade)
    first, second = sorted((graded.grade, graded.other), key=GRADES.index)
    return Message.of("coach-grade-between", first=grade_name(first), second=grade_name(second))


def grade_name(grade: Grade) -> Message:
    """Return what a grade is called."""
    return Message.of(f"coach-grade-{grade.value}")


def cost_message(decision: Judged) -> Message | None:
    """Return what a decision gave away; None for the best one, and where that cannot be told."""
    if decision.grade.grade in (Grade.BEST, Grade.OPEN):
        return None
    return cost_words(decision.verdict)


def better_steps(decision: Judged) -> tuple[TurnMove, ...]:
    """Return the turn that would have been better; none where it was the best one."""
    return () if decision.grade.grade is Grade.BEST else decision.better()


def reasons_for_better(decision: Judged) -> tuple[Reason, ...]:
    """Return what speaks for the better turn; none where the decision cost hardly anything."""
    return decision.why_better() if decision.is_clear else ()


def closer_look(decision: Judged) -> list[Statement]:
    """Return what would have been better than a costly decision, and why, and what others may do after it."""
    answers = [Sentence(answer.message) for answer in likely(decision.answers)]
    return [*better_statements(better_steps(decision), reasons_for_better(decision)), *answers]


def better_statements(steps: Sequence[TurnMove], why: Sequence[Reason]) -> list[Statement]:
    """Return a better turn step by step, and why it is better than the one that was played."""
    statements = better_turn(steps, ())
    return [*statements, Sentence(Message.of("coach-review-because")), *reasons_for(why)] if why else statements
