"""Others who hinder a class, from a process of their own: until the standard input ends, then they print their counts.

A hostile pupil sends what no page sends: what is no message, what is too long, what asks for the whole board, what is
asked of the coach, each on several lines, and on a new one for each that is closed. A crowd holds thousands of
connections: idle ones, half a head, half a body, a letter a second, and such as do not read what they have asked for;
each that is closed comes again. Pupils bring progress as long as a class keeps it, and ask for it again and again,
while a stranger loads the page and what it loads.
"""

import asyncio
import json
import select
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle
from typing import Final
from urllib.parse import urlsplit

from classroom.progress_lines import file_of
from classroom.visitor import Browser
from tornado.websocket import WebSocketClosedError

from trajan_tutor.classroom.connection_budget import raise_limit
from trajan_tutor.classroom.flow import LONGEST_BODY

# So many lines a hostile pupil has.
_LINES: Final = 4
# Whatever a server says to those who bring files: here it is, too much, or slowly. A pupil has no table of the class.
TOLD: Final = frozenset({200, 400, 403, 409, 413, 429})
_LOADED: Final = ("", "static/classroom.js", "static/classroom.css", "progress", "class.csv")
# So many of a crowd come in a second at most, looked after so often, and say a letter so often.
_A_SECOND: Final = 1_000
_TICK: Final = 0.02
_SLOW: Final = 1.0
_SENT: Final = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{",
    b"GET /static/classroom.js HTTP/1.1\r\nHost: x\r\n\r\n",
)
_NEVER_READ: Final = 3

Cookies = Sequence[dict[str, str]]


async def _until_the_end(
    browsers: Sequence[Browser], act: Callable[[Browser, "asyncio.Future[str]", Counter[str]], Awaitable[None]]
) -> Counter[str]:
    """Let all act at once until the standard input ends, and return what they counted."""
    counts: Counter[str] = Counter()
    ends = asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    print("begun", flush=True)
    await asyncio.gather(*(act(browser, ends, counts) for browser in browsers))
    return counts


def _known(base: str, cookies: Cookies) -> list[Browser]:
    """Return browsers that a class knows by their cookies."""
    browsers = [Browser(base) for _ in cookies]
    for browser, known in zip(browsers, cookies, strict=True):
        browser.cookies |= known
    return browsers


def messages(base: str, cookies: Cookies) -> Counter[str]:
    """Send what no page sends, as fast as the server takes it."""
    return asyncio.run(_until_the_end(_known(base, cookies) * _LINES, _send))


async def _send(browser: Browser, ends: "asyncio.Future[str]", counts: Counter[str]) -> None:
    while not ends.done():
        try:
            line = await browser.line("pupil")
            board = (await line.until_type("room"))["board"]
            for text in cycle(_hostile_texts(board)):
                await line.connection.write_message(text)
                counts["messages"] += 1
                if ends.done():
                    break
            line.close()
        except (WebSocketClosedError, AssertionError, OSError, TimeoutError):
            await asyncio.sleep(0)


def _hostile_texts(board: int) -> list[str]:
    asked: list[dict[str, object]] = [
        {"type": "go", "action": "hint"},
        {"type": "go", "action": "next"},
        {"type": "undo"},
        {"type": "choose", "move": "x" * 500},
        {"type": "coach", "action": "hint", "number": -1},
    ]
    sent: list[object] = [
        {"type": "whole"},
        {"type": "hello", "protocol": 1, "have": -1},
        *({"type": "do", "request": {**one, "id": f"e{at}", "at": 0, "at_once": True}} for at, one in enumerate(asked)),
    ]
    texts = [json.dumps({"type": "desk", "board": board, "message": message}) for message in sent]
    return [*texts, "", "[", "[" * 9000, "9" * 4000, "x" * 20000, '{"type":"desk"}', '{"type":"give","to":[]}']


def files(base: str, cookies: Cookies, lines: int) -> Counter[str]:
    """Bring and take files of so many lines as fast as the server lets; count its answers by their status."""
    data = file_of(lines).encode()

    async def bring(browser: Browser, ends: "asyncio.Future[str]", counts: Counter[str]) -> None:
        of = -(-len(data) // LONGEST_BODY)
        while not ends.done():
            for part in range(of if browser.cookies else 0):
                piece = data[part * LONGEST_BODY : (part + 1) * LONGEST_BODY]
                answer = await browser.send(f"progress?part={part + 1}&of={of}", piece)
                counts[str(answer.code)] += 1
                if ends.done() or answer.code != 200:
                    break
            for path in _LOADED if browser.cookies else _LOADED[:3]:
                counts[str((await browser.ask(path)).code)] += 1
                browser.texts.clear()

    return asyncio.run(_until_the_end([*_known(base, cookies), Browser(base)], bring))


class Crowd:
    """Holds connections to a port, each in its way, and opens again what was closed."""

    def __init__(self, port: int, connections: int, addresses: int) -> None:
        """Hold none yet."""
        self.came = 0
        self._port = port
        self._from = [f"127.0.0.{2 + at}" if addresses > 1 else "127.0.0.1" for at in range(addresses)]
        self._free = list(range(connections))
        self._held: dict[int, tuple[socket.socket, int]] = {}
        # Those that have said what they say at first.
        self._silent: set[int] = set()
        self._poll = select.epoll()

    def go_on(self, seconds: float) -> None:
        """Hold as many as the server lets, for so long."""
        until, slow = time.monotonic() + seconds, time.monotonic() + _SLOW
        while time.monotonic() < until:
            for _ in range(min(len(self._free), int(_A_SECOND * _TICK))):
                self._come(self._free.pop())
            for file, _ in self._poll.poll(_TICK):
                self._hear(file)
            if time.monotonic() > slow:
                slow += _SLOW
                self._say_a_letter()

    def _come(self, slot: int) -> None:
        made = socket.socket()
        made.settimeout(0)
        try:
            made.bind((self._from[slot % len(self._from)], 0))
            made.connect_ex(("127.0.0.1", self._port))
        except OSError:
            made.close()
            self._free.append(slot)
            return
        self.came += 1
        self._held[made.fileno()] = (made, slot)
        self._poll.register(made, select.EPOLLOUT | select.EPOLLHUP | select.EPOLLERR)

    def _hear(self, file: int) -> None:
        made, slot = self._held[file]
        kind = slot % len(_SENT)
        try:
            is_over = bool(made.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR))
            if not is_over and file in self._silent:
                is_over = kind == _NEVER_READ or not made.recv(4096)
            elif not is_over:
                made.send(_SENT[kind])
                self._silent.add(file)
                self._poll.modify(made, (0 if kind == _NEVER_READ else select.EPOLLIN) | select.EPOLLHUP)
        except BlockingIOError:
            return
        except OSError:
            is_over = True
        if is_over:
            self._leave(file)

    def _leave(self, file: int) -> None:
        made, slot = self._held.pop(file)
        self._poll.unregister(made)
        made.close()
        self._silent.discard(file)
        self._free.append(slot)

    def _say_a_letter(self) -> None:
        for file in [one for one, (_, slot) in self._held.items() if slot % len(_SENT) in (1, 2)]:
            made, slot = self._held[file]
            try:
                if slot % (2 * len(_SENT)) < len(_SENT) and file in self._silent:
                    made.send(b"x")
            except OSError:
                self._leave(file)


def connections(base: str, connections: int, addresses: int, **_nobody: Cookies) -> Counter[str]:
    """Hold so many connections, from so many addresses, and count how many came; nobody of the crowd is known."""
    raise_limit()
    crowd = Crowd(urlsplit(base).port or 0, connections, addresses)
    crowd.go_on(2.0)
    print("begun", flush=True)
    while not select.select([sys.stdin], [], [], 0)[0]:
        crowd.go_on(0.2)
    return Counter(came=crowd.came)


def main() -> None:
    """Do what the command line says, told in JSON, and print the counts."""
    kind, asked = sys.argv[1:]
    acts: dict[str, Callable[..., Counter[str]]] = {
        "messages": messages,
        "files": files,
        "connections": connections,
    }
    print(json.dumps(acts[kind](**json.loads(asked))))


if __name__ == "__main__":
    main()
