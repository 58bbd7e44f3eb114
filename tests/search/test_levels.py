"""Levels of looking ahead: data that is read whole or refused, and players that are what they say."""

from itertools import pairwise
from pathlib import Path

import pytest
from the_games import CAESAR, TRAJAN, AnyGame

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.bots import bot_names, find_bot, levels, read_levels
from trajan_tutor.search.planner import Planner
from trajan_tutor.search.settings import Settings
from trajan_tutor.search.tournament import Pairing, play_pairing, player

CLUB = next(level for level in levels() if level.name == "club")


def test_every_level_looks_at_more_than_the_one_before() -> None:
    """In samples, and in turns that each sample takes."""
    looks = [level.budget.samples * (1 + 2 * level.settings.turns_ahead * level.settings.tries) for level in levels()]
    assert all(3 * few < many for few, many in pairwise(looks))


def test_the_form_offers_the_club_player_first() -> None:
    """And every level is a bot."""
    assert bot_names()[0] == "club"
    assert {level.name for level in levels()} < set(bot_names())


def test_a_game_that_was_saved_with_the_former_name_goes_on() -> None:
    """The player that looked ahead when there was one level."""
    assert find_bot("lookahead") == find_bot("strong")


@pytest.mark.parametrize(
    "text",
    [
        "[one]\nsamples = 0",
        "[one]\nkept = 4",
        "[one]\nsamples = 4\nwidth = 3",
        '[one]\nsamples = 4\nkept = "many"',
        "[one]\nsamples = 4\nkept = true",
        "one = 3",
    ],
)
def test_a_level_that_makes_no_sense_is_refused(tmp_path: Path, text: str) -> None:
    """Without samples, or with a setting that there is not, or of another kind."""
    file = tmp_path / "levels.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(UnreadableError, match="search-level level=one"):
        read_levels(file)


def test_a_level_is_read_as_it_is_written(tmp_path: Path) -> None:
    """What it does not say is as usual."""
    file = tmp_path / "levels.toml"
    file.write_text("[one]\nsamples = 4\nkept = 3\nwidening = 1.5", encoding="utf-8")
    (level,) = read_levels(file)
    assert (level.name, level.budget.samples) == ("one", 4)
    assert level.settings == Settings(kept=3, widening=1.5)


@pytest.mark.parametrize("game", [TRAJAN, CAESAR])
def test_the_player_of_the_table_is_the_one_of_the_ladder(game: AnyGame) -> None:
    """It plans once a turn and follows its plan."""
    assert isinstance(getattr(player("club"), "__self__", None), Planner)
    pairing = Pairing(3, (0, 1))
    expected = play_pairing(game, ("beginner", "random"), pairing)
    state = game.new_game(Setup(seats=2, seed=3))
    seated = [find_bot("beginner").seated(), find_bot("random").seated()]
    rng = [Rng(3 * 16 + seat) for seat in range(2)]
    while not game.is_over(state):
        seat = game.current_seat(state)
        game.apply(state, seated[seat](game, game.observe(state, seat), rng[seat]))
    assert tuple(game.ledger(state, seat).total for seat in range(2)) == expected.scores


def test_a_plan_is_followed_where_it_leads_and_nowhere_else() -> None:
    """Taken back and played again it is followed again; in another position a new one is made."""
    state = TRAJAN.new_game(Setup(seats=2, seed=9))
    planner = Planner(CLUB.budget, CLUB.settings)
    first = planner.choose(TRAJAN, TRAJAN.observe(state, 0), Rng(1))
    second_state = TRAJAN.copy(state)
    TRAJAN.apply(second_state, first)
    second = planner.choose(TRAJAN, TRAJAN.observe(second_state, 0), Rng(2))
    assert planner.searches == 1
    assert planner.choose(TRAJAN, TRAJAN.observe(second_state, 0), Rng(3)) == second
    assert planner.searches == 1
    other = TRAJAN.copy(state)
    TRAJAN.apply(other, next(move for move in TRAJAN.legal(state) if move != first))
    assert planner.choose(TRAJAN, TRAJAN.observe(other, 0), Rng(2)) in TRAJAN.legal(other)
    assert planner.searches == 2
