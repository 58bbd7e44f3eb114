"""How a seat decides in a playout: by what each choice is likely to bring, a little higher or lower each time.

It is the innermost loop of a search. Only what the seat may know is read.
"""

from typing import Final

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.knowledge.bids import bid_for_building, bid_for_office, offer_best
from trajan_tutor.games.sylla.knowledge.hands import draw_hand, move_of_hand
from trajan_tutor.games.sylla.knowledge.values import (
    gain_by_token,
    harm,
    harm_beside_others,
    loss_by_tilting,
    step_beside_others,
    value_face_up,
    value_of_building,
    value_of_card,
    value_of_deniers,
    value_of_tile,
)
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.fighting import place_of
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.turn import apply

# Of what an event does a cube prevents a part: others place some too.
_PREVENTS: Final = 3
_NOISE: Final = 40
_NOISE_AT_SETUP: Final = 120
PRESTIGE: Final = 100


def choose(state: State, rng: Rng) -> int:
    """Return a move of the seat to act that is likely to be good."""
    phase = state.phase
    if phase == codes.PHASE_SALE:
        return bid_for_building(state, rng)
    if phase == codes.PHASE_ELECTION:
        return bid_for_office(state, rng)
    if phase == codes.PHASE_OFFER:
        return codes.MOVE_OFFER + offer_best(state, rng)
    if phase == codes.PHASE_HAND:
        return move_of_hand(draw_hand(state, state.actor, rng))
    noise = _NOISE_AT_SETUP if phase == codes.PHASE_CHOOSE else _NOISE
    best = state.choices[0]
    most = 0
    is_first = True
    for move in state.choices:
        value = value_of_choice(state, move) + rng.below(noise)
        if is_first or value > most:
            best = move
            most = value
            is_first = False
    return best


def value_of_choice(state: State, move: int) -> int:
    """Return what a choice is likely to bring the seat to act, but for bids, offers and hands."""
    phase = state.phase
    seat = state.actor
    if phase == codes.PHASE_FIGHT:
        return value_of_cube(state, (move - codes.MOVE_FIGHT) % codes.EVENTS)
    if phase == codes.PHASE_CHOOSE:
        return value_of_card(state, move)
    if phase == codes.PHASE_RECRUIT:
        return value_of_card(state, move - codes.MOVE_RECRUIT)
    if phase == codes.PHASE_PAY:
        return -loss_by_tilting(state, move - codes.MOVE_TILT)
    if phase == codes.PHASE_KEEP:
        # What a tile brings is worth more than that it may be turned face down in place of another one.
        return value_of_building(state, seat, state.slots[state.slot]) if move == codes.MOVE_DISCARD else 0
    if phase == codes.PHASE_CONSUL or phase == codes.PHASE_INSULA:
        return gain_by_token(state, seat, move - codes.MOVE_TOKEN)
    if phase == codes.PHASE_TEMPLE:
        if move == codes.MOVE_NO_TOKEN:
            return 0
        price = state.figures.temple_price
        return gain_by_token(state, seat, move - codes.MOVE_TOKEN) + value_of_deniers(state, seat, -price)
    if phase == codes.PHASE_TAVERN:
        if move == codes.MOVE_NO_MOVE:
            return 0
        argument = move - codes.MOVE_MOVE
        return step_beside_others(state, seat, argument // 2, 1 if argument % 2 == codes.RIGHT else -1)
    if phase == codes.PHASE_PREVENT:
        upper, lower = (move - codes.MOVE_PREVENT) // codes.EVENTS, (move - codes.MOVE_PREVENT) % codes.EVENTS
        return harm_beside_others(state, seat, upper) + harm_beside_others(state, seat, lower)
    if phase == codes.PHASE_TURN_DOWN:
        if move >= codes.MOVE_TURN_DOWN_BUILDING:
            return -value_of_tile(state, seat, move - codes.MOVE_TURN_DOWN_BUILDING)
        if move >= codes.MOVE_TURN_DOWN_TILTED:
            return -value_face_up(state, move - codes.MOVE_TURN_DOWN_TILTED, 1)
        return -value_face_up(state, move - codes.MOVE_TURN_DOWN, 0)
    return harm(state, seat, move - codes.MOVE_REMOVE) if phase == codes.PHASE_REMOVE else 0


def value_of_cube(state: State, event: int) -> int:
    """Return what a cube on an event is likely to bring: its token where one has most then, and the event prevented."""
    seat = state.actor
    place = place_of(state, event)
    own = state.cubes[place * codes.SEATS + seat] + 1
    others = 0
    together = 0
    for other in range(state.seats):
        cubes = state.cubes[place * codes.SEATS + other]
        together += cubes
        if other != seat and cubes > others:
            others = cubes
    value = harm_beside_others(state, seat, event) // _PREVENTS
    if own < others or own - 1 > others:
        return value
    colour = state.figures.token_of_event[event]
    gain = PRESTIGE * state.figures.decadence_prestige if colour < 0 else gain_by_token(state, seat, colour)
    # Who has had the token alone keeps it from those who tie.
    had = own - 1 == others and own > 1
    return value + (gain // 2 if had else gain)


# ---- play without a person ---------------------------------------------------------------------------------------


def play_out(state: State, rng: Rng) -> int:
    """Play to the end of the game in place; return the number of decisions."""
    decisions = 0
    while state.phase != codes.PHASE_OVER:
        decisions += 1
        apply(state, choose(state, rng))
    return decisions


def finish_scope(state: State, rng: Rng) -> None:
    """Play in place until the next part of the round begins or the game is over."""
    while state.phase != codes.PHASE_OVER:
        apply(state, choose(state, rng))
        if state.fresh:
            return


def finish_part(state: State, rng: Rng) -> None:
    """Play for the seat to act in place, until another one acts, it decides in secret, or the part ends."""
    seat = state.actor
    while state.phase != codes.PHASE_OVER:
        apply(state, choose(state, rng))
        if state.fresh or state.actor != seat or state.phase == codes.PHASE_HAND or state.phase == codes.PHASE_CHOOSE:
            return
