"""What the coach looks into: advanced in small tasks by whoever has the time, given up at any moment.

One that has not begun can be sent elsewhere as a copy, and takes over what the copy has found.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Final, Protocol, Self, runtime_checkable

from trajan_tutor.engine.errors import MisusedError

_AT_ONCE: Final = 20
# What a copy makes anew: work in progress cannot be sent, nor what keeps others from it.
_STAYS: Final = frozenset({"_work", "_lock", "game"})


@runtime_checkable
class Deepened(Protocol):
    """What an analysis shares with others, who see in it what was found elsewhere."""

    def take_over(self, found: Any) -> None:
        """Take over what a copy has found."""


class Analysis(ABC):
    """Something that is looked into in small tasks, a few milliseconds each. Advance it with `step`, or `finish` it.

    A kind of analysis says what its tasks are, one after the other, and how much of them is done.
    """

    def __init__(self) -> None:
        """Begin with nothing done."""
        self.is_done: bool = False
        self.is_cancelled: bool = False
        self._tasks_done = 0
        self._work = self._tasks()

    @abstractmethod
    def _tasks(self) -> Iterator[None]:
        """Do a task between two stops."""

    @abstractmethod
    def _share(self) -> float:
        """Return how much is done while it is not all, from 0 to 1."""

    def __repr__(self) -> str:
        """Say how far it is, and nothing of what it found."""
        return f"<{type(self).__name__.lower()}: {self.progress:.0%}>"

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        return 1.0 if self.is_done else self._share()

    def step(self, tasks: int = 1) -> bool:
        """Do up to so many tasks; return whether all is done. Raises MisusedError after `cancel`."""
        if self.is_cancelled:
            raise MisusedError("coach-cancelled")
        for _ in range(tasks):
            if next(self._work, False) is False:
                self.is_done = True
                break
            self._tasks_done += 1
        return self.is_done

    def cancel(self) -> None:
        """Give up; what was found stays. Raises MisusedError when it was given up before, or has ended."""
        if self.is_cancelled:
            raise MisusedError("coach-cancelled-twice")
        if self.is_done:
            raise MisusedError("coach-cancelled-late")
        self.is_cancelled = True

    def finish(self) -> Self:
        """Advance to the end in a plain loop, and return the same analysis; raises MisusedError after `cancel`."""
        while not self.step(_AT_ONCE):
            pass
        return self

    @property
    def has_begun(self) -> bool:
        """Whether a task was done here: what has begun is not sent elsewhere."""
        return self._tasks_done > 0 or self.is_done

    def take_over(self, found: Self) -> None:
        """Take over what a copy of this analysis has found, which was finished elsewhere."""
        for name, value in vars(found).items():
            own = vars(self).get(name)
            if isinstance(own, Deepened):
                own.take_over(value)
            elif name not in _STAYS:
                setattr(self, name, value)
        self._work = iter(())

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy of an analysis needs that has not begun, or is done."""
        return {name: value for name, value in vars(self).items() if name not in ("_work", "_lock")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Be such a copy: one that is not done begins anew."""
        vars(self).update(kept)
        self._work = iter(()) if self.is_done else self._tasks()

    def check_done(self) -> None:
        """Refuse what can be asked at the end alone: raises MisusedError before it, and after `cancel`."""
        if self.is_cancelled:
            raise MisusedError("coach-cancelled")
        if not self.is_done:
            raise MisusedError("coach-not-done")
