"""The Trajan position format: one JSON object for a game at the start of a turn, hidden piles included.

It is to this project what FEN is to chess. Every state at the start of a turn has exactly one canonical text. In
answers only, a position may also stand before the end of a quarter (`ends_quarter`, `laps_left`).

Texts are put together from fragments that are kept: of the thousands of positions that one turn can lead to, most
share most of their fields. That makes a position about ten times cheaper to write than building and dumping an object.
"""

import json
from functools import lru_cache
from typing import Any

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.games.trajan.positions.position_reader import read_state
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.components import trajan_tile_names
from trajan_tutor.games.trajan.rules.state import State, score_of

VERSION = 1
_FRAGMENTS = 8192


def dump(state: State) -> dict[str, Any]:
    """Return the position as JSON data; raises like `dumps`."""
    position: dict[str, Any] = json.loads(dumps(state))
    return position


def dumps(state: State) -> str:
    """Return the canonical text; raises MisusedError in setup, in the middle of a turn and after the end."""
    if state.phase not in (codes.PHASE_SOW, codes.PHASE_QUARTER):
        raise MisusedError("trajan-position-middle")
    fields = {
        "game": '"trajan"',
        "version": str(VERSION),
        "seats": str(state.seats),
        "actor": str(state.turn_seat),
        "quarter": str(state.quarter),
        "round": str(state.round),
        "time": str(state.time),
        "time_length": str(state.figures.time_length[state.seats]),
        "demands": _named(tuple(state.demands), names.DEMANDS),
        "forum": _named(tuple(state.forum), names.TILES),
        "forum_extra": _named(tuple(state.forum_extra), names.EXTRA),
        "provinces": _provinces(tuple(state.province_tile), tuple(state.leader), tuple(state.legions)),
        "district": _district(tuple(state.district_tile), tuple(state.workers)),
        "ships": _ships(tuple(state.ships)),
        "senate": _senate(tuple(state.senate_order), tuple(state.senate)),
        "senate_bonus": _sorted_words(tuple(state.senate_bonus), names.BONUS),
        "discards": _object(
            {"left": _words(tuple(state.left), names.GOODS), "right": _words(tuple(state.right), names.GOODS)}
        ),
        "stacks": _stacks(state),
        "players": "[" + ",".join(_player(state, seat) for seat in range(state.seats)) + "]",
        "piles": _piles(state),
        "seed": str(state.seed),
    }
    if state.figures.options:
        fields["options"] = canonical(state.figures.options)
    if state.phase == codes.PHASE_QUARTER:
        fields["ends_quarter"] = "true"
        if state.laps:
            fields["laps_left"] = str(state.laps)
    return _object(fields)


def loads(text: str, *, may_end_quarter: bool = False, rulings: dict[str, object] | None = None) -> State:
    """Return the state of a position's text.

    `may_end_quarter` also accepts an answer that stands before the end of a quarter; `rulings` hold where the position
    chooses nothing. Raises UnreadableError that names the place and what was expected there.
    """
    return load(parse_json(text), may_end_quarter=may_end_quarter, rulings=rulings)


def load(data: Any, *, may_end_quarter: bool = False, rulings: dict[str, object] | None = None) -> State:
    """Return the state of a position given as JSON data; raises like `loads`."""
    state = read_state(data, rulings or {})
    if state.phase == codes.PHASE_QUARTER and not may_end_quarter:
        raise UnreadableError("trajan-position-ends-quarter")
    return state


def _object(fields: dict[str, str]) -> str:
    return "{" + ",".join(f'"{name}":{fields[name]}' for name in sorted(fields)) + "}"


@lru_cache(maxsize=_FRAGMENTS)
def _words(indices: tuple[int, ...], words: tuple[str, ...]) -> str:
    return canonical([words[index] for index in indices])


@lru_cache(maxsize=_FRAGMENTS)
def _sorted_words(indices: tuple[int, ...], words: tuple[str, ...]) -> str:
    return canonical(sorted(words[index] for index in indices))


@lru_cache(maxsize=_FRAGMENTS)
def _named(counts: tuple[int, ...], words: tuple[str, ...]) -> str:
    return canonical(sorted(_repeated(counts, words)))


@lru_cache(maxsize=_FRAGMENTS)
def _in_order(counts: tuple[int, ...], words: tuple[str, ...]) -> str:
    return canonical(_repeated(counts, words))


def _repeated(counts: tuple[int, ...], words: tuple[str, ...]) -> list[str]:
    return [word for word, count in zip(words, counts, strict=True) for _ in range(count)]


def _members(mask: int) -> tuple[int, ...]:
    return tuple(member for member in range(mask.bit_length()) if mask >> member & 1)


@lru_cache(maxsize=_FRAGMENTS)
def _provinces(tiles: tuple[int, ...], leaders: tuple[int, ...], legions: tuple[int, ...]) -> str:
    return canonical(
        {
            name: {
                "tile": names.TILES[tiles[place] - 1] if tiles[place] else None,
                "leaders": [seat for seat, leader in enumerate(leaders) if leader == place],
                "legionaries": _members(legions[place]),
            }
            for place, name in enumerate(names.PLACES)
            if place != codes.CAMP
        }
    )


@lru_cache(maxsize=_FRAGMENTS)
def _district(tiles: tuple[int, ...], workers: tuple[int, ...]) -> str:
    spaces = [
        {
            "tile": names.CONSTRUCTION_TILES[tile - 1] if tile else None,
            "workers": [seat for seat, mask in enumerate(workers) if mask >> space & 1],
        }
        for space, tile in enumerate(tiles)
    ]
    return canonical([spaces[row : row + 5] for row in range(0, codes.DISTRICT_SPACES, 5)])


@lru_cache(maxsize=_FRAGMENTS)
def _ships(sides: tuple[int, ...]) -> str:
    return canonical({ship: names.SHIP_SIDES[side] for ship, side in zip(names.SHIPS, sides, strict=True)})


@lru_cache(maxsize=_FRAGMENTS)
def _senate(order: tuple[int, ...], spaces: tuple[int, ...]) -> str:
    return canonical([[seat for seat in order if spaces[seat] == space] for space in range(codes.SENATE_END + 1)])


def _stacks(state: State) -> str:
    return _object(
        {
            name: _words(tuple(state.stacks[stack][: state.stack_size[stack]]), trajan_tile_names())
            for stack, name in enumerate(names.STACKS)
        }
    )


def _piles(state: State) -> str:
    return _object(
        {
            "goods": _words(tuple(state.goods[: state.goods_left]), names.GOODS),
            "forum": _words(tuple(state.forum_pile[: state.forum_left]), names.TILES),
            "extra": _words(tuple(state.extra_pile[: state.extra_left]), names.EXTRA),
            "demands": _words(tuple(state.demand_pile[: state.demands_left]), names.DEMANDS),
            "bonus": _words(tuple(state.bonus_pile[: state.bonus_left]), names.BONUS),
        }
    )


def _player(state: State, seat: int) -> str:
    circle = seat * codes.TRAYS
    goods = slice(seat * codes.GOODS, (seat + 1) * codes.GOODS)
    trays = (
        _in_order(tuple(state.markers[tray * codes.COLOURS : (tray + 1) * codes.COLOURS]), names.COLOURS)
        for tray in range(circle, circle + codes.TRAYS)
    )
    return _object(
        {
            "vp": str(score_of(state, seat)),
            "trays": "[" + ",".join(trays) + "]",
            "slots": _slots(tuple(state.slots[circle : circle + codes.TRAYS])),
            "arch": "null" if state.arch[seat] == codes.ARCH_CENTRE else str(state.arch[seat] + 1),
            "kept": _demand_counts(tuple(state.kept[seat * codes.DEMAND_KINDS : (seat + 1) * codes.DEMAND_KINDS])),
            "plus_two": _words(_members(state.plus_two[seat]), names.ACTIONS),
            "tiles": _named(tuple(state.tiles[seat * codes.TILE_KINDS : (seat + 1) * codes.TILE_KINDS]), names.TILES),
            "hand": _in_order(tuple(state.hand[goods]), names.GOODS),
            "display": _in_order(tuple(state.display[goods]), names.GOODS),
            "bonus": _bonus(tuple(state.bonus[seat * codes.BONUS_TILES : (seat + 1) * codes.BONUS_TILES])),
            "built": _sorted_words(_members(state.built[seat]), names.CONSTRUCTION_TILES),
            "supply": str(state.supply[seat]),
            "worker_camp": str(state.worker_camp[seat]),
            "military_camp": str(state.military_camp[seat]),
            "leader": f'"{names.PLACES[state.leader[seat]]}"',
        }
    )


@lru_cache(maxsize=_FRAGMENTS)
def _slots(tiles: tuple[int, ...]) -> str:
    return canonical([trajan_tile_names()[tile] or None for tile in tiles])


@lru_cache(maxsize=_FRAGMENTS)
def _demand_counts(counts: tuple[int, ...]) -> str:
    return canonical(dict(zip(names.DEMANDS, counts, strict=True)))


@lru_cache(maxsize=_FRAGMENTS)
def _bonus(sides: tuple[int, ...]) -> str:
    return canonical(sorted([names.BONUS[tile], names.BONUS_COLOURS[side]] for tile, side in enumerate(sides) if side))
