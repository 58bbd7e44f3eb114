"""Bonus tokens: what each one does, whether it can be used now, and the markers under Senate tokens."""

from trajan_tutor.games.caesar.rules.closing import next_closing
from trajan_tutor.games.caesar.rules.codes import (
    BONUS_CENTURION,
    BONUS_MIGHT,
    BONUS_NONE,
    BONUS_POISON,
    BONUS_SENATE,
    BONUS_TACTICS,
    BONUS_WEALTH,
    EVENT_BANK,
    EVENT_DECLINED,
    EVENT_EXTRA,
    EVENT_LOST,
    EVENT_NO_BANK,
    EVENT_SENATE_MARKERS,
    EVENT_WEALTH,
    MOVE_BANK_DRAW,
    MOVE_DECLINE,
    MOVE_NO_BANK_DRAW,
    MOVE_SENATE,
    MOVE_USE,
    PHASE_BANK,
    PHASE_BONUS,
    PHASE_SENATE,
    RULE_BONUS_NOTHING,
    RULE_BONUS_USE,
    RULE_CENTURIONS_NONE,
    RULE_CENTURIONS_ONCE,
    RULE_CHECKPOINTS_BANK,
    RULE_NONE,
    RULE_POISON_EMPTY,
    RULE_SENATE_EXACTLY,
    RULE_SENATE_LEFT,
    RULE_SENATE_MARKERS,
    RULE_TACTICS_EXTRA,
    RULE_TACTICS_ONCE,
    RULE_WEALTH_DRAW,
    SOURCE_SENATE,
)
from trajan_tutor.games.caesar.rules.ending import opponent, put_marker
from trajan_tutor.games.caesar.rules.might import might_choices, use_might
from trajan_tutor.games.caesar.rules.placing import go_to_closings
from trajan_tutor.games.caesar.rules.state import State, record
from trajan_tutor.games.caesar.rules.supply import draw, return_random_token


def use_rule(state: State, bonus: int) -> int:
    """Return the rule why a bonus token in hand can have no effect now, or 0."""
    if bonus == BONUS_POISON:
        other = opponent(state.turn_side)
        return RULE_NONE if len(state.supply[other]) + state.unknown[other] else RULE_POISON_EMPTY
    if bonus == BONUS_CENTURION:
        if state.centurion_due:
            return RULE_CENTURIONS_ONCE
        return RULE_NONE if state.centurions[state.turn_side] else RULE_CENTURIONS_NONE
    if bonus == BONUS_TACTICS and state.extra:
        return RULE_TACTICS_ONCE
    return RULE_NONE if bonus != BONUS_NONE else RULE_BONUS_NOTHING


def bonus_choices(state: State, bonus: int) -> list[int]:
    """Return what may be done with a bonus token now; its effect may always be left unused.

    An extra turn and a Centurion token are decided on at the end of the turn, when they are due.
    """
    choices: list[int] = []
    if bonus == BONUS_WEALTH or bonus == BONUS_POISON:
        if use_rule(state, bonus) == RULE_NONE:
            choices.append(MOVE_USE)
    elif bonus == BONUS_MIGHT:
        choices = might_choices(state)
    choices.append(MOVE_DECLINE)
    return choices


def use_bonus(state: State, bonus: int, move: int) -> None:
    """Use the effect of a bonus token, or leave it."""
    side = state.turn_side
    if bonus == BONUS_NONE or bonus == BONUS_SENATE:
        return
    if bonus == BONUS_TACTICS or bonus == BONUS_CENTURION:
        note_for_the_end(state, bonus)
    elif move == MOVE_DECLINE:
        tell_unused(state, bonus)
    elif bonus == BONUS_WEALTH:
        state.limit = state.limit[:]
        state.limit[side] += 1
        record(state, EVENT_WEALTH, RULE_WEALTH_DRAW, side, state.limit[side], 0)
        draw(state, side, RULE_WEALTH_DRAW)
    elif bonus == BONUS_POISON:
        return_random_token(state, opponent(side))
    else:
        use_might(state, move)


def tell_unused(state: State, bonus: int) -> None:
    """Tell that a bonus token had no effect, and whether that was a choice."""
    rule = use_rule(state, bonus)
    if rule == RULE_NONE and bonus == BONUS_MIGHT and not might_choices(state):
        rule = RULE_BONUS_NOTHING
    if rule == RULE_NONE:
        record(state, EVENT_DECLINED, RULE_BONUS_USE, state.turn_side, bonus, 0)
    else:
        record(state, EVENT_LOST, rule, state.turn_side, bonus, 0)


def note_for_the_end(state: State, bonus: int) -> None:
    """Note an extra turn or a Centurion token for the end of the turn; a second one in one turn is lost (C13, C15)."""
    rule = use_rule(state, bonus)
    if rule != RULE_NONE:
        record(state, EVENT_LOST, rule, state.turn_side, bonus, 0)
    elif bonus == BONUS_TACTICS:
        state.extra = 1
        record(state, EVENT_EXTRA, RULE_TACTICS_EXTRA, state.turn_side, 0, 0)
    else:
        state.centurion_due = 1


# ---- the bank of the checkpoints -----------------------------------------------------------------------------------


def resolve_bank_token(state: State, move: int) -> None:
    """Resolve the bonus token drawn from the bank, then turn to what the placement closed (C12)."""
    bonus = state.bank_token
    state.bank_token = BONUS_NONE
    use_bonus(state, bonus, move)
    if bonus == BONUS_SENATE:
        state.senate = state.senate[:]
        state.senate[state.turn_side] += 1
        state.bank_senate = 1 if state.figures.bank_senate_takes_markers else 0
    go_to_closings(state)


def bank_choices(state: State) -> list[int]:
    """Return whether a bonus token may be drawn from the bank, and whether that may be left (C12)."""
    return [MOVE_BANK_DRAW, MOVE_NO_BANK_DRAW] if state.figures.bank_draw_is_optional else [MOVE_BANK_DRAW]


def draw_bank_token(state: State, move: int) -> None:
    """Draw a bonus token from the bank, to be resolved at once, or leave the bank as it is."""
    if move == MOVE_NO_BANK_DRAW:
        record(state, EVENT_NO_BANK, RULE_CHECKPOINTS_BANK, state.turn_side, 0, 0)
        go_to_closings(state)
        return
    state.bank_token = state.bank[-1]
    state.bank = state.bank[:-1]
    state.phase = PHASE_BANK
    record(state, EVENT_BANK, RULE_CHECKPOINTS_BANK, state.turn_side, state.bank_token, 0)


# ---- Senate --------------------------------------------------------------------------------------------------------


def senate_rule(state: State, side: int, markers: int) -> int:
    """Return the rule that forbids so many markers under a new Senate token, or 0 (C55)."""
    if markers > state.markers[side]:
        return RULE_SENATE_LEFT
    if markers > state.senate[side]:
        return RULE_SENATE_MARKERS
    if state.figures.senate_exactly and 0 < markers < min(state.senate[side], state.markers[side]):
        return RULE_SENATE_EXACTLY
    return RULE_NONE


def senate_choices(state: State) -> list[int]:
    """Return how many markers may go under a new Senate token: none without control by this closing (C9, C14)."""
    side = state.turn_side
    if state.won_closing != side + 1:
        return [MOVE_SENATE]
    choices: list[int] = []
    for markers in range(min(state.senate[side], state.markers[side]) + 1):
        if senate_rule(state, side, markers) == RULE_NONE:
            choices.append(MOVE_SENATE + markers)
    return choices


def put_under_senate(state: State, markers: int) -> bool:
    """Put so many markers under a Senate token; return whether the last one ended the game."""
    side = state.turn_side
    if markers:
        record(state, EVENT_SENATE_MARKERS, RULE_SENATE_MARKERS, side, markers, state.senate[side])
    state.under = state.under[:]
    for _ in range(markers):
        state.under[side] += 1
        if put_marker(state, side, SOURCE_SENATE, RULE_SENATE_MARKERS):
            return True
    return False


def go_to_senate(state: State) -> None:
    """Go on after the markers of a Senate token of the bank, or past them: to the bonus token of the province."""
    state.phase = PHASE_SENATE if state.taken == BONUS_SENATE else PHASE_BONUS


def finish_bonus(state: State, move: int) -> None:
    """Use the bonus token of the province or not, and go on to the next closing."""
    use_bonus(state, state.taken, move)
    next_closing(state)
