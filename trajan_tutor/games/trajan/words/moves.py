"""The moves of Trajan in one table, and what is owed in words. Each area of the rulebook has rows of its own."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveTable
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import action_term, kind_term, ship_term, slot_term
from trajan_tutor.games.trajan.words import actions, extra, military, quarter, seaport, setup, sowing, tiles

_ACTIONS = (
    *(*seaport.MOVES, *actions.FORUM_MOVES, *military.MOVES, *actions.SENATE_MOVES, *actions.ARCH_MOVES),
    *actions.CONSTRUCTION_MOVES,
)

MOVES: MoveTable[State] = MoveTable(
    "trajan", [*sowing.MOVES, *_ACTIONS, *tiles.MOVES, *extra.MOVES, *quarter.MOVES, *setup.MOVES]
)


def prompt(state: State) -> Message:
    """Return what the seat to act owes now, in words."""
    key = f"trajan-prompt-{word(names.Phase(state.phase))}"
    phase = state.phase
    if phase == codes.PHASE_PLACE:
        return Message.of(key, tray=slot_term(setup.tray_to_fill(state)), left=sum(state.loose))
    if phase == codes.PHASE_DRAFT:
        return Message.of(key, card=state.setup_step + 1, cards=state.figures.goods_cards)
    if phase == codes.PHASE_START_TILES:
        return Message.of(key, left=codes.TRAYS // 2 - state.setup_step.bit_count())
    if phase == codes.PHASE_DROP:
        return Message.of(key, tray=slot_term(state.drop_tray), left=state.held_size)
    if phase == codes.PHASE_SPECIAL:
        suffix = "-plus-two" if state.special == codes.TRAJAN_PLUS_TWO else ""
        return Message.of(key + suffix, kind=kind_term(state.special))
    if phase in (codes.PHASE_ACTION, codes.PHASE_AFTER_ACTION):
        suffix = extra.frame_suffix(state)
        if suffix:
            return Message.of(f"trajan-prompt-action{suffix}", action=action_term(state.action))
        return Message.of(f"trajan-prompt-{names.ACTIONS[state.action]}")
    if phase == codes.PHASE_LOAD:
        return Message.of(key, ship=ship_term(state.ship), cargo=state.cargo_size)
    if phase == codes.PHASE_REPEAT:
        return Message.of(key, action=action_term(state.action))
    if phase == codes.PHASE_QUARTER:
        return Message.of(key, quarter=state.quarter)
    if phase == codes.PHASE_PAY:
        steps = state.figures.demands_per_quarter
        return Message.of(key, demand=quarter.current_demand(state), step=state.pay_step + 1, steps=steps)
    return Message.of(key)
