"""What a position between turns is worth to a seat: its points, and what its pieces are likely to bring.

A sum of quantities, each times a weight that depends on the quarter; in hundredths of a point, so that both builds
compute the same. The weights are estimates of later points, not figures of the game: they were fitted to games that
the search played against itself, and stand in `data/evaluation.toml` with the command that makes them.
"""

from typing import Final

from trajan_tutor.games.trajan.rules.codes import (
    BONUS_TILES,
    COLOURS,
    DEMAND_KINDS,
    GOODS,
    PHASE_OVER,
    PHASE_QUARTER,
    TILE_KINDS,
    TILE_VOTES,
    TILE_WILD_CONSTRUCTION,
    TILE_WILD_DEMAND,
    TILE_WILD_EXTRA,
    TILE_WILD_GOODS,
    TRAYS,
)
from trajan_tutor.games.trajan.rules.scoring import bits, bonus_points, set_points, wild_goods_points
from trajan_tutor.games.trajan.rules.state import State, score_of
from trajan_tutor.games.trajan.rules.tiles import is_accomplished
from trajan_tutor.games.trajan.rules.weights import PERIODS, weights

POINT: Final = 100

CARDS: Final = 0
WORKER_CAMP: Final = 1
MILITARY_CAMP: Final = 2
EXTRA_ACTIONS: Final = 3
WILD_GOODS: Final = 4
WILD_CONSTRUCTION: Final = 5
WILD_DEMAND: Final = 6
VOTES: Final = 7
ANSWERS: Final = 8
KEPT: Final = 9
UNMET_COST: Final = 10
TILES: Final = 11
TILE_POINTS: Final = 12
READY: Final = 13
READY_POINTS: Final = 14
HALF_READY: Final = 15
SETS: Final = 16
BONUS: Final = 17
PLUS_TWO: Final = 18
TO_MOVE: Final = 19
QUANTITIES: Final = 20

# More answers to one demand than this are rarely asked for in a quarter.
USEFUL_ANSWERS: Final = 2


def value_of(state: State, seat: int) -> int:
    """Return the worth of a state to a seat, in hundredths of a point; after the end of the game its score."""
    value = POINT * score_of(state, seat)
    if state.phase == PHASE_OVER:
        return value
    row = row_of(state)
    amounts = quantities(state, seat)
    for quantity in range(QUANTITIES):
        amount = amounts[quantity]
        if amount != 0:
            value += row[quantity] * amount
    return value


def row_of(state: State) -> list[int]:
    """Return what one of each quantity is worth in the quarter of a state, in hundredths of a point."""
    return weights().of_quarter[period_of(state)]


def period_of(state: State) -> int:
    """Return the quarter of a state, from 0; positions of longer games count as the last."""
    if state.quarter < 1:
        return 0
    return state.quarter - 1 if state.quarter < PERIODS else PERIODS - 1


def quantities(state: State, seat: int) -> list[int]:
    """Return how much a seat has of each quantity, in the order of their codes."""
    amounts = [0] * QUANTITIES
    count_pieces(state, seat, amounts)
    count_demands(state, seat, amounts)
    count_circle(state, seat, amounts)
    count_final_points(state, seat, amounts)
    return amounts


def count_pieces(state: State, seat: int, amounts: list[int]) -> None:
    """Count cards, figures in the camps, wild and extra tiles, votes, and who is to move."""
    owned = state.tiles
    hand = state.hand
    tiles = seat * TILE_KINDS
    cards = state.unknown[seat]
    for kind in range(seat * GOODS, seat * GOODS + GOODS):
        cards += hand[kind]
    amounts[CARDS] = cards
    amounts[WORKER_CAMP] = state.worker_camp[seat]
    amounts[MILITARY_CAMP] = state.military_camp[seat]
    extra = 0
    for kind in range(tiles + TILE_WILD_EXTRA, tiles + TILE_KINDS):
        extra += owned[kind]
    amounts[EXTRA_ACTIONS] = extra
    amounts[WILD_GOODS] = owned[tiles + TILE_WILD_GOODS]
    amounts[WILD_CONSTRUCTION] = owned[tiles + TILE_WILD_CONSTRUCTION]
    amounts[WILD_DEMAND] = owned[tiles + TILE_WILD_DEMAND]
    votes = state.senate[seat]
    for kind in range(TILE_VOTES, TILE_WILD_GOODS):
        votes += (kind - 1) * owned[tiles + kind]
    amounts[VOTES] = votes
    if seat_to_move(state) == seat:
        amounts[TO_MOVE] = 1


def seat_to_move(state: State) -> int:
    """Return the seat whose turn it is, or is next while a quarter ends: then the turn in progress is over."""
    if state.phase >= PHASE_QUARTER:
        return (state.turn_seat + 1) % state.seats
    return state.turn_seat


def count_demands(state: State, seat: int, amounts: list[int]) -> None:
    """Count answers to demands, tiles that stay, and what the open demands cost that the seat cannot meet."""
    owned = state.tiles
    demands = state.demands
    tiles = seat * TILE_KINDS
    staying = 0
    useful = 0
    unmet = -owned[tiles + TILE_WILD_DEMAND]
    for icon in range(DEMAND_KINDS):
        kept = state.kept[seat * DEMAND_KINDS + icon]
        answers = kept + owned[tiles + icon]
        missing = demands[icon] - answers
        if missing > 0:
            unmet += missing
        staying += kept
        useful += answers if answers < USEFUL_ANSWERS else USEFUL_ANSWERS
    amounts[KEPT] = staying
    amounts[ANSWERS] = useful
    if unmet > 0:
        amounts[UNMET_COST] = state.figures.penalty[unmet]


def count_circle(state: State, seat: int, amounts: list[int]) -> None:
    """Count the Trajan tiles at the action circle, those whose colours lie there, and the [+2] markers."""
    slots = state.slots
    points = state.figures.tile_points
    amounts[PLUS_TWO] = bits(state.plus_two[seat])
    start = seat * TRAYS
    tiles = 0
    tile_points = 0
    for slot in range(TRAYS):
        tile = slots[start + slot]
        if tile == 0:
            continue
        tiles += 1
        tile_points += points[tile]
        if is_accomplished(state, seat, slot):
            amounts[READY] += 1
            amounts[READY_POINTS] += points[tile]
        elif is_half_ready(state, seat, slot):
            amounts[HALF_READY] += 1
    amounts[TILES] = tiles
    amounts[TILE_POINTS] = tile_points


def is_half_ready(state: State, seat: int, slot: int) -> bool:
    """Return whether a marker of one of the two colours of the Trajan tile at a slot lies in its tray."""
    index = seat * TRAYS + slot
    tile = state.slots[index]
    start = index * COLOURS
    markers = state.markers
    return markers[start + state.figures.tile_first[tile]] > 0 or markers[start + state.figures.tile_second[tile]] > 0


def count_final_points(state: State, seat: int, amounts: list[int]) -> None:
    """Count what sets of construction tiles and bonus tiles would score if the game ended now."""
    amounts[SETS] = set_points(state, seat)
    bonus = state.bonus
    start = seat * BONUS_TILES
    points = wild_goods_points(state, seat)
    for tile in range(BONUS_TILES):
        if bonus[start + tile] != 0:
            points += bonus_points(state, seat, tile)
    amounts[BONUS] = points
