"""The end of the game: the last control marker, or a side that cannot place."""

from trajan_tutor.games.caesar.rules.codes import (
    BONUS_NONE,
    CAESAR,
    EVENT_TURN,
    EVENT_WON,
    NOBODY,
    PHASE_CRASSUS,
    PHASE_OVER,
    PHASE_TURN,
    POMPEY,
    RULE_CRASSUS_TURN,
    RULE_END_LAST_MARKER,
    RULE_END_NO_PLACEMENT,
    RULE_PLACE_TOKEN,
    RULE_TACTICS_EXTRA,
)
from trajan_tutor.games.caesar.rules.placing import can_place
from trajan_tutor.games.caesar.rules.state import State, count_markers, record


def opponent(side: int) -> int:
    """Return the other side.

    >>> opponent(0)
    1
    """
    return POMPEY if side == CAESAR else CAESAR


def owe_nothing(state: State) -> None:
    """Forget what a turn still owed."""
    state.closing = -1
    state.waiting = -1
    state.taken = BONUS_NONE
    state.won_closing = 0
    state.bank_token = BONUS_NONE
    state.bank_senate = 0
    state.extra = 0
    state.centurion_due = 0
    state.border_side = 0
    state.fixed_sums = []
    state.placed = 0
    state.discard_due = 0


def finish(state: State, winner: int, rule: int) -> None:
    """End the game at this instant; whose turn it was stays noted."""
    owe_nothing(state)
    state.phase = PHASE_OVER
    state.actor = NOBODY
    state.winner = winner
    record(state, EVENT_WON, rule, winner, 0 if rule == RULE_END_LAST_MARKER else 1, 0)


def put_marker(state: State, side: int, source: int, rule: int) -> bool:
    """Count one control marker as placed; return whether it was the last, which ends the game (rule end.last-marker).

    Where it lies is for the caller to note before.
    """
    count_markers(state, side, source, 1, rule)
    if state.markers[side] > 0:
        return False
    finish(state, side, RULE_END_LAST_MARKER)
    return True


def begin_turn(state: State, side: int) -> None:
    """Begin a side's turn; a side that cannot place has lost (rule end.no-placement).

    `state.turn_side` is still the side that moved last. Crassus is tested only after he has drawn (C29).
    """
    again = side == state.turn_side
    if side != state.crassus and not can_place(state, side):
        finish(state, opponent(side), RULE_END_NO_PLACEMENT)
        return
    owe_nothing(state)
    state.turn_side = side
    state.actor = side
    if side == state.crassus:
        state.phase = PHASE_CRASSUS
        record(state, EVENT_TURN, RULE_CRASSUS_TURN, side, 0, 0)
    else:
        state.phase = PHASE_TURN
        record(state, EVENT_TURN, RULE_TACTICS_EXTRA if again else RULE_PLACE_TOKEN, side, 1 if again else 0, 0)
