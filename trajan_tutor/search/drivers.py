"""Who advances a search: a plain loop, a thread, a task of asyncio, or any executor of `concurrent.futures`.

All are interpreted code, so that an interrupt and other threads get their turn between two steps. They differ in who
waits, never in what comes out: with a budget in samples every driver finds the same lines.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event, Thread

from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.search.lookahead import Lookahead
from trajan_tutor.search.sampling import Drawn, Question, Sampled, Task, work

STEP_SECONDS = 0.01
"""How long a step lasts; a single task can last longer in the interpreted build, by some milliseconds."""

_CHUNK_SECONDS = 0.08
_FIRST_CHUNK = 20
_LARGEST_CHUNK = 2000
_PROGRESS_SECONDS = 0.1


class WorkerLostError(TutorError):
    """A process that searched has died; what was found is kept, and the search can go on without it."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may look at: a number of samples, or seconds (0 means: not limited so).

    Seconds are CPU seconds of this process, or with `is_clock` those of the clock on the wall, which is what a person
    waits. An executor counts the CPU seconds of its workers.
    """

    samples: int = 0
    seconds: float = 0.0
    is_clock: bool = False


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is: samples so far, and the share of the budget that is used, from 0 to 1."""

    samples: int
    share: float


Report = Callable[[Progress], None]


@dataclass(slots=True)
class _Watch:
    """Tells whether a budget is used up, and reports progress ten times a second at most."""

    search: Lookahead
    budget: Budget
    report: Report | None = None
    begun: float = 0.0
    reported: float = 0.0

    def __post_init__(self) -> None:
        if self.budget.samples <= 0 and self.budget.seconds <= 0:
            raise MisusedError("search-budget")
        self.begun = self.now()

    def now(self) -> float:
        """Return the seconds that the budget counts."""
        return time.monotonic() if self.budget.is_clock else time.process_time()

    def share(self, used: float) -> float:
        """Return the share of the budget that is used, after so many seconds."""
        budget = self.budget
        by_samples = self.search.samples / budget.samples if budget.samples else 0.0
        by_seconds = used / budget.seconds if budget.seconds else 0.0
        return min(1.0, max(by_samples, by_seconds))

    def is_over(self, used: float) -> bool:
        """Return whether to stop: never before the first sample, nor while something is owed."""
        search = self.search
        if search.owed:
            return False
        return search.is_settled or (search.samples > 0 and self.share(used) >= 1)

    def room(self) -> int:
        """Return how many tasks may be given out at once so that a budget of samples is met exactly."""
        if self.search.owed:
            return self.search.owed
        return max(1, self.budget.samples - self.search.samples) if self.budget.samples else _LARGEST_CHUNK

    def tell(self, used: float, *, at_end: bool = False) -> None:
        """Report progress, if it is time to."""
        now = time.monotonic()
        if self.report is not None and (at_end or now - self.reported >= _PROGRESS_SECONDS):
            self.reported = now
            self.report(Progress(self.search.samples, 1.0 if at_end else self.share(used)))


@contextmanager
def _driving(search: Lookahead) -> Iterator[None]:
    """Hold a search, so that two drivers never advance the same; raises MisusedError when another holds it."""
    if search.is_busy:
        raise MisusedError("search-busy")
    search.is_busy = True
    try:
        yield
    finally:
        search.is_busy = False


def _steps(search: Lookahead, watch: _Watch) -> Iterator[None]:
    """Advance a search in steps of some milliseconds until its budget is used."""
    while not watch.is_over(used := watch.now() - watch.begun):
        until = time.monotonic() + STEP_SECONDS
        room = watch.room()
        while room > 0 and time.monotonic() < until:
            search.step(1)
            room -= 1
        watch.tell(used)
        yield
    watch.tell(0.0, at_end=True)


def run(search: Lookahead, budget: Budget, report: Report | None = None, cancelled: Event | None = None) -> None:
    """Advance a search in this thread until its budget is used or the event is set."""
    watch = _Watch(search, budget, report)
    with _driving(search):
        for _ in _steps(search, watch):
            if cancelled is not None and cancelled.is_set():
                return


async def think(search: Lookahead, budget: Budget, report: Report | None = None) -> None:
    """Advance a search in a task of asyncio, which gives way between two steps; cancel the task to stop it."""
    watch = _Watch(search, budget, report)
    with _driving(search):
        for _ in _steps(search, watch):
            await asyncio.sleep(0)


@dataclass(slots=True)
class Running:
    """A search that a thread advances. `search` may be asked for its lines when `is_done`; `problem` is what failed."""

    search: Lookahead
    is_cancelled: bool = False
    problem: Message | None = None
    _event: Event = field(default_factory=Event)
    _thread: Thread | None = None

    @property
    def is_done(self) -> bool:
        """Whether it has come to its end, whichever it was."""
        return self._thread is not None and not self._thread.is_alive()

    def cancel(self) -> None:
        """Stop soon; what was found so far is kept. Cancelling twice, or after the end, does nothing more."""
        if not self.is_done:
            self.is_cancelled = True
        self._event.set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the end, at most so long; return whether it has come."""
        if self._thread is not None:
            self._thread.join(seconds)
        return self.is_done


def start(
    search: Lookahead,
    budget: Budget,
    report: Report | None = None,
    at_end: Callable[[Running], None] | None = None,
    executor: Executor | None = None,
) -> Running:
    """Advance a search in a thread of its own, there or by an executor; return at once.

    `report` and `at_end` are called in that thread. A problem is kept as a message in `Running.problem`, never raised.
    """
    running = Running(search)
    if search.is_busy:
        raise MisusedError("search-busy")

    def advance() -> None:
        try:
            if executor is None:
                run(search, budget, report, running._event)  # noqa: SLF001 - the thread is a part of it
            else:
                run_on(executor, search, budget, report, running._event)  # noqa: SLF001
        except TutorError as error:
            running.problem = error.message
        except Exception as error:  # noqa: BLE001 - whatever it was is told where somebody looks
            running.problem = Message.of("search-failed", problem=repr(error))
        if at_end is not None:
            at_end(running)

    running._thread = Thread(target=advance, name="lookahead", daemon=True)  # noqa: SLF001
    running._thread.start()  # noqa: SLF001
    return running


def timed_work(question: Question, tasks: list[Task]) -> tuple[list[Drawn | Sampled], float]:
    """Do tasks and return their results with the CPU seconds they took: what a worker is asked for."""
    begun = time.thread_time()
    return work(question, tasks), time.thread_time() - begun


def run_on(
    executor: Executor,
    search: Lookahead,
    budget: Budget,
    report: Report | None = None,
    cancelled: Event | None = None,
    workers: int = 2,
) -> None:
    """Advance a search by the workers of an executor, in chunks of less than a tenth of a second, round by round.

    Raises WorkerLostError when the executor breaks, for instance because a process died; the search keeps what it has
    and can go on with any driver.
    """
    watch = _Watch(search, budget, report)
    used = 0.0
    pace = _CHUNK_SECONDS / _FIRST_CHUNK
    with _driving(search):
        while not watch.is_over(watch.now() - watch.begun if budget.is_clock else used):
            tasks = search.give_out(watch.room())
            size = min(_LARGEST_CHUNK, max(1, int(_CHUNK_SECONDS / pace)), -(-len(tasks) // workers))
            if budget.seconds:
                tasks = tasks[: size * workers]
            chunks = [tasks[at : at + size] for at in range(0, len(tasks), size)]
            try:
                waiting = [executor.submit(timed_work, search.question, chunk) for chunk in chunks]
                for chunk, future in zip(chunks, waiting, strict=True):
                    results, seconds = future.result()
                    search.take_in(results)
                    used += seconds
                    pace = max(1e-6, seconds / len(chunk))
                    watch.tell(used)
                    if cancelled is not None and cancelled.is_set():
                        _drop(waiting)
                        return
            except BrokenExecutor as error:
                raise WorkerLostError("search-worker-lost", samples=search.samples) from error
    watch.tell(0.0, at_end=True)


def _drop(waiting: list["Future[tuple[list[Drawn | Sampled], float]]"]) -> None:
    for future in waiting:
        future.cancel()
