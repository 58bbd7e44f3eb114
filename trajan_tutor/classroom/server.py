"""The server of a class in a process of its own: loopback, until pupils are let in, then the local network too.

Connections are taken a few at a time, so many a second, and never more than there is room for. What is not taken waits
in the network, where it costs nothing; whoever is in is heard between.
"""

import asyncio
import gc
import logging
import socket
import ssl
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.iostream import IOStream, SSLIOStream
from tornado.web import Application

from trajan_tutor.classroom.application import SETTINGS, routes, served_class, taken_up
from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.connection_budget import ConnectionBudget, limit_now, open_now
from trajan_tutor.classroom.connections import Connections
from trajan_tutor.classroom.flow import LONGEST_BODY
from trajan_tutor.classroom.folder_rights import FolderLock
from trajan_tutor.classroom.handlers import Served
from trajan_tutor.classroom.reachable import LOOPBACK, local_addresses
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.i18n import chosen_language

# The system itself has no descriptor left: that is looked after so much later, in seconds.
_REST_WITHOUT_ANY: Final = 0.5
PORT: Final = 8765
_TRIED: Final = 20
# With the usual thresholds the collector looks at all of a class again and again: pauses of half a second.
_THRESHOLDS: Final = (50_000, 50, 1_000)
# So often it is looked who takes too long.
_SWEEP_MILLISECONDS: Final = 1_000
# A click takes several turns while files are made beside it, in seconds.
_TURN: Final = 0.0005
# A whole class may open the page at once.
_WAITING: Final = 128
# What is said at the end leaves within that time.
_LAST_WORDS_SECONDS: Final = 0.2


@dataclass(slots=True)
class Acceptor:
    """Takes what comes to a socket in the running loop, and gives it to a server as far as there is room."""

    listening: socket.socket
    server: HTTPServer
    connections: Connections
    certificate: ssl.SSLContext | None = None
    _loop: IOLoop = field(default_factory=IOLoop.current)
    _is_heard: bool = False
    _is_stopped: bool = False

    def start(self) -> None:
        """Take connections, until it is stopped."""
        if not self._is_stopped and not self._is_heard:
            self._is_heard = True
            self._loop.add_handler(self.listening, self._hear, IOLoop.READ)

    def stop(self) -> None:
        """Take no more, and listen no more."""
        self._rest()
        self._is_stopped = True
        self.listening.close()

    def _rest(self, seconds: float = 0.0) -> None:
        if self._is_heard:
            self._is_heard = False
            self._loop.remove_handler(self.listening)
        if seconds:
            self._loop.call_later(seconds, self.start)

    def _hear(self, *_event: Any) -> None:
        connections, now = self.connections, self._loop.time()
        for _ in range(connections.budget.at_once):
            if not connections.may_take(now) or not connections.make_room(now):
                self._rest(connections.budget.rest_seconds)
                return
            try:
                taken, address = self.listening.accept()
            except (BlockingIOError, ConnectionAbortedError):
                return
            except OSError:
                logging.getLogger(__name__).exception("a connection could not be taken")
                self._rest(_REST_WITHOUT_ANY)
                return
            connections.note_taken()
            self._give(taken, address, now)

    def _give(self, taken: socket.socket, address: Any, now: float) -> None:
        if not self.connections.has_room_for(address[0], now):
            taken.close()
            return
        try:
            stream = self._stream(taken)
        except (OSError, ssl.SSLError):
            taken.close()
            return
        self.connections.come(stream, address[0], now)
        self.server.handle_stream(stream, address)

    def _stream(self, taken: socket.socket) -> IOStream:
        taken.settimeout(0)
        if self.certificate is None:
            return IOStream(taken)
        secured = self.certificate.wrap_socket(taken, server_side=True, do_handshake_on_connect=False)
        return SSLIOStream(secured)


@dataclass(slots=True)
class NetworkDoor:
    """Lets pupils in by listening on the addresses of this machine, on the port of who teaches."""

    port: int
    is_secure: bool
    language: str
    addresses: Callable[[], list[str]]
    is_local: bool = True
    _open: list[Acceptor] = field(default_factory=list)
    _takes: Callable[[socket.socket], Acceptor] | None = None

    def serve(self, takes: Callable[[socket.socket], Acceptor]) -> None:
        """Take what gives the connections of a socket to the server."""
        self._takes = takes

    def links(self) -> list[str]:
        """Return the addresses of the room for pupils."""
        kind = "https" if self.is_secure else "http"
        return [f"{kind}://{address}:{self.port}/" for address in self.addresses()]

    def listen(self) -> str:
        """Listen on the local networks, and return why that fails on all of them, or an empty text."""
        problem = ""
        for address in self.addresses():
            if address == LOOPBACK:
                # This machine is in no network: only its own browsers can come.
                return ""
            try:
                listening = bound(self.port, address)
            except OSError as error:
                problem = say(self.language, "class-port-taken", port=self.port, problem=error.strerror or str(error))
                continue
            if self._takes is not None:
                self._open.append(self._takes(listening))
        return "" if self._open else problem

    def stop(self) -> None:
        """Take no new connections from the networks; lines that are open stay."""
        for taking in self._open:
            taking.stop()
        self._open.clear()


def http_server(made: Application, budget: ConnectionBudget) -> HTTPServer:
    """Return a server of an application that believes no header about where somebody comes from."""
    return HTTPServer(
        made,
        max_body_size=LONGEST_BODY,
        max_header_size=LONGEST_BODY,
        # From its beginning, and from the answer before.
        idle_connection_timeout=budget.head_seconds,
        body_timeout=budget.body_seconds,
    )


@dataclass(slots=True)
class ClassServer:
    """A class that is served: the address for who teaches has the key."""

    served: Served
    door: NetworkDoor
    taking: Acceptor
    lock: FolderLock
    sweeping: PeriodicCallback

    @property
    def address(self) -> str:
        """The address for who teaches, on this machine, with a key that works once as long as none has used it."""
        key = self.served.host.room.teachers.key
        return f"{self.base}teacher?key={key}" if key else f"{self.base}teacher"

    @property
    def seat_address(self) -> str:
        """The address for who has laid a table, on this machine, with a key that works once."""
        sitting = self.served.sitting
        return f"{self.base}sit?key={sitting.key}" if sitting is not None else self.base

    @property
    def base(self) -> str:
        """The address of all of it, on this machine."""
        return f"{'https' if self.door.is_secure else 'http'}://{LOOPBACK}:{self.door.port}/"

    def close(self) -> None:
        """End the class for now, and say so on all pages; all of it is kept."""
        self.door.stop()
        self.taking.stop()
        self.sweeping.stop()
        self.served.end()
        self.lock.release()


def start(  # noqa: PLR0913 (each is a choice of who starts a class)
    folder: Path,
    *,
    port: int = 0,
    language: str = "",
    key: str = "",
    certificate: str = "",
    addresses: Callable[[], list[str]] = local_addresses,
    processes: int = 1,
    budget: ConnectionBudget | None = None,
    bring_back: str = "",
) -> ClassServer:
    """Serve the class of a folder on loopback, in the running loop; raises MisusedError, also where another one does.

    `key` is one of somebody's own for who teaches, which works once; without one it is drawn.

    Without a port it is the first free one from the usual one on. `addresses` are those at which pupils are let in. The
    coach thinks in so many `processes`. Without a `budget` it is the usual one, as far as there are descriptors for it.
    `bring_back` names a room that lies aside; where it cannot be brought back, SavingError is raised.
    """
    language = language or chosen_language()
    context = _context(certificate)
    lock = FolderLock(folder)
    try:
        listening = _listening(port)
    except MisusedError:
        lock.release()
        raise
    try:
        room = taken_up(folder, language=language, key=key, bring_back=bring_back)
    except TutorError:
        listening.close()
        lock.release()
        raise
    door = NetworkDoor(listening.getsockname()[1], context is not None, language, addresses)
    connections = Connections(budget or ConnectionBudget().within(limit_now(), open_now()))
    room.most = connections.budget.pupils
    made = Application([], **SETTINGS)
    server = http_server(made, connections.budget)

    def takes(listening: socket.socket) -> Acceptor:
        taking = Acceptor(listening, server, connections, context)
        taking.start()
        return taking

    door.serve(takes)
    is_secure, loop = context is not None, IOLoop.current()
    served = served_class(room, door, "/", loop, is_secure=is_secure, processes=processes, connections=connections)
    made.add_handlers(".*", list(routes(served)))
    sweeping = PeriodicCallback(lambda: connections.sweep(loop.time()), _SWEEP_MILLISECONDS)
    sweeping.start()
    return ClassServer(served, door, takes(listening), lock, sweeping)


def calm_collector() -> None:
    """Let the collector of Python look at less, and threads take short turns: only in a process of our own."""
    sys.setswitchinterval(_TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)


async def until_stopped(stop: asyncio.Event, running: ClassServer) -> None:
    """Serve until somebody stops it."""
    try:
        await stop.wait()
    finally:
        running.close()
        await asyncio.sleep(_LAST_WORDS_SECONDS)


def bound(port: int, address: str) -> socket.socket:
    """Return a socket that listens at an address of this machine; raises OSError, and leaves nothing open then."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    made = socket.create_server((address, port), family=family, backlog=_WAITING)
    made.settimeout(0)
    return made


def _listening(port: int) -> socket.socket:
    problem = ""
    tried = [port] if port else range(PORT, PORT + _TRIED)
    for number in tried:
        try:
            return bound(number, LOOPBACK)
        except OSError as error:
            problem = error.strerror or str(error)
    raise MisusedError("class-port-taken", port=str(port or PORT), problem=problem)


def _context(certificate: str) -> ssl.SSLContext | None:
    if not certificate:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(certificate)
    except (OSError, ValueError) as error:
        raise MisusedError("class-certificate-wrong", file=certificate, problem=str(error)) from error
    return context
