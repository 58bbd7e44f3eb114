"""Bots: they choose legal moves, repeat by their seed, and know only what their seat may know."""

import itertools
from typing import Any

import pytest
from games.trajan.random_games import TRAJAN, after_moves, begun, walk
from the_games import TOY, AnyGame, AnyState

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.bots import bot_names, choose_greedily, choose_randomly, find_bot
from trajan_tutor.search.turns import turn_outcomes

# The stronger levels do the same as `club`, and take their time.
SLOW = ("strong", "strongest")
# What `strongest` thinks about takes minutes a test; in `make test-long` it is asked whether it sees what is hidden.
BEFORE_RELEASE = [pytest.mark.long, pytest.mark.before_release]
MARKS: dict[str, list[pytest.MarkDecorator]] = {"strong": [pytest.mark.long], "strongest": BEFORE_RELEASE}
BOTS = [pytest.param(bot, marks=MARKS.get(bot, [])) for bot in bot_names()]


def marks_of_toy(bot: str, seats: int, seed: int) -> list[pytest.MarkDecorator]:
    """Return how a game of the toy is marked: one of a bot that searches much takes a minute, of three of them four."""
    if bot in SLOW and (seed or seats > 2):
        return BEFORE_RELEASE
    return [pytest.mark.long] if bot == "club" and seed else MARKS.get(bot, [])


# Bot, number of seats and seed.
TOY_GAMES = [
    pytest.param(bot, seats, seed, marks=marks_of_toy(bot, seats, seed))
    for bot, seats, seed in itertools.product(bot_names(), (2, 3), range(5))
]


def chosen(game: AnyGame, state: AnyState, bot: str, seed: int) -> int:
    """Return what a bot chooses for the seat to act."""
    return find_bot(bot).choose(game, game.observe(state, game.current_seat(state)), Rng(seed))


def played(game: AnyGame, state: AnyState, bots: list[str], seed: int) -> AnyState:
    """Return the end of a game between bots."""
    rng = Rng(seed)
    while not game.is_over(state):
        seat = game.current_seat(state)
        game.apply(state, find_bot(bots[seat]).choose(game, game.observe(state, seat), rng))
    return state


def test_bots_are_found_by_name() -> None:
    """The message names those that there are."""
    assert bot_names() == ("club", "beginner", "strong", "strongest", "greedy", "random")
    assert find_bot("random").seated() is choose_randomly
    with pytest.raises(
        MisusedError, match="engine-bot-unknown bot=clever known=club, beginner, strong, strongest, greedy, random"
    ):
        find_bot("clever")


@pytest.mark.parametrize(("bot", "seats", "seed"), TOY_GAMES)
def test_bots_of_the_toy_play_legal_moves_to_the_end(bot: str, seats: int, seed: int) -> None:
    """Any game can be played by any bot."""
    state = TOY.new_game(Setup(seats=seats, seed=seed))
    rng = Rng(seed)
    while not TOY.is_over(state):
        move = find_bot(bot).choose(TOY, TOY.observe(state, state.actor), rng)
        assert move in TOY.legal(state)
        TOY.apply(state, move)


@pytest.mark.parametrize("bot", BOTS)
def test_bots_choose_legal_moves_in_every_phase_of_trajan(bot: str) -> None:
    """The setup and the end of a quarter included."""
    phases = set()
    for state in walk(begun(2, 3, quick=False), 3, every=9):
        if state.phase in phases and state.turns % 5:
            continue
        phases.add(state.phase)
        assert chosen(TRAJAN, state, bot, 1) in TRAJAN.legal(state)
    assert len(phases) > 6


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_chooses_the_same_move(bot: str) -> None:
    """And the observation stays as it was."""
    for moves in (0, 40, 90):
        state = after_moves(begun(3, 8), 8, moves)
        seen = TRAJAN.observe(state, TRAJAN.current_seat(state))
        before = TRAJAN.key(seen.state)
        choices = {find_bot(bot).choose(TRAJAN, seen, Rng(5)) for _ in range(3)}
        assert len(choices) == 1
        assert TRAJAN.key(seen.state) == before


def test_the_random_bot_chooses_every_move_sometimes() -> None:
    """Each about as often."""
    state = begun(2, 1)
    counts = [0] * 6
    for seed in range(600):
        counts[TRAJAN.legal(state).index(chosen(TRAJAN, state, "random", seed))] += 1
    assert all(60 < count < 140 for count in counts)


@pytest.mark.parametrize(
    "bot", [pytest.param(bot, marks=[pytest.mark.long] if bot in SLOW else []) for bot in bot_names()]
)
def test_a_choice_does_not_depend_on_what_is_hidden(bot: str) -> None:
    """States that differ in hidden things only look alike, so the same seed chooses the same move."""
    differ = False
    for moves in (3, 25, 60, 110):
        state = after_moves(begun(2, 4), 4, moves)
        seat = TRAJAN.current_seat(state)
        expected = chosen(TRAJAN, state, bot, 9)
        for seed in range(3):
            other = TRAJAN.determinize(TRAJAN.observe(state, seat), seed)
            differ = differ or TRAJAN.key(other) != TRAJAN.key(state)
            assert chosen(TRAJAN, other, bot, 9) == expected
    assert differ


def test_the_greedy_bot_does_not_look_at_the_deck() -> None:
    """It deals hidden cards anew before it looks ahead: the real deck decides nothing."""
    state = TOY.new_game(Setup(seats=2, seed=2))
    assert len(TOY.legal(state)) > 1
    asked: list[Observation] = []

    class Watched(type(TOY)):  # type: ignore[misc]
        def determinize(self, observation: Observation[Any], seed: int) -> AnyState:
            asked.append(observation)
            return super().determinize(observation, seed)

    choose_greedily(Watched(), TOY.observe(state, 0), Rng(1))
    assert len(asked) == 1
    assert TOY.key(asked[0].state) == TOY.key(TOY.observe(state, 0).state)


def test_the_greedy_bot_takes_the_most_points_of_its_turn() -> None:
    """As far as the turn reveals nothing, what it plays brings the most that any whole turn brings."""
    state = begun(2, 6)
    seat = TRAJAN.current_seat(state)
    most = max(TRAJAN.ledger(after, seat).total for after in turn_outcomes(TRAJAN, state))
    assert most > 0
    rng = Rng(1)
    turns = TRAJAN.begun(state)
    while TRAJAN.begun(state) == turns and not TRAJAN.is_closing(state):
        TRAJAN.apply(state, choose_greedily(TRAJAN, TRAJAN.observe(state, seat), rng))
    assert TRAJAN.ledger(state, seat).total == most


def test_a_forced_move_is_made_at_once() -> None:
    """Without looking ahead and without a draw."""
    state = begun(2, 6)
    while not TRAJAN.is_closing(state):
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
    rng, untouched = Rng(3), Rng(3)
    assert [choose_greedily(TRAJAN, TRAJAN.observe(state, TRAJAN.current_seat(state)), rng)] == list(
        TRAJAN.legal(state)
    )
    assert rng.below(10**6) == untouched.below(10**6)


def test_greedy_beats_random_at_trajan() -> None:
    """Every time in some seeded games, and by far."""
    for seed in range(2):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        state = played(TRAJAN, begun(2, seed), bots, seed)
        assert TRAJAN.winners(state) == (bots.index("greedy"),)
