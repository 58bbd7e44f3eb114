"""The picture of a widget that lies in its notebook: it is drawn anew when nobody has done anything for a while.

It is made in steps of the kernel's loop: a click that comes between two of them is answered first, and gives it up.
"""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

# Nobody plays on so late, and no picture comes sooner after another one.
PAUSE_SECONDS: Final = 2.0
# Long enough for a click that waits to be read.
_GIVE_WAY_SECONDS: Final = 0.01

Bundle = dict[str, str]


class ShownBeside(Protocol):
    """What the picture is of."""

    def standing(self) -> object:
        """Return what the picture depends on."""

    def kept_in_steps(self) -> Iterator[Bundle | None]:
        """Make what is kept in several steps; the last one gives it."""


class KeptPicture:
    """The picture in the output that is called `name`.

    `drawn` gives what it is of, None where nobody needs that any more: no picture keeps a board alive.
    """

    def __init__(
        self,
        name: str,
        drawn: Callable[[], ShownBeside | None],
        update: Callable[[str, Bundle], None],
        loop: asyncio.AbstractEventLoop | None,
    ) -> None:
        """Keep up a picture that was just drawn; without a loop it stays as it is."""
        self.name = name
        self._drawn = drawn
        self._update = update
        self._loop = loop
        self._shown = _standing(drawn)
        self._due: asyncio.TimerHandle | None = None

    def touched(self) -> None:
        """Begin to wait anew: somebody does something."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._wait)

    def changed(self) -> None:
        """Wait, unless it is waited already; from any thread."""
        if self._loop is not None and self._due is None:
            self._loop.call_soon_threadsafe(self._wait_once)

    def _wait(self) -> None:
        if self._due is not None:
            self._due.cancel()
        self._later(PAUSE_SECONDS, self._begin)

    def _wait_once(self) -> None:
        if self._due is None:
            self._wait()

    def _later(self, seconds: float, act: Callable[..., None], *arguments: Any) -> None:
        if self._loop is not None:
            self._due = self._loop.call_later(seconds, act, *arguments)

    def _begin(self) -> None:
        self._due = None
        drawn, standing = self._drawn(), _standing(self._drawn)
        if drawn is not None and standing != self._shown:
            self._go_on(drawn.kept_in_steps(), standing)

    def _go_on(self, steps: Iterator[Bundle | None], standing: object) -> None:
        self._due = None
        made = next(steps)
        if made is None:
            self._later(_GIVE_WAY_SECONDS, self._go_on, steps, standing)
            return
        self._shown = standing
        self._update(self.name, made)


def _standing(drawn: Callable[[], ShownBeside | None]) -> object:
    board = drawn()
    return board.standing() if board is not None else None
