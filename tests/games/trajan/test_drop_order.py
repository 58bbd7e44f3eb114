"""What is said about the order of the drops, held against every order in which the markers can fall."""

import itertools

import pytest
from the_games import find_game, opened

from trajan_tutor.coach.turn_steps import random_turn
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.names import COLOURS
from trajan_tutor.games.trajan.rules.state import State

Circle = tuple[tuple[int, ...], ...]
Pair = tuple[int, int]
TURNS = 2
SEEDS = (*range(900, 906), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(906, 960)))


def circle_of(state: State, seat: int) -> Circle:
    """Return the colours that lie in each tray, with a marker for each."""
    rows = state.markers[seat * 36 : (seat + 1) * 36]
    return tuple(
        tuple(colour for colour in range(6) for _ in range(rows[tray * 6 + colour])) for tray in range(codes.TRAYS)
    )


def fallen(circle: Circle, start: int, colours: tuple[int, ...]) -> Circle:
    """Return a circle after the markers of a tray have fallen one by one, clockwise."""
    trays = [list(tray) for tray in circle]
    trays[start] = []
    for number, colour in enumerate(colours, start=1):
        trays[(start + number) % 6].append(colour)
    return tuple(tuple(sorted(tray)) for tray in trays)


def meets(tray: tuple[int, ...], pair: Pair) -> bool:
    """Return whether both colours of a tile lie in a tray."""
    return all(tray.count(colour) >= pair.count(colour) for colour in pair)


def earliest(circle: Circle, slot: int, pair: Pair, turn: int = 1) -> int:
    """Return by which turn a tile can be earned, by trying every sowing in every order."""
    if turn > TURNS:
        return TURNS + 1
    best = TURNS + 1
    for start, hand in enumerate(circle):
        for colours in set(itertools.permutations(hand)) if hand else ():
            after = fallen(circle, start, colours)
            if (start + len(hand)) % 6 == slot and meets(after[slot], pair):
                return turn
            best = min(best, earliest(after, slot, pair, turn + 1)) if turn < TURNS else best
    return best


def claims(seed: int) -> list[tuple[State, int, Message]]:
    """Return positions of a random game before a sowing of few markers, its tray, and what is said about the drops."""
    state = GAME.new_game(Setup(seats=2 + seed % 3, seed=seed))
    assert isinstance(state, State)
    rng = Rng(seed)
    found = []
    for _ in range(14):
        if GAME.is_over(state):
            break
        turn, after = random_turn(find_game("trajan"), opened(state), rng)
        better = GAME.better_order(state, turn)
        start = better[0] - codes.MOVE_SOW
        if state.phase == codes.PHASE_SOW and 2 <= state.tray_size[state.turn_seat * 6 + start] <= 4:
            ordered = GAME.ordered(state, better)
            few = max(state.tray_size[state.turn_seat * 6 : state.turn_seat * 6 + 6]) <= 4
            if ordered is not None and few:
                found.append((GAME.copy(state), start, ordered.message))
        state = after  # type: ignore[assignment]
    return found


def slot_of(term: object) -> int:
    """Return the slot of a term."""
    assert isinstance(term, Term)
    return int(term.key.rpartition("-")[2]) - 1


def drop_of(drop: object) -> tuple[int, int]:
    """Return the tray and the colour of a drop that is told."""
    assert isinstance(drop, Message)
    parts = dict(drop.parameters)
    colour = parts["colour"]
    assert isinstance(colour, Term)
    return slot_of(parts["tray"]), COLOURS.index(colour.key.rpartition("-")[2])


def holds(state: State, start: int, said: Message) -> bool:
    """Return whether what is said is so, order by order."""
    seat = state.turn_seat
    circle = circle_of(state, seat)
    orders = set(itertools.permutations(circle[start]))
    after = {order: fallen(circle, start, order) for order in orders}
    target = (start + len(circle[start])) % 6
    about = dict(said.parameters)
    tiles = {slot: tile for slot in range(6) if (tile := state.slots[seat * 6 + slot])}

    def when(order: tuple[int, ...], slot: int) -> int:
        pair = (state.figures.tile_first[tiles[slot]], state.figures.tile_second[tiles[slot]])
        if slot == target and meets(after[order][slot], pair):
            return 0
        return earliest(after[order], slot, pair)

    if said.key == "trajan-order-any":
        return all(len({when(order, slot) for order in orders}) == 1 for slot in tiles)
    slot, turns = slot_of(about["slot"]), int(str(about["turns"]))
    if slot not in tiles:  # a tile that this turn takes
        return True
    earning = {order for order in orders if when(order, slot) <= turns}
    if said.key == "trajan-order-some":
        return 0 < len(earning) < len(orders)
    told = about["drops"]
    assert isinstance(told, tuple)
    drops = [drop_of(drop) for drop in told]
    having = {
        order
        for order in orders
        if all(
            ((tray, colour) in [((start + n) % 6, one) for n, one in enumerate(order, start=1)])
            for tray, colour in drops
        )
    }
    return earning == having


@pytest.mark.parametrize(
    "seed", [*range(900, 906), *(pytest.param(n, marks=pytest.mark.long) for n in range(906, 960))]
)
def test_what_is_said_about_the_order_holds_for_every_order(seed: int) -> None:
    """That a tile hangs on some drops, that some orders earn it, or that none of them matters."""
    for state, start, said in claims(seed):
        assert holds(state, start, said), (said, circle_of(state, state.turn_seat), start)


def test_there_are_claims_of_each_kind() -> None:
    """The positions above say all three things."""
    said = [message.key for seed in range(900, 930) for _, _, message in claims(seed)]
    assert {"trajan-order-any", "trajan-order-some", "trajan-order-only"} <= set(said)
