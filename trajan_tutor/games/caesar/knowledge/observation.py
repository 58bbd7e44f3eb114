"""What a seat may know, and dealing the rest anew.

Both see the board, all counts, and the row of Crassus. A side sees its own supply; of the other's it sees how many
tokens there are, and those Centurion tokens in it that were taken in sight (C33). Which pieces are still hidden is
known by elimination, their order is not: an observed state keeps hidden piles as sorted lists, and a bag together with
the hidden tokens of the supply. A token placed face down was shown (C32), and so was one that Poison returned.
"""

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.placing import can_place
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.supply import put_in_supply
from trajan_tutor.games.caesar.rules.turn import choices_of


def mask(state: State, seat: int) -> State:
    """Return a copy of a state in which everything is hidden that a seat may not know (-1: a spectator)."""
    seen = state.copy()
    seen.seed = 0
    for side in range(codes.SIDES):
        if side != seat and side != state.crassus:
            hide_supply(seen, side)
        seen.bag[side].sort()
    seen.bank = sorted(seen.bank)
    seen.deck = sorted(seen.deck)
    seen.pile = sorted(seen.pile)
    if state.actor != seat:
        seen.choices = []
    return seen


def hide_supply(seen: State, side: int) -> None:
    """Put the tokens of a supply that the other side has not seen back among those of its bag."""
    visible: list[int] = []
    seen.unknown = seen.unknown[:]
    for token in seen.supply[side]:
        if is_known(seen, side, token):
            visible.append(token)
        else:
            seen.bag[side].append(token)
            seen.unknown[side] += 1
    seen.supply[side] = visible


def mix(items: list[int], rng: Rng) -> None:
    """Shuffle a list in place."""
    index = len(items) - 1
    while index > 0:
        other = rng.below(index + 1)
        last = items[index]
        items[index] = items[other]
        items[other] = last
        index -= 1


def deal_anew(seen: State, seed: int) -> State:
    """Return a full state that fits an observed one, with hidden things dealt by the seed."""
    rng = Rng(seed)
    state = seen.copy()
    for side in range(codes.SIDES):
        bag = state.bag[side]
        mix(bag, rng)
        for _ in range(state.unknown[side]):
            put_in_supply(state.supply[side], bag.pop())
    state.unknown = [0] * codes.SIDES
    let_place(state)
    state.bank = seen.bank[:]
    mix(state.bank, rng)
    state.deck = seen.deck[:]
    mix(state.deck, rng)
    state.pile = seen.pile[:]
    mix(state.pile, rng)
    state.seed = rng.below(1 << 28) * (1 << 24) + rng.below(1 << 24)
    state.choices = choices_of(state)
    return state


def let_place(state: State) -> None:
    """Exchange a token when the side to place was dealt none that fits: that its turn began shows that it has one."""
    side = state.turn_side
    if state.phase != codes.PHASE_TURN or can_place(state, side):
        return
    supply = state.supply[side]
    bag = state.bag[side]
    exchanged = -1
    for token in supply:
        if not is_known(state, side, token):
            exchanged = token
    if exchanged < 0:
        return
    supply.remove(exchanged)
    for index in range(len(bag)):
        put_in_supply(supply, bag[index])
        if can_place(state, side):
            bag[index] = exchanged
            return
        supply.remove(bag[index])
    put_in_supply(supply, exchanged)


def is_known(state: State, side: int, token: int) -> bool:
    """Return whether a token of a supply is a Centurion token that was taken in sight."""
    for kind in range(codes.CENTURION_KINDS):
        if state.known[side] >> kind & 1 and state.figures.centurion_tokens[kind] == token:
            return True
    return False
