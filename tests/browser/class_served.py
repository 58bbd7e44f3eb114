"""A class that is served beside a test, and the pages that visit it: who teaches, pupils, the projector."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

from browser.axe import contrasts, violations
from browser.played_out import at_once
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tornado.websocket import WebSocketHandler

from trajan_tutor.classroom.server import ClassServer, start

Size = tuple[int, int]
PHONE: Final[Size] = (390, 844)
TABLET: Final[Size] = (820, 1180)
LAPTOP: Final[Size] = (1366, 768)
WALL: Final[Size] = (1280, 720)
STAGE: Final = ".pupil .trajan-tutor"


class ServedClass:
    """A class in a thread of its own, on loopback alone; it can be stopped and taken up again."""

    def __init__(self, folder: Path) -> None:
        """Serve the class of a folder."""
        self._folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self.begin()

    def begin(self) -> None:
        """Serve it, under the address that it had before."""
        started = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(started)), daemon=True)
        self._thread.start()
        started.wait()

    async def _serve(self, started: threading.Event) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        try:
            self.server: ClassServer = start(self._folder, port=self._port, addresses=lambda: ["127.0.0.1"])
        finally:
            started.set()
        await self._stop.wait()
        self.server.close()
        await self._lose_lines()

    async def _lose_lines(self) -> None:
        """Close what is open still, as the system does for a process that has ended."""
        host = self.server.served.host
        lines = [*host._teachers, *host._projectors, *(one for own in host.pupils._lines.values() for one in own)]
        for line in lines:
            if isinstance(line, WebSocketHandler) and line.ws_connection is not None:
                stream = line.ws_connection.stream
                line.close()
                if stream is not None:
                    stream.close()
        await self.server.taking.server.close_all_connections()

    def end(self) -> None:
        """Stop serving it; every line is lost."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    @property
    def base(self) -> str:
        """The address of a pupil's page."""
        return f"http://127.0.0.1:{self._port}/"

    def address_to_teach(self) -> str:
        """Return an address for who teaches, with a key that no browser has used."""
        self.key = self.server.served.host.room.teachers.draw()
        return self.server.address

    @property
    def code(self) -> str:
        """The code of the room."""
        return self.server.served.host.room.code


class Visits:
    """Pages that visit a class: each pupil has a browser of their own. What goes wrong in them is remembered."""

    def __init__(self, chromium: Browser, served: ServedClass) -> None:
        """Begin without any page."""
        self._chromium = chromium
        self.served = served
        self.problems: list[str] = []
        self._contexts: list[BrowserContext] = []

    def __enter__(self) -> Self:
        """Visit."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close all pages."""
        for context in self._contexts:
            context.close()

    def device(self, size: Size, *, touch: bool = False, locale: str = "en") -> Page:
        """Return an empty page of a device of its own, whose browser asks for a language."""
        width, height = size
        context = self._chromium.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, locale=locale, reduced_motion="reduce"
        )
        self._contexts.append(context)
        context.on("weberror", lambda error: self.problems.append(str(error.error)))
        at_once(context)
        return context.new_page()

    def teach(self, size: Size = LAPTOP) -> Page:
        """Open the page of who teaches."""
        page = self.device(size)
        page.goto(self.served.address_to_teach())
        expect(page.locator(".door-code")).to_have_text(self.served.code)
        return page

    def project(self, teacher: Page) -> Page:
        """Open the window of the projector, as who teaches does."""
        with teacher.expect_popup() as opened:
            teacher.locator(".window > button").click()
        page = opened.value
        page.set_viewport_size({"width": WALL[0], "height": WALL[1]})
        expect(page.locator(".projector[data-state]")).to_be_visible()
        return page

    def pupil(self, name: str, size: Size = LAPTOP, *, touch: bool = False, locale: str = "en") -> Page:
        """Let a pupil come in."""
        page = self.device(size, touch=touch, locale=locale)
        page.goto(self.served.base)
        come_in(page, self.served.code, name)
        expect(page.locator(".pupil-name")).to_have_text(name)
        return page


def come_in(page: Page, code: str, name: str) -> None:
    """Fill in the door of the room."""
    page.locator("[name=code]").fill(code)
    page.locator("[name=name]").fill(name)
    page.locator("[type=submit]").click()


def state(teacher: Page, name: str) -> None:
    """Show one of the three states."""
    teacher.locator(f"[data-tab={name}]").click()


def let_in(teacher: Page) -> None:
    """Let pupils in."""
    teacher.locator(".door > button").click()
    expect(teacher.locator(".door > button:not(.first)")).to_be_visible()


def give(teacher: Page, kind: str, name: str) -> None:
    """Give something to all, in the state that is shown."""
    teacher.locator(f"[data-given='{kind} {name}']").click()
    teacher.locator(".give-all").click()


def see_all(page: Page) -> list[str]:
    """Return what axe finds on a page of a class, in the light and in the dark."""
    found = violations(page, "body")
    page.emulate_media(color_scheme="dark")
    found += contrasts(page, "body")
    page.emulate_media(color_scheme="light")
    return found


def shown_shared(teacher: Page) -> None:
    """Put a game of Trajan on the shared board."""
    state(teacher, "board")
    teacher.locator("[data-given='game trajan']").click()
    expect(teacher.locator(".shared-place [data-pane]").first).to_be_visible()


@contextmanager
def visited(chromium: Browser, folder: Path) -> Iterator[Visits]:
    """Serve a class and visit it; no error of its pages goes unseen."""
    served = ServedClass(folder)
    try:
        with Visits(chromium, served) as visits:
            yield visits
            assert visits.problems == []
    finally:
        served.end()
