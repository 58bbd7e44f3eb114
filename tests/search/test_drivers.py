"""Drivers: whoever advances a search, the same lines come out; it can be stopped, and says what went wrong."""

import asyncio
import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

import pytest
from search.searches import begun, position, search_of
from the_games import TRAJAN as GAME

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.search.drivers import (
    Budget,
    Running,
    SearchProgress,
    WorkerLostError,
    run,
    run_on,
    start,
    think,
    timed_work,
)
from trajan_tutor.search.lines import Line
from trajan_tutor.search.lookahead import Lookahead

BUDGET = Budget(samples=260)


def plain(search: Lookahead) -> None:
    """Advance it in this thread."""
    run(search, BUDGET)


def in_a_thread(search: Lookahead) -> None:
    """Advance it in another thread."""
    running = start(search, BUDGET)
    assert running.wait(60)
    assert running.problem is None


def in_a_task(search: Lookahead) -> None:
    """Advance it in a task of asyncio."""
    asyncio.run(think(search, BUDGET))


def by_threads(search: Lookahead) -> None:
    """Advance it by two threads."""
    with ThreadPoolExecutor(2) as pool:
        run_on(pool, search, BUDGET)


def by_processes(number: int) -> Callable[[Lookahead], None]:
    """Return a driver with so many processes."""

    def drive(search: Lookahead) -> None:
        with processes(number) as pool:
            run_on(pool, search, BUDGET, workers=number)

    return drive


@contextmanager
def processes(number: int) -> Iterator[ProcessPoolExecutor]:
    """Give a pool of new processes: a test has threads of its own, which a fork would not carry over."""
    with ProcessPoolExecutor(number, mp_context=get_context("spawn")) as pool:
        yield pool


DRIVERS = {
    "thread": in_a_thread,
    "asyncio": in_a_task,
    "threads": by_threads,
    "one process": by_processes(1),
    "two processes": by_processes(2),
}


def expected(seats: int) -> list[Line]:
    """Return what steps of one task at a time find."""
    search = begun(3, 9, seats)
    while search.samples < BUDGET.samples:
        search.step(1)
    return search.lines()


@pytest.mark.both_builds
@pytest.mark.parametrize("driver", DRIVERS.values(), ids=list(DRIVERS))
def test_every_driver_finds_the_same_lines(driver: Callable[[Lookahead], None]) -> None:
    """Threads and processes, however many: the result depends on seed and budget alone."""
    search = begun(3, 9, 3)
    driver(search)
    assert search.samples == BUDGET.samples
    assert search.lines() == expected(3)


def test_hidden_things_decide_nothing_whoever_searches() -> None:
    """The same position with hidden things dealt anew gives the same lines by every driver."""
    state = position(8, 10, 3)
    dealt = GAME.determinize(GAME.observe(state, GAME.current_seat(state)), 77)
    assert GAME.key(dealt) != GAME.key(state)
    for driver in (plain, in_a_thread, in_a_task, by_threads):
        one, other = search_of(state), search_of(dealt)
        driver(one)
        driver(other)
        assert one.lines() == other.lines()


def test_two_drivers_never_advance_the_same_search() -> None:
    """A hint asked for during a search is told to wait; afterwards all is as before."""
    search = begun(1)
    asked: list[str] = []

    def ask_again(_progress: SearchProgress) -> None:
        for again in (lambda: run(search, BUDGET), lambda: start(search, BUDGET)):
            with pytest.raises(MisusedError) as told:
                again()
            asked.append(told.value.message.key)

    run(search, BUDGET, ask_again)
    assert set(asked) == {"search-busy"}
    run(search, Budget(samples=BUDGET.samples + 20))
    assert search.samples == BUDGET.samples + 20


def test_a_budget_must_limit_something() -> None:
    """Neither samples nor seconds would go on for ever."""
    with pytest.raises(MisusedError, match="search-budget"):
        run(begun(1), Budget())


def test_progress_never_goes_back_and_ends_at_the_whole() -> None:
    """Its share is that of the budget."""
    told: list[SearchProgress] = []
    run(begun(1), BUDGET, told.append)
    assert [one.samples for one in told] == sorted(one.samples for one in told)
    assert told[-1] == SearchProgress(BUDGET.samples, 1.0)


def test_a_running_search_can_be_cancelled_twice() -> None:
    """It keeps what it has found; cancelling after the end changes nothing."""
    search = begun(1)
    ended: list[Running] = []
    running = start(search, Budget(samples=10**9), at_end=ended.append)
    while search.samples < 20:
        time.sleep(0.001)
    running.cancel()
    running.cancel()
    assert running.wait(60)
    running.cancel()
    assert running.is_cancelled
    assert running.problem is None
    assert ended == [running]
    assert 20 <= sum(line.samples for line in search.lines()) == search.samples
    done = start(begun(1), BUDGET)
    assert done.wait(60)
    done.cancel()
    assert not done.is_cancelled


def test_a_task_of_asyncio_gives_way_and_can_be_cancelled() -> None:
    """Other tasks go on between two steps."""

    async def both() -> tuple[list[int], Lookahead]:
        search = begun(1)
        task = asyncio.create_task(think(search, Budget(samples=10**9)))
        seen: list[int] = []
        while len(seen) < 3 or search.samples < 20:
            await asyncio.sleep(0)
            seen.append(search.samples)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return seen, search

    seen, search = asyncio.run(both())
    assert seen[0] < seen[-1]
    assert not search.is_busy
    run(search, Budget(samples=search.samples + 5))


def test_an_interrupt_stops_the_plain_loop_and_nothing_is_lost() -> None:
    """The search can be asked and can go on."""
    search = begun(1)

    def interrupt(progress: SearchProgress) -> None:
        if progress.samples > 30:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(search, Budget(samples=10**9), interrupt)
    assert sum(line.samples for line in search.lines()) == search.samples
    wanted = search.samples + 15
    run(search, Budget(samples=wanted))
    assert search.samples == wanted


class DyingPool(Executor):
    """Lets the second piece of work kill the process that does it."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool
        self.asked = 0

    def submit(self, function: Callable, /, *arguments: object, **named: object) -> Future:  # type: ignore[type-arg]
        """Submit work, or death."""
        self.asked += 1
        if self.asked == 2:
            return self.pool.submit(os._exit, 1)
        return self.pool.submit(function, *arguments, **named)


def test_a_process_that_dies_is_told_and_the_search_goes_on_alone() -> None:
    """It ends with the same lines as if nothing had happened."""
    search = begun(3, 9, 3)
    with processes(1) as pool, pytest.raises(WorkerLostError, match="search-worker-lost"):
        run_on(DyingPool(pool), search, BUDGET)
    assert not search.is_busy
    run(search, BUDGET)
    assert search.lines() == expected(3)


class OtherExecutor(Executor):
    """Answers the first piece of work, then as it is told to: executors differ in how they tell a loss."""

    def __init__(self, failure: Exception | None) -> None:
        self.failure = failure
        self.asked = 0

    def submit(self, function: Callable, /, *arguments: object, **named: object) -> Future:  # type: ignore[type-arg]
        """Give a future with the result, with the failure, or without an end."""
        self.asked += 1
        future: Future[object] = Future()
        if self.asked == 1:
            future.set_result(function(*arguments, **named))
        elif self.failure is not None:
            future.set_exception(self.failure)
        return future


@pytest.mark.parametrize("failure", [KeyError("worker"), OSError("gone"), None], ids=["its own", "system", "silent"])
def test_any_executor_that_fails_or_falls_silent_is_a_lost_worker(failure: Exception | None) -> None:
    """Whatever it raises; one that does not answer is not waited for without end. Nothing that was found is lost."""
    search = begun(3, 9, 3)
    executor = OtherExecutor(failure)
    with pytest.raises(WorkerLostError, match="search-worker-lost"):
        run_on(executor, search, BUDGET, patience=0.1)
    assert executor.asked >= 2
    assert not search.is_busy
    run(search, BUDGET)
    assert search.lines() == expected(3)


def test_a_lost_worker_is_told_even_behind_one_that_nobody_does() -> None:
    """The first piece waits for ever, the second has failed: that is seen at once."""

    class Stuck(Executor):
        """Never does the first piece; loses whoever does the second."""

        asked = 0

        def submit(self, _function: Callable, /, *_arguments: object, **_named: object) -> Future:  # type: ignore[type-arg]
            """Give a future without an end, later ones with a failure."""
            self.asked += 1
            future: Future[object] = Future()
            if self.asked > 1:
                future.set_exception(ConnectionError())
            return future

    with pytest.raises(WorkerLostError):
        run_on(Stuck(), begun(3), BUDGET, patience=10**6)


def test_a_search_can_be_cancelled_while_nobody_answers() -> None:
    """The thread does not wait for a result that does not come."""
    search = begun(3)
    executor = OtherExecutor(None)
    running = start(search, BUDGET, executor=executor)
    while executor.asked < 2:
        time.sleep(0.001)
    running.cancel()
    assert running.wait(60)
    assert running.problem is None
    assert search.samples < BUDGET.samples


def test_a_thread_that_loses_its_workers_says_so_and_goes_on_alone() -> None:
    """The budget is used up, and the lines are the same."""
    search = begun(3, 9, 3)
    with processes(1) as pool:
        running = start(search, BUDGET, executor=DyingPool(pool))
        assert running.wait(60)
    assert running.problem is not None
    assert running.problem.key == "search-worker-lost"
    assert search.lines() == expected(3)


def test_what_fails_in_a_thread_is_told_as_a_value() -> None:
    """With what it was; nothing is raised elsewhere."""

    def fail(_progress: SearchProgress) -> None:
        raise ZeroDivisionError

    running = start(begun(3), BUDGET, report=fail)
    assert running.wait(60)
    assert running.problem is not None
    assert running.problem.key == "search-failed"


@pytest.mark.both_builds
def test_no_task_keeps_other_threads_waiting() -> None:
    """The longest task takes far less than the 60 ms that another thread may wait; by CPU time, the best of some tries.

    Compiled code never gives way, so what is measured is the longest piece between two chances to.
    """
    longest = []
    for seats in (2, 4):
        tries = []
        for seed in range(3):
            search = begun(seed, 12, seats)
            worst = 0.0
            for _ in range(160):
                before = time.thread_time()
                search.step(1)
                worst = max(worst, time.thread_time() - before)
            tries.append(worst)
        longest.append(min(tries))
    assert max(longest) < 0.06


@pytest.mark.both_builds
def test_a_cancelled_search_stops_after_one_step() -> None:
    """Between the event and the end lies at most one step of some milliseconds, whatever is searched."""
    search = begun(2, 12, 4)
    cancelled = threading.Event()
    counts: list[int] = []

    def note(_progress: SearchProgress) -> None:
        counts.append(search.samples)
        if search.samples:
            cancelled.set()

    before = time.thread_time()
    run(search, Budget(samples=10**9), note, cancelled)
    assert search.samples == counts[-1]
    assert time.thread_time() - before < 5


def test_a_worker_is_asked_with_values_only() -> None:
    """Question and tasks go to it, results and the seconds they took come back."""
    search = begun(2)
    tasks = search.give_out(5)
    results, seconds = timed_work(search.question, tasks)
    assert len(results) == len(tasks) == 5
    assert seconds >= 0
    search.take_in(results)
    assert search.give_out(5) != tasks
