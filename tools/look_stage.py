"""Shows the stage in a browser, to be looked at: every kind of step, in windows of all forms and in all themes.

    python tools/look_stage.py FOLDER [--language cs] [WORD ...]

A contact sheet for each window and theme; with words, only those whose name has one of them. What is shown comes from
the recordings of `record_models.py`, on the page of `stage/harness` without a kernel.
"""

import functools
import http.server
import io
import json
import subprocess
import sys
import threading
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from measure_clicks import chromium
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page, sync_playwright
from record_models import recorded

CHECKOUT: Final = Path(__file__).parent.parent
WINDOWS: Final = ((390, 844), (978, 635), (1304, 767), (1784, 947))
THEMES: Final = ("light", "dark", "contrast", "safe")
PHONE_BELOW: Final = 640
# The widest that a picture stands on a sheet.
WIDEST: Final = 720
ON_A_ROW: Final = 1560
GAP: Final = 8
NAME: Final = 22
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
_ARGUMENTS: Final = ("--headless", "--no-sandbox", "--disable-gpu")


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def served() -> Iterator[str]:
    """Serve the page that plays recordings; gives its address."""
    with TemporaryDirectory() as folder:
        command = ["node", "harness/build.mjs", folder]
        subprocess.run(command, cwd=CHECKOUT / "stage", check=True, capture_output=True)  # noqa: S603 (our own words)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder)) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_address[1]}/walk.html"
            server.shutdown()


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
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.evaluate("() => window.shown.leave()")
    picture.thumbnail((WIDEST, picture.height))
    return picture


def _themed(message: dict[str, Any], theme: str) -> dict[str, Any]:
    return {"model": message["model"] | {"theme": theme}} if message["type"] == "opened" else {}


def sheet(pictures: Sequence[tuple[str, Image.Image]]) -> Image.Image:
    """Return pictures of one size in rows, each under its name."""
    wide, high = pictures[0][1].size
    across = max(1, (ON_A_ROW + GAP) // (wide + GAP))
    rows = -(-len(pictures) // across)
    made = Image.new("RGB", (across * (wide + GAP) + GAP, rows * (high + NAME + GAP) + GAP), "#888")
    font = ImageFont.load_default(14)
    for at, (name, picture) in enumerate(pictures):
        left, top = GAP + at % across * (wide + GAP), GAP + at // across * (high + NAME + GAP)
        ImageDraw.Draw(made).text((left, top), name, "black", font)
        made.paste(picture, (left, top + NAME))
    return made


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


def main(arguments: Sequence[str]) -> int:
    """Write the sheets into the folder that the arguments name."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("words", nargs="*", default=[])
    given = parser.parse_intermixed_args(arguments)
    folder, words = given.folder, given.words
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, served() as address:
        browser = playwright.chromium.launch(executable_path=chromium(), args=_ARGUMENTS)
        for size in WINDOWS:
            for theme in THEMES:
                name = f"{size[0]}x{size[1]}-{theme}"
                if not words or any(word in name for word in words):
                    looked(browser, address, size, theme, given.language).save(folder / f"{name}.png")
                    print(folder / f"{name}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
