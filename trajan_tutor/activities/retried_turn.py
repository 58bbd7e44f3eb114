"""A turn that cost much, to be played better: it lies upon the game, and with it lies everything about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from trajan_tutor.activities.accepted import JUDGED_TURN, TRIED_TURN, Accepted
from trajan_tutor.coach.mistakes import Mistake, MistakeAttempt, Retried
from trajan_tutor.engine.message import Message
from trajan_tutor.session.session import Session

Standing = Literal["trying", "thinking", "wrong", "right", "did", "shown"]


@dataclass(slots=True, eq=False)
class RetriedTurn:
    """One of several mistakes that are tried again one after the other; `standing` tells how far it is.

    The `session` begins in the position in which the turn began. The `attempt` was judged, and a wrong one has got its
    `answer` from another seat; `why` tells why the better turn is better, where that was shown.
    """

    session: Session
    mistakes: Sequence[Mistake]
    at: int
    retried: Retried
    standing: Standing = "trying"
    attempt: MistakeAttempt | None = None
    answer: Message | None = None
    why: MistakeAttempt | None = None

    lesson = None
    is_tried = True

    @property
    def has_more(self) -> bool:
        """Whether another mistake follows."""
        return self.at + 1 < len(self.mistakes)

    @property
    def is_over(self) -> bool:
        """Whether a turn was played, by whomever: it is judged, or was shown."""
        return self.standing != "trying"

    @property
    def accepted(self) -> Accepted:
        """What can be asked: nothing more is decided once a turn was played."""
        return JUDGED_TURN if self.is_over else TRIED_TURN
