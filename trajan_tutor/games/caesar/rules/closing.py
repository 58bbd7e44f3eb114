"""Closing a province: its bonus token, its control, and the markers on borders between two provinces of one side."""

from trajan_tutor.games.caesar.rules.codes import (
    BONUS_NONE,
    BONUS_SENATE,
    BORDERS,
    COVER_NONE,
    EVENT_BORDER_MARKER,
    EVENT_BORDERS_DONE,
    EVENT_CLOSED,
    EVENT_CONTROLLED,
    EVENT_TIED,
    EVENT_TOOK_BONUS,
    ITALIA,
    MOVE_BORDER,
    MOVE_BORDERS_DONE,
    MOVE_ORDER,
    PHASE_BANK_SENATE,
    PHASE_BORDERS,
    PHASE_CLOSING,
    PHASE_DRAW,
    PROVINCES,
    RULE_BORDER_BOTH,
    RULE_BORDER_COVERED,
    RULE_BORDER_FACE_DOWN,
    RULE_BORDER_LATER,
    RULE_BORDER_MARKER,
    RULE_BORDER_OPTIONAL,
    RULE_CLOSE_BONUS,
    RULE_CLOSE_FULL,
    RULE_CONTROL_HIGHER,
    RULE_CONTROL_ITALIA,
    RULE_CONTROL_TIE,
    RULE_CRASSUS_TIE,
    RULE_NONE,
    RULE_SENATE_KEEP,
    SOURCE_BORDERS,
    SOURCE_ITALIA,
    SOURCE_PROVINCES,
)
from trajan_tutor.games.caesar.rules.ending import opponent, put_marker
from trajan_tutor.games.caesar.rules.state import State, record


def order_choices(state: State) -> list[int]:
    """Return which of two closed provinces may be resolved first."""
    if state.closing < state.waiting:
        return [MOVE_ORDER + state.closing, MOVE_ORDER + state.waiting]
    return [MOVE_ORDER + state.waiting, MOVE_ORDER + state.closing]


def choose_order(state: State, province: int) -> None:
    """Resolve one of two closed provinces first."""
    if province == state.waiting:
        state.waiting = state.closing
        state.closing = province
    state.phase = PHASE_CLOSING


def resolve(state: State) -> None:
    """Take the bonus token of the province that is closed and decide its control (4.2 a and b)."""
    side = state.turn_side
    province = state.closing
    bonus = state.bonus[province]
    record(state, EVENT_CLOSED, RULE_CLOSE_FULL, side, province, 0)
    state.bonus = state.bonus[:]
    state.bonus[province] = BONUS_NONE
    state.taken = bonus
    if bonus == BONUS_SENATE:
        state.senate = state.senate[:]
        state.senate[side] += 1
        record(state, EVENT_TOOK_BONUS, RULE_SENATE_KEEP, side, bonus, province)
    elif bonus != BONUS_NONE:
        record(state, EVENT_TOOK_BONUS, RULE_CLOSE_BONUS, side, bonus, province)
    state.won_closing = 0
    sums = state.fixed_sums
    if not sums:
        sums = sums_of(state, province)
    if state.waiting >= 0 and state.figures.closed_together:
        state.fixed_sums = sums_of(state, state.waiting)
    else:
        state.fixed_sums = []
    decide_control(state, province, sums)


def sums_of(state: State, province: int) -> list[int]:
    """Return the influence of both sides in a province."""
    return [state.influence[province], state.influence[PROVINCES + province]]


def decide_control(state: State, province: int, sums: list[int]) -> None:
    """Give control to the side with more influence; on a tie to nobody, or to Crassus in his own turn.

    The sums are those of the moment when the province was closed: of two closed by one placement both at once (C1).
    """
    side = state.turn_side
    other = opponent(side)
    own = sums[side]
    enemy = sums[other]
    if own == enemy and side != state.crassus:
        record(state, EVENT_TIED, RULE_CONTROL_TIE, side, province, own)
    else:
        winner = side if own >= enemy else other
        rule = RULE_CRASSUS_TIE if own == enemy else RULE_CONTROL_HIGHER
        most = own if own >= enemy else enemy
        record(state, EVENT_CONTROLLED, rule, winner, province, most * 64 + own + enemy - most)
        if take_control(state, province, winner):
            return
    state.phase = PHASE_BORDERS
    state.border_side = side


def take_control(state: State, province: int, side: int) -> bool:
    """Put a side's control marker on a province, two on Italia; return whether the last one ended the game."""
    state.control = state.control[:]
    state.control[province] = side + 1
    state.won_closing = side + 1
    state.shown = state.shown[:]
    state.shown[province] = 1
    if province != ITALIA:
        return put_marker(state, side, SOURCE_PROVINCES, RULE_CONTROL_HIGHER)
    if put_marker(state, side, SOURCE_ITALIA, RULE_CONTROL_ITALIA):
        return True
    state.shown[province] = 2
    return put_marker(state, side, SOURCE_ITALIA, RULE_CONTROL_ITALIA)


# ---- markers on borders ------------------------------------------------------------------------------------------


def border_rule(state: State, side: int, border: int) -> int:
    """Return the rule that forbids a side a control marker on a border, or 0."""
    first = state.figures.first[border]
    second = state.figures.second[border]
    if state.control[first] != side + 1 or state.control[second] != side + 1:
        return RULE_BORDER_BOTH
    if state.cover[border] != COVER_NONE:
        return RULE_BORDER_COVERED
    if is_barred(state, first) or is_barred(state, second):
        return RULE_BORDER_FACE_DOWN
    if state.figures.one_border_step and state.waiting >= 0:
        return RULE_BORDER_MARKER
    if not state.figures.unmarked_later and not is_being_closed(state, first) and not is_being_closed(state, second):
        return RULE_BORDER_LATER
    return RULE_NONE


def is_being_closed(state: State, province: int) -> bool:
    """Return whether a province is being closed, or was closed with the one that is and waited for its markers (C1)."""
    return province == state.closing or province == state.resolved


def is_barred(state: State, province: int) -> bool:
    """Return whether a province takes no markers on its borders because one of its own lies face down (C7)."""
    return state.turned[province] > 0 and (state.figures.one_marker_forbids or state.shown[province] == 0)


def may_mark(state: State, side: int) -> bool:
    """Return whether a side may put a marker on any border now."""
    return any(border_rule(state, side, border) == RULE_NONE for border in range(BORDERS))


def border_choices(state: State) -> list[int]:
    """Return the borders that may be marked now, and leaving it at that."""
    side = state.border_side
    first = state.figures.first
    control = state.control
    choices: list[int] = []
    for border in range(BORDERS):
        # Most borders are left out by one look.
        if control[first[border]] == side + 1 and border_rule(state, side, border) == RULE_NONE:
            choices.append(MOVE_BORDER + border)
    choices.append(MOVE_BORDERS_DONE)
    return choices


def mark_border(state: State, side: int, border: int) -> bool:
    """Put a control marker over the influence token of a border; return whether it ended the game."""
    state.cover = state.cover[:]
    state.cover[border] = side + 1
    record(state, EVENT_BORDER_MARKER, RULE_BORDER_MARKER, side, border, 0)
    return put_marker(state, side, SOURCE_BORDERS, RULE_BORDER_MARKER)


def mark_all_borders(state: State, side: int) -> bool:
    """Put every control marker on borders that a side may, in the order of the borders (C27, C43)."""
    for border in range(BORDERS):
        if border_rule(state, side, border) == RULE_NONE and mark_border(state, side, border):
            return True
    return False


def finish_borders(state: State) -> None:
    """Go on when a side leaves it at its markers: to the other side's, then to the bonus token."""
    if state.recorder is not None:
        left = 0
        for border in range(BORDERS):
            if border_rule(state, state.border_side, border) == RULE_NONE:
                left += 1
        if left:
            record(state, EVENT_BORDERS_DONE, RULE_BORDER_OPTIONAL, state.border_side, left, 0)
    if state.border_side == state.turn_side:
        state.border_side = opponent(state.turn_side)
    else:
        state.border_side = 0
        state.phase = PHASE_BANK_SENATE


def next_closing(state: State) -> None:
    """Go on after a closing: to the second closed province, or to the draw."""
    state.resolved = state.closing if state.figures.one_border_step and state.waiting >= 0 else -1
    state.closing = state.waiting
    state.waiting = -1
    state.taken = BONUS_NONE
    state.won_closing = 0
    state.phase = PHASE_CLOSING if state.closing >= 0 else PHASE_DRAW
