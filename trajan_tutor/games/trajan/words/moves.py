"""The moves of Trajan in one table, and what is owed in words.

The moves of the setup (markers in trays, goods cards, the first Trajan tiles) and those around an action (passing it,
repeating it by a tile) stand here; each other area of the rulebook has rows of its own.
"""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, MoveTable, on_mat, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, names, setup
from trajan_tutor.games.trajan.rules.extra import action_choices, pass_action, repeat, repeat_rule, repetition
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import (
    action_term,
    colour_term,
    goods_name,
    goods_symbol,
    goods_term,
    in_area,
    kind_term,
    pile_term,
    ship_term,
    slot_term,
    stack_term,
    tile_symbol,
    tile_term,
)
from trajan_tutor.games.trajan.words import actions, military, quarter, seaport, sowing, tiles
from trajan_tutor.games.trajan.words.actions import describe_stack, look_of_stack
from trajan_tutor.games.trajan.words.sowing import look_of_marker

# A first Trajan tile has eight arguments a stack, though there are six slots.
_SLOTS = 8


def tray_to_fill(state: State) -> int:
    """Return the tray that gets the next marker."""
    return min(state.setup_step // state.figures.markers_per_colour, codes.TRAYS - 1)


def describe_draft(state: State, place: int) -> Message:
    """Return the taking of a goods card in the setup."""
    cards = state.left if place == codes.DRAFT_LEFT else state.right
    if place == codes.DRAFT_DECK or not cards:
        return Message.of("trajan-move-draft-deck")
    return Message.of("trajan-move-draft-pile", goods=goods_term(cards[-1]), pile=pile_term(place - codes.DRAFT_LEFT))


def look_of_draft(state: State, place: int) -> ChoiceLook:
    """Return the taking of a goods card in the setup in few words."""
    cards = state.left if place == codes.DRAFT_LEFT else state.right
    if place == codes.DRAFT_DECK or not cards:
        return in_area(codes.SEAPORT, Message.of("trajan-choice-deck"), Message.of("trajan-choice-deck-leads"))
    leads = Message.of("trajan-choice-from-pile", pile=pile_term(place - codes.DRAFT_LEFT))
    return in_area(codes.SEAPORT, goods_name(cards[-1]), leads, symbol=goods_symbol(cards[-1]))


def stacks_meant(state: State, name: str) -> list[int]:
    """Return the first tiles that a slot can mean; those of a stack that may still be chosen come first."""
    if name not in names.SLOTS:
        return []
    stacks = sorted(range(codes.STACKS), key=lambda stack: state.setup_step >> stack & 1)
    return [_SLOTS * stack + names.SLOTS.index(name) for stack in stacks]


def slots_meant(state: State, name: str) -> list[int]:
    """Return the first tiles that a stack can mean; those for a slot that is free come first."""
    if name not in names.STACKS:
        return []
    slots = sorted((1, 3, 5), key=lambda slot: state.slots[max(state.actor, 0) * codes.TRAYS + slot])
    return [_SLOTS * names.STACKS.index(name) + slot for slot in slots]


def start_spots(state: State, argument: int) -> tuple[str, ...]:
    """Return the stack and the slot of a first Trajan tile."""
    stack, slot = divmod(argument, _SLOTS)
    return (f"stack.{names.STACKS[stack]}", *on_mat(state, f"slot.{names.SLOTS[slot]}"))


_SETUP_MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="place",
        first=codes.MOVE_PLACE,
        texts=worded("place", names.COLOURS),
        phases=(codes.PHASE_PLACE,),
        meant={"mat.held": names.COLOURS},
        says="trajan-move-place",
        look=lambda state, colour: look_of_marker(colour, tray_to_fill(state)),
        rule=setup.place_rule,
        about=lambda state, colour: {"colour": colour_term(colour), "tray": slot_term(tray_to_fill(state))},
        perform=setup.place_marker,
    ),
    MoveKind(
        name="draft",
        first=codes.MOVE_DRAFT,
        texts=worded("goods", names.DRAFT_PLACES),
        phases=(codes.PHASE_DRAFT,),
        meant={
            "deck": lambda *_: [codes.DRAFT_DECK],
            "pile": lambda _, name: [names.DRAFT_PLACES.index(name)] if name in names.PILES else [],
        },
        spots=lambda _, place: (("deck", "pile.left", "pile.right")[place],),
        says=describe_draft,
        look=look_of_draft,
        rule=setup.draft_rule,
        about=lambda _, place: {"pile": pile_term(max(place - codes.DRAFT_LEFT, 0))},
        perform=setup.draft,
    ),
    MoveKind(
        name="start-tile",
        first=codes.MOVE_START_TILE,
        texts=tuple(
            f"tile {stack} {slot}" if slot else None for stack in names.STACKS for slot in (*names.SLOTS, None, None)
        ),
        phases=(codes.PHASE_START_TILES,),
        meant={"mat.slot": stacks_meant, "stack": slots_meant},
        spots=start_spots,
        says=lambda state, tile: describe_stack(state, tile // _SLOTS, tile % _SLOTS, "trajan-move-start-tile"),
        look=lambda state, tile: look_of_stack(
            state, tile // _SLOTS, "trajan-choice-start-tile", slot=slot_term(tile % _SLOTS)
        ),
        rule=lambda state, tile: setup.start_tile_rule(state, tile // _SLOTS, tile % _SLOTS),
        about=lambda _, tile: {"stack": stack_term(tile // _SLOTS), "slot": slot_term(tile % _SLOTS)},
        perform=lambda state, tile: setup.place_start_tile(state, tile // _SLOTS, tile % _SLOTS),
    ),
)


def frame_suffix(state: State) -> str:
    """Return what tells the keys of the action, a granted action and a [+2] repetition apart."""
    step = repetition(state)
    if step == 0:
        return "-granted" if state.granted else ""
    return "-plus-two" if step == 2 else "-repeat"


def pass_rule(state: State, _argument: int) -> int:
    """Return 0 when the action in progress may be left out, else the rule that demands it."""
    if codes.MOVE_PASS in action_choices(state):
        return codes.RULE_NONE
    is_granted = state.granted and state.repeat_granted == 0
    return codes.RULE_CONSTRUCTION_GRANT if is_granted else codes.RULE_EXTRA_DONE


def describe_repetition(state: State, argument: int) -> Message:
    """Return a way to repeat the action in progress: the tile that is spent, and how often the action is done."""
    tile = tile_term(tile_spent(state, argument))
    times = 1 + (state.plus_two[state.turn_seat] >> state.action & 1)
    return Message.of("trajan-move-repeat", action=action_term(state.action), tile=tile, times=times)


def tile_spent(state: State, argument: int) -> int:
    """Return the tile by which an action is repeated."""
    return codes.TILE_WILD_EXTRA if argument else codes.TILE_EXTRA + state.action


def look_of_repetition(state: State, argument: int) -> ChoiceLook:
    """Return a way to repeat the action in progress in few words."""
    tile = tile_spent(state, argument)
    times = 1 + (state.plus_two[state.turn_seat] >> state.action & 1)
    leads = Message.of("trajan-choice-with", tile=tile_term(tile))
    return in_area(state.action, Message.of("trajan-choice-repeat", times=times), leads, symbol=tile_symbol(tile))


def look_of_leaving(state: State, name: str) -> ChoiceLook:
    """Return the leaving out of the action in progress in few words."""
    return in_area(
        state.action, Message.of(name), Message.of("trajan-choice-without", action=action_term(state.action))
    )


def repeat_spots(state: State, argument: int) -> tuple[str, ...]:
    """Return the tile by which an action is repeated."""
    return on_mat(state, f"tiles.{'wild-extra' if argument else names.EXTRA[state.action]}")


def tile_meant(_state: State, name: str) -> list[int]:
    """Return the way to repeat that a picked tile stands for."""
    return [0] if name in names.EXTRA else [1] if name == "wild-extra" else []


_FRAME_MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="pass",
        first=codes.MOVE_PASS,
        phases=(codes.PHASE_ACTION,),
        says=lambda state, _: Message.of(f"trajan-move-pass{frame_suffix(state)}", action=action_term(state.action)),
        look=lambda state, _: look_of_leaving(state, "trajan-choice-pass"),
        rule=pass_rule,
        about=lambda state, _: {"action": action_term(state.action)},
        perform=lambda state, _: pass_action(state),
    ),
    MoveKind(
        name="no-repeat",
        first=codes.MOVE_NO_REPEAT,
        phases=(codes.PHASE_REPEAT,),
        says="trajan-move-no-repeat",
        look=lambda state, _: look_of_leaving(state, "trajan-choice-no-repeat"),
        about=lambda state, _: {"action": action_term(state.action)},
        perform=lambda state, _: repeat(state, codes.MOVE_NO_REPEAT),
    ),
    MoveKind(
        name="repeat",
        first=codes.MOVE_REPEAT,
        texts=("repeat", "repeat wild-extra"),
        phases=(codes.PHASE_REPEAT,),
        meant={"mat.tiles": tile_meant},
        spots=repeat_spots,
        says=describe_repetition,
        look=look_of_repetition,
        rule=lambda state, argument: repeat_rule(state, codes.MOVE_REPEAT + argument),
        about=lambda state, _: {"action": action_term(state.action)},
        perform=lambda state, argument: repeat(state, codes.MOVE_REPEAT + argument),
    ),
)


_ACTIONS = (
    *(*seaport.MOVES, *actions.FORUM_MOVES, *military.MOVES, *actions.SENATE_MOVES, *actions.ARCH_MOVES),
    *actions.CONSTRUCTION_MOVES,
)

MOVES: MoveTable[State] = MoveTable(
    "trajan", [*sowing.MOVES, *_ACTIONS, *tiles.MOVES, *_FRAME_MOVES, *quarter.MOVES, *_SETUP_MOVES]
)


def prompt(state: State) -> Message:
    """Return what the seat to act owes now, in words."""
    key = f"trajan-prompt-{word(names.Phase(state.phase))}"
    phase = state.phase
    if phase == codes.PHASE_PLACE:
        return Message.of(key, tray=slot_term(tray_to_fill(state)), left=sum(state.loose))
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
        suffix = frame_suffix(state)
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
