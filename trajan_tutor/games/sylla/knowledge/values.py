"""What single things are likely to bring a seat: a card, a building, a token, a step of a marker, an event.

In hundredths of prestige, for the evaluation and for the choices of playouts. Nothing hidden is read here: piles and
what others chose in secret make no difference. The weights stand in `data/evaluation.toml`.
"""

from typing import Final

from trajan_tutor.games.sylla.rules.closing import slaves_freed
from trajan_tutor.games.sylla.rules.codes import (
    ARCH,
    BANK,
    BUILDING_CRANE,
    BUILDINGS,
    CARDS,
    CHRISTIAN_SENATOR,
    CHRISTIAN_SLAVE,
    COLOURS,
    COLUMN,
    DECADENCE,
    FIELD,
    INSULA,
    MOST_FAMINE,
    MOST_MARKER,
    PHASE_HAND,
    PHASE_INSULA,
    PHASE_PAY,
    PHASE_TAVERN,
    SENATOR,
    SLAVE,
    STALL,
    STATUE,
    TAVERN,
    TEMPLE,
)
from trajan_tutor.games.sylla.rules.state import State

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
CRISES: Final = 13
OFFICE: Final = 14
FREEDOM: Final = 15
# Beginning here: what a token is likely to be worth, by the space of its marker and what is still to come: nothing but
# phase VI of the last round, or so many rounds after this one.
TOKENS: Final = 16
TOKEN_TIMES: Final = 6

# By card, in the order of their codes.
_QUANTITY_OF_CARD: Final = (
    MERCHANTS,
    SENATORS,
    SLAVES,
    CRANES,
    LEGIONARIES,
    MERCHANTS,
    SENATORS,
    SLAVES,
    VESTALS,
)
_LAST_PHASE_OF_CARD: Final = (
    PHASE_INSULA,
    PHASE_HAND,
    PHASE_PAY,
    PHASE_PAY,
    PHASE_TAVERN,
    PHASE_INSULA,
    PHASE_HAND,
    PHASE_PAY,
    PHASE_TAVERN,
)

# Which of these parts of a crisis comes about, in hundredths, by the space of the marker.
_CRISIS_COMES: Final = (100, 30, 8, 0, 0)


def rounds_left(state: State, last_phase: int) -> int:
    """Return in how many rounds something still works that does so up to a phase."""
    rounds = state.figures.rounds - state.round
    return rounds + 1 if state.phase <= last_phase else rounds


def quantity_of_card(card: int) -> int:
    """Return the weight of a card in a round in which it works."""
    return _QUANTITY_OF_CARD[card]


def last_phase_of(card: int) -> int:
    """Return the last phase of a round in which a card does its work."""
    return _LAST_PHASE_OF_CARD[card]


def value_of_card(state: State, card: int) -> int:
    """Return what one more upright card is likely to bring from now to the end."""
    weights = state.figures.weights
    value = weights[quantity_of_card(card)] * rounds_left(state, last_phase_of(card))
    if state.figures.is_christian[card]:
        value += weights[CHRISTIANS]
    if card == SLAVE or card == CHRISTIAN_SLAVE:
        value += weights[FREEDOM]
    return value


def loss_by_tilting(state: State, card: int) -> int:
    """Return what a card does no more in this round when it is tilted now."""
    if last_phase_of(card) < state.phase:
        return 0
    weights = state.figures.weights
    if card == SENATOR or card == CHRISTIAN_SENATOR:
        # Of a Senator's work the election is past: what is left is a vote in phase VI.
        return weights[DENIER]
    value = weights[quantity_of_card(card)]
    if last_phase_of(card) != PHASE_PAY:
        return value
    # It could have paid for one of the sales to come.
    offers = state.figures.offers[state.seats]
    return value * (offers - state.offered) // offers


def value_of_building(state: State, seat: int, building: int) -> int:
    """Return what a building is likely to bring a seat that buys it in phase III."""
    weights = state.figures.weights
    rounds = rounds_left(state, PHASE_INSULA)
    if building == STALL:
        return weights[STALLS] * rounds
    if building == FIELD:
        fields = state.buildings[seat * BUILDINGS + FIELD]
        return value_of_field_count(state, fields + 1) - value_of_field_count(state, fields)
    if building == TEMPLE:
        return weights[TEMPLES] * rounds
    if building == TAVERN:
        return weights[TAVERNS] * rounds
    if building == BUILDING_CRANE:
        return weights[CRANES] * (rounds - 1)
    if building == ARCH or building == STATUE:
        return PRESTIGE * state.figures.building_prestige[building]
    if building == BANK:
        return value_of_deniers(state, seat, state.figures.bank_deniers)
    return best_token(state, seat) * state.figures.insula_tokens if building == INSULA else 0


def value_of_fields(state: State, seat: int) -> int:
    """Return what a seat's Fields are likely to save."""
    return value_of_field_count(state, state.buildings[seat * BUILDINGS + FIELD])


def value_of_field_count(state: State, fields: int) -> int:
    """Return what so many Fields are likely to save: famine counted ahead, which seldom falls."""
    saved = fields * state.figures.field_famine
    most = state.famine + 2 if state.famine + 2 < MOST_FAMINE else MOST_FAMINE
    if saved > most:
        saved = most
    return state.figures.weights[FIELDS] * saved * rounds_left(state, PHASE_HAND)


def value_of_deniers(state: State, seat: int, more: int) -> int:
    """Return what so many more deniers are likely to bring a seat: in the last round they free Slaves, or are votes."""
    if state.round < state.figures.rounds or state.phase < PHASE_HAND:
        return state.figures.weights[DENIER] * more
    before = slaves_freed(state, seat)
    state.deniers[seat] += more
    after = slaves_freed(state, seat)
    state.deniers[seat] -= more
    return PRESTIGE * state.figures.slave_prestige * (after - before)


# ---- tokens and markers ------------------------------------------------------------------------------------------


def value_of_token_at(state: State, marker: int) -> int:
    """Return what a token is likely to be worth at the end whose marker stands on a space now."""
    time = state.figures.rounds - state.round + 1
    if time == 1 and state.phase == PHASE_HAND:
        time = 0
    return state.figures.weights[TOKENS + marker * TOKEN_TIMES + time]


def value_of_token(state: State, colour: int) -> int:
    """Return what a token of a colour is likely to be worth at the end."""
    return value_of_token_at(state, state.markers[colour])


def standing_in_crisis(state: State, seat: int, colour: int, own: int) -> int:
    """Return 1 where so many tokens of a colour are the most, less 1 where they are the fewest."""
    most = 1
    fewest = 1
    for other in range(state.seats):
        if other != seat:
            theirs = state.tokens[other * COLOURS + colour]
            if theirs > own:
                most = 0
            if theirs < own:
                fewest = 0
    return most - fewest


def value_of_crisis_at(state: State, seat: int, colour: int, marker: int, own: int) -> int:
    """Return what so many tokens are likely to bring in crises when the marker stands on a space now."""
    comes = _CRISIS_COMES[marker]
    if comes == 0:
        return 0
    standing = standing_in_crisis(state, seat, colour, own)
    return standing * state.figures.weights[CRISES] * rounds_left(state, PHASE_HAND) * comes // 100


def gain_by_token(state: State, seat: int, colour: int) -> int:
    """Return what one more token of a colour is likely to bring a seat, crises included."""
    own = state.tokens[seat * COLOURS + colour]
    marker = state.markers[colour]
    after = value_of_crisis_at(state, seat, colour, marker, own + 1)
    return value_of_token_at(state, marker) + after - value_of_crisis_at(state, seat, colour, marker, own)


def best_token(state: State, seat: int) -> int:
    """Return what a token of the colour of one's choice is likely to bring."""
    best = 0
    for colour in range(COLOURS):
        gain = gain_by_token(state, seat, colour)
        if gain > best:
            best = gain
    return best


def value_of_colour(state: State, seat: int, colour: int, marker: int) -> int:
    """Return what a seat's tokens of a colour are likely to bring when the marker stands on a space."""
    own = state.tokens[seat * COLOURS + colour]
    return value_of_token_at(state, marker) * own + value_of_crisis_at(state, seat, colour, marker, own)


def gain_by_step(state: State, seat: int, colour: int, steps: int) -> int:
    """Return what a step of a marker brings a seat by its tokens."""
    before = state.markers[colour]
    after = before + steps
    after = 0 if after < 0 else MOST_MARKER if after > MOST_MARKER else after
    if after == before or state.held >> colour & 1:
        return 0
    return value_of_colour(state, seat, colour, after) - value_of_colour(state, seat, colour, before)


# ---- events ------------------------------------------------------------------------------------------------------


def harm(state: State, seat: int, event: int) -> int:
    """Return what a seat is likely to lose when an event happens now."""
    figures = state.figures
    if event == DECADENCE:
        return harm_of_decadence(state, seat)
    colour = figures.marker_of_event[event]
    if colour >= 0:
        return -gain_by_step(state, seat, colour, -1)
    if figures.famine_of_event[event]:
        return harm_of_famine(state, seat, figures.famine_of_event[event])
    return harm_of_turning(state, seat, event)


def harm_of_decadence(state: State, seat: int) -> int:
    """Return what a seat loses when the rightmost markers move left."""
    most = state.markers[0]
    for colour in range(COLOURS):
        if state.markers[colour] > most:
            most = state.markers[colour]
    lost = 0
    for colour in range(COLOURS):
        if state.markers[colour] == most:
            lost -= gain_by_step(state, seat, colour, -1)
    return lost


def harm_of_famine(state: State, seat: int, points: int) -> int:
    """Return what so many points of famine more, or fewer, cost a seat in the rounds in which they are counted."""
    more = loss_by_famine(state, seat, state.famine + points) - loss_by_famine(state, seat, state.famine)
    return PRESTIGE * more * (state.figures.rounds - state.round + 1)


def loss_by_famine(state: State, seat: int, famine: int) -> int:
    """Return what a famine takes from a seat with its Fields; its marker stays on its track."""
    famine = 0 if famine < 0 else MOST_FAMINE if famine > MOST_FAMINE else famine
    saved = state.buildings[seat * BUILDINGS + FIELD] * state.figures.field_famine
    return famine - saved if famine > saved else 0


def harm_of_turning(state: State, seat: int, event: int) -> int:
    """Return what a seat loses that turns the least of what an event covers face down."""
    figures = state.figures
    if state.happened and has_happened(state, event):
        return 0
    least = -1
    for card in figures.covers[event]:
        for is_tilted in range(2):
            there = state.tilted if is_tilted else state.upright
            if there[seat * CARDS + card]:
                value = value_face_up(state, card, is_tilted)
                if least < 0 or value < least:
                    least = value
    for building in figures.covers_buildings[event]:
        if state.buildings[seat * BUILDINGS + building]:
            value = value_of_tile(state, seat, building)
            if least < 0 or value < least:
                least = value
    return 0 if least < 0 else least


def has_happened(state: State, event: int) -> bool:
    """Return whether an event of the column happened before and turns nothing more (S5)."""
    for place in range(COLUMN):
        if state.events[place] == event:
            return state.happened >> place & 1 == 1
    return False


def value_face_up(state: State, card: int, is_tilted: int) -> int:
    """Return what a face-up card of one's own is likely to bring, which counts no more once it lies face down."""
    value = value_of_card(state, card)
    if is_tilted and state.phase <= last_phase_of(card):
        value -= state.figures.weights[quantity_of_card(card)]
    return value


def value_of_tile(state: State, seat: int, building: int) -> int:
    """Return what a building that a seat has is likely to bring from the next income on, or the next famine."""
    if building == BUILDING_CRANE or building == INSULA:
        # One that is kept does nothing more (S4).
        return 0
    if building != FIELD:
        return value_of_building(state, seat, building)
    fields = state.buildings[seat * BUILDINGS + FIELD]
    return value_of_field_count(state, fields) - value_of_field_count(state, fields - 1)


def harm_beside_others(state: State, seat: int, event: int) -> int:
    """Return by how much more an event harms a seat than the others in the mean."""
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += harm(state, other, event)
    return harm(state, seat, event) - others // (state.seats - 1)


def step_beside_others(state: State, seat: int, colour: int, steps: int) -> int:
    """Return by how much more a step of a marker brings a seat than the others in the mean."""
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += gain_by_step(state, other, colour, steps)
    return gain_by_step(state, seat, colour, steps) - others // (state.seats - 1)
