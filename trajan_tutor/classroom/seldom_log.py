"""A log that nobody from outside can fill: one line of a kind in a minute, with how many more there were."""

import logging
import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 60.0
# A kind is known by the words of our code: there are not many.
_MOST_KINDS: Final = 200

_Kind = tuple[str, int, str, str]


class SeldomFilter(logging.Filter):
    """Lets one line of a kind pass in so many seconds; the next one says how many did not."""

    def __init__(self, seconds: float = SECONDS, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._seconds = seconds
        self._now = now
        self._passed: dict[_Kind, float] = {}
        self._left_out: dict[_Kind, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is written."""
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.levelno, str(record.msg), error.__name__ if error else "")
        now = self._now()
        if kind in self._passed and now - self._passed[kind] < self._seconds:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if len(self._passed) >= _MOST_KINDS:
            self._passed.clear()
            self._left_out.clear()
        self._passed[kind] = now
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} more of this kind)"
            record.args = None
        return True


def log_seldom() -> None:
    """Let the log of this process be one that nobody can fill: only in a process of our own."""
    handler = logging.StreamHandler()
    handler.addFilter(SeldomFilter())
    logging.getLogger().addHandler(handler)
