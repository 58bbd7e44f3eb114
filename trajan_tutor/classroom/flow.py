"""How much work one person may cause: whoever causes more waits, and nobody else does.

It is counted in seconds of the processor, over all lines of a pupil, also those that are opened anew. What comes on a
line while it waits stays in the network: nothing is dropped, and an impatient finger is answered a little later. A line
on which so much waits that it does not answer for ten seconds is closed by the server, as a dead one is.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

# A message of a page of ours is shorter, in letters.
LONGEST: Final = 16_384
# Who teaches may bring an exercise with its position.
LONGEST_TEACHING: Final = 4 * LONGEST
# So much work at once, and so much a second for a longer time, in seconds: a click takes six thousandths.
BURST: Final = 1.0
A_SECOND: Final = 0.02
# What a message takes at least, before anything is done for it.
_LEAST: Final = 0.0005


@dataclass(slots=True)
class Flow:
    """Counts the work for one person, who has one thing done at a `turn`.

    `room` is what they may still cause at once, in seconds, up to `burst`.
    """

    burst: float = BURST
    room: float = field(init=False)
    a_second: float = A_SECOND
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _seen: float = 0.0

    def __post_init__(self) -> None:
        """Have caused nothing."""
        self.room = self.burst

    def wait(self, now: float) -> float:
        """Return for how many seconds what comes at a time in seconds has to wait, 0 for not at all."""
        self.room = min(self.burst, self.room + (now - self._seen) * self.a_second)
        self._seen = now
        return max(0.0, -self.room / self.a_second)

    async def until_free(self, now: Callable[[], float]) -> None:
        """Wait until more work may be caused; `now` tells the time in seconds."""
        wait = self.wait(now())
        if wait:
            await asyncio.sleep(wait)

    def spend(self, work: float) -> None:
        """Take note of work that was done, in seconds."""
        self.room -= max(work, _LEAST)
