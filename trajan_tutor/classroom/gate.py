"""The gate: wrong codes are slowed down, for everybody who still has to come in, and never by address.

A school is one address, so nobody is told apart by it. A few wrong codes are answered at once; while there are more,
whoever wants to come in waits for a moment, and when too many wait the others are asked to come again. Whoever is in
does not pass here any more.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Final

# So many wrong codes within so many seconds are slips of pupils.
FREE: Final = 30
SECONDS: Final = 30.0
# Each one beyond that makes the next ones wait so much longer, up to a limit, in seconds.
_EACH: Final = 0.1
LONGEST: Final = 3.0
# So many may wait at a time.
MOST_WAITING: Final = 60


@dataclass(slots=True)
class Gate:
    """Counts wrong codes; `waiting` are those who wait now."""

    waiting: int = 0
    _wrong: deque[float] = field(default_factory=lambda: deque(maxlen=FREE * 4))

    def note_wrong(self, now: float) -> None:
        """Take note of a wrong code at a time in seconds."""
        self._wrong.append(now)

    def delay(self, now: float) -> float:
        """Return for how many seconds a code waits before it is looked at."""
        while self._wrong and now - self._wrong[0] > SECONDS:
            self._wrong.popleft()
        return min(LONGEST, max(0, len(self._wrong) - FREE) * _EACH)

    @property
    def is_full(self) -> bool:
        """Whether nobody else can wait."""
        return self.waiting >= MOST_WAITING
