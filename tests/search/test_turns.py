"""Whole turns: each outcome once, and none that is missing."""

import pytest
from games.trajan.random_games import TRAJAN, after_turns, before_quarter_end, begun
from the_games import TOY, AnyGame, AnyState

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.turns import digest, turn_outcomes


def by_brute_force(game: AnyGame, state: AnyState) -> set[object]:
    """Return the keys of all states that the turn can lead to, by trying every order of everything."""
    found: set[object] = set()
    for move in game.legal(state):
        after = game.copy(state)
        game.apply(after, move)
        found |= {game.key(after)} if game.may_evaluate(after) else by_brute_force(game, after)
    return found


def agree(game: AnyGame, state: AnyState) -> int:
    """Compare the outcomes with brute force; return how many there are."""
    before = game.key(state)
    keys = [game.key(after) for after in turn_outcomes(game, state)]
    assert len(set(keys)) == len(keys)
    assert set(keys) == by_brute_force(game, state)
    assert game.key(state) == before
    return len(keys)


@pytest.mark.parametrize("seed", range(10))
def test_turns_of_the_toy_agree_with_brute_force(seed: int) -> None:
    """Through a whole game: turns, the market, the end."""
    state = TOY.new_game(Setup(seats=3, seed=seed))
    rng = Rng(seed)
    while not TOY.is_over(state):
        if TOY.may_evaluate(state):
            assert agree(TOY, state) > 1
        TOY.apply(state, state.choices[rng.below(len(state.choices))])


@pytest.mark.parametrize(("seats", "seed", "turns"), [(2, 1, 0), (2, 2, 3), (3, 3, 0), (4, 4, 2)])
def test_turns_of_trajan_agree_with_brute_force(seats: int, seed: int, turns: int) -> None:
    """Early turns, in which trays are small and every order can be tried."""
    state = after_turns(begun(seats, seed), seed, turns)
    assert agree(TRAJAN, state) > 20


def test_the_end_of_a_quarter_agrees_with_brute_force() -> None:
    """Payments of all seats and the consul's choice."""
    for seed in range(3):
        assert agree(TRAJAN, before_quarter_end(begun(2, seed), seed)) >= 1


def test_a_turn_in_progress_can_be_finished() -> None:
    """Outcomes from the middle of a turn are among those of the whole turn."""
    state = begun(2, 5)
    whole = {TRAJAN.key(after) for after in turn_outcomes(TRAJAN, state)}
    TRAJAN.apply(state, TRAJAN.legal(state)[0])
    rest = {TRAJAN.key(after) for after in turn_outcomes(TRAJAN, state)}
    assert rest < whole


def test_equal_states_have_equal_digests_only() -> None:
    """And the digest does not depend on how often a value is shared in memory."""
    state = begun(2, 5)
    assert digest(TRAJAN, state) == digest(TRAJAN, state.copy())
    digests = {digest(TRAJAN, after) for after in turn_outcomes(TRAJAN, state)}
    assert len(digests) == len(list(turn_outcomes(TRAJAN, state)))
