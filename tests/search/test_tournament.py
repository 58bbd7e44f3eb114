"""Tournaments: seats swapped on the same deals, repeatable by samples, and figures that add up."""

import pytest
from the_games import CAESAR, AnyGame, AnyState
from the_games import TRAJAN as GAME

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.planner import Budget, Planner, run
from trajan_tutor.search.tournament import (
    WAYS,
    Pairing,
    TournamentGame,
    paired_margin,
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
    """A shared win counts in part; the margin is to the best of the others, in the mean of the deals."""
    games = [
        TournamentGame(Pairing(1, (0, 1)), (30, 10), (0,), (0.5, 0.0)),
        TournamentGame(Pairing(1, (1, 0)), (30, 20), (0,), (0.0, 0.3)),
        TournamentGame(Pairing(2, (0, 1)), (20, 20), (0, 1), (0.1, 0.0)),
    ]
    first, second = standings(("lookahead@5", "random"), games)
    assert (first.games, first.wins, round(first.margin, 6)) == (3, 0.5, 2.5)
    assert round(first.seconds, 6) == 0.3
    assert second.margin == -first.margin
    assert first.wins_low < first.wins < first.wins_high


@pytest.mark.parametrize(
    "name",
    [
        "nobody:here@5",
        "math:nothing@5",
        "strong@5",
        "lookahead@",
        "lookahead@x",
        "lookahead@-1",
        "lookahead@0s",
        "greedy@5",
        "nobody",
    ],
)
def test_a_player_that_there_is_not_is_told(name: str) -> None:
    """A budget must be a number above 0, and only ways to look ahead take one; a level has its own."""
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


def test_the_games_of_a_deal_are_one_observation() -> None:
    """What the seat gives to both players cancels; wins and games count one by one."""
    games = [
        TournamentGame(Pairing(1, (0, 1)), (30, 10), (0,), (0.0, 0.0)),
        TournamentGame(Pairing(1, (1, 0)), (30, 14), (0,), (0.0, 0.0)),
        TournamentGame(Pairing(2, (0, 1)), (50, 0), (0,), (0.0, 0.0)),
        TournamentGame(Pairing(2, (1, 0)), (50, 4), (0,), (0.0, 0.0)),
    ]
    first, _ = standings(("club", "random"), games)
    assert (first.games, first.deals, first.wins) == (4, 2, 0.5)
    assert (first.margin, first.margin_error) == (2.0, 0.0)


def test_one_deal_has_no_interval() -> None:
    """However often it is played."""
    assert paired_margin([[3, 5]]) == (4.0, None)


@pytest.mark.parametrize("way", [way for way in WAYS if way != "lookahead"])
@pytest.mark.parametrize(("game", "seats"), [(GAME, 2), (GAME, 3), (CAESAR, 2)])
def test_every_way_to_look_ahead_finds_a_line_that_can_be_played(way: str, game: AnyGame, seats: int) -> None:
    """The same one for the same seed and samples, whatever is hidden."""
    state = after_turns_of(game, seats)
    seat = game.current_seat(state)
    find = WAYS[way]
    assert find is not None
    line = find(game, game.observe(state, seat), 5, Budget(samples=6))
    for seed in range(2):
        dealt = game.determinize(game.observe(state, seat), seed)
        assert find(game, game.observe(dealt, seat), 5, Budget(samples=6)) == line
    for number, move in enumerate(line):
        assert move in game.legal(state)
        assert not game.reveals(state, move) or number == len(line) - 1
        game.apply(state, move)


def after_turns_of(game: AnyGame, seats: int) -> AnyState:
    """Return a position some random turns into a game."""
    state = game.new_game(Setup(seats=seats, seed=2))
    for _ in range(5):
        game.finish_scope(state, Rng(3))
    return state


@pytest.mark.parametrize("player", ["information-sets@40", "beam@3"])
def test_who_looks_ahead_at_all_wins_against_chance(player: str) -> None:
    """With few samples."""
    played = play_pairing(CAESAR, (player, "random"), Pairing(4, (0, 1)))
    assert played.winners == (0,)
    assert played.scores[0] > played.scores[1]
    assert played.seconds[0] > 0
