"""The gauges count what they say; and in some positions all that the coach answers fits together."""

from itertools import cycle

import pytest
from measures.gauges import (
    ReferenceMargins,
    agreement,
    classes_of,
    contradictions,
    mean_when_sure,
    rest_of,
    verdicts,
)
from measures.turn_makers import asked_of

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.verdict import judge
from trajan_tutor.engine.games import find_game

TRAJAN = find_game("trajan")
SMALL = Effort(search=30, finalists=4, finals=12, pairs=2, most_pairs=16, answers=0, second=0)


def test_classes_are_those_that_a_verdict_leaves_open() -> None:
    """One; two on either side of a border; or all."""
    assert classes_of(judge(0.0, 0.0, 9, same=True)) == (0,)
    assert [classes_of(judge(cost, 0.1, 9)) for cost in (1, 3, 9)] == [(0,), (1,), (2,)]
    assert [classes_of(judge(cost, 0.5, 9)) for cost in (2, 5)] == [(0, 1), (1, 2)]
    assert classes_of(judge(3.5, 3, 9)) == (0, 1, 2)


def test_agreement_counts_pairs_of_seeds_and_verdicts() -> None:
    """Three seeds are three pairs."""
    found = agreement([[judge(1.0, 0.1, 9), judge(1.1, 0.1, 9), judge(9.0, 0.1, 9)], [judge(2.0, 0.5, 9)] * 3])
    assert found.overlapping == pytest.approx(4 / 6)
    assert found.same == pytest.approx(4 / 6)
    assert found.apart == pytest.approx(2 / 6)
    assert found.undecided == pytest.approx(3 / 6)
    assert found.told == pytest.approx(((3 * 0.01 + 3 * 0.25) / 6) ** 0.5)
    assert found.spread > 3


def test_a_figure_is_true_within_the_interval_of_both() -> None:
    """And lies outside it by so many points."""
    told = judge(3.0, 1.0, 9)
    assert ReferenceMargins(told, 3.0 + told.high - told.cost - 0.01, 0.0).beyond < 0
    assert ReferenceMargins(told, 3.0 + told.high - told.cost + 0.5, 0.0).beyond == pytest.approx(0.5)
    assert ReferenceMargins(told, 3.0 + told.high - told.cost + 0.5, 1.0).beyond < 0


def test_the_rest_of_the_game_is_what_no_error_accounts_for() -> None:
    """Figures that went to the end have none, nor has the best turn beside itself."""
    told = judge(3.0, 1.0, 9)
    far, near = ReferenceMargins(told, 6.0, 2.0), ReferenceMargins(told, 3.5, 2.0)
    assert rest_of([far]) == pytest.approx((9 - 1 - 4) ** 0.5)
    assert rest_of([near]) == 0.0
    assert (
        rest_of(
            [ReferenceMargins(told, 30.0, 2.0, is_to_the_end=True), ReferenceMargins(judge(0, 0, 9, same=True), 0, 0)]
        )
        == 0.0
    )


def test_a_reference_ends_when_it_is_sure_enough() -> None:
    """Or when as many pairs of games as were asked for have been played."""
    mean, error, number = mean_when_sure(cycle([-7.0, 9.0]))
    assert mean == pytest.approx(1.0, abs=0.1)
    assert error <= 0.5 < error * ((number - 1) / (number - 2)) ** 0.5 * 1.01
    assert mean_when_sure([2.0, 4.0]) == (3.0, 1.0, 2)


@pytest.mark.parametrize("number", [*(pytest.param(number, marks=pytest.mark.long) for number in range(4)), 4])
def test_what_the_coach_answers_fits_together(number: int) -> None:
    """Hint, why not, explore, and the hint again, in two positions; in five by `make test-long`."""
    wrong, answers = contradictions(TRAJAN, asked_of(TRAJAN, 2, 7 * number + 8, 1), 1, SMALL)
    assert answers > 4
    assert wrong == 0


@pytest.mark.long
def test_verdicts_of_several_seeds_differ_and_repeat() -> None:
    """A seed is another look at the same position."""
    asked = asked_of(TRAJAN, 2, 8, 1)
    once, twice = (verdicts(TRAJAN, asked, 2, SMALL) for _ in range(2))
    assert once == twice
    assert once[0] != once[1]
