"""When a rule is due again: by the scheduler FSRS, from the attempts at it. No model of our own."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler

from trajan_tutor.journals.attempts import AttemptOutcome, MasteryLevel, RuleAttempt

# What was missed comes back in the next practice, however soon; the same attempts give the same times.
_SOON: Final = (timedelta(minutes=10),)
_SCHEDULER: Final = Scheduler(learning_steps=_SOON, relearning_steps=_SOON, enable_fuzzing=False)
_RATINGS: Final = {
    AttemptOutcome.FIRST_TRY: Rating.Good,
    AttemptOutcome.HINTED: Rating.Hard,
    AttemptOutcome.COSTLY: Rating.Hard,
    AttemptOutcome.WRONG_TRIES: Rating.Again,
    AttemptOutcome.SHOWN: Rating.Again,
    AttemptOutcome.REFUSED: Rating.Again,
}
# A rule is mastered when it is likely to be known so many days after it was last met.
MASTERED_DAYS: Final = 21


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
        return _SCHEDULER.get_card_retrievability(card, _time(now))


def standings(attempts: Iterable[RuleAttempt]) -> dict[str, RuleState]:
    """Return how each rule stands that was tried; the attempts come in their order of time."""
    cards: dict[str, Card] = {}
    found: dict[str, RuleState] = {}
    for attempt in attempts:
        rule = attempt.rule
        if not rule:
            continue
        before = found.get(rule)
        card = cards.get(rule) or Card(card_id=1, due=_time(attempt.at))
        cards[rule], _ = _SCHEDULER.review_card(card, _RATINGS[attempt.outcome], _time(attempt.at))
        found[rule] = RuleState(
            rule,
            (before.attempts if before else 0) + 1,
            (before.first_tries if before else 0) + (attempt.outcome is AttemptOutcome.FIRST_TRY),
            attempt,
            int(cards[rule].due.timestamp()),
            cards[rule].stability or 0.0,
        )
    return found


def _time(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
