"""Building a position by hand: what can be put where, the emptiest position, and what follows from a change.

Whether a position can be is said by the reader of positions alone.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Any

from trajan_tutor.engine.editing import Field, Holding, Piece, PositionData, Trail
from trajan_tutor.engine.message import Message
from trajan_tutor.games.caesar.board.layout_pieces import (
    bonus_of,
    label,
    letter,
    province_of,
    side_of,
    token_of,
    token_symbol,
)
from trajan_tutor.games.caesar.positions.position_reader import read_kind_of_game
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import figures
from trajan_tutor.games.caesar.rules.terms import tile_term

NOTHING = Piece(None, Message.of("caesar-edit-nothing"))
# A token that fits everywhere: with it each side can go on.
_FITS_EVERYWHERE = names.TOKENS.index("wild-2-2")
_LARGEST_LIMIT = 12


def clear_pieces(position: PositionData) -> PositionData:
    """Return a first position without pieces but one wild token in each supply: who cannot place has lost."""
    bare = completed(
        {
            **position,
            "borders": dict.fromkeys(names.BORDERS),
            "provinces": {name: {"bonus": None, "closed": False, "markers": []} for name in names.PROVINCES},
            "bank": [],
        },
        (),
    )
    for side in names.SIDES:
        bare["sides"][side] |= {"supply": [names.TOKENS[_FITS_EVERYWHERE]], "bag": [], "centurions": []}
    return bare


def completed(position: PositionData, changed: Trail) -> PositionData:
    """Return a position in which a province is closed exactly when all its border spaces are taken.

    Markers that are placed come from the stock, unless it is the stock that was changed.
    """
    known, borders = figures(), position["borders"]
    provinces = {
        name: {
            **position["provinces"][name],
            "closed": all(borders[names.BORDERS[border]] is not None for border in known.borders_of[province]),
        }
        for province, name in enumerate(names.PROVINCES)
    }
    sides = {
        name: {**side, "markers": min(side["markers"], max(known.markers_per_side - _placed(position, name), 0))}
        for name, side in position["sides"].items()
    }
    is_stock = changed[:1] == ("sides",) and changed[-1:] == ("markers",)
    return {**position, "provinces": provinces, "sides": position["sides"] if is_stock else sides}


def _placed(position: PositionData, side: str) -> int:
    """Return how many control markers of a side lie somewhere: in provinces, on borders, under Senate tokens."""
    lying = [marker for province in position["provinces"].values() for marker in province["markers"]]
    lying += [border["marker"] for border in position["borders"].values() if border is not None and border["marker"]]
    under: int = position["sides"][side]["under"]
    return under + len([marker for marker in lying if marker["side"] == side])


def fields(position: PositionData) -> tuple[Field, ...]:
    """Return everything in a position that can be changed: whose turn, the map, the sides, then what is hidden."""
    state = read_kind_of_game(position)
    all_fields = [_turn_field()]
    all_fields += _province_fields(state.modules)
    for border in range(codes.BORDERS):
        all_fields += _border_fields(position, border, state.modules)
    for side in range(codes.SIDES):
        all_fields += _side_fields(side, state.crassus, state.modules)
    if state.modules & codes.MODULE_CHECKPOINTS:
        pieces = _bonus_tokens(0)
        all_fields.append(Field(("bank",), Holding.PILE, label("bank"), _area("piles"), ("bank",), pieces))
    return (*all_fields, *(_crassus_fields(state.crassus, state.modules) if state.crassus != codes.NOBODY else ()))


def _area(name: str, **parameters: Any) -> Message:
    return Message.of(f"caesar-edit-area-{name}", **parameters)


def _edit_label(name: str, **parameters: Any) -> Message:
    return Message.of(f"caesar-edit-{name}", **parameters)


def _turn_field() -> Field:
    sides = tuple(Piece(name, label("name", side=side_of(side)), seat=side) for side, name in enumerate(names.SIDES))
    spots = tuple(f"mat.{side}.name" for side in range(codes.SIDES))
    return Field(("actor",), Holding.ONE, _edit_label("actor"), _area("game"), spots, sides)


# ---- the map -----------------------------------------------------------------------------------------------------


@cache
def _bonus_tokens(modules: int) -> tuple[Piece, ...]:
    kinds = [codes.BONUS_SENATE, codes.BONUS_TACTICS, codes.BONUS_WEALTH, codes.BONUS_MIGHT]
    kinds += [codes.BONUS_POISON] if modules & codes.MODULE_POISON else []
    kinds += [codes.BONUS_CENTURION] if modules & codes.MODULE_CENTURIONS else []
    return tuple(
        Piece(
            names.BONUS[kind], label("bonus-token", bonus=bonus_of(kind)), f"bonus.{kind}", f"bonus-{names.BONUS[kind]}"
        )
        for kind in kinds
    )


def _province_fields(modules: int) -> Iterable[Field]:
    area = _area("provinces")
    tokens = (NOTHING, *_bonus_tokens(modules))
    for province, name in enumerate(names.PROVINCES):
        way, called = ("provinces", name), {"province": province_of(province)}
        spots: tuple[str, ...] = (f"province.{name}",)
        yield Field((*way, "bonus"), Holding.ONE, _edit_label("bonus", **called), area, spots, tokens)
        places = 2 if province == codes.ITALIA else 1
        spots = (f"province.{name}", f"province.{name}.")
        yield Field((*way, "markers"), Holding.ONE, _edit_label("markers-on", **called), area, spots, _control(places))


@cache
def _control(places: int) -> tuple[Piece, ...]:
    """Return who can hold a province, with so many markers, each of which may lie face down; those last."""
    pieces = [Piece([], NOTHING.label)]
    for side, name in enumerate(names.SIDES):
        for down in range(places + 1):
            faces = [False] * (places - down) + [True] * down
            value = [{"side": name, "down": face} for face in faces]
            says = _edit_label("held", side=side_of(side), places=places, down=down)
            symbol = "control-down" if down == places else "control"
            kind = f"marker.{side}" if places == 1 else ""
            pieces.append(Piece(value, says, kind, symbol, letter(side), side))
    return tuple(pieces)


def _border_fields(position: PositionData, border: int, modules: int) -> Iterable[Field]:
    known, name = figures(), names.BORDERS[border]
    lying = position["borders"][name]
    area, way, spots = _area("borders"), ("borders", name), (f"border.{name}",)
    ends = {"one": province_of(known.first[border]), "two": province_of(known.second[border])}
    tokens = (NOTHING, *_border_tokens(border, lying, modules))
    yield Field(way, Holding.ONE, _edit_label("border", **ends), area, spots, tokens)
    if lying is None:
        return
    token = names.TOKENS.index(lying["token"])
    high, low = known.high[token], known.low[token]
    # Face down it counts for nobody, whichever way it lies.
    if high != low and not lying["down"]:
        ways = tuple(
            Piece(list(pair), _edit_label("faces", **_facing(pair, ends))) for pair in ((high, low), (low, high))
        )
        yield Field((*way, "facing"), Holding.ONE, _edit_label("facing", **ends), area, spots, ways)
    faces = (Piece(value=False, label=_edit_label("face-up")), Piece(value=True, label=_edit_label("face-down")))
    yield Field((*way, "down"), Holding.ONE, _edit_label("side-up", **ends), area, spots, faces)
    covers = [NOTHING]
    for side, called in enumerate(names.SIDES):
        for down in (False, True):
            says = label("marker-down" if down else "marker", side=side_of(side))
            symbol = "control-down" if down else "control"
            covers.append(Piece({"side": called, "down": down}, says, f"marker.{side}", symbol, letter(side), side))
    yield Field((*way, "marker"), Holding.ONE, _edit_label("border-marker", **ends), area, spots, tuple(covers))


def _facing(pair: tuple[int, int], ends: dict[str, Any]) -> dict[str, Any]:
    return {"first": pair[0], "second": pair[1], **ends}


def _border_tokens(border: int, lying: dict[str, Any] | None, modules: int) -> Iterable[Piece]:
    """Yield the influence tokens of both sides that fit a border; the one that lies there as it lies."""
    for piece in _fitting(border, modules):
        if lying is not None and (lying["side"], lying["token"]) == (piece.value["side"], piece.value["token"]):
            yield replace(piece, value=lying)
        else:
            yield piece


@cache
def _fitting(border: int, modules: int) -> tuple[Piece, ...]:
    known = figures()
    pieces = []
    for side, side_name in enumerate(names.SIDES):
        for piece, token in _tokens(side, modules):
            if known.fits[token] >> known.border_symbol[border] & 1:
                facing = [known.high[token], known.low[token]]
                value = {"side": side_name, "token": piece.value, "facing": facing, "down": False, "marker": None}
                says = _edit_label("token-of", token=token_of(token), side=side_of(side))
                pieces.append(Piece(value, says, piece.kind, piece.symbol, piece.text, side))
    return tuple(pieces)


def _tokens(side: int, modules: int) -> Iterable[tuple[Piece, int]]:
    """Yield the influence tokens that a side may have, as in its supply, with their codes."""
    known = figures()
    for token in range(len(names.TOKENS)):
        if token in known.centurion_tokens and not modules & codes.MODULE_CENTURIONS:
            continue
        yield _token(side, token), token


@cache
def _token(side: int, token: int) -> Piece:
    known, name = figures(), names.TOKENS[token]
    symbol = token_symbol(known, "hand", token, known.high[token], known.low[token])
    return Piece(name, Message(token_of(token).key), f"token.{side}.{name}", symbol, seat=side)


# ---- the sides ---------------------------------------------------------------------------------------------------


def _side_fields(side: int, crassus: int, modules: int) -> Iterable[Field]:
    owner, mat = {"side": side_of(side)}, f"mat.{side}"
    area, way = _area("side", **owner), ("sides", names.SIDES[side])
    tokens = tuple(piece for piece, _ in _tokens(side, modules))
    # The row of Crassus has an order: it is drawn from the right, and he looks at it from the left.
    holding = Holding.PILE if side == crassus else Holding.SOME
    key = "row" if side == crassus else "supply"
    yield Field((*way, "supply"), holding, _edit_label(key, **owner), area, (f"{mat}.supply.",), tokens)
    if side != crassus:
        called = _edit_label("limit", **owner)
        yield Field(
            (*way, "limit"), Holding.NUMBER, called, area, (f"{mat}.name",), (), -_LARGEST_LIMIT, _LARGEST_LIMIT
        )
    most = figures().markers_per_side
    marker = Piece(side, label("marker", **owner), f"marker.{side}", "control", letter(side), side)
    called = label("markers-of", **owner)
    spots = (f"{mat}.markers",)
    yield Field((*way, "markers"), Holding.COUNT, called, area, spots, (marker,), 0, most)
    spots = (f"{mat}.senate.",)
    senate = Piece(
        "senate",
        label("bonus-token", bonus=bonus_of(codes.BONUS_SENATE)),
        f"bonus.{codes.BONUS_SENATE}",
        "bonus-senate",
    )
    tokens_left = figures().bonus_tokens[codes.BONUS_SENATE]
    yield Field((*way, "senate"), Holding.COUNT, _edit_label("senate", **owner), area, spots, (senate,), 0, tokens_left)
    yield Field((*way, "under"), Holding.COUNT, _edit_label("under", **owner), area, spots, (marker,), 0, most)
    if modules & codes.MODULE_CENTURIONS and side != crassus:
        known = figures().centurion_tokens
        pieces = tuple(_token(side, token) for token in known)
        places = (f"{mat}.centurions", f"{mat}.centurions.")
        yield Field((*way, "centurions"), Holding.SOME, label("centurions", **owner), area, places, pieces)
    called, spots = label("bag", **owner), (f"{mat}.bag",)
    yield Field((*way, "bag"), Holding.PILE, called, _area("piles"), spots, tokens, reserve=True)


def _crassus_fields(side: int, modules: int) -> Iterable[Field]:
    area = _area("piles")
    tiles = tuple(
        Piece(name, Message.of("caesar-edit-tile", tile=tile_term(tile)), f"tile.{name}", "tactic", name)
        for tile, name in enumerate(names.TILES)
    )
    yield Field(("solo", "deck"), Holding.PILE, label("deck"), area, ("crassus.deck",), tiles)
    yield Field(("solo", "used"), Holding.SOME, label("used"), area, ("crassus.used",), tiles)
    if modules & codes.MODULE_CENTURIONS:
        pieces = tuple(_token(side, token) for token in figures().centurion_tokens)
        yield Field(("solo", "pile"), Holding.PILE, label("pile"), area, ("crassus.pile",), pieces)
