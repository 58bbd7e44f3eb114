"""Work in the background: whoever advances it, it comes out the same, can be stopped, and lets others go on."""

import asyncio
import sys
import time
from collections.abc import Iterator
from threading import Event, Thread

import pytest

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.desk.coach.thinking import PROGRESS_SECONDS, Driver, Thinking, usual_driver
from trajan_tutor.engine.errors import MisusedError


class Counting(Analysis):
    """Counts to a number in steps; one of them can fail."""

    def __init__(self, most: int, fails_at: int = -1, problem: Exception | None = None) -> None:
        self.count = 0
        self.most = most
        self.fails_at = fails_at
        self.problem = problem or MisusedError("coach-no-moves")
        super().__init__()

    def _share(self) -> float:
        return self.count / self.most

    def _tasks(self) -> Iterator[None]:
        while self.count < self.most:
            self.count += 1
            if self.count == self.fails_at:
                raise self.problem
            time.sleep(0.001)
            yield


class Ended:
    """Notes reports and the end."""

    def __init__(self) -> None:
        self.shares: list[float] = []
        self.times: list[float] = []
        self.ended: list[Thinking] = []
        self.event = Event()

    def report(self, share: float) -> None:
        """Note how far it is."""
        self.shares.append(share)
        self.times.append(time.monotonic())

    def end(self, one: Thinking) -> None:
        """Note the end."""
        self.ended.append(one)
        self.event.set()


async def ends(one: Thinking) -> None:
    """Wait for the end of some work, and let others go on."""
    while not one.is_over:  # noqa: ASYNC110 - a cancelled one tells nobody
        await asyncio.sleep(0.002)


def through(driver: Driver, work: Counting) -> tuple[Thinking, Ended]:
    """Let a driver do some work to its end."""
    ended = Ended()
    one = Thinking(work, ended.report, ended.end)

    async def wait() -> None:
        one.start(driver)
        await ends(one)

    asyncio.run(wait())
    return one, ended


@pytest.mark.parametrize("driver", list(Driver))
def test_every_driver_does_all_of_it(driver: Driver) -> None:
    """And says so once; progress rises, and comes ten times a second at most."""
    work = Counting(250)
    one, ended = through(driver, work)
    assert one.driver is driver
    assert work.count == 250
    assert ended.ended == [one]
    assert one.problem is None
    assert ended.shares == sorted(ended.shares)
    assert len(ended.shares) >= 1
    gaps = [later - sooner for sooner, later in zip(ended.times, ended.times[1:], strict=False)]
    assert all(gap >= PROGRESS_SECONDS * 0.9 for gap in gaps)


@pytest.mark.parametrize("driver", [Driver.THREAD, Driver.TASK])
def test_others_go_on_meanwhile_and_cancelling_ends_it(driver: Driver) -> None:
    """No end is told after that."""
    work, ended = Counting(5000), Ended()
    one = Thinking(work, ended.report, ended.end)

    async def stop_it() -> None:
        one.start(driver)
        seen = {work.count}
        # A busy machine may let the thread count far before this loop has its first turn.
        while len(seen) < 5:
            await asyncio.sleep(0)
            seen.add(work.count)
        one.cancel()
        await ends(one)

    asyncio.run(stop_it())
    assert 0 < work.count < 5000
    assert ended.ended == []


def test_a_task_gives_way_long_enough_for_the_messages_of_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the browser, what is due in less than 4 ms is done before any message: then no click would be heard."""
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(seconds)

    monkeypatch.setattr("trajan_tutor.desk.coach.thinking.asyncio.sleep", noted)
    one, ended = Thinking(Counting(60), lambda _share: None, lambda _one: None), []

    async def wait() -> None:
        one.start(Driver.TASK)
        while not one.is_over:
            await sleep(0.001)
        ended.append(one)

    asyncio.run(wait())
    assert ended
    assert len(pauses) >= 2
    assert all(0.004 <= pause <= 0.01 for pause in pauses)


@pytest.mark.parametrize("driver", list(Driver))
@pytest.mark.parametrize("problem", [MisusedError("coach-no-moves"), ZeroDivisionError("x")])
def test_a_problem_is_kept_as_a_message(driver: Driver, problem: Exception) -> None:
    """It is not raised where nobody would see it."""
    one, ended = through(driver, Counting(50, 7, problem))
    assert ended.ended == [one]
    assert one.problem is not None
    assert one.problem.key == ("coach-no-moves" if isinstance(problem, MisusedError) else "search-failed")


def test_where_there_are_no_threads_the_loop_does_it_and_without_a_loop_it_is_done_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As in a browser."""

    def no_thread(_self: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", no_thread)
    assert through(Driver.THREAD, Counting(5))[0].driver is Driver.TASK
    ended = Ended()
    one = Thinking(Counting(5), ended.report, ended.end)
    one.start(Driver.THREAD)
    assert one.driver is Driver.AT_ONCE
    assert ended.ended == [one]
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert usual_driver() is Driver.TASK
