"""Phase III: buildings are offered, bid for and paid for with tilted cards."""

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.income import begin_incomes
from trajan_tutor.games.sylla.rules.setup import begin_part
from trajan_tutor.games.sylla.rules.state import State, gain, record


def begin_sales(state: State) -> None:
    """Let the consul offer the first building."""
    state.offered = 0
    next_offer(state, state.consul)


def next_offer(state: State, seat: int) -> None:
    """Let a seat offer the next building; after the last offer the rest is removed (S33)."""
    state.bid = 0
    state.bidder = codes.NOBODY
    state.seller = codes.NOBODY
    state.slot = codes.NONE
    state.owed = 0
    state.middle = 0
    if state.offered >= state.figures.offers[state.seats] or not has_tiles(state):
        end_sales(state)
        return
    state.phase = codes.PHASE_OFFER
    state.actor = seat
    begin_part(state)


def has_tiles(state: State) -> bool:
    """Return whether a building is left in the slots."""
    return any(building != codes.NONE for building in state.slots)


def end_sales(state: State) -> None:
    """Remove the buildings that are left, and go on to the income."""
    for slot in range(codes.SLOTS):
        state.slots[slot] = codes.NONE
    state.offered = 0
    begin_incomes(state)


def offer_rule(state: State, slot: int) -> int:
    """Return the rule that forbids to offer a slot, or 0."""
    return codes.RULE_NONE if state.slots[slot] != codes.NONE else codes.RULE_SALE_SLOT


def offer_choices(state: State) -> list[int]:
    """Return the slots with a building."""
    choices: list[int] = []
    for slot in range(codes.SLOTS):
        if state.slots[slot] != codes.NONE:
            choices.append(codes.MOVE_OFFER + slot)
    return choices


def offer(state: State, slot: int) -> None:
    """Offer a building: the player to the left bids first, the seller last."""
    record(state, codes.EVENT_OFFERED, codes.RULE_SALE_OFFER, state.actor, state.slots[slot], slot)
    state.offered += 1
    state.seller = state.actor
    state.slot = slot
    state.phase = codes.PHASE_SALE
    state.actor = (state.actor + 1) % state.seats


# ---- bidding -----------------------------------------------------------------------------------------------------


def most_hexagons(state: State, seat: int, slot: int) -> int:
    """Return how many hexagons of a slot's colour a seat can pay: its upright cards that show it."""
    count = 0
    for card in state.figures.hexagon_cards[state.figures.slot_colours[slot]]:
        count += state.upright[seat * codes.CARDS + card]
    return count


def bid_rule(state: State, hexagons: int) -> int:
    """Return the rule that forbids a bid of hexagons, or 0 (S15)."""
    if hexagons < state.figures.lowest_hexagons:
        return codes.RULE_SALE_LOWEST
    if state.bidder != codes.NOBODY and hexagons <= state.bid:
        return codes.RULE_SALE_HIGHER
    if hexagons > most_hexagons(state, state.actor, state.slot):
        return codes.RULE_SALE_HEXAGONS
    return codes.RULE_NONE


def sale_choices(state: State) -> list[int]:
    """Return to pass, and every bid that the seat to act can pay."""
    choices = [codes.MOVE_PASS]
    lowest = state.figures.lowest_hexagons if state.bidder == codes.NOBODY else state.bid + 1
    for hexagons in range(lowest, most_hexagons(state, state.actor, state.slot) + 1):
        choices.append(codes.MOVE_BID + hexagons)
    return choices


def bid_for_building(state: State, hexagons: int) -> None:
    """Bid so many hexagons."""
    record(state, codes.EVENT_BID_HEXAGONS, codes.RULE_SALE_BID, state.actor, hexagons, 0)
    state.bid = hexagons
    state.bidder = state.actor
    ask_next_buyer(state)


def pass_sale(state: State) -> None:
    """Bid nothing."""
    record(state, codes.EVENT_PASSED, codes.RULE_SALE_BID, state.actor, 0, 0)
    ask_next_buyer(state)


def ask_next_buyer(state: State) -> None:
    """Go on clockwise; the seller bids last."""
    if state.actor == state.seller:
        end_bidding(state)
    else:
        state.actor = (state.actor + 1) % state.seats


def end_bidding(state: State) -> None:
    """Let the highest bidder pay; a building that nobody wants is discarded (S3), and may not count (S33)."""
    if state.bidder == codes.NOBODY:
        record(state, codes.EVENT_UNSOLD, codes.RULE_SALE_UNSOLD, state.seller, state.slots[state.slot], 0)
        state.slots[state.slot] = codes.NONE
        if state.figures.sales_count and state.seats < codes.SEATS:
            state.offered -= 1
        again = state.seller
        next_offer(state, (again + 1) % state.seats if state.figures.left_neighbour_offers else again)
        return
    state.actor = state.bidder
    state.owed = state.bid
    state.seller = codes.NOBODY
    state.phase = codes.PHASE_PAY
    if state.owed == 0:
        buy(state)


# ---- paying and using --------------------------------------------------------------------------------------------


def pay_rule(state: State, card: int) -> int:
    """Return the rule that forbids to tilt a card in payment, or 0."""
    if not state.figures.hexagons[card] >> state.figures.slot_colours[state.slot] & 1:
        return codes.RULE_PAY_COLOUR
    return codes.RULE_NONE if state.upright[state.actor * codes.CARDS + card] else codes.RULE_PAY_UPRIGHT


def pay_choices(state: State) -> list[int]:
    """Return the kinds of upright cards with the colour of the slot."""
    choices: list[int] = []
    for card in state.figures.hexagon_cards[state.figures.slot_colours[state.slot]]:
        if state.upright[state.actor * codes.CARDS + card]:
            choices.append(codes.MOVE_TILT + card)
    return choices


def must_tilt_all(state: State) -> bool:
    """Return whether all upright cards of the colour are needed, whatever they are."""
    return most_hexagons(state, state.actor, state.slot) <= state.owed


def tilt(state: State, card: int) -> None:
    """Tilt one card in payment; after the last the building is bought."""
    state.upright[state.actor * codes.CARDS + card] -= 1
    state.tilted[state.actor * codes.CARDS + card] += 1
    record(state, codes.EVENT_TILTED, codes.RULE_PAY_TILT, state.actor, card, 0)
    state.owed -= 1
    state.middle = 1
    if state.owed == 0:
        buy(state)


def tilt_all(state: State) -> None:
    """Tilt all upright cards of the colour."""
    for card in state.figures.hexagon_cards[state.figures.slot_colours[state.slot]]:
        while state.phase == codes.PHASE_PAY and state.owed and state.upright[state.actor * codes.CARDS + card]:
            tilt(state, card)
        if state.phase != codes.PHASE_PAY:
            return


def buy(state: State) -> None:
    """Take the building, use it at once if it is discarded, and offer next; one that may be kept waits (S4)."""
    building = state.slots[state.slot]
    state.middle = 0
    record(state, codes.EVENT_BOUGHT, codes.RULE_SALE_BID, state.actor, building, state.bid)
    if state.figures.may_lie[building] and not state.figures.stays[building]:
        state.bid = 0
        state.bidder = codes.NOBODY
        state.phase = codes.PHASE_KEEP
        return
    state.slots[state.slot] = codes.NONE
    if state.figures.stays[building]:
        state.buildings[state.actor * codes.BUILDINGS + building] += 1
    else:
        use_building(state, building)
    if state.phase != codes.PHASE_INSULA:
        next_offer(state, state.actor)


def keep_choices() -> list[int]:
    """Return to discard the building just bought for what it brings, and to keep it."""
    return [codes.MOVE_DISCARD, codes.MOVE_KEEP]


def keep(state: State) -> None:
    """Keep the building just bought: it does nothing more than lie there (S4)."""
    building = state.slots[state.slot]
    state.slots[state.slot] = codes.NONE
    state.buildings[state.actor * codes.BUILDINGS + building] += 1
    rule = codes.RULE_BUILDING_CRANE if building == codes.BUILDING_CRANE else codes.RULE_BUILDING_INSULA
    record(state, codes.EVENT_KEPT, rule, state.actor, building, 0)
    next_offer(state, state.actor)


def discard(state: State) -> None:
    """Discard the building just bought for what it brings (S4)."""
    building = state.slots[state.slot]
    state.slots[state.slot] = codes.NONE
    use_building(state, building)
    if state.phase != codes.PHASE_INSULA:
        next_offer(state, state.actor)


def use_building(state: State, building: int) -> None:
    """Use a building that is discarded; Crane and Insula without being asked, unless they may be kept (S4)."""
    figures = state.figures
    seat = state.actor
    if building == codes.ARCH:
        gain(state, seat, codes.SOURCE_BUILDINGS, figures.building_prestige[building], codes.RULE_BUILDING_ARCH)
    elif building == codes.STATUE:
        gain(state, seat, codes.SOURCE_BUILDINGS, figures.building_prestige[building], codes.RULE_BUILDING_STATUE)
    elif building == codes.BANK:
        state.deniers[seat] += figures.bank_deniers
        record(state, codes.EVENT_DENIERS, codes.RULE_BUILDING_BANK, seat, figures.bank_deniers, 0)
    elif building == codes.BUILDING_CRANE:
        # It lies tilted in the round in which it is taken (S16).
        state.tilted[seat * codes.CARDS + codes.CRANE] += 1
        record(state, codes.EVENT_CRANE, codes.RULE_BUILDING_CRANE, seat, 0, 0)
    elif building == codes.INSULA:
        state.owed = figures.insula_tokens
        state.bid = 0
        state.bidder = codes.NOBODY
        state.slot = codes.NONE
        state.phase = codes.PHASE_INSULA


def end_insula(state: State) -> None:
    """Go on after the tokens of an Insula: its buyer offers next."""
    next_offer(state, state.actor)
