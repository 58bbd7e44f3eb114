"""The one queue of a class for its coach: what is asked comes first, what is stale is dropped, nobody waits in silence.

A desk thinks about one thing at a time, so a class has at most a few for each learner. They are thought through by
workers (`coach_workers`), the most urgent first; when too much waits, verdicts on turns that cost little are left out.
The coach looks at so much for each that one process serves some dozens; one who plays alone has larger figures.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Executor, Future
from dataclasses import dataclass, field
from enum import IntEnum
from pickle import UnpicklingError
from threading import RLock
from typing import Final

from trajan_tutor.classroom.coach_workers import CoachWorkers, Found
from trajan_tutor.coach.analysis import Analysis, pack, unpack
from trajan_tutor.coach.effort import Effort
from trajan_tutor.coach.reviewer import GLANCE, CloserLook
from trajan_tutor.desk.coach.coach_state import THINKING
from trajan_tutor.desk.coach.findings import ANALYSIS, GAME_ENDED, LOOK_BACK, REFINING, VERDICT, Efforts
from trajan_tutor.desk.coach.thinking import Thinking, usual_driver
from trajan_tutor.engine.message import Message
from trajan_tutor.shown.turn_verdict import Judge

_HINT: Final = Effort(search=130, finalists=6, finals=24, pairs=20, most_pairs=48, answers=3, second=20)
_VERDICT: Final = Effort(search=80, finalists=5, finals=20, pairs=16, most_pairs=40, answers=0, second=0)
_GUIDE: Final = Effort(search=80, finalists=5, finals=12, pairs=8, most_pairs=12, answers=0, second=0)
_CLOSER: Final = Effort(search=80, finalists=5, finals=20, pairs=16, most_pairs=40, answers=0, second=0)

CLASS_EFFORTS: Final = Efforts(
    hint=_HINT,
    verdict=_VERDICT,
    look_back=GLANCE,
    deals=60,
    closer=(CloserLook(_CLOSER, 6), CloserLook(_HINT, 2, deep=True)),
    attempt=40,
    guide=_GUIDE,
    slices=(_GUIDE, _HINT),
)


# What nobody asked for is begun only if it can be there so soon, in seconds; later nobody connects it with the turn.
LATE: Final = 10.0
# With so many seconds of work before the last one the coach is behind, and leaves verdicts out.
LONG: Final = 6.0
# So long after something was left out it is still told that the coach is behind.
_TOLD: Final = 30.0
# What can wait longest gives way once it has run so long, but not more often than that.
_RUN: Final = 1.0
_GIVES_WAY: Final = 2
# What something takes before any of its kind was thought about, and how fast that is learned.
_USUAL_SECONDS: Final = 0.5
_LEARNED: Final = 0.2
# A turn of which nothing is known may have cost this, in points.
_UNKNOWN: Final = 3.0


class Urgency(IntEnum):
    """What is thought about first."""

    ASKED = 0
    ASKED_LONG = 1
    UNASKED = 2
    CAN_WAIT = 3


_BY_KIND: Final = {
    LOOK_BACK: Urgency.ASKED_LONG,
    **dict.fromkeys((ANALYSIS, GAME_ENDED, REFINING), Urgency.CAN_WAIT),
}


@dataclass(slots=True, eq=False)
class _Job:
    """Something to be thought through for a learner: when it came, what it may be worth, at which place it is."""

    learner: str
    thinking: Thinking
    sent: bytes = field(repr=False)
    number: int
    came_at: float
    cost: float = _UNKNOWN
    place: int = -1
    begun: float = 0.0
    begun_in: int = 0
    lost: int = 0
    gave_way: int = 0

    @property
    def urgency(self) -> Urgency:
        """How soon it is wanted."""
        unasked = Urgency.ASKED if self.thinking.is_asked else Urgency.UNASKED
        return _BY_KIND.get(self.thinking.kind, unasked)

    @property
    def order(self) -> tuple[int, float, int]:
        """What comes first: among verdicts those on turns that may have cost most."""
        return self.urgency, -self.cost, self.number


@dataclass(frozen=True, slots=True)
class QueueDriver:
    """The driver that a host gives to the desks of one learner."""

    queue: "CoachQueue"
    learner: str

    def start(self, thinking: Thinking) -> None:
        """Let it be thought through when its turn comes."""
        self.queue.put(self.learner, thinking)


class CoachQueue:
    """Has the analyses of a class thought through by so many processes, or by an executor with so many workers.

    `executor` is one of `concurrent.futures`, also of Dask or ipyparallel. What was found is given to the desk by its
    own `hand_over`.
    """

    def __init__(
        self,
        executor: Executor | None = None,
        processes: int = 1,
        *,
        workers: CoachWorkers | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Have nothing to think about; `workers` are those of a trial, with its `clock`."""
        self._workers = workers or CoachWorkers(processes, executor)
        self._clock = clock
        self._lock = RLock()
        self._waiting: list[_Job] = []
        self._running: dict[int, _Job] = {}
        self._numbers = 0
        self._seconds: dict[str, float] = {}
        self._left_out_at = float("-inf")
        self._is_closed = False
        self.left_out = 0

    def driver_for(self, learner: str) -> QueueDriver:
        """Return the driver for the desks of a learner."""
        return QueueDriver(self, learner)

    @property
    def waiting(self) -> int:
        """How much is not begun yet."""
        with self._lock:
            return len(self._waiting)

    @property
    def is_behind(self) -> bool:
        """Whether learners wait longer than they should, or verdicts were left out just now."""
        with self._lock:
            return self._backlog() > LONG or self._clock() - self._left_out_at < _TOLD

    def warm(self, games: Sequence[str] = ()) -> None:
        """Begin a process before anybody asks, with the rules of some games."""
        self._workers.warm(games)

    def close(self) -> None:
        """Drop everything, let the processes end, and begin nothing more."""
        with self._lock:
            self._is_closed = True
            self._waiting.clear()
            self._workers.close()

    # -- what desks do

    def put(self, learner: str, thinking: Thinking) -> None:
        """Let something wait for its turn; what it takes the place of is dropped."""
        if thinking.work.has_begun:
            # It cannot be sent any more: whoever began it goes on with it.
            usual_driver().start(thinking)
            return
        sent = pack(thinking.work)
        with self._lock:
            if self._is_one_too_many(learner, thinking):
                calls: list[Callable[[], None]] = [lambda: thinking.finish(Message.of(THINKING))]
            else:
                self._numbers += 1
                job = _Job(learner, thinking, sent, self._numbers, self._clock(), _cost_of(thinking.work))
                thinking.on_cancel = lambda: self._drop(job)
                self._waiting.append(job)
                calls = self._go_on()
        _call_all(calls)

    def _is_one_too_many(self, learner: str, thinking: Thinking) -> bool:
        """Return whether a learner waits for something else that was asked for; else make room for what comes."""
        for job in [*self._waiting, *self._running.values()]:
            if job.learner != learner or job.thinking.is_cancelled:
                continue
            if job.thinking.is_asked and thinking.is_asked:
                return True
            if not job.thinking.is_asked and not thinking.is_asked and job in self._waiting:
                self._leave_out(job)
        return False

    def _drop(self, job: _Job) -> None:
        """Forget what is stale: it is not begun any more, or given up soon."""
        with self._lock:
            if job in self._waiting:
                self._waiting.remove(job)
            elif job.place >= 0:
                self._workers.give_up(job.place)

    # -- whose turn it is

    def _go_on(self) -> list[Callable[[], None]]:
        """Begin what can be begun; return the calls to desks to make once the lock is released."""
        calls: list[Callable[[], None]] = []
        if self._is_closed:
            self._waiting.clear()
            return calls
        self._thin_out(calls)
        for place in range(self._workers.processes):
            # What is lost at once is tried once more at once: nothing else would begin it.
            while self._waiting and place not in self._running:
                job = min(self._waiting, key=lambda waiting: waiting.order)
                self._waiting.remove(job)
                self._begin(place, job, calls)
        self._let_give_way()
        return calls

    def _begin(self, place: int, job: _Job, calls: list[Callable[[], None]]) -> None:
        job.place, job.begun, job.begun_in = place, self._clock(), self._workers.replaced
        self._running[place] = job
        try:
            future = self._workers.submit(place, job.sent)
        except Exception:  # noqa: BLE001 - executors tell the loss of a worker each in a way of their own
            del self._running[place]
            self._lost(job, calls)
            return
        future.add_done_callback(lambda ended: self._ended(job, ended))

    def _let_give_way(self) -> None:
        """Let what can wait longest begin again later where something more urgent waits and no place is free."""
        if not self._waiting or min(job.urgency for job in self._waiting) is Urgency.CAN_WAIT:
            return
        for place, job in self._running.items():
            has_run = self._clock() - job.begun
            if job.urgency is Urgency.CAN_WAIT and has_run > _RUN and job.gave_way < _GIVES_WAY:
                job.gave_way += 1
                self._workers.give_up(place)
                return

    def _thin_out(self, calls: list[Callable[[], None]]) -> None:
        """Leave out verdicts that would come too late, and while too much waits those on what cost least."""
        now = self._clock()
        verdicts = sorted((job for job in self._waiting if job.thinking.kind == VERDICT), key=lambda job: job.order)
        for job in reversed(verdicts):
            if now - job.came_at > LATE or self._backlog() > LONG:
                self._waiting.remove(job)
                self._left_out(job, calls)

    def _backlog(self) -> float:
        """Return after how many seconds the last one that waits is begun, as far as that can be foreseen."""
        waits = sum(self._takes(job) for job in self._waiting if job.urgency is not Urgency.CAN_WAIT)
        return waits / self._workers.processes

    def _takes(self, job: _Job) -> float:
        return self._seconds.get(job.thinking.kind, _USUAL_SECONDS)

    def _leave_out(self, job: _Job) -> None:
        self._waiting.remove(job)
        job.thinking.leave_out()

    def _left_out(self, job: _Job, calls: list[Callable[[], None]]) -> None:
        self.left_out += 1
        self._left_out_at = self._clock()
        calls.append(job.thinking.leave_out)

    # -- what comes back

    def _ended(self, job: _Job, future: "Future[Found]") -> None:
        calls: list[Callable[[], None]] = []
        with self._lock:
            self._running.pop(job.place, None)
            job.place = -1
            try:
                result = future.result(0)
            except (Exception, CancelledError):  # noqa: BLE001 - executors tell the loss each in a way of their own
                self._lost(job, calls)
            else:
                self._take_result(job, result, calls)
            calls += self._go_on()
        _call_all(calls)

    def _take_result(self, job: _Job, result: Found, calls: list[Callable[[], None]]) -> None:
        if job.thinking.is_cancelled:
            return
        if result == b"":
            # It has given way to something more urgent.
            self._waiting.append(job)
            return
        seconds = self._clock() - job.begun
        self._seconds[job.thinking.kind] = self._takes(job) + _LEARNED * (seconds - self._takes(job))
        calls.append(lambda: _come_back(job.thinking, result))

    def _lost(self, job: _Job, calls: list[Callable[[], None]]) -> None:
        """Have done once more what was lost with its process; what is lost twice is reported."""
        job.place = -1
        job.lost += 1
        if job.begun_in == self._workers.replaced:
            self._workers.replace()
        if job.thinking.is_cancelled:
            return
        if job.lost > 1:
            calls.append(lambda: job.thinking.finish(Message.of("coach-worker-lost")))
        else:
            self._waiting.append(job)


def _cost_of(work: Analysis) -> float:
    """Return what the turn may have cost that is judged, by what is known already; the same for all else."""
    foreseen = work.foreseen_cost() if isinstance(work, Judge) else None
    return _UNKNOWN if foreseen is None else foreseen


def _come_back(thinking: Thinking, result: Found) -> None:
    try:
        thinking.finish(unpack(result) if isinstance(result, bytes) else result)
    except UnpicklingError as error:
        thinking.finish(Message.of("search-failed", problem=repr(error)))


def _call_all(calls: Sequence[Callable[[], None]]) -> None:
    for call in calls:
        call()
