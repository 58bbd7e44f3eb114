"""Reads a position: every field, with the place named when it is not what it should be."""

from functools import partial
from typing import Any

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.position_values import (
    duplicate,
    read_counts,
    read_distinct,
    read_index,
    read_indices,
    read_list,
    read_name_of_game,
    read_number,
    read_object,
    read_rulings,
    short,
    wrong_kind,
)
from trajan_tutor.games.trajan.positions.position_counts import check_counts
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.components import figures_for, trajan_tile_names
from trajan_tutor.games.trajan.rules.setup import bare_state, stack_of
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.turn import settle

_FIELDS = (
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
_OPTIONAL_FIELDS = ("options", "ends_quarter", "laps_left")
_PLAYER_FIELDS = (
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
_PILES = ("goods", "forum", "extra", "demands", "bonus")
_LONGEST_CIRCUIT = 99


def read_state(data: Any, rulings: dict[str, object]) -> State:
    """Return the state of a position, with rulings that hold where it chooses nothing.

    Raises UnreadableError that names the place and what was expected there.
    """
    position = read_object(data, "position", _FIELDS, _OPTIONAL_FIELDS)
    read_name_of_game(position, "trajan", 1)
    seats = read_number(position["seats"], "seats", 2, 4)
    length = read_number(position["time_length"], "time_length", 1, _LONGEST_CIRCUIT)
    figures_of = partial(figures_for, seats=seats, time_length=length)
    state = bare_state(read_rulings(position, rulings, figures_of), seats)
    state.actor = state.turn_seat = read_number(position["actor"], "actor", 0, seats - 1)
    state.quarter = read_number(position["quarter"], "quarter", 1, state.figures.quarters)
    state.round = read_number(position["round"], "round", 1, state.figures.demands_per_quarter + 1)
    state.time = read_number(position["time"], "time", 0, length - 1)
    state.seed = read_number(position["seed"], "seed", 0, 2**64 - 1)
    _read_board(state, position)
    _read_provinces(state, read_object(position["provinces"], "provinces", names.PROVINCES))
    _read_district(state, position["district"])
    _read_stacks(state, read_object(position["stacks"], "stacks", names.STACKS))
    _read_piles(state, read_object(position["piles"], "piles", _PILES))
    players = read_list(position["players"], "players", seats)
    for seat, player in enumerate(players):
        _read_player(state, seat, read_object(player, f"players[{seat}]", _PLAYER_FIELDS))
    state.phase = codes.PHASE_SOW
    # A position lies at the beginning of a turn, which counts.
    state.turns = 1
    _read_answer_fields(state, position)
    check_counts(state)
    settle(state)
    return state


def _read_answer_fields(state: State, position: dict[str, Any]) -> None:
    ends = position.get("ends_quarter", False)
    if not isinstance(ends, bool):
        raise wrong_kind("ends_quarter", "true")
    if "laps_left" in position and not ends:
        raise UnreadableError("engine-position-unknown-field", place="position", field="laps_left")
    if ends:
        state.phase = codes.PHASE_QUARTER
        state.laps = read_number(position.get("laps_left", 0), "laps_left", 0, codes.COLOURS * 2)


def _read_board(state: State, position: dict[str, Any]) -> None:
    state.demands = read_counts(position["demands"], "demands", names.DEMANDS)
    state.forum = read_counts(position["forum"], "forum", names.TILES)
    state.forum_extra = read_counts(position["forum_extra"], "forum_extra", names.EXTRA)
    ships = read_object(position["ships"], "ships", names.SHIPS)
    state.ships = [read_index(ships[ship], f"ships.{ship}", names.SHIP_SIDES) for ship in names.SHIPS]
    state.senate_bonus = sorted(read_indices(position["senate_bonus"], "senate_bonus", names.BONUS))
    discards = read_object(position["discards"], "discards", names.PILES)
    state.left = read_indices(discards["left"], "discards.left", names.GOODS)
    state.right = read_indices(discards["right"], "discards.right", names.GOODS)
    state.senate_order = []
    for space, stack in enumerate(read_list(position["senate"], "senate", codes.SENATE_END + 1)):
        for seat in _seat_list(stack, f"senate[{space}]", state.seats):
            if seat in state.senate_order:
                raise duplicate(f"senate[{space}]", str(seat))
            state.senate[seat] = space
            state.senate_order.append(seat)
    missing = tuple(seat for seat in range(state.seats) if seat not in state.senate_order)
    if missing:
        raise UnreadableError("trajan-position-senate-missing", seats=missing)


def _read_provinces(state: State, provinces: dict[str, Any]) -> None:
    for place, name in enumerate(names.PLACES):
        if place == codes.CAMP:
            continue
        where = f"provinces.{name}"
        province = read_object(provinces[name], where, ("tile", "leaders", "legionaries"))
        if province["tile"] is not None:
            state.province_tile[place] = read_index(province["tile"], f"{where}.tile", names.TILES) + 1
        for seat in _seat_list(province["leaders"], f"{where}.leaders", state.seats):
            if state.leader[seat] != codes.CAMP:
                raise UnreadableError("trajan-position-leader-twice", place=f"{where}.leaders", seat=seat)
            state.leader[seat] = place
        for seat in _seat_list(province["legionaries"], f"{where}.legionaries", state.seats):
            state.legions[place] |= 1 << seat


def _read_district(state: State, district: Any) -> None:
    for row, spaces in enumerate(read_list(district, "district", 4)):
        for column, value in enumerate(read_list(spaces, f"district[{row}]", 5)):
            where = f"district[{row}][{column}]"
            space = read_object(value, where, ("tile", "workers"))
            if space["tile"] is not None:
                state.district_tile[5 * row + column] = (
                    read_index(space["tile"], f"{where}.tile", names.CONSTRUCTION_TILES) + 1
                )
            for seat in _seat_list(space["workers"], f"{where}.workers", state.seats):
                state.workers[seat] |= 1 << (5 * row + column)


def _read_stacks(state: State, stacks: dict[str, Any]) -> None:
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
    state.goods = read_indices(piles["goods"], "piles.goods", names.GOODS)
    state.goods_left = len(state.goods)
    state.forum_pile = read_indices(piles["forum"], "piles.forum", names.TILES)
    state.forum_left = len(state.forum_pile)
    state.extra_pile = read_indices(piles["extra"], "piles.extra", names.EXTRA)
    state.extra_left = len(state.extra_pile)
    state.demand_pile = read_indices(piles["demands"], "piles.demands", names.DEMANDS)
    state.demands_left = len(state.demand_pile)
    state.bonus_pile = read_indices(piles["bonus"], "piles.bonus", names.BONUS)
    state.bonus_left = len(state.bonus_pile)


def _read_player(state: State, seat: int, player: dict[str, Any]) -> None:
    where = f"players[{seat}]"
    state.ledger[seat * codes.SOURCES + codes.SOURCE_LOADED] = read_number(player["vp"], f"{where}.vp", -9999, 9999)
    _read_circle(state, seat, player)
    kept = read_object(player["kept"], f"{where}.kept", names.DEMANDS)
    for icon, name in enumerate(names.DEMANDS):
        state.kept[seat * codes.DEMAND_KINDS + icon] = read_number(kept[name], f"{where}.kept.{name}", 0, 99)
    for action in read_distinct(player["plus_two"], f"{where}.plus_two", names.ACTIONS):
        state.plus_two[seat] |= 1 << action
    _fill(state.tiles, seat, read_counts(player["tiles"], f"{where}.tiles", names.TILES))
    _fill(state.hand, seat, read_counts(player["hand"], f"{where}.hand", names.GOODS))
    _fill(state.display, seat, read_counts(player["display"], f"{where}.display", names.GOODS))
    _fill(state.bonus, seat, _bonus(player["bonus"], f"{where}.bonus"))
    for tile in read_distinct(player["built"], f"{where}.built", names.CONSTRUCTION_TILES):
        state.built[seat] |= 1 << tile
    most = state.figures.figures_per_seat
    state.supply[seat] = read_number(player["supply"], f"{where}.supply", 0, most)
    state.worker_camp[seat] = read_number(player["worker_camp"], f"{where}.worker_camp", 0, most)
    state.military_camp[seat] = read_number(player["military_camp"], f"{where}.military_camp", 0, most)
    leader = read_index(player["leader"], f"{where}.leader", names.PLACES)
    if leader != state.leader[seat]:
        on_board = names.PLACES[state.leader[seat]]
        raise UnreadableError(
            "trajan-position-leader", place=f"{where}.leader", found=names.PLACES[leader], expected=on_board
        )


def _read_circle(state: State, seat: int, player: dict[str, Any]) -> None:
    where = f"players[{seat}]"
    for tray, markers in enumerate(read_list(player["trays"], f"{where}.trays", codes.TRAYS)):
        counts = read_counts(markers, f"{where}.trays[{tray}]", names.COLOURS)
        _fill(state.markers, seat * codes.TRAYS + tray, counts)
        state.tray_size[seat * codes.TRAYS + tray] = sum(counts)
    for slot, tile in enumerate(read_list(player["slots"], f"{where}.slots", codes.TRAYS)):
        if tile is not None:
            state.slots[seat * codes.TRAYS + slot] = _trajan_tile(tile, f"{where}.slots[{slot}]")
    slots = state.slots[seat * codes.TRAYS : (seat + 1) * codes.TRAYS]
    arch = player["arch"]
    state.arch[seat] = codes.ARCH_CENTRE if arch is None else read_number(arch, f"{where}.arch", 1, codes.TRAYS) - 1
    if arch is None and 0 in slots:
        raise UnreadableError("trajan-position-arch-centre", place=f"{where}.arch")
    if arch is not None and slots[arch - 1]:
        raise UnreadableError("trajan-position-arch-slot", place=f"{where}.arch", slot=arch)


def _bonus(value: Any, place: str) -> list[int]:
    sides = [0] * codes.BONUS_TILES
    for number, pair in enumerate(read_list(value, place)):
        where = f"{place}[{number}]"
        tile, side = read_list(pair, where, 2)
        index = read_index(tile, where, names.BONUS)
        if sides[index]:
            raise duplicate(where, names.BONUS[index])
        sides[index] = read_index(side, where, names.BONUS_COLOURS[1:]) + 1
    return sides


# ---- kinds of values ---------------------------------------------------------------------------------------------


def _seat_list(value: Any, place: str, seats: int) -> list[int]:
    listed = enumerate(read_list(value, place))
    listed_seats = [read_number(seat, f"{place}[{number}]", 0, seats - 1) for number, seat in listed]
    if len(set(listed_seats)) != len(listed_seats):
        raise duplicate(place, str(next(seat for seat in listed_seats if listed_seats.count(seat) > 1)))
    return listed_seats


def _trajan_tile(value: Any, place: str) -> int:
    known = trajan_tile_names()[1:]
    if not isinstance(value, str) or value not in known:
        raise UnreadableError("trajan-position-trajan-tile", place=place, found=short(value))
    return known.index(value) + 1


def _trajan_tiles(value: Any, place: str) -> list[int]:
    return [_trajan_tile(tile, f"{place}[{number}]") for number, tile in enumerate(read_list(value, place))]


def _fill(flat: list[int], block: int, counts: list[int]) -> None:
    flat[block * len(counts) : (block + 1) * len(counts)] = counts
