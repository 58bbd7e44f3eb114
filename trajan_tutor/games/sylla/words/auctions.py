"""How a bidding stands: for the office of consul, in votes, and for a building, in hexagons of the slot's colour."""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.bidding import Bids, BidStanding, SeatBid
from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.games.sylla.knowledge.observation import hides_deniers
from trajan_tutor.games.sylla.rules import codes, election, names, sales
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.terms import building_term

_SENATORS: Final = (codes.SENATOR, codes.CHRISTIAN_SENATOR)
_PASSED: Final = word(names.Event(codes.EVENT_PASSED))
# The parameter of a bid in the words of its event.
_NUMBERS: Final = {
    word(names.Event(codes.EVENT_OPENED)): "votes",
    word(names.Event(codes.EVENT_BID)): "votes",
    word(names.Event(codes.EVENT_BID_HEXAGONS)): "hexagons",
}


def bids(seen: Observation[State], own: int, events: Sequence[Event]) -> Bids | None:
    """Return how the bidding stands in phase I or in a sale; None where nobody bids."""
    state = seen.state
    if state.phase not in (codes.PHASE_ELECTION, codes.PHASE_SALE):
        return None
    is_sale = state.phase == codes.PHASE_SALE
    first = (state.seller + 1) % state.seats if is_sale else state.consul
    order = [(first + at) % state.seats for at in range(state.seats)]
    asked_seats = order[: order.index(state.actor)]
    answered = answers(events[-len(asked_seats) :] if asked_seats else (), asked_seats)
    seats = tuple(_seat_bid(state, seat, asked_seats, answered) for seat in order)
    title = Message.of("sylla-bids-consul")
    if is_sale:
        title = Message.of("sylla-bids-building", building=building_term(state.slots[state.slot]))
    if own < 0 or (own != state.actor and hides_deniers(state, own)):
        return Bids(title, seats)
    most = sales.most_hexagons(state, own, state.slot) if is_sale else election.votes_of(state, own)
    return Bids(title, seats, most, Message.of("sylla-bids-most", most=most), _paying(state, own))


def answers(events: Sequence[Event], asked_seats: Sequence[int]) -> dict[int, int | None]:
    """Return what the seats that were asked answered, None for one that passed; nothing where events do not tell it."""
    answered: dict[int, int | None] = {}
    for event in events:
        if event.kind == _PASSED:
            answered[event.seat] = None
        elif event.kind in _NUMBERS:
            number = dict(event.message.parameters)[_NUMBERS[event.kind]]
            answered[event.seat] = number if isinstance(number, int) else None
    return answered if answered.keys() == set(asked_seats) else {}


def _seat_bid(state: State, seat: int, asked_seats: Sequence[int], answered: dict[int, int | None]) -> SeatBid:
    if seat == state.bidder:
        return SeatBid(seat, BidStanding.LEADS, state.bid)
    if seat in asked_seats and seat in answered:
        number = answered[seat]
        return SeatBid(seat, BidStanding.PASSED if number is None else BidStanding.OUTBID, number)
    if seat in asked_seats:
        return SeatBid(seat, BidStanding.ASKED)
    return SeatBid(seat, BidStanding.DECIDES if seat == state.actor else BidStanding.WAITS)


def _paying(state: State, own: int) -> tuple[str, ...]:
    """Return the places of the cards that would pay; deniers pay for votes, too."""
    is_sale = state.phase == codes.PHASE_SALE
    paying = state.figures.hexagon_cards[state.figures.slot_colours[state.slot]] if is_sale else _SENATORS
    cards = tuple(f"mat.{own}.cards.{names.CARDS[card]}" for card in paying if state.upright[own * codes.CARDS + card])
    return cards if is_sale or not state.deniers[own] else (*cards, f"mat.{own}.deniers")
