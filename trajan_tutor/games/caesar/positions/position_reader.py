"""Reads a position: every field, with the place named when it is not what it should be."""

from typing import Any

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.position_values import (
    duplicate,
    read_flag,
    read_index,
    read_indices,
    read_list,
    read_name_of_game,
    read_number,
    read_object,
    read_rulings,
    read_sorted,
    wrong_kind,
    wrong_value,
)
from trajan_tutor.games.caesar.positions.position_counts import check_counts, check_winner
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import figures_for
from trajan_tutor.games.caesar.rules.options import check_modules
from trajan_tutor.games.caesar.rules.placing import lay_token, occupy
from trajan_tutor.games.caesar.rules.setup import bare_state
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.turn import settle

_FIELDS = (
    "game",
    "version",
    "modules",
    "actor",
    "borders",
    "provinces",
    "sides",
    "bank",
    "solo",
    "crassus",
    "seed",
)
_SIDE_FIELDS = ("supply", "bag", "limit", "markers", "senate", "under", "centurions")
_SOLO_FIELDS = ("difficulty", "harder", "deck", "used", "pile")
_BORDER_FIELDS = ("side", "token", "facing", "down", "marker")
# A supply that grew by every Wealth token, and shrank by every Poison token.
_LARGEST_LIMIT = 12


def read_state(data: Any, rulings: dict[str, object]) -> State:
    """Return the state of a position, with rulings that hold where it chooses nothing.

    Raises UnreadableError that names the place and what was expected there.
    """
    position = read_object(data, "position", _FIELDS, ("options", "winner"))
    read_name_of_game(position, "caesar", 1)
    state = read_kind_of_game(position, rulings)
    state.turn_side = read_index(position["actor"], "actor", names.SIDES)
    state.actor = state.turn_side
    state.seed = read_number(position["seed"], "seed", 0, 2**64 - 1)
    borders = read_object(position["borders"], "borders", names.BORDERS)
    for border, name in enumerate(names.BORDERS):
        if borders[name] is not None:
            read_border(state, border, borders[name])
    provinces = read_object(position["provinces"], "provinces", names.PROVINCES)
    for province, name in enumerate(names.PROVINCES):
        read_province(state, province, provinces[name])
    sides = read_object(position["sides"], "sides", names.SIDES)
    for side, name in enumerate(names.SIDES):
        read_side(state, side, sides[name])
    state.bank = read_indices(position["bank"], "bank", names.BONUS)
    state.phase = codes.PHASE_CRASSUS if state.turn_side == state.crassus else codes.PHASE_TURN
    if "winner" in position:
        state.winner = read_index(position["winner"], "winner", names.SIDES)
        state.phase = codes.PHASE_OVER
        state.actor = codes.NOBODY
    check_counts(state)
    check_winner(state)
    settle(state)
    return state


def read_kind_of_game(position: dict[str, Any], rulings: dict[str, object] | None = None) -> State:
    """Return an empty state of the game that a position tells of: its modules, rulings, and Crassus if he plays."""
    figures = read_rulings(position, rulings or {}, figures_for)
    modules = 0
    words = read_sorted(position["modules"], "modules", names.MODULES)
    for number, module in enumerate(words):
        if module in words[:number]:
            raise duplicate("modules", names.MODULES[module])
        modules |= names.MODULE_BITS[module]
    try:
        check_modules(modules)
    except MisusedError as error:
        raise UnreadableError(error.message.key, **dict(error.message.parameters)) from error
    solo, crassus = position["solo"], position["crassus"]
    if (solo is None) != (crassus is None):
        place, expected = ("crassus", ", ".join(names.SIDES)) if crassus is None else ("solo", "{...}")
        raise wrong_kind(place, expected)
    if solo is None:
        return bare_state(figures, modules, codes.NOBODY, codes.SOLO_NONE, 0)
    read_object(solo, "solo", _SOLO_FIELDS)
    difficulty = read_index(solo["difficulty"], "solo.difficulty", names.DIFFICULTIES)
    harder = int(read_flag(solo["harder"], "solo.harder"))
    state = bare_state(figures, modules, read_index(crassus, "crassus", names.SIDES), difficulty, harder)
    state.deck = read_indices(solo["deck"], "solo.deck", names.TILES)
    used = read_sorted(solo["used"], "solo.used", names.TILES)
    state.used = [used.count(tile) for tile in range(codes.TILES)]
    state.pile = read_indices(solo["pile"], "solo.pile", names.TOKENS)
    return state


def read_border(state: State, border: int, value: Any) -> None:
    """Read what lies on a border space."""
    place = f"borders.{names.BORDERS[border]}"
    lying = read_object(value, place, _BORDER_FIELDS)
    side = read_index(lying["side"], f"{place}.side", names.SIDES)
    token = read_index(lying["token"], f"{place}.token", names.TOKENS)
    if not state.figures.fits[token] >> state.figures.border_symbol[border] & 1:
        symbol = names.SYMBOLS[state.figures.border_symbol[border]]
        raise UnreadableError(
            "caesar-position-symbol", place=f"{place}.token", token=names.TOKENS[token], symbol=symbol
        )
    down = read_flag(lying["down"], f"{place}.down")
    high, low = state.figures.high[token], state.figures.low[token]
    facing = read_list(lying["facing"], f"{place}.facing")
    ways = [[high, low], [low, high]]
    if facing not in ways or any(isinstance(number, bool) for number in facing):
        expected = " / ".join(str(way) for way in ways[: 1 if high == low else 2])
        raise wrong_value(f"{place}.facing", facing, expected)
    if down:
        occupy(state, side, token, border)
        state.down[border] = 1
    else:
        lay_token(state, side, token, border, ways.index(facing))
    if lying["marker"] is not None:
        marker, turned = read_marker(lying["marker"], f"{place}.marker")
        state.cover[border] = marker + 1 + (codes.COVER_DOWN if turned else 0)


def read_marker(value: Any, place: str) -> tuple[int, bool]:
    """Return the side of a control marker and whether it lies face down."""
    marker = read_object(value, place, ("side", "down"))
    return read_index(marker["side"], f"{place}.side", names.SIDES), read_flag(marker["down"], f"{place}.down")


def read_province(state: State, province: int, value: Any) -> None:
    """Read what lies on a province; whether it is closed follows from its border spaces."""
    place = f"provinces.{names.PROVINCES[province]}"
    lying = read_object(value, place, ("bonus", "closed", "markers"))
    if lying["bonus"] is not None:
        state.bonus[province] = read_index(lying["bonus"], f"{place}.bonus", names.BONUS)
    closed = read_flag(lying["closed"], f"{place}.closed")
    if closed != (state.open_spaces[province] == 0):
        free = state.open_spaces[province]
        raise UnreadableError("caesar-position-closed", place=f"{place}.closed", free=free)
    markers = [
        read_marker(marker, f"{place}.markers[{number}]")
        for number, marker in enumerate(read_list(lying["markers"], f"{place}.markers"))
    ]
    if not markers:
        return
    state.control[province] = markers[0][0] + 1
    for side, turned in markers:
        if side + 1 != state.control[province]:
            raise UnreadableError("caesar-position-two-sides", place=f"{place}.markers")
        if turned:
            state.turned[province] += 1
        else:
            state.shown[province] += 1


def read_side(state: State, side: int, value: Any) -> None:
    """Read the pieces of a side; markers that were placed are sorted into the ledger."""
    place = f"sides.{names.SIDES[side]}"
    pieces = read_object(value, place, _SIDE_FIELDS)
    if side == state.crassus:
        state.supply[side] = read_indices(pieces["supply"], f"{place}.supply", names.TOKENS)
        state.limit[side] = 0
        if pieces["limit"] is not None:
            raise wrong_value(f"{place}.limit", pieces["limit"], "null")
    else:
        state.supply[side] = read_sorted(pieces["supply"], f"{place}.supply", names.TOKENS)
        state.limit[side] = read_number(pieces["limit"], f"{place}.limit", -_LARGEST_LIMIT, _LARGEST_LIMIT)
    state.bag[side] = read_indices(pieces["bag"], f"{place}.bag", names.TOKENS)
    state.markers[side] = read_number(pieces["markers"], f"{place}.markers", 0, state.figures.markers_per_side)
    state.senate[side] = read_number(pieces["senate"], f"{place}.senate", 0, state.figures.bonus_tokens[4])
    state.under[side] = read_number(pieces["under"], f"{place}.under", 0, state.figures.markers_per_side)
    for kind in read_sorted(pieces["centurions"], f"{place}.centurions", names.CENTURIONS):
        if state.centurions[side] >> kind & 1:
            raise duplicate(f"{place}.centurions", names.CENTURIONS[kind])
        state.centurions[side] |= 1 << kind
