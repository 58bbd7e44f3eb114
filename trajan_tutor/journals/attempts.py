"""Attempts: what a learner did about one rule at one time, and how it came out."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class AttemptOutcome(StrEnum):
    """How an attempt came out."""

    FIRST_TRY = "first-try"  # solved at once, without help
    HINTED = "hinted"  # solved without a wrong try, with a hint
    WRONG_TRIES = "wrong-tries"  # solved after wrong tries, or left after them
    SHOWN = "shown"  # shown to the learner
    REFUSED = "refused"  # a move in a game of one's own that the rule forbids
    COSTLY = "costly"  # a turn in a game of one's own whose cost the coach puts down to the rule
    USED = "used"  # a good turn, unaided, that is not to be had without the rule: in a game of one's own, or a puzzle
    MET = "met"  # no try: something happened by the rule in a game of one's own, or its card was looked up

    @property
    def is_try(self) -> bool:
        """Whether it tells anything of how well the rule is known."""
        return self is not AttemptOutcome.MET

    @property
    def is_missed(self) -> bool:
        """Whether the rule was not known."""
        return self in _MISSED


_MISSED: Final = frozenset(
    {
        AttemptOutcome.WRONG_TRIES,
        AttemptOutcome.SHOWN,
        AttemptOutcome.REFUSED,
        AttemptOutcome.COSTLY,
    }
)


class MasteryLevel(StrEnum):
    """How well a rule is known."""

    NEW = "new"  # never tried
    SHAKY = "shaky"  # missed the last time
    LEARNING = "learning"  # known the last time
    MASTERED = "mastered"  # likely to be known in three weeks


@dataclass(frozen=True, slots=True)
class RuleAttempt:
    """One attempt: the rule (an empty text where a step tries none), when (seconds since 1970), where, and the outcome.

    The `source` is the address of a lesson, `#` and the name of a step, or the name of a game.
    """

    rule: str
    outcome: AttemptOutcome
    at: int
    source: str
