"""A class of 25 in real pages.

Twenty-two pupils are simulated by lines of their own, three have real pages on a phone, a tablet and a laptop. One
misunderstanding is planted: every third simulated pupil drops a marker in the wrong tray three times, and the page of
who teaches has to name that rule.
"""

import asyncio
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Final

from browser.class_served import LAPTOP, PHONE, TABLET, ServedClass, Visits, give, let_in, state
from browsers import chromium, seen
from classroom.visitor import Browser, Line
from filming import Film, film_options
from PIL import Image
from playwright.sync_api import Page, expect

LESSON: Final = "trajan/02-sowing"
SIMULATED: Final = 22
# Every so many simulated pupils misunderstand where a marker is dropped.
EVERY: Final = 3
TRIES: Final = 3
TAKEN, WRONG, RIGHT = "mat.0.tray.I", "mat.0.tray.IV", "mat.0.held.yellow"
RULE: Final = "trajan.sow."
TEACHER: Final = (1440, 900)
SIZE: Final = (1164, 825)
GROUND: Final = "#2b2118"
# Where each page lies in the picture: left, top, width.
PLACES: Final = {
    "teacher": (8, 8, 864),
    "wall": (8, 556, 464),
    "laptop": (480, 556, 392),
    "tablet": (880, 8, 276),
    "phone": (880, 413, 186),
}
SHORT, LONG = 900, 2600
PATIENCE: Final = 120_000


def seen_together(pages: dict[str, Page]) -> Image.Image:
    """Return what is seen of all pages of a class, each at its place."""
    picture = Image.new("RGB", SIZE, GROUND)
    for name, (left, top, width) in PLACES.items():
        if name in pages:
            page = seen(pages[name])
            picture.paste(page.resize((width, page.height * width // page.width)), (left, top))
    return picture


class Crowd:
    """Simulated pupils: each has a line of its own, in the loop in which the class is served."""

    def __init__(self, served: ServedClass) -> None:
        """Let nobody in yet."""
        self._served = served
        self.lines: list[Line] = []

    def let(self, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Let the pupils do something, and wait until it is done."""
        asyncio.run_coroutine_threadsafe(act(), self._served._loop).result(PATIENCE / 1000)  # noqa: SLF001

    async def come(self) -> None:
        """Come in one after another."""
        for number in range(SIMULATED):
            browser = Browser(self._served.base)
            answer = await browser.join(self._served.code, f"Pupil {number + 1}")
            if answer.code != 200:
                sys.exit(answer.body.decode())
            self.lines.append(await browser.line("pupil"))

    async def play(self) -> None:
        """Sow as the lesson asks; some drop the first marker in the wrong tray, again and again."""
        for number, line in enumerate(self.lines):
            board = 0
            while not board:
                message = await line.until_type("desk")
                board = message["board"] if message["message"]["type"] == "opened" else 0
            await line.do(board, "pick", spot=TAKEN)
            await line.do(board, "go", action="next")
            for spot in [WRONG] * TRIES if number % EVERY == 0 else [RIGHT]:
                await line.do(board, "pick", spot=spot)

    async def vote(self) -> None:
        """Answer what all are asked, each with another choice."""
        for number, line in enumerate(self.lines):
            opened = await line.until(
                lambda told: told["type"] == "desk" and told["message"]["type"] == "opened" and _is_game(told)
            )
            choices = line.models[opened["board"]]["choices"]
            chosen = choices[(number * number) % len(choices)]
            await line.do(opened["board"], "choose", move=chosen["move"])


def _is_game(told: dict[str, Any]) -> bool:
    return told["message"]["model"]["lesson"] is None and bool(told["message"]["model"]["choices"])


def story(visits: Visits, teacher: Page) -> Film:
    """Play the story of a lesson, and film it."""
    crowd = Crowd(visits.served)
    pages = {"teacher": teacher}
    film = Film(partial(seen_together, pages))
    film.take(LONG)
    let_in(teacher)
    pages["wall"] = visits.project(teacher)
    film.take(LONG)
    pages["phone"] = visits.pupil("Ada", PHONE, touch=True)
    film.take(SHORT)
    pages["tablet"] = visits.pupil("Ben", TABLET, touch=True)
    pages["laptop"] = visits.pupil("Cleo", LAPTOP)
    crowd.let(crowd.come)
    film.take(LONG)
    give(teacher, "lesson", LESSON)
    pupils = [pages[name] for name in ("phone", "tablet", "laptop")]
    for page in pupils:
        expect(page.locator(".pupil .trajan-tutor [data-pane]").first).to_be_visible(timeout=PATIENCE)
    film.take(LONG)
    state(teacher, "live")
    for page in pupils:
        page.locator(f"[data-pane] [data-spot='{TAKEN}']").first.click()
        film.take(SHORT)
    crowd.let(crowd.play)
    expect(teacher.locator(f".rule[data-rule^='{RULE}']").first).to_be_visible(timeout=PATIENCE)
    expect(teacher.locator(".seat[data-standing=stuck]").first).to_be_visible(timeout=PATIENCE)
    film.take(2 * LONG)
    teacher.locator(".rule .first.small").first.click()
    film.take(LONG)
    state(teacher, "board")
    teacher.locator("[data-given='game trajan']").click()
    expect(teacher.locator(".shared-place [data-pane]").first).to_be_visible(timeout=PATIENCE)
    teacher.locator(".vote > .big").click()
    film.take(LONG)
    for number, page in enumerate(pupils):
        page.locator(".choices [data-move]").nth(number).click()
    crowd.let(crowd.vote)
    film.take(LONG)
    teacher.locator(".vote > .big").click()
    expect(teacher.locator(".vote-spot").first).to_be_visible(timeout=PATIENCE)
    film.take(2 * LONG)
    teacher.locator(".vote > .big").click()
    expect(teacher.locator(".coach-answer li").first).to_be_visible(timeout=PATIENCE)
    film.take(2 * LONG)
    teacher.locator(".vote .row .first").click()
    expect(pupils[0].locator(".asked")).to_have_count(0)
    film.take(LONG)
    return film


class_room_options = film_options


def class_room(arguments: Namespace) -> int:
    """Film a class into a file."""
    return filmed(story, arguments.file)


def filmed(story: Callable[[Visits, Page], Film], file: Path) -> int:
    """Film a story of a class into a file."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        served = ServedClass(Path(folder))
        try:
            with Visits(browser, served) as visits:
                film = story(visits, visits.teach(TEACHER))
        finally:
            served.end()
    film.save(file)
    return 0
