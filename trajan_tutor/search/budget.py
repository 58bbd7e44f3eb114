"""How much a search may look at, how far it is, and that nobody else advances it or breaks it off in between."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import current_thread, main_thread
from types import FrameType

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.search.lookahead import Lookahead

LARGEST_CHUNK = 2000
"""How many tasks are given out at once at most."""

_PROGRESS_SECONDS = 0.1


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
class SearchProgress:
    """How far a search is: samples so far, and the share of the budget that is used, from 0 to 1."""

    samples: int
    share: float


Report = Callable[[SearchProgress], None]


@dataclass(slots=True)
class BudgetWatch:
    """Tells whether a budget is used up, and reports progress ten times a second at most."""

    search: Lookahead
    budget: Budget
    report: Report | None = None
    started: float = 0.0
    last_report: float = 0.0

    def __post_init__(self) -> None:
        if self.budget.samples <= 0 and self.budget.seconds <= 0:
            raise MisusedError("search-budget")
        self.started = self.now()

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
        """Return whether to stop: never before the first sample, nor while tasks are pending."""
        search = self.search
        if search.pending:
            return False
        return search.is_settled or (search.samples > 0 and self.share(used) >= 1)

    def room(self) -> int:
        """Return how many tasks may be given out at once so that a budget of samples is met exactly."""
        if self.search.pending:
            return self.search.pending
        return max(1, self.budget.samples - self.search.samples) if self.budget.samples else LARGEST_CHUNK

    def report_progress(self, used: float, *, at_end: bool = False) -> None:
        """Report progress if a report is due."""
        now = time.monotonic()
        if self.report is not None and (at_end or now - self.last_report >= _PROGRESS_SECONDS):
            self.last_report = now
            self.report(SearchProgress(self.search.samples, 1.0 if at_end else self.share(used)))


@contextmanager
def driving(search: Lookahead) -> Iterator[None]:
    """Hold a search, so that two drivers never advance the same; raises MisusedError when another holds it."""
    if search.is_busy:
        raise MisusedError("search-busy")
    search.is_busy = True
    try:
        yield
    finally:
        search.is_busy = False


@contextmanager
def unbroken() -> Iterator[None]:
    """Let an interrupt wait until the end of a step, so that no sample is left half counted.

    Only the main thread is interrupted by Ctrl+C or by the button of a notebook.
    """
    handler = signal.getsignal(signal.SIGINT) if current_thread() is main_thread() else None
    if not callable(handler):
        yield
        return
    caught: list[FrameType | None] = []
    signal.signal(signal.SIGINT, lambda _number, frame: caught.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if caught:
        handler(signal.SIGINT, caught[0])
