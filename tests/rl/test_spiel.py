"""The games as games of OpenSpiel: its own tests, and IS-MCTS, which must not see what is hidden."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test
from rl.cases import ALL, FEW, READ, Case

from trajan_tutor import rl
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.rl import spiel


def check(case: Case) -> None:
    """Run the tests of OpenSpiel: its simulation in C++, with serialization, and the one of its Python games."""
    game = rl.open_spiel_game(case.game, **case.arguments)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.both_builds
@pytest.mark.parametrize("case", FEW, ids=str)
def test_open_spiel_finds_nothing_wrong(case: Case) -> None:
    """Its tests for a case of each kind."""
    check(case)


# Readings of rulings change no more of this than of PettingZoo's tests, which are quick.
@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=str(case), marks=[pytest.mark.long, *([pytest.mark.before_release] if reads else [])])
        for case, reads in ((case, case in READ) for case in ALL)
    ],
)
def test_open_spiel_finds_nothing_wrong_in_any_game(case: Case) -> None:
    """The same for all games, seats, modules and options."""
    check(case)


def check_playthrough(case: Case) -> None:
    """Let OpenSpiel write a game down with all that it asks a state, and write it down again from its actions."""
    game = rl.open_spiel_game(case.game, **case.arguments)
    lines = playthrough_lines(str(game), seed=1)
    assert lines.count("IsTerminal() = True") == 1
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert len(actions) > 5
    assert playthrough_lines(str(game), action_sequence=actions) == lines


def test_a_playthrough_repeats() -> None:
    """A short game against the rules."""
    check_playthrough(FEW[2])


@pytest.mark.long
@pytest.mark.parametrize("case", [Case("trajan"), FEW[1], FEW[3]], ids=str)
def test_long_playthroughs_repeat(case: Case) -> None:
    """Whole games of several seats."""
    check_playthrough(case)


def dealt(case: Case, seed: int = 7, moves: int = 0) -> pyspiel.State:
    """Return the state of a seed, after so many random moves."""
    state = rl.open_spiel_game(case.game, **case.arguments).new_initial_state()
    state.apply_action(seed)
    random = np.random.RandomState(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state


def test_chance_acts_once_at_the_root() -> None:
    """It draws the seed, and the seed deals the game that it deals everywhere."""
    game = rl.open_spiel_game("trajan", seats=2, seeds=50)
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(seed, 1 / 50) for seed in range(50)]
    assert state.observation_string(0) == ""
    assert not any(state.observation_tensor(0))
    state.apply_action(7)
    ours = find_game("trajan")
    assert ours.key(state.dealt.state) == ours.key(ours.new_game(Setup(2, 7)))
    while not state.is_terminal():
        assert not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("case", FEW, ids=str)
def test_copies_go_their_own_way(case: Case) -> None:
    """What is played on a copy leaves the state as it was."""
    state = dealt(case, moves=4)
    texts = [state.information_state_string(player) for player in range(state.num_players())]
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert [state.information_state_string(player) for player in range(state.num_players())] == texts
    assert copy.information_state_string(state.current_player()) != texts[state.current_player()]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_returns_add_up(case: Case) -> None:
    """To 0, unless somebody plays alone against the rules."""
    for seed in range(3):
        state = dealt(case, seed, moves=10_000)
        assert state.is_terminal()
        returns = state.returns()
        if len(returns) == 1:
            assert returns in ([1.0], [-1.0])
        else:
            assert sum(returns) == pytest.approx(0)
            assert max(returns) == 1


@pytest.mark.parametrize("case", FEW, ids=str)
def test_resampling_keeps_what_a_player_knows(case: Case) -> None:
    """Tensors, texts and moves of the player stay; what is hidden changes."""
    hidden = set()
    for moves in (0, 5, 15):
        state = dealt(case, moves=moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        resample = spiel.resampler(3)
        for _ in range(3):
            other = resample(state, player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            hidden.add(find_game(case.game).key(other.dealt.state))
    assert len(hidden) > 3


def searching(seed: int, simulations: int = 12) -> ismcts.ISMCTSBot:
    """Return an IS-MCTS of OpenSpiel with our resampler, everything random drawn from a seed."""
    bot = ismcts.ISMCTSBot(
        None,
        spiel.PlayoutEvaluator(seed),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
    )
    bot.set_resampler(spiel.resampler(seed))
    return bot


@pytest.mark.both_builds
@pytest.mark.parametrize("case", FEW, ids=str)
def test_is_mcts_does_not_see_what_is_hidden(case: Case) -> None:
    """Its policy is the same in all states that the player could be in; one that sees the state chooses otherwise."""
    differs = 0
    for moves in (0, 4, 8, 12):
        state = dealt(case, moves=moves)
        if state.is_terminal():
            continue
        others = [spiel.resampler(seed)(state, state.current_player()) for seed in (1, 2)]
        policies = [searching(5).get_policy(each) for each in (state, *others)]
        assert policies[0] == policies[1] == policies[2]
        seeing = searching(5)
        seeing.set_resampler(lambda each, _player: each.clone())
        differs += seeing.get_policy(others[0]) != seeing.get_policy(others[1])
    assert differs


NOT_WHOLE = ("3", 3.5, True, None, b"3", [3])


def test_chance_draws_only_its_seeds() -> None:
    """One more is refused, and the game is still to be dealt."""
    state = rl.open_spiel_game("caesar", seeds=5).new_initial_state()
    with pytest.raises(MisusedError, match="The move 5 of chance is not legal now"):
        state.apply_action(5)
    assert state.is_chance_node()


@pytest.mark.parametrize("given", NOT_WHOLE, ids=str)
def test_actions_and_seeds_are_whole_numbers(given: Any) -> None:
    """Of any kind, as an array has them; nothing else is taken for one."""
    state = dealt(FEW[1])
    with pytest.raises(MisusedError, match=r"cannot be an action: give a whole number\.$"):
        state.apply_action(given)
    state.apply_action(np.int32(state.legal_actions()[0]))
    with pytest.raises(MisusedError, match=r"cannot be the number of seeds: give a whole number\.$"):
        rl.open_spiel_game("caesar", seeds=given)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_action_has_words_and_no_two_the_same(case: Case) -> None:
    """Of the whole space; a number beyond it stands for none."""
    state = dealt(case)
    space = state.get_game().num_distinct_actions()
    words = [state.action_to_string(0, action) for action in range(space)]
    assert all(words)
    assert len(set(words)) == space
    with pytest.raises(MisusedError, match=f"^There is no action {space} here"):
        state.action_to_string(0, space)


def test_an_action_is_not_taken_back() -> None:
    """A copy from before is the way, and that is said."""
    state = dealt(FEW[1])
    before, action = state.clone(), state.legal_actions()[0]
    state.apply_action(action)
    with pytest.raises(MisusedError, match=r"Keep a copy of it, made by clone\(\)"):
        state.undo_action(0, action)
    assert before.legal_actions()[0] == action


def test_is_mcts_finds_the_move_that_wins() -> None:
    """On the last decision of a game that can be won there, where everything else is likely to lose, it wins."""
    likely = spiel.PlayoutEvaluator(1, playouts=40)
    for seed in range(40):
        state = dealt(FEW[1], seed)
        found = None
        random = np.random.RandomState(seed)
        while not state.is_terminal():
            ends = {move: state.child(move) for move in state.legal_actions()}
            player = state.current_player()
            wins = [move for move, end in ends.items() if end.is_terminal() and end.returns()[player] > 0]
            others = [end for move, end in ends.items() if move not in wins]
            if wins and others and all(likely.evaluate(end)[player] < 0 for end in others if not end.is_terminal()):
                found = state, player, wins
                break
            state.apply_action(random.choice(state.legal_actions()))
        if found:
            state, player, wins = found
            assert searching(1, simulations=8 * len(state.legal_actions())).step(state) in wins
            return
    pytest.fail("no game came to such a decision")


def test_the_evaluator_agrees_with_rollouts_of_open_spiel() -> None:
    """Its mean over many playouts is that of OpenSpiel's own, which plays move by move."""
    state = dealt(FEW[1], moves=20)
    ours = spiel.PlayoutEvaluator(1, playouts=400).evaluate(state)
    theirs = RandomRolloutEvaluator(400, np.random.RandomState(1)).evaluate(state)
    assert abs(ours[0] - theirs[0]) < 0.2
    assert ours.sum() == pytest.approx(0)


def test_the_text_of_a_game_loads_it_again() -> None:
    """With everything that was chosen."""
    for case in FEW:
        game = rl.open_spiel_game(case.game, seeds=20, **case.arguments)
        again = pyspiel.load_game(str(game))
        assert str(again) == str(game)
        assert again.task == game.task
        assert again.max_chance_outcomes() == 20


@pytest.mark.parametrize("case", ALL, ids=str)
def test_options_come_back_from_their_text(case: Case) -> None:
    """As the game reads them."""
    options = dict(case.options)
    game = find_game(case.game)
    again = spiel.options_of(spiel.options_text(options))
    first, second = (game.new_game(Setup(case.seats, 1, tuple(sorted(each.items())))) for each in (options, again))
    assert game.key(first) == game.key(second)


def test_what_there_is_not_is_refused_in_a_sentence() -> None:
    """Also where the text of a game is loaded."""
    with pytest.raises(MisusedError, match="There is no game “chess” here"):
        rl.open_spiel_game("chess")
    with pytest.raises(MisusedError, match="There cannot be 0 seeds"):
        rl.open_spiel_game("trajan", seeds=0)
    with pytest.raises(MisusedError, match="cannot be played with 7 seats"):
        pyspiel.load_game("trajan_tutor(game=trajan,seats=7)")
    with pytest.raises(MisusedError, match="have a meaning of their own"):
        rl.open_spiel_game("trajan", options={"R1": "1;2"})
    with pytest.raises(MisusedError, match="takes no parameters"):
        rl.open_spiel_game("trajan").make_py_observer(None, {"wide": True})
