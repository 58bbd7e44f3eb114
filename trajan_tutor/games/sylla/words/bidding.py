"""The moves of choosing, bidding, recruiting and offering: phases setup, I, II and III."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.sylla.rules import codes, election, names, recruiting, sales, setup
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.rules.terms import (
    building_term,
    card_look,
    card_symbol,
    card_term,
    costs,
    costs_of_paying,
    hexagon_term,
)
from trajan_tutor.games.sylla.rules.turn import perform

_BIDS = (codes.PHASE_ELECTION, codes.PHASE_SALE)
# As many votes as deniers and all Senators can be.
_MOST_BID = 207
SLOT_NAMES = tuple(str(slot + 1) for slot in range(codes.SLOTS))


def about_card(_state: State, card: int) -> dict[str, object]:
    """Return a card as the parameter of a message."""
    return {"card": card_term(card)}


def about_slot(state: State, slot: int) -> dict[str, object]:
    """Return a slot, its colour and its building."""
    building = state.slots[slot]
    parameters: dict[str, object] = {"slot": slot + 1, "colour": hexagon_term(state.figures.slot_colours[slot])}
    return parameters if building < 0 else {**parameters, "building": building_term(building)}


def describe_offer(state: State, slot: int) -> Message:
    """Return the offer of what lies in a slot; an empty one can only be tried."""
    key = "sylla-move-offer" if state.slots[slot] >= 0 else "sylla-move-offer-empty"
    return Message.of(key, **about_slot(state, slot))


def about_bid(state: State, number: int) -> dict[str, object]:
    """Return a bid, and the bounds of bids."""
    if state.phase == codes.PHASE_ELECTION:
        own = senators(state, state.actor)
        most = election.votes_of(state, state.actor)
        return {"number": number, "highest": state.bid, "most": most, "senators": own, "cost": max(0, number - own)}
    most = sales.most_hexagons(state, state.actor, state.slot)
    return {"number": number, "highest": state.bid, "most": most, **about_slot(state, state.slot)}


def bid_rule(state: State, number: int) -> int:
    """Return the rule that forbids a bid, for consul or for a building."""
    if state.phase == codes.PHASE_ELECTION:
        return election.bid_rule(state, number)
    return sales.bid_rule(state, number)


def describe_bid(state: State, number: int) -> Message:
    """Return a bid in words."""
    key = "sylla-move-bid-votes" if state.phase == codes.PHASE_ELECTION else "sylla-move-bid-hexagons"
    about = about_bid(state, number)
    return Message.of(key, **{name: about[name] for name in ("number", "cost", "colour") if name in about})


def look_of_bid(state: State, number: int) -> ChoiceLook:
    """Return a bid in few words: the number, and what it costs whoever wins with it."""
    if state.phase == codes.PHASE_ELECTION:
        name = Message.of("sylla-choice-bid-votes", number=number)
        paid = max(0, number - senators(state, state.actor))
        return ChoiceLook(name, Message.of("sylla-choice-bid-pays", paid=paid), symbol="bid", amount=number)
    colour = hexagon_term(state.figures.slot_colours[state.slot])
    name = Message.of("sylla-choice-bid-hexagons", number=number, colour=colour)
    return ChoiceLook(name, costs_of_paying(state, number), symbol="bid", amount=number)


def look_of_pass(state: State, _argument: int) -> ChoiceLook:
    """Return to pass in few words, with what is bid."""
    bid = state.bid if state.bidder >= 0 else 0
    return ChoiceLook(Message.of("sylla-choice-pass"), Message.of("sylla-choice-pass-leads", bid=bid))


def look_of_offer(state: State, slot: int) -> ChoiceLook:
    """Return a building that can be offered, with the hexagons that the seller could pay."""
    parameters = about_slot(state, slot)
    most = sales.most_hexagons(state, state.actor, slot)
    leads = Message.of("sylla-choice-offer-leads", slot=slot + 1, colour=parameters["colour"], most=most)
    name = Message.of("sylla-choice-building", building=parameters["building"])
    return ChoiceLook(name, leads, symbol=f"building-{names.BUILDINGS[state.slots[slot]]}")


def look_of_tilt(_state: State, card: int) -> ChoiceLook:
    """Return a card that can be tilted, with what is lost by it in this round."""
    name = Message.of("sylla-choice-card", card=card_term(card))
    return ChoiceLook(name, costs({card: 1}), symbol=card_symbol(card))


def pass_rule(state: State, _argument: int) -> int:
    """Return the rule that forbids to pass, or 0."""
    return election.pass_rule(state) if state.phase == codes.PHASE_ELECTION else codes.RULE_NONE


def about_opening(state: State, _argument: int) -> dict[str, object]:
    """Return how many votes the consul has to open with at least."""
    return {"senators": senators(state, state.actor)}


MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="take",
        first=codes.MOVE_TAKE,
        texts=tuple(name and f"take {name}" for name in names.CHARACTERS),
        phases=(codes.PHASE_CHOOSE,),
        meant={"mat.set": names.CARDS},
        says="sylla-move-take",
        look=card_look,
        about=about_card,
        rule=setup.take_rule,
        perform=lambda state, card: perform(state, codes.MOVE_TAKE + card),
    ),
    MoveKind(
        name="recruit",
        first=codes.MOVE_RECRUIT,
        texts=tuple(name and f"recruit {name}" for name in names.CHARACTERS),
        phases=(codes.PHASE_RECRUIT,),
        meant={"row": names.CARDS},
        says="sylla-move-recruit",
        look=card_look,
        about=about_card,
        rule=recruiting.recruit_rule,
        perform=recruiting.recruit,
    ),
    MoveKind(
        name="offer",
        first=codes.MOVE_OFFER,
        texts=worded("offer", SLOT_NAMES),
        phases=(codes.PHASE_OFFER,),
        meant={"slot": SLOT_NAMES},
        says=describe_offer,
        look=look_of_offer,
        about=about_slot,
        rule=sales.offer_rule,
        perform=sales.offer,
    ),
    MoveKind(
        name="tilt",
        first=codes.MOVE_TILT,
        texts=worded("tilt", names.CARDS),
        phases=(codes.PHASE_PAY,),
        meant={"mat.cards": names.CARDS},
        says=lambda state, card: Message.of("sylla-move-tilt", card=card_term(card), left=state.owed - 1),
        look=look_of_tilt,
        about=lambda state, card: {**about_card(state, card), "colour": about_slot(state, state.slot)["colour"]},
        rule=sales.pay_rule,
        perform=sales.tilt,
    ),
    MoveKind(
        name="pass",
        first=codes.MOVE_PASS,
        phases=_BIDS,
        says="sylla-move-pass",
        look=look_of_pass,
        about=about_opening,
        rule=pass_rule,
        perform=lambda state, _: perform(state, codes.MOVE_PASS),
    ),
    MoveKind(
        name="bid",
        first=codes.MOVE_BID,
        texts=worded("bid", map(str, range(_MOST_BID + 1))),
        phases=_BIDS,
        says=describe_bid,
        look=look_of_bid,
        about=about_bid,
        rule=bid_rule,
        perform=lambda state, number: perform(state, codes.MOVE_BID + number),
    ),
)
