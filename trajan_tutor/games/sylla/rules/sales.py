"""Phase III: buildings are offered, bid for and paid for with tilted cards."""

from trajan_tutor.games.sylla.rules.codes import (
    ARCH,
    BANK,
    BUILDING_CRANE,
    BUILDINGS,
    CARDS,
    CRANE,
    EVENT_BID_HEXAGONS,
    EVENT_BOUGHT,
    EVENT_CRANE,
    EVENT_DENIERS,
    EVENT_OFFERED,
    EVENT_PASSED,
    EVENT_TILTED,
    EVENT_UNSOLD,
    INSULA,
    MOVE_BID,
    MOVE_OFFER,
    MOVE_PASS,
    MOVE_TILT,
    NOBODY,
    NONE,
    PHASE_INSULA,
    PHASE_OFFER,
    PHASE_PAY,
    PHASE_SALE,
    RULE_BUILDING_ARCH,
    RULE_BUILDING_BANK,
    RULE_BUILDING_CRANE,
    RULE_BUILDING_STATUE,
    RULE_NONE,
    RULE_PAY_COLOUR,
    RULE_PAY_TILT,
    RULE_PAY_UPRIGHT,
    RULE_SALE_BID,
    RULE_SALE_HEXAGONS,
    RULE_SALE_HIGHER,
    RULE_SALE_LOWEST,
    RULE_SALE_OFFER,
    RULE_SALE_SLOT,
    RULE_SALE_UNSOLD,
    SLOTS,
    SOURCE_BUILDINGS,
    STATUE,
)
from trajan_tutor.games.sylla.rules.income import begin_incomes
from trajan_tutor.games.sylla.rules.setup import begin_part
from trajan_tutor.games.sylla.rules.state import State, gain, record


def begin_sales(state: State) -> None:
    """Let the consul offer the first building."""
    state.offered = 0
    next_offer(state, state.consul)


def next_offer(state: State, seat: int) -> None:
    """Let a seat offer the next building; after the last offer, sold or not, the rest is removed (S33)."""
    state.bid = 0
    state.bidder = NOBODY
    state.seller = NOBODY
    state.slot = NONE
    state.owed = 0
    state.middle = 0
    if state.offered >= state.figures.offers[state.seats] or not has_tiles(state):
        end_sales(state)
        return
    state.phase = PHASE_OFFER
    state.actor = seat
    begin_part(state)


def has_tiles(state: State) -> bool:
    """Return whether a building is left in the slots."""
    return any(building != NONE for building in state.slots)


def end_sales(state: State) -> None:
    """Remove the buildings that are left, and go on to the income."""
    for slot in range(SLOTS):
        state.slots[slot] = NONE
    state.offered = 0
    begin_incomes(state)


def offer_rule(state: State, slot: int) -> int:
    """Return the rule that forbids to offer a slot, or 0."""
    return RULE_NONE if state.slots[slot] != NONE else RULE_SALE_SLOT


def offer_choices(state: State) -> list[int]:
    """Return the slots with a building."""
    choices: list[int] = []
    for slot in range(SLOTS):
        if state.slots[slot] != NONE:
            choices.append(MOVE_OFFER + slot)
    return choices


def offer(state: State, slot: int) -> None:
    """Offer a building: the player to the left bids first, the seller last."""
    record(state, EVENT_OFFERED, RULE_SALE_OFFER, state.actor, state.slots[slot], slot)
    state.offered += 1
    state.seller = state.actor
    state.slot = slot
    state.phase = PHASE_SALE
    state.actor = (state.actor + 1) % state.seats


# ---- bidding -----------------------------------------------------------------------------------------------------


def most_hexagons(state: State, seat: int, slot: int) -> int:
    """Return how many hexagons of a slot's colour a seat can pay: its upright cards that show it."""
    found = 0
    for card in state.figures.hexagon_cards[state.figures.slot_colours[slot]]:
        found += state.upright[seat * CARDS + card]
    return found


def bid_rule(state: State, hexagons: int) -> int:
    """Return the rule that forbids a bid of hexagons, or 0 (S15)."""
    if hexagons < state.figures.lowest_hexagons:
        return RULE_SALE_LOWEST
    if state.bidder != NOBODY and hexagons <= state.bid:
        return RULE_SALE_HIGHER
    if hexagons > most_hexagons(state, state.actor, state.slot):
        return RULE_SALE_HEXAGONS
    return RULE_NONE


def sale_choices(state: State) -> list[int]:
    """Return to pass, and every bid that the seat to act can pay."""
    choices = [MOVE_PASS]
    lowest = state.figures.lowest_hexagons if state.bidder == NOBODY else state.bid + 1
    for hexagons in range(lowest, most_hexagons(state, state.actor, state.slot) + 1):
        choices.append(MOVE_BID + hexagons)
    return choices


def bid_for_building(state: State, hexagons: int) -> None:
    """Bid so many hexagons."""
    record(state, EVENT_BID_HEXAGONS, RULE_SALE_BID, state.actor, hexagons, 0)
    state.bid = hexagons
    state.bidder = state.actor
    ask_next_buyer(state)


def pass_sale(state: State) -> None:
    """Bid nothing."""
    record(state, EVENT_PASSED, RULE_SALE_BID, state.actor, 0, 0)
    ask_next_buyer(state)


def ask_next_buyer(state: State) -> None:
    """Go on clockwise; the seller bids last."""
    if state.actor == state.seller:
        end_bidding(state)
    else:
        state.actor = (state.actor + 1) % state.seats


def end_bidding(state: State) -> None:
    """Let the highest bidder pay; a building that nobody wants is discarded (S3)."""
    if state.bidder == NOBODY:
        record(state, EVENT_UNSOLD, RULE_SALE_UNSOLD, state.seller, state.slots[state.slot], 0)
        state.slots[state.slot] = NONE
        again = state.seller
        next_offer(state, (again + 1) % state.seats if state.figures.left_neighbour_offers else again)
        return
    state.actor = state.bidder
    state.owed = state.bid
    state.seller = NOBODY
    state.phase = PHASE_PAY
    if state.owed == 0:
        buy(state)


# ---- paying and using --------------------------------------------------------------------------------------------


def pay_rule(state: State, card: int) -> int:
    """Return the rule that forbids to tilt a card in payment, or 0."""
    if not state.figures.hexagons[card] >> state.figures.slot_colours[state.slot] & 1:
        return RULE_PAY_COLOUR
    return RULE_NONE if state.upright[state.actor * CARDS + card] else RULE_PAY_UPRIGHT


def pay_choices(state: State) -> list[int]:
    """Return the kinds of upright cards with the colour of the slot."""
    choices: list[int] = []
    for card in state.figures.hexagon_cards[state.figures.slot_colours[state.slot]]:
        if state.upright[state.actor * CARDS + card]:
            choices.append(MOVE_TILT + card)
    return choices


def must_tilt_all(state: State) -> bool:
    """Return whether all upright cards of the colour are needed, whatever they are."""
    return most_hexagons(state, state.actor, state.slot) <= state.owed


def tilt(state: State, card: int) -> None:
    """Tilt one card in payment; after the last the building is bought."""
    state.upright[state.actor * CARDS + card] -= 1
    state.tilted[state.actor * CARDS + card] += 1
    record(state, EVENT_TILTED, RULE_PAY_TILT, state.actor, card, 0)
    state.owed -= 1
    state.middle = 1
    if state.owed == 0:
        buy(state)


def tilt_all(state: State) -> None:
    """Tilt all upright cards of the colour."""
    for card in state.figures.hexagon_cards[state.figures.slot_colours[state.slot]]:
        while state.phase == PHASE_PAY and state.owed and state.upright[state.actor * CARDS + card]:
            tilt(state, card)
        if state.phase != PHASE_PAY:
            return


def buy(state: State) -> None:
    """Take the building, use it at once if it is discarded, and offer next."""
    building = state.slots[state.slot]
    state.slots[state.slot] = NONE
    state.middle = 0
    record(state, EVENT_BOUGHT, RULE_SALE_BID, state.actor, building, state.bid)
    if state.figures.stays[building]:
        state.buildings[state.actor * BUILDINGS + building] += 1
    else:
        use_building(state, building)
    if state.phase != PHASE_INSULA:
        next_offer(state, state.actor)


def use_building(state: State, building: int) -> None:
    """Use a building that is discarded; Crane and Insula without being asked (S4)."""
    figures = state.figures
    seat = state.actor
    if building == ARCH:
        gain(state, seat, SOURCE_BUILDINGS, figures.building_prestige[building], RULE_BUILDING_ARCH)
    elif building == STATUE:
        gain(state, seat, SOURCE_BUILDINGS, figures.building_prestige[building], RULE_BUILDING_STATUE)
    elif building == BANK:
        state.deniers[seat] += figures.bank_deniers
        record(state, EVENT_DENIERS, RULE_BUILDING_BANK, seat, figures.bank_deniers, 0)
    elif building == BUILDING_CRANE:
        # It lies tilted in the round in which it is taken (S16).
        state.tilted[seat * CARDS + CRANE] += 1
        record(state, EVENT_CRANE, RULE_BUILDING_CRANE, seat, 0, 0)
    elif building == INSULA:
        state.owed = figures.insula_tokens
        state.bid = 0
        state.bidder = NOBODY
        state.slot = NONE
        state.phase = PHASE_INSULA


def end_insula(state: State) -> None:
    """Go on after the tokens of an Insula: its buyer offers next."""
    next_offer(state, state.actor)
