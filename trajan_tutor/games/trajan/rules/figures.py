"""The figures of the game and its options as typed lists, filled once and shared by every state of a game.

Where they come from, and how sure each one is, stands in `data/components.toml`.
"""


class Figures:
    """What the rules look up: points, neighbours, counts and the rulings in force.

    Lists are indexed by the codes of `codes`; `adjacent` and `tile_*` start with the camp and with "no tile".
    """

    __slots__ = (
        "adjacent",
        "bonus_bonus",
        "bonus_demands",
        "bonus_goods",
        "bonus_legionaries",
        "bonus_worker_halves",
        "construction_grant",
        "construction_points",
        "demand_tiles",
        "demands_per_quarter",
        "demands_removed",
        "discs_stay_at_the_end",
        "draft_from_deck",
        "each_hand",
        "each_legionary",
        "each_tile",
        "each_worker",
        "figures_per_seat",
        "forum_spaces",
        "forum_tiles",
        "goods_cards",
        "goods_per_kind",
        "granted_may_pass",
        "kept_first",
        "laps_all_count",
        "leader_may_return",
        "markers_per_colour",
        "options",
        "penalty",
        "plus_two_markers",
        "province_points",
        "province_votes_leave",
        "quarters",
        "repeated_grants",
        "rival_cost",
        "senate_points",
        "senate_votes",
        "set_points",
        "ship_points",
        "taken_tiles_wait",
        "tile_count",
        "tile_first",
        "tile_kind",
        "tile_points",
        "tile_second",
        "time_length",
        "vice_consul_of_two",
        "wild_demand_counts",
        "wild_goods_need_a_card",
        "yellow_spaces",
        "yellow_tiles",
    )

    options: dict[str, object]
    # Pieces
    figures_per_seat: int
    markers_per_colour: int
    plus_two_markers: int
    goods_per_kind: int
    yellow_tiles: int
    demand_tiles: int
    quarters: int
    forum_tiles: list[int]
    # Board
    time_length: list[int]
    demands_per_quarter: int
    forum_spaces: list[int]
    yellow_spaces: int
    province_points: list[int]
    adjacent: list[list[int]]
    rival_cost: int
    senate_points: list[int]
    senate_votes: list[int]
    construction_points: list[int]
    construction_grant: list[int]
    ship_points: list[list[int]]
    # Trajan tiles; entry 0 is "no tile"
    tile_kind: list[int]
    tile_count: list[int]
    tile_points: list[int]
    tile_first: list[int]
    tile_second: list[int]
    # Quarter and final scoring
    penalty: list[int]
    bonus_goods: list[int]
    bonus_demands: list[int]
    bonus_worker_halves: list[int]
    bonus_legionaries: list[int]
    bonus_bonus: list[int]
    each_hand: int
    each_worker: int
    each_legionary: int
    each_tile: int
    set_points: list[int]
    # Setup
    demands_removed: int
    goods_cards: int
    # Rulings that an option can change
    laps_all_count: bool
    leader_may_return: bool
    kept_first: bool
    wild_demand_counts: bool
    wild_goods_need_a_card: bool
    vice_consul_of_two: bool
    granted_may_pass: bool
    taken_tiles_wait: bool
    discs_stay_at_the_end: bool
    repeated_grants: bool
    province_votes_leave: bool
    draft_from_deck: bool
