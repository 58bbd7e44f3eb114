"""The pages that show one board: who else changes it waits, and what has changed is told them in one message."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import RLock, get_ident
from typing import Final

from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import CoachDriver, Driver, HandOver
from trajan_tutor.desk.lesson.learner_events import Watch
from trajan_tutor.desk.pages.sending import Sending, SentAlone
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.engine.message import Message
from trajan_tutor.journals.writing import Journaled
from trajan_tutor.viewmodel.page_model import PROTOCOL, Change, Gone, Hello, Opened, WholeWanted

_ANSWERED: Final = "answered"
ToPage = Opened | Change | Gone
Sink = Callable[[ToPage], None]


@dataclass(frozen=True, slots=True)
class HostServices:
    """What a host gives to a desk.

    Every id of a picture begins with the `prefix`: two boards on one page have different ones. Saved games and
    progress of a person lie in the folder `saves`; without one nothing is kept. A `driver` sees to the coach's
    thinking, the usual one of the interpreter without it; `efforts` say how much is looked at. What another thread
    has done is handed over where the host asks for that: `hand_over` gets what is to be called in the thread in
    which the desk was made. What the host itself keeps in journals beside the desk is `journals`: a page tells what of
    it is not on the disk, as it does for games and lessons. A `watch` is told what the learner does, in the thread
    of whoever asked for it; `speaks` is told the language that a person chooses on a page.
    """

    prefix: str = "b"
    saves: Path | None = None
    driver: CoachDriver | None = None
    efforts: Efforts | None = None
    hand_over: HandOver | None = None
    journals: tuple[Journaled, ...] = ()
    watch: Watch | None = None
    speaks: Callable[[str], Message | None] | None = None

    @property
    def thinks_elsewhere(self) -> bool:
        """Whether what is thought about is found outside the desk: nobody waits for it inside a request."""
        return self.driver is not None and not isinstance(self.driver, Driver)


@dataclass(eq=False, slots=True)
class BoardPage:
    """One of several pages that show a board: where its messages go, whose it is, and whether it was sent everything.

    `sent_alone` are the fields of which it was sent other values than the rest; with what it asks for next, once
    it `has_asked`, it is sent what they are for all.
    """

    sink: Sink
    sender: Sender
    is_open: bool = False
    sent_alone: frozenset[str] = frozenset()
    has_asked: bool = False


class Pages:
    """Sends the pages of one board what has changed; nothing before one of them was opened.

    The one page of a host that has no more listens by its `sink`; others join, and each is opened by itself.
    """

    __slots__ = ("_depth", "_hand_over", "_is_open", "_joined", "_lock", "_sending", "_thread", "sink")

    def __init__(self, sending: Sending, hand_over: HandOver | None) -> None:
        """Know of no page."""
        self._sending = sending
        self.sink: Sink | None = None
        self._joined: list[BoardPage] = []
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
                    self._send_change()

    @contextmanager
    def answering(self, page: BoardPage) -> Iterator[None]:
        """Answer one page meanwhile: no other sees what it asks."""
        with self.guard():
            page.has_asked = True
            before, self._sending.asker = self._sending.asker, page
            try:
                yield
            finally:
                self._sending.asker = before

    def join(self, sink: Sink, sender: Sender, has: int = -1) -> BoardPage:
        """Let a page look on which has the board as it was at a number; without one it says hello first."""
        page = BoardPage(sink, sender)
        with self._lock:
            page.is_open = self._has(has)
            self._joined.append(page)
        return page

    def leave(self, page: BoardPage) -> None:
        """Send a page nothing more; one that has left already may leave again."""
        with self._lock:
            self._joined = [other for other in self._joined if other is not page]

    def close(self) -> None:
        """Send nobody anything more."""
        with self._lock:
            self.sink = None
            self._joined = []

    def opened(self) -> Opened:
        """Return everything that is shown, for a page that has nothing; from now on there is one."""
        with self._lock:
            self._is_open = True
            return self._sending.opened()

    def greet(self, heard: Hello | WholeWanted, opened: Callable[[], Opened], page: BoardPage | None = None) -> None:
        """Answer a page that says what it has or wants everything, which `opened` returns."""
        if heard["type"] == "hello" and heard["protocol"] != PROTOCOL:
            self._send(page, {"type": "gone", "reason": "protocol"})
            return
        if heard["type"] == "whole" or not self._has(heard["have"]):
            self._send(page, opened())
        if page is not None:
            page.is_open = True

    def _has(self, number: int) -> bool:
        return self._is_open and number == self._sending.number

    def _send(self, page: BoardPage | None, message: ToPage) -> None:
        """Send a message to a page that has joined, or to the only one."""
        sink = self.sink if page is None else page.sink
        if sink is not None:
            sink(message)

    def _send_change(self) -> None:
        if self._hand_over is not None and get_ident() != self._thread and self._sending.waits:
            self._hand_over(self._flush)
        else:
            self._flush()

    def _flush(self) -> None:
        with self._lock:
            if not self._sending.waits:
                return
            if not self._is_open:
                self._sending.drop()
                return
            if not self._joined and not self._sending.sent_alone:
                self._send(None, self._sending.take())
                return
            alone = tuple(self._sending.sent_alone)
            change = self._sending.take()
            for page in (None, *self._joined):
                if page is None or page.is_open:
                    self._send(page, _change_for(page, change, alone, self._sending.model))


def _change_for(
    page: BoardPage | None, change: Change, alone: Sequence[SentAlone], model: Mapping[str, object]
) -> Change:
    """Return a change with what is sent to one page alone."""
    own = [message for message in alone if message.asker is page]
    values, answers = change["set"], dict[str, object]()
    is_answered = _ANSWERED in values or any(_ANSWERED in message.values for message in own)
    if page is not None and page.has_asked and is_answered:
        # What was sent to it alone stays until its next request; a question is none.
        values = {**{name: model[name] for name in page.sent_alone}, **values}
        page.sent_alone = frozenset(name for message in own for name in message.values if name != _ANSWERED)
    if page is not None:
        page.has_asked = False
    if not own and values is change["set"]:
        return change
    for message in own:
        values, answers = {**values, **message.values}, {**answers, **message.answers}
    own_change: Change = {**change, "set": values}
    if answers:
        own_change["answers"] = answers
    return own_change
