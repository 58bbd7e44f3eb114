"""Phase V, first half: cubes on events, their tokens, and which two events are prevented."""

from trajan_tutor.games.sylla.rules.codes import (
    BY_LEGIONARY,
    BY_VESTAL,
    CARDS,
    COLOURS,
    COLUMN,
    EVENT_CUBE,
    EVENT_FOUGHT,
    EVENT_PREVENTED,
    EVENT_TOKEN,
    EVENTS,
    FIGHTERS,
    LEGIONARY,
    MOVE_FIGHT,
    MOVE_PREVENT,
    NOBODY,
    NONE,
    PHASE_FIGHT,
    PHASE_PREVENT,
    RULE_COLUMN_PREVENT,
    RULE_FIGHT_COLUMN,
    RULE_FIGHT_CUBES,
    RULE_FIGHT_DECADENCE,
    RULE_FIGHT_ICON,
    RULE_FIGHT_LEFT,
    RULE_FIGHT_TOKEN,
    RULE_NONE,
    SEATS,
    SOURCE_DECADENCE,
    VESTAL,
)
from trajan_tutor.games.sylla.rules.events import begin_event
from trajan_tutor.games.sylla.rules.setup import begin_part
from trajan_tutor.games.sylla.rules.state import State, gain, record, tokens_left
from trajan_tutor.games.sylla.rules.tracks import cubes_on


def begin_fighting(state: State) -> None:
    """Give every seat a cube for each upright Legionary and Vestal, and let the consul place first."""
    for place in range(COLUMN * SEATS):
        state.cubes[place] = 0
    for seat in range(state.seats):
        state.left[seat * FIGHTERS + BY_LEGIONARY] = state.upright[seat * CARDS + LEGIONARY]
        state.left[seat * FIGHTERS + BY_VESTAL] = state.upright[seat * CARDS + VESTAL]
    state.phase = PHASE_FIGHT
    state.actor = state.consul
    begin_part(state)


def place_of(state: State, event: int) -> int:
    """Return the place of an event in the column, from 0 at the top; -1 when it does not lie there."""
    for place in range(COLUMN):
        if state.events[place] == event:
            return place
    return NONE


def fight_rule(state: State, fighter: int, event: int) -> int:
    """Return the rule that forbids a cube on an event, or 0."""
    if state.left[state.actor * FIGHTERS + fighter] == 0:
        return RULE_FIGHT_LEFT
    if not state.figures.fights_mask[event] >> fighter & 1:
        return RULE_FIGHT_ICON
    return RULE_NONE if place_of(state, event) >= 0 else RULE_FIGHT_COLUMN


def fight_choices(state: State) -> list[int]:
    """Return where the seat to act can place a cube; Decadence takes every cube (S7)."""
    choices: list[int] = []
    for fighter in range(FIGHTERS):
        if state.left[state.actor * FIGHTERS + fighter]:
            for event in state.events:
                if state.figures.fights_mask[event] >> fighter & 1:
                    choices.append(MOVE_FIGHT + EVENTS * fighter + event)
    return choices


def fight(state: State, fighter: int, event: int) -> None:
    """Place one cube; the next seat goes on."""
    state.left[state.actor * FIGHTERS + fighter] -= 1
    state.cubes[place_of(state, event) * SEATS + state.actor] += 1
    record(state, EVENT_CUBE, RULE_FIGHT_CUBES, state.actor, fighter, event)
    state.actor = (state.actor + 1) % state.seats


def ask_next_fighter(state: State) -> bool:
    """Go on to a seat that has cubes left; return whether there is one."""
    for _ in range(state.seats):
        start = state.actor * FIGHTERS
        if state.left[start + BY_LEGIONARY] or state.left[start + BY_VESTAL]:
            return True
        state.actor = (state.actor + 1) % state.seats
    return False


def end_fighting(state: State) -> None:
    """Give tokens to those with most cubes, and let the consul say which two events are prevented."""
    give_tokens(state)
    state.phase = PHASE_PREVENT
    state.actor = state.consul


def give_tokens(state: State) -> None:
    """Give the seats with most cubes on an event, at least one, its token, the consul first (S22)."""
    figures = state.figures
    for place in range(COLUMN):
        most = 1
        for seat in range(state.seats):
            if state.cubes[place * SEATS + seat] > most:
                most = state.cubes[place * SEATS + seat]
        colour = figures.token_of_event[state.events[place]]
        for step in range(state.seats):
            seat = (state.consul + step) % state.seats
            if state.cubes[place * SEATS + seat] != most:
                continue
            record(state, EVENT_FOUGHT, RULE_FIGHT_TOKEN, seat, state.events[place], most)
            if colour < 0:
                gain(state, seat, SOURCE_DECADENCE, figures.decadence_prestige, RULE_FIGHT_DECADENCE)
            elif tokens_left(state, colour) > 0:
                state.tokens[seat * COLOURS + colour] += 1
                record(state, EVENT_TOKEN, RULE_FIGHT_TOKEN, seat, colour, 0)


# ---- which two are prevented -------------------------------------------------------------------------------------


def can_be_prevented(state: State, upper: int, lower: int) -> bool:
    """Return whether two places can be those of the two events with most cubes (S19)."""
    fewer = cubes_on(state, upper)
    other = cubes_on(state, lower)
    if other < fewer:
        fewer = other
    return all(place in (upper, lower) or cubes_on(state, place) <= fewer for place in range(COLUMN))


def prevent_rule(state: State, upper: int, lower: int) -> int:
    """Return the rule that forbids to prevent two events, the upper named first, or 0."""
    first = place_of(state, upper)
    second = place_of(state, lower)
    if first < 0 or second <= first:
        return RULE_FIGHT_COLUMN
    return RULE_NONE if can_be_prevented(state, first, second) else RULE_COLUMN_PREVENT


def prevent_choices(state: State) -> list[int]:
    """Return the pairs that can be the two events with most cubes."""
    choices: list[int] = []
    for upper in range(COLUMN):
        for lower in range(upper + 1, COLUMN):
            if can_be_prevented(state, upper, lower):
                choices.append(MOVE_PREVENT + EVENTS * state.events[upper] + state.events[lower])
    return choices


def prevent(state: State, upper: int, lower: int) -> None:
    """Prevent two events; the other two happen."""
    first = place_of(state, upper)
    second = place_of(state, lower)
    record(state, EVENT_PREVENTED, RULE_COLUMN_PREVENT, NOBODY, upper, cubes_on(state, first))
    record(state, EVENT_PREVENTED, RULE_COLUMN_PREVENT, NOBODY, lower, cubes_on(state, second))
    state.prevented = first * COLUMN + second
    state.happening = ((1 << COLUMN) - 1) & ~(1 << first) & ~(1 << second)
    begin_event(state)
