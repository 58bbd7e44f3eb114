"""The pieces of the layout: how tokens and markers are drawn and told, and the ids they carry."""

from functools import cache

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names


class Table:
    """Collects placements and numbers the pieces that nothing tells apart.

    Pieces of a kind are numbered in the order in which the table is laid out. So the ids of one observation are unique
    and always the same, and a token that is placed keeps the id that it had in the supply.
    """

    __slots__ = ("_numbers", "placements")

    def __init__(self) -> None:
        self.placements: list[Placement] = []
        self._numbers: dict[str, int] = {}

    def number(self, kind: str) -> str:
        """Return the id of the next piece of a kind."""
        number = self._numbers.get(kind, 0) + 1
        self._numbers[kind] = number
        return f"{kind}.{number}"

    def add(self, spot: str, symbol: str, says: Message, piece: str, *, text: str = "", seat: int = -1) -> None:
        """Lay a piece on a spot, or write a figure there."""
        self.placements.append(Placement(spot, symbol, says, piece, 1, text, seat))


@cache
def label(name: str, **parameters: int | Term) -> Message:
    """Return a label; the same ones are needed again and again.

    >>> str(label("markers", count=12))
    'caesar-label-markers count=12'
    """
    return Message.of(f"caesar-label-{name}", **parameters)


def letter(side: int) -> str:
    """Return the letter of a side.

    >>> letter(codes.POMPEY)
    'P'
    """
    return names.LETTERS[side]


@cache
def side_of(side: int) -> Term:
    """Return the word for a side."""
    return Term(f"caesar-side-{names.SIDES[side]}")


@cache
def province_of(province: int) -> Term:
    """Return the word for a province."""
    return Term(f"caesar-province-{names.PROVINCES[province].lower()}")


@cache
def bonus_of(bonus: int) -> Term:
    """Return the word for a bonus token."""
    return Term(f"caesar-bonus-{names.BONUS[bonus]}")


@cache
def token_of(token: int) -> Term:
    """Return the word for an influence token."""
    return Term(f"caesar-token-{names.token_slug(token)}")


def lay_bonus(table: Table, spot: str, bonus: int) -> None:
    """Lay a bonus token face up."""
    name = names.BONUS[bonus]
    table.add(spot, f"bonus-{name}", label("bonus-token", bonus=bonus_of(bonus)), table.number(f"bonus.{name}"))


def lay_marker(table: Table, spot: str, side: int, *, is_down: bool = False) -> None:
    """Lay a control marker."""
    says = label("marker-down" if is_down else "marker", side=side_of(side))
    symbol = "control-down" if is_down else "control"
    table.add(spot, symbol, says, table.number(f"marker.{side}"), text=letter(side), seat=side)


def lay_supply_token(table: Table, state: State, spot: str, side: int, token: int) -> None:
    """Lay an influence token face up on a mat."""
    symbol = token_symbol(state, "hand", token, state.figures.high[token], state.figures.low[token])
    piece = table.number(f"token.{side}.{names.token_slug(token)}")
    table.add(spot, symbol, Message(token_of(token).key), piece, seat=side)


def lay_border_token(table: Table, state: State, border: int) -> None:
    """Lay the influence token of a border, its numbers facing the two provinces."""
    spot = f"border.{names.BORDERS[border]}"
    side = state.owner[border]
    token = state.token[border] - 1
    piece = table.number(f"token.{side}.{names.token_slug(token)}")
    if state.down[border]:
        table.add(spot, "token-down+face-0+face-0", label("token-down", side=side_of(side)), piece, seat=side)
        return
    first, second = numbers_of(state, token, state.way[border])
    ends = state.figures.first[border], state.figures.second[border]
    says = token_label(token, side, (first, second), ends)
    table.add(spot, token_symbol(state, "token", token, first, second), says, piece, seat=side)


@cache
def token_label(token: int, side: int, numbers: tuple[int, int], ends: tuple[int, int]) -> Message:
    """Return what a token on a border is called, with its numbers towards the provinces at the ends."""
    (first, second), (one, two) = numbers, map(province_of, ends)
    return label("token", token=token_of(token), side=side_of(side), first=first, second=second, one=one, two=two)


def numbers_of(state: State, token: int, way: int) -> tuple[int, int]:
    """Return the numbers of a token towards the first and the second province of its border."""
    high, low = state.figures.high[token], state.figures.low[token]
    return (high, low) if way == codes.WAY_FIRST else (low, high)


def token_symbol(state: State, base: str, token: int, first: int, second: int) -> str:
    """Return the composed symbol of an influence token: its kind, its two numbers, its sign.

    `base` is `token` on a border and `hand` on a mat.
    """
    kind = ""
    if token in state.figures.centurion_tokens:
        kind = "-centurion"
    elif state.figures.is_wild[token]:
        kind = "-wild"
    sign = names.token_slug(token).rsplit("-", 2)[0]
    return f"{base}{kind}+face-{first}+face-{second}+plate-{sign}"
