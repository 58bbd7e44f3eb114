"""Every step of every lesson, measured on a page without a kernel: nothing outside, cut, covered, small or moved."""

import functools
import http.server
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

CHECKOUT = Path(__file__).parents[2]
# What is left of a notebook's pane with and without the list of files, and a projector's.
SMALLEST = (978, 635)
LARGER = ((1304, 767), (1784, 947))
MOUSE = 24

WALK = """([name, lines, wanted]) => new Walk(document.getElementById('host'), name, wanted).through(lines)"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Record what a page is told in all lessons and some games."""
    folder = tmp_path_factory.mktemp("recordings")
    subprocess.run(
        [sys.executable, "tools/record_models.py", str(folder)], cwd=CHECKOUT, check=True, capture_output=True
    )
    return sorted(folder.glob("*.jsonl"))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the page that plays recordings."""
    folder = tmp_path_factory.mktemp("walk")
    subprocess.run(["node", "harness/build.mjs", str(folder)], cwd=CHECKOUT / "stage", check=True, capture_output=True)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/walk.html"
        server.shutdown()


def walked(chromium: Browser, address: str, recordings: list[Path], size: tuple[int, int], *, dark: bool) -> list[str]:
    """Return what was found on a walk through all recordings."""
    page = chromium.new_page(viewport={"width": size[0], "height": size[1]})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.wait_for_function("() => window.Walk")
    found: list[str] = []
    for recording in recordings:
        lines = [json.loads(line) for line in recording.read_text(encoding="utf-8").splitlines()]
        told = [{name: line[name] for name in ("state", "step", "message")} for line in lines]
        found += page.evaluate(WALK, [recording.stem, told, {"dark": dark, "target": MOUSE}])
    page.close()
    return found + errors


def test_nothing_is_missed_in_the_smallest_window(chromium: Browser, address: str, recordings: list[Path]) -> None:
    """In each of the states asked, refused, mistaken, hinted and done of all steps."""
    assert len(recordings) >= 30
    assert walked(chromium, address, recordings, SMALLEST, dark=False) == []


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", LARGER)
def test_nor_in_larger_ones(
    chromium: Browser, address: str, recordings: list[Path], size: tuple[int, int], *, dark: bool
) -> None:
    """By day and by night."""
    assert walked(chromium, address, recordings, size, dark=dark) == []
