"""Why not? A turn that somebody named or played beside the best one, with what speaks for each."""

from dataclasses import dataclass, field

from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.coach.verdict import Verdict
from trajan_tutor.engine.message import Message


@dataclass(frozen=True, slots=True)
class TurnComparison:
    """A turn beside the best one: the verdict, what speaks for each, and the better turn, offered and not shown.

    `named` are the steps of the turn that was asked about; `better` gives those of the best one when they are wanted.
    Where only a beginning was named, the last `added` of its steps are the best ending of it.
    """

    verdict: Verdict
    named: tuple[TurnMove, ...]
    _best: tuple[TurnMove, ...] = field(repr=False)
    _for_best: tuple[Reason, ...] = field(repr=False)
    for_named: tuple[Reason, ...]
    added: int = 0

    @property
    def message(self) -> Message:
        """The verdict in words."""
        return self.verdict.message

    @property
    def completed(self) -> tuple[TurnMove, ...]:
        """The steps with which a beginning was ended."""
        return self.named[len(self.named) - self.added :]

    @property
    def offer(self) -> Message | None:
        """The offer to show the better turn; none where there is no better one."""
        return None if self.verdict.is_fine else Message.of("coach-offer")

    def better(self) -> tuple[TurnMove, ...]:
        """Return the best turn step by step."""
        return self._best

    def why_better(self) -> tuple[Reason, ...]:
        """Return what speaks for the best turn against the named one."""
        return self._for_best
