"""What everything that is asked of the server of a class has in common: who asks, who pays, and the lines of pages."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from trajan_tutor.classroom.beside import SideWork
from trajan_tutor.classroom.class_host import ClassHost
from trajan_tutor.classroom.class_words import language_for, say
from trajan_tutor.classroom.connection_budget import ConnectionBudget, LinePlaces
from trajan_tutor.classroom.connections import Connections, Stream
from trajan_tutor.classroom.flow import (
    LONGEST,
    LONGEST_TEACHING,
    TAUGHT,
    TAUGHT_A_SECOND,
    Accounts,
    BusyError,
    Flow,
    Meter,
)
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.pages_html import policy_for
from trajan_tutor.classroom.uploads import Uploads
from trajan_tutor.i18n import languages

LEARNER_COOKIE: Final = "trajan_tutor_learner"
TEACHER_COOKIE: Final = "trajan_tutor_teacher"
# Set by the page itself when somebody chooses a language there.
LANGUAGE_COOKIE: Final = "trajan_tutor_language"
# No form of another site can send it.
OWN_HEADER: Final = "X-Trajan-Tutor"
_DAYS: Final = 30
# The line is closed for a reason of ours: a page of ours says it and does not come back by itself.
ENDED: Final = 4410
# The server ends: a page goes on by itself when it is there again.
GOES_AWAY: Final = 1001
# A page calls itself by a few letters, so that its line of before is known.
_LONGEST_PAGE: Final = 16
BUSY: Final = 429

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sitting:
    """How who has laid a table comes in without a code: by the key of an address, which works once."""

    key: str
    token: str


@dataclass(slots=True)
class Served:
    """What all handlers share: the class, and the cookies of who teaches. `base` is the path of all of it.

    `connections` are those of a server of our own, None where it is a guest of another one.
    """

    host: ClassHost
    base: str
    is_secure: bool = False
    budget: ConnectionBudget = field(default_factory=ConnectionBudget)
    connections: Connections | None = None
    sitting: Sitting | None = None
    lines: set["ClassLine"] = field(default_factory=set)
    pupil_places: LinePlaces["ClassLine"] = field(init=False)
    teacher_places: LinePlaces["ClassLine"] = field(init=False)
    accounts: Accounts = field(default_factory=Accounts)
    side: SideWork = field(default_factory=SideWork)
    uploads: Uploads = field(default_factory=Uploads)

    def __post_init__(self) -> None:
        """Have places for as many lines as there is room for."""
        self.pupil_places = LinePlaces(self.budget.lines - self.budget.of_teacher)
        self.teacher_places = LinePlaces(self.budget.of_teacher)

    def note_asked(self, handler: RequestHandler) -> Stream | None:
        """Take note that all of a request has come, and return its connection where it is one of ours."""
        stream: Stream | None = getattr(handler.request.connection, "stream", None)
        if self.connections is not None and stream is not None:
            self.connections.note_asked(stream)
        return stream

    def note_line(self, stream: Stream | None) -> None:
        """Take note that somebody who is in has a line on a connection."""
        if self.connections is not None and stream is not None:
            self.connections.note_line(stream)

    def flows_of(self, handler: RequestHandler) -> tuple[Flow, ...]:
        """Return the flows that pay for what a browser asks: by its cookies, else by where it is."""
        if self.is_teacher(handler.get_cookie(TEACHER_COOKIE)):
            return (self.accounts.teaches,)
        learner = self.host.room.learner_of(handler.get_cookie(LEARNER_COOKIE) or "")
        if learner is not None:
            return (self.host.pupils.flow_of(learner.id),)
        return self.accounts.of_stranger(handler.request.remote_ip or "")

    def is_teacher(self, token: str | None) -> bool:
        """Return whether a cookie is that of who teaches."""
        return self.host.room.teachers.knows(token or "")

    def let_teach(self, handler: RequestHandler) -> None:
        """Give the cookie of who teaches to a browser: who asks was known by the key, or by another server."""
        token = handler.get_cookie(TEACHER_COOKIE) or ""
        keep_cookie(handler, self, TEACHER_COOKIE, self.host.room.teachers.known(token))

    def end(self) -> None:
        """End the class for now: all pages are told, and their lines closed."""
        self.host.close()
        self.side.close()
        for line in tuple(self.lines):
            line.close(GOES_AWAY, "closed")


def keep_cookie(handler: RequestHandler, served: Served, name: str, value: str) -> None:
    """Set a cookie that no script reads, and that goes nowhere else."""
    secure = served.is_secure or handler.request.protocol == "https"
    handler.set_cookie(name, value, path=served.base, expires_days=_DAYS, httponly=True, samesite="Lax", secure=secure)


def language_of(handler: RequestHandler, usual: str) -> str:
    """Return the language that was chosen in a browser, else the first it asks for, else the usual one."""
    chosen = handler.get_cookie(LANGUAGE_COOKIE) or ""
    accepted = handler.request.headers.get("Accept-Language", "")
    return chosen if chosen in languages() else language_for(accepted, usual)


class TurnedAwayError(HTTPError):
    """Something that is refused with a sentence in the language of who asks; `seconds` tell when to ask again."""

    def __init__(self, status: int, text: str, seconds: int = 0) -> None:
        super().__init__(status)
        self.text = text
        self.seconds = seconds


class ClassHandler(RequestHandler):
    """What all requests have in common: who asks, by cookies, who pays, and headers that keep a page to itself."""

    served: Served
    meter: Meter

    def initialize(self, served: Served) -> None:
        """Take what all handlers share."""
        self.served = served
        self.meter = Meter(type(self).__name__, served.flows_of(self))

    async def prepare(self) -> None:
        """Wait until who asks may cause more work, or tell them when to ask again; what is done then is counted."""
        self.served.note_asked(self)
        try:
            for flow in self.meter.flows:
                await flow.admit(self.served.host.clockwork.now)
        except BusyError as busy:
            raise self.busy(busy) from busy
        self.meter.start()

    def on_finish(self) -> None:
        """Count no more."""
        self.meter.stop()

    @contextmanager
    def not_counted(self) -> Iterator[None]:
        """Count nothing meanwhile: others have the loop."""
        self.meter.stop()
        try:
            yield
        finally:
            self.meter.start()

    async def apart(self, work: Callable[[], T]) -> T:
        """Return what comes of work that takes long; only who asks waits for it."""
        with self.not_counted():
            try:
                return await self.served.side.done(work, self.meter.flows, self.served.host.clockwork.now)
            except BusyError as busy:
                raise self.busy(busy) from busy

    def busy(self, busy: BusyError) -> "TurnedAwayError":
        """Return what tells who asks when to ask again."""
        return TurnedAwayError(BUSY, say(self.language, "class-busy", seconds=busy.seconds), busy.seconds)

    def set_default_headers(self) -> None:
        """Let nothing be kept, framed or loaded from elsewhere."""
        self.set_header("Cache-Control", "no-store")
        # A page holds its line and nothing else: what it loads is not worth a descriptor afterwards.
        self.set_header("Connection", "close")
        self.set_header("Content-Security-Policy", policy_for(self.request.host))
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("X-Content-Type-Options", "nosniff")

    def check_xsrf_cookie(self) -> None:
        """Ask for nothing: what changes something needs a header that no form has."""

    @property
    def learner(self) -> ClassLearner | None:
        """Who asks, None for somebody who has not come in."""
        return self.served.host.room.learner_of(self.get_cookie(LEARNER_COOKIE) or "")

    @property
    def is_teacher(self) -> bool:
        """Whether who teaches asks."""
        return self.served.is_teacher(self.get_cookie(TEACHER_COOKIE))

    @property
    def language(self) -> str:
        """The language of who asks, as far as there is one."""
        return language_of(self, self.served.host.room.language)

    def write_error(self, status_code: int, **details: Any) -> None:
        """Say why, where it was told in words, else no more than the number: errors of ours are in the log."""
        error = details.get("exc_info", (None, None))[1]
        text = error.text if isinstance(error, TurnedAwayError) else str(status_code)
        if isinstance(error, TurnedAwayError) and error.seconds:
            self.set_header("Retry-After", str(error.seconds))
        if isinstance(error, TurnedAwayError) and self.request.headers.get(OWN_HEADER):
            self.finish({"type": "no", "text": text})
            return
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(text)


class ClassLine(WebSocketHandler):
    """A line to one page. What is longer than our pages send is not read, and who sends too much waits."""

    served: Served
    flow: Flow
    is_gone: bool = False
    stream: Stream | None = None

    def initialize(self, served: Served) -> None:
        """Take what all handlers share."""
        self.served = served
        # A shared board that is opened is shown to all: that is much work, and who teaches may cause it.
        self.flow = Flow(TAUGHT, a_second=TAUGHT_A_SECOND)

    async def prepare(self) -> None:
        """Let a stranger wait, as with everything that they ask by address; whoever is known waits when it is open."""
        # Its connection is handed over afterwards.
        self.stream = self.served.note_asked(self)
        flows = self.served.flows_of(self)
        try:
            for flow in flows if len(flows) > 1 else ():
                await flow.admit(self.served.host.clockwork.now)
        except BusyError as busy:
            raise HTTPError(BUSY) from busy
        for flow in flows:
            flow.spend(0.0)

    def note_open(self) -> None:
        """Take note that there is a page."""
        self.served.lines.add(self)

    def take_place(self, places: LinePlaces["ClassLine"], holder: str, most: int) -> bool:
        """Have a place among the lines of who is in, and return whether there is one; older ones may have to go."""
        self.served.note_line(self.stream)
        page = self.get_query_argument("page", "")[:_LONGEST_PAGE]
        for line in places.take(self, holder, page, most):
            line.give_way()
        return not self.is_gone

    def give_way(self) -> None:
        """Close the line for another one of the same person, and let the page say so."""
        self.is_gone = True
        self.close(ENDED, "too many")

    def on_close(self) -> None:
        """Take note that the page is gone."""
        self.is_gone = True
        self.served.lines.discard(self)

    def check_xsrf_cookie(self) -> None:
        """Ask for nothing: the origin of a line is checked."""

    def get_compression_options(self) -> dict[str, Any]:
        """Press what goes over the line: what is shown first becomes a fifth of its size."""
        return {"compression_level": 5, "mem_level": 5}

    @property
    def is_teacher(self) -> bool:
        """Whether it is a page of who teaches."""
        return self.served.is_teacher(self.get_cookie(TEACHER_COOKIE))

    def send_text(self, text: str) -> None:
        """Send a text; one that is closed takes it and does nothing."""
        try:
            sent: Awaitable[None] = self.write_message(text)
        except WebSocketClosedError:
            return
        asyncio.ensure_future(_ignoring_end(sent))  # noqa: RUF006 (it holds itself until it is sent)

    async def on_message(self, message: str | bytes) -> None:
        """Do what the page asks for; the next message of the line is read when that is done."""
        await self.in_turn(lambda: self._read(message))

    def _read(self, message: str | bytes) -> None:
        longest = LONGEST_TEACHING if self.is_teacher else LONGEST
        if isinstance(message, str) and len(message) <= longest:
            self.hear(message)

    def hear(self, text: str) -> None:
        """Do what a text of the page asks for."""
        raise NotImplementedError

    async def in_turn(self, act: Callable[[], None]) -> None:
        """Do something as soon as the person may cause more work, one thing at a time of all their lines."""
        try:
            async with self.flow.turn:
                await self.flow.until_free(self.served.host.clockwork.now)
                if not self.is_gone:
                    with self.counted():
                        act()
        except asyncio.CancelledError:
            # The server ends meanwhile.
            return

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count what is done meanwhile."""
        meter = Meter(type(self).__name__, (self.flow,))
        meter.start()
        try:
            yield
        finally:
            meter.stop()


async def _ignoring_end(sent: Awaitable[None]) -> None:
    try:
        await sent
    except (StreamClosedError, WebSocketClosedError):
        return
