"""What a game says of a bidding that is going on: what each seat has bid, and what the seat that looks on could pay."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, runtime_checkable

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation, S
from trajan_tutor.engine.message import Message


class BidStanding(StrEnum):
    """How far a seat is in a bidding; of one that was asked before anybody looked on no more is known."""

    LEADS = "leads"
    OUTBID = "outbid"
    PASSED = "passed"
    ASKED = "asked"
    DECIDES = "decides"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class SeatBid:
    """What a seat has bid; no number where it has bid none."""

    seat: int
    standing: BidStanding
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Bids:
    """What is bid for, the seats in the order in which they are asked, and what the seat that looks on could pay.

    `most` is the highest bid that it could pay, and `spots` are what it would pay with.
    """

    title: Message
    seats: tuple[SeatBid, ...]
    most: int = 0
    most_says: Message | None = None
    spots: tuple[str, ...] = ()


@runtime_checkable
class Bidding(Protocol[S]):
    """A game in which seats bid against each other."""

    def bids(self, seen: Observation[S], own: int, events: Sequence[Event]) -> Bids | None:
        """Return how a bidding stands for the seat `own` (-1: none); None where there is none. `events` led there."""
