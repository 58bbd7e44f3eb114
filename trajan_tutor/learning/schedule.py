"""When a rule is due again: by the scheduler FSRS, from the attempts at it. No model of our own."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler

from trajan_tutor.journals.attempts_journal import AttemptOutcome, MasteryLevel, RuleAttempt

# What was missed comes back in the next practice, however soon; the same attempts give the same times.
_SOON: Final = (timedelta(minutes=10),)
# What is still being learned comes back while it is nearly sure to be known, what is mastered as late as is usual: who
# has five minutes a day forgets less of what is new, and is not asked what they know.
_SURE, _USUAL = 0.95, 0.9


def _scheduler(known: float) -> Scheduler:
    return Scheduler(desired_retention=known, learning_steps=_SOON, relearning_steps=_SOON, enable_fuzzing=False)


_LEARNING: Final = _scheduler(_SURE)
_MASTERED: Final = _scheduler(_USUAL)
_RATINGS: Final = {
    AttemptOutcome.FIRST_TRY: Rating.Good,
    AttemptOutcome.HINTED: Rating.Hard,
    AttemptOutcome.COSTLY: Rating.Hard,
    AttemptOutcome.USED: Rating.Hard,
    AttemptOutcome.WRONG_TRIES: Rating.Again,
    AttemptOutcome.SHOWN: Rating.Again,
    AttemptOutcome.REFUSED: Rating.Again,
}
# A rule is mastered when it is likely to be known so many days after it was last met.
MASTERED_DAYS: Final = 21
# A rule that was used rightly in one game comes no nearer to that than this: only the next attempt leads over the line.
_MOST_BY_ONE_USE: Final = MASTERED_DAYS - 1


@dataclass(frozen=True, slots=True)
class RuleState:
    """How a rule stands: its attempts, how many came out at the first try, the last one, and when it is due again.

    `days` after the last attempt it is still known with a likelihood of nine in ten (what FSRS calls the stability).
    """

    rule: str
    attempts: int
    first_tries: int
    last: RuleAttempt
    due: int
    days: float

    @property
    def level(self) -> MasteryLevel:
        """How well the rule is known."""
        if self.last.outcome.is_missed:
            return MasteryLevel.SHAKY
        return MasteryLevel.MASTERED if self.days >= MASTERED_DAYS else MasteryLevel.LEARNING

    def likelihood(self, now: int) -> float:
        """Return how likely the rule is known at a time, in seconds since 1970."""
        card = Card(card_id=1, stability=self.days, due=_time(self.due), last_review=_time(self.last.at))
        return _MASTERED.get_card_retrievability(card, _time(now))


def standings(attempts: Iterable[RuleAttempt]) -> dict[str, RuleState]:
    """Return how each rule stands that was tried; the attempts come in their order of time."""
    cards: dict[str, Card] = {}
    states: dict[str, RuleState] = {}
    for attempt in attempts:
        rule = attempt.rule
        if not rule or not attempt.outcome.is_try:
            continue
        before = states.get(rule)
        cards[rule] = _reviewed(cards.get(rule), attempt, before)
        states[rule] = RuleState(
            rule,
            (before.attempts if before else 0) + 1,
            (before.first_tries if before else 0) + (attempt.outcome is AttemptOutcome.FIRST_TRY),
            attempt,
            int(cards[rule].due.timestamp()),
            cards[rule].stability or 0.0,
        )
    return states


def _reviewed(card: Card | None, attempt: RuleAttempt, before: RuleState | None) -> Card:
    """Return how a rule stands after an attempt, and when it is due; `before` it stood so."""
    card = card or Card(card_id=1, due=_time(attempt.at))
    rating, at = _RATINGS[attempt.outcome], _time(attempt.at)
    after, _ = _LEARNING.review_card(card, rating, at)
    days, known = after.stability or 0.0, before.days if before is not None else 0.0
    if attempt.outcome is AttemptOutcome.USED and known < MASTERED_DAYS and not _was_used(before):
        after.stability = max(known, min(days, _MOST_BY_ONE_USE))
    elif days >= MASTERED_DAYS:
        after, _ = _MASTERED.review_card(card, rating, at)
    return after


def _was_used(before: RuleState | None) -> bool:
    """Return whether the last attempt was a right use, too: then there are two games that speak for it."""
    return before is not None and before.last.outcome is AttemptOutcome.USED


def _time(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
