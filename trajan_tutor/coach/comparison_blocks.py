"""A turn beside the best one as statements: which turn it is, the verdict, and what speaks for each of the two."""

from collections.abc import Sequence

from trajan_tutor.coach.answers import BestAnswer, likely
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.statements import Emphasis, OfferedTurn, Sentence, Statement, StepByStep, reasons_for, row_of
from trajan_tutor.coach.turn_comparison import TurnComparison
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.message import Message


def turn_named(comparison: TurnComparison, key: str = "coach-named") -> list[Statement]:
    """Return which turn was asked about, or played, as its `key` says, and how its beginning was ended."""
    found = [Message.of(key, steps=row_of(comparison.named))]
    if comparison.completed:
        found.append(Message.of("coach-completed", steps=row_of(comparison.completed)))
    return [Sentence(one, Emphasis.FAINT) for one in found]


def verdict_given(comparison: TurnComparison) -> list[Statement]:
    """Return the verdict on the turn; of one that surely cost something, after what was missed."""
    missed = comparison.why_better()[:1] if comparison.verdict.is_costly else ()
    if not missed:
        return [Sentence(comparison.message, Emphasis.STRONG)]
    said = Message.of("coach-verdict-missed", reason=missed[0].message, verdict=comparison.message)
    return [Sentence(said, Emphasis.STRONG)]


def weighed(comparison: TurnComparison, *, shows_better: bool) -> list[Statement]:
    """Return what speaks for the turn, and the better one, or the offer to show it."""
    found: list[Statement] = []
    if comparison.for_named:
        found += [Sentence(Message.of("coach-against-own")), *reasons_for(comparison.for_named)]
    if shows_better:
        return [*found, *better_turn(comparison.better(), comparison.why_better())]
    return found if comparison.offer is None else [*found, OfferedTurn(comparison.offer)]


def better_turn(
    steps: Sequence[TurnMove], why: Sequence[Reason], answers: Sequence[BestAnswer] = ()
) -> list[Statement]:
    """Return a better turn step by step, why it is better, and what others are likely to do after the worse one."""
    found: list[Statement] = [Sentence(Message.of("coach-play")), StepByStep(tuple(steps))]
    if why:
        found += [Sentence(Message.of("coach-because-own")), *reasons_for(why)]
    return [*found, *(Sentence(one.message) for one in likely(answers))]
