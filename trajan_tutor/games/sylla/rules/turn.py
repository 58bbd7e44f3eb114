"""The flow of the game: what may be chosen now, and what a choice does."""

from trajan_tutor.games.sylla.rules.codes import (
    EVENTS,
    FIGHTERS,
    MOVE_BID,
    MOVE_FIGHT,
    MOVE_HAND_DOWN,
    MOVE_HAND_UP,
    MOVE_MOVE,
    MOVE_NO_MOVE,
    MOVE_NO_TOKEN,
    MOVE_OFFER,
    MOVE_PASS,
    MOVE_PREVENT,
    MOVE_RECRUIT,
    MOVE_REMOVE,
    MOVE_TILT,
    MOVE_TOKEN,
    MOVE_TURN_DOWN,
    MOVE_TURN_DOWN_BUILDING,
    MOVE_TURN_DOWN_TILTED,
    PHASE_CHOOSE,
    PHASE_CONSUL,
    PHASE_ELECTION,
    PHASE_FIGHT,
    PHASE_HAND,
    PHASE_INSULA,
    PHASE_OFFER,
    PHASE_OVER,
    PHASE_PAY,
    PHASE_PREVENT,
    PHASE_RECRUIT,
    PHASE_REMOVE,
    PHASE_SALE,
    PHASE_TAVERN,
    PHASE_TEMPLE,
    PHASE_TURN_DOWN,
    RULE_BUILDING_INSULA,
)
from trajan_tutor.games.sylla.rules.election import (
    bid_for_consul,
    election_choices,
    end_phase,
    pass_election,
    take_consuls_token,
    take_token,
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
    end_insula,
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
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.works import choose_hand, hand_choices


def choices_of(state: State) -> list[int]:
    """Return the legal moves of the phase in progress; none where there is nothing to decide."""
    phase = state.phase
    if phase == PHASE_FIGHT:
        return fight_choices(state)
    if phase == PHASE_SALE:
        return sale_choices(state)
    if phase == PHASE_CHOOSE:
        return take_choices(state)
    if phase == PHASE_ELECTION:
        return election_choices(state)
    if phase == PHASE_CONSUL:
        return token_choices(state)
    if phase == PHASE_RECRUIT:
        return recruit_choices(state)
    if phase == PHASE_OFFER:
        return offer_choices(state)
    if phase == PHASE_PAY:
        return pay_choices(state)
    if phase == PHASE_INSULA:
        return token_choices(state)
    if phase == PHASE_TEMPLE:
        return temple_choices(state)
    if phase == PHASE_TAVERN:
        return tavern_choices(state)
    if phase == PHASE_PREVENT:
        return prevent_choices(state)
    if phase == PHASE_TURN_DOWN:
        return turn_down_choices(state)
    if phase == PHASE_REMOVE:
        return remove_choices(state)
    if phase == PHASE_HAND:
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
    while state.phase != PHASE_OVER:
        if state.phase == PHASE_FIGHT and not ask_next_fighter(state):
            end_fighting(state)
        elif state.phase == PHASE_PAY and must_tilt_all(state):
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
    if phase == PHASE_TEMPLE:
        state.phase = PHASE_TAVERN
    elif phase == PHASE_TAVERN:
        end_income(state)
    elif phase == PHASE_TURN_DOWN:
        turn_nothing(state)
    elif phase == PHASE_CONSUL:
        end_phase(state)
    elif phase == PHASE_INSULA:
        end_insula(state)
    elif phase == PHASE_RECRUIT:
        ask_next_to_recruit(state)


def perform(state: State, move: int) -> None:
    """Do one step: what a move means is decided by the phase in progress."""
    phase = state.phase
    if phase == PHASE_FIGHT:
        argument = move - MOVE_FIGHT
        fight(state, argument // EVENTS % FIGHTERS, argument % EVENTS)
    elif phase == PHASE_SALE:
        if move == MOVE_PASS:
            pass_sale(state)
        else:
            bid_for_building(state, move - MOVE_BID)
    elif phase == PHASE_CHOOSE:
        take(state, move)
    elif phase == PHASE_ELECTION:
        if move == MOVE_PASS:
            pass_election(state)
        else:
            bid_for_consul(state, move - MOVE_BID)
    elif phase == PHASE_CONSUL:
        take_consuls_token(state, move - MOVE_TOKEN)
    elif phase == PHASE_RECRUIT:
        recruit(state, move - MOVE_RECRUIT)
    elif phase == PHASE_OFFER:
        offer(state, move - MOVE_OFFER)
    elif phase == PHASE_PAY:
        tilt(state, move - MOVE_TILT)
    elif phase == PHASE_INSULA:
        take_insula_token(state, move - MOVE_TOKEN)
    elif phase == PHASE_TEMPLE:
        if move == MOVE_NO_TOKEN:
            leave_temples(state)
        else:
            use_temple(state, move - MOVE_TOKEN)
    elif phase == PHASE_TAVERN:
        if move == MOVE_NO_MOVE:
            leave_taverns(state)
        else:
            move_marker(state, (move - MOVE_MOVE) // 2, (move - MOVE_MOVE) % 2)
    elif phase == PHASE_PREVENT:
        prevent(state, (move - MOVE_PREVENT) // EVENTS, (move - MOVE_PREVENT) % EVENTS)
    elif phase == PHASE_TURN_DOWN:
        if move >= MOVE_TURN_DOWN_BUILDING:
            turn_down_building(state, move - MOVE_TURN_DOWN_BUILDING)
        elif move >= MOVE_TURN_DOWN_TILTED:
            turn_down(state, move - MOVE_TURN_DOWN_TILTED, 1)
        else:
            turn_down(state, move - MOVE_TURN_DOWN, 0)
    elif phase == PHASE_REMOVE:
        remove(state, move - MOVE_REMOVE)
    elif phase == PHASE_HAND:
        if move >= MOVE_HAND_DOWN:
            choose_hand(state, move - MOVE_HAND_DOWN, 1)
        else:
            choose_hand(state, move - MOVE_HAND_UP, 0)


def take_insula_token(state: State, colour: int) -> None:
    """Take one of the tokens of an Insula; after the last its buyer offers next."""
    take_token(state, colour, RULE_BUILDING_INSULA)
    state.owed -= 1
    state.middle = 1
    if state.owed == 0:
        end_insula(state)
