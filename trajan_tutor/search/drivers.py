"""Who advances a search: a plain loop, a thread, a task of asyncio, or any executor of `concurrent.futures`.

All are interpreted code, so that an interrupt and other threads get their turn between two steps. They differ in who
waits, never in what comes out: with a budget in samples every driver finds the same lines.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from threading import Event, Thread

from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.search.budget import LARGEST_CHUNK, Budget, BudgetWatch, Report, SearchProgress, driving, unbroken
from trajan_tutor.search.lookahead import Lookahead
from trajan_tutor.search.sampling import Result, SampleTask, SearchQuestion, work

__all__ = [
    "STEP_SECONDS",
    "Budget",
    "Running",
    "SearchProgress",
    "WorkerLostError",
    "run",
    "run_on",
    "start",
    "think",
    "timed_work",
]

STEP_SECONDS = 0.01
"""How long a step lasts; a single task can last longer in the interpreted build, by some milliseconds."""

_CHUNK_SECONDS = 0.08
_FIRST_CHUNK = 20
_LOOK_SECONDS = 0.05
_PATIENCE_SECONDS = 60.0
_LEAST_SECONDS = 0.05

Results = tuple[list[Result], float]


class WorkerLostError(TutorError):
    """A process that searched has died or is silent; what was found is kept, and the search can go on without it."""


def _steps(search: Lookahead, watch: BudgetWatch) -> Iterator[None]:
    """Advance a search in steps of some milliseconds until its budget is used."""
    while not watch.is_over(used := watch.now() - watch.started):
        until = time.monotonic() + STEP_SECONDS
        room = watch.room()
        with unbroken():
            while room > 0 and time.monotonic() < until:
                search.step(1)
                room -= 1
        watch.report_progress(used)
        yield
    watch.report_progress(0.0, at_end=True)


def run(search: Lookahead, budget: Budget, report: Report | None = None, cancelled: Event | None = None) -> None:
    """Advance a search in this thread until its budget is used or the event is set."""
    watch = BudgetWatch(search, budget, report)
    with driving(search):
        for _ in _steps(search, watch):
            if cancelled is not None and cancelled.is_set():
                return


async def think(search: Lookahead, budget: Budget, report: Report | None = None) -> None:
    """Advance a search in a task of asyncio, which gives way between two steps; cancel the task to stop it."""
    watch = BudgetWatch(search, budget, report)
    with driving(search):
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
    When a worker is lost, the thread goes on alone with what is left of the budget.
    """
    running = Running(search)
    if search.is_busy:
        raise MisusedError("search-busy")

    def advance() -> None:
        try:
            _advance(running, budget, report, executor)
        except TutorError as error:
            running.problem = error.message
        except Exception as error:  # noqa: BLE001 - whatever it was is told where somebody looks
            running.problem = Message.of("search-failed", problem=repr(error))
        if at_end is not None:
            at_end(running)

    running._thread = Thread(target=advance, name="lookahead", daemon=True)  # noqa: SLF001
    running._thread.start()  # noqa: SLF001
    return running


def _advance(running: Running, budget: Budget, report: Report | None, executor: Executor | None) -> None:
    """Advance what runs in this thread, by the executor if there is one, and alone when that has lost a worker."""
    if executor is not None:
        started = time.monotonic()
        try:
            run_on(executor, running.search, budget, report, running._event)  # noqa: SLF001 - the thread is a part of it
        except WorkerLostError as error:
            running.problem = error.message
            seconds_left = max(_LEAST_SECONDS, budget.seconds - (time.monotonic() - started)) if budget.seconds else 0.0
            budget = replace(budget, seconds=seconds_left)
        else:
            return
    run(running.search, budget, report, running._event)  # noqa: SLF001


def timed_work(question: SearchQuestion, tasks: list[SampleTask]) -> Results:
    """Do tasks and return their results with the CPU seconds they took: what a worker is asked for."""
    started = time.thread_time()
    return work(question, tasks), time.thread_time() - started


def run_on(
    executor: Executor,
    search: Lookahead,
    budget: Budget,
    report: Report | None = None,
    cancelled: Event | None = None,
    workers: int = 2,
    patience: float = _PATIENCE_SECONDS,
) -> None:
    """Advance a search by the workers of an executor, in chunks of less than a tenth of a second, round by round.

    Raises WorkerLostError when a chunk fails, for instance because a process died, or when nobody answers for so many
    seconds; the search keeps what it has and can go on with any driver. A mistake in the search itself shows again
    there.
    """
    watch = BudgetWatch(search, budget, report)
    used = 0.0
    pace = _CHUNK_SECONDS / _FIRST_CHUNK
    with driving(search):
        while not watch.is_over(watch.now() - watch.started if budget.is_clock else used):
            with unbroken():
                tasks = search.give_out(watch.room())
            size = min(LARGEST_CHUNK, max(1, int(_CHUNK_SECONDS / pace)), -(-len(tasks) // workers))
            if budget.seconds:
                tasks = tasks[: size * workers]
            chunks = [tasks[at : at + size] for at in range(0, len(tasks), size)]
            for results, seconds in _answers(executor, search, chunks, cancelled, patience):
                with unbroken():
                    search.take_in(results)
                used += seconds
                pace = max(1e-6, seconds / len(results))
                watch.report_progress(used)
            if cancelled is not None and cancelled.is_set():
                return
    watch.report_progress(0.0, at_end=True)


def _answers(
    executor: Executor, search: Lookahead, chunks: list[list[SampleTask]], cancelled: Event | None, patience: float
) -> Iterator[Results]:
    """Yield the results of chunks in their order until all are there or the event is set."""
    waiting: list[Future[Results]] = []
    try:
        waiting.extend(executor.submit(timed_work, search.question, chunk) for chunk in chunks)
        for future in waiting:
            answer = _answer(future, waiting, cancelled, patience)
            if answer is None:
                return
            yield answer
    except Exception as error:
        # Executors tell the loss of a worker each in a way of their own.
        raise WorkerLostError("search-worker-lost", samples=search.samples) from error
    finally:
        for future in waiting:
            future.cancel()


def _answer(
    future: "Future[Results]", waiting: list["Future[Results]"], cancelled: Event | None, patience: float
) -> Results | None:
    """Return what a chunk came to, None if the event is set before; raises what failed, or TimeoutError."""
    until = time.monotonic() + patience
    while not future.done():
        if cancelled is not None and cancelled.is_set():
            return None
        for other in waiting:
            # The chunks of a lost worker may come after one that nobody is left to do.
            if other.done():
                other.result()
        if time.monotonic() > until:
            raise TimeoutError
        with suppress(TimeoutError):
            future.result(_LOOK_SECONDS)
    return None if cancelled is not None and cancelled.is_set() else future.result()
