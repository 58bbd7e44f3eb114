"""The end of the game: the last control marker, or a side that cannot place."""

from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.placing import can_place
from trajan_tutor.games.caesar.rules.state import State, count_markers, record


def opponent(side: int) -> int:
    """Return the other side.

    >>> opponent(0)
    1
    """
    return codes.POMPEY if side == codes.CAESAR else codes.CAESAR


def clear_pending(state: State) -> None:
    """Clear everything that is pending in a turn."""
    state.closing = -1
    state.waiting = -1
    state.resolved = -1
    state.taken = codes.BONUS_NONE
    state.won_closing = 0
    state.bank_token = codes.BONUS_NONE
    state.bank_senate = 0
    state.extra = 0
    state.centurion_due = 0
    state.border_side = 0
    state.fixed_sums = []
    state.placed = 0
    state.discard_due = 0


def finish(state: State, winner: int, rule: int) -> None:
    """End the game at this instant; whose turn it was stays noted."""
    clear_pending(state)
    state.phase = codes.PHASE_OVER
    state.actor = codes.NOBODY
    state.winner = winner
    record(state, codes.EVENT_WON, rule, winner, 0 if rule == codes.RULE_END_LAST_MARKER else 1, 0)


def put_marker(state: State, side: int, source: int, rule: int) -> bool:
    """Count one control marker as placed; return whether it was the last, which ends the game (rule end.last-marker).

    Where it lies is for the caller to note before.
    """
    count_markers(state, side, source, 1, rule)
    if state.markers[side] > 0:
        return False
    finish(state, side, codes.RULE_END_LAST_MARKER)
    return True


def begin_turn(state: State, side: int) -> None:
    """Begin a side's turn; a side that cannot place has lost (rule end.no-placement).

    `state.turn_side` is still the side that moved last. Crassus is tested only after he has drawn (C29).
    """
    again = side == state.turn_side
    if side != state.crassus and not can_place(state, side):
        finish(state, opponent(side), codes.RULE_END_NO_PLACEMENT)
        return
    clear_pending(state)
    state.turn_side = side
    state.actor = side
    if side == state.crassus:
        state.phase = codes.PHASE_CRASSUS
        record(state, codes.EVENT_TURN, codes.RULE_CRASSUS_TURN, side, 0, 0)
    else:
        state.phase = codes.PHASE_TURN
        record(
            state,
            codes.EVENT_TURN,
            codes.RULE_TACTICS_EXTRA if again else codes.RULE_PLACE_TOKEN,
            side,
            1 if again else 0,
            0,
        )
