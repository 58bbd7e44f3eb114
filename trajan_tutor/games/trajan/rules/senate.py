"""The senate track."""

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State, gain, record


def advance_rule(state: State, seat: int) -> int:
    """Return 0 when the disc can still move on, else the rule that forbids it."""
    return codes.RULE_NONE if state.senate[seat] < codes.SENATE_END else codes.RULE_SENATE_END


def senate_choices(state: State, seat: int) -> list[int]:
    """Return the one move of the senate while `advance_rule` allows it."""
    return [codes.MOVE_ADVANCE] if state.senate[seat] < codes.SENATE_END else []


def advance_disc(state: State, seat: int) -> None:
    """Move the disc one space to the right, on top of those there, and score (rule trajan.senate.advance)."""
    space = state.senate[seat] + 1
    state.senate = state.senate[:]
    state.senate[seat] = space
    state.senate_order = state.senate_order[:]
    state.senate_order.remove(seat)
    state.senate_order.append(seat)
    record(state, codes.EVENT_ADVANCED, codes.RULE_SENATE_ADVANCE, seat, space, 0)
    gain(state, seat, codes.SOURCE_SENATE, state.figures.senate_points[space], codes.RULE_SENATE_ADVANCE)
    state.phase = codes.PHASE_AFTER_ACTION
