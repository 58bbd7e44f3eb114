"""Settlements: what the end of a scope, a closing or the end of a game brought every seat, a row for each cause.

A game makes them from what happened, as a reader may know it: points are gained only through events, so the rows add up
to the difference between the points before and after.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import S
from trajan_tutor.engine.message import Message, Value


@dataclass(frozen=True, slots=True)
class SettledSpan(Generic[S]):
    """What happened in a settlement, as a reader may know it; it may be spread over several decisions.

    `before` is the state before the decision in which it began, `begun` the one after that, `after` the one at its end.
    `totals` are the points that the seats had when it began, `events` all that happened from then on to the end.
    """

    kind: str
    before: S
    begun: S
    after: S
    totals: tuple[int, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SettledCell:
    """What a cause brought one seat, and a few words of how much of it the seat had; both may be missing."""

    amount: int = 0
    says: Message | None = None


@dataclass(frozen=True, slots=True)
class SettledRow:
    """One cause of a settlement: its words and symbol, the id of its rule, and a cell for each seat.

    `about` is what happened by it to the table, such as a marker that moved.
    """

    cause: Message
    rule: str
    cells: tuple[SettledCell, ...]
    symbol: str = ""
    about: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Settlement:
    """A settlement as it is told: what it was, what the seats had before, and its causes in the order of play."""

    title: Message
    before: tuple[int, ...]
    rows: tuple[SettledRow, ...]

    @property
    def after(self) -> tuple[int, ...]:
        """What the seats have once all rows are added."""
        gained = [sum(row.cells[seat].amount for row in self.rows) for seat in range(len(self.before))]
        return tuple(had + gains for had, gains in zip(self.before, gained, strict=True))


def amounts(events: Iterable[Event], seats: int, *sources: str) -> list[int]:
    """Return the points that some events brought every seat, from some sources, or from all where none is named."""
    totals = [0] * seats
    for event in events:
        if event.points and (not sources or event.source in sources):
            totals[event.seat] += event.points
    return totals


def cells(gained: Sequence[int], says: Sequence[Message | None] = ()) -> tuple[SettledCell, ...]:
    """Return a cell for each seat: what it gained, and what is said of it."""
    messages = says or [None] * len(gained)
    return tuple(SettledCell(amount, message) for amount, message in zip(gained, messages, strict=True))


def event_parameter(event: Event, name: str) -> Value:
    """Return a parameter of the message of an event; raises KeyError where it has none of that name.

    >>> event_parameter(Event("met", "toy.met", 0, Message.of("toy-met", count=3)), "count")
    3
    """
    return dict(event.message.parameters)[name]


def event_number(event: Event, name: str) -> int:
    """Return a parameter of the message of an event that is a number; raises TypeError where it is none."""
    value = event_parameter(event, name)
    if not isinstance(value, int):
        raise TypeError(f"{name} of {event.kind} is {value!r}")
    return value
