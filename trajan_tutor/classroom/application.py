"""The application of a class: its addresses, for a server of its own and for one that it is a guest of."""

import logging
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tornado.ioloop import IOLoop
from tornado.log import access_log
from tornado.web import RequestHandler

from trajan_tutor.classroom.addresses import ROUTES
from trajan_tutor.classroom.class_host import ClassHost
from trajan_tutor.classroom.clockwork import Act
from trajan_tutor.classroom.coach_queue import CoachQueue
from trajan_tutor.classroom.connection_budget import ConnectionBudget
from trajan_tutor.classroom.connections import Connections
from trajan_tutor.classroom.downloads import DOWNLOADS
from trajan_tutor.classroom.flow import LONGEST_TEACHING, watched_hold
from trajan_tutor.classroom.folder_rights import made_private
from trajan_tutor.classroom.handlers import Served
from trajan_tutor.classroom.reachable import Door
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.room_aside import rooms_aside
from trajan_tutor.classroom.room_expiry import at_start

Route = tuple[str, type[RequestHandler], dict[str, Any]]


def log_without_query(handler: RequestHandler) -> None:
    """Log a request as Tornado does, but without what stands after its path: that may be a key."""
    status, request = handler.get_status(), handler.request
    level = logging.INFO if status < _REFUSED else logging.WARNING if status < _BROKEN else logging.ERROR
    milliseconds = 1000 * request.request_time()
    access_log.log(level, "%d %s %s (%s) %.2fms", status, request.method, request.path, request.remote_ip, milliseconds)


_REFUSED: Final = 400
_BROKEN: Final = 500
# A line that answers nothing for so long is dead, in seconds.
SETTINGS: Final[dict[str, Any]] = {
    "log_function": log_without_query,
    "websocket_ping_interval": 10,
    "websocket_ping_timeout": 10,
    "websocket_max_message_size": LONGEST_TEACHING,
    "compress_response": True,
}


class LoopClockwork:
    """The loop of Tornado as what a class needs of it."""

    def __init__(self, loop: IOLoop) -> None:
        self._loop = loop

    def soon(self, act: Act) -> None:
        """Call something when whatever waits now was done; may be asked from any thread."""
        self._loop.add_callback(_watched(act))

    def later(self, seconds: float, act: Act) -> None:
        """Call something after so many seconds."""
        self._loop.call_later(seconds, _watched(act))

    def now(self) -> float:
        """Return seconds that only grow."""
        return time.monotonic()


def _watched(act: Act) -> Act:
    """Return what does something and tells in the log where it takes long."""

    def do() -> None:
        with watched_hold(getattr(act, "__qualname__", type(act).__name__)):
            act()

    return do


def taken_up(
    folder: Path, *, language: str = "", key: str = "", clock: Callable[[], float] = time.time, bring_back: str = ""
) -> Room:
    """Return the room of a folder, or a new one where none is there, or where it is laid aside now.

    `bring_back` names one that lies aside; raises MisusedError where there is none, SavingError.
    """
    problems = [*at_start(folder, clock(), bring_back), *made_private(folder)]
    room = Room(folder, language=language, key=key, clock=clock)
    room.problems = (*room.problems, *problems)
    room.aside = tuple(rooms_aside(folder))
    return room


def served_class(
    room: Room,
    door: Door,
    base: str,
    loop: IOLoop,
    *,
    is_secure: bool = False,
    processes: int = 1,
    connections: Connections | None = None,
) -> Served:
    """Return a class that is served below a path, which begins and ends with a slash.

    The coach thinks in so many processes, in the loop itself without any. `connections` are those of a server of our
    own.
    """
    coach = CoachQueue(processes=processes) if processes else None
    budget = connections.budget if connections is not None else ConnectionBudget()
    host = ClassHost(room, door, LoopClockwork(loop), coach)
    return Served(host, base, is_secure, budget, connections)


def routes(
    served: Served, made: Callable[[type[RequestHandler]], type[RequestHandler]] = lambda one: one
) -> list[Route]:
    """Return all addresses of a class with what answers there; `made` may make handlers fit for another server."""
    base = re.escape(served.base)
    return [(f"{base}{path}", made(handler), {"served": served}) for path, handler in (*ROUTES, *DOWNLOADS)]
