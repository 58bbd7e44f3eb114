"""Tournaments: seats swapped on the same deals, repeatable by samples, and figures that add up."""

import pytest
from the_games import TRAJAN as GAME

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.planner import Budget, Planner, run
from trajan_tutor.search.tournament import (
    Pairing,
    Played,
    pairings,
    play_pairing,
    player,
    standings,
)

SMALL = Settings(turns_drawn=30, kept=5)


def test_the_first_player_sits_on_every_seat_of_every_deal() -> None:
    """And the others fill the rest in turn."""
    games = pairings(2, 4, 2, 7)
    assert [game.seed for game in games] == [7, 7, 7, 7, 8, 8, 8, 8]
    assert [game.players for game in games[:4]] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert {game.players for game in pairings(3, 3, 1, 1)} == {(0, 1, 2), (1, 0, 2), (1, 2, 0)}


def test_a_game_is_the_same_every_time() -> None:
    """Chance belongs to the deal and the seat, budgets to samples."""
    pairing = Pairing(3, (0, 1))
    once = play_pairing(GAME, ("greedy", "random"), pairing)
    again = play_pairing(GAME, ("greedy", "random"), pairing)
    assert (once.scores, once.winners) == (again.scores, again.winners)


def test_a_standing_is_the_share_of_wins_and_the_mean_margin() -> None:
    """A shared win counts in part; the margin is to the best of the others."""
    games = [
        Played(Pairing(1, (0, 1)), (30, 10), (0,), (0.5, 0.0)),
        Played(Pairing(1, (1, 0)), (30, 20), (0,), (0.0, 0.3)),
        Played(Pairing(2, (0, 1)), (20, 20), (0, 1), (0.1, 0.0)),
    ]
    first, second = standings(("lookahead@5", "random"), games)
    assert (first.games, first.wins, round(first.margin, 6)) == (3, 0.5, round(10 / 3, 6))
    assert round(first.seconds, 6) == 0.3
    assert second.margin == -first.margin
    assert first.wins_low < first.wins < first.wins_high


@pytest.mark.parametrize("name", ["lookahead@", "lookahead@x", "lookahead@-1", "lookahead@0s", "greedy@5", "nobody"])
def test_a_player_that_there_is_not_is_told(name: str) -> None:
    """A budget must be a number above 0, and only the lookahead takes one."""
    with pytest.raises(MisusedError):
        player(name)


def test_a_planner_follows_its_line_until_something_hidden_is_shown() -> None:
    """So it searches less often than it decides, and every choice is legal."""
    state = GAME.new_game(Setup(seats=2, seed=9))
    planner = Planner(Budget(samples=20), SMALL)
    rng = Rng(1)
    decisions = 0
    while GAME.begun(state) < 9:
        actor = GAME.current_seat(state)
        choices = GAME.legal(state)
        if actor == 0:
            move = planner.choose(GAME, GAME.observe(state, 0), rng)
            assert move in choices
            decisions += len(choices) > 1
        else:
            move = choices[rng.below(len(choices))]
        GAME.apply(state, move)
    assert 0 < planner.searches < decisions
    assert planner.cpu_seconds > 0


def test_a_budget_of_samples_is_kept_to_the_sample() -> None:
    """Neither fewer nor more."""
    state = GAME.new_game(Setup(seats=2, seed=1))
    search = Lookahead(GAME, GAME.observe(state, 0), 1, SMALL)
    run(search, Budget(samples=37))
    assert search.samples == 37


def test_a_budget_of_seconds_ends_the_search() -> None:
    """With at least one sample, however short it is."""
    state = GAME.new_game(Setup(seats=2, seed=1))
    search = Lookahead(GAME, GAME.observe(state, 0), 1, SMALL)
    run(search, Budget(seconds=1e-9))
    assert search.samples >= 1
