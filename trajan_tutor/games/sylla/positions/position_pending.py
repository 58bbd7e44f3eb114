"""Reads what a position's decision needs beside the table: choices in secret, bids, payments, cubes."""

from typing import Any

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.position_values import (
    read_index,
    read_indices,
    read_list,
    read_number,
    read_object,
    read_sorted,
    wrong_kind,
    wrong_value,
)
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.sales import most_hexagons
from trajan_tutor.games.sylla.rules.state import State, senators, standing

_MOST_CUBES = 16


def read_pending(state: State, value: Any) -> None:
    """Read the field `pending` of the decision that the state is in; raises UnreadableError."""
    phase = state.phase
    if phase == codes.PHASE_CHOOSE:
        read_chosen(state, read_object(value, "pending", ("chosen",))["chosen"])
    elif phase == codes.PHASE_ELECTION:
        read_election(state, value)
    elif phase in (codes.PHASE_OFFER, codes.PHASE_SALE, codes.PHASE_PAY, codes.PHASE_KEEP, codes.PHASE_INSULA):
        read_sale(state, value)
    elif phase == codes.PHASE_TEMPLE:
        read_income(state, read_object(value, "pending", ("moved",))["moved"])
    elif phase in (codes.PHASE_FIGHT, codes.PHASE_PREVENT, codes.PHASE_TURN_DOWN, codes.PHASE_REMOVE):
        read_column(state, value)
    elif phase == codes.PHASE_HAND:
        read_hands(state, read_object(value, "pending", ("hands",))["hands"])
    else:
        read_object(value, "pending", ())


def by_seat(state: State, value: Any, place: str) -> list[Any]:
    """Return a list with an entry for each seat."""
    entries = read_list(value, place)
    if len(entries) != state.seats:
        raise wrong_value(place, len(entries), str(state.seats))
    return entries


def read_chosen(state: State, value: Any) -> None:
    """Read the characters that seats have chosen in secret: those before the actor, in the order of seats."""
    number = state.figures.characters_chosen[state.seats]
    for seat, cards in enumerate(by_seat(state, value, "pending.chosen")):
        place = f"pending.chosen[{seat}]"
        if (cards is None) != (seat >= state.actor):
            raise UnreadableError("sylla-position-chosen", place=place)
        if cards is None:
            continue
        if len(read_list(cards, place)) != number:
            raise wrong_value(place, len(cards), str(number))
        for card in read_sorted(cards, place, names.CARDS):
            state.chosen[seat * codes.CARDS + card] += 1
            if state.chosen[seat * codes.CARDS + card] > state.figures.card_set[card]:
                raise UnreadableError("sylla-position-set", place=place, name=names.CARDS[card])
        state.is_ready[seat] = 1
    state.owed = number


def read_election(state: State, value: Any) -> None:
    """Read the highest bid for consul, which the consul of the last round opens."""
    if state.actor == state.consul:
        read_object(value, "pending", ())
        return
    pending = read_object(value, "pending", ("bid", "bidder"))
    state.bidder = read_number(pending["bidder"], "pending.bidder", 0, state.seats - 1)
    most = senators(state, state.bidder) + state.deniers[state.bidder]
    state.bid = read_number(pending["bid"], "pending.bid", 0, most)
    has_bid(state, state.consul, "pending.bidder")


def has_bid(state: State, first: int, place: str) -> None:
    """Refuse a highest bidder who is not asked before the actor, from the first one clockwise."""
    turn = (state.bidder - first) % state.seats
    if turn >= (state.actor - first) % state.seats:
        raise UnreadableError("sylla-position-bidder", place=place)


def read_sale(state: State, value: Any) -> None:
    """Read an offer, a bidding, a payment, whether a tile is kept, or the tokens of an Insula."""
    fields: dict[int, tuple[str, ...]] = {
        codes.PHASE_SALE: ("offered", "seller", "slot", "bid", "bidder"),
        codes.PHASE_PAY: ("offered", "slot", "price"),
        codes.PHASE_KEEP: ("offered", "slot"),
    }
    pending = read_object(value, "pending", fields.get(state.phase, ("offered",)))
    is_offer = state.phase == codes.PHASE_OFFER
    most = state.figures.offers[state.seats] - (1 if is_offer else 0)
    state.offered = read_number(pending["offered"], "pending.offered", 0 if is_offer else 1, most)
    if state.phase == codes.PHASE_INSULA:
        state.owed = state.figures.insula_tokens
    if "slot" not in pending:
        return
    state.slot = read_number(pending["slot"], "pending.slot", 1, codes.SLOTS) - 1
    if state.slots[state.slot] < 0:
        raise UnreadableError("sylla-position-slot", place="pending.slot", slot=state.slot + 1)
    if state.phase == codes.PHASE_KEEP:
        building = state.slots[state.slot]
        if state.figures.stays[building] or not state.figures.may_lie[building]:
            raise UnreadableError("sylla-position-kept", place="pending.slot", name=names.BUILDINGS[building])
        return
    if state.phase == codes.PHASE_PAY:
        state.owed = read_number(pending["price"], "pending.price", 1, most_hexagons(state, state.actor, state.slot))
        # Nothing of it is tilted yet: the price is the bid that won.
        state.bid, state.bidder = state.owed, state.actor
        return
    state.seller = read_number(pending["seller"], "pending.seller", 0, state.seats - 1)
    state.bid = read_number(pending["bid"], "pending.bid", 0, codes.MOST_DENIERS)
    if pending["bidder"] is not None:
        state.bidder = read_number(pending["bidder"], "pending.bidder", 0, state.seats - 1)
        has_bid(state, (state.seller + 1) % state.seats, "pending.bidder")
        most = most_hexagons(state, state.bidder, state.slot)
        read_number(state.bid, "pending.bid", state.figures.lowest_hexagons, most)
    elif state.bid:
        raise wrong_value("pending.bid", state.bid, "0")


def read_income(state: State, value: Any) -> None:
    """Read the markers that Taverns have moved or held in this phase."""
    for colour in read_indices(value, "pending.moved", names.COLOURS):
        state.moved |= 1 << colour
    state.temples = standing(state, state.actor, codes.TEMPLE)
    state.taverns = standing(state, state.actor, codes.TAVERN)


def read_column(state: State, value: Any) -> None:
    """Read the cubes on the events, and which events are prevented and still to be done."""
    fields: dict[int, tuple[str, ...]] = {
        codes.PHASE_FIGHT: ("cubes", "left"),
        codes.PHASE_PREVENT: ("cubes",),
        codes.PHASE_TURN_DOWN: ("cubes", "prevented", "happening"),
        codes.PHASE_REMOVE: ("cubes", "prevented"),
    }
    pending = read_object(value, "pending", fields[state.phase])
    column = [names.EVENTS[event] for event in state.events]
    cubes = read_object(pending["cubes"], "pending.cubes", column)
    for place, name in enumerate(column):
        for seat, number in enumerate(by_seat(state, cubes[name], f"pending.cubes.{name}")):
            where = f"pending.cubes.{name}[{seat}]"
            state.cubes[place * codes.SEATS + seat] = read_number(number, where, 0, _MOST_CUBES)
    if "left" in pending:
        for seat, left in enumerate(by_seat(state, pending["left"], "pending.left")):
            numbers = read_object(left, f"pending.left[{seat}]", names.FIGHTERS)
            for fighter, name in enumerate(names.FIGHTERS):
                where = f"pending.left[{seat}].{name}"
                state.left[seat * codes.FIGHTERS + fighter] = read_number(numbers[name], where, 0, _MOST_CUBES)
    if "prevented" in pending:
        upper, *others = read_places(pending["prevented"], "pending.prevented", column)
        if len(others) != 1:
            raise wrong_value("pending.prevented", pending["prevented"], "EVENT, EVENT")
        state.prevented = upper * codes.COLUMN + others[0]
    if "happening" in pending:
        places = read_places(pending["happening"], "pending.happening", column)
        if any(place in divmod(state.prevented, codes.COLUMN) for place in places):
            raise UnreadableError("sylla-position-happening", place="pending.happening")
        state.happening = sum(1 << place for place in places)


def read_places(value: Any, place: str, column: list[str]) -> list[int]:
    """Return the places of one or more events in the column, from the top down, each named once."""
    places = [read_index(name, f"{place}[{number}]", column) for number, name in enumerate(read_list(value, place))]
    if not places or places != sorted(set(places)):
        raise wrong_value(place, value, ", ".join(column))
    return places


def read_hands(state: State, value: Any) -> None:
    """Read what seats have put into their hands in secret: those before the actor, from the consul clockwise."""
    for seat, hand in enumerate(by_seat(state, value, "pending.hands")):
        place = f"pending.hands[{seat}]"
        is_made = (seat - state.consul) % state.seats < (state.actor - state.consul) % state.seats
        if (hand is not None) != is_made:
            raise UnreadableError("sylla-position-chosen", place=place)
        if hand is None:
            continue
        if not isinstance(hand, list) or len(hand) != len(names.THUMBS):
            raise wrong_kind(place, "[N, up / down]")
        deniers = read_number(hand[0], f"{place}[0]", 0, state.deniers[seat])
        state.hands[seat] = codes.HAND_FIRST + 2 * deniers + read_index(hand[1], f"{place}[1]", names.THUMBS)
