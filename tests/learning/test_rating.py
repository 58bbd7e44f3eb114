"""Ratings: who wins is rated higher, who plays more is rated more surely, and bots stand in their order."""

import pytest

from trajan_tutor.learning.rating import ANCHOR, FIRST, UNKNOWN, Duels, Rating, bots_of, rating_of

BOTS = {"beginner": Rating(1000, 0), "club": Rating(1600, 100)}


def rated(*duels: Duels) -> Rating:
    """Return the rating of somebody who has one."""
    found = rating_of(duels, BOTS)
    assert found is not None
    return found


def test_the_example_of_the_paper_comes_out() -> None:
    """Glickman's: at 1500 ± 200 one wins against 1400 ± 30, loses against 1550 ± 100 and 1700 ± 300: 1464 ± 151.4.

    Here somebody begins at 1000 ± 350: the same bots are 500 lower, and what is known beforehand is less.
    """
    bots = {"a": Rating(900, 30), "b": Rating(1050, 100), "c": Rating(1200, 300)}
    found = rating_of([Duels("a", 1, 1), Duels("b", 1, 0), Duels("c", 1, 0)], bots)
    assert found is not None
    # 1 / d² is 1 / 231.67²; with 1 / 350² before it: a deviation of 193.2, and the pull of the paper, -36.2 at 200.
    assert found.deviation == pytest.approx(193.2, abs=0.3)
    pull = (1464.06 - 1500) * (1 / 151.4**2)
    assert found.points == pytest.approx(FIRST + pull * found.deviation**2, abs=0.5)


def test_who_wins_more_is_rated_higher_and_who_plays_more_more_surely() -> None:
    """And nobody is rated who has met no bot that is."""
    assert rated(Duels("club", 4, 3)).points > rated(Duels("club", 4, 2)).points > FIRST
    assert rated(Duels("beginner", 4, 1)).points < FIRST
    assert rated(Duels("beginner", 20, 10)).deviation < rated(Duels("beginner", 4, 2)).deviation < UNKNOWN
    assert rated(Duels("beginner", 20, 10)).points == pytest.approx(FIRST)
    assert rating_of([Duels("random", 9, 9), Duels("club", 0, 0)], BOTS) is None


@pytest.mark.parametrize("game", ["trajan", "caesar"])
def test_bots_are_rated_by_their_matches(game: str) -> None:
    """In the order of the levels; a match won in every game is unsure."""
    bots = bots_of(game)
    levels = [name for name in bots if name in ("beginner", "club", "strong")]
    assert levels == ["beginner", "club", "strong"]
    assert bots[ANCHOR] == Rating(FIRST, 0)
    assert bots["club"].deviation > 200
    assert bots_of("chess") == {}
