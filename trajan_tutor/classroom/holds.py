"""Who holds the loop of a class for long: everybody else waits meanwhile, so it is told in the log.

Of each kind there is one line a minute.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# Nobody notices that they wait so long, in seconds.
LONGEST_HOLD: Final = 0.05
_MINUTE: Final = 60.0
_told: dict[str, float] = {}


def note_hold(kind: str, held: float, work: float, now: float | None = None) -> None:
    """Take note that the loop was held for some seconds, `work` of them by the processor."""
    if held <= LONGEST_HOLD:
        return
    now = time.monotonic() if now is None else now
    if now - _told.get(kind, -_MINUTE) < _MINUTE:
        return
    _told[kind] = now
    logging.getLogger(__name__).warning("%s held a class for %.0f ms (%.0f of work)", kind, held * 1000, work * 1000)


@contextmanager
def watched_hold(kind: str) -> Iterator[None]:
    """Take note of how long the loop is held meanwhile."""
    held, work = time.monotonic(), time.thread_time()
    try:
        yield
    finally:
        note_hold(kind, time.monotonic() - held, time.thread_time() - work)
