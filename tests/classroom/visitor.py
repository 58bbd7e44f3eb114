"""A browser that visits a class: cookies, what it sends, and what it is told."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

from trajan_tutor.classroom.connection_budget import ConnectionBudget
from trajan_tutor.classroom.server import ClassServer, start

LESSON = "trajan/02-sowing"
WAIT_SECONDS = 60.0
# Lines that were opened: whoever tells a story closes them at its end.
OPENED: list["Line"] = []


class Browser:
    """Keeps cookies as a browser does, for one base address."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookies: dict[str, str] = {}
        self.texts: list[str] = []

    @property
    def header(self) -> str:
        """The cookies as they are sent."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(self, path: str, body: object = None, **headers: str) -> HTTPResponse:
        """Ask for an address below the base, or for a whole one; following no redirection."""
        return await self.send(path, None if body is None else json.dumps(body).encode(), **headers)

    async def send(self, path: str, body: bytes | None, **headers: str) -> HTTPResponse:
        """Send what is given as it is, else only ask."""
        url = path if path.startswith("http") else self.base + path
        sent = {"Cookie": self.header, "X-Trajan-Tutor": "1", **headers}
        request = HTTPRequest(
            url,
            method="GET" if body is None else "POST",
            body=body,
            headers={name: value for name, value in sent.items() if value},
            follow_redirects=False,
            request_timeout=WAIT_SECONDS,
        )
        answer = await AsyncHTTPClient().fetch(request, raise_error=False)
        for line in answer.headers.get_list("Set-Cookie"):
            for name, cookie in SimpleCookie(line).items():
                self.cookies[name] = cookie.value
        self.texts.append(answer.body.decode("utf-8", "replace"))
        return answer

    async def join(self, code: str, name: str) -> HTTPResponse:
        """Come in."""
        return await self.ask("join", {"code": code, "name": name})

    async def line(self, path: str) -> "Line":
        """Open a line."""
        url = self.base.replace("http", "ws", 1) + path
        request = HTTPRequest(url, headers={"Cookie": self.header})
        return Line(await websocket_connect(request, compression_options={}), self)


class Line:
    """An open line, with the models of the boards that are shown on it."""

    def __init__(self, connection: WebSocketClientConnection, browser: Browser) -> None:
        self.connection = connection
        self.browser = browser
        self.models: dict[int, dict[str, Any]] = {}
        self.numbers: dict[int, int] = {}
        self.told: list[dict[str, Any]] = []
        self.sent = 0
        OPENED.append(self)

    async def next(self) -> dict[str, Any] | None:
        """Return the next message, None where the line has ended."""
        text = await asyncio.wait_for(asyncio.ensure_future(_read(self.connection)), WAIT_SECONDS)
        if text is None:
            return None
        assert isinstance(text, str)
        self.browser.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        self.told.append(message)
        if message["type"] == "desk":
            self._take(message["board"], message["message"])
        return message

    async def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the first message from now on for which something holds."""
        while True:
            try:
                message = await self.next()
            except TimeoutError as error:
                raise AssertionError(f"not told in {WAIT_SECONDS} seconds; told before: {self.told[-3:]}") from error
            assert message is not None, "the line has ended"
            if holds(message):
                return message

    async def until_type(self, kind: str) -> dict[str, Any]:
        """Return the first message of a kind from now on."""
        return await self.until(lambda message: message["type"] == kind)

    async def send(self, **message: object) -> None:
        """Send a message."""
        await self.connection.write_message(json.dumps(message))

    async def do(self, board: int, kind: str, **content: object) -> dict[str, Any]:
        """Ask for something at a board, and return its model when that was answered."""
        self.sent += 1
        name = f"{id(self)}-{self.sent}"
        at = self.models[board]["at"]
        request = {"type": kind, "id": name, "at": at, "at_once": True, **content}
        await self.send(type="desk", board=board, message={"type": "do", "request": request})
        await self.until(
            lambda message: (
                message["type"] == "desk"
                and message["board"] == board
                and (
                    message["message"].get("set", {}).get("answered") == name
                    or name in message["message"].get("answers", {})
                )
            )
        )
        return self.models[board]

    def close(self) -> None:
        """Close the line."""
        self.connection.close()

    def _take(self, board: int, message: dict[str, Any]) -> None:
        if message["type"] == "opened":
            self.models[board], self.numbers[board] = message["model"], message["n"]
        elif message["type"] == "change":
            assert message["n"] == self.numbers[board] + 1
            self.numbers[board] = message["n"]
            self.models[board] |= message["set"]


async def close_all() -> None:
    """Close all lines, and let the loop take note of it."""
    while OPENED:
        OPENED.pop().close()
    for _ in range(3):
        await asyncio.sleep(0.01)


async def _read(connection: WebSocketClientConnection) -> str | bytes | None:
    return await connection.read_message()


class Classroom:
    """A class on this machine, served in this process, with the page of who teaches."""

    def __init__(self, server: ClassServer) -> None:
        self.server = server
        self.base = f"http://127.0.0.1:{server.door.port}/"
        self.key = server.served.host.room.teachers.key
        self.teacher = Browser(self.base)

    @property
    def code(self) -> str:
        """The code of the room."""
        return self.server.served.host.room.code

    async def teach(self) -> Line:
        """Open the page of who teaches, and let pupils in."""
        await self.teacher.ask(self.server.address)
        line = await self.teacher.line("teacher-live")
        await line.until_type("live")
        await line.send(type="door", open=True)
        await line.until(lambda message: message["type"] == "live" and message["door"] != "closed")
        return line

    async def pupil(self, name: str) -> tuple[Browser, Line]:
        """Let a pupil come in, with a page."""
        browser = Browser(self.base)
        answer = await browser.join(self.code, name)
        assert answer.code == 200, answer.body
        line = await browser.line("pupil")
        await line.until_type("room")
        return browser, line


def opened(folder: Path, processes: int = 0, budget: ConnectionBudget | None = None) -> Classroom:
    """Serve a class of a folder, on loopback alone; the coach thinks in so many processes, or in the loop itself."""
    return Classroom(start(folder, port=0, addresses=lambda: ["127.0.0.1"], processes=processes, budget=budget))


Story = Callable[[Classroom], Awaitable[None]]


def played(folder: Path, story: Story, budget: ConnectionBudget | None = None) -> None:
    """Play a story in a class."""

    async def play() -> None:
        classroom = opened(folder, budget=budget)
        try:
            await story(classroom)
        finally:
            await close_all()
            classroom.server.close()

    asyncio.run(play())


async def board_of(line: Line) -> int:
    """Wait for a board, and return its number."""
    message = await line.until(lambda told: told["type"] == "desk" and told["message"]["type"] == "opened")
    number: int = message["board"]
    return number
