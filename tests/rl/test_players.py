"""OpenSpiel's search as a player of the ladder: it sees an observation only, and keeps to its budget."""

from typing import Any

import pytest
from the_games import CAESAR, TRAJAN, AnyGame, AnyState

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.rl.players import information_sets
from trajan_tutor.search.budget import Budget
from trajan_tutor.search.planner import Planner
from trajan_tutor.search.tournament import Pairing, play_pairing, player

NAME = "trajan_tutor.rl.players:information_sets"


def begun(game: AnyGame, seats: int = 2) -> AnyState:
    """Return a position some random turns into a game."""
    state = game.new_game(Setup(seats=seats, seed=2))
    for _ in range(4):
        game.finish_scope(state, Rng(3))
    return state


@pytest.mark.parametrize(("game", "seats"), [(TRAJAN, 2), (TRAJAN, 3), (CAESAR, 2)])
def test_it_chooses_a_legal_move_that_does_not_depend_on_what_is_hidden(game: AnyGame, seats: int) -> None:
    """The same seed and number of simulations choose the same move in every deal that looks alike."""
    state = begun(game, seats)
    seen: Any = game.observe(state, game.current_seat(state))
    (move,) = information_sets(game, seen, 5, Budget(samples=12))
    assert move in game.legal(state)
    for seed in range(2):
        dealt = game.determinize(seen, seed)
        assert information_sets(game, game.observe(dealt, seen.seat), 5, Budget(samples=12)) == (move,)


def test_a_budget_of_seconds_ends_it() -> None:
    """With a simulation at least, however short it is."""
    state = begun(TRAJAN)
    seen = TRAJAN.observe(state, TRAJAN.current_seat(state))
    assert information_sets(TRAJAN, seen, 5, Budget(seconds=1e-9))[0] in TRAJAN.legal(state)


def test_it_sits_down_at_the_ladder_by_its_name() -> None:
    """With a budget, as the other ways to look ahead."""
    seated = getattr(player(f"{NAME}@9"), "__self__", None)
    assert isinstance(seated, Planner)
    assert seated.find is information_sets
    played = play_pairing(CAESAR, (f"{NAME}@3", "random"), Pairing(1, (0, 1)))
    assert sum(played.scores) > 0
