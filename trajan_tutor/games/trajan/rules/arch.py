"""The Trajan action: a new Trajan tile for the slot under the arch."""

from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State, record
from trajan_tutor.games.trajan.rules.tiles import next_free_slot


def stack_rule(state: State, seat: int, stack: int) -> int:
    """Return 0 when the top tile of a stack may be taken, else the rule that forbids it (R17)."""
    if state.arch[seat] == codes.ARCH_CENTRE:
        return codes.RULE_ARCH_FULL
    if state.stack_size[stack] == 0:
        return codes.RULE_ARCH_STACK_EMPTY
    return codes.RULE_NONE


def arch_choices(state: State, seat: int) -> list[int]:
    """Return a move for every stack that `stack_rule` allows."""
    if state.arch[seat] == codes.ARCH_CENTRE:
        return []
    size = state.stack_size
    return [codes.MOVE_STACK + stack for stack in range(codes.STACKS) if size[stack]]


def take_from_stack(state: State, stack: int) -> int:
    """Take the top tile of a stack; the next one is seen by all."""
    state.stack_size = state.stack_size[:]
    state.stack_size[stack] -= 1
    remaining = state.stack_size[stack]
    tile = state.stacks[stack][remaining]
    if remaining and state.recorder is not None:
        record(
            state,
            codes.EVENT_REVEALED_TRAJAN,
            codes.RULE_ARCH_STACK,
            state.actor,
            stack,
            state.stacks[stack][remaining - 1],
        )
    return tile


def take_trajan_tile(state: State, seat: int, stack: int) -> None:
    """Put the top tile of a stack on the arch's slot; the arch moves on (trajan.arch.stack, trajan.arch.moves)."""
    slot = state.arch[seat]
    tile = take_from_stack(state, stack)
    state.slots = state.slots[:]
    state.slots[seat * codes.TRAYS + slot] = tile
    record(state, codes.EVENT_TRAJAN_TILE, codes.RULE_ARCH_STACK, seat, slot, tile)
    state.arch = state.arch[:]
    state.arch[seat] = next_free_slot(state, seat, slot)
    record(state, codes.EVENT_ARCH_MOVED, codes.RULE_ARCH_MOVES, seat, state.arch[seat], 0)
    state.phase = codes.PHASE_AFTER_ACTION
