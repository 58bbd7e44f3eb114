"""The stage in a browser, to be looked at: every kind of step, in windows of all forms and in all themes.

A contact sheet for each window and theme. What is shown comes from
the recordings of `record_models.py`, on the page of `stage/harness` without a kernel.
"""

import json
import subprocess
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from browsers import chromium, seen, served, sheet
from commands import CHECKOUT
from PIL import Image
from playwright.sync_api import Browser, Page
from record_models import recorded

WINDOWS: Final = ((390, 844), (978, 635), (1304, 767), (1784, 947))
THEMES: Final = ("light", "dark", "contrast", "safe")
PHONE_BELOW: Final = 640
# The widest that a picture stands on a sheet.
WIDEST: Final = 720
# One recording of each kind of step, of each game, and with what is long in it.
SHOWN: Final = (
    ("trajan-02-sowing", ("asked", "refused", "hinted", "done")),
    ("trajan-05-ships", ("mistaken", "hinted")),
    ("trajan-01-board", ("away", "next")),
    ("trajan-14-final", ("next",)),
    ("trajan-game-4", ("hinted", "played")),
    ("caesar-31-placing", ("asked", "hinted", "away")),
    ("caesar-34-race", ("next",)),
    ("caesar-game-2", ("played",)),
)
_STAY: Final = (
    "async ([lines, wanted]) => {"
    " window.shown = new Walk(document.getElementById('host'), '', wanted); await window.shown.stay(lines) }"
)


@contextmanager
def harness() -> Iterator[str]:
    """Serve the page that plays recordings; gives its address."""
    with TemporaryDirectory() as folder:
        command = ["node", "harness/build.mjs", folder]
        subprocess.run(command, cwd=CHECKOUT / "stage", check=True, capture_output=True)  # noqa: S603 (our own words)
        with served(Path(folder)) as address:
            yield f"{address}walk.html"


def scenes(language: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Give the name and the messages of everything that is shown: up to the last time that a state was there."""
    for name, states in SHOWN:
        lines = [json.loads(line) for _, found in recorded(language, [name]) for line in found]
        for state in states:
            last = max(at for at, line in enumerate(lines) if line["state"] == state)
            yield f"{name} {lines[last]['step']} {state}", lines[: last + 1]


def shown(page: Page, lines: Sequence[dict[str, Any]], theme: str) -> Image.Image:
    """Return the stage at the end of some messages."""
    told = [{"message": line["message"] | _themed(line["message"], theme)} for line in lines]
    page.evaluate(_STAY, [told, {"dark": theme == "dark", "target": 0, "contrast": False}])
    picture = seen(page)
    page.evaluate("() => window.shown.leave()")
    picture.thumbnail((WIDEST, picture.height))
    return picture


def _themed(message: dict[str, Any], theme: str) -> dict[str, Any]:
    return {"model": message["model"] | {"theme": theme}} if message["type"] == "opened" else {}


def looked(browser: Browser, address: str, size: tuple[int, int], theme: str, language: str) -> Image.Image:
    """Return the sheet of a window in a theme."""
    is_phone = size[0] < PHONE_BELOW
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=is_phone, is_mobile=is_phone
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => window.Walk")
    pictures = [(name, shown(page, lines, theme)) for name, lines in scenes(language)]
    context.close()
    return sheet(pictures)


def stage_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--words", nargs="*", default=[], help="only sheets whose name has one of them")


def stage(arguments: Namespace) -> int:
    """Write the sheets into a folder."""
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, harness() as address:
        for size, theme in product(WINDOWS, THEMES):
            name = f"{size[0]}x{size[1]}-{theme}"
            if not arguments.words or any(word in name for word in arguments.words):
                path = arguments.folder / f"{name}.png"
                looked(browser, address, size, theme, arguments.language).save(path)
                print(path)
    return 0
