"""Why not? A turn that somebody named or played beside the best one, with what speaks for each, also as statements."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from trajan_tutor.coach.answers import BestAnswer, likely
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.statements import Emphasis, OfferedTurn, Sentence, Statement, StepByStep, reasons_for, row_of
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.coach.verdict import Verdict
from trajan_tutor.engine.message import Message


@dataclass(frozen=True, slots=True)
class TurnComparison:
    """A turn beside the best one: the verdict, what speaks for each, and the better turn, offered and not shown.

    `named` are the steps of the turn that was asked about; `better` gives those of the best one when they are wanted.
    Where only a beginning was named, the last `added` of its steps are the best ending of it.
    """

    verdict: Verdict
    named: tuple[TurnMove, ...]
    _best: tuple[TurnMove, ...] = field(repr=False)
    _for_best: tuple[Reason, ...] = field(repr=False)
    for_named: tuple[Reason, ...]
    added: int = 0

    @property
    def message(self) -> Message:
        """The verdict in words."""
        return self.verdict.message

    @property
    def completed(self) -> tuple[TurnMove, ...]:
        """The steps with which a beginning was ended."""
        return self.named[len(self.named) - self.added :]

    @property
    def offer(self) -> Message | None:
        """The offer to show the better turn; none where there is no better one."""
        return None if self.verdict.is_fine else Message.of("coach-offer")

    def better(self) -> tuple[TurnMove, ...]:
        """Return the best turn step by step."""
        return self._best

    def why_better(self) -> tuple[Reason, ...]:
        """Return what speaks for the best turn against the named one."""
        return self._for_best


def named_turn(comparison: TurnComparison, key: str = "coach-named") -> list[Statement]:
    """Return which turn was asked about, or played, as its `key` says, and how its beginning was ended."""
    messages = [Message.of(key, steps=row_of(comparison.named))]
    if comparison.completed:
        messages.append(Message.of("coach-completed", steps=row_of(comparison.completed)))
    return [Sentence(message, Emphasis.FAINT) for message in messages]


def verdict_statements(comparison: TurnComparison) -> list[Statement]:
    """Return the verdict on the turn; of one that surely cost something, after what was missed."""
    missed = comparison.why_better()[:1] if comparison.verdict.is_costly else ()
    if not missed:
        return [Sentence(comparison.message, Emphasis.STRONG)]
    message = Message.of("coach-verdict-missed", reason=missed[0].message, verdict=comparison.message)
    return [Sentence(message, Emphasis.STRONG)]


def reason_statements(comparison: TurnComparison, *, shows_better: bool) -> list[Statement]:
    """Return what speaks for the turn, and the better one, or the offer to show it."""
    statements: list[Statement] = []
    if comparison.for_named:
        statements += [Sentence(Message.of("coach-against-own")), *reasons_for(comparison.for_named)]
    if shows_better:
        return [*statements, *better_turn(comparison.better(), comparison.why_better())]
    return statements if comparison.offer is None else [*statements, OfferedTurn(comparison.offer)]


def better_turn(
    steps: Sequence[TurnMove], why: Sequence[Reason], answers: Sequence[BestAnswer] = ()
) -> list[Statement]:
    """Return a better turn step by step, why it is better, and what others are likely to do after the worse one."""
    statements: list[Statement] = [Sentence(Message.of("coach-play")), StepByStep(tuple(steps))]
    if why:
        statements += [Sentence(Message.of("coach-because-own")), *reasons_for(why)]
    return [*statements, *(Sentence(answer.message) for answer in likely(answers))]
