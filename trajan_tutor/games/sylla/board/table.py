"""Where placements and the spots they lie at are collected, in the order in which people go through them."""

from dataclasses import dataclass, field
from functools import cache

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.games.sylla.rules import names


@cache
def label(name: str, **parameters: int | str | Term) -> Message:
    """Return what something on the table is called."""
    return Message.of(f"sylla-label-{name}", **parameters)


@cache
def note_messages(notes: tuple[str, ...]) -> tuple[Message, ...]:
    """Return notes on the figures of a place."""
    return tuple(Message.of(f"sylla-note-{note}") for note in notes)


@cache
def spot_of(name: str, says: Message, rule: int, *notes: str) -> Spot:
    """Return a place that can be pointed at, with the rule that tells about it and notes on its figures."""
    return Spot(name, says, names.rule_id(rule), note_messages(notes))


@dataclass(slots=True)
class Table:
    """What lies on the table, and what can be pointed at."""

    placements: list[Placement] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    _numbers: dict[str, int] = field(default_factory=dict)

    def take(self, part: "Table") -> None:
        """Add a part of the table that was laid before and numbers no pieces."""
        self.placements += part.placements
        self.spots += part.spots

    def place(self, name: str, says: Message, rule: int, *notes: str) -> None:
        """Add a place that can be pointed at, with the rule that tells about it and notes on its figures."""
        self.spots.append(spot_of(name, says, rule, *notes))

    def lay(self, spot: str, symbol: str, says: Message, *, text: str = "", seat: int = -1) -> None:
        """Lay one piece; what lies at a spot with a symbol is one piece as it changes."""
        owner = f".{seat}" if seat >= 0 and not spot.startswith("mat.") else ""
        self.placements.append(Placement(spot, symbol, says, f"{spot}.{symbol}{owner}", 1, text, seat))

    def fan(self, spot: str, symbol: str, says: Message, count: int, kind: str, *, seat: int = -1) -> None:
        """Lay equal pieces on one another; the place says how many they are.

        Pieces of a kind are numbered as they are laid out, so one that is tilted is still the same piece.
        """
        first = self._numbers.get(kind, 0)
        self._numbers[kind] = first + count
        for number in range(first, first + count):
            self.placements.append(Placement(spot, symbol, says, f"{kind}.{number}", 1, "", seat))

    def write(self, spot: str, says: Message, part: str = "") -> None:
        """Write words on a place, or on a part of it."""
        symbol = f"says-{part}" if part else "says"
        self.placements.append(Placement(spot, symbol, says, f"{spot}.{symbol}"))
