"""What a state is worth to a seat: its prestige, and what its pieces are likely to bring.

In hundredths of prestige, so that both builds compute the same. A card or building is worth its weight for every round
in which it still works: for the present round only while its phase is to come, and a card only while it is upright. The
weights stand in `data/evaluation.toml`; they are estimates and no figures of the game.
"""

from typing import Final

from trajan_tutor.games.sylla.rules.closing import christians, has_fewest, has_most
from trajan_tutor.games.sylla.rules.codes import (
    BUILDINGS,
    CARDS,
    CHRISTIAN_MERCHANT,
    CHRISTIAN_SENATOR,
    CHRISTIAN_SLAVE,
    COLOURS,
    CRANE,
    CRISIS,
    FIELD,
    LEGIONARY,
    MERCHANT,
    NOBODY,
    PHASE_ELECTION,
    PHASE_FIGHT,
    PHASE_HAND,
    PHASE_INSULA,
    PHASE_OVER,
    PHASE_PAY,
    PHASE_SALE,
    PHASE_TAVERN,
    SENATOR,
    SLAVE,
    STALL,
    TAVERN,
    TEMPLE,
    VESTAL,
)
from trajan_tutor.games.sylla.rules.state import State, face_up, senators

PRESTIGE: Final = 100

# What is weighed, in the order of `weights.WEIGHT_NAMES`.
DENIER: Final = 0
SENATORS: Final = 1
MERCHANTS: Final = 2
SLAVES: Final = 3
LEGIONARIES: Final = 4
VESTALS: Final = 5
CHRISTIANS: Final = 6
CRANES: Final = 7
STALLS: Final = 8
FIELDS: Final = 9
TEMPLES: Final = 10
TAVERNS: Final = 11
HIDDEN: Final = 12
TOKENS: Final = 13
CRISES: Final = 14
BID: Final = 15
FREEDOM: Final = 16
DECAY: Final = 17
QUANTITIES: Final = 16


def rounds_left(state: State, last_phase: int) -> int:
    """Return in how many rounds something still works that does so up to a phase."""
    rounds = state.figures.rounds - state.round
    return rounds + 1 if state.phase <= last_phase else rounds


def working(state: State, seat: int, card: int, last_phase: int) -> int:
    """Return the rounds in which the cards of a kind still work, added up: tilted ones only from the next round on."""
    start = seat * CARDS
    later = state.figures.rounds - state.round
    return state.upright[start + card] * rounds_left(state, last_phase) + state.tilted[start + card] * later


def worth_of(state: State, seat: int, quantity: int) -> int:
    """Return what a seat's share of a quantity is likely to bring, in hundredths of prestige; nothing after the end."""
    if state.phase == PHASE_OVER:
        return 0
    weights = state.figures.weights
    start = seat * CARDS
    if quantity == DENIER:
        return weights[DENIER] * state.deniers[seat]
    if quantity == SENATORS:
        rounds = working(state, seat, SENATOR, PHASE_HAND) + working(state, seat, CHRISTIAN_SENATOR, PHASE_HAND)
        return weights[SENATORS] * rounds
    if quantity == MERCHANTS:
        rounds = working(state, seat, MERCHANT, PHASE_INSULA) + working(state, seat, CHRISTIAN_MERCHANT, PHASE_INSULA)
        return weights[MERCHANTS] * rounds
    if quantity == SLAVES:
        slaves = face_up(state, seat, SLAVE) + face_up(state, seat, CHRISTIAN_SLAVE)
        rounds = working(state, seat, SLAVE, PHASE_PAY) + working(state, seat, CHRISTIAN_SLAVE, PHASE_PAY)
        return weights[SLAVES] * rounds + weights[FREEDOM] * slaves
    if quantity == LEGIONARIES:
        return weights[LEGIONARIES] * working(state, seat, LEGIONARY, PHASE_TAVERN) + cubes_left(state, seat, 0)
    if quantity == VESTALS:
        return weights[VESTALS] * working(state, seat, VESTAL, PHASE_TAVERN) + cubes_left(state, seat, 1)
    if quantity == CHRISTIANS:
        return weights[CHRISTIANS] * christians(state, seat)
    if quantity == CRANES:
        return weights[CRANES] * working(state, seat, CRANE, PHASE_PAY)
    if quantity == STALLS:
        return weights[STALLS] * state.buildings[seat * BUILDINGS + STALL] * rounds_left(state, PHASE_INSULA)
    if quantity == FIELDS:
        return worth_of_fields(state, seat)
    if quantity == TEMPLES:
        return weights[TEMPLES] * state.buildings[seat * BUILDINGS + TEMPLE] * rounds_left(state, PHASE_INSULA)
    if quantity == TAVERNS:
        return weights[TAVERNS] * state.buildings[seat * BUILDINGS + TAVERN] * rounds_left(state, PHASE_INSULA)
    if quantity == HIDDEN:
        found = 0
        for card in range(CARDS):
            found += state.down[start + card]
        for building in range(BUILDINGS):
            found += state.buildings_down[seat * BUILDINGS + building]
        return weights[HIDDEN] * found
    if quantity == TOKENS:
        found = 0
        for colour in range(COLOURS):
            found += worth_of_token(state, colour) * state.tokens[seat * COLOURS + colour]
        return found
    if quantity == CRISES:
        return worth_of_crises(state, seat)
    return worth_of_bid(state, seat)


def cubes_left(state: State, seat: int, fighter: int) -> int:
    """Return what the cubes are worth that a seat may still place in this round."""
    if state.phase != PHASE_FIGHT:
        return 0
    return state.figures.weights[LEGIONARIES if fighter == 0 else VESTALS] * state.left[2 * seat + fighter]


def worth_of_fields(state: State, seat: int) -> int:
    """Return what Fields are likely to save: famine only grows from round to round, as a rule."""
    fields = state.buildings[seat * BUILDINGS + FIELD]
    saved = fields * state.figures.field_famine
    famine = state.famine + 1
    if saved > famine:
        saved = famine
    return state.figures.weights[FIELDS] * saved * rounds_left(state, PHASE_HAND)


def worth_of_token(state: State, colour: int) -> int:
    """Return what a token of a colour is likely to be worth at the end: markers go left sooner than right."""
    worth = PRESTIGE * state.figures.marker_worth[state.markers[colour]]
    worth -= state.figures.weights[DECAY] * (state.figures.rounds - state.round)
    least = state.figures.weights[TOKENS]
    return worth if worth > least else least


def worth_of_crises(state: State, seat: int) -> int:
    """Return what most and fewest tokens of the colours in crisis are likely to bring."""
    found = 0
    rounds = rounds_left(state, PHASE_HAND)
    for colour in range(COLOURS):
        if state.markers[colour] == CRISIS:
            found += (1 if has_most(state, seat, colour) else 0) - (1 if has_fewest(state, seat, colour) else 0)
    return state.figures.weights[CRISES] * found * rounds


def worth_of_bid(state: State, seat: int) -> int:
    """Return what the highest bid so far is likely to bring its bidder, less what it costs."""
    if seat != state.bidder or state.bidder == NOBODY:
        return 0
    weights = state.figures.weights
    if state.phase == PHASE_ELECTION:
        own = senators(state, seat)
        paid = state.bid - own if state.bid > own else 0
        return weights[BID] - weights[DENIER] * paid
    return weights[BID] - weights[SENATORS] * state.bid if state.phase == PHASE_SALE else 0


def value_of(state: State, seat: int) -> int:
    """Return the worth of a state to a seat, in hundredths of prestige; after the end only prestige counts."""
    value = PRESTIGE * state.prestige[seat]
    if state.phase == PHASE_OVER:
        return value
    for quantity in range(QUANTITIES):
        value += worth_of(state, seat, quantity)
    return value
