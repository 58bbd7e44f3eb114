"""Editing a position: what lies in it and what can be put where, as a game offers it to whoever builds one.

A position is JSON data, as `Game.dump` returns it. A field is one place in it that holds a figure or pieces.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol, runtime_checkable

from trajan_tutor.engine.message import Message

# The way to a value of a position: names of objects and places in lists.
Trail = tuple[str | int, ...]
PositionData = dict[str, Any]


class Holding(StrEnum):
    """What a field holds."""

    NUMBER = "number"  # a figure
    COUNT = "count"  # so many pieces of one kind
    ONE = "one"  # one of several values, which may be nothing
    SOME = "some"  # pieces whose order says nothing
    PILE = "pile"  # pieces in order: the last one is the next to be taken


@dataclass(frozen=True, slots=True)
class Piece:
    """What can be put into a field: its value in the position, its name, and how it is drawn.

    `kind` is one for all values that are the same kind of piece, wherever it lies: such a piece can be moved. Without a
    kind it is no piece, but says how something is.
    """

    value: Any
    label: Message
    kind: str = ""
    symbol: str = ""
    text: str = ""
    seat: int = -1

    @property
    def is_nothing(self) -> bool:
        """Whether it stands for nothing: it has no look, and no value or an empty list."""
        return not self.symbol and self.value in (None, [])


@dataclass(frozen=True, slots=True)
class Field:
    """A place in a position: the way to it, what it holds, what it is called, and what can be put there.

    `area` is the heading under which it is found. `spots` are the places of the board where it is seen, each a name or
    the beginning of names, with a point at its end. A figure lies between `least` and `most`. In all fields of a
    `group`, a piece lies only once: to put it somewhere takes it from where it lay. A `reserve` gives pieces to other
    fields when no more of them are left in the box.
    """

    trail: Trail
    holding: Holding
    label: Message
    area: Message
    spots: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()
    least: int = 0
    most: int = 0
    group: str = ""
    reserve: bool = False

    @property
    def name(self) -> str:
        """The way to it as one text.

        >>> Field(("players", 0, "hand"), Holding.SOME, Message("hand"), Message("mat")).name
        'players.0.hand'
        """
        return ".".join(map(str, self.trail))

    def is_at(self, spot: str) -> bool:
        """Return whether the field is seen at a place of the board.

        >>> Field(("time",), Holding.NUMBER, Message("time"), Message("game"), ("time", "time.")).is_at("time.7")
        True
        """
        return any(spot == place or (place.endswith(".") and spot.startswith(place)) for place in self.spots)


@runtime_checkable
class Editable(Protocol):
    """A game whose positions can be built by hand: what it offers besides `Game`."""

    def empty_position(self, seats: int, options: Mapping[str, object]) -> PositionData:
        """Return a position with as little in it as the rules need; raises MisusedError for wrong seats or options."""

    def fields(self, position: PositionData) -> tuple[Field, ...]:
        """Return everything in a position that can be changed, in the order in which people look for it."""

    def completed(self, position: PositionData, changed: Trail) -> PositionData:
        """Return a position in which what follows from a change at a place is written too.

        What cannot be stays as it is: `Game.load` says why.
        """
