"""Reads a position: every field, with the place named when it is not what it should be."""

from collections.abc import Sequence
from typing import Any

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.games.trajan.positions.position_counts import check_counts
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.components import figures_for, trajan_tile_names
from trajan_tutor.games.trajan.rules.setup import bare_state, stack_of
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.turn import settle
from trajan_tutor.games.trajan.words import names

_FIELDS = frozenset(
    (
        "game",
        "version",
        "seats",
        "actor",
        "quarter",
        "round",
        "time",
        "time_length",
        "demands",
        "forum",
        "forum_extra",
        "provinces",
        "district",
        "ships",
        "senate",
        "senate_bonus",
        "discards",
        "stacks",
        "players",
        "piles",
        "seed",
    )
)
_OPTIONAL_FIELDS = frozenset(("options", "ends_quarter", "laps_left"))
_PLAYER_FIELDS = frozenset(
    (
        "vp",
        "trays",
        "slots",
        "arch",
        "kept",
        "plus_two",
        "tiles",
        "hand",
        "display",
        "bonus",
        "built",
        "supply",
        "worker_camp",
        "military_camp",
        "leader",
    )
)
_LONGEST_CIRCUIT = 99


def read_state(data: Any, rulings: dict[str, object]) -> State:
    """Return the state of a position, with rulings that hold where it chooses nothing.

    Raises UnreadableError that names the place and what was expected there.
    """
    position = _object(data, "position")
    _fields(position, "position", _FIELDS, _OPTIONAL_FIELDS)
    if position["game"] != "trajan":
        raise _not_value("game", position["game"], '"trajan"')
    if position["version"] != 1 or isinstance(position["version"], bool):
        raise _not_value("version", position["version"], "1")
    seats = _number(position["seats"], "seats", 2, 4)
    length = _number(position["time_length"], "time_length", 1, _LONGEST_CIRCUIT)
    state = bare_state(_figures(position, rulings, seats, length), seats)
    state.actor = state.turn_seat = _number(position["actor"], "actor", 0, seats - 1)
    state.quarter = _number(position["quarter"], "quarter", 1, state.figures.quarters)
    state.round = _number(position["round"], "round", 1, state.figures.demands_per_quarter + 1)
    state.time = _number(position["time"], "time", 0, length - 1)
    state.seed = _number(position["seed"], "seed", 0, 2**64 - 1)
    _read_board(state, position)
    _read_provinces(state, _object(position["provinces"], "provinces"))
    _read_district(state, position["district"])
    _read_stacks(state, _object(position["stacks"], "stacks"))
    _read_piles(state, _object(position["piles"], "piles"))
    players = _list(position["players"], "players", seats)
    for seat, player in enumerate(players):
        _read_player(state, seat, _object(player, f"players[{seat}]"))
    state.phase = codes.PHASE_SOW
    _read_answer_fields(state, position)
    check_counts(state)
    settle(state)
    return state


def _figures(position: dict[str, Any], rulings: dict[str, object], seats: int, length: int) -> Any:
    options = {**rulings, **_object(position.get("options", {}), "options")}
    try:
        return figures_for(options, seats=seats, time_length=length)
    except MisusedError as error:
        raise UnreadableError(error.message.key, **dict(error.message.parameters)) from error


def _read_answer_fields(state: State, position: dict[str, Any]) -> None:
    ends = position.get("ends_quarter", False)
    if not isinstance(ends, bool):
        raise _wrong("ends_quarter", "true")
    if "laps_left" in position and not ends:
        raise UnreadableError("trajan-position-unknown-field", place="position", field="laps_left")
    if ends:
        state.phase = codes.PHASE_QUARTER
        state.laps = _number(position.get("laps_left", 0), "laps_left", 0, codes.COLOURS * 2)


def _read_board(state: State, position: dict[str, Any]) -> None:
    state.demands = _counts(position["demands"], "demands", names.DEMANDS)
    state.forum = _counts(position["forum"], "forum", names.TILES)
    state.forum_extra = _counts(position["forum_extra"], "forum_extra", names.EXTRA)
    ships = _object(position["ships"], "ships")
    _fields(ships, "ships", frozenset(names.SHIPS))
    state.ships = [_index(ships[ship], f"ships.{ship}", names.SHIP_SIDES) for ship in names.SHIPS]
    state.senate_bonus = sorted(_indices(position["senate_bonus"], "senate_bonus", names.BONUS))
    discards = _object(position["discards"], "discards")
    _fields(discards, "discards", frozenset(names.PILES))
    state.left = _indices(discards["left"], "discards.left", names.GOODS)
    state.right = _indices(discards["right"], "discards.right", names.GOODS)
    state.senate_order = []
    for space, stack in enumerate(_list(position["senate"], "senate", codes.SENATE_END + 1)):
        for seat in _seat_list(stack, f"senate[{space}]", state.seats):
            if seat in state.senate_order:
                raise UnreadableError("trajan-position-twice", place=f"senate[{space}]", name=str(seat))
            state.senate[seat] = space
            state.senate_order.append(seat)
    missing = [str(seat) for seat in range(state.seats) if seat not in state.senate_order]
    if missing:
        raise UnreadableError("trajan-position-senate-missing", seats=", ".join(missing))


def _read_provinces(state: State, provinces: dict[str, Any]) -> None:
    _fields(provinces, "provinces", frozenset(names.PROVINCES))
    for place, name in enumerate(names.PLACES):
        if place == codes.CAMP:
            continue
        where = f"provinces.{name}"
        province = _object(provinces[name], where)
        _fields(province, where, frozenset(("tile", "leaders", "legionaries")))
        if province["tile"] is not None:
            state.province_tile[place] = _index(province["tile"], f"{where}.tile", names.TILES) + 1
        for seat in _seat_list(province["leaders"], f"{where}.leaders", state.seats):
            if state.leader[seat] != codes.CAMP:
                raise UnreadableError("trajan-position-leader-twice", place=f"{where}.leaders", seat=seat)
            state.leader[seat] = place
        for seat in _seat_list(province["legionaries"], f"{where}.legionaries", state.seats):
            state.legions[place] |= 1 << seat


def _read_district(state: State, district: Any) -> None:
    for row, spaces in enumerate(_list(district, "district", 4)):
        for column, value in enumerate(_list(spaces, f"district[{row}]", 5)):
            where = f"district[{row}][{column}]"
            space = _object(value, where)
            _fields(space, where, frozenset(("tile", "workers")))
            if space["tile"] is not None:
                state.district_tile[5 * row + column] = (
                    _index(space["tile"], f"{where}.tile", names.CONSTRUCTION_TILES) + 1
                )
            for seat in _seat_list(space["workers"], f"{where}.workers", state.seats):
                state.workers[seat] |= 1 << (5 * row + column)


def _read_stacks(state: State, stacks: dict[str, Any]) -> None:
    _fields(stacks, "stacks", frozenset(names.STACKS))
    for stack, name in enumerate(names.STACKS):
        tiles = _trajan_tiles(stacks[name], f"stacks.{name}")
        for place, tile in enumerate(tiles):
            if stack_of(state.figures.tile_kind[tile]) != stack:
                raise UnreadableError(
                    "trajan-position-stack", place=f"stacks.{name}[{place}]", name=trajan_tile_names()[tile]
                )
        state.stacks[stack] = tiles
        state.stack_size[stack] = len(tiles)


def _read_piles(state: State, piles: dict[str, Any]) -> None:
    _fields(piles, "piles", frozenset(("goods", "forum", "extra", "demands", "bonus")))
    state.goods = _indices(piles["goods"], "piles.goods", names.GOODS)
    state.goods_left = len(state.goods)
    state.forum_pile = _indices(piles["forum"], "piles.forum", names.TILES)
    state.forum_left = len(state.forum_pile)
    state.extra_pile = _indices(piles["extra"], "piles.extra", names.EXTRA)
    state.extra_left = len(state.extra_pile)
    state.demand_pile = _indices(piles["demands"], "piles.demands", names.DEMANDS)
    state.demands_left = len(state.demand_pile)
    state.bonus_pile = _indices(piles["bonus"], "piles.bonus", names.BONUS)
    state.bonus_left = len(state.bonus_pile)


def _read_player(state: State, seat: int, player: dict[str, Any]) -> None:
    where = f"players[{seat}]"
    _fields(player, where, _PLAYER_FIELDS)
    state.ledger[seat * codes.SOURCES + codes.SOURCE_LOADED] = _number(player["vp"], f"{where}.vp", -9999, 9999)
    _read_circle(state, seat, player)
    kept = _object(player["kept"], f"{where}.kept")
    _fields(kept, f"{where}.kept", frozenset(names.DEMANDS))
    for icon, name in enumerate(names.DEMANDS):
        state.kept[seat * codes.DEMAND_KINDS + icon] = _number(kept[name], f"{where}.kept.{name}", 0, 99)
    for action in _distinct(player["plus_two"], f"{where}.plus_two", names.ACTIONS):
        state.plus_two[seat] |= 1 << action
    _fill(state.tiles, seat, _counts(player["tiles"], f"{where}.tiles", names.TILES))
    _fill(state.hand, seat, _counts(player["hand"], f"{where}.hand", names.GOODS))
    _fill(state.display, seat, _counts(player["display"], f"{where}.display", names.GOODS))
    _fill(state.bonus, seat, _bonus(player["bonus"], f"{where}.bonus"))
    for tile in _distinct(player["built"], f"{where}.built", names.CONSTRUCTION_TILES):
        state.built[seat] |= 1 << tile
    most = state.figures.figures_per_seat
    state.supply[seat] = _number(player["supply"], f"{where}.supply", 0, most)
    state.worker_camp[seat] = _number(player["worker_camp"], f"{where}.worker_camp", 0, most)
    state.military_camp[seat] = _number(player["military_camp"], f"{where}.military_camp", 0, most)
    leader = _index(player["leader"], f"{where}.leader", names.PLACES)
    if leader != state.leader[seat]:
        on_board = names.PLACES[state.leader[seat]]
        raise UnreadableError(
            "trajan-position-leader", place=f"{where}.leader", found=names.PLACES[leader], expected=on_board
        )


def _read_circle(state: State, seat: int, player: dict[str, Any]) -> None:
    where = f"players[{seat}]"
    for tray, markers in enumerate(_list(player["trays"], f"{where}.trays", codes.TRAYS)):
        counts = _counts(markers, f"{where}.trays[{tray}]", names.COLOURS)
        _fill(state.markers, seat * codes.TRAYS + tray, counts)
        state.tray_size[seat * codes.TRAYS + tray] = sum(counts)
    for slot, tile in enumerate(_list(player["slots"], f"{where}.slots", codes.TRAYS)):
        if tile is not None:
            state.slots[seat * codes.TRAYS + slot] = _trajan_tile(tile, f"{where}.slots[{slot}]")
    slots = state.slots[seat * codes.TRAYS : (seat + 1) * codes.TRAYS]
    arch = player["arch"]
    state.arch[seat] = codes.ARCH_CENTRE if arch is None else _number(arch, f"{where}.arch", 1, codes.TRAYS) - 1
    if arch is None and 0 in slots:
        raise UnreadableError("trajan-position-arch-centre", place=f"{where}.arch")
    if arch is not None and slots[arch - 1]:
        raise UnreadableError("trajan-position-arch-slot", place=f"{where}.arch", slot=arch)


def _bonus(value: Any, place: str) -> list[int]:
    held = [0] * codes.BONUS_TILES
    for number, pair in enumerate(_list(value, place)):
        where = f"{place}[{number}]"
        tile, side = _list(pair, where, 2)
        index = _index(tile, where, names.BONUS)
        if held[index]:
            raise UnreadableError("trajan-position-twice", place=where, name=names.BONUS[index])
        held[index] = _index(side, where, names.BONUS_COLOURS[1:]) + 1
    return held


# ---- kinds of values ---------------------------------------------------------------------------------------------


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _not_value(place: str, value: Any, expected: str) -> UnreadableError:
    return UnreadableError("trajan-position-value", place=place, found=_short(value), expected=expected)


def _wrong(place: str, expected: str) -> UnreadableError:
    return UnreadableError("trajan-position-kind", place=place, expected=expected)


def _object(value: Any, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong(place, "{...}")
    return value


def _list(value: Any, place: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong(place, "[...]")
    if length is not None and len(value) != length:
        raise UnreadableError("trajan-position-length", place=place, found=len(value), expected=length)
    return value


def _number(value: Any, place: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise UnreadableError("trajan-position-number", place=place, found=_short(value), least=least, most=most)
    return value


def _fields(value: dict[str, Any], place: str, needed: frozenset[str], allowed: frozenset[str] = frozenset()) -> None:
    for field in sorted(needed):
        if field not in value:
            raise UnreadableError("trajan-position-missing", place=place, field=field)
    for field in value:
        if field not in needed and field not in allowed:
            raise UnreadableError("trajan-position-unknown-field", place=place, field=_short(field))


def _index(value: Any, place: str, words: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in words:
        raise UnreadableError("trajan-position-name", place=place, found=_short(value), expected=", ".join(words))
    return words.index(value)


def _indices(value: Any, place: str, words: Sequence[str]) -> list[int]:
    return [_index(word, f"{place}[{number}]", words) for number, word in enumerate(_list(value, place))]


def _counts(value: Any, place: str, words: Sequence[str]) -> list[int]:
    found = _indices(value, place, words)
    return [found.count(index) for index in range(len(words))]


def _distinct(value: Any, place: str, words: Sequence[str]) -> list[int]:
    found = _indices(value, place, words)
    for number, index in enumerate(found):
        if index in found[:number]:
            raise UnreadableError("trajan-position-twice", place=f"{place}[{number}]", name=words[index])
    return found


def _seat_list(value: Any, place: str, seats: int) -> list[int]:
    found = [_number(seat, f"{place}[{number}]", 0, seats - 1) for number, seat in enumerate(_list(value, place))]
    if len(set(found)) != len(found):
        raise UnreadableError("trajan-position-twice", place=place, name=", ".join(str(seat) for seat in found))
    return found


def _trajan_tile(value: Any, place: str) -> int:
    known = trajan_tile_names()[1:]
    if not isinstance(value, str) or value not in known:
        raise UnreadableError("trajan-position-trajan-tile", place=place, found=_short(value))
    return known.index(value) + 1


def _trajan_tiles(value: Any, place: str) -> list[int]:
    return [_trajan_tile(tile, f"{place}[{number}]") for number, tile in enumerate(_list(value, place))]


def _fill(flat: list[int], block: int, counts: list[int]) -> None:
    flat[block * len(counts) : (block + 1) * len(counts)] = counts
