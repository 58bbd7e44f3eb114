"""The pieces of the layout: how placements and spots are collected, and the signs of cards, buildings and events.

The numbers of the signs are the figures of the rules.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.figures import Figures


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


_SENATORS: Final = (codes.SENATOR, codes.CHRISTIAN_SENATOR)
_MERCHANTS: Final = (codes.MERCHANT, codes.CHRISTIAN_MERCHANT)
_SLAVES: Final = (codes.SLAVE, codes.CHRISTIAN_SLAVE)
_FIGHTERS: Final = (codes.LEGIONARY, codes.VESTAL)


@cache
def signed_card(figures: Figures, card: int) -> str:
    """Return the symbol of an upright card with its signs."""
    return _with_signs(f"card-{names.CARDS[card]}", signs_of_card(figures, card))


@cache
def signed_building(figures: Figures, building: int) -> str:
    """Return the symbol of a building with its signs."""
    return _with_signs(f"building-{names.BUILDINGS[building]}", signs_of_building(figures, building))


@cache
def signed_event(figures: Figures, event: int) -> str:
    """Return the symbol of an event with its signs."""
    return _with_signs(f"event-{names.EVENTS[event]}", signs_of_event(figures, event))


def signs_of_card(figures: Figures, card: int) -> list[str]:
    """Return what a character does in a round and at the end of the game; a Crane card has its hexagons alone."""
    signs = []
    if card in _SENATORS:
        signs.append("vote")
    if card in _MERCHANTS:
        signs.append(_sign("deniers", figures.merchant_deniers))
    if card in _FIGHTERS:
        signs.append(names.FIGHTERS[_FIGHTERS.index(card)])
    if card in _SLAVES:
        signs += [_sign("price", figures.slave_price), _sign("end", figures.slave_prestige)]
    if figures.is_christian[card]:
        signs.append(_sign("end", figures.christian_prestige))
    return signs


def signs_of_building(figures: Figures, building: int) -> list[str]:
    """Return whether a building stays or is used up at once, and what it brings."""
    return ["stays" if figures.stays[building] else "once", *_brought(figures, building)]


def signs_of_event(figures: Figures, event: int) -> list[str]:
    """Return who fights an event, what most cubes on it bring, and its famine icons."""
    signs = [name for fighter, name in enumerate(names.FIGHTERS) if figures.fights_mask[event] >> fighter & 1]
    token = figures.token_of_event[event]
    signs.append(_sign("prestige", figures.decadence_prestige) if token < 0 else f"token-{names.COLOURS[token]}")
    return signs + ["famine"] * figures.icons[event]


def _brought(figures: Figures, building: int) -> list[str]:
    if building == codes.TEMPLE:
        return [_sign("price", figures.temple_price), _sign("token", 1)]
    if building == codes.TAVERN:
        return ["marker"]
    if building == codes.BUILDING_CRANE:
        return ["crane"]
    if figures.building_prestige[building]:
        return [_sign("prestige", figures.building_prestige[building])]
    counted = {
        codes.STALL: ("deniers", figures.stall_deniers),
        codes.FIELD: ("field", figures.field_famine),
        codes.INSULA: ("token", figures.insula_tokens),
        codes.BANK: ("deniers", figures.bank_deniers),
    }
    return [_sign(*counted[building])]


def _sign(sign: str, number: int) -> str:
    return f"{sign}:{number}"


def _with_signs(symbol: str, signs: list[str]) -> str:
    return "+".join((symbol, *(f"sign-{sign}" for sign in signs)))
