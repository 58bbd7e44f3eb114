"""The senate track."""

from trajan_tutor.games.trajan.rules.codes import (
    EVENT_ADVANCED,
    MOVE_ADVANCE,
    PHASE_AFTER_ACTION,
    RULE_NONE,
    RULE_SENATE_ADVANCE,
    RULE_SENATE_END,
    SENATE_END,
    SOURCE_SENATE,
)
from trajan_tutor.games.trajan.rules.state import State, gain, record


def advance_rule(state: State, seat: int) -> int:
    """Return 0 when the disc can still move on, else the rule that forbids it."""
    return RULE_NONE if state.senate[seat] < SENATE_END else RULE_SENATE_END


def senate_choices(state: State, seat: int) -> list[int]:
    """Return the one move of the senate while `advance_rule` allows it."""
    return [MOVE_ADVANCE] if state.senate[seat] < SENATE_END else []


def advance_disc(state: State, seat: int) -> None:
    """Move the disc one space to the right, on top of those there, and score (rule trajan.senate.advance)."""
    space = state.senate[seat] + 1
    state.senate = state.senate[:]
    state.senate[seat] = space
    state.senate_order = state.senate_order[:]
    state.senate_order.remove(seat)
    state.senate_order.append(seat)
    record(state, EVENT_ADVANCED, RULE_SENATE_ADVANCE, seat, space, 0)
    gain(state, seat, SOURCE_SENATE, state.figures.senate_points[space], RULE_SENATE_ADVANCE)
    state.phase = PHASE_AFTER_ACTION
