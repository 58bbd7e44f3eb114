"""The moves of Sylla in one table, and what is owed in words. Each part of a round has a module of rows."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveTable
from trajan_tutor.games.sylla.rules import codes, events, names
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.terms import building_term, event_term, work_term
from trajan_tutor.games.sylla.words import bidding, column, hands, markets

MOVES: MoveTable[State] = MoveTable("sylla", [*bidding.MOVES, *markets.MOVES, *column.MOVES, *hands.MOVES], near=0.6)


def prompt(state: State) -> Message:
    """Return what the seat to act owes now, in words."""
    phase = state.phase
    key = f"sylla-prompt-{word(names.Phase(phase))}"
    if phase == codes.PHASE_ELECTION:
        if state.bidder < 0:
            return Message.of("sylla-prompt-election-opens")
        return Message.of(key, bid=state.bid, seat=state.bidder)
    if phase == codes.PHASE_SALE:
        building = building_term(state.slots[state.slot])
        if state.bidder < 0:
            return Message.of("sylla-prompt-sale-first", building=building)
        return Message.of(key, bid=state.bid, seat=state.bidder, building=building)
    if phase == codes.PHASE_PAY:
        return Message.of(key, cards=state.owed, building=building_term(state.slots[state.slot]))
    if phase == codes.PHASE_KEEP:
        return Message.of(key, building=building_term(state.slots[state.slot]))
    if phase in (codes.PHASE_CHOOSE, codes.PHASE_INSULA):
        return Message.of(key, left=state.owed)
    if phase == codes.PHASE_TURN_DOWN:
        return Message.of(key, event=event_term(state.events[events.happening_place(state)]))
    if phase == codes.PHASE_HAND:
        return Message.of(key, work=work_term(state.work))
    return Message.of(key)
