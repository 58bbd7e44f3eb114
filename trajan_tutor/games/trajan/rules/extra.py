"""Extra actions: what a construction tile grants, what an extra-action tile and a [+2] marker repeat.

The action of a turn is the main frame; an action granted by a construction tile is a second frame on top of it, done
before the main frame may be repeated (R18 to R22). In each frame the action itself comes first, then its repetition by
a tile, then the one by a [+2] marker.
"""

from trajan_tutor.games.trajan.rules.arch import arch_choices, stack_rule
from trajan_tutor.games.trajan.rules.codes import (
    ARCH,
    EVENT_IMPOSSIBLE,
    EVENT_PASSED,
    EVENT_PLUS_TWO,
    EVENT_REPEATED,
    EVENT_REPETITION_DECLINED,
    FORUM,
    MILITARY,
    MOVE_NO_REPEAT,
    MOVE_PASS,
    MOVE_REPEAT,
    MOVE_REPEAT_WILD,
    PHASE_ACTION,
    PHASE_REPEAT,
    RULE_ACTION_OPTIONAL,
    RULE_EXTRA_DONE,
    RULE_EXTRA_ICON,
    RULE_EXTRA_ONCE,
    RULE_EXTRA_PLUS_TWO,
    RULE_EXTRA_REPEAT,
    RULE_EXTRA_WILD,
    RULE_NONE,
    SEAPORT,
    SENATE,
    TILE_EXTRA,
    TILE_KINDS,
    TILE_WILD_EXTRA,
)
from trajan_tutor.games.trajan.rules.construction import construction_choices, recruit_rule
from trajan_tutor.games.trajan.rules.forum import forum_choices, forum_rule
from trajan_tutor.games.trajan.rules.military import enlist_rule, military_choices
from trajan_tutor.games.trajan.rules.quarter import end_turn
from trajan_tutor.games.trajan.rules.seaport import draw_rule, seaport_choices
from trajan_tutor.games.trajan.rules.senate import advance_rule, senate_choices
from trajan_tutor.games.trajan.rules.state import State, record


def options_of(state: State, action: int) -> list[int]:
    """Return every option of an action that can be taken now by the seat whose turn it is."""
    seat = state.turn_seat
    if action == SEAPORT:
        return seaport_choices(state, seat)
    if action == FORUM:
        return forum_choices(state)
    if action == MILITARY:
        return military_choices(state, seat)
    if action == SENATE:
        return senate_choices(state, seat)
    if action == ARCH:
        return arch_choices(state, seat)
    return construction_choices(state, seat)


def repetition(state: State) -> int:
    """Return where the frame in progress stands: 0 the action, 1 repeated by a tile, 2 by a [+2] marker."""
    return state.repeat_granted if state.granted else state.repeat_main


def may_pass(state: State) -> bool:
    """Return whether the action may be left out: a tile leaves only with a repetition that is done (R18, R21)."""
    step = repetition(state)
    if step == 1:
        return False
    return not (state.granted and step == 0) or state.figures.granted_may_pass


def action_choices(state: State) -> list[int]:
    """Return the options of the action in progress, and passing where that is allowed."""
    choices = options_of(state, state.action)
    if not choices or may_pass(state):
        choices.append(MOVE_PASS)
    return choices


def pass_action(state: State) -> None:
    """Leave out the action, the granted action or the [+2] repetition (rule trajan.action.optional)."""
    if state.recorder is not None:
        if options_of(state, state.action):
            record(state, EVENT_PASSED, RULE_ACTION_OPTIONAL, state.turn_seat, state.action, repetition(state))
        else:
            record(state, EVENT_IMPOSSIBLE, blocking_rule(state), state.turn_seat, state.action, 0)
    finish_frame(state)


def blocking_rule(state: State) -> int:
    """Return the rule that leaves the action in progress without any option."""
    seat = state.turn_seat
    if state.action == SEAPORT:
        return draw_rule(state)
    if state.action == FORUM:
        return forum_rule(state, 0)
    if state.action == MILITARY:
        return enlist_rule(state, seat)
    if state.action == SENATE:
        return advance_rule(state, seat)
    if state.action == ARCH:
        return stack_rule(state, seat, 0)
    return recruit_rule(state, seat)


def after_action(state: State) -> None:
    """After an action was really done: the action it granted at once, else its own repetition."""
    if state.grant:
        state.action = state.grant - 1
        state.grant = 0
        state.granted = 1
        state.repeat_granted = 0
        state.phase = PHASE_ACTION
    else:
        offer_repetition(state)


def offer_repetition(state: State) -> None:
    """Offer what can still repeat the action of this frame, or finish the frame (R16)."""
    step = repetition(state)
    if step == 0:
        if (
            repeat_rule(state, MOVE_REPEAT) == RULE_NONE or repeat_rule(state, MOVE_REPEAT_WILD) == RULE_NONE
        ) and options_of(state, state.action):
            state.phase = PHASE_REPEAT
            return
    elif step == 1 and state.plus_two[state.turn_seat] >> state.action & 1 and options_of(state, state.action):
        record(state, EVENT_PLUS_TWO, RULE_EXTRA_PLUS_TWO, state.turn_seat, state.action, 0)
        set_repetition(state, 2)
        state.phase = PHASE_ACTION
        return
    finish_frame(state)


def set_repetition(state: State, step: int) -> None:
    """Note where the frame in progress stands."""
    if state.granted:
        state.repeat_granted = step
    else:
        state.repeat_main = step


def finish_frame(state: State) -> None:
    """Go back from a granted action to what it interrupted; after the main action the turn is over."""
    if state.granted:
        state.granted = 0
        state.repeat_granted = 0
        state.action = state.main
        offer_repetition(state)
    else:
        end_turn(state)


def repeat_rule(state: State, move: int) -> int:
    """Return 0 when the tile of the action's icon, or a wild one, may repeat it, else the rule against it.

    One taken in this turn may have to wait (R20); of the two the player chooses (R22).
    """
    if move == MOVE_NO_REPEAT:
        return RULE_NONE
    if state.tile_used:
        return RULE_EXTRA_ONCE
    kind = TILE_EXTRA + state.action if move == MOVE_REPEAT else TILE_WILD_EXTRA
    owned = state.tiles[state.turn_seat * TILE_KINDS + kind]
    if owned == 0:
        return RULE_EXTRA_ICON if move == MOVE_REPEAT else RULE_EXTRA_WILD
    taken_now = state.taken_now >> 4 * (kind - TILE_WILD_EXTRA) & 15
    return RULE_NONE if owned > taken_now else RULE_EXTRA_REPEAT


def repeat_choices(state: State) -> list[int]:
    """Return the ways to repeat the action that `repeat_rule` allows, and not repeating it."""
    choices = [MOVE_NO_REPEAT]
    if repeat_rule(state, MOVE_REPEAT) == RULE_NONE:
        choices.append(MOVE_REPEAT)
    if repeat_rule(state, MOVE_REPEAT_WILD) == RULE_NONE:
        choices.append(MOVE_REPEAT_WILD)
    return choices


def repeat(state: State, move: int) -> None:
    """Spend an extra-action tile and do the action again, or leave it (rule trajan.extra.repeat)."""
    seat = state.turn_seat
    if move == MOVE_NO_REPEAT:
        record(state, EVENT_REPETITION_DECLINED, RULE_EXTRA_DONE, seat, state.action, 0)
        finish_frame(state)
        return
    kind = TILE_EXTRA + state.action if move == MOVE_REPEAT else TILE_WILD_EXTRA
    state.tiles = state.tiles[:]
    state.tiles[seat * TILE_KINDS + kind] -= 1
    state.tile_used = 1
    set_repetition(state, 1)
    state.phase = PHASE_ACTION
    record(state, EVENT_REPEATED, RULE_EXTRA_REPEAT, seat, state.action, kind)
