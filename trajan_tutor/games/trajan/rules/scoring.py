"""Final scoring and the winner."""

from typing import Final

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State, gain, record, score_of

_BITS_OF_FOUR: Final = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]


def bits(mask: int) -> int:
    """Return how many members a mask has.

    >>> bits(0b10110)
    3
    """
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def legionaries_in_provinces(state: State, seat: int) -> int:
    """Return how many provinces hold a legionary of the seat."""
    number = 0
    for mask in state.legions:
        number += mask >> seat & 1
    return number


def set_points(state: State, seat: int) -> int:
    """Return the points for sets of construction tiles, wild ones placed where they bring most (trajan.final.sets)."""
    built = state.built[seat]
    wild = state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_CONSTRUCTION]
    if built == 0 and wild == 0:
        return 0
    counts = [_BITS_OF_FOUR[built >> (4 * kind) & 15] for kind in range(5)]
    return best_sets(counts, wild, state.figures.set_points)


def best_sets(counts: list[int], wild: int, points: list[int]) -> int:
    """Return the most that sets of these counts can bring with so many wild tiles; `points` is indexed by set size.

    >>> best_sets([3, 2, 0, 0, 0], 1, [0, 0, 0, 10, 20])
    20
    >>> best_sets([1, 2, 0, 0, 0], 2, [0, 0, 0, 10, 20])
    20
    """
    if wild == 0:
        total = 0
        for count in counts:
            total += points[count]
        return total
    best = best_sets(counts, 0, points)
    for kind in range(len(counts)):
        if counts[kind] < len(points) - 1:
            counts[kind] += 1
            best = max(best, best_sets(counts, wild - 1, points))
            counts[kind] -= 1
    return best


def bonus_points(state: State, seat: int, tile: int) -> int:
    """Return what one bonus tile of a seat scores, without wild goods tiles (R1, R2, R11)."""
    side = state.bonus[seat * codes.BONUS_TILES + tile]
    if side == 0:
        return 0
    figures = state.figures
    if tile < codes.BONUS_DEMANDS:
        start = seat * codes.GOODS + 2 * tile
        return figures.bonus_goods[side] * (state.display[start] + state.display[start + 1])
    if tile < codes.BONUS_WORKERS:
        start = seat * codes.TILE_KINDS
        owned = state.tiles[start + tile - codes.BONUS_DEMANDS]
        if figures.wild_demand_counts:
            owned += state.tiles[start + codes.TILE_WILD_DEMAND]
        return figures.bonus_demands[side] if owned else 0
    if tile == codes.BONUS_WORKERS:
        return (figures.bonus_worker_halves[side] * bits(state.workers[seat]) + 1) // 2
    if tile == codes.BONUS_LEGIONARIES:
        return figures.bonus_legionaries[side] * legionaries_in_provinces(state, seat)
    yellow = 0
    for other in range(codes.BONUS_TILES):
        if state.bonus[seat * codes.BONUS_TILES + other] == codes.YELLOW:
            yellow += 1
    return figures.bonus_bonus[side] * yellow


def bonus_rule(tile: int) -> int:
    """Return the rule that tells how a bonus tile scores."""
    if tile < codes.BONUS_DEMANDS:
        return codes.RULE_FINAL_BONUS_GOODS
    if tile < codes.BONUS_WORKERS:
        return codes.RULE_FINAL_BONUS_DEMANDS
    if tile == codes.BONUS_WORKERS:
        return codes.RULE_FINAL_BONUS_WORKERS
    if tile == codes.BONUS_LEGIONARIES:
        return codes.RULE_FINAL_BONUS_LEGIONARIES
    return codes.RULE_FINAL_BONUS_BONUS


def bonus_source(tile: int) -> int:
    """Return the source of the ledger to which a bonus tile brings points."""
    return codes.SOURCE_BONUS_GOODS if tile < codes.BONUS_DEMANDS else codes.SOURCE_BONUS_OTHER


def wild_goods_points(state: State, seat: int) -> int:
    """Return what wild goods tiles score: each stands for a card of the seat's best goods bonus tile (R12)."""
    wild = state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_GOODS]
    if wild == 0:
        return 0
    best = 0
    for tile in range(codes.BONUS_DEMANDS):
        best = max(best, state.figures.bonus_goods[state.bonus[seat * codes.BONUS_TILES + tile]])
    return best * wild


def gain_some(state: State, seat: int, source: int, points: int, rule: int) -> None:
    """Add final points, leaving out what scores nothing."""
    if points:
        gain(state, seat, source, points, rule)


def score_seat(state: State, seat: int) -> None:
    """Score a seat at the end of the game, in the order of the rulebook (section 8)."""
    figures = state.figures
    cards = sum(state.hand[seat * codes.GOODS : seat * codes.GOODS + codes.GOODS]) + state.unknown[seat]
    gain_some(state, seat, codes.SOURCE_HAND, figures.each_hand * cards, codes.RULE_FINAL_HAND)
    gain_some(
        state, seat, codes.SOURCE_WORKER_CAMP, figures.each_worker * state.worker_camp[seat], codes.RULE_FINAL_WORKERS
    )
    gain_some(
        state,
        seat,
        codes.SOURCE_MILITARY_CAMP,
        figures.each_legionary * state.military_camp[seat],
        codes.RULE_FINAL_LEGIONARIES,
    )
    tiles_left = 0
    for slot in range(codes.TRAYS):
        if state.slots[seat * codes.TRAYS + slot]:
            tiles_left += 1
    gain_some(state, seat, codes.SOURCE_TILES_LEFT, figures.each_tile * tiles_left, codes.RULE_FINAL_TILES)
    gain_some(state, seat, codes.SOURCE_SETS, set_points(state, seat), codes.RULE_FINAL_SETS)
    for tile in range(codes.BONUS_TILES):
        gain_some(state, seat, bonus_source(tile), bonus_points(state, seat, tile), bonus_rule(tile))
    gain_some(state, seat, codes.SOURCE_BONUS_GOODS, wild_goods_points(state, seat), codes.RULE_FINAL_BONUS_GOODS)


def finish_game(state: State) -> None:
    """Score every seat and end the game."""
    record(state, codes.EVENT_FINAL, codes.RULE_FINAL_WINNER, state.turn_seat, 0, 0)
    for seat in range(state.seats):
        score_seat(state, seat)
    state.laps = 0
    state.phase = codes.PHASE_OVER
    state.actor = -1
    best = winner(state)
    record(state, codes.EVENT_WON, codes.RULE_FINAL_WINNER, best, score_of(state, best), 0)


def winner(state: State) -> int:
    """Return the seat with most points; a tie goes to the disc higher in the senate (R28)."""
    best = state.senate_order[0]
    most = score_of(state, best)
    for seat in state.senate_order:
        points = score_of(state, seat)
        if points > most or (points == most and state.senate[seat] >= state.senate[best]):
            best = seat
            most = points
    return best
