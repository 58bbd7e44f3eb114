"""The Caesar! position format: one JSON object for a game at the start of a turn, hidden pieces included.

Every state at the start of a turn has exactly one canonical text. A finished game has one too, with its `winner`; that
is an answer of programs, never a position to start from.
"""

from typing import Any

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.games.caesar.positions.position_reader import read_state
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State

VERSION = 1


def dump(state: State) -> dict[str, Any]:
    """Return the position as JSON data; raises MisusedError in the middle of a turn."""
    if state.phase not in (codes.PHASE_TURN, codes.PHASE_CRASSUS, codes.PHASE_OVER):
        raise MisusedError("caesar-position-middle")
    position: dict[str, Any] = {
        "game": "caesar",
        "version": VERSION,
        "modules": names.modules_of(state.modules),
        "actor": names.SIDES[state.turn_side],
        "borders": {name: dump_border(state, border) for border, name in enumerate(names.BORDERS)},
        "provinces": {name: dump_province(state, province) for province, name in enumerate(names.PROVINCES)},
        "sides": {name: dump_side(state, side) for side, name in enumerate(names.SIDES)},
        "bank": [names.BONUS[bonus] for bonus in state.bank],
        "solo": dump_solo(state),
        "crassus": None if state.crassus == codes.NOBODY else names.SIDES[state.crassus],
        "seed": state.seed,
    }
    if state.figures.options:
        position["options"] = dict(state.figures.options)
    if state.phase == codes.PHASE_OVER:
        position["winner"] = names.SIDES[state.winner]
    return position


def dump_border(state: State, border: int) -> dict[str, Any] | None:
    """Return what lies on a border space, or None."""
    if not state.token[border]:
        return None
    token = state.token[border] - 1
    facing = [state.figures.high[token], state.figures.low[token]]
    if state.way[border]:
        facing.reverse()
    cover = state.cover[border]
    marker = None
    if cover:
        marker = {"side": names.SIDES[(cover - 1) % codes.SIDES], "down": cover > codes.COVER_DOWN}
    return {
        "side": names.SIDES[state.owner[border]],
        "token": names.TOKENS[token],
        "facing": facing,
        "down": bool(state.down[border]),
        "marker": marker,
    }


def dump_province(state: State, province: int) -> dict[str, Any]:
    """Return what lies on a province's own space or spaces; markers that are not face down first."""
    side = names.SIDES[state.control[province] - 1]
    shown = [{"side": side, "down": False}] * state.shown[province]
    turned = [{"side": side, "down": True}] * state.turned[province]
    return {
        "bonus": names.BONUS[state.bonus[province]] or None,
        "closed": state.open_spaces[province] == 0,
        "markers": [*shown, *turned],
    }


def dump_side(state: State, side: int) -> dict[str, Any]:
    """Return the pieces of a side."""
    centurions = [name for kind, name in enumerate(names.CENTURIONS) if state.centurions[side] >> kind & 1]
    return {
        "supply": [names.TOKENS[token] for token in state.supply[side]],
        "bag": [names.TOKENS[token] for token in state.bag[side]],
        "limit": None if side == state.crassus else state.limit[side],
        "markers": state.markers[side],
        "senate": state.senate[side],
        "under": state.under[side],
        "centurions": centurions,
    }


def dump_solo(state: State) -> dict[str, Any] | None:
    """Return what belongs to Crassus, or None in a game of two."""
    if state.crassus == codes.NOBODY:
        return None
    return {
        "difficulty": names.DIFFICULTIES[state.difficulty],
        "harder": bool(state.harder),
        "deck": [names.TILES[tile] for tile in state.deck],
        "used": [name for tile, name in enumerate(names.TILES) for _ in range(state.used[tile])],
        "pile": [names.TOKENS[token] for token in state.pile],
    }


def load(data: Any, *, answers: bool = False, rulings: dict[str, object] | None = None) -> State:
    """Return the state of a position given as JSON data.

    `answers` also accepts a finished game; `rulings` hold where the position chooses nothing. Raises
    UnreadableError that names the place and what was expected there.
    """
    state = read_state(data, rulings or {})
    if state.phase == codes.PHASE_OVER and not answers:
        raise UnreadableError("caesar-position-winner", winner=names.SIDES[state.winner])
    return state
