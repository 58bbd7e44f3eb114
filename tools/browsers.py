"""What tools need of a browser: Chromium, a notebook in a JupyterLab of its own, a served folder, picture sheets."""

import functools
import http.server
import io
import json
import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from browser.lab import CHROMIUM_FLAGS, Lab, LabServer, find_chromium
from browser.played_out import at_once
from browser.walker import Quiet
from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page, sync_playwright

# How wide a sheet of pictures is, what lies between them, and how high their names are.
_ON_A_ROW: Final = 1560
_GAP: Final = 8
_NAME: Final = 22
_NOTEBOOK: Final = "tool.ipynb"
_KERNEL: Final = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the system's Chromium."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find_chromium(), args=list(CHROMIUM_FLAGS), chromium_sandbox=os.getuid() != 0
        )
        yield browser
        browser.close()


@contextmanager
def notebook(*cells: str, played_out: bool = False, **page: Any) -> Iterator[Lab]:
    """Open a notebook with some cells in a JupyterLab of its own, where nobody has played before.

    What others do is there at once, or `played_out`; what else is given says how the page is.
    """
    written: list[dict[str, Any]] = [
        {"cell_type": "code", "id": f"c{n}", "execution_count": None, "metadata": {}, "outputs": [], "source": source}
        for n, source in enumerate(cells)
    ]
    told = {"cells": written, "metadata": {"kernelspec": _KERNEL}, "nbformat": 4, "nbformat_minor": 5}
    with TemporaryDirectory() as folder, TemporaryDirectory() as home, chromium() as browser:
        (Path(folder) / _NOTEBOOK).write_text(json.dumps(told), encoding="utf-8")
        with LabServer(Path(folder), Path(home)) as server:
            lab = Lab(server, browser.new_page(**page))
            if not played_out:
                at_once(lab.page)
            lab.open(_NOTEBOOK)
            yield lab


@contextmanager
def served(folder: Path, handler: type[http.server.SimpleHTTPRequestHandler] = Quiet) -> Iterator[str]:
    """Serve the files of a folder on this machine; gives the address."""
    serving = functools.partial(handler, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), serving) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def seen(page: Page) -> Image.Image:
    """Return what is seen of a page now."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def sheet(pictures: Sequence[tuple[str, Image.Image]], across: int = 0) -> Image.Image:
    """Return pictures in rows, each under its name: so many across, or as many as a row has room for."""
    wide = pictures[0][1].width + _GAP
    across = across or max(1, (_ON_A_ROW + _GAP) // wide)
    rows = [pictures[at : at + across] for at in range(0, len(pictures), across)]
    heights = [max(picture.height for _, picture in row) + _NAME + _GAP for row in rows]
    made = Image.new("RGB", (across * wide + _GAP, sum(heights) + _GAP), "#888")
    font, top = ImageFont.load_default(14), _GAP
    for row, height in zip(rows, heights, strict=True):
        for at, (name, picture) in enumerate(row):
            ImageDraw.Draw(made).text((_GAP + at * wide, top), name, "black", font)
            made.paste(picture, (_GAP + at * wide, top + _NAME))
        top += height
    return made
