"""The pages that show one board: who else changes it waits, and what has changed is told them in one message."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import RLock, get_ident

from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.lesson.learner_events import Watch
from trajan_tutor.desk.sending import Sending
from trajan_tutor.desk.thinking import CoachDriver, HandOver
from trajan_tutor.desk.view_model.page_model import PROTOCOL, Change, Gone, Hello, Opened, WholeWanted
from trajan_tutor.journals.unsaved import Kept

ToPage = Opened | Change | Gone
Sink = Callable[[ToPage], None]


@dataclass(frozen=True, slots=True)
class HostServices:
    """What a host gives to a desk.

    Every id of a picture begins with the `prefix`: two boards on one page have different ones. Saved games and
    progress of a person lie in the folder `saves`; without one nothing is kept. A `driver` sees to the coach's
    thinking, the usual one of the interpreter without it; `efforts` say how much is looked at. What another thread
    has done is handed over where the host asks for that: `hand_over` gets what is to be called in the thread in
    which the desk was made. What the host itself keeps in journals beside the desk is `kept`: a page tells what of
    it is not on the disk, as it does for games and lessons. A `watch` is told what the learner does, in the thread
    of whoever asked for it.
    """

    prefix: str = "b"
    saves: Path | None = None
    driver: CoachDriver | None = None
    efforts: Efforts | None = None
    hand_over: HandOver | None = None
    kept: tuple[Kept, ...] = ()
    watch: Watch | None = None


class Pages:
    """Tells the pages of one board what has changed; nothing before one of them was opened."""

    __slots__ = ("_depth", "_hand_over", "_is_open", "_lock", "_sending", "_thread", "sink")

    def __init__(self, sending: Sending, hand_over: HandOver | None) -> None:
        """Know of no page."""
        self._sending = sending
        self.sink: Sink | None = None
        self._hand_over = hand_over
        self._thread = get_ident()
        self._lock = RLock()
        self._depth = 0
        self._is_open = False

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Keep others from the board meanwhile, and tell what has changed at the end."""
        with self._lock:
            self._depth += 1
            try:
                yield
            finally:
                self._depth -= 1
                if not self._depth:
                    self._tell()

    def opened(self) -> Opened:
        """Return everything that is shown, for a page that has nothing; from now on there is one."""
        with self._lock:
            self._is_open = True
            return self._sending.opened()

    def greet(self, heard: Hello | WholeWanted, opened: Callable[[], Opened]) -> None:
        """Answer a page that says what it has or wants everything, which `opened` returns."""
        if heard["type"] == "hello" and heard["protocol"] != PROTOCOL:
            self._send({"type": "gone", "reason": "protocol"})
        elif heard["type"] == "whole" or not self._has(heard["have"]):
            self._send(opened())

    def _has(self, number: int) -> bool:
        return self._is_open and number == self._sending.number

    def _send(self, message: ToPage) -> None:
        if self.sink is not None:
            self.sink(message)

    def _tell(self) -> None:
        if self._hand_over is not None and get_ident() != self._thread and self._sending.waits:
            self._hand_over(self._flush)
        else:
            self._flush()

    def _flush(self) -> None:
        with self._lock:
            if not self._sending.waits:
                return
            if self._is_open:
                self._send(self._sending.take())
            else:
                self._sending.drop()
