"""Something that takes a while, advanced in small steps so that the kernel goes on answering.

A thread does it where there are threads; else a task of the loop of events, which gives way between two steps; where
there is neither, it is done at once. A host may bring a driver of its own, which has it done elsewhere.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from enum import Enum
from threading import Thread
from typing import Final, Protocol

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message

STEP_SECONDS: Final = 0.01
PROGRESS_SECONDS: Final = 0.1
# Long enough to let another thread take over; nothing else is gained by it.
_THREAD_PAUSE_SECONDS: Final = 0.0005
# The loop of Pyodide runs what is due in less than 4 ms at once, before the messages of the page, which then wait for
# the end of all the work.
_TASK_PAUSE_SECONDS: Final = 0.005
_NO_THREADS: Final = frozenset({"emscripten", "wasi"})


HandOver = Callable[[Callable[[], None]], None]


class CoachDriver(Protocol):
    """Who sees to it that something is thought through."""

    def start(self, thinking: "Thinking") -> None:
        """Begin, and return soon; `thinking` is advanced, or given what was found elsewhere."""


class Driver(Enum):
    """Who advances the work beside the desk; one that there is not gives way to the next one."""

    THREAD = "thread"
    TASK = "task"
    AT_ONCE = "at-once"

    def start(self, thinking: "Thinking") -> None:
        """Begin to advance the work."""
        thinking.advance(self)


def usual_driver() -> Driver:
    """Return the driver for this interpreter."""
    return Driver.TASK if sys.platform in _NO_THREADS else Driver.THREAD


class Thinking:
    """Work in progress. `report` gets the share done, `at_end` is called when it has come to its end by itself.

    Both are called by whoever advances the work, perhaps in another thread, and never after `cancel`. What was found
    elsewhere comes by `hand_over`, in the thread of the desk where its host has one. `is_asked` tells that somebody
    waits for it, `on_cancel` is called when nobody does any more.
    """

    __slots__ = (
        "__weakref__",
        "_at_end",
        "_hand_over",
        "_report",
        "_task",
        "driver",
        "is_asked",
        "is_cancelled",
        "is_left_out",
        "is_over",
        "kind",
        "on_cancel",
        "problem",
        "work",
    )

    def __init__(
        self,
        work: Analysis,
        report: Callable[[float], None],
        at_end: Callable[["Thinking"], None],
        *,
        kind: str = "",
        is_asked: bool = True,
        hand_over: HandOver | None = None,
    ) -> None:
        """Prepare; nothing is done yet."""
        self.kind = kind
        self.is_asked = is_asked
        self.on_cancel: Callable[[], None] = _nothing
        self._hand_over = hand_over or _at_once
        self.work = work
        self.driver = Driver.AT_ONCE
        self.is_over = False
        self.is_cancelled = self.is_left_out = False
        self.problem: Message | None = None
        self._report = report
        self._at_end = at_end
        self._task: asyncio.Task[None] | None = None

    def start(self, driver: CoachDriver) -> None:
        """Begin."""
        driver.start(self)

    def advance(self, driver: Driver) -> None:
        """Begin to advance the work here; a driver that there is not gives way to the next one."""
        if driver is Driver.THREAD:
            try:
                self.driver = Driver.THREAD
                Thread(target=self._run, args=(_THREAD_PAUSE_SECONDS,), name="coach", daemon=True).start()
            except RuntimeError:
                driver = Driver.TASK
            else:
                return
        if driver is Driver.TASK and _loop_runs():
            self.driver = Driver.TASK
            self._task = asyncio.get_running_loop().create_task(self._give_way())
            return
        self.driver = Driver.AT_ONCE
        self._run(0.0)

    def cancel(self) -> None:
        """Stop: no report comes any more. What was over already stays as it is."""
        if not self.is_cancelled:
            self.is_cancelled = True
            self.on_cancel()

    def finish(self, result: Analysis | Message) -> None:
        """End with what was found elsewhere by a copy of the work, or with what went wrong there; from any thread."""
        self._hand_over(lambda: self._take_over(result))

    def leave_out(self) -> None:
        """End with nothing: there was no time for it, and nobody has asked; from any thread."""
        self._hand_over(self._leave_out)

    def _leave_out(self) -> None:
        if not self.is_over and not self.is_cancelled:
            self.is_left_out = True
            self._end()

    def _take_over(self, result: Analysis | Message) -> None:
        if self.is_over or self.is_cancelled:
            return
        if isinstance(result, Message):
            self.problem = result
        else:
            self.work.take_over(result)
        self._end()

    def _run(self, pause: float) -> None:
        for _ in self._slices():
            if pause:
                time.sleep(pause)
        self._end()

    async def _give_way(self) -> None:
        for _ in self._slices():
            await asyncio.sleep(_TASK_PAUSE_SECONDS)
        self._end()

    def _slices(self) -> Iterator[None]:
        reported_at = time.monotonic()
        try:
            while not self.is_cancelled:
                until = time.monotonic() + STEP_SECONDS
                is_done = False
                while not is_done and time.monotonic() < until:
                    is_done = self.work.step(1)
                if is_done:
                    return
                now = time.monotonic()
                if now - reported_at >= PROGRESS_SECONDS:
                    reported_at = now
                    self._report(self.work.progress)
                yield
        except TutorError as error:
            self.problem = error.message
        except Exception as error:  # noqa: BLE001 - whatever it was is told where somebody looks
            self.problem = Message.of("search-failed", problem=repr(error))

    def _end(self) -> None:
        self.is_over = True
        if not self.is_cancelled:
            self._at_end(self)


def _nothing() -> None:
    """Do nothing."""


def _at_once(act: Callable[[], None]) -> None:
    """Do it in this thread."""
    act()


def _loop_runs() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
