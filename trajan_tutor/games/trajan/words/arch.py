"""The move of the Trajan action: a new Trajan tile from a stack."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.arch import stack_rule, take_trajan_tile
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.action_move import ActionMove
from trajan_tutor.games.trajan.words.looks import in_area
from trajan_tutor.games.trajan.words.terms import kind_term, slot_term, stack_term, trajan_tile_parameters


def describe_stack(state: State, stack: int, slot: int, key: str) -> Message:
    """Return the taking of the top Trajan tile of a stack: what it is and which slot it goes to."""
    size = state.stack_size[stack]
    if size == 0 or slot == codes.ARCH_CENTRE:
        return Message.of("trajan-move-stack-unknown", stack=stack_term(stack))
    tile = state.stacks[stack][size - 1]
    return Message.of(key, slot=slot_term(slot), **trajan_tile_parameters(state.figures, tile))


def look_of_stack(state: State, stack: int, leads: str, **more: object) -> ChoiceLook:
    """Return the taking of the top Trajan tile of a stack in few words."""
    tile = state.stacks[stack][state.stack_size[stack] - 1]
    kind = state.figures.tile_kind[tile]
    about = {**trajan_tile_parameters(state.figures, tile), **more}
    name = Message.of("trajan-choice-kind", kind=kind_term(kind))
    symbol = f"kind-{names.TRAJAN_KINDS[kind]}"
    return in_area(codes.ARCH, name, Message.of(leads, **about), symbol=symbol, group=name if more else None)


MOVES = (
    ActionMove(
        name="stack",
        first=codes.MOVE_STACK,
        texts=worded("stack", names.STACKS),
        action=codes.ARCH,
        meant={"stack": names.STACKS},
        says=lambda state, stack: describe_stack(state, stack, state.arch[state.turn_seat], "trajan-move-stack"),
        look=lambda state, stack: look_of_stack(state, stack, "trajan-choice-stack"),
        rule=lambda state, stack: stack_rule(state, state.turn_seat, stack),
        about=lambda _, stack: {"stack": stack_term(stack)},
        perform=lambda state, stack: take_trajan_tile(state, state.turn_seat, stack),
    ),
)
