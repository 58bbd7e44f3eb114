"""The moves of the setup: markers in trays, goods cards, the first Trajan tiles."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, on_mat, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, names, setup
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import (
    colour_term,
    goods_name,
    goods_symbol,
    goods_term,
    in_area,
    pile_term,
    slot_term,
    stack_term,
)
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


MOVES: tuple[MoveKind[State], ...] = (
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
