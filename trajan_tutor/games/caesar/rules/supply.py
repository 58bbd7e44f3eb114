"""Supplies and bags: drawing, returning a token, taking a Centurion token."""

from trajan_tutor.engine.generator import SplitMix64
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.placing import leave_supply
from trajan_tutor.games.caesar.rules.state import State, record


def draw(state: State, side: int, rule: int) -> None:
    """Draw one token from the bag into the supply; from an empty bag nothing is drawn (C2)."""
    if not state.bag[side]:
        record(state, codes.EVENT_DREW_NOTHING, codes.RULE_DRAW_EMPTY, side, 0, 0)
        return
    token = state.bag[side].pop()
    put_in_supply(state.supply[side], token)
    record(state, codes.EVENT_DREW, rule, side, token, 0)


def put_in_supply(supply: list[int], token: int) -> None:
    """Add a token to a sorted supply."""
    index = len(supply)
    while index > 0 and supply[index - 1] > token:
        index -= 1
    supply.insert(index, token)


def take_centurion(state: State, side: int, kind: int) -> None:
    """Take one of a side's own Centurion tokens instead of drawing; both sides see which."""
    state.centurions = state.centurions[:]
    state.centurions[side] &= ~(1 << kind)
    state.known = state.known[:]
    state.known[side] |= 1 << kind
    token = state.figures.centurion_tokens[kind]
    put_in_supply(state.supply[side], token)
    record(state, codes.EVENT_CENTURION, codes.RULE_CENTURIONS_TAKE, side, token, 0)


def return_random_token(state: State, side: int) -> None:
    """Put a random token of a supply that is not empty back into its bag, which is shuffled (rule poison.return).

    The supply stays one smaller; the row of Crassus has no limit (C17, C20).
    """
    chance = SplitMix64(state.seed)
    index = chance.below(len(state.supply[side]))
    token = state.supply[side][index]
    if side == state.crassus:
        state.supply[side].pop(index)
    else:
        leave_supply(state, side, token)
        state.limit = state.limit[:]
        state.limit[side] -= 1
    state.bag[side].append(token)
    record(state, codes.EVENT_RETURNED, codes.RULE_POISON_RETURN, side, token, state.limit[side])
    chance.shuffle(state.bag[side])
    state.seed = chance.seed


def centurions_left(state: State, side: int) -> list[int]:
    """Return the kinds of Centurion tokens that a side may still take."""
    kinds = []
    for kind in range(codes.CENTURION_KINDS):
        if state.centurions[side] >> kind & 1:
            kinds.append(kind)
    return kinds
