"""What a hand in phase VI brings beside the hands of others, and how a seat draws its hand in a playout.

A hand is a code as in `rules.codes` less `HAND_FIRST`: twice the deniers, 1 more for thumb down.
"""

from typing import Final

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.knowledge.values import (
    PRESTIGE,
    gain_by_step,
    harm_of_famine,
    value_of_colour,
    value_of_deniers,
)
from trajan_tutor.games.sylla.rules.codes import (
    CIVIC,
    COLOSSEUM,
    COLOURS,
    GRANARII,
    HAND_FIRST,
    HEALTH,
    LEISURE,
    MOVE_HAND_DOWN,
    MOVE_HAND_UP,
    PANTHEUM,
    SEATS,
    TEMPLUM,
    THERMAE,
)
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.rules.turn import apply

# Of so many seats one votes for the plebs, by the work; so they are drawn when somebody guesses.
_DOWN_OF: Final = 3


def votes_in(state: State, seat: int, hand: int) -> int:
    """Return the votes of a hand."""
    return senators(state, seat) + hand // 2


def gain_by_hand(state: State, seat: int, hands: list[int]) -> int:
    """Return what a seat gains at once by the hands of all, its place or the plebs' thanks, in hundredths."""
    figures = state.figures
    own = hands[seat]
    votes = votes_in(state, seat, own)
    if own % 2:
        return PRESTIGE * (votes // figures.plebs_votes)
    if state.work == TEMPLUM:
        many, for_many, some, for_some = figures.templum
        return PRESTIGE * (for_many if votes >= many else for_some if votes >= some else 0)
    if votes == 0 and figures.nobody_ranked_without_votes:
        return 0
    before = 0
    for other in range(state.seats):
        if other != seat and hands[other] % 2 == 0 and votes_in(state, other, hands[other]) > votes:
            before += 1
    places = figures.places[state.work]
    return PRESTIGE * places[before] if before < len(places) else 0


def steps_together(state: State, hands: list[int]) -> int:
    """Return how many steps the votes for the work bring together."""
    step = state.figures.steps[state.work]
    if step == 0:
        return 0
    together = 0
    for seat in range(state.seats):
        if hands[seat] % 2 == 0:
            together += votes_in(state, seat, hands[seat])
    return together // step


def gain_by_steps(state: State, seat: int, steps: int) -> int:
    """Return what the joint effect of a work brings a seat."""
    if steps == 0:
        return 0
    if state.work == GRANARII:
        return -harm_of_famine(state, seat, -steps)
    if state.work == PANTHEUM or state.work == TEMPLUM:
        return 0
    colour = HEALTH if state.work == THERMAE else LEISURE if state.work == COLOSSEUM else CIVIC
    return gain_by_step(state, seat, colour, steps)


def value_of_hand(state: State, seat: int, hands: list[int]) -> int:
    """Return what a seat gains by the hands of all, its deniers spent counted against it."""
    spent = value_of_deniers(state, seat, -(hands[seat] // 2))
    return gain_by_hand(state, seat, hands) + gain_by_steps(state, seat, steps_together(state, hands)) + spent


def guess_hand(state: State, seat: int, rng: Rng) -> int:
    """Return a hand that a seat may well choose: nothing, all that it has, or something between."""
    deniers = state.deniers[seat]
    kind = rng.below(4)
    if kind == 0:
        put = 0
    elif kind == 1:
        put = deniers
    else:
        put = rng.below(deniers + 1)
    return 2 * put + (1 if rng.below(_DOWN_OF) == 0 else 0)


def best_answer(state: State, seat: int, hands: list[int]) -> int:
    """Return the hand of a seat that is best beside those of the others; of equal ones the one with fewest deniers."""
    tried = hands[:]
    best = 0
    most = 0
    for put in range(state.deniers[seat] + 1):
        for thumb in range(2):
            tried[seat] = 2 * put + thumb
            value = value_of_hand(state, seat, tried)
            if (put == 0 and thumb == 0) or value > most:
                best = 2 * put + thumb
                most = value
    return best


def draw_hand(state: State, seat: int, rng: Rng) -> int:
    """Return the hand of a seat: the best answer to hands that others may well choose, drawn once.

    So a seat mixes as its doubts do, and what others have chosen in secret makes no difference.
    """
    hands: list[int] = [0] * SEATS
    for other in range(state.seats):
        if other != seat:
            hands[other] = guess_hand(state, other, rng)
    # Who guesses that others answer guesses as well does so for one of them.
    other = rng.below(state.seats)
    if other != seat:
        hands[seat] = guess_hand(state, seat, rng)
        hands[other] = best_answer(state, other, hands)
    return best_answer(state, seat, hands)


def move_of_hand(hand: int) -> int:
    """Return the move by which a hand is chosen."""
    return (MOVE_HAND_DOWN if hand % 2 else MOVE_HAND_UP) + hand // 2


def hand_of_move(move: int) -> int:
    """Return the hand that a move chooses."""
    return 2 * (move - MOVE_HAND_DOWN) + 1 if move >= MOVE_HAND_DOWN else 2 * (move - MOVE_HAND_UP)


def choices_of_all(state: State) -> list[list[int]]:
    """Return what every seat may put into its hand in phase VI, as moves."""
    choices: list[list[int]] = []
    for seat in range(state.seats):
        choices.append([move_of_hand(hand) for hand in range(2 * state.deniers[seat] + 2)])
    return choices


def values_when_open(state: State, hands: list[int]) -> list[int]:
    """Return what a state is worth to every seat when all have chosen these hands, in hundredths of prestige."""
    steps = steps_together(state, hands)
    values: list[int] = []
    for seat in range(state.seats):
        value = PRESTIGE * state.prestige[seat] + value_of_tokens(state, seat) + gain_by_hand(state, seat, hands)
        values.append(value + gain_by_steps(state, seat, steps) + value_of_deniers(state, seat, -(hands[seat] // 2)))
    return values


def value_of_tokens(state: State, seat: int) -> int:
    """Return what a seat's tokens are likely to bring, crises included."""
    total = 0
    for colour in range(COLOURS):
        total += value_of_colour(state, seat, colour, state.markers[colour])
    return total


def open_all(state: State, hands: list[int]) -> None:
    """Let all seats have these hands, in place; they are opened at once."""
    last = (state.consul + state.seats - 1) % state.seats
    for seat in range(state.seats):
        state.hands[seat] = HAND_FIRST + hands[seat]
    state.actor = last
    apply(state, move_of_hand(hands[last]))
