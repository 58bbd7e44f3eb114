"""The loops of a game's own choose exactly as the plain loop of the search does."""

import pytest
from the_games import CAESAR, TRAJAN, AnyGame

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import best_part_of, playouts_of
from trajan_tutor.search.sampling import plain_best_part

OPTIONS = {"caesar": (("modules", "centurions,poison"),), "trajan": ()}
TRIES = 6


@pytest.mark.both_builds
@pytest.mark.parametrize(("game", "seats"), [(TRAJAN, 2), (TRAJAN, 4), (CAESAR, 2)])
@pytest.mark.parametrize("quick", [True, False])
def test_a_loop_of_the_game_chooses_as_the_plain_one(game: AnyGame, seats: int, quick: bool) -> None:
    """In every third decision of some games, the middle of turns included; where it does not choose, it says so."""
    chosen = left_open = 0
    for seed in range(3):
        state = game.new_game(Setup(seats=seats, seed=seed, quick=quick, options=OPTIONS[game.name]))
        rng = Rng(seed)
        number = 0
        while not game.is_over(state):
            choices = game.legal(state)
            if len(choices) > 1 and number % 3 == 0:
                before = game.key(state)
                own = best_part_of(game, state, 100 * number, TRIES)
                assert game.key(state) == before
                if own is None:
                    left_open += 1
                else:
                    chosen += 1
                    assert game.key(own) == game.key(plain_best_part(game, state, 100 * number, TRIES))
            number += 1
            game.apply(state, choices[rng.below(len(choices))])
    assert chosen > 40
    assert left_open or game is CAESAR or quick


@pytest.mark.parametrize("game", [TRAJAN, CAESAR])
def test_a_try_draws_from_a_stream_of_its_own(game: AnyGame) -> None:
    """So one try is what `finish_part` draws from that stream."""
    state = game.new_game(Setup(seats=2, seed=5))
    drawn = game.copy(state)
    playouts_of(game).finish_part(drawn, Rng(7))
    own = best_part_of(game, state, 7, 1)
    assert own is not None
    assert game.key(own) == game.key(drawn)
