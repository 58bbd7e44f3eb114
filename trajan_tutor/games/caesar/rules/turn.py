"""The flow of the game: what may be chosen now, and what a choice does."""

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.rules.bonus import (
    bank_choices,
    bonus_choices,
    draw_bank_token,
    finish_bonus,
    go_to_senate,
    put_under_senate,
    resolve_bank_token,
    senate_choices,
)
from trajan_tutor.games.caesar.rules.closing import (
    border_choices,
    choose_order,
    finish_borders,
    mark_all_borders,
    mark_border,
    next_closing,
    order_choices,
    resolve,
)
from trajan_tutor.games.caesar.rules.codes import (
    BONUS_CENTURION,
    CENTURION_BOTH,
    CENTURION_SECOND,
    EVENT_DECLINED,
    EVENT_NO_EXTRA,
    MOVE_BORDER,
    MOVE_BORDERS_DONE,
    MOVE_CENTURION,
    MOVE_CRASSUS,
    MOVE_DRAW,
    MOVE_EXTRA,
    MOVE_NO_CENTURION,
    MOVE_NO_EXTRA,
    MOVE_ORDER,
    MOVE_SENATE,
    PHASE_BANK,
    PHASE_BANK_DRAW,
    PHASE_BANK_SENATE,
    PHASE_BONUS,
    PHASE_BORDERS,
    PHASE_CLOSING,
    PHASE_CRASSUS,
    PHASE_DRAW,
    PHASE_EXTRA,
    PHASE_ORDER,
    PHASE_OVER,
    PHASE_SENATE,
    PHASE_TURN,
    RULE_BONUS_USE,
    RULE_DRAW_ONE,
    RULE_TACTICS_DECLINE,
)
from trajan_tutor.games.caesar.rules.crassus import go_on, play_crassus
from trajan_tutor.games.caesar.rules.ending import begin_turn, opponent
from trajan_tutor.games.caesar.rules.placing import place, placement_choices
from trajan_tutor.games.caesar.rules.state import State, record
from trajan_tutor.games.caesar.rules.supply import centurions_left, draw, take_centurion


def choices_of(state: State) -> list[int]:
    """Return the legal moves of the phase in progress."""
    phase = state.phase
    if phase == PHASE_TURN:
        return placement_choices(state)
    if phase == PHASE_BORDERS:
        return border_choices(state)
    if phase == PHASE_BONUS:
        return bonus_choices(state, state.taken)
    if phase == PHASE_SENATE:
        return senate_choices(state)
    if phase == PHASE_DRAW:
        return draw_choices(state)
    if phase == PHASE_ORDER:
        return order_choices(state)
    if phase == PHASE_EXTRA:
        return [MOVE_EXTRA, MOVE_NO_EXTRA] if state.figures.extra_turn_may_pass else [MOVE_EXTRA]
    if phase == PHASE_BANK:
        return bonus_choices(state, state.bank_token)
    if phase == PHASE_BANK_SENATE:
        return senate_choices(state)
    if phase == PHASE_BANK_DRAW:
        return bank_choices(state)
    if phase == PHASE_CRASSUS:
        return [MOVE_CRASSUS]
    return []


def draw_choices(state: State) -> list[int]:
    """Return what may be drawn at the end of a turn: a token, or one of the own Centurion tokens when that is due.

    A second Centurion token comes after the first and may be left (C15).
    """
    choices = [MOVE_NO_CENTURION] if state.centurion_due == CENTURION_SECOND else [MOVE_DRAW]
    if state.centurion_due:
        for kind in centurions_left(state, state.turn_side):
            choices.append(MOVE_CENTURION + kind)
    return choices


def apply(state: State, move: int) -> None:
    """Play a legal move in place and take every forced step that follows.

    Stops at each choice with two or more legal moves, at the start of every turn, and at the end of the game.
    `state.choices` then holds the legal moves. The move is not checked.
    """
    perform(state, move)
    settle(state)


def settle(state: State) -> None:
    """Take forced steps until somebody has a choice, and list it."""
    while True:
        phase = state.phase
        if phase == PHASE_TURN:
            state.choices = placement_choices(state)
            return
        if phase == PHASE_DRAW and not state.centurion_due:
            finish_turn_of(state, MOVE_DRAW)
        elif phase == PHASE_CLOSING:
            resolve(state)
        elif phase == PHASE_BANK_SENATE and state.turn_side == state.crassus:
            go_on(state)
        elif phase == PHASE_BANK_SENATE and (state.bank_senate == 0 or state.won_closing != state.turn_side + 1):
            go_to_senate(state)
        elif phase == PHASE_BORDERS and state.border_side == state.crassus:
            if not mark_all_borders(state, state.crassus):
                finish_borders(state)
        else:
            choices = choices_of(state)
            if len(choices) != 1 or phase == PHASE_CRASSUS:
                state.choices = choices
                state.actor = state.border_side if phase == PHASE_BORDERS else state.actor
                return
            perform(state, choices[0])


def perform(state: State, move: int) -> None:
    """Do one step: what a move means is decided by the phase in progress."""
    phase = state.phase
    if phase == PHASE_TURN:
        place(state, move)
    elif phase == PHASE_BORDERS:
        if move == MOVE_BORDERS_DONE:
            finish_borders(state)
            state.actor = state.turn_side
        else:
            mark_border(state, state.border_side, move - MOVE_BORDER)
    elif phase == PHASE_BONUS:
        finish_bonus(state, move)
    elif phase == PHASE_SENATE:
        if not put_under_senate(state, move - MOVE_SENATE):
            next_closing(state)
    elif phase == PHASE_DRAW:
        finish_turn_of(state, move)
    elif phase == PHASE_ORDER:
        choose_order(state, move - MOVE_ORDER)
    elif phase == PHASE_EXTRA:
        choose_extra_turn(state, move)
    elif phase == PHASE_BANK:
        resolve_bank_token(state, move)
    elif phase == PHASE_BANK_DRAW:
        draw_bank_token(state, move)
    elif phase == PHASE_BANK_SENATE:
        state.bank_senate = 0
        if not put_under_senate(state, move - MOVE_SENATE):
            go_to_senate(state)
    elif phase == PHASE_CRASSUS:
        state.turns += 1
        play_crassus(state)


def finish_turn_of(state: State, move: int) -> None:
    """Draw, or take a Centurion token, and end the turn; an extra turn is offered after that (C5)."""
    side = state.turn_side
    if move == MOVE_DRAW:
        draw(state, side, RULE_DRAW_ONE)
    elif move == MOVE_NO_CENTURION:
        if state.centurions[side]:
            record(state, EVENT_DECLINED, RULE_BONUS_USE, side, BONUS_CENTURION, 0)
    else:
        take_centurion(state, side, move - MOVE_CENTURION)
        if state.centurion_due == CENTURION_BOTH:
            state.centurion_due = CENTURION_SECOND
            return
    state.centurion_due = 0
    state.bank_senate = 0
    if state.extra:
        state.phase = PHASE_EXTRA
    else:
        begin_turn(state, opponent(side))


def choose_extra_turn(state: State, move: int) -> None:
    """Begin the extra turn of a Tactics token, or decline it (C4)."""
    if move == MOVE_NO_EXTRA:
        record(state, EVENT_NO_EXTRA, RULE_TACTICS_DECLINE, state.turn_side, 0, 0)
        begin_turn(state, opponent(state.turn_side))
    else:
        begin_turn(state, state.turn_side)


# ---- play without a person -----------------------------------------------------------------------------------------


def play_randomly(state: State, rng: Rng) -> int:  # pragma: no mutate block
    """Play uniformly random moves to the end of the game in place; return the number of real decisions.

    A decision is a choice with two or more legal moves; forced steps do not count.
    """
    decisions = 0
    while state.phase != PHASE_OVER:
        choices = state.choices
        number = len(choices)
        if number == 1:
            apply(state, choices[0])
        else:
            decisions += 1
            apply(state, choices[rng.below(number)])
    return decisions


def finish_scope(state: State, rng: Rng) -> None:  # pragma: no mutate block
    """Play uniformly random moves in place until the next turn begins or the game is over."""
    while True:
        choices = state.choices
        number = len(choices)
        if number == 0:
            return
        apply(state, choices[0] if number == 1 else choices[rng.below(number)])
        if state.phase == PHASE_TURN or state.phase == PHASE_CRASSUS:
            return


def finish_part(state: State, rng: Rng) -> None:  # pragma: no mutate block
    """Play uniformly random moves of the seat to act in place, until another one is to act or the turn is over."""
    seat = state.actor
    while True:
        choices = state.choices
        number = len(choices)
        if number == 0:
            return
        apply(state, choices[0] if number == 1 else choices[rng.below(number)])
        if state.phase == PHASE_TURN or state.phase == PHASE_CRASSUS or state.actor != seat:
            return
