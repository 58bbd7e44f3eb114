"""The loop of Trajan's own chooses as the plain loop of the search does; that of Caesar! chooses better placements."""

import pytest
from the_games import CAESAR, TRAJAN

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import best_part_of, best_scope_of, playouts_of
from trajan_tutor.search.sampling import plain_best_part, plain_best_scope

TRIES = 6


@pytest.mark.both_builds
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("quick", [True, False])
def test_a_loop_of_the_game_chooses_as_the_plain_one(seats: int, quick: bool) -> None:
    """In every third decision of some games, the middle of turns, setups and ends of quarters included."""
    chosen = 0
    for seed in range(3):
        state = TRAJAN.new_game(Setup(seats=seats, seed=seed, quick=quick))
        rng = Rng(seed)
        number = 0
        while not TRAJAN.is_over(state):
            choices = TRAJAN.legal(state)
            if len(choices) > 1 and number % 3 == 0:
                before = TRAJAN.key(state)
                own = best_part_of(TRAJAN, state, 100 * number, TRIES)
                assert own is not None
                assert TRAJAN.key(state) == before
                chosen += 1
                assert TRAJAN.key(own) == TRAJAN.key(plain_best_part(TRAJAN, state, 100 * number, TRIES))
            number += 1
            TRAJAN.apply(state, choices[rng.below(len(choices))])
    assert chosen > 40


@pytest.mark.both_builds
@pytest.mark.parametrize("name", ["trajan", "caesar"])
def test_a_scope_is_chosen_part_by_part(name: str) -> None:
    """As the loop of the search does; at the ends of quarters others answer, and choose for themselves."""
    game = {"trajan": TRAJAN, "caesar": CAESAR}[name]
    answered = 0
    for seed in range(3):
        state = game.new_game(Setup(seats=2, seed=seed))
        rng = Rng(seed)
        while not game.is_over(state):
            seat, streams = game.current_seat(state), rng.below(1 << 20)
            before = game.key(state)
            whole = best_scope_of(game, state, streams, TRIES)
            assert whole is not None
            assert game.key(state) == before
            assert game.key(whole) == game.key(plain_best_scope(game, state, streams, TRIES))
            part = best_part_of(game, state, streams, TRIES)
            assert part is not None
            answered += not game.may_evaluate(part) and game.current_seat(part) != seat
            state = part
    assert answered > 5


def test_a_try_draws_from_a_stream_of_its_own() -> None:
    """So one try is what `finish_part` draws from that stream."""
    state = TRAJAN.new_game(Setup(seats=2, seed=5))
    drawn = TRAJAN.copy(state)
    playouts_of(TRAJAN).finish_part(drawn, Rng(7))
    own = best_part_of(TRAJAN, state, 7, 1)
    assert own is not None
    assert TRAJAN.key(own) == TRAJAN.key(drawn)


@pytest.mark.both_builds
def test_few_choices_that_others_answer_are_weighed_as_in_the_plain_loop() -> None:
    """In Caesar! these are markers on borders above all, after which the other side may put down its own."""
    answered = 0
    for seed in range(6):
        state = CAESAR.new_game(Setup(seats=2, seed=seed, options=(("modules", "centurions,poison,checkpoints"),)))
        rng = Rng(seed)
        number = 0
        while not CAESAR.is_over(state):
            choices = CAESAR.legal(state)
            drawn = CAESAR.copy(state)
            playouts_of(CAESAR).finish_part(drawn, Rng(100 * number))
            is_within_a_turn = not CAESAR.may_evaluate(state)
            if is_within_a_turn and 1 < len(choices) <= TRIES and not CAESAR.may_evaluate(drawn):
                answered += 1
                before = CAESAR.key(state)
                own = best_part_of(CAESAR, state, 100 * number, TRIES)
                assert own is not None
                assert CAESAR.key(state) == before
                assert CAESAR.key(own) == CAESAR.key(plain_best_part(CAESAR, state, 100 * number, TRIES))
            number += 1
            CAESAR.apply(state, choices[rng.below(len(choices))])
    assert answered > 20


def played(seed: int, first_is_plain: bool) -> int:
    """Return the winner of a game of Caesar! in which one side draws its turns, the other takes the most promising."""
    state = CAESAR.new_game(Setup(seats=2, seed=seed))
    rng = Rng(seed)
    while not CAESAR.is_over(state):
        seat, streams = CAESAR.current_seat(state), rng.below(1 << 20)
        own = None if (seat == 0) is first_is_plain else best_part_of(CAESAR, state, streams, 8)
        state = plain_best_part(CAESAR, state, streams, 8) if own is None else own
    (winner,) = CAESAR.winners(state)
    return int(winner)


@pytest.mark.both_builds
def test_the_most_promising_placements_beat_drawn_ones() -> None:
    """In five deals with both seatings; of 200 games they won 198."""
    games = [(seed, first_is_plain) for seed in range(5) for first_is_plain in (True, False)]
    won = sum(played(seed, first_is_plain) == int(first_is_plain) for seed, first_is_plain in games)
    assert won >= 8
