"""Every step of every lesson, measured on a page without a kernel: nothing outside, cut, covered, small or moved."""

import functools
import http.server
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

pytestmark = pytest.mark.browser

CHECKOUT = Path(__file__).parents[2]
PSEUDO = "pseudo"
LANGUAGES = ("en", PSEUDO)


@dataclass(frozen=True, slots=True)
class Window:
    """A window in which all recordings are walked; `finger` says that it is touched, and needs larger targets."""

    width: int
    height: int
    finger: bool = False

    def __str__(self) -> str:
        """Return its size, as tests are named."""
        return f"{self.width}x{self.height}"


# What is left of a notebook's pane with and without the list of files, a projector's, and a phone.
SMALLEST = Window(978, 635)
PHONE = Window(390, 844, finger=True)
LARGER = (Window(1304, 767), Window(1784, 947))
MOUSE, FINGER = 24, 44

WALK = """([name, lines, wanted]) => new Walk(document.getElementById('host'), name, wanted).through(lines)"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Path]]:
    """Record what a page is told in all lessons and some games, by the language."""
    found: dict[str, list[Path]] = {}
    for language in LANGUAGES:
        folder = tmp_path_factory.mktemp(f"recordings-{language}")
        command = [sys.executable, "tools/record_models.py", str(folder), "--language", language]
        subprocess.run(command, cwd=CHECKOUT, check=True, capture_output=True)
        found[language] = sorted(folder.glob("*.jsonl"))
    return found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the page that plays recordings."""
    folder = tmp_path_factory.mktemp("walk")
    subprocess.run(["node", "harness/build.mjs", str(folder)], cwd=CHECKOUT / "stage", check=True, capture_output=True)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/walk.html"
        server.shutdown()


def walked(chromium: Browser, address: str, recordings: list[Path], window: Window, *, dark: bool) -> list[str]:
    """Return what was found on a walk through all recordings; by night also what stands out too little."""
    size: ViewportSize = {"width": window.width, "height": window.height}
    context = chromium.new_context(viewport=size, has_touch=window.finger, is_mobile=window.finger)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.wait_for_function("() => window.Walk")
    wanted = {"dark": dark, "target": FINGER if window.finger else MOUSE, "contrast": dark}
    found: list[str] = []
    for recording in recordings:
        lines = [json.loads(line) for line in recording.read_text(encoding="utf-8").splitlines()]
        told = [{name: line[name] for name in ("state", "step", "message")} for line in lines]
        found += page.evaluate(WALK, [recording.stem, told, wanted])
    context.close()
    return found + errors


@pytest.mark.parametrize("window", [SMALLEST, PHONE], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missed(
    chromium: Browser, address: str, recordings: dict[str, list[Path]], window: Window, language: str
) -> None:
    """In each of the states asked, refused, mistaken, hinted and done of all steps.

    Where words do not change what is measured of colours, one walk is for both: long words are seen by night.
    """
    assert len(recordings[language]) >= 30
    assert walked(chromium, address, recordings[language], window, dark=language == PSEUDO) == []


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("window", LARGER, ids=str)
def test_nor_in_larger_ones(
    chromium: Browser, address: str, recordings: dict[str, list[Path]], window: Window, *, dark: bool
) -> None:
    """By day and by night."""
    assert walked(chromium, address, recordings["en"], window, dark=dark) == []
