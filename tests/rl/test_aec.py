"""The games as environments of PettingZoo: its own tests, and what ours promise beside them."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test
from rl.cases import ALL, FEW, Case, of_caesar

from trajan_tutor import rl
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game

# So many times every agent may act in a test: a whole game fits.
CYCLES = 1000

# PettingZoo's test says this of every environment that hands out a mask with the observation, but for its own by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

Choose = Callable[[AECEnv, str, dict[str, Any]], int]


def at_random(environment: AECEnv, agent: str, observed: dict[str, Any]) -> int:
    """Choose as the action space draws."""
    return int(environment.action_space(agent).sample(observed["action_mask"]))


def played(environment: AECEnv, seed: int, choose: Choose = at_random) -> list[tuple[str, int]]:
    """Play a game to the end and return who did what; the environment then holds what the end was worth."""
    environment.reset(seed=seed)
    for agent in environment.agents:
        environment.action_space(agent).seed(seed)
    moves: list[tuple[str, int]] = []
    while not all(environment.terminations.values()):
        agent = environment.agent_selection
        observed, *_ = environment.last()
        moves.append((agent, choose(environment, agent, observed)))
        environment.step(moves[-1][1])
    return moves


def check(case: Case) -> None:
    """Run the tests of PettingZoo."""
    make = partial(rl.environment, case.game, **case.arguments)
    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES)


@pytest.mark.both_builds
@pytest.mark.parametrize("case", FEW, ids=str)
def test_pettingzoo_finds_nothing_wrong(case: Case) -> None:
    """Its tests of the interface and of seeds, for a case of each kind."""
    check(case)


@pytest.mark.long
@pytest.mark.parametrize("case", ALL, ids=str)
def test_pettingzoo_finds_nothing_wrong_in_any_game(case: Case) -> None:
    """The same for all games, seats, modules and options."""
    check(case)


def test_pettingzoo_can_render() -> None:
    """Its test of the mode `ansi`; the text tells what the agent knows."""
    render_test(lambda render_mode: rl.environment("trajan", render_mode="ansi" if render_mode else None))
    environment = rl.environment("trajan", render_mode="ansi")
    environment.reset(seed=4)
    text = environment.render()
    assert isinstance(text, str)
    assert {"seat.0 1", "own.to-act 1", "quarter 1"} <= set(text.splitlines())


@pytest.mark.parametrize("case", FEW, ids=str)
def test_only_seats_that_somebody_plays_are_agents(case: Case) -> None:
    """The rules play the others, also at the beginning and until the end."""
    environment = rl.environment(case.game, **case.arguments)
    game = find_game(case.game)
    by_rules = game.played_by_rules(game.new_game(Setup(case.seats, 1, case.options)))
    expected = [f"seat_{seat}" for seat in range(case.seats) if seat not in by_rules]
    assert environment.possible_agents == expected
    assert {agent for agent, _ in played(environment, 3)} == set(expected)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_end_is_worth_what_the_game_says(case: Case) -> None:
    """The winner gets 1, all others together -1; who plays alone gets 1 or -1. The points stand beside it."""
    environment = rl.environment(case.game, **case.arguments)
    game = find_game(case.game)
    for seed in range(3):
        played(environment, seed)
        state = environment.unwrapped.state_of_game
        winners = [f"seat_{seat}" for seat in game.winners(state)]
        for agent, reward in environment.rewards.items():
            if len(environment.agents) == 1:
                assert reward == (1 if agent in winners else -1)
            else:
                assert reward == (1 if agent in winners else pytest.approx(-1 / (len(environment.agents) - 1)))
            points = [game.ledger(state, seat).total for seat in range(case.seats)]
            assert environment.infos[agent]["points"] == points
            assert environment.last()[1] == environment.rewards[environment.agent_selection]


def test_a_seed_deals_the_game_that_it_deals_everywhere() -> None:
    """And later games of an environment follow from it."""
    game = find_game("trajan")
    environment = rl.environment("trajan", seats=2)
    environment.reset(seed=7)
    assert game.key(environment.unwrapped.state_of_game) == game.key(game.new_game(Setup(2, 7)))
    later = []
    for _ in range(2):
        environment.reset(seed=7)
        environment.reset()
        later.append(game.key(environment.unwrapped.state_of_game))
    assert later[0] == later[1] != game.key(game.new_game(Setup(2, 7)))


def test_the_mask_holds_the_legal_moves_of_who_acts() -> None:
    """And nothing for the other."""
    environment = rl.environment("trajan", seats=2)
    environment.reset(seed=1)
    legal = find_game("trajan").legal(environment.unwrapped.state_of_game)
    assert np.flatnonzero(environment.observe("seat_0")["action_mask"]).tolist() == sorted(legal)
    assert not environment.observe("seat_1")["action_mask"].any()


def test_an_illegal_move_is_refused_in_a_sentence() -> None:
    """And the game stays as it was."""
    environment = rl.environment("caesar")
    environment.reset(seed=1)
    game = find_game("caesar")
    before = game.key(environment.unwrapped.state_of_game)
    illegal = int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(MisusedError, match=f"The move {illegal} of seat_0 is not legal now"):
        environment.step(illegal)
    assert game.key(environment.unwrapped.state_of_game) == before


@pytest.mark.parametrize("given", ["3", 3.5, True, None, b"3"], ids=str)
def test_actions_and_seeds_are_whole_numbers(given: Any) -> None:
    """Of any kind, as an array has them; nothing else is taken for one, and nothing is changed."""
    environment = rl.environment("trajan")
    environment.reset(seed=np.int64(7))
    before = environment.state()
    with pytest.raises(MisusedError, match=r"cannot be an action: give a whole number\.$"):
        environment.step(given)
    assert np.array_equal(environment.state(), before)
    mask = environment.observe(environment.agent_selection)["action_mask"]
    environment.step(np.flatnonzero(mask)[0])
    if given is not None:
        with pytest.raises(MisusedError, match=r"cannot be a seed: give a whole number\.$"):
            environment.reset(seed=given)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_state_is_what_all_agents_know(case: Case) -> None:
    """Their vectors one after another, in the space that says so."""
    environment = rl.environment(case.game, **case.arguments)
    environment.reset(seed=3)
    state = environment.state()
    observed = [environment.observe(agent)["observation"] for agent in environment.possible_agents]
    assert np.array_equal(state, np.concatenate(observed))
    assert environment.state_space.contains(state)


@pytest.mark.parametrize("reading", ["", "open", "screens", "secret"])
def test_others_are_seen_as_in_the_open_unless_asked(reading: str) -> None:
    """Sylla's screens cover what others have only where that is chosen; the arrays have the same shape always (S23)."""
    environment = rl.environment("sylla", seats=3, options={"S23": reading} if reading else {})
    environment.reset(seed=3)
    figures = environment.unwrapped.state_of_game.figures
    assert (figures.amounts_covered, figures.tokens_secret) == (reading == "screens", reading == "secret")
    space = rl.environment("sylla", seats=3).observation_space("seat_0")
    assert environment.observation_space("seat_0") == space
    assert space.contains(environment.observe("seat_0"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess” here"),
        ({"game": "trajan", "seats": 9}, "cannot be played with 9 seats"),
        ({"game": "trajan", "setup": "slow"}, "The option setup cannot be “slow”"),
        ({"game": "trajan", "render_mode": "human"}, "The option render_mode cannot be “human”"),
        ({"game": "caesar", "options": {"modules": "checkpoints"}}, "only together with poison and centurions"),
    ],
)
def test_what_there_is_not_is_refused_in_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    """When the environment is made."""
    with pytest.raises(MisusedError, match=sentence):
        rl.environment(**arguments)


def test_a_game_without_vectors_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be played by people, but nobody can learn it yet."""
    monkeypatch.setattr("trajan_tutor.rl.task.load_game", lambda _name: object())
    with pytest.raises(MisusedError, match="The game trajan does not say what a seat knows as numbers"):
        rl.environment("trajan")


def test_who_plays_alone_is_asked_until_the_end() -> None:
    """A whole solo game: every move is the player's own."""
    moves = played(rl.environment("caesar", options={"solo": "low"}), 2)
    assert {agent for agent, _ in moves} == {"seat_0"}
    assert len(moves) > 5
    assert rl.environment("caesar", options=dict(of_caesar(solo="low", side="pompey").options)).possible_agents == [
        "seat_1"
    ]


@pytest.mark.parametrize("make", [rl.environment, rl.open_spiel_game])
def test_options_are_given_by_their_names(make: Callable[..., Any]) -> None:
    """As in `tt.play`; one that there is not, or that cannot be so, is refused in a sentence."""
    plain, poison = make("caesar"), make("caesar", modules=["poison"])
    assert repr(plain)
    assert str(make("caesar", options={"modules": ["poison"]})) == str(poison)
    with pytest.raises(MisusedError, match=r"^The option modules cannot be “trireme”\."):
        make("caesar", modules="trireme")
    with pytest.raises(MisusedError, match=r"^There is no option “colour”\."):
        make("caesar", colour="red")
