"""One tolerance, never beyond two points; equal is called equal; the teacher says when a verdict is told."""

import math

import pytest
from coach.situations import LITTLE, SMALL, TRAJAN, advised, situations
from hypothesis import given
from hypothesis import strategies as st
from the_games import AnyGame, find_game

from trajan_tutor.coach.figure_scale import compare_margins
from trajan_tutor.coach.grades import Grade, cost_words, grade_verdict, mark_of
from trajan_tutor.coach.verdict import BORDERS, Tell, VerdictLevel, judge, judge_figure
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.i18n import Words

CAESAR: AnyGame = find_game("caesar")
COSTS = st.floats(-30, 30)
ERRORS = st.floats(0, 10)
SMALL_LOSS, MIDDLING_LOSS = BORDERS


@given(COSTS, ERRORS)
def test_a_class_is_told_alone_only_where_its_borders_lie_outside_the_interval(cost: float, error: float) -> None:
    """One border within it: between two classes. Both: too close to tell."""
    verdict = judge(cost, error, 50)
    assert verdict.low <= verdict.cost <= verdict.high
    within = [border for border in BORDERS if verdict.low < border <= verdict.high]
    assert (verdict.between is not None) == (len(within) == 1)
    assert (verdict.level is VerdictLevel.TOO_CLOSE) == (len(within) == 2)
    if verdict.between is not None:
        assert verdict.level in verdict.between
    if not within:
        assert verdict.level is judge(cost, 0.0, 50).level


@given(COSTS)
def test_the_borders_are_the_losses_that_a_game_calls_small_and_middling(cost: float) -> None:
    """They do not widen with the error: so two seeds mean the same by the same class."""
    level = judge(cost, 0.0, 50).level
    assert (level is VerdictLevel.AS_GOOD) == (cost < SMALL_LOSS)
    assert (level is VerdictLevel.COSTS) == (cost >= MIDDLING_LOSS)
    assert judge(cost / 2, 0.0, 50, thresholds=(1, 2.5, 5)).level is level


@given(COSTS, COSTS, ERRORS)
def test_a_turn_that_costs_more_is_never_judged_better(one: float, other: float, error: float) -> None:
    """At the same spread."""
    low, high = sorted((one, other))
    order = [VerdictLevel.AS_GOOD, VerdictLevel.SLIGHTLY, VerdictLevel.COSTS]
    classes = [judge(cost, error, 9) for cost in (low, high)]
    assert classes[0].is_fine >= classes[1].is_fine
    if VerdictLevel.TOO_CLOSE not in (classes[0].level, classes[1].level):
        assert order.index(classes[0].level) <= order.index(classes[1].level)


def test_every_class_has_its_words() -> None:
    """And what lies between two of them; none of them shouts or blames."""
    words = Words()
    said = set()
    levels = set()
    for cost, error, same in (
        (0.0, 0.0, True),
        (0.1, 0.1, False),
        (3.5, 0.1, False),
        (9, 0.1, False),
        (3.5, 3, False),
        (1.9, 0.5, False),
        (5.1, 0.5, False),
    ):
        verdict = judge(cost, error, 10, same=same)
        levels.add(verdict.level)
        text = words(verdict.message)
        said.add(text)
        assert text.endswith(".")
        assert "wrong" not in text
        assert "mistake" not in text
    assert levels == set(VerdictLevel)
    assert len(said) == 7


def test_a_figure_is_told_with_its_interval() -> None:
    """And only where the class is sure."""
    words = Words()
    assert words(judge(9, 0.6, 10).message) == (
        "There is a better turn: it gives about 9 points more (8 to 10, nine times out of ten)."
    )
    assert not any(sign.isdigit() for sign in words(judge(5.1, 0.5, 10).message))


def test_the_dial_says_when_a_verdict_is_told() -> None:
    """Always, only when it costs more than so many points, never."""
    costly, slight, good = judge(5.5, 0.1, 9), judge(2.4, 0.1, 9), judge(0.0, 0.1, 9)
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
    assert levels.count(VerdictLevel.TOO_CLOSE) <= 0.3 * len(levels)
    assert LITTLE.most_pairs < 100
    assert SMALL.tries < 8


def test_a_chance_to_win_is_told_as_a_chance_and_never_as_markers() -> None:
    """Where whoever is first wins suddenly: 80 wins of a hundred deals against 40, all played to the end."""
    words = Words()
    won, lost = 100 * (12 + 60), -100 * (5 + 60)
    firsts, seconds = [won] * 80 + [lost] * 20, [won] * 40 + [lost] * 60
    figure = compare_margins(CAESAR, firsts, seconds, to_end=True)
    verdict = judge_figure(figure, CAESAR.thresholds, same=False)
    assert (figure.chances, round(figure.points)) == ((80, 40), 40)
    assert words(verdict.message) == "There is a better turn: yours takes your chances to win from 80 to 40 of 100."
    assert grade_verdict(verdict).grade is Grade.MUCH
    assert words(cost_words(verdict)) == "chances from 80 to 40 of 100"
    assert words(mark_of(verdict)) == "\N{MINUS SIGN}40/100"
    assert figure.turned().chances == (40, 80)


def test_a_figure_of_markers_is_never_more_than_there_are() -> None:
    """A trial that is not played to the end counts leads: at most all twelve markers."""
    figure = compare_margins(CAESAR, [900] * 50 + [1100] * 50, [-1300] * 50 + [-900] * 50, to_end=False)
    assert figure.chances is None
    assert (figure.low, figure.high) == (12, 12)
    points = compare_margins(TRAJAN, [6000, 6100], [0, 0], to_end=True)
    assert points.points == 60.5


def test_chances_and_markers_are_told_alike() -> None:
    """Five chances of a hundred are told like a marker: a learner sets one measure for both."""
    chances = compare_margins(CAESAR, [7200] * 60 + [-7200] * 40, [7200] * 30 + [-7200] * 70, to_end=True)
    verdict = judge_figure(chances, CAESAR.thresholds, same=False)
    assert verdict.weight == pytest.approx(6)
    assert Tell.costly(4).says(verdict)
    assert not Tell.costly(7).says(verdict)


def test_what_is_exact_is_told_exactly() -> None:
    """Where every deal brings the same, no interval is told."""
    words = Words()
    assert words(judge(10, 0, 50).message) == "There is a better turn: it gives 10 points more."
    assert "(8 to 12, nine times out of ten)" in words(judge(10, 1.2, 50).message)
