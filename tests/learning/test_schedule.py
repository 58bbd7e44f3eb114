"""When a rule is due again, and how well it is known, by the attempts at it."""

import pytest

from trajan_tutor.journals.attempts_journal import AttemptOutcome, MasteryLevel, RuleAttempt
from trajan_tutor.learning.schedule import MASTERED_DAYS, RuleState, standings

DAY = 86_400
BEGIN = 1_700_000_000
RULE = "toy.market.price"


def after(*tries: tuple[float, AttemptOutcome]) -> RuleState:
    """Return how a rule stands after attempts on some days."""
    found = standings(RuleAttempt(RULE, outcome, BEGIN + int(day * DAY), "toy/a#b") for day, outcome in tries)
    return found[RULE]


def test_what_was_never_tried_does_not_stand_anywhere() -> None:
    """Nor does a step that tries no rule."""
    assert standings([]) == {}
    assert standings([RuleAttempt("", AttemptOutcome.FIRST_TRY, BEGIN, "toy/a#b")]) == {}


def test_what_was_known_is_due_after_days_and_each_time_later() -> None:
    """The library says when: from days to weeks."""
    once = after((0, AttemptOutcome.FIRST_TRY))
    twice = after((0, AttemptOutcome.FIRST_TRY), (2, AttemptOutcome.FIRST_TRY))
    assert 1 <= (once.due - BEGIN) / DAY <= 4
    assert (twice.due - BEGIN) / DAY - 2 > 2 * (once.due - BEGIN) / DAY
    assert (twice.attempts, twice.first_tries, twice.last.outcome) == (2, 2, AttemptOutcome.FIRST_TRY)


@pytest.mark.parametrize("outcome", [AttemptOutcome.WRONG_TRIES, AttemptOutcome.SHOWN, AttemptOutcome.REFUSED])
def test_what_was_missed_comes_back_in_the_next_practice(outcome: AttemptOutcome) -> None:
    """However well it was known before, and however soon the next practice is."""
    missed = after((0, AttemptOutcome.FIRST_TRY), (2, AttemptOutcome.FIRST_TRY), (12, outcome))
    assert missed.level is MasteryLevel.SHAKY
    assert missed.due <= BEGIN + 12 * DAY + 3600


def test_a_hint_makes_a_rule_due_sooner_than_a_first_try_does() -> None:
    """And so does a costly turn, but neither as a wrong try does."""
    first, hinted, costly, wrong = (
        after((0, AttemptOutcome.FIRST_TRY), (3, outcome)).days
        for outcome in (
            AttemptOutcome.FIRST_TRY,
            AttemptOutcome.HINTED,
            AttemptOutcome.COSTLY,
            AttemptOutcome.WRONG_TRIES,
        )
    )
    assert first > hinted == costly > wrong
    assert after((0, AttemptOutcome.HINTED)).level is MasteryLevel.LEARNING


def test_a_rule_is_mastered_when_it_is_likely_to_be_known_in_three_weeks() -> None:
    """Not after one evening, however often it was tried."""
    evening = after(*((minute / 1440, AttemptOutcome.FIRST_TRY) for minute in range(0, 60, 2)))
    weeks = after((0, AttemptOutcome.FIRST_TRY), (2, AttemptOutcome.FIRST_TRY), (10, AttemptOutcome.FIRST_TRY))
    assert evening.level is MasteryLevel.LEARNING
    assert weeks.level is MasteryLevel.MASTERED
    assert weeks.days >= MASTERED_DAYS
    assert weeks.likelihood(weeks.last.at) > weeks.likelihood(weeks.last.at + MASTERED_DAYS * DAY) >= 0.9


def test_the_same_attempts_give_the_same_times() -> None:
    """No chance is in it."""
    tries = (
        (0, AttemptOutcome.FIRST_TRY),
        (2, AttemptOutcome.HINTED),
        (5, AttemptOutcome.FIRST_TRY),
        (40, AttemptOutcome.FIRST_TRY),
    )
    assert after(*tries) == after(*tries)
