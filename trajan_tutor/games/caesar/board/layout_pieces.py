"""The pieces of the layout: how tokens and markers are drawn and told, and the ids they carry."""

from functools import cache

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.figures import Figures
from trajan_tutor.games.caesar.rules.state import State


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

    def numbers(self, kind: str, count: int) -> int:
        """Return the number of the first of so many next pieces of a kind."""
        number = self._numbers.get(kind, 0)
        self._numbers[kind] = number + count
        return number + 1

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
    table.placements.append(bonus_token(spot, bonus, table.number(f"bonus.{names.BONUS[bonus]}")))


@cache
def bonus_token(spot: str, bonus: int, piece: str) -> Placement:
    """Return a bonus token face up."""
    return Placement(spot, f"bonus-{names.BONUS[bonus]}", label("bonus-token", bonus=bonus_of(bonus)), piece)


def lay_marker(table: Table, spot: str, side: int, *, is_down: bool = False) -> None:
    """Lay a control marker."""
    table.placements.append(marker(spot, side, table.number(f"marker.{side}"), is_down=is_down))


@cache
def marker(spot: str, side: int, piece: str, *, is_down: bool) -> Placement:
    """Return a control marker."""
    says = label("marker-down" if is_down else "marker", side=side_of(side))
    return Placement(spot, "control-down" if is_down else "control", says, piece, 1, letter(side), side)


def lay_supply_token(table: Table, state: State, spot: str, side: int, token: int) -> None:
    """Lay an influence token face up on a mat."""
    piece = table.number(f"token.{side}.{names.token_slug(token)}")
    table.placements.append(token_held(state.figures, spot, side, token, piece))


@cache
def token_held(figures: Figures, spot: str, side: int, token: int, piece: str) -> Placement:
    """Return an influence token face up on a mat."""
    symbol = token_symbol(figures, "hand", token, figures.high[token], figures.low[token])
    return Placement(spot, symbol, Message(token_of(token).key), piece, seat=side)


def lay_border_token(table: Table, state: State, border: int) -> None:
    """Lay the influence token of a border, its numbers facing the two provinces."""
    side = state.owner[border]
    token = state.token[border] - 1
    piece = table.number(f"token.{side}.{names.token_slug(token)}")
    if state.down[border]:
        table.placements.append(token_face_down(border, side, piece))
    else:
        table.placements.append(token_face_up(state.figures, (border, token, state.way[border]), side, piece))


@cache
def token_face_down(border: int, side: int, piece: str) -> Placement:
    """Return a token face down on a border."""
    spot, says = names.border_spot(border), label("token-down", side=side_of(side))
    return Placement(spot, "token-down+face-0+face-0", says, piece, seat=side)


@cache
def token_face_up(figures: Figures, placed: tuple[int, int, int], side: int, piece: str) -> Placement:
    """Return a token that lies on a border: the border, the token, the way round; its ends are the two provinces."""
    border, token, way = placed
    first, second = numbers_of(figures, token, way)
    one, two = province_of(figures.first[border]), province_of(figures.second[border])
    says = label("token", token=token_of(token), side=side_of(side), first=first, second=second, one=one, two=two)
    symbol = token_symbol(figures, "token", token, first, second)
    return Placement(names.border_spot(border), symbol, says, piece, seat=side)


def numbers_of(figures: Figures, token: int, way: int) -> tuple[int, int]:
    """Return the numbers of a token towards the first and the second province of its border."""
    high, low = figures.high[token], figures.low[token]
    return (high, low) if way == codes.WAY_FIRST else (low, high)


def token_symbol(figures: Figures, base: str, token: int, first: int, second: int) -> str:
    """Return the composed symbol of an influence token: its kind, its two numbers, its sign.

    `base` is `token` on a border and `hand` on a mat.
    """
    kind = ""
    if token in figures.centurion_tokens:
        kind = "-centurion"
    elif figures.is_wild[token]:
        kind = "-wild"
    sign = names.token_slug(token).rsplit("-", 2)[0]
    return f"{base}{kind}+face-{first}+face-{second}+plate-{sign}"
