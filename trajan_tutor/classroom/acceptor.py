"""Takes connections from a listening socket: a few at a time, so many a second, and never more than there is room for.

What is not taken waits in the network, where it costs nothing; whoever is in is heard between.
"""

import logging
import socket
import ssl
from dataclasses import dataclass, field
from typing import Any, Final

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.iostream import IOStream, SSLIOStream

from trajan_tutor.classroom.connections import Connections

# The system itself has no descriptor left: that is looked after so much later, in seconds.
_REST_WITHOUT_ANY: Final = 0.5


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
