"""The flow of the game: what may be chosen now, and what a choice does."""

from trajan_tutor.engine.generator import Rng, SplitMix64
from trajan_tutor.games.trajan.rules.arch import take_trajan_tile
from trajan_tutor.games.trajan.rules.codes import (
    ARGUMENT,
    COLOURS,
    GROUP_SHIFT,
    MOVE_BONUS,
    MOVE_BUILD,
    MOVE_DEPLOY,
    MOVE_DISCARD,
    MOVE_DRAFT,
    MOVE_DRAW,
    MOVE_DROP,
    MOVE_ENLIST,
    MOVE_FORUM,
    MOVE_LAID,
    MOVE_LAY,
    MOVE_LEADER,
    MOVE_PASS,
    MOVE_PAY,
    MOVE_PLACE,
    MOVE_QUARTER,
    MOVE_RECRUIT,
    MOVE_SHIP,
    MOVE_START_TILE,
    MOVE_TAKE,
    MOVE_YELLOW,
    PHASE_ACTION,
    PHASE_AFTER_ACTION,
    PHASE_BONUS,
    PHASE_DISCARD,
    PHASE_DRAFT,
    PHASE_DROP,
    PHASE_LAY,
    PHASE_LOAD,
    PHASE_OVER,
    PHASE_PAY,
    PHASE_PLACE,
    PHASE_QUARTER,
    PHASE_REPEAT,
    PHASE_SOW,
    PHASE_SPECIAL,
    PHASE_START_TILES,
)
from trajan_tutor.games.trajan.rules.construction import build, recruit
from trajan_tutor.games.trajan.rules.extra import action_choices, after_action, pass_action, repeat, repeat_choices
from trajan_tutor.games.trajan.rules.forum import take_forum_tile, take_yellow_tile
from trajan_tutor.games.trajan.rules.military import deploy, enlist, move_leader
from trajan_tutor.games.trajan.rules.quarter import begin_quarter_end, bonus_choices, choose_bonus, pay, payment_choices
from trajan_tutor.games.trajan.rules.seaport import (
    begin_shipping,
    discard,
    discard_choices,
    draw_two,
    finish_laying,
    lay,
    lay_choices,
    load,
    load_choices,
    take_card,
)
from trajan_tutor.games.trajan.rules.senate import advance_disc
from trajan_tutor.games.trajan.rules.setup import (
    draft,
    draft_choices,
    place_choices,
    place_marker,
    place_start_tile,
    start_tile_choices,
)
from trajan_tutor.games.trajan.rules.sowing import drop, drop_choices, pass_time, take_tray, tray_choices
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.tiles import begin_tile_and_action, special_choices, use_special


def choices_of(state: State) -> list[int]:
    """Return the legal moves of the phase in progress."""
    phase = state.phase
    if phase == PHASE_DROP:
        return drop_choices(state)
    if phase == PHASE_ACTION:
        return action_choices(state)
    if phase == PHASE_SOW:
        return tray_choices(state)
    if phase == PHASE_DISCARD:
        return discard_choices(state)
    if phase == PHASE_LAY:
        return lay_choices(state)
    if phase == PHASE_LOAD:
        return load_choices(state)
    if phase == PHASE_SPECIAL:
        return special_choices(state)
    if phase == PHASE_REPEAT:
        return repeat_choices(state)
    if phase == PHASE_PAY:
        return payment_choices(state)
    if phase == PHASE_BONUS:
        return bonus_choices(state)
    if phase == PHASE_QUARTER:
        return [MOVE_QUARTER]
    if phase == PHASE_PLACE:
        return place_choices(state)
    if phase == PHASE_DRAFT:
        return draft_choices(state)
    if phase == PHASE_START_TILES:
        return start_tile_choices(state)
    return []


def apply(state: State, move: int) -> None:
    """Play a legal move in place and take every forced step that follows.

    Stops at each choice with two or more legal moves, at the start of every turn, before the end of a quarter, and
    at the end of the game. `state.choices` then holds the legal moves. The move is not checked.
    """
    perform(state, move)
    settle(state)


def settle(state: State) -> None:
    """Take forced steps until somebody has a choice, and list it."""
    while True:
        phase = state.phase
        if phase == PHASE_AFTER_ACTION:
            after_action(state)
            continue
        choices = choices_of(state)
        if len(choices) != 1 or phase == PHASE_SOW or phase == PHASE_QUARTER:
            state.choices = choices
            return
        perform(state, choices[0])


def perform(state: State, move: int) -> None:
    """Do one step: what a move means is decided by the phase in progress."""
    phase = state.phase
    if phase == PHASE_DROP:
        drop(state, move - MOVE_DROP)
        if state.held_size == 0:
            finish_sowing(state)
    elif phase == PHASE_ACTION:
        perform_action(state, move)
    elif phase == PHASE_SOW:
        take_tray(state, move)
    elif phase == PHASE_DISCARD:
        discard(state, (move - MOVE_DISCARD) >> 1, move & 1)
    elif phase == PHASE_LAY:
        if move == MOVE_LAID:
            finish_laying(state, state.turn_seat)
        else:
            lay(state, state.turn_seat, move - MOVE_LAY)
    elif phase == PHASE_LOAD:
        load(state, move)
    elif phase == PHASE_SPECIAL:
        use_special(state, move)
    elif phase == PHASE_REPEAT:
        repeat(state, move)
    elif phase == PHASE_PAY:
        pay(state, move - MOVE_PAY)
    elif phase == PHASE_BONUS:
        choose_bonus(state, move - MOVE_BONUS)
    elif phase == PHASE_QUARTER:
        begin_quarter_end(state)
    elif phase == PHASE_PLACE:
        place_marker(state, move - MOVE_PLACE)
    elif phase == PHASE_DRAFT:
        draft(state, move - MOVE_DRAFT)
    elif phase == PHASE_START_TILES:
        place_start_tile(state, (move - MOVE_START_TILE) >> 3, move & 7)


def finish_sowing(state: State) -> None:
    """Let time pass by the markers taken, then turn to the Trajan tile and the action."""
    pass_time(state, state.sown)
    state.sown = 0
    begin_tile_and_action(state)


def perform_action(state: State, move: int) -> None:
    """Do the chosen option of the action in progress, or pass."""
    seat = state.turn_seat
    group = move >> GROUP_SHIFT
    argument = move & ARGUMENT
    if move == MOVE_PASS:
        pass_action(state)
    elif group == MOVE_BUILD >> GROUP_SHIFT:
        build(state, seat, argument)
    elif group == MOVE_FORUM >> GROUP_SHIFT:
        if move < MOVE_YELLOW:
            take_forum_tile(state, seat, argument)
        else:
            take_yellow_tile(state, seat, move - MOVE_YELLOW)
    elif group == MOVE_LEADER >> GROUP_SHIFT:
        move_leader(state, seat, argument)
    elif group == MOVE_LAY >> GROUP_SHIFT:
        lay(state, seat, argument)
    elif group == MOVE_SHIP >> GROUP_SHIFT:
        begin_shipping(state, argument)
    elif group == MOVE_PASS >> GROUP_SHIFT:
        perform_plain_action(state, seat, move)
    else:
        take_trajan_tile(state, seat, argument)


def perform_plain_action(state: State, seat: int, move: int) -> None:
    """Do an option that needs no further argument."""
    if move == MOVE_DRAW:
        draw_two(state, seat)
    elif move == MOVE_ENLIST:
        enlist(state, seat)
    elif move == MOVE_DEPLOY:
        deploy(state, seat)
    elif move == MOVE_RECRUIT:
        recruit(state, seat)
    elif move == MOVE_TAKE or move == MOVE_TAKE + 1:
        take_card(state, seat, move - MOVE_TAKE)
    else:
        advance_disc(state, seat)


# ---- play without a person ---------------------------------------------------------------------------------------


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
        if state.phase == PHASE_DROP:
            sow_randomly(state, rng)
        else:
            apply(state, choices[0] if number == 1 else choices[rng.below(number)])
        if state.phase == PHASE_SOW:
            return


def finish_part(state: State, rng: Rng) -> None:  # pragma: no mutate block
    """Play uniformly random moves of the seat to act in place, until another one is to act or the turn is over."""
    seat = state.actor
    while True:
        choices = state.choices
        number = len(choices)
        if number == 0:
            return
        if state.phase == PHASE_DROP:
            sow_randomly(state, rng)
        else:
            apply(state, choices[0] if number == 1 else choices[rng.below(number)])
        if state.phase == PHASE_SOW or state.phase == PHASE_QUARTER or state.actor != seat:
            return


def sow_randomly(state: State, rng: Rng) -> None:  # pragma: no mutate block
    """Drop the markers in the hand one by one, as random moves do, without a list of moves for each."""
    while state.held_size:
        held = state.held
        number = 0
        colour = 0
        for candidate in range(COLOURS):
            if held[candidate]:
                number += 1
                colour = candidate
        if number > 1:
            remaining = rng.below(number)
            for candidate in range(COLOURS):
                if held[candidate]:
                    if remaining == 0:
                        colour = candidate
                        break
                    remaining -= 1
        drop(state, colour)
    finish_sowing(state)
    settle(state)


def set_up_quickly(state: State) -> None:
    """Make every choice of the setup at random, decided by the seed of the state, up to the first turn."""
    chance = SplitMix64(state.seed)
    while state.phase < PHASE_SOW:
        apply(state, state.choices[chance.below(len(state.choices))])
    state.seed = chance.bits(53)
