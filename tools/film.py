"""Films the first game of a course in a real JupyterLab: `python tools/film.py trajan/00-first-game FILE.webp`.

The game is played with the mouse, always what is lit first, to its end. Each picture shows what is clicked next by a
ring; what moves is pictured on its way. The film is an animated WebP, and beside it lies a sheet of its pictures.
"""

import io
import json
import os
import secrets
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from measure_clicks import READY, chromium, server
from PIL import Image, ImageDraw
from playwright.sync_api import Locator, ViewportSize, sync_playwright

from trajan_tutor.journals.saved_games import HOME_VARIABLE

SIZE: Final[ViewportSize] = {"width": 1366, "height": 768}
# What a picture of a film measures, where nothing else is said.
SMALL: Final = (SIZE["width"] // 2, SIZE["height"] // 2)
MOST: Final = 300
# Milliseconds for reading, for a click, and for a picture of what moves.
READ, CLICKED, MOVING = 1100, 500, 120
# So many pictures are taken of one movement at most.
ON_ITS_WAY: Final = 14
RING: Final = 22
SHEET: Final = (4, 400, 225)
NEXT: Final = ".go-next:not([aria-disabled=true])"
REPORT: Final = ".report .go-on"
LIT: Final = "[data-mark=lit]"
# Where the marks lead on: a place that is looked at and can be clicked. They come when the coach has found a turn.
GUIDED: Final = """stage => {
    const of = kind => [...stage.querySelectorAll(`[data-mark^=${kind}]`)].map(one => one.dataset.of);
    const lit = of('lit');
    return of('look').find(spot => lit.includes(spot)) ?? '';
}"""
FOUND: Final = 6000
CHOICE: Final = "[data-slot=choices] :is([data-move], .confirm:not([aria-disabled=true]))"
# Where something can be hit: others may cover its middle.
AIM: Final = """(stage, selector) => {
    for (const one of stage.querySelectorAll(selector)) {
        const box = one.getBoundingClientRect();
        for (const down of [.5, .3, .7, .15, .85]) for (const across of [.5, .3, .7, .15, .85]) {
            const point = [box.left + across * box.width, box.top + down * box.height];
            const hit = document.elementFromPoint(...point);
            if (hit && one.contains(hit) && hit.closest('[data-spot], button') === one) return point;
        }
    }
    return null;
}"""


class Film:
    """Pictures of a stage, one after another, and how long each is seen."""

    def __init__(self, stage: Locator, size: tuple[int, int]) -> None:
        """Have no picture yet; each will have a size."""
        self.stage, self.page, self.size = stage, stage.page, size
        self.pictures: list[Image.Image] = []
        self.times: list[int] = []

    def take(self, milliseconds: int, ring: tuple[float, float] | None = None) -> None:
        """Take a picture, with a ring where somebody is about to click."""
        picture = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        if ring:
            across, down = ring
            box = (across - RING, down - RING, across + RING, down + RING)
            ImageDraw.Draw(picture).ellipse(box, outline="#C2187A", width=5)
        self.pictures.append(picture.resize(self.size))
        self.times.append(milliseconds)

    def click(self, selector: str) -> bool:
        """Click what can be hit, and picture what it leads to; say whether there was anything."""
        point = self.stage.evaluate(AIM, selector)
        if point is None:
            return False
        self.take(CLICKED, (point[0], point[1]))
        answered = self.stage.get_attribute("data-answered")
        self.page.mouse.click(*point)
        if selector == REPORT:
            self.page.wait_for_timeout(CLICKED)
            return True
        self.page.wait_for_function(
            "([s, was]) => s.dataset.answered !== was", arg=[self.stage.element_handle(), answered]
        )
        for _ in range(ON_ITS_WAY):
            if self.stage.get_attribute("data-moving") != "true":
                break
            self.take(MOVING)
        self.page.wait_for_function("s => s.dataset.moving !== 'true'", arg=self.stage.element_handle())
        return True

    def save(self, file: Path) -> None:
        """Write the film, and beside it a sheet of what was seen at rest."""
        first, *others = self.pictures
        first.save(file, save_all=True, append_images=others, duration=self.times, loop=0, quality=45, method=4)
        still = [one for one, time in zip(self.pictures, self.times, strict=True) if time != MOVING]
        columns, wide, high = SHEET
        sheet = Image.new("RGB", (columns * wide, -(-len(still) // columns) * high))
        for at, one in enumerate(still):
            sheet.paste(one.resize((wide, high)), (at % columns * wide, at // columns * high))
        sheet.save(file.with_suffix(".png"))


def guided(film: Film) -> str:
    """Return the place to which the marks lead, once there is one; after a while the first that can be clicked."""
    for _ in range(FOUND // CLICKED):
        spot: str = film.stage.evaluate(GUIDED)
        if spot or film.stage.get_attribute("data-phase") != "doing":
            return spot
        film.page.wait_for_timeout(CLICKED)
    lit = film.stage.locator(LIT)
    return str(lit.first.get_attribute("data-of")) if lit.count() else ""


def play(film: Film) -> None:
    """Play to the end, and one page further."""
    for _ in range(MOST):
        if film.stage.get_attribute("data-phase") == "done":
            film.take(READ)
        if film.stage.get_attribute("data-phase") not in {"doing", "done"}:
            break
        spot = guided(film)
        if not any(map(film.click, (REPORT, NEXT, f"[data-pane] [data-spot='{spot}']", CHOICE))):
            # Somebody else is at it, or what can be clicked is not drawn yet.
            film.page.wait_for_timeout(CLICKED)
    film.take(2 * READ)
    film.click(NEXT)
    film.take(2 * READ)


def in_lab(source: str, story: Callable[[Film], None], file: Path, size: tuple[int, int] = SMALL) -> None:
    """Run a cell in a JupyterLab of its own, let a story be played at the stage that it shows, and write its film."""
    cell: dict[str, Any] = {
        "cell_type": "code",
        "id": "film",
        "execution_count": None,
        "metadata": {},
        "outputs": [],
        "source": source,
    }
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook = {"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    # Nobody has played before: a lesson would go on where it was left.
    home = tempfile.TemporaryDirectory()
    os.environ[HOME_VARIABLE] = home.name
    with (
        home,
        tempfile.TemporaryDirectory() as name,
        server(Path(name)) as (address, token),
        sync_playwright() as driver,
    ):
        (Path(name) / "film.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
        page = driver.chromium.launch(executable_path=chromium(), chromium_sandbox=False).new_page(viewport=SIZE)
        page.goto(f"{address}/lab/workspaces/{secrets.token_hex(4)}/tree/film.ipynb?token={token}")
        page.wait_for_function(READY, timeout=120_000)
        page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
        film = Film(page.locator(".trajan-tutor").first, size)
        film.stage.locator("[data-slot=instruction] p").first.wait_for(timeout=60_000)
        # Nothing of Lab's own lies over the stage.
        page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
        page.add_style_tag(content=".Toastify { display: none }")
        film.stage.evaluate("stage => stage.scrollIntoView({ block: 'start', behavior: 'instant' })")
        page.wait_for_timeout(READ)
        story(film)
        film.save(file)
    print(f"{file}: {len(film.pictures)} pictures, {sum(film.times) // 1000} s")


def play_through(film: Film) -> None:
    """Begin with a look at the stage, and play to the end."""
    film.take(READ)
    play(film)


def main(arguments: Sequence[str]) -> int:
    """Film a lesson into a file."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("lesson")
    parser.add_argument("file", type=Path)
    given = parser.parse_args(arguments)
    in_lab(f"import trajan_tutor as tt\ntt.lesson({given.lesson!r})", play_through, given.file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
