"""What a seat may know, and dealing the rest anew.

All lies open but the piles and what others have chosen in secret, tokens among it where that reading was chosen; a
board may cover what others have behind their screens, which whoever counts knows all the same (S23). Which pieces a
pile holds is known by elimination, their order is not: an observed state keeps hidden piles as sorted lists. The stack
of buildings shows its backs, so each of its three parts is sorted by itself; the characters of earlier rows under the
deck were seen by all (S27), and in phase VI the next great work lies open.
"""

from typing import Final

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.knowledge.hands import draw_hand
from trajan_tutor.games.sylla.knowledge.values import gain_by_token, value_of_card
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.state import State, tokens_left
from trajan_tutor.games.sylla.rules.turn import choices_of

_BACKS = 3
# Others choose by values of their own, which differ from ours by as much, in hundredths of prestige.
_DOUBT: Final = 600


def mask(state: State, seat: int) -> State:
    """Return a copy of a state in which everything is hidden that a seat may not know (-1: a spectator)."""
    seen = state.copy()
    seen.seed = 0
    for first, end in parts_of_stack(state):
        seen.building_pile[first:end] = sorted(seen.building_pile[first:end])
    known = state.known
    seen.character_pile = seen.character_pile[:known] + sorted(seen.character_pile[known:])
    seen.event_pile.sort()
    hidden = hidden_works(state)
    seen.work_pile = sorted(seen.work_pile[:hidden]) + seen.work_pile[hidden:]
    for other in range(state.seats):
        if other == seat:
            continue
        for place in range(other * codes.CARDS, (other + 1) * codes.CARDS):
            seen.unknown[other] += seen.chosen[place]
            seen.chosen[place] = 0
        if seen.hands[other] >= codes.HAND_FIRST:
            seen.hands[other] = codes.HAND_HIDDEN
    hide_tokens(seen, seat)
    seen.viewer = seat
    if state.actor != seat:
        seen.choices = []
    return seen


def hide_tokens(seen: State, seat: int) -> None:
    """Hide which tokens others have taken in secret, also where a colour has run out (S23)."""
    for other in range(seen.seats):
        if other == seat:
            continue
        for place in range(other * codes.COLOURS, (other + 1) * codes.COLOURS):
            seen.unseen[other] += seen.veiled[place]
            seen.tokens[place] -= seen.veiled[place]
            seen.veiled[place] = 0


def hides_deniers(seen: State, seat: int) -> bool:
    """Return whether a view covers the deniers of a seat: those of others, while screens stand (S23)."""
    if not seen.figures.amounts_covered or seen.viewer == codes.EVERYBODY or seen.phase == codes.PHASE_OVER:
        return False
    return seen.viewer != seat


def hides_tokens(seen: State, seat: int, colour: int) -> bool:
    """Return whether a view covers the tokens of a seat: a crisis shows them until the new consul has his (S23)."""
    after_crisis = seen.round > 1 and seen.phase in (codes.PHASE_ELECTION, codes.PHASE_CONSUL)
    return hides_deniers(seen, seat) and not (after_crisis and seen.markers[colour] == codes.CRISIS)


def hides_supply(seen: State, colour: int) -> bool:
    """Return whether a view covers how many tokens are left: from them those behind screens could be read off (S23)."""
    return any(hides_tokens(seen, seat, colour) for seat in range(seen.seats))


def parts_of_stack(state: State) -> list[tuple[int, int]]:
    """Return the parts of the stack of buildings by their backs, C at the bottom, as far as they are left."""
    parts: list[tuple[int, int]] = []
    size = len(state.building_pile)
    first = 0
    for back in range(_BACKS - 1, -1, -1):
        end = first + len(state.figures.buildings_by_back[back])
        if end > size or back == 0:
            end = size
        parts.append((first, end))
        first = end
    return parts


def hidden_works(state: State) -> int:
    """Return how many works of the pile nobody has seen: in phase VI the next one lies open."""
    size = len(state.work_pile)
    return size - 1 if state.phase == codes.PHASE_HAND and size else size


def mix(items: list[int], first: int, end: int, rng: Rng) -> None:
    """Shuffle a part of a list in place."""
    index = end - 1
    while index > first:
        other = first + rng.below(index - first + 1)
        last = items[index]
        items[index] = items[other]
        items[other] = last
        index -= 1


def deal_anew(seen: State, seed: int) -> State:
    """Return a full state that fits an observed one, with hidden things dealt by the seed."""
    rng = Rng(seed)
    state = seen.copy()
    for first, end in parts_of_stack(state):
        mix(state.building_pile, first, end, rng)
    mix(state.character_pile, state.known, len(state.character_pile), rng)
    mix(state.event_pile, 0, len(state.event_pile), rng)
    mix(state.work_pile, 0, hidden_works(state), rng)
    state.viewer = codes.EVERYBODY
    deal_spent_tokens(state, rng)
    for seat in range(state.seats):
        choose_for(state, seat, rng)
        deal_tokens(state, seat, rng)
        if state.hands[seat] == codes.HAND_HIDDEN:
            state.hands[seat] = codes.HAND_FIRST + draw_hand(state, seat, rng)
    state.seed = rng.below(1 << 28) * (1 << 24) + rng.below(1 << 24)
    state.choices = choices_of(state)
    return state


def deal_spent_tokens(state: State, rng: Rng) -> None:
    """Deal all that is left of the colours of which whoever observes can take none now: others hold them in secret."""
    if not state.choices or state.choices[0] < codes.MOVE_TOKEN or state.choices[0] > codes.MOVE_NO_TOKEN:
        return
    for colour in range(codes.COLOURS):
        if codes.MOVE_TOKEN + colour in state.choices:
            continue
        while tokens_left(state, colour):
            holders = [seat for seat in range(state.seats) if state.unseen[seat]]
            give_secret_token(state, holders[rng.below(len(holders))], colour)


def give_secret_token(state: State, seat: int, colour: int) -> None:
    """Let one of the tokens that a seat took in secret be of a colour."""
    state.tokens[seat * codes.COLOURS + colour] += 1
    state.veiled[seat * codes.COLOURS + colour] += 1
    state.unseen[seat] -= 1


def deal_tokens(state: State, seat: int, rng: Rng) -> None:
    """Deal the colours of tokens that a seat took in secret: those that bring more sooner; no colour runs out."""
    while state.unseen[seat]:
        best = codes.NONE
        most = 0
        for colour in range(codes.COLOURS):
            value = gain_by_token(state, seat, colour) + rng.below(_DOUBT)
            if tokens_left(state, colour) > 1 and (best == codes.NONE or value > most):
                best = colour
                most = value
        give_secret_token(state, seat, best)


def choose_for(state: State, seat: int, rng: Rng) -> None:
    """Choose hidden characters of a seat's set: any may be, those that are likely to bring more sooner."""
    if state.unknown[seat] == 0:
        return
    cards: list[int] = []
    for card in range(codes.CARDS):
        for _ in range(state.figures.card_set[card]):
            cards.append(card)
    mix(cards, 0, len(cards), rng)
    values = [value_of_card(state, card) + rng.below(_DOUBT) for card in cards]
    for _ in range(state.unknown[seat]):
        best = 0
        for index in range(len(cards)):
            if values[index] > values[best]:
                best = index
        state.chosen[seat * codes.CARDS + cards[best]] += 1
        values[best] = -1
    state.unknown[seat] = 0
