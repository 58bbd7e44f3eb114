"""What a server of a class gives to whoever is before its door, in one place: times, numbers of connections, a reserve.

A connection is a *stranger* until a page of somebody who is in has opened a line on it. Strangers have little time and
little room, and none of them takes the room of a line.
"""

from dataclasses import dataclass, replace
from typing import Final

from trajan_tutor.classroom.room import MOST_LEARNERS

# Of what is left of the descriptors, one in so many is for strangers.
_SHARE_OF_STRANGERS: Final = 4


@dataclass(frozen=True, slots=True)
class ConnectionBudget:
    """The figures: times are in seconds.

    A head and a body have `head_seconds` and `body_seconds`, the whole of a request has `request_seconds`. One address
    has `of_address` strangers, all of them together have `strangers`. One that has asked for nothing makes room for
    another after `patience` seconds, one that does not read its answer after `patience_answered`. `at_once` connections
    are taken in one turn of the loop, and after a `burst` of them `a_second`; for what is not taken it is looked again
    after `rest_seconds`. A pupil has `of_pupil` lines, who teaches `of_teacher`, and all together `lines`. `reserve`
    descriptors are for journals and everything else that the server opens itself.
    """

    head_seconds: float = 10.0
    body_seconds: float = 20.0
    request_seconds: float = 120.0
    patience: float = 0.05
    patience_answered: float = 5.0
    of_address: int = 200
    strangers: int = 400
    at_once: int = 4
    burst: int = 400
    a_second: float = 200.0
    rest_seconds: float = 0.02
    of_pupil: int = 8
    of_teacher: int = 16
    lines: int = 1_000
    reserve: int = 40

    @property
    def pupils(self) -> int:
        """How many pupils fit, each with one page."""
        return max(0, min(MOST_LEARNERS, self.lines - self.of_teacher))

    def within(self, limit: int, taken: int) -> "ConnectionBudget":
        """Return what is left of it where the process may hold `limit` descriptors and holds so many already."""
        free = max(0, limit - taken - self.reserve)
        strangers = min(self.strangers, max(1, free // _SHARE_OF_STRANGERS))
        lines = min(self.lines, max(0, free - strangers))
        return replace(self, strangers=strangers, of_address=min(self.of_address, strangers), lines=lines)
