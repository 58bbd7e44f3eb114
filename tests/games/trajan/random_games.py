"""Random games of Trajan for tests, and ways to walk through them."""

from collections.abc import Iterator

from the_games import AnyGame, find_game

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.rules.state import State

TRAJAN: AnyGame = find_game("trajan")


def begun(seats: int, seed: int, *, quick: bool = True, options: tuple[tuple[str, object], ...] = ()) -> State:
    """Return the first state of a game."""
    state: State = TRAJAN.new_game(Setup(seats, seed, options, quick))
    return state


def random_move(state: State, rng: Rng) -> int:
    """Return a legal move, each as likely."""
    choices: list[int] = TRAJAN.legal(state)
    return choices[rng.below(len(choices))]


def walk(state: State, seed: int, every: int = 1) -> Iterator[State]:
    """Play random moves to the end in place; yield the state before every so many of them."""
    rng = Rng(seed)
    number = 0
    while not TRAJAN.is_over(state):
        if number % every == 0:
            yield state
        TRAJAN.apply(state, random_move(state, rng))
        number += 1


def after_moves(state: State, seed: int, moves: int) -> State:
    """Return the state after so many random moves, or at the end if that comes first."""
    rng = Rng(seed)
    for _ in range(moves):
        if TRAJAN.is_over(state):
            break
        TRAJAN.apply(state, random_move(state, rng))
    return state


def after_turns(state: State, seed: int, turns: int) -> State:
    """Return the state at the start of the turn that follows after so many random turns."""
    rng = Rng(seed)
    last = TRAJAN.begun(state) + turns
    while TRAJAN.begun(state) < last or not TRAJAN.may_evaluate(state) or TRAJAN.is_closing(state):
        TRAJAN.apply(state, random_move(state, rng))
    return state


def before_quarter_end(state: State, seed: int) -> State:
    """Return the state that stands before the next end of a quarter."""
    rng = Rng(seed)
    while not TRAJAN.is_closing(state):
        TRAJAN.apply(state, random_move(state, rng))
    return state
