"""Prints the figures of the stage, one in a line: sizes, lines, rooms of a click, frames while panes zoom, clicks.

    python tools/stage_figures.py

Needs what `measure_clicks.py` needs. How busy the machine was stands beside the figures: by the clock they hold only
where it was idle.
"""

import gzip
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final

from measure_clicks import REST_MILLISECONDS, lab, measured
from playwright.sync_api import Page

from trajan_tutor.desk.desk import Desk
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.session.new_session import new_session

CHECKOUT: Final = Path(__file__).parent.parent
PACKAGE: Final = "trajan_tutor"
PAGE: Final = CHECKOUT / PACKAGE / "desk" / "page"
# The last state of the page before it became a stage.
BEFORE: Final = "004506e"
FOLDERS_BEFORE: Final = (f"{PACKAGE}/jupyter", f"{PACKAGE}/view")
FOLDERS_NOW: Final = ("stage/src", f"{PACKAGE}/desk", *FOLDERS_BEFORE)
CODE: Final = (".py", ".ts", ".tsx", ".js", ".css", ".html")
GENERATED: Final = ("stage/src/model.ts", f"{PACKAGE}/desk/page/stage.js", f"{PACKAGE}/desk/page/stage.css")
# As the arrows go: a call from one to a later one climbs.
ROOMS: Final = ("i18n", "engine", "games", "view", "search", "coach", "session", "lessons", "desk")
ZOOMS: Final = 12
# Bring every pane of the overview near in turn, and note when frames come while panes move.
ZOOM: Final = """async ([stage, number, rest]) => {
    const root = document.querySelector(stage);
    const times = [];
    for (let at = 0; at < number; at += 1) {
        const away = [...root.querySelectorAll("[data-thumbnail][data-role='']")];
        away[at % away.length].click();
        const board = root.querySelector(".board");
        let before = await new Promise(requestAnimationFrame);
        while (board.getAnimations({ subtree: true }).length) {
            const now = await new Promise(requestAnimationFrame);
            times.push(now - before);
            before = now;
        }
        await new Promise(done => setTimeout(done, rest));
    }
    return times;
}"""


def main() -> int:
    """Print all figures."""
    load = f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    figures = [*sizes(), *lines(), *walk()]
    with lab() as page:
        # What is printed for ten boards says nothing about the stage.
        found = [(name, value, unit) for name, value, unit, _ in measured(page) if not name.startswith("ten-")]
        figures += [*found, *zooming(page)]
    for name, value, unit in figures:
        print(f"{name:36}{value:12,.1f} {unit}")
    print(f"{'load-before':36}{load:>12}")
    return 0


Figure = tuple[str, float, str]


def sizes() -> Iterator[Figure]:
    """Yield how large the bundle is."""
    for path in sorted(PAGE.iterdir()):
        content = path.read_bytes()
        yield path.name, len(content) / 1000, "KB"
        yield f"{path.name}-gzip", len(gzip.compress(content, 9)) / 1000, "KB"


def lines() -> Iterator[Figure]:
    """Yield how many lines of code the page takes in all, and took before; what is generated is left out."""
    yield "lines-now", sum(_lines((CHECKOUT / name).read_bytes()) for name in _files("ls-files", *FOLDERS_NOW)), ""
    before = _files("ls-tree", "-r", "--name-only", BEFORE, *FOLDERS_BEFORE)
    if before:
        yield "lines-before", sum(_lines(_git("show", f"{BEFORE}:{name}")) for name in before), ""


def walk() -> Iterator[Figure]:
    """Yield how many modules and rooms a choice walks in the kernel, and from how many it calls into one above."""
    desk = Desk(new_session(games_by_course()[0], seats=3, seed=7))
    desk.listen(lambda _: None)
    # The first board is drawn by itself.
    desk.opened()
    walks = [_walked(lambda: _choose(desk)) for _ in range(10)]
    for name, number in zip(("modules", "rooms", "climbs"), zip(*walks, strict=True), strict=True):
        yield f"click-{name}-median", statistics.median(number), ""


def _choose(desk: Desk) -> None:
    model = desk.opened()["model"]
    first = next((choice["move"] for choice in model["choices"]), "")
    request = {"type": "choose", "move": first} if first else {"type": "next"}
    desk.hear({"type": "do", "request": {**request, "id": f"figures-{model['at']}", "at": model["at"]}})


def _walked(act: Callable[[], None]) -> tuple[int, int, int]:
    modules: set[str] = set()
    climbs: set[tuple[str, str]] = set()

    def see(frame: FrameType, event: str, _: Any) -> None:
        here = frame.f_globals.get("__name__", "")
        if event != "call" or not here.startswith(f"{PACKAGE}."):
            return
        modules.add(here)
        caller = frame.f_back
        while caller is not None and not caller.f_globals.get("__name__", "").startswith(f"{PACKAGE}."):
            caller = caller.f_back
        if caller is not None:
            below = caller.f_globals["__name__"]
            if _height(here) > _height(below):
                climbs.add((below, here))

    sys.setprofile(see)
    try:
        act()
    finally:
        sys.setprofile(None)
    return len(modules), len({_room(name) for name in modules}), len(climbs)


def _room(module: str) -> str:
    return module.split(".")[1]


def _height(module: str) -> int:
    room = _room(module)
    return ROOMS.index(room) if room in ROOMS else -1


def zooming(page: Page) -> Iterator[Figure]:
    """Yield how many frames a second come while panes of the first board zoom."""
    page.emulate_media(reduced_motion="no-preference")
    page.locator(".trajan-tutor").first.scroll_into_view_if_needed()
    times = page.evaluate(ZOOM, [".trajan-tutor", ZOOMS, REST_MILLISECONDS])
    yield "zoom-frames-a-second", 1000 / statistics.mean(times), ""
    yield "zoom-longest-frame", max(times), "ms"


def _files(*command: str) -> list[str]:
    names = _git(*command).decode().split()
    return [name for name in names if name.endswith(CODE) and name not in GENERATED]


def _lines(content: bytes) -> int:
    return len(content.splitlines())


def _git(*command: str) -> bytes:
    # Where the history is not there, nothing is known of it.
    return subprocess.run(["git", *command], cwd=CHECKOUT, capture_output=True, check=False).stdout  # noqa: S603, S607


if __name__ == "__main__":
    sys.exit(main())
