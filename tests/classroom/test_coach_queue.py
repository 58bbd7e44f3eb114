"""The one queue of a class: what is asked comes first, what is stale is dropped, what is lost is done once more."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Any, Final

import pytest

from trajan_tutor.classroom import coach_queue
from trajan_tutor.classroom.coach_queue import CLASS_EFFORTS, LATE, CoachQueue
from trajan_tutor.classroom.coach_workers import CoachWorkers, Found
from trajan_tutor.coach.analysis import Analysis, finish_packed, pack
from trajan_tutor.coach.effort import Effort
from trajan_tutor.desk.coach.findings import ANALYSIS, GUIDING, HINT, LOOK_BACK, VERDICT
from trajan_tutor.desk.coach.thinking import Thinking
from trajan_tutor.engine.message import Message

STARTED_IN_TIME: Final = 120


class Counting(Analysis):
    """Counts to a number; one that looks for its end never comes to it."""

    def __init__(self, number: int = 3) -> None:
        self.number, self.count = number, 0
        super().__init__()

    def _tasks(self) -> Iterator[None]:
        while self.count < self.number:
            self.count += 1
            yield

    def _share(self) -> float:
        return 0.0


class ByHand(CoachWorkers):
    """Workers that answer when the test says so."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self.begun: list[tuple[int, bytes, Future[Found]]] = []
        self.given_up: list[int] = []

    def submit(self, place: int, sent: bytes) -> "Future[Found]":
        """Take it up."""
        future: Future[Found] = Future()
        self.begun.append((place, sent, future))
        return future

    def give_up(self, place: int) -> None:
        """Note it."""
        self.given_up.append(place)

    def answer(self) -> None:
        """Answer what was begun last."""
        _, sent, future = self.begun[-1]
        future.set_result(finish_packed(sent))

    def lose(self) -> None:
        """Lose the process."""
        self.begun[-1][2].set_exception(RuntimeError("killed"))


class Class:
    """A queue with a clock of its own, and what has become of what was put into it."""

    def __init__(self, processes: int = 1) -> None:
        self.now = 0.0
        self.workers = ByHand(processes)
        self.queue = CoachQueue(workers=self.workers, clock=lambda: self.now)
        self.ended: list[str] = []

    def put(self, learner: str, kind: str = HINT, *, asked: bool = True, work: Any = None) -> Thinking:
        """Let a learner's desk think of something."""
        thinking = Thinking(
            work or Counting(), lambda _: None, lambda _: self.ended.append(learner), kind=kind, is_asked=asked
        )
        thinking.start(self.queue.driver_for(learner))
        return thinking

    def answer_all(self) -> list[str]:
        """Answer everything, one after the other, and return for whom."""
        while self.workers.begun and not self.workers.begun[-1][2].done():
            self.workers.answer()
        return self.ended


def test_what_is_asked_comes_before_what_is_not() -> None:
    """A hint before a look back, and that before verdicts and marks; what can wait is last."""
    room = Class()
    room.put("begun", VERDICT, asked=False)
    room.put("analysis", ANALYSIS, asked=False)
    room.put("verdict", VERDICT, asked=False)
    room.put("marks", GUIDING, asked=False)
    room.put("back", LOOK_BACK)
    room.put("hint")
    assert room.queue.waiting == 5
    assert room.answer_all() == ["begun", "hint", "back", "verdict", "marks", "analysis"]
    assert room.queue.waiting == 0


def test_what_is_stale_is_never_begun_or_given_up_soon() -> None:
    """And what comes of it is told to nobody."""
    room = Class()
    begun, waiting = room.put("a"), room.put("b")
    waiting.cancel()
    assert room.queue.waiting == 0
    begun.cancel()
    assert room.workers.given_up == [0]
    assert room.answer_all() == []
    room.put("c")
    assert room.answer_all() == ["c"]


def test_a_learner_waits_for_one_thing_that_was_asked_and_one_that_was_not() -> None:
    """A newer one that nobody asked for takes the place of the older; a second question is answered with a sentence."""
    room = Class()
    room.put("other")
    older, newer = (room.put("me", VERDICT, asked=False) for _ in range(2))
    assert (older.is_left_out, newer.is_left_out) == (True, False)
    room.put("me")
    second = room.put("me")
    assert second.problem == Message.of("coach-thinking")
    assert room.queue.waiting == 2


def test_verdicts_that_would_come_too_late_are_left_out_and_the_teacher_sees_it() -> None:
    """Marks and what was asked are not."""
    room = Class()
    room.put("begun")
    verdict, marks = room.put("a", VERDICT, asked=False), room.put("b", GUIDING, asked=False)
    behind = [room.queue.is_behind]
    room.now = LATE + 1
    room.answer_all()
    assert (verdict.is_left_out, marks.is_over, marks.is_left_out) == (True, True, False)
    assert room.queue.left_out == 1
    behind.append(room.queue.is_behind)
    room.now += 100
    behind.append(room.queue.is_behind)
    assert behind == [False, True, False]


def test_when_too_much_waits_small_mistakes_go_unjudged_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what is known of the turn already."""
    costs = {1: 0.2, 2: 6.0}
    monkeypatch.setattr(coach_queue, "_cost_of", lambda work: costs.get(getattr(work, "number", 0), 3.0))
    room = Class()
    room.put("begun")
    small = room.put("small", VERDICT, asked=False, work=Counting(1))
    large = room.put("large", VERDICT, asked=False, work=Counting(2))
    asked = [room.put(f"p{number}") for number in range(11)]
    assert small.is_left_out
    assert not large.is_left_out
    room.answer_all()
    assert large.work.is_done
    assert all(one.work.is_done for one in asked)


def test_what_can_wait_gives_way_and_is_done_in_the_end() -> None:
    """To what somebody has asked for; then it begins again."""
    room = Class()
    room.put("slow", ANALYSIS, asked=False)
    room.now = 3.0
    room.put("hint")
    assert room.workers.given_up == [0]
    room.workers.begun[-1][2].set_result(b"")
    assert room.answer_all() == ["hint", "slow"]


def test_what_is_lost_with_its_process_is_done_once_more_and_then_told() -> None:
    """Nobody waits for ever."""
    room = Class()
    one = room.put("a")
    room.workers.lose()
    assert room.workers.replaced == 1
    assert room.answer_all() == ["a"]
    assert one.problem is None
    two = room.put("b")
    room.workers.lose()
    room.workers.lose()
    assert two.problem == Message.of("coach-worker-lost")


def test_a_process_that_was_lost_while_nobody_waited_keeps_nobody_waiting() -> None:
    """The next one is tried again at once, and when that is lost as well it is told."""

    class Gone(ByHand):
        times = 1

        def submit(self, place: int, sent: bytes) -> "Future[Found]":
            if self.times:
                self.times -= 1
                raise RuntimeError("broken")
            return super().submit(place, sent)

    room = Class()
    room.workers = Gone()
    room.queue = CoachQueue(workers=room.workers, clock=lambda: room.now)
    room.put("ada")
    assert room.answer_all() == ["ada"]
    room.workers.times = 2
    assert room.put("bo").problem == Message.of("coach-worker-lost")


def test_a_queue_that_is_closed_begins_nothing_more() -> None:
    """Neither what comes later nor what comes back unfinished."""
    room = Class()
    room.put("ada")
    room.put("bo")
    room.queue.close()
    room.workers.lose()
    room.put("cy")
    assert len(room.workers.begun) == 1
    assert room.queue.waiting == 0


def test_what_fails_is_told() -> None:
    """As it is where it is thought about at once."""
    room = Class()
    one = room.put("a")
    room.workers.begun[-1][2].set_result(Message.of("search-failed", problem="odd"))
    assert one.problem is not None
    assert room.ended == ["a"]


def test_what_was_found_is_handed_over() -> None:
    """A desk is touched in its own thread alone."""
    given: Queue[Any] = Queue()
    with ThreadPoolExecutor(1) as executor:
        queue = CoachQueue(executor)
        work, ended = Counting(), list[Thinking]()
        Thinking(work, lambda _: None, ended.append, hand_over=given.put).start(queue.driver_for("a"))
        act = given.get(timeout=STARTED_IN_TIME)
        assert (work.is_done, ended) == (False, [])
        act()
    assert work.is_done
    assert work.count == 3
    assert len(ended) == 1


def test_what_has_begun_here_is_not_sent() -> None:
    """It goes on here."""
    room = Class()
    work = Counting(40)
    work.step(2)
    thinking = room.put("a", work=work)
    until = time.monotonic() + STARTED_IN_TIME
    while not thinking.is_over and time.monotonic() < until:
        time.sleep(0.005)
    assert work.is_done
    assert room.workers.begun == []


@pytest.fixture(scope="module")
def real() -> Iterator[CoachQueue]:
    """Return a queue with a process of its own."""
    queue = CoachQueue()
    yield queue
    queue.close()


def hint_in(queue: CoachQueue, search: int = 10) -> tuple[Thinking, "Queue[Thinking]"]:
    """Ask for a hint of a real game."""
    from trajan_tutor.session.new_session import new_session
    from trajan_tutor.shown.hint import adviser_for

    effort = Effort(search=search, finalists=2, finals=4, pairs=4, most_pairs=4, answers=0, second=0)
    adviser = adviser_for(new_session("caesar", seats=2, seed=3, people=(0,)), effort=effort)
    ended: Queue[Thinking] = Queue()
    thinking = Thinking(adviser, lambda _: None, ended.put)
    thinking.start(queue.driver_for("a"))
    return thinking, ended


def test_a_worker_that_is_killed_is_replaced(real: CoachQueue) -> None:
    """What it thought about is thought about once more."""
    thinking, ended = hint_in(real)
    ended.get(timeout=STARTED_IN_TIME)
    assert thinking.work.is_done
    [pid] = real._workers._own._processes  # type: ignore[union-attr]
    os.kill(pid, signal.SIGKILL)
    thinking, ended = hint_in(real)
    ended.get(timeout=STARTED_IN_TIME)
    assert (thinking.work.is_done, thinking.problem) == (True, None)


def test_a_worker_gives_up_what_is_stale(real: CoachQueue) -> None:
    """And thinks about what comes next."""
    endless, _ = hint_in(real, search=10**6)
    endless.cancel()
    thinking, ended = hint_in(real)
    ended.get(timeout=STARTED_IN_TIME)
    assert thinking.work.is_done


PARENT: Final = """
import sys, time
from trajan_tutor.classroom.coach_queue import CoachQueue

if __name__ == "__main__":
    queue = CoachQueue()
    queue._workers.warm().result()
    print(*queue._workers._own._processes, flush=True)
    time.sleep(600)
"""


def test_workers_end_with_their_parent_also_when_it_is_killed(tmp_path: Path) -> None:
    """Nothing is left behind on a teacher's machine."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        os.kill(worker, 0)
        parent.kill()
        parent.wait()
    until = time.monotonic() + STARTED_IN_TIME
    while time.monotonic() < until and _lives(worker):
        time.sleep(0.02)
    assert not _lives(worker)


def _lives(process: int) -> bool:
    """Return whether a process is there and no mere remains of one."""
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False


def test_a_class_looks_at_less_than_one_who_is_alone() -> None:
    """So that one process serves it."""
    alone = type(CLASS_EFFORTS)()
    for name in ("hint", "verdict", "guide"):
        assert getattr(CLASS_EFFORTS, name).search < getattr(alone, name).search
    assert pack(Counting())
