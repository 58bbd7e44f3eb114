"""What a seat may know, and dealing the rest anew.

A seat sees the board, all mats, its own hand, and of other hands the cards that were taken face up. It also knows which
pieces are still hidden, since everything that left the game left it in sight; it does not know their order. An observed
state therefore keeps hidden piles as sorted lists, the goods deck together with the hidden cards of other hands, and
the demand tiles together with those that were removed unseen at the start.
"""

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.turn import choices_of


def mask(state: State, seat: int) -> State:
    """Return a copy of a state in which everything is hidden that a seat may not know (-1: a spectator)."""
    seen = state.copy()
    seen.seed = 0
    hidden_cards = hide_hands(seen, seat)
    seen.goods = sorted(state.goods[: state.goods_left] + hidden_cards)
    seen.forum_pile = sorted(state.forum_pile[: state.forum_left])
    seen.extra_pile = sorted(state.extra_pile[: state.extra_left])
    seen.demand_pile = sorted(state.demand_pile[: state.demands_left] + state.aside)
    seen.aside = []
    seen.bonus_pile = sorted(state.bonus_pile[: state.bonus_left])
    seen.stacks = [hide_stack(state.stacks[stack], state.stack_size[stack]) for stack in range(codes.STACKS)]
    if state.actor != seat:
        seen.choices = []
    return seen


def hide_hands(seen: State, seat: int) -> list[int]:
    """Hide the cards of other hands that not all have seen; return them."""
    hidden: list[int] = []
    seen.unknown = seen.unknown[:]
    seen.hand = seen.hand[:]
    for other in range(seen.seats):
        if other == seat:
            continue
        for kind in range(codes.GOODS):
            index = other * codes.GOODS + kind
            unseen = seen.hand[index] - seen.known[index]
            seen.hand[index] = seen.known[index]
            seen.unknown[other] += unseen
            for _ in range(unseen):
                hidden.append(kind)
    return hidden


def hide_stack(stack: list[int], size: int) -> list[int]:
    """Return a stack of which only the top tile shows; before the stacks are shown (size 0) all of it is hidden."""
    if size == 0:
        return sorted(stack)
    return [*sorted(stack[: size - 1]), stack[size - 1]]


def mix(items: list[int], number: int, rng: Rng) -> None:
    """Shuffle the first so many entries of a list in place."""
    index = number - 1
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
    deal_goods(state, rng)
    state.forum_pile = seen.forum_pile[:]
    mix(state.forum_pile, state.forum_left, rng)
    state.extra_pile = seen.extra_pile[:]
    mix(state.extra_pile, state.extra_left, rng)
    state.bonus_pile = seen.bonus_pile[:]
    mix(state.bonus_pile, state.bonus_left, rng)
    demands = seen.demand_pile[:]
    mix(demands, len(demands), rng)
    state.demand_pile = demands[: state.demands_left]
    state.aside = demands[state.demands_left :]
    state.stacks = [stack[:] for stack in seen.stacks]
    for stack in range(codes.STACKS):
        size = state.stack_size[stack]
        mix(state.stacks[stack], size - 1 if size else len(state.stacks[stack]), rng)
    state.seed = rng.below(1 << 28) * (1 << 24) + rng.below(1 << 24)
    state.choices = choices_of(state)
    return state


def deal_goods(state: State, rng: Rng) -> None:
    """Deal the hidden cards to the hands that miss them; the rest is the deck."""
    cards = state.goods[:]
    mix(cards, len(cards), rng)
    state.hand = state.hand[:]
    for seat in range(state.seats):
        for _ in range(state.unknown[seat]):
            state.hand[seat * codes.GOODS + cards.pop()] += 1
    state.unknown = [0] * state.seats
    state.goods = cards
