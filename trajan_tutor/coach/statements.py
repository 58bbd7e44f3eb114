"""What the coach has to say, statement by statement: made once, and put into words by a text, a page or a lesson."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce

from trajan_tutor.coach.answers import BestAnswer, likely
from trajan_tutor.coach.ladder import Tie
from trajan_tutor.coach.reasons import Certainty, Reason
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.message import Message


class Emphasis(StrEnum):
    """How much a sentence stands out where there is more than plain text."""

    PLAIN = "plain"
    STRONG = "strong"
    FAINT = "faint"


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, or what stands above the statements that follow it."""

    message: Message
    emphasis: Emphasis = Emphasis.PLAIN


@dataclass(frozen=True, slots=True)
class StepByStep:
    """A turn step by step; in short where the whole words are told below."""

    steps: tuple[TurnMove, ...]
    in_short: bool = False


@dataclass(frozen=True, slots=True)
class EqualTurn:
    """A turn that is as good as the best one."""

    turn: Tie


@dataclass(frozen=True, slots=True)
class NumberedTurn:
    """One of several turns that are set side by side, by the number that it is called."""

    number: int
    steps: tuple[TurnMove, ...]


@dataclass(frozen=True, slots=True)
class Argument:
    """One thing that counts: how sure it is, and the rule behind it; an empty text where no rule is."""

    message: Message
    certainty: Certainty
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Arguments:
    """Things that speak for a turn, or against it."""

    items: tuple[Argument, ...]
    is_against: bool = False


@dataclass(frozen=True, slots=True)
class OfferedTurn:
    """A better turn that is shown when it is asked for, and the question whether it shall be."""

    message: Message


@dataclass(frozen=True, slots=True)
class Folded:
    """More about the same, which is shown when it is opened."""

    message: Message
    statements: "tuple[Statement, ...]"


Statement = Sentence | StepByStep | EqualTurn | NumberedTurn | Arguments | OfferedTurn | Folded


def row_of(steps: Sequence[TurnMove]) -> Message:
    """Return the steps of a turn in one row; there is at least one."""
    return reduce(
        lambda first, following: Message.of("coach-steps-next", first=first, next=following),
        [step.message for step in steps],
    )


def reasons_for(reasons: Iterable[Reason], *, is_against: bool = False) -> list[Statement]:
    """Return reasons as one statement; none if there are no reasons."""
    return argument_list(
        (Argument(reason.message, reason.certainty, reason.rule) for reason in reasons), is_against=is_against
    )


def risks_of(answers: Sequence[BestAnswer]) -> list[Statement]:
    """Return the answer that others are likely to give; none where nothing can be said of it."""
    return argument_list(Argument(answer.message, Certainty.RISK) for answer in likely(answers))


def argument_list(arguments: Iterable[Argument], *, is_against: bool = False) -> list[Statement]:
    """Return arguments as one statement; none if there are no arguments."""
    items = tuple(arguments)
    return [Arguments(items, is_against)] if items else []
