"""Sowing and the time track: steps 1 and 2 of a turn."""

from trajan_tutor.games.trajan.rules.codes import (
    COLOURS,
    EVENT_DROPPED,
    EVENT_LAP,
    EVENT_SOWED,
    EVENT_TIME,
    EVENT_TURN,
    MOVE_DROP,
    MOVE_SOW,
    PHASE_DROP,
    PHASE_SOW,
    RULE_NONE,
    RULE_ROUND_END,
    RULE_SOW_CLOCKWISE,
    RULE_SOW_COLOUR,
    RULE_SOW_EMPTY,
    RULE_SOW_TRAY,
    RULE_TIME_ADVANCE,
    RULE_TURN_ORDER,
    TRAYS,
)
from trajan_tutor.games.trajan.rules.state import State, record


def begin_turn(state: State, seat: int) -> None:
    """Give the turn to a seat: it owes the choice of a tray."""
    state.turn_seat = seat
    state.actor = seat
    state.turns += 1
    state.phase = PHASE_SOW
    record(state, EVENT_TURN, RULE_TURN_ORDER, seat, state.quarter, state.round)


def tray_rule(state: State, tray: int) -> int:
    """Return 0 when the actor may take this tray's markers, else the rule that forbids it."""
    if state.tray_size[state.turn_seat * TRAYS + tray] == 0:
        return RULE_SOW_EMPTY
    return RULE_NONE


def tray_choices(state: State) -> list[int]:
    """Return a move for every tray that `tray_rule` allows."""
    start = state.turn_seat * TRAYS
    sizes = state.tray_size
    return [MOVE_SOW + tray for tray in range(TRAYS) if sizes[start + tray]]


def take_tray(state: State, tray: int) -> None:
    """Take all markers of a tray into the hand; the last of them will name the target tray (rule trajan.sow.tray)."""
    index = state.turn_seat * TRAYS + tray
    size = state.tray_size[index]
    start = index * COLOURS
    state.held = state.markers[start : start + COLOURS]
    for colour in range(COLOURS):
        state.markers[start + colour] = 0
    state.tray_size[index] = 0
    state.held_size = size
    state.sown = size
    state.drop_tray = (tray + 1) % TRAYS
    state.target = (tray + size) % TRAYS
    state.phase = PHASE_DROP
    if state.recorder is not None:
        record(state, EVENT_SOWED, RULE_SOW_TRAY, state.turn_seat, tray, size)


def colour_rule(state: State, colour: int) -> int:
    """Return 0 when a marker of this colour is in the hand, else the rule that forbids dropping one."""
    if state.held[colour] == 0:
        return RULE_SOW_COLOUR
    return RULE_NONE


def drop_choices(state: State) -> list[int]:
    """Return a move for every colour that `colour_rule` allows."""
    held = state.held
    return [MOVE_DROP + colour for colour in range(COLOURS) if held[colour]]


def drop(state: State, colour: int) -> None:
    """Place one marker in the next tray clockwise (rule trajan.sow.clockwise); after the last one time passes."""
    tray = state.drop_tray
    index = state.turn_seat * TRAYS + tray
    state.markers[index * COLOURS + colour] += 1
    state.tray_size[index] += 1
    state.held[colour] -= 1
    state.held_size -= 1
    if state.recorder is not None:
        record(state, EVENT_DROPPED, RULE_SOW_CLOCKWISE, state.turn_seat, tray, colour)
    state.drop_tray = tray + 1 if tray + 1 < TRAYS else 0


def pass_time(state: State, steps: int) -> None:
    """Move the time marker; every passage of the start space is a round to end after this turn (trajan.round.end)."""
    length = state.figures.time_length[state.seats]
    time = state.time + steps
    laps = 0
    while time >= length:
        time -= length
        laps += 1
    state.time = time
    state.laps = laps
    if state.recorder is not None:
        record(state, EVENT_TIME, RULE_TIME_ADVANCE, state.turn_seat, steps, time)
        if laps:
            record(state, EVENT_LAP, RULE_ROUND_END, state.turn_seat, laps, 0)
