"""How much work one person may cause: whoever causes more waits, and nobody else does.

It is counted in seconds of the processor, over all lines of a pupil, also those that are opened anew, and over what is
asked by address. What comes on a line while it waits stays in the network: nothing is dropped, and an impatient finger
is answered a little later. A line on which so much waits that it does not answer for ten seconds is closed by the
server, as a dead one is. What is asked by address and would wait for long is answered at once by when to ask again; a
pupil pays for it, who teaches too, and strangers by where they are. Whatever holds the loop for long is logged.
"""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
# Nothing that is longer is sent to a server of a class at once, in bytes: pages measure it, and send files in parts.
LONGEST_BODY: Final = LONGEST_TEACHING
# What is asked by address waits no longer, in seconds, and so much of one person at a time.
LONGEST_WAIT: Final = 5.0
MOST_WAITING: Final = 8


class BusyError(Exception):
    """Somebody has caused so much work that they have to ask again in some `seconds`."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"busy for {wait:.1f} s")
        self.seconds = max(1, math.ceil(wait))


@dataclass(slots=True)
class Flow:
    """Counts the work for one person, who has one thing done at a `turn`.

    `room` is what they may still cause at once, in seconds, up to `burst`. `most` of what they ask by address may wait.
    """

    burst: float = BURST
    room: float = field(init=False)
    a_second: float = A_SECOND
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    most: int = MOST_WAITING
    _waiting: int = 0
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

    def check(self, now: float) -> None:
        """Raise BusyError for what would have to wait for long at a time in seconds."""
        wait = self.wait(now)
        if wait > LONGEST_WAIT:
            raise BusyError(wait)

    async def admit(self, now: Callable[[], float]) -> None:
        """Wait until something may be asked by address; raises BusyError where that would take long."""
        self.check(now())
        if self._waiting >= self.most:
            raise BusyError(LONGEST_WAIT)
        self._waiting += 1
        try:
            async with self.turn:
                self.check(now())
                await self.until_free(now)
        finally:
            self._waiting -= 1

    def spend(self, work: float) -> None:
        """Take note of work that was done, in seconds."""
        self.room -= max(work, _LEAST)


class Meter:
    """Counts what is done for a request, to all `flows` that pay for it.

    `kind` names it where it holds the loop for long.
    """

    def __init__(self, kind: str, flows: tuple[Flow, ...]) -> None:
        self.flows = flows
        self._kind = kind
        self._began: tuple[float, float] | None = None

    def start(self) -> None:
        """Count from now on."""
        self._began = (time.thread_time(), time.monotonic())

    def stop(self) -> None:
        """Count no more: somebody else has the loop, or it is done."""
        if self._began is None:
            return
        work, held = time.thread_time() - self._began[0], time.monotonic() - self._began[1]
        self._began = None
        for flow in self.flows:
            flow.spend(work)
        note_hold(self._kind, held, work)


# How much work pages of who teaches may cause, in seconds: at once, and a second.
TAUGHT: Final = 10.0
TAUGHT_A_SECOND: Final = 0.5
# And strangers of one address, and all of them; a page with what it loads takes five thousandths.
_ADDRESS: Final = 2.0
_ADDRESS_A_SECOND: Final = 0.1
_STRANGERS: Final = 4.0
_STRANGERS_A_SECOND: Final = 0.25
_MOST_STRANGERS: Final = 200
# So many addresses are told apart.
_MOST_ADDRESSES: Final = 256


class Accounts:
    """The flows of those who have none in the class: of who `teaches`, and of strangers."""

    def __init__(self) -> None:
        self.teaches = Flow(TAUGHT, a_second=TAUGHT_A_SECOND)
        self._strangers = Flow(_STRANGERS, a_second=_STRANGERS_A_SECOND, most=_MOST_STRANGERS)
        self._addresses: OrderedDict[str, Flow] = OrderedDict()

    def of_stranger(self, address: str) -> tuple[Flow, Flow]:
        """Return the flows that pay for a stranger: that of the address, and that of all strangers."""
        if address not in self._addresses:
            self._addresses[address] = Flow(_ADDRESS, a_second=_ADDRESS_A_SECOND, most=_MOST_STRANGERS)
            if len(self._addresses) > _MOST_ADDRESSES:
                self._addresses.popitem(last=False)
        self._addresses.move_to_end(address)
        return self._addresses[address], self._strangers


# Nobody notices that they wait so long, in seconds.
LONGEST_HOLD: Final = 0.05
_MINUTE: Final = 60.0
_logged_at: dict[str, float] = {}


def note_hold(kind: str, held: float, work: float, now: float | None = None) -> None:
    """Take note that the loop was held for some seconds, `work` of them by the processor."""
    if held <= LONGEST_HOLD:
        return
    now = time.monotonic() if now is None else now
    if now - _logged_at.get(kind, -_MINUTE) < _MINUTE:
        return
    _logged_at[kind] = now
    logging.getLogger(__name__).warning("%s held a class for %.0f ms (%.0f of work)", kind, held * 1000, work * 1000)


@contextmanager
def watched_hold(kind: str) -> Iterator[None]:
    """Take note of how long the loop is held meanwhile."""
    held, work = time.monotonic(), time.thread_time()
    try:
        yield
    finally:
        note_hold(kind, time.monotonic() - held, time.thread_time() - work)
