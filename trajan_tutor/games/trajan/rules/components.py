"""Fills the figures of the rules from `data/components.toml` and the options of a game."""

from functools import cache, lru_cache, partial

from trajan_tutor.engine.components import Components, components_in
from trajan_tutor.games.trajan import RESOURCES
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.figures import Figures


def components() -> Components:
    """Return the component data of Trajan."""
    return components_in(RESOURCES.data)


@cache
def trajan_tile_names() -> tuple[str, ...]:
    """Return the name of every different Trajan tile by its code; entry 0 is "no tile"."""
    colours: dict[str, list[str]] = components()["trajan-tiles.colours"]
    tile_names = [""]
    for kind in names.TRAJAN_KINDS:
        for pair in colours[kind]:
            if f"{kind}:{pair}" not in tile_names:
                tile_names.append(f"{kind}:{pair}")
    return tuple(tile_names)


def figures_for(options: dict[str, object] | None = None, *, seats: int = 0, time_length: int = 0) -> Figures:
    """Return the figures in force under the options of a game: ids of rulings to the chosen values.

    `time_length` replaces the steps of a full circuit for a number of seats, as a position may ask.
    Raises MisusedError for an unknown ruling or value.

    >>> figures_for({"R1": 1}).bonus_goods
    [0, 3, 1]
    """
    chosen = components().options(options or {})
    usual = time_length == components()["time.length"].get(str(seats), 0)
    return _fill(tuple(sorted(chosen.items())), 0 if usual else seats, 0 if usual else time_length)


@lru_cache(maxsize=64)
def _fill(chosen: tuple[tuple[str, object], ...], seats: int, time_length: int) -> Figures:
    data = components()
    figures = Figures()
    figures.options = dict(chosen)
    _fill_pieces(figures, data)
    _fill_board(figures, data)
    if time_length:
        figures.time_length[seats] = time_length
    _fill_trajan_tiles(figures, data)
    _fill_scoring(figures, data)
    _fill_rulings(figures, data)
    return figures


def _fill_pieces(figures: Figures, data: Components) -> None:
    figures.figures_per_seat = data["pieces.figures"]
    figures.markers_per_colour = data["pieces.markers-per-colour"]
    figures.plus_two_markers = data["pieces.plus-two-markers"]
    figures.goods_per_kind = data["pieces.goods-per-kind"]
    figures.yellow_tiles = data["pieces.yellow-extra-tiles-per-action"]
    figures.demand_tiles = data["pieces.demand-tiles-per-icon"]
    figures.quarters = data["pieces.quarters"]
    figures.forum_tiles = [data["forum.tiles"][tile] for tile in names.TILES]
    figures.demands_removed = data["setup.demand-tiles-removed"]
    figures.goods_cards = data["setup.goods-cards"]


def _fill_board(figures: Figures, data: Components) -> None:
    figures.time_length = _by_seats(data["time.length"])
    figures.demands_per_quarter = data["time.demands-per-quarter"]
    figures.forum_spaces = _by_seats(data["forum.spaces"])
    figures.yellow_spaces = data["forum.yellow-spaces"]
    figures.province_points = [0, *(data["provinces.points"][province] for province in names.PROVINCES)]
    figures.rival_cost = data["provinces.rival-cost"]
    figures.senate_points = list(data["senate.points"])
    figures.senate_votes = list(data["senate.votes"])
    figures.construction_points = list(data["construction.points"]) * len(names.CONSTRUCTION_KINDS)
    figures.construction_grant = [
        names.ACTIONS.index(data["construction.grants"][kind]) for kind in names.CONSTRUCTION_KINDS
    ]
    figures.ship_points = [
        [0, *data["ships.points"][ship][side]] for ship in names.SHIPS for side in ("coloured", "grey")
    ]


def _by_seats(value: dict[str, int]) -> list[int]:
    return [value.get(str(seats), 0) for seats in range(5)]


def _fill_trajan_tiles(figures: Figures, data: Components) -> None:
    figures.tile_kind = [0]
    figures.tile_points = [0]
    figures.tile_first = [0]
    figures.tile_second = [0]
    figures.tile_count = [0]
    for name in trajan_tile_names()[1:]:
        kind, _, pair = name.partition(":")
        first, second = pair.split("+")
        figures.tile_kind.append(names.TRAJAN_KINDS.index(kind))
        figures.tile_points.append(data["trajan-tiles.points"][kind])
        figures.tile_first.append(names.COLOURS.index(first))
        figures.tile_second.append(names.COLOURS.index(second))
        figures.tile_count.append(data["trajan-tiles.colours"][kind].count(pair))


def _fill_scoring(figures: Figures, data: Components) -> None:
    figures.penalty = list(data["quarter.penalty"])
    figures.bonus_goods = _by_side(data["bonus.goods"])
    figures.bonus_demands = _by_side(data["bonus.demands"])
    figures.bonus_worker_halves = _by_side(data["bonus.workers-halves"])
    figures.bonus_legionaries = _by_side(data["bonus.legionaries"])
    figures.bonus_bonus = _by_side(data["bonus.bonus"])
    each = data["final.each"]
    figures.each_hand = each["hand"]
    figures.each_worker = each["worker-camp"]
    figures.each_legionary = each["military-camp"]
    figures.each_tile = each["trajan-tile"]
    figures.set_points = [data["final.sets"].get(str(size), 0) for size in range(5)]


def _by_side(value: dict[str, int]) -> list[int]:
    sides = [0, 0, 0]
    sides[codes.YELLOW] = value["yellow"]
    sides[codes.GREY] = value["grey"]
    return sides


def _fill_rulings(figures: Figures, data: Components) -> None:
    chosen = partial(data.chosen, options=figures.options)
    figures.bonus_goods[codes.GREY] = chosen("R1")
    figures.bonus_worker_halves[codes.GREY] = int(2 * chosen("R2"))
    figures.laps_all_count = chosen("R3") == "two-rounds"
    figures.leader_may_return = chosen("R5") == "yes"
    figures.kept_first = chosen("R10") == "kept-first"
    figures.wild_demand_counts = chosen("R11") == "yes"
    figures.wild_goods_need_a_card = chosen("R12") == "beside-cards"
    figures.vice_consul_of_two = chosen("R15") == "both"
    figures.granted_may_pass = chosen("R18") == "may-decline"
    figures.repeated_grants = chosen("R19") == "yes"
    figures.taken_tiles_wait = chosen("R20") == "next-turn"
    figures.province_votes_leave = chosen("R27") == "leave"
    figures.discs_stay_at_the_end = chosen("R28") == "as-it-stood"
    figures.draft_from_deck = chosen("R29") == "deck-too"
    figures.adjacent = [
        [
            names.PLACES.index(other)
            for other in data["provinces.adjacent"][place]
            if other != "camp" or figures.leader_may_return
        ]
        for place in names.PLACES
    ]
