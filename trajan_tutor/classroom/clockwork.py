"""What a class needs of whoever runs it: to be called again soon or later, and the time."""

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

Act = Callable[[], None]
# What is done for many is done for so long at a time, in seconds: nobody else waits longer.
SLICE: Final = 0.01


class Clockwork(Protocol):
    """A loop of events: everything of a class is done in its thread."""

    def soon(self, act: Act) -> None:
        """Call something when whatever waits now was done; may be asked from any thread."""

    def later(self, seconds: float, act: Act) -> None:
        """Call something after so many seconds."""

    def now(self) -> float:
        """Return seconds that only grow."""


class Slices:
    """Does many things one after the other, and lets everything else that waits come between."""

    def __init__(self, clockwork: Clockwork) -> None:
        self._clockwork = clockwork
        self._waiting: deque[Act] = deque()
        self._runs = False

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be done."""
        return self._runs

    def add(self, act: Act) -> None:
        """Do something as soon as it is its turn."""
        self._waiting.append(act)
        if not self._runs:
            self._runs = True
            self._clockwork.soon(self._run)

    def _run(self) -> None:
        until = self._clockwork.now() + SLICE
        try:
            while self._waiting:
                self._waiting.popleft()()
                if self._clockwork.now() >= until:
                    break
        finally:
            # One that fails takes none of the others with it.
            self._runs = bool(self._waiting)
            if self._runs:
                self._clockwork.soon(self._run)
