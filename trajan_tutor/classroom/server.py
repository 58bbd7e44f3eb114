"""The server of a class in a process of its own: loopback, until pupils are let in, then the local network too."""

import asyncio
import gc
import socket
import ssl
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import Application

from trajan_tutor.classroom.addresses import LOOPBACK, local_addresses
from trajan_tutor.classroom.application import SETTINGS, routes, served_class, taken_up
from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.folder_lock import FolderLock
from trajan_tutor.classroom.handlers import Served
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.i18n import chosen_language

PORT: Final = 8765
_TRIED: Final = 20
# With the usual thresholds the collector looks at all of a class again and again: pauses of half a second.
_THRESHOLDS: Final = (50_000, 50, 1_000)
# What is sent to a server of a class is no longer, in bytes.
_LONGEST_BODY: Final = 65_536
_IDLE_SECONDS: Final = 120
# A whole class may open the page at once.
_WAITING: Final = 128
# What is said at the end leaves within that time.
_LAST_WORDS_SECONDS: Final = 0.2


@dataclass(slots=True)
class NetworkDoor:
    """Lets pupils in by listening on the addresses of this machine, on the port of who teaches."""

    port: int
    is_secure: bool
    language: str
    addresses: Callable[[], list[str]]
    is_local: bool = True
    _open: list[HTTPServer] = field(default_factory=list)
    _application: Application | None = None
    _certificate: ssl.SSLContext | None = None

    def serve(self, made: Application, certificate: ssl.SSLContext | None) -> None:
        """Take what is served there."""
        self._application, self._certificate = made, certificate

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
            server = http_server(self._application, self._certificate)
            server.add_socket(listening)
            self._open.append(server)
        return "" if self._open else problem

    def stop(self) -> None:
        """Take no new connections from the networks; lines that are open stay."""
        for server in self._open:
            server.stop()
        self._open.clear()


def http_server(made: Application | None, certificate: ssl.SSLContext | None) -> HTTPServer:
    """Return a server of an application that believes no header about where somebody comes from."""
    return HTTPServer(
        made,
        ssl_options=certificate,
        max_body_size=_LONGEST_BODY,
        max_header_size=_LONGEST_BODY,
        idle_connection_timeout=_IDLE_SECONDS,
    )


@dataclass(slots=True)
class ClassServer:
    """A class that is served: the address for who teaches has the key."""

    served: Served
    door: NetworkDoor
    server: HTTPServer
    lock: FolderLock

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
        self.server.stop()
        self.served.end()
        self.lock.release()


def start(
    folder: Path,
    *,
    port: int = 0,
    language: str = "",
    key: str = "",
    expect: int = 0,
    certificate: str = "",
    addresses: Callable[[], list[str]] = local_addresses,
    processes: int = 1,
) -> ClassServer:
    """Serve the class of a folder on loopback, in the running loop; raises MisusedError, also where another one does.

    `key` is one of somebody's own for who teaches, which works once; without one it is drawn.

    Without a port it is the first free one from the usual one on. `addresses` are those at which pupils are let in. The
    coach thinks in so many `processes`.
    """
    language = language or chosen_language()
    context = _context(certificate)
    lock = FolderLock(folder)
    try:
        listening = _listening(port)
    except MisusedError:
        lock.release()
        raise
    door = NetworkDoor(listening.getsockname()[1], context is not None, language, addresses)
    try:
        room = taken_up(folder, language=language, key=key)
    except MisusedError:
        listening.close()
        lock.release()
        raise
    if expect:
        room.expect(expect)
    made = Application([], **SETTINGS)
    door.serve(made, context)
    served = served_class(room, door, "/", IOLoop.current(), is_secure=context is not None, processes=processes)
    made.add_handlers(".*", list(routes(served)))
    server = http_server(made, context)
    server.add_socket(listening)
    return ClassServer(served, door, server, lock)


def calm_collector() -> None:
    """Let the collector of Python look at less, and more seldom: only in a process of our own."""
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
    for one in tried:
        try:
            return bound(one, LOOPBACK)
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
