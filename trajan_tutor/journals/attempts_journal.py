"""The journal of attempts at rules, beside that of progress: every open lesson or game adds to a file of its own."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, TypeGuard

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import journal
from trajan_tutor.journals.journal import ENDING, Writer
from trajan_tutor.journals.writing import CopyToTake, SavingError, Unsaved


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


KIND: Final = "trajan_tutor mastery journal"
FOLDER: Final = "mastery"
# Longer names and later times were not written by us: the year 9999 begins then.
_LONGEST: Final = 300
_LATEST: Final = 253_370_764_800

Clock = Callable[[], int]


def seconds_now() -> int:
    """Return the time in seconds since 1970."""
    return int(time.time())


@dataclass(frozen=True, slots=True)
class SavedAttempts:
    """The attempts that a folder holds, in their order of time, and what of it cannot be used."""

    attempts: tuple[RuleAttempt, ...]
    problems: tuple[Message, ...]


def read(home: Path) -> SavedAttempts:
    """Return the attempts saved in a folder; what cannot be read is left as it is, and reported."""
    written = journal.read(home / FOLDER, KIND, parse_entry)
    attempts = sorted((entry.value for entry in written.entries), key=lambda attempt: attempt.at)
    return SavedAttempts(tuple(attempts), written.problems)


class Recorder:
    """Keeps the attempts of one lesson or game that is open; `clock` tells the time in seconds since 1970."""

    def __init__(self, home: Path, clock: Clock = seconds_now) -> None:
        self.clock = clock
        self._writer = Writer(home / FOLDER, KIND)

    def note(self, rules: Sequence[str], outcome: AttemptOutcome, source: str) -> None:
        """Keep an attempt at each of some rules, and at no rule where a step tries none.

        Raises SavingError the first time that it cannot be written; it waits until that is possible again.
        """
        at = self.clock()
        self._writer.put(*(asdict(RuleAttempt(rule, outcome, at, source)) for rule in rules or ("",)))

    def unsaved(self) -> Unsaved | None:
        """Return how many attempts are not on the disk; None where all are."""
        waiting = len(self._writer.waiting)
        return Unsaved(Message.of("session-unsaved-attempts", count=waiting), self._writer.failing) if waiting else None

    def write_again(self) -> None:
        """Try once more to write what is not on the disk."""
        with suppress(SavingError):
            self._writer.put()

    def copy_to_take(self) -> CopyToTake:
        """Return the attempts that wait as a file of this journal."""
        return CopyToTake(f"{FOLDER}{ENDING}", self._writer.text_waiting())


def parse_entry(data: Mapping[str, Any]) -> RuleAttempt:
    """Return an attempt from the data of a line; raises UnreadableError."""
    rule, source, at, outcome = (data.get(name) for name in ("rule", "source", "at", "outcome"))
    if not _is_name(rule) or not _is_name(source) or outcome not in tuple(AttemptOutcome):
        raise UnreadableError("session-journal-line")
    if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at < _LATEST:
        raise UnreadableError("session-journal-line")
    return RuleAttempt(rule, AttemptOutcome(outcome), at, source)


def _is_name(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) <= _LONGEST
