"""How much one page may send: a page of ours sends less, and what is more is dropped before it is read."""

from dataclasses import dataclass
from typing import Final

# A message of a page of ours is shorter, in letters.
LONGEST: Final = 16_384
# Who teaches may bring an exercise with its position.
LONGEST_TEACHING: Final = 4 * LONGEST
# So many messages at once, and so many a second for a longer time.
BURST: Final = 60.0
A_SECOND: Final = 12.0
# A page that sends so many more is not one of ours: its line is closed.
MOST_DROPPED: Final = 300


@dataclass(slots=True)
class Flow:
    """Counts the messages of one line; `dropped` are those that were not read since it was slow enough."""

    room: float = BURST
    dropped: int = 0
    _seen: float = 0.0

    def admits(self, now: float) -> bool:
        """Return whether a message that comes at a time in seconds is read."""
        self.room = min(BURST, self.room + (now - self._seen) * A_SECOND)
        self._seen = now
        if self.room < 1:
            self.dropped += 1
            return False
        self.room -= 1
        self.dropped = max(0, self.dropped - 1)
        return True

    @property
    def is_flooded(self) -> bool:
        """Whether the line is to be closed."""
        return self.dropped > MOST_DROPPED
