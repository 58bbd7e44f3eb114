"""The Trajan position format: one JSON object for a game at the start of a turn, hidden piles included.

It is to this project what FEN is to chess. Every state at the start of a turn has exactly one canonical text. In
answers only, a position may also stand before the end of a quarter (`ends_quarter`, `laps_left`).
"""

import json
from typing import Any

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.games.trajan import codes, names
from trajan_tutor.games.trajan.components import trajan_tile_names
from trajan_tutor.games.trajan.position_reader import read_state
from trajan_tutor.games.trajan.state import State, score_of

VERSION = 1


def dumps(state: State) -> str:
    """Return the canonical text of a position."""
    return json.dumps(dump(state), sort_keys=True, separators=(",", ":"))


def loads(text: str, *, may_end_quarter: bool = False) -> State:
    """Return the state of a position's text.

    `may_end_quarter` also accepts an answer that stands before the end of a quarter. Raises UnreadableError that names
    the place and what was expected there.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableError("trajan-position-json", line=error.lineno, column=error.colno) from error
    return load(data, may_end_quarter=may_end_quarter)


def load(data: Any, *, may_end_quarter: bool = False) -> State:
    """Return the state of a position given as JSON data; raises like `loads`."""
    state = read_state(data)
    if state.phase == codes.PHASE_QUARTER and not may_end_quarter:
        raise UnreadableError("trajan-position-ends-quarter")
    return state


def dump(state: State) -> dict[str, Any]:
    """Return the position as JSON data; raises MisusedError in setup, in the middle of a turn and after the end."""
    if state.phase not in (codes.PHASE_SOW, codes.PHASE_QUARTER):
        raise MisusedError("trajan-position-middle")
    position: dict[str, Any] = {
        "game": "trajan",
        "version": VERSION,
        "seats": state.seats,
        "actor": state.turn_seat,
        "quarter": state.quarter,
        "round": state.round,
        "time": state.time,
        "time_length": state.figures.time_length[state.seats],
        "demands": named(state.demands, names.DEMANDS),
        "forum": sorted(named(state.forum, names.TILES)),
        "forum_extra": sorted(named(state.forum_extra, names.EXTRA)),
        "provinces": {name: _province(state, place) for place, name in enumerate(names.PLACES) if place != codes.CAMP},
        "district": [[_space(state, 5 * row + column) for column in range(5)] for row in range(4)],
        "ships": {ship: names.SHIP_SIDES[state.ships[index]] for index, ship in enumerate(names.SHIPS)},
        "senate": [
            [seat for seat in state.senate_order if state.senate[seat] == space]
            for space in range(codes.SENATE_END + 1)
        ],
        "senate_bonus": sorted(names.BONUS[tile] for tile in state.senate_bonus),
        "discards": {
            "left": [names.GOODS[card] for card in state.left],
            "right": [names.GOODS[card] for card in state.right],
        },
        "stacks": {
            name: [trajan_tile_names()[tile] for tile in state.stacks[stack][: state.stack_size[stack]]]
            for stack, name in enumerate(names.STACKS)
        },
        "players": [_player(state, seat) for seat in range(state.seats)],
        "piles": _piles(state),
        "seed": state.seed,
    }
    if state.figures.options:
        position["options"] = dict(state.figures.options)
    if state.phase == codes.PHASE_QUARTER:
        position["ends_quarter"] = True
        if state.laps:
            position["laps_left"] = state.laps
    return position


def named(counts: list[int], words: tuple[str, ...]) -> list[str]:
    """Return each word as often as its count says.

    >>> named([2, 0, 1], ("bread", "games", "religion"))
    ['bread', 'bread', 'religion']
    """
    return [word for word, count in zip(words, counts, strict=True) for _ in range(count)]


def _members(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def _province(state: State, place: int) -> dict[str, Any]:
    tile = state.province_tile[place]
    return {
        "tile": names.TILES[tile - 1] if tile else None,
        "leaders": [seat for seat in range(state.seats) if state.leader[seat] == place],
        "legionaries": _members(state.legions[place], state.seats),
    }


def _space(state: State, space: int) -> dict[str, Any]:
    tile = state.district_tile[space]
    return {
        "tile": names.CONSTRUCTION_TILES[tile - 1] if tile else None,
        "workers": [seat for seat in range(state.seats) if state.workers[seat] >> space & 1],
    }


def _player(state: State, seat: int) -> dict[str, Any]:
    arch = state.arch[seat]
    tiles = state.tiles[seat * codes.TILE_KINDS : (seat + 1) * codes.TILE_KINDS]
    kept = state.kept[seat * codes.DEMAND_KINDS : (seat + 1) * codes.DEMAND_KINDS]
    return {
        "vp": score_of(state, seat),
        "trays": [_tray(state, seat * codes.TRAYS + tray) for tray in range(codes.TRAYS)],
        "slots": [trajan_tile_names()[state.slots[seat * codes.TRAYS + slot]] or None for slot in range(codes.TRAYS)],
        "arch": None if arch == codes.ARCH_CENTRE else arch + 1,
        "kept": dict(zip(names.DEMANDS, kept, strict=True)),
        "plus_two": [names.ACTIONS[action] for action in _members(state.plus_two[seat], codes.TRAYS)],
        "tiles": sorted(named(tiles, names.TILES)),
        "hand": named(state.hand[seat * codes.GOODS : (seat + 1) * codes.GOODS], names.GOODS),
        "display": named(state.display[seat * codes.GOODS : (seat + 1) * codes.GOODS], names.GOODS),
        "bonus": sorted(
            [names.BONUS[tile], names.BONUS_COLOURS[state.bonus[seat * codes.BONUS_TILES + tile]]]
            for tile in range(codes.BONUS_TILES)
            if state.bonus[seat * codes.BONUS_TILES + tile]
        ),
        "built": sorted(
            names.CONSTRUCTION_TILES[tile] for tile in _members(state.built[seat], len(names.CONSTRUCTION_TILES))
        ),
        "supply": state.supply[seat],
        "worker_camp": state.worker_camp[seat],
        "military_camp": state.military_camp[seat],
        "leader": names.PLACES[state.leader[seat]],
    }


def _tray(state: State, index: int) -> list[str]:
    return named(state.markers[index * codes.COLOURS : (index + 1) * codes.COLOURS], names.COLOURS)


def _piles(state: State) -> dict[str, list[str]]:
    return {
        "goods": [names.GOODS[card] for card in state.goods[: state.goods_left]],
        "forum": [names.TILES[tile] for tile in state.forum_pile[: state.forum_left]],
        "extra": [names.EXTRA[action] for action in state.extra_pile[: state.extra_left]],
        "demands": [names.DEMANDS[icon] for icon in state.demand_pile[: state.demands_left]],
        "bonus": [names.BONUS[tile] for tile in state.bonus_pile[: state.bonus_left]],
    }
