"""Bonus tokens: what each one does, whether it can be used now, and the markers under Senate tokens."""

from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.closing import next_closing
from trajan_tutor.games.caesar.rules.ending import opponent, put_marker
from trajan_tutor.games.caesar.rules.might import might_choices, use_might
from trajan_tutor.games.caesar.rules.placing import go_to_closings
from trajan_tutor.games.caesar.rules.state import State, record
from trajan_tutor.games.caesar.rules.supply import draw, return_random_token


def use_rule(state: State, bonus: int) -> int:
    """Return the rule why a bonus token in hand can have no effect now, or 0."""
    if bonus == codes.BONUS_POISON:
        other = opponent(state.turn_side)
        return codes.RULE_NONE if len(state.supply[other]) + state.unknown[other] else codes.RULE_POISON_EMPTY
    if bonus == codes.BONUS_CENTURION:
        if state.centurion_due and not state.figures.second_centurion_counts:
            return codes.RULE_CENTURIONS_ONCE
        return codes.RULE_NONE if state.centurions[state.turn_side] else codes.RULE_CENTURIONS_NONE
    if bonus == codes.BONUS_TACTICS and state.extra:
        return codes.RULE_TACTICS_ONCE
    return codes.RULE_NONE if bonus != codes.BONUS_NONE else codes.RULE_BONUS_NOTHING


def bonus_choices(state: State, bonus: int) -> list[int]:
    """Return what may be done with a bonus token now; its effect may always be left unused.

    An extra turn and a Centurion token are decided on at the end of the turn, when they are due.
    """
    choices: list[int] = []
    if bonus == codes.BONUS_WEALTH or bonus == codes.BONUS_POISON:
        if use_rule(state, bonus) == codes.RULE_NONE:
            choices.append(codes.MOVE_USE)
    elif bonus == codes.BONUS_MIGHT:
        choices = might_choices(state)
    choices.append(codes.MOVE_DECLINE)
    return choices


def use_bonus(state: State, bonus: int, move: int) -> None:
    """Use the effect of a bonus token, or leave it."""
    side = state.turn_side
    if bonus == codes.BONUS_NONE or bonus == codes.BONUS_SENATE:
        return
    if bonus == codes.BONUS_TACTICS or bonus == codes.BONUS_CENTURION:
        note_for_the_end(state, bonus)
    elif move == codes.MOVE_DECLINE:
        tell_unused(state, bonus)
    elif bonus == codes.BONUS_WEALTH:
        state.limit = state.limit[:]
        state.limit[side] += 1
        record(state, codes.EVENT_WEALTH, codes.RULE_WEALTH_DRAW, side, state.limit[side], 0)
        draw(state, side, codes.RULE_WEALTH_DRAW)
    elif bonus == codes.BONUS_POISON:
        return_random_token(state, opponent(side))
    else:
        use_might(state, move)


def tell_unused(state: State, bonus: int) -> None:
    """Tell that a bonus token had no effect, and whether that was a choice."""
    rule = use_rule(state, bonus)
    if rule == codes.RULE_NONE and bonus == codes.BONUS_MIGHT and not might_choices(state):
        rule = codes.RULE_BONUS_NOTHING
    if rule == codes.RULE_NONE:
        record(state, codes.EVENT_DECLINED, codes.RULE_BONUS_USE, state.turn_side, bonus, 0)
    else:
        record(state, codes.EVENT_LOST, rule, state.turn_side, bonus, 0)


def note_for_the_end(state: State, bonus: int) -> None:
    """Note an extra turn or a Centurion token for the end of the turn; a second one in one turn is lost (C13).

    A second Centurion token counts where that is chosen (C15).
    """
    rule = use_rule(state, bonus)
    if rule != codes.RULE_NONE:
        record(state, codes.EVENT_LOST, rule, state.turn_side, bonus, 0)
    elif bonus == codes.BONUS_TACTICS:
        state.extra = 1
        record(state, codes.EVENT_EXTRA, codes.RULE_TACTICS_EXTRA, state.turn_side, 0, 0)
    else:
        state.centurion_due += 1


# ---- the bank of the checkpoints -----------------------------------------------------------------------------------


def resolve_bank_token(state: State, move: int) -> None:
    """Resolve the bonus token drawn from the bank, then turn to what the placement closed (C12)."""
    bonus = state.bank_token
    state.bank_token = codes.BONUS_NONE
    use_bonus(state, bonus, move)
    if bonus == codes.BONUS_SENATE:
        state.senate = state.senate[:]
        state.senate[state.turn_side] += 1
        state.bank_senate = 1 if state.figures.bank_senate_takes_markers else 0
    go_to_closings(state)


def bank_choices(state: State) -> list[int]:
    """Return whether a bonus token may be drawn from the bank, and whether that may be left (C12)."""
    return (
        [codes.MOVE_BANK_DRAW, codes.MOVE_NO_BANK_DRAW]
        if state.figures.bank_draw_is_optional
        else [codes.MOVE_BANK_DRAW]
    )


def draw_bank_token(state: State, move: int) -> None:
    """Draw a bonus token from the bank, to be resolved at once, or leave the bank as it is."""
    if move == codes.MOVE_NO_BANK_DRAW:
        record(state, codes.EVENT_NO_BANK, codes.RULE_CHECKPOINTS_BANK, state.turn_side, 0, 0)
        go_to_closings(state)
        return
    state.bank_token = state.bank[-1]
    state.bank = state.bank[:-1]
    state.phase = codes.PHASE_BANK
    record(state, codes.EVENT_BANK, codes.RULE_CHECKPOINTS_BANK, state.turn_side, state.bank_token, 0)


# ---- Senate --------------------------------------------------------------------------------------------------------


def senate_rule(state: State, side: int, markers: int) -> int:
    """Return the rule that forbids so many markers under a new Senate token, or 0 (C55)."""
    if markers > state.markers[side]:
        return codes.RULE_SENATE_LEFT
    if markers > state.senate[side]:
        return codes.RULE_SENATE_MARKERS
    if state.figures.senate_exactly and 0 < markers < min(state.senate[side], state.markers[side]):
        return codes.RULE_SENATE_EXACTLY
    return codes.RULE_NONE


def senate_choices(state: State) -> list[int]:
    """Return how many markers may go under a new Senate token: none without control by this closing (C9, C14)."""
    side = state.turn_side
    if state.won_closing != side + 1:
        return [codes.MOVE_SENATE]
    choices: list[int] = []
    for markers in range(min(state.senate[side], state.markers[side]) + 1):
        if senate_rule(state, side, markers) == codes.RULE_NONE:
            choices.append(codes.MOVE_SENATE + markers)
    return choices


def put_under_senate(state: State, markers: int) -> bool:
    """Put so many markers under a Senate token; return whether the last one ended the game."""
    side = state.turn_side
    if markers:
        record(state, codes.EVENT_SENATE_MARKERS, codes.RULE_SENATE_MARKERS, side, markers, state.senate[side])
    state.under = state.under[:]
    for _ in range(markers):
        state.under[side] += 1
        if put_marker(state, side, codes.SOURCE_SENATE, codes.RULE_SENATE_MARKERS):
            return True
    return False


def go_to_senate(state: State) -> None:
    """Go on after the markers of a Senate token of the bank, or past them: to the bonus token of the province."""
    state.phase = codes.PHASE_SENATE if state.taken == codes.BONUS_SENATE else codes.PHASE_BONUS


def finish_bonus(state: State, move: int) -> None:
    """Use the bonus token of the province or not, and go on to the next closing."""
    use_bonus(state, state.taken, move)
    next_closing(state)
