"""The pieces that can be put into a position by hand: their values, names and pictures, as the board has them."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from trajan_tutor.engine.editing import Piece
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.games.trajan.board.layout_pieces import (
    Table,
    label,
    lay_bonus_tile,
    lay_building_tile,
    lay_card,
    lay_forum_tile,
    lay_trajan_tile,
    letter,
)
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.components import figures_for, trajan_tile_names
from trajan_tutor.games.trajan.rules.figures import Figures
from trajan_tutor.games.trajan.rules.setup import bare_state, stack_of
from trajan_tutor.games.trajan.rules.state import State

Options = tuple[tuple[str, object], ...]
NOTHING = Piece(None, Message.of("trajan-edit-nothing"))


def piece_as_laid(lay: Callable[[Table], None], value: object, kind: str) -> Piece:
    """Return a piece with the look and the label that the layout gives it.

    >>> piece_as_laid(lambda table: lay_card(table, "", 0), "columns", "goods.columns").symbol
    'card+goods-columns'
    """
    table = Table()
    lay(table)
    [placement] = table.placements()
    return Piece(value, placement.label, kind, placement.symbol, placement.text, placement.seat)


@lru_cache(maxsize=8)
def bare_state_for(options: Options) -> State:
    """Return a bare state whose figures are those of some options: pieces are drawn with their points."""
    return bare_state(figures_for(dict(options)), 2)


@lru_cache(maxsize=1)
def cards() -> tuple[Piece, ...]:
    """Return a goods card of every kind."""
    return tuple(
        piece_as_laid(lambda table, kind=kind: lay_card(table, "", kind), name, f"goods.{name}")  # type: ignore[misc]
        for kind, name in enumerate(names.GOODS)
    )


@lru_cache(maxsize=1)
def forum_tiles() -> tuple[Piece, ...]:
    """Return a forum tile of every kind, those for extra actions last."""
    return tuple(
        piece_as_laid(lambda table, kind=kind: lay_forum_tile(table, "", kind), name, f"forum.{name}")  # type: ignore[misc]
        for kind, name in enumerate(names.TILES)
    )


def extra_tiles() -> tuple[Piece, ...]:
    """Return an extra-action tile of every action."""
    return forum_tiles()[codes.TILE_EXTRA :]


@lru_cache(maxsize=1)
def markers() -> tuple[Piece, ...]:
    """Return an action marker of every colour."""
    return tuple(
        Piece(name, label("marker", colour=Term(f"trajan-colour-{name}")), f"marker.{name}", f"marker-{name}")
        for name in names.COLOURS
    )


@lru_cache(maxsize=1)
def demands() -> tuple[Piece, ...]:
    """Return a demand tile of every kind."""
    return tuple(
        Piece(name, Message(f"trajan-demand-{name}"), f"demand.{name}", f"demand-tile+demand-{name}")
        for name in names.DEMANDS
    )


@lru_cache(maxsize=8)
def trajan_tiles(options: Options) -> tuple[Piece, ...]:
    """Return a Trajan tile of every kind and pair of colours."""
    figures = bare_state_for(options).figures
    return tuple(
        piece_as_laid(lambda table, tile=tile: lay_trajan_tile(table, figures, "", tile), name, f"trajan.{name}")  # type: ignore[misc]
        for tile, name in enumerate(trajan_tile_names())
        if name
    )


def tiles_of_stack(options: Options, stack: int) -> tuple[Piece, ...]:
    """Return the Trajan tiles that belong to a stack."""
    kinds = bare_state_for(options).figures.tile_kind
    return tuple(piece for tile, piece in enumerate(trajan_tiles(options), start=1) if stack_of(kinds[tile]) == stack)


@lru_cache(maxsize=8)
def building_tiles(options: Options) -> tuple[Piece, ...]:
    """Return every construction tile."""
    figures = bare_state_for(options).figures
    return tuple(
        piece_as_laid(lambda table, tile=tile: lay_building_tile(table, figures, "", tile), name, f"building.{name}")  # type: ignore[misc]
        for tile, name in enumerate(names.CONSTRUCTION_TILES)
    )


@lru_cache(maxsize=8)
def bonus_tiles(options: Options, *, sides: bool) -> tuple[Piece, ...]:
    """Return every bonus tile, with both of its sides where it is held by a seat."""
    figures = bare_state_for(options).figures
    pieces = []
    for tile, name in enumerate(names.BONUS):
        for side in (codes.YELLOW, codes.GREY) if sides else (codes.YELLOW,):
            value: object = [name, names.BONUS_COLOURS[side]] if sides else name
            pieces.append(_bonus_tile(figures, tile, side, value))
    return tuple(pieces)


def _bonus_tile(figures: Figures, tile: int, side: int, value: object) -> Piece:
    return piece_as_laid(
        lambda table: lay_bonus_tile(table, figures, "", tile, side), value, f"bonus.{names.BONUS[tile]}"
    )


def plus_two_markers() -> tuple[Piece, ...]:
    """Return a [+2] marker on every action."""
    return tuple(
        Piece(name, Message.of("trajan-edit-plus-two", action=Term(f"trajan-action-{name}")), "", "plus-two", "+2")
        for name in names.ACTIONS
    )


def figures_of(seats: Iterable[int], what: str) -> tuple[Piece, ...]:
    """Return a worker, legionary, leader or disc of each seat; workers and legionaries are the same figures."""
    return tuple(figure(seat, what) for seat in seats)


def figure(seat: int, what: str) -> Piece:
    """Return a worker, legionary, leader or disc of a seat."""
    kind = f"figure.{seat}" if what in ("worker", "legionary") else f"{what}.{seat}"
    return Piece(seat, label(what, seat=seat), kind, what, letter(seat), seat)
