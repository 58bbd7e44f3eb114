"""Phase V, second half: the events that happen, what they turn face down, and the one that leaves."""

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.state import State, record
from trajan_tutor.games.sylla.rules.tracks import cubes_on, move_famine, move_marker_by
from trajan_tutor.games.sylla.rules.works import begin_work


def happening_place(state: State) -> int:
    """Return the place of the event that happens now: of those still to be done the uppermost; -1 for none."""
    for place in range(codes.COLUMN):
        if state.happening >> place & 1:
            return place
    return codes.NONE


def begin_event(state: State) -> None:
    """Let the next event happen, the upper one first; after the last one of those prevented leaves."""
    while state.happening:
        place = happening_place(state)
        event = state.events[place]
        figures = state.figures
        again = state.happened >> place & 1
        record(state, codes.EVENT_HAPPENED, codes.RULE_COLUMN_HAPPEN, codes.NOBODY, event, again)
        if not again and (figures.covers[event] or figures.covers_buildings[event]):
            ask_to_turn_down(state)
            return
        if event == codes.DECADENCE:
            move_rightmost(state)
        elif figures.marker_of_event[event] >= 0:
            move_marker_by(state, codes.NOBODY, figures.marker_of_event[event], -1, codes.RULE_COLUMN_MARKER)
        move_famine(state, figures.famine_of_event[event], codes.RULE_COLUMN_FAMINE)
        state.happening &= ~(1 << place)
    state.phase = codes.PHASE_REMOVE
    state.actor = state.consul


def move_rightmost(state: State) -> None:
    """Move the rightmost Res Publica marker, all that tie, one space left: that is Decadence."""
    most = 0
    for colour in range(codes.COLOURS):
        if state.markers[colour] > most:
            most = state.markers[colour]
    for colour in range(codes.COLOURS):
        if state.markers[colour] == most:
            move_marker_by(state, codes.NOBODY, colour, -1, codes.RULE_COLUMN_DECADENCE)


# ---- lasting events ----------------------------------------------------------------------------------------------


def ask_to_turn_down(state: State) -> None:
    """Let each seat, from the consul clockwise, turn one of its own cards or buildings face down (S5)."""
    state.phase = codes.PHASE_TURN_DOWN
    state.actor = state.consul


def turn_down_rule(state: State, card: int, is_tilted: int) -> int:
    """Return the rule that forbids to turn a card face down, or 0 (S20)."""
    if card not in state.figures.covers[state.events[happening_place(state)]]:
        return codes.RULE_COLUMN_COVERS
    there = state.tilted if is_tilted else state.upright
    return codes.RULE_NONE if there[state.actor * codes.CARDS + card] else codes.RULE_COLUMN_OWN


def turn_down_building_rule(state: State, building: int) -> int:
    """Return the rule that forbids to turn a building face down, or 0."""
    if building not in state.figures.covers_buildings[state.events[happening_place(state)]]:
        return codes.RULE_COLUMN_COVERS
    return codes.RULE_NONE if state.buildings[state.actor * codes.BUILDINGS + building] else codes.RULE_COLUMN_OWN


def turn_down_choices(state: State) -> list[int]:
    """Return what the seat to act can turn face down for the event that happens."""
    event = state.events[happening_place(state)]
    choices: list[int] = []
    for card in state.figures.covers[event]:
        if state.upright[state.actor * codes.CARDS + card]:
            choices.append(codes.MOVE_TURN_DOWN + card)
        if state.tilted[state.actor * codes.CARDS + card]:
            choices.append(codes.MOVE_TURN_DOWN_TILTED + card)
    for building in state.figures.covers_buildings[event]:
        if state.buildings[state.actor * codes.BUILDINGS + building]:
            choices.append(codes.MOVE_TURN_DOWN_BUILDING + building)
    return choices


def turn_down(state: State, card: int, is_tilted: int) -> None:
    """Turn a card face down."""
    if is_tilted:
        state.tilted[state.actor * codes.CARDS + card] -= 1
    else:
        state.upright[state.actor * codes.CARDS + card] -= 1
    state.down[state.actor * codes.CARDS + card] += 1
    record(state, codes.EVENT_TURNED_DOWN, codes.RULE_COLUMN_TURN_DOWN, state.actor, card, is_tilted)
    ask_next_to_turn_down(state)


def turn_down_building(state: State, building: int) -> None:
    """Turn a building face down."""
    state.buildings[state.actor * codes.BUILDINGS + building] -= 1
    state.buildings_down[state.actor * codes.BUILDINGS + building] += 1
    record(state, codes.EVENT_TURNED_DOWN_BUILDING, codes.RULE_COLUMN_TURN_DOWN, state.actor, building, 0)
    ask_next_to_turn_down(state)


def turn_nothing(state: State) -> None:
    """Go on past a seat that has nothing of the kind face up."""
    event = state.events[happening_place(state)]
    record(state, codes.EVENT_TURNED_NONE, codes.RULE_COLUMN_OWN, state.actor, event, 0)
    ask_next_to_turn_down(state)


def ask_next_to_turn_down(state: State) -> None:
    """Go on clockwise, and to the next event when all were asked; this one may turn nothing more later (S5)."""
    state.actor = (state.actor + 1) % state.seats
    if state.actor == state.consul:
        place = happening_place(state)
        if state.figures.turns_once:
            state.happened |= 1 << place
        state.happening &= ~(1 << place)
        begin_event(state)


# ---- the event that leaves ---------------------------------------------------------------------------------------


def remove_choices(state: State) -> list[int]:
    """Return which of the two prevented events can leave: the one with more cubes, never Decadence (S19)."""
    upper = state.prevented // codes.COLUMN
    lower = state.prevented % codes.COLUMN
    upper_cubes = cubes_on(state, upper)
    lower_cubes = cubes_on(state, lower)
    choices: list[int] = []
    if state.events[lower] == codes.DECADENCE or upper_cubes >= lower_cubes:
        choices.append(codes.MOVE_REMOVE + state.events[upper])
    if state.events[lower] != codes.DECADENCE and lower_cubes >= upper_cubes:
        choices.append(codes.MOVE_REMOVE + state.events[lower])
    return choices


def remove_rule(state: State, event: int) -> int:
    """Return the rule that forbids an event to leave, or 0."""
    return codes.RULE_NONE if codes.MOVE_REMOVE + event in remove_choices(state) else codes.RULE_COLUMN_REMOVE


def remove(state: State, event: int) -> None:
    """Let a prevented event leave: what it covered turns up, and a new one is drawn into its place (S21, S28)."""
    place = 0
    while state.events[place] != event:
        place += 1
    record(state, codes.EVENT_LEFT, codes.RULE_COLUMN_REMOVE, codes.NOBODY, event, 0)
    turn_up(state, event, place)
    state.happened &= ~(1 << place)
    if state.event_pile:
        state.events[place] = state.event_pile.pop()
        record(state, codes.EVENT_DRAWN, codes.RULE_COLUMN_NEW, codes.NOBODY, state.events[place], 0)
    for index in range(codes.COLUMN * codes.SEATS):
        state.cubes[index] = 0
    state.prevented = codes.NONE
    begin_work(state)


def turn_up(state: State, event: int, left: int) -> None:
    """Turn up, upright, what an event covered and no other event of the column covers (S21)."""
    figures = state.figures
    for card in figures.covers[event]:
        stays_down = False
        for place in range(codes.COLUMN):
            if place != left and card in figures.covers[state.events[place]]:
                stays_down = True
        if not stays_down:
            turn_cards_up(state, card)
    for building in figures.covers_buildings[event]:
        stays_down = False
        for place in range(codes.COLUMN):
            if place != left and building in figures.covers_buildings[state.events[place]]:
                stays_down = True
        if not stays_down:
            turn_buildings_up(state, building)


def turn_cards_up(state: State, card: int) -> None:
    """Turn up all cards of a kind that lie face down."""
    for seat in range(state.seats):
        number = state.down[seat * codes.CARDS + card]
        if number:
            state.down[seat * codes.CARDS + card] = 0
            state.upright[seat * codes.CARDS + card] += number
            record(state, codes.EVENT_TURNED_UP, codes.RULE_COLUMN_TURN_UP, seat, card, number)


def turn_buildings_up(state: State, building: int) -> None:
    """Turn up all buildings of a kind that lie face down."""
    for seat in range(state.seats):
        number = state.buildings_down[seat * codes.BUILDINGS + building]
        if number:
            state.buildings_down[seat * codes.BUILDINGS + building] = 0
            state.buildings[seat * codes.BUILDINGS + building] += number
            record(state, codes.EVENT_TURNED_UP_BUILDING, codes.RULE_COLUMN_TURN_UP, seat, building, number)
