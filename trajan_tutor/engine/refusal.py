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
