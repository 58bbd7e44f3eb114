"""What the coach looks into: advanced in small tasks by whoever has the time, given up at any moment.

One that has not begun can be sent to another process as a copy, and takes over what the copy has found.
"""

import pickle
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from copyreg import dispatch_table
from io import BytesIO
from typing import Any, Final, Protocol, Self, runtime_checkable

from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message

_AT_ONCE: Final = 20
# What a copy makes anew: work in progress cannot be sent, nor what keeps others from it.
_STAYS: Final = frozenset({"_work", "_lock", "game"})


@runtime_checkable
class Deepened(Protocol):
    """What an analysis shares with others, who see in it what was found elsewhere."""

    def take_over(self, other: Any) -> None:
        """Take over what a copy has found."""


class Analysis(ABC):
    """Something that is looked into in small tasks, a few milliseconds each. Advance it with `step`, or `finish` it.

    A kind of analysis says what its tasks are, one after the other, and how much of them is done.
    """

    def __init__(self) -> None:
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

    def take_over(self, other: Self) -> None:
        """Take over what a copy of this analysis has found, which was finished elsewhere."""
        for name, value in vars(other).items():
            own = vars(self).get(name)
            if isinstance(own, Deepened):
                own.take_over(value)
            elif name not in _STAYS:
                setattr(self, name, value)
        self._work = iter(())

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy of an analysis needs that has not begun, or is done."""
        return {name: value for name, value in vars(self).items() if name not in ("_work", "_lock")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Be such a copy: one that is not done begins anew."""
        vars(self).update(state)
        self._work = iter(()) if self.is_done else self._tasks()

    def check_done(self) -> None:
        """Refuse what can be asked at the end alone: raises MisusedError before it, and after `cancel`."""
        if self.is_cancelled:
            raise MisusedError("coach-cancelled")
        if not self.is_done:
            raise MisusedError("coach-not-done")


# So many tasks are done before somebody is asked whether it is still wanted: some tens of milliseconds.
_TASKS_AT_ONCE = 5


def pack(work: Analysis) -> bytes:
    """Return an analysis as bytes to be sent to another process: one that has not begun, or is done."""
    game = getattr(work, "game", None) or getattr(getattr(work, "study", None), "game", None)
    written = BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    if _is_found_by_name(game):
        pickler.dispatch_table = {**dispatch_table, type(game): lambda value: (find_game, (value.name,))}
    pickler.dump(work)
    return written.getvalue()


def unpack(sent: bytes) -> Analysis:
    """Return the analysis in some bytes that were sent."""
    work: Analysis = pickle.loads(sent)  # noqa: S301 - written by ourselves, for a process of our own
    return work


def finish_packed(sent: bytes, is_given_up: Callable[[], bool] = lambda: False) -> bytes | Message:
    """Finish an analysis that was sent; return it as bytes to be sent back, or a message about what went wrong.

    Nothing comes back of what is given up on the way: an empty text.
    """
    try:
        work = unpack(sent)
        while not work.step(_TASKS_AT_ONCE):
            if is_given_up():
                return b""
        return pack(work)
    except TutorError as error:
        return error.message
    except Exception as error:  # noqa: BLE001 - whatever it was is told where somebody looks
        return Message.of("search-failed", problem=repr(error))


def _is_found_by_name(game: object) -> bool:
    name = getattr(game, "name", "")
    try:
        return find_game(name) is game
    except TutorError:
        return False
