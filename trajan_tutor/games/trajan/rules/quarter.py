"""The end of a turn, of a round and of a quarter."""

from trajan_tutor.games.trajan.rules.codes import (
    BONUS_TILES,
    DEMAND_KINDS,
    EVENT_BONUS,
    EVENT_CLEANED,
    EVENT_DEMAND,
    EVENT_FORUM_FILLED,
    EVENT_MET,
    EVENT_OFFERED,
    EVENT_QUARTER,
    EVENT_QUARTER_ENDS,
    EVENT_ROUND,
    EVENT_SPACE_FILLED,
    EVENT_UNMET,
    EVENT_VOTES,
    GREY,
    MOVE_BONUS,
    MOVE_PAY,
    PAY_KEPT,
    PAY_TILE,
    PAY_UNMET,
    PAY_WILD,
    PHASE_BONUS,
    PHASE_PAY,
    PHASE_QUARTER,
    PROVINCES,
    RULE_NONE,
    RULE_QUARTER_CLEAN_UP,
    RULE_QUARTER_CONSUL,
    RULE_QUARTER_DEMANDS,
    RULE_QUARTER_DISCS,
    RULE_QUARTER_END,
    RULE_QUARTER_KEPT,
    RULE_QUARTER_NEW_TILES,
    RULE_QUARTER_PENALTY,
    RULE_QUARTER_TILE,
    RULE_QUARTER_VICE_CONSUL,
    RULE_QUARTER_VOTES,
    RULE_QUARTER_WILD,
    RULE_ROUND_DEMAND,
    RULE_ROUND_END,
    SOURCE_DEMANDS,
    TILE_EXTRA,
    TILE_KINDS,
    TILE_VOTES,
    TILE_WILD_DEMAND,
    TILE_WILD_GOODS,
    TRAYS,
    YELLOW,
)
from trajan_tutor.games.trajan.rules.scoring import finish_game
from trajan_tutor.games.trajan.rules.sowing import begin_turn
from trajan_tutor.games.trajan.rules.state import State, gain, record

# ---- turn and round ----------------------------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """Forget what the turn owed and end the rounds that its sowing completed."""
    state.action = 0
    state.main = 0
    state.target = 0
    state.drop_tray = 0
    state.tile_used = 0
    state.taken_now = 0
    state.repeat_main = 0
    if state.laps:
        if not state.figures.laps_all_count:
            state.laps = 1
        close_rounds(state)
    else:
        begin_turn(state, (state.turn_seat + 1) % state.seats)


def close_rounds(state: State) -> None:
    """End one round after the other (R3): a demand is turned up or, when all lie there, the quarter ends."""
    while state.laps:
        state.laps -= 1
        if sum(state.demands) == state.figures.demands_per_quarter:
            state.phase = PHASE_QUARTER
            state.actor = state.turn_seat
            record(state, EVENT_QUARTER_ENDS, RULE_QUARTER_END, state.turn_seat, state.quarter, 0)
            return
        state.round += 1
        record(state, EVENT_ROUND, RULE_ROUND_END, state.turn_seat, state.round, 0)
        turn_up_demand(state)
    begin_turn(state, (state.turn_seat + 1) % state.seats)


def turn_up_demand(state: State) -> None:
    """Turn up one more demand tile (rule trajan.round.demand)."""
    state.demands_left -= 1
    icon = state.demand_pile[state.demands_left]
    state.demands = state.demands[:]
    state.demands[icon] += 1
    record(state, EVENT_DEMAND, RULE_ROUND_DEMAND, state.turn_seat, icon, 0)


# ---- 1. the people's demands -------------------------------------------------------------------------------------


def begin_quarter_end(state: State) -> None:
    """Ask the next player clockwise to answer the demands first."""
    begin_payment(state, (state.turn_seat + 1) % state.seats)


def begin_payment(state: State, seat: int) -> None:
    """Ask a seat to answer the demands one by one."""
    state.phase = PHASE_PAY
    state.payer = seat
    state.actor = seat
    state.pay_step = 0
    state.unmet = 0
    state.pay_kept = [0, 0, 0]


def demand_at(state: State, step: int) -> int:
    """Return the icon of the demand that is answered at a step: they are taken in the order bread, games, religion."""
    for icon in range(DEMAND_KINDS):
        step -= state.demands[icon]
        if step < 0:
            return icon
    return DEMAND_KINDS


def most_met(state: State, step: int, icon: int, way: int) -> int:
    """Return how many demands from a step on can be met, after one of an icon was met in a way.

    Tiles of an icon meet only their icon, wild ones fill what is left.
    """
    seat = state.payer
    wild = state.tiles[seat * TILE_KINDS + TILE_WILD_DEMAND]
    if way == PAY_WILD:
        wild -= 1
    met = 0
    open_demands = 0
    before = 0
    for other in range(DEMAND_KINDS):
        after = before + state.demands[other]
        need = after - max(before, step)
        before = after
        if need <= 0:
            continue
        have = state.kept[seat * DEMAND_KINDS + other] - state.pay_kept[other] + state.tiles[seat * TILE_KINDS + other]
        if other == icon and (way == PAY_KEPT or way == PAY_TILE):
            have -= 1
        met += min(need, have)
        open_demands += need - min(need, have)
    return met + min(wild, open_demands)


def payment_rule(state: State, way: int) -> int:
    """Return 0 when the demand in question may be answered this way: as many as possible must be met (R10)."""
    seat = state.payer
    icon = demand_at(state, state.pay_step)
    kept = state.kept[seat * DEMAND_KINDS + icon] > state.pay_kept[icon]
    if way == PAY_KEPT:
        if not kept:
            return RULE_QUARTER_KEPT
    elif kept and state.figures.kept_first:
        return RULE_QUARTER_KEPT
    elif way == PAY_TILE and state.tiles[seat * TILE_KINDS + icon] == 0:
        return RULE_QUARTER_TILE
    elif way == PAY_WILD and state.tiles[seat * TILE_KINDS + TILE_WILD_DEMAND] == 0:
        return RULE_QUARTER_WILD
    met = 0 if way == PAY_UNMET else 1
    if met + most_met(state, state.pay_step + 1, icon, way) < most_met(state, state.pay_step, -1, PAY_UNMET):
        return RULE_QUARTER_DEMANDS
    return RULE_NONE


def payment_choices(state: State) -> list[int]:
    """Return the ways to answer the demand in question that `payment_rule` allows."""
    return [MOVE_PAY + way for way in range(4) if payment_rule(state, way) == RULE_NONE]


def pay(state: State, way: int) -> None:
    """Answer one demand; after the last one the unmet ones cost points (rule trajan.quarter.penalty)."""
    seat = state.payer
    icon = demand_at(state, state.pay_step)
    if way == PAY_UNMET:
        state.unmet += 1
    elif way == PAY_KEPT:
        state.pay_kept = state.pay_kept[:]
        state.pay_kept[icon] += 1
        record(state, EVENT_MET, RULE_QUARTER_KEPT, seat, icon, way)
    elif way == PAY_TILE:
        state.tiles = state.tiles[:]
        state.tiles[seat * TILE_KINDS + icon] -= 1
        record(state, EVENT_MET, RULE_QUARTER_TILE, seat, icon, way)
    else:
        state.tiles = state.tiles[:]
        state.tiles[seat * TILE_KINDS + TILE_WILD_DEMAND] -= 1
        record(state, EVENT_MET, RULE_QUARTER_WILD, seat, icon, way)
    state.pay_step += 1
    if state.pay_step == state.figures.demands_per_quarter:
        finish_payment(state)


def finish_payment(state: State) -> None:
    """Charge the unmet demands and ask the next seat, or go on to the senate."""
    seat = state.payer
    if state.unmet:
        record(state, EVENT_UNMET, RULE_QUARTER_PENALTY, seat, state.unmet, 0)
        gain(state, seat, SOURCE_DEMANDS, -state.figures.penalty[state.unmet], RULE_QUARTER_PENALTY)
    last = seat == state.turn_seat
    state.payer = 0
    state.pay_step = 0
    state.unmet = 0
    state.pay_kept = [0, 0, 0]
    if last:
        elect(state)
    else:
        begin_payment(state, (seat + 1) % state.seats)


# ---- 2. the senate -----------------------------------------------------------------------------------------------


def votes_of(state: State, seat: int) -> int:
    """Return a seat's votes: its space on the track and its senate tiles (rule trajan.quarter.votes)."""
    votes = state.figures.senate_votes[state.senate[seat]]
    start = seat * TILE_KINDS
    for kind in range(TILE_VOTES, TILE_WILD_GOODS):
        votes += (kind - 1) * state.tiles[start + kind]
    return votes


def ranking(state: State) -> list[int]:
    """Return the seats from fewest votes to most; ties by the track, then by the height in the stack."""
    order: list[int] = []
    for seat in state.senate_order:
        votes = votes_of(state, seat)
        place = len(order)
        while place > 0 and (
            votes_of(state, order[place - 1]) > votes
            or (votes_of(state, order[place - 1]) == votes and state.senate[order[place - 1]] > state.senate[seat])
        ):
            place -= 1
        order.insert(place, seat)
    return order


def elect(state: State) -> None:
    """Count the votes; the consul owes the choice of a bonus tile (R15)."""
    order = ranking(state)
    if state.recorder is not None:
        for place in range(state.seats):
            seat = order[state.seats - 1 - place]
            record(state, EVENT_VOTES, RULE_QUARTER_VOTES, seat, votes_of(state, seat), place + 1)
    if state.senate_bonus:
        state.phase = PHASE_BONUS
        state.actor = order[-1]
    else:
        finish_quarter(state)


def bonus_choices(state: State) -> list[int]:
    """Return a move for every bonus tile on offer."""
    return [MOVE_BONUS + tile for tile in state.senate_bonus]


def choose_bonus(state: State, tile: int) -> None:
    """Give the consul the chosen tile, yellow side up, and the vice-consul the other one, grey side up."""
    order = ranking(state)
    consul = order[-1]
    state.bonus = state.bonus[:]
    state.bonus[consul * BONUS_TILES + tile] = YELLOW
    record(state, EVENT_BONUS, RULE_QUARTER_CONSUL, consul, tile, YELLOW)
    state.senate_bonus = state.senate_bonus[:]
    state.senate_bonus.remove(tile)
    if state.senate_bonus and (state.seats > 2 or state.figures.vice_consul_of_two):
        other = state.senate_bonus[0]
        state.bonus = state.bonus[:]
        state.bonus[order[-2] * BONUS_TILES + other] = GREY
        record(state, EVENT_BONUS, RULE_QUARTER_VICE_CONSUL, order[-2], other, GREY)
    finish_quarter(state)


# ---- 3. clean up -------------------------------------------------------------------------------------------------


def finish_quarter(state: State) -> None:
    """Return the discs, clean up and begin the next quarter, or end the game after the last one (R28)."""
    order = ranking(state)
    is_last = state.quarter == state.figures.quarters
    stay = is_last and state.figures.discs_stay_at_the_end
    if not stay:
        state.senate_order = order
        state.senate = [0] * state.seats
    record(state, EVENT_CLEANED, RULE_QUARTER_DISCS, order[-1], state.quarter, 1 if stay else 0)
    clean_up(state)
    if is_last:
        finish_game(state)
        return
    lay_out_tiles(state)
    state.ships = [1] * len(state.ships)
    state.quarter += 1
    state.round = 1
    record(state, EVENT_QUARTER, RULE_QUARTER_CLEAN_UP, state.turn_seat, state.quarter, 0)
    close_rounds(state)


def clean_up(state: State) -> None:
    """Take out of the game what the quarter leaves behind, senate tiles in provinces too unless they stay (R27)."""
    state.demands = [0, 0, 0]
    state.senate_bonus = []
    state.forum = [0] * TILE_KINDS
    state.forum_extra = [0] * TRAYS
    state.tiles = state.tiles[:]
    for kind in range(TILE_VOTES, TILE_WILD_GOODS):
        for seat in range(state.seats):
            state.tiles[seat * TILE_KINDS + kind] = 0
    state.province_tile = state.province_tile[:]
    if state.figures.province_votes_leave:
        for province in range(PROVINCES):
            if TILE_VOTES < state.province_tile[province] <= TILE_WILD_GOODS:
                state.province_tile[province] = 0


def lay_out_tiles(state: State) -> None:
    """Lay out bonus tiles, then fill provinces, forum spaces and yellow spaces, as far as the tiles last (R9)."""
    offer_bonus_tiles(state)
    state.province_tile = state.province_tile[:]
    for province in range(1, PROVINCES):
        if state.forum_left and not is_occupied(state, province):
            state.forum_left -= 1
            kind = state.forum_pile[state.forum_left]
            state.province_tile[province] = kind + 1
            record(state, EVENT_SPACE_FILLED, RULE_QUARTER_NEW_TILES, state.turn_seat, kind, province)
    fill_forum(state)


def offer_bonus_tiles(state: State) -> None:
    """Lay out two bonus tiles, yellow side up."""
    offered = state.senate_bonus[:]
    for _ in range(min(2, state.bonus_left)):
        state.bonus_left -= 1
        tile = state.bonus_pile[state.bonus_left]
        offered.append(tile)
        record(state, EVENT_OFFERED, RULE_QUARTER_NEW_TILES, state.turn_seat, tile, 0)
    offered.sort()
    state.senate_bonus = offered


def is_occupied(state: State, province: int) -> bool:
    """Return whether a tile, a leader or a legionary is in a province."""
    return state.province_tile[province] != 0 or state.legions[province] != 0 or province in state.leader


def fill_forum(state: State) -> None:
    """Fill the empty forum spaces and yellow spaces from their piles."""
    state.forum = state.forum[:]
    for _ in range(min(state.figures.forum_spaces[state.seats], state.forum_left)):
        state.forum_left -= 1
        kind = state.forum_pile[state.forum_left]
        state.forum[kind] += 1
        record(state, EVENT_FORUM_FILLED, RULE_QUARTER_NEW_TILES, state.turn_seat, kind, 0)
    state.forum_extra = state.forum_extra[:]
    for _ in range(min(state.figures.yellow_spaces, state.extra_left)):
        state.extra_left -= 1
        action = state.extra_pile[state.extra_left]
        state.forum_extra[action] += 1
        record(state, EVENT_FORUM_FILLED, RULE_QUARTER_NEW_TILES, state.turn_seat, TILE_EXTRA + action, 1)
