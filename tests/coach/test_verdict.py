"""One tolerance, never beyond two points; equal is called equal; the teacher says when a verdict is told."""

import math

import pytest
from coach.situations import LITTLE, SMALL, TRAJAN, advised, situations
from hypothesis import given
from hypothesis import strategies as st

from trajan_tutor.coach.verdict import SLIGHT, WIDEST, Level, Tell, judge, tolerance_of
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.i18n import Words

COSTS = st.floats(-30, 30)
ERRORS = st.floats(0, 10)


@given(COSTS, ERRORS)
def test_the_tolerance_is_never_beyond_two_points(cost: float, error: float) -> None:
    """What is called as good costs at most that much, and what needs more tolerance is called too close."""
    verdict = judge(cost, error, 50)
    assert verdict.tolerance <= WIDEST
    if verdict.level is Level.AS_GOOD:
        assert cost <= WIDEST
    if verdict.level is Level.TOO_CLOSE:
        assert tolerance_of(error) > WIDEST
        assert abs(cost) <= tolerance_of(error)
    if verdict.level is Level.COSTS:
        assert cost > verdict.tolerance + SLIGHT


@given(COSTS, COSTS, ERRORS)
def test_a_turn_that_costs_more_is_never_judged_better(one: float, other: float, error: float) -> None:
    """At the same spread."""
    order = [Level.AS_GOOD, Level.TOO_CLOSE, Level.SLIGHTLY, Level.COSTS]
    low, high = sorted((one, other))
    assert order.index(judge(low, error, 9).level) <= order.index(judge(high, error, 9).level)


@given(ERRORS, ERRORS)
def test_the_tolerance_widens_with_the_spread(one: float, other: float) -> None:
    """Up to the limit."""
    low, high = sorted((one, other))
    assert judge(0.0, low, 9).tolerance <= judge(0.0, high, 9).tolerance


def test_every_level_has_its_words() -> None:
    """And none of them shouts or blames."""
    words = Words()
    levels = set()
    for cost, error, same in ((0.0, 0.0, True), (0.1, 0.1, False), (1.2, 0.1, False), (9, 0.1, False), (1, 3, False)):
        verdict = judge(cost, error, 10, same=same)
        levels.add(verdict.level)
        said = words(verdict.message)
        assert said.endswith(".")
        assert "wrong" not in said
        assert "mistake" not in said
    assert levels == set(Level)


def test_the_dial_says_when_a_verdict_is_told() -> None:
    """Always, only when it costs more than so many points, never."""
    costly, slight, good = judge(5, 0.1, 9), judge(1.2, 0.1, 9), judge(0.0, 0.1, 9)
    assert [Tell.ALWAYS.says(one) for one in (costly, slight, good)] == [True, True, True]
    assert [Tell.NEVER.says(one) for one in (costly, slight, good)] == [False, False, False]
    assert [Tell.costly(3).says(one) for one in (costly, slight, good)] == [True, False, False]
    assert [Tell.costly(0).says(one) for one in (costly, slight, good)] == [True, True, False]


@pytest.mark.parametrize("points", [-1, math.nan])
def test_a_dial_needs_a_number_of_points(points: float) -> None:
    """Less than none makes no sense."""
    with pytest.raises(MisusedError, match="coach-tell-points"):
        Tell.costly(points)


@pytest.mark.parametrize("number", [12, pytest.param(40, marks=pytest.mark.long)])
def test_verdicts_are_rarely_too_close_to_tell(number: int) -> None:
    """With a fraction of the normal effort at most 30 % of real verdicts; the normal effort is measured apart."""
    asked = [where for where in situations(number) if where.game is TRAJAN]
    levels = [advised(where, own=where.turn(6)).verdict().level for where in asked]
    assert levels.count(Level.TOO_CLOSE) <= 0.3 * len(levels)
    assert LITTLE.most_pairs < 100
    assert SMALL.tries < 8


def test_the_loss_of_the_game_is_not_told_in_what_it_counts() -> None:
    """Where whoever is first wins suddenly, a search weighs the win as more than anything that can be counted."""
    words = Words()
    assert words(judge(60, 1, 50, decisive_loss=12).message) == "There is a better turn: yours may cost you the game."
    assert "11 points" in words(judge(11, 1, 50, decisive_loss=12).message)
    assert "60 points" in words(judge(60, 1, 50, decisive_loss=TRAJAN.decisive_loss).message)
    assert judge(1.5, 0.1, 50, decisive_loss=1).level is Level.SLIGHTLY
    assert "game" not in words(judge(1.5, 0.1, 50, decisive_loss=1).message)
