"""Phase V, first half: cubes on events, their tokens, and which two events are prevented."""

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.events import begin_event
from trajan_tutor.games.sylla.rules.setup import begin_part
from trajan_tutor.games.sylla.rules.state import State, gain, record, tokens_left
from trajan_tutor.games.sylla.rules.tracks import cubes_on


def begin_fighting(state: State) -> None:
    """Give every seat a cube for each upright Legionary and Vestal, and let the consul place first."""
    for place in range(codes.COLUMN * codes.SEATS):
        state.cubes[place] = 0
    for seat in range(state.seats):
        state.left[seat * codes.FIGHTERS + codes.BY_LEGIONARY] = state.upright[seat * codes.CARDS + codes.LEGIONARY]
        state.left[seat * codes.FIGHTERS + codes.BY_VESTAL] = state.upright[seat * codes.CARDS + codes.VESTAL]
    state.phase = codes.PHASE_FIGHT
    state.actor = state.consul
    begin_part(state)


def place_of(state: State, event: int) -> int:
    """Return the place of an event in the column, from 0 at the top; -1 when it does not lie there."""
    for place in range(codes.COLUMN):
        if state.events[place] == event:
            return place
    return codes.NONE


def fight_rule(state: State, fighter: int, event: int) -> int:
    """Return the rule that forbids a cube on an event, or 0."""
    if state.left[state.actor * codes.FIGHTERS + fighter] == 0:
        return codes.RULE_FIGHT_LEFT
    if not state.figures.fights_mask[event] >> fighter & 1:
        return codes.RULE_FIGHT_ICON
    return codes.RULE_NONE if place_of(state, event) >= 0 else codes.RULE_FIGHT_COLUMN


def fight_choices(state: State) -> list[int]:
    """Return where the seat to act can place a cube; Decadence takes every cube (S7)."""
    choices: list[int] = []
    for fighter in range(codes.FIGHTERS):
        if state.left[state.actor * codes.FIGHTERS + fighter]:
            for event in state.events:
                if state.figures.fights_mask[event] >> fighter & 1:
                    choices.append(codes.MOVE_FIGHT + codes.EVENTS * fighter + event)
    return choices


def fight(state: State, fighter: int, event: int) -> None:
    """Place one cube; the next seat goes on."""
    state.left[state.actor * codes.FIGHTERS + fighter] -= 1
    state.cubes[place_of(state, event) * codes.SEATS + state.actor] += 1
    record(state, codes.EVENT_CUBE, codes.RULE_FIGHT_CUBES, state.actor, fighter, event)
    state.actor = (state.actor + 1) % state.seats


def ask_next_fighter(state: State) -> bool:
    """Go on to a seat that has cubes left; return whether there is one."""
    for _ in range(state.seats):
        start = state.actor * codes.FIGHTERS
        if state.left[start + codes.BY_LEGIONARY] or state.left[start + codes.BY_VESTAL]:
            return True
        state.actor = (state.actor + 1) % state.seats
    return False


def end_fighting(state: State) -> None:
    """Give tokens to those with most cubes, and let the consul say which two events are prevented."""
    give_tokens(state)
    state.phase = codes.PHASE_PREVENT
    state.actor = state.consul


def give_tokens(state: State) -> None:
    """Give the seats with most cubes on an event, at least one, its token, the consul first (S22)."""
    figures = state.figures
    for place in range(codes.COLUMN):
        most = 1
        for seat in range(state.seats):
            if state.cubes[place * codes.SEATS + seat] > most:
                most = state.cubes[place * codes.SEATS + seat]
        colour = figures.token_of_event[state.events[place]]
        for step in range(state.seats):
            seat = (state.consul + step) % state.seats
            if state.cubes[place * codes.SEATS + seat] != most:
                continue
            record(state, codes.EVENT_FOUGHT, codes.RULE_FIGHT_TOKEN, seat, state.events[place], most)
            if colour < 0:
                gain(state, seat, codes.SOURCE_DECADENCE, figures.decadence_prestige, codes.RULE_FIGHT_DECADENCE)
            elif tokens_left(state, colour) > 0:
                state.tokens[seat * codes.COLOURS + colour] += 1
                record(state, codes.EVENT_TOKEN, codes.RULE_FIGHT_TOKEN, seat, colour, 0)


# ---- which two are prevented -------------------------------------------------------------------------------------


def can_be_prevented(state: State, upper: int, lower: int) -> bool:
    """Return whether two places can be those of the two events with most cubes (S19)."""
    fewer = cubes_on(state, upper)
    other = cubes_on(state, lower)
    if other < fewer:
        fewer = other
    return all(place in (upper, lower) or cubes_on(state, place) <= fewer for place in range(codes.COLUMN))


def prevent_rule(state: State, upper: int, lower: int) -> int:
    """Return the rule that forbids to prevent two events, the upper named first, or 0."""
    first = place_of(state, upper)
    second = place_of(state, lower)
    if first < 0 or second <= first:
        return codes.RULE_FIGHT_COLUMN
    return codes.RULE_NONE if can_be_prevented(state, first, second) else codes.RULE_COLUMN_PREVENT


def prevent_choices(state: State) -> list[int]:
    """Return the pairs that can be the two events with most cubes."""
    choices: list[int] = []
    for upper in range(codes.COLUMN):
        for lower in range(upper + 1, codes.COLUMN):
            if can_be_prevented(state, upper, lower):
                choices.append(codes.MOVE_PREVENT + codes.EVENTS * state.events[upper] + state.events[lower])
    return choices


def prevent(state: State, upper: int, lower: int) -> None:
    """Prevent two events; the other two happen."""
    first = place_of(state, upper)
    second = place_of(state, lower)
    record(state, codes.EVENT_PREVENTED, codes.RULE_COLUMN_PREVENT, codes.NOBODY, upper, cubes_on(state, first))
    record(state, codes.EVENT_PREVENTED, codes.RULE_COLUMN_PREVENT, codes.NOBODY, lower, cubes_on(state, second))
    state.prevented = first * codes.COLUMN + second
    state.happening = ((1 << codes.COLUMN) - 1) & ~(1 << first) & ~(1 << second)
    begin_event(state)
