"""The flow of the game: what may be chosen now, and what a choice does."""

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.election import (
    bid_for_consul,
    election_choices,
    end_phase,
    pass_election,
    take_consuls_token,
    token_choices,
)
from trajan_tutor.games.sylla.rules.events import (
    remove,
    remove_choices,
    turn_down,
    turn_down_building,
    turn_down_choices,
    turn_nothing,
)
from trajan_tutor.games.sylla.rules.fighting import (
    ask_next_fighter,
    end_fighting,
    fight,
    fight_choices,
    prevent,
    prevent_choices,
)
from trajan_tutor.games.sylla.rules.income import (
    end_income,
    leave_taverns,
    leave_temples,
    move_marker,
    tavern_choices,
    temple_choices,
    use_temple,
)
from trajan_tutor.games.sylla.rules.recruiting import ask_next_to_recruit, recruit, recruit_choices
from trajan_tutor.games.sylla.rules.sales import (
    bid_for_building,
    discard,
    end_insula,
    keep,
    keep_choices,
    must_tilt_all,
    offer,
    offer_choices,
    pass_sale,
    pay_choices,
    sale_choices,
    tilt,
    tilt_all,
)
from trajan_tutor.games.sylla.rules.setup import take, take_choices
from trajan_tutor.games.sylla.rules.state import State, record, take_behind_screen
from trajan_tutor.games.sylla.rules.works import choose_hand, hand_choices


def choices_of(state: State) -> list[int]:
    """Return the legal moves of the phase in progress; none where there is nothing to decide."""
    phase = state.phase
    if phase == codes.PHASE_FIGHT:
        return fight_choices(state)
    if phase == codes.PHASE_SALE:
        return sale_choices(state)
    if phase == codes.PHASE_CHOOSE:
        return take_choices(state)
    if phase == codes.PHASE_ELECTION:
        return election_choices(state)
    if phase == codes.PHASE_CONSUL:
        return token_choices(state)
    if phase == codes.PHASE_RECRUIT:
        return recruit_choices(state)
    if phase == codes.PHASE_OFFER:
        return offer_choices(state)
    if phase == codes.PHASE_PAY:
        return pay_choices(state)
    if phase == codes.PHASE_KEEP:
        return keep_choices()
    if phase == codes.PHASE_INSULA:
        return token_choices(state)
    if phase == codes.PHASE_TEMPLE:
        return temple_choices(state)
    if phase == codes.PHASE_TAVERN:
        return tavern_choices(state)
    if phase == codes.PHASE_PREVENT:
        return prevent_choices(state)
    if phase == codes.PHASE_TURN_DOWN:
        return turn_down_choices(state)
    if phase == codes.PHASE_REMOVE:
        return remove_choices(state)
    if phase == codes.PHASE_HAND:
        return hand_choices(state)
    return []


def apply(state: State, move: int) -> None:
    """Play a legal move in place and take every forced step that follows.

    Stops at each choice with two or more legal moves, and at the end of the game. `state.choices` then holds the legal
    moves. The move is not checked.
    """
    state.fresh = 0
    perform(state, move)
    settle(state)


def settle(state: State) -> None:
    """Take forced steps until somebody has a choice, and list it."""
    while state.phase != codes.PHASE_OVER:
        if state.phase == codes.PHASE_FIGHT and not ask_next_fighter(state):
            end_fighting(state)
        elif state.phase == codes.PHASE_PAY and must_tilt_all(state):
            tilt_all(state)
        else:
            choices = choices_of(state)
            number = len(choices)
            if number > 1:
                state.choices = choices
                return
            if number == 1:
                perform(state, choices[0])
            else:
                go_on(state)
    state.choices = []


def go_on(state: State) -> None:
    """Go on where the seat to act can do nothing at all."""
    phase = state.phase
    if phase == codes.PHASE_TEMPLE:
        state.phase = codes.PHASE_TAVERN
    elif phase == codes.PHASE_TAVERN:
        end_income(state)
    elif phase == codes.PHASE_TURN_DOWN:
        turn_nothing(state)
    elif phase == codes.PHASE_CONSUL:
        end_phase(state)
    elif phase == codes.PHASE_INSULA:
        end_insula(state)
    elif phase == codes.PHASE_RECRUIT:
        ask_next_to_recruit(state)


def perform(state: State, move: int) -> None:
    """Do one step: what a move means is decided by the phase in progress."""
    phase = state.phase
    if phase == codes.PHASE_FIGHT:
        argument = move - codes.MOVE_FIGHT
        fight(state, argument // codes.EVENTS % codes.FIGHTERS, argument % codes.EVENTS)
    elif phase == codes.PHASE_SALE:
        if move == codes.MOVE_PASS:
            pass_sale(state)
        else:
            bid_for_building(state, move - codes.MOVE_BID)
    elif phase == codes.PHASE_CHOOSE:
        take(state, move)
    elif phase == codes.PHASE_ELECTION:
        if move == codes.MOVE_PASS:
            pass_election(state)
        else:
            bid_for_consul(state, move - codes.MOVE_BID)
    elif phase == codes.PHASE_CONSUL:
        take_consuls_token(state, move - codes.MOVE_TOKEN)
    elif phase == codes.PHASE_RECRUIT:
        recruit(state, move - codes.MOVE_RECRUIT)
    elif phase == codes.PHASE_OFFER:
        offer(state, move - codes.MOVE_OFFER)
    elif phase == codes.PHASE_PAY:
        tilt(state, move - codes.MOVE_TILT)
    elif phase == codes.PHASE_KEEP:
        if move == codes.MOVE_KEEP:
            keep(state)
        else:
            discard(state)
    elif phase == codes.PHASE_INSULA:
        take_insula_token(state, move - codes.MOVE_TOKEN)
    elif phase == codes.PHASE_TEMPLE:
        if move == codes.MOVE_NO_TOKEN:
            leave_temples(state)
        else:
            use_temple(state, move - codes.MOVE_TOKEN)
    elif phase == codes.PHASE_TAVERN:
        if move == codes.MOVE_NO_MOVE:
            leave_taverns(state)
        else:
            move_marker(state, (move - codes.MOVE_MOVE) // 2, (move - codes.MOVE_MOVE) % 2)
    elif phase == codes.PHASE_PREVENT:
        prevent(state, (move - codes.MOVE_PREVENT) // codes.EVENTS, (move - codes.MOVE_PREVENT) % codes.EVENTS)
    elif phase == codes.PHASE_TURN_DOWN:
        if move >= codes.MOVE_TURN_DOWN_BUILDING:
            turn_down_building(state, move - codes.MOVE_TURN_DOWN_BUILDING)
        elif move >= codes.MOVE_TURN_DOWN_TILTED:
            turn_down(state, move - codes.MOVE_TURN_DOWN_TILTED, 1)
        else:
            turn_down(state, move - codes.MOVE_TURN_DOWN, 0)
    elif phase == codes.PHASE_REMOVE:
        remove(state, move - codes.MOVE_REMOVE)
    elif phase == codes.PHASE_HAND:
        if move >= codes.MOVE_HAND_DOWN:
            choose_hand(state, move - codes.MOVE_HAND_DOWN, 1)
        else:
            choose_hand(state, move - codes.MOVE_HAND_UP, 0)


def take_insula_token(state: State, colour: int) -> None:
    """Take one of the tokens of an Insula; after the last its buyer offers next."""
    take_behind_screen(state, colour)
    record(state, codes.EVENT_TOKEN, codes.RULE_BUILDING_INSULA, state.actor, colour, 0)
    state.owed -= 1
    state.middle = 1
    if state.owed == 0:
        end_insula(state)
