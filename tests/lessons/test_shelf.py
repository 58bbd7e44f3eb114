"""The shelf of puzzles: every one can be laid out and has a theme with words; some are met again in other deals."""

import json
from collections import Counter

import pytest
from the_games import AnyGame, find_game

from trajan_tutor.coach.clear_turns import LEAST_CHANCES_LED, LEAST_POINTS_LED, clear_turn, holds_again
from trajan_tutor.coach.mistakes import prepare_retry
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.record import replay
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.puzzle_shelf import (
    LEVELS,
    MOST_OF_A_THEME,
    dumps,
    mixed,
    read_shelf,
    shelf_of,
    theme_in,
    themes_of,
)

GAMES = ("trajan", "caesar", "sylla")
# Five of each game: deals that found none of them.
CHECKED, SEED, PAIRS = 5, 20_000, 40


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_can_be_laid_out(name: str) -> None:
    """Its record leads to where its seat decides, and both turns can be played; its theme and level have words."""
    game: AnyGame = find_game(name)
    words = Words("en", (game.resources.words,))
    shelf = shelf_of(game)
    assert len({one.name for one in shelf}) == len(shelf) >= CHECKED
    for one in shelf:
        laid = prepare_retry(game, one.mistake)
        assert laid.played
        assert laid.better
        # Both are kept in tenths.
        least = LEAST_POINTS_LED if one.mistake.chances is None else LEAST_CHANCES_LED
        assert one.mistake.cost - one.mistake.half >= least - 0.1
        assert not game.is_secret(replay(game, one.mistake.record))
        assert words.has(f"{name}-puzzle-{one.theme}")
        assert words.has(f"puzzle-level-{one.level}")


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_hold_in_deals_of_their_own(name: str) -> None:
    """Within what chance allows; `trajan-tutor puzzles GAME --count 50 --check` tries more of them."""
    game: AnyGame = find_game(name)
    shelf = shelf_of(game)
    for one in shelf[:: len(shelf) // CHECKED][:CHECKED]:
        figure, holds = holds_again(game, one.mistake, SEED, PAIRS)
        assert holds, (one.name, figure)


def test_what_is_written_is_read_again() -> None:
    """The same puzzles, each game once; data of another form is refused."""
    shelf = shelf_of(find_game("caesar"))
    assert read_shelf(json.loads(dumps("a command", shelf)), "caesar") == shelf
    wrongs: tuple[object, ...] = ({}, {"games": {}, "puzzles": [{}]}, {"games": {}, "puzzles": [{"name": "1-2"}]})
    for wrong in wrongs:
        with pytest.raises(UnreadableError):
            read_shelf(wrong, "caesar")


def test_a_shelf_is_mixed() -> None:
    """Of every theme and level the clearest come first."""
    shelf = shelf_of(find_game("caesar"))
    groups = {(one.theme, one.level) for one in shelf}
    few = mixed(shelf, len(groups))
    assert {(one.theme, one.level) for one in few} == groups
    alike = [one for one in shelf if one.theme == shelf[0].theme]
    others = [one for one in shelf if one.theme != shelf[0].theme][:3]
    assert len([one for one in mixed([*alike, *others], 20) if one in alike]) <= max(1, len(others))
    for one in few:
        same = [other for other in shelf if (other.theme, other.level) == (one.theme, one.level)]
        assert one.mistake.cost == max(other.mistake.cost for other in same)


@pytest.mark.parametrize("name", GAMES)
def test_themes_are_those_of_the_game(name: str) -> None:
    """Each has words; a topic that no theme names belongs to the last one."""
    game: AnyGame = find_game(name)
    words = Words("en", (game.resources.words,))
    themes = themes_of(game)
    assert all(words.has(f"{name}-puzzle-{theme.name}") for theme in themes)
    assert {one.theme for one in shelf_of(game)} <= {theme.name for theme in themes}
    assert {one.level for one in shelf_of(game)} <= set(LEVELS)
    assert theme_in(game, ["no such topic", "rival", themes[0].topics[0]]) == "rival"


@pytest.mark.parametrize("name", GAMES)
def test_no_theme_takes_most_of_a_shelf(name: str) -> None:
    """Whoever practises meets different ones."""
    shelf = shelf_of(find_game(name))
    assert max(Counter(one.theme for one in shelf).values()) <= MOST_OF_A_THEME * len(shelf)


def test_where_nothing_is_at_stake_there_is_no_puzzle() -> None:
    """At the beginning of a game many turns are as good."""
    game: AnyGame = find_game("caesar")
    record = shelf_of(game)[0].mistake.record
    state = game.new_game(record.setup)
    assert clear_turn(game, game.observe(state, game.current_seat(state)), 1) is None
