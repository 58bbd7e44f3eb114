"""Attempts and refusals: what somebody tried, and the rule that forbids it."""

from dataclasses import dataclass

from trajan_tutor.engine.message import Message


@dataclass(frozen=True, slots=True)
class Attempt:
    """Something a seat tried, legal or not: a picked spot of the board or a move in notation, one of the two."""

    seat: int
    spot: str = ""
    move: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an attempt is not possible: the id of the rule that forbids it, and the sentence that says so."""

    rule: str
    message: Message


def refusal_by(rule: str, parameters: dict[str, object]) -> Refusal:
    """Return the refusal by the rule of an id; its sentence is the attribute `refused` of the words of the rule."""
    return Refusal(rule, Message.of(f"{rule.replace('.', '-')}.refused", **parameters))
