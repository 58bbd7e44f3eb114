"""How much a seat bids in a playout: for the office of consul, and for a building what its price buys.

A bid costs nothing unless it wins. So a seat bids up to what it is worth to it, and no more than those who come later
can answer. Only what lies open is read: votes, hexagons, deniers.
"""

from typing import Final

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.knowledge.values import (
    DENIER,
    OFFICE,
    best_token,
    loss_by_tilting,
    value_of_building,
)
from trajan_tutor.games.sylla.rules.codes import CARDS, MOVE_BID, MOVE_PASS, NOBODY, NONE, SLOTS
from trajan_tutor.games.sylla.rules.election import lowest_opening, votes_of
from trajan_tutor.games.sylla.rules.state import State, senators

# To keep a building from others is worth a part of what it is worth to them.
_OTHERS_SHARE: Final = 4
# Worths are taken a little higher or lower each time, in hundredths of prestige.
_NOISE: Final = 60


def limit_for_consul(state: State, seat: int) -> int:
    """Return the most votes that the office is worth to a seat: its Senators, and deniers for what it brings."""
    weights = state.figures.weights
    value = weights[OFFICE] + best_token(state, seat)
    limit = senators(state, seat) + value // weights[DENIER]
    most = votes_of(state, seat)
    return limit if limit < most else most


def bid_for_office(state: State, rng: Rng) -> int:
    """Return the bid of the seat to act for the office of consul, or to pass."""
    seat = state.actor
    least = lowest_opening(state) if state.bidder == NOBODY else state.bid + 1
    limit = limit_for_consul(state, seat) + rng.below(3) - 1
    most = votes_of(state, seat)
    limit = limit if limit < most else most
    own = senators(state, seat)
    # As many votes as one has Senators cost nothing.
    limit = own if limit < own else limit
    if state.figures.own_senators_count and least < own:
        least = own
    if limit < least:
        return MOVE_BID + least if state.bidder == NOBODY else MOVE_PASS
    enough = least
    other = (seat + 1) % state.seats
    while other != state.consul:
        theirs = limit_for_consul(state, other) + rng.below(2)
        theirs = theirs if theirs < votes_of(state, other) else votes_of(state, other)
        if theirs > enough:
            enough = theirs
        other = (other + 1) % state.seats
    bid = enough if enough < limit else limit
    return MOVE_BID + (bid if bid > own or own < least else own)


def losses_by_paying(state: State, seat: int, colour: int) -> list[int]:
    """Return what each upright card of a colour does no more in this round when it pays, the least first."""
    losses: list[int] = []
    for card in state.figures.hexagon_cards[colour]:
        number = state.upright[seat * CARDS + card]
        if number:
            loss = loss_by_tilting(state, card)
            for _ in range(number):
                losses.append(loss)
    losses.sort()
    return losses


def limit_for_building(state: State, seat: int, slot: int, more: int) -> int:
    """Return the most hexagons that the building of a slot is worth to a seat; `more` is added to its worth."""
    remaining = value_of_building(state, seat, state.slots[slot]) + more
    limit = 0
    for loss in losses_by_paying(state, seat, state.figures.slot_colours[slot]):
        remaining -= loss
        if remaining < 0:
            return limit
        limit += 1
    return limit


def bid_for_building(state: State, rng: Rng) -> int:
    """Return the bid of the seat to act for the building on sale, or to pass."""
    seat = state.actor
    slot = state.slot
    least = state.figures.lowest_hexagons if state.bidder == NOBODY else state.bid + 1
    building = state.slots[slot]
    others = 0
    for other in range(state.seats):
        if other != seat:
            value = value_of_building(state, other, building)
            others = value if value > others else others
    limit = limit_for_building(state, seat, slot, others // _OTHERS_SHARE + rng.below(_NOISE) - _NOISE // 2)
    if limit < least:
        return MOVE_PASS
    enough = least
    other = seat
    while other != state.seller:
        other = (other + 1) % state.seats
        theirs = limit_for_building(state, other, slot, rng.below(_NOISE))
        if theirs > enough:
            enough = theirs
    return MOVE_BID + (enough if enough < limit else limit)


def offer_best(state: State, rng: Rng) -> int:
    """Return the slot that the seat to act offers: what it can have cheaply, else what others want least."""
    seat = state.actor
    best = NONE
    most = 0
    for slot in range(SLOTS):
        building = state.slots[slot]
        if building == NONE:
            continue
        value = gain_by_offer(state, seat, slot) + rng.below(_NOISE)
        if best == NONE or value > most:
            best = slot
            most = value
    return best


def gain_by_offer(state: State, seat: int, slot: int) -> int:
    """Return what it is likely to bring a seat to offer a slot: it bids last, and may go over all others."""
    building = state.slots[slot]
    highest = 0
    theirs = 0
    for other in range(state.seats):
        if other == seat:
            continue
        limit = limit_for_building(state, other, slot, 0)
        if limit > highest:
            highest = limit
        value = value_of_building(state, other, building)
        if limit and value > theirs:
            theirs = value
    losses = losses_by_paying(state, seat, state.figures.slot_colours[slot])
    if highest < len(losses):
        gain = value_of_building(state, seat, building)
        for index in range(highest + 1):
            gain -= losses[index]
        if gain > 0:
            return gain
    return -theirs // (state.seats - 1)
