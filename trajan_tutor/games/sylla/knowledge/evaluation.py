"""What a state is worth to a seat: its prestige, and what its pieces are likely to bring.

In hundredths of prestige, so that both builds compute the same. A card or building is worth its weight for every round
in which it still works: for the present round only while its phase is to come, and a card only while it is upright. The
weights stand in `data/evaluation.toml`; they are estimates and no figures of the game.
"""

from typing import Final

from trajan_tutor.games.sylla.knowledge.values import (
    CHRISTIANS,
    CRANES,
    CRISES,
    DENIER,
    FIELDS,
    FREEDOM,
    HIDDEN,
    LEGIONARIES,
    MERCHANTS,
    OFFICE,
    PRESTIGE,
    SENATORS,
    SLAVES,
    STALLS,
    TAVERNS,
    TEMPLES,
    TOKENS,
    VESTALS,
    rounds_left,
    value_of_crisis_at,
    value_of_fields,
    value_of_token,
)
from trajan_tutor.games.sylla.rules.closing import christians
from trajan_tutor.games.sylla.rules.codes import (
    BUILDINGS,
    CARDS,
    CHRISTIAN_MERCHANT,
    CHRISTIAN_SENATOR,
    CHRISTIAN_SLAVE,
    COLOURS,
    CRANE,
    LEGIONARY,
    MERCHANT,
    PHASE_ELECTION,
    PHASE_FIGHT,
    PHASE_HAND,
    PHASE_INSULA,
    PHASE_OVER,
    PHASE_PAY,
    PHASE_TAVERN,
    SENATOR,
    SLAVE,
    STALL,
    TAVERN,
    TEMPLE,
    VESTAL,
)
from trajan_tutor.games.sylla.rules.state import State, face_up

QUANTITIES: Final = 17


def working(state: State, seat: int, card: int, last_phase: int) -> int:
    """Return the rounds in which the cards of a kind still work, added up: tilted ones only from the next round on."""
    start = seat * CARDS
    later = state.figures.rounds - state.round
    return state.upright[start + card] * rounds_left(state, last_phase) + state.tilted[start + card] * later


def measure(state: State, seat: int, quantity: int) -> int:
    """Return how much of a quantity a seat has, as it is weighed: for most, rounds in which one still works."""
    if quantity == DENIER:
        return state.deniers[seat]
    if quantity == SENATORS:
        return working(state, seat, SENATOR, PHASE_HAND) + working(state, seat, CHRISTIAN_SENATOR, PHASE_HAND)
    if quantity == MERCHANTS:
        return working(state, seat, MERCHANT, PHASE_INSULA) + working(state, seat, CHRISTIAN_MERCHANT, PHASE_INSULA)
    if quantity == SLAVES:
        return working(state, seat, SLAVE, PHASE_PAY) + working(state, seat, CHRISTIAN_SLAVE, PHASE_PAY)
    if quantity == LEGIONARIES:
        return working(state, seat, LEGIONARY, PHASE_TAVERN) + cubes_left(state, seat, 0)
    if quantity == VESTALS:
        return working(state, seat, VESTAL, PHASE_TAVERN) + cubes_left(state, seat, 1)
    if quantity == CHRISTIANS:
        return christians(state, seat)
    if quantity == CRANES:
        return working(state, seat, CRANE, PHASE_PAY)
    if quantity == STALLS:
        return state.buildings[seat * BUILDINGS + STALL] * rounds_left(state, PHASE_INSULA)
    if quantity == TEMPLES:
        return state.buildings[seat * BUILDINGS + TEMPLE] * rounds_left(state, PHASE_INSULA)
    if quantity == TAVERNS:
        return state.buildings[seat * BUILDINGS + TAVERN] * rounds_left(state, PHASE_INSULA)
    if quantity == OFFICE:
        # Until the election is over, the consul of the last round has only to open it.
        return 1 if state.consul == seat and state.phase > PHASE_ELECTION else 0
    if quantity == FREEDOM:
        return face_up(state, seat, SLAVE) + face_up(state, seat, CHRISTIAN_SLAVE)
    return pieces_face_down(state, seat) if quantity == HIDDEN else 0


def value_of_quantity(state: State, seat: int, quantity: int) -> int:
    """Return what a seat's share of a quantity is likely to bring, in hundredths of prestige; nothing after the end."""
    if state.phase == PHASE_OVER:
        return 0
    if quantity == FIELDS:
        return value_of_fields(state, seat)
    if quantity == TOKENS:
        total = 0
        for colour in range(COLOURS):
            total += value_of_token(state, colour) * state.tokens[seat * COLOURS + colour]
        return total
    if quantity == CRISES:
        total = 0
        for colour in range(COLOURS):
            own = state.tokens[seat * COLOURS + colour]
            total += value_of_crisis_at(state, seat, colour, state.markers[colour], own)
        return total
    return state.figures.weights[quantity] * measure(state, seat, quantity)


def cubes_left(state: State, seat: int, fighter: int) -> int:
    """Return how many cubes a seat may still place in this round while it places them."""
    return state.left[2 * seat + fighter] if state.phase == PHASE_FIGHT else 0


def pieces_face_down(state: State, seat: int) -> int:
    """Return how many cards and buildings of a seat lie face down."""
    count = 0
    for card in range(CARDS):
        count += state.down[seat * CARDS + card]
    for building in range(BUILDINGS):
        count += state.buildings_down[seat * BUILDINGS + building]
    return count


def value_of(state: State, seat: int) -> int:
    """Return the worth of a state to a seat, in hundredths of prestige; after the end only prestige counts."""
    value = PRESTIGE * state.prestige[seat]
    if state.phase == PHASE_OVER:
        return value
    for quantity in range(QUANTITIES):
        value += value_of_quantity(state, seat, quantity)
    return value
