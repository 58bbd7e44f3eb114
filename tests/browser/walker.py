"""Walks through recorded lessons and games on a page without a kernel, and tells what the eye would miss there."""

import functools
import http.server
import subprocess
import threading
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import walk_plan
from playwright.sync_api import Browser, Page, ViewportSize

CHECKOUT = Path(__file__).parents[2]
PSEUDO = "pseudo"


@dataclass(frozen=True, slots=True)
class Window:
    """A window in which recordings are walked; `finger` says that it is touched, and needs larger targets."""

    width: int
    height: int
    finger: bool = False

    def __str__(self) -> str:
        """Return its size, as tests are named."""
        return f"{self.width}x{self.height}"


# What is left of a notebook's pane with and without the list of files, a projector's, a phone and a tablet.
SMALLEST = Window(978, 635)
PHONE = Window(390, 844, finger=True)
TABLET = Window(820, 1180, finger=True)
LARGER = (Window(1052, 767), Window(1304, 767), Window(1784, 947))
SMALL = (SMALLEST, PHONE, TABLET)
MOUSE, FINGER = 24, 44
# With each language in each of the smallest windows. Where words do not change what is measured of colours, one walk is
# for both: long words are seen by night.
WAYS = [(language, window) for window in SMALL for language in ("en", PSEUDO)]

WALK = """async ([name, lines, wanted]) => {
    const walk = new Walk(document.getElementById('host'), name, wanted);
    return [await walk.through(lines), walk.count];
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class Recordings:
    """Keeps in a folder what a page is told in lessons and games; each is recorded when it is walked first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def lines(self, name: str, language: str, last: int | None = None) -> list[str]:
        """Return what is recorded in a language, up to the last step that is wanted."""
        path = self.folder / f"{name}-{language}-{last}.jsonl"
        if not path.exists():
            path.write_text("\n".join(walk_plan.recorders()[name](language, last)), encoding="utf-8")
        return path.read_text(encoding="utf-8").split("\n")

    def of(self, name: str, language: str, steps: Collection[int] | None = None) -> list[walk_plan.Line]:
        """Return what a page is told of one of them, and how it heeds that: some steps are walked, or all."""
        return walk_plan.heeded(self.lines(name, language, None if steps is None else max(steps)), steps)


class Seen(NamedTuple):
    """What was found on a walk, and the kinds of states that were looked at."""

    found: list[str]
    kinds: set[str]


@dataclass(frozen=True, slots=True)
class Walker:
    """Walks through recordings on the page that plays them: it stays open, and is told what comes next."""

    chromium: Browser
    address: str
    recordings: Recordings

    @contextmanager
    def page(self, window: Window) -> Iterator[Page]:
        """Open the page in a window."""
        size: ViewportSize = {"width": window.width, "height": window.height}
        context = self.chromium.new_context(viewport=size, has_touch=window.finger, is_mobile=window.finger)
        page = context.new_page()
        page.goto(self.address)
        page.wait_for_function("() => window.Walk")
        # What is measured is laid out; to paint it would take as long again.
        page.add_style_tag(content="body { clip-path: inset(100%); }")
        yield page
        context.close()

    def walk(
        self, steps: dict[str, list[int] | None], language: str, window: Window, *, dark: bool, style: str = ""
    ) -> Seen:
        """Walk through steps of recordings, or all of them; by night see also what stands out too little."""
        # Names that no language lengthens, as those of provinces, are longer in words that are only lengthened.
        wanted = {
            "dark": dark,
            "target": FINGER if window.finger else MOUSE,
            "contrast": dark,
            "words": language != PSEUDO,
        }
        seen = Seen([], set())
        with self.page(window) as page:
            page.on("pageerror", lambda error: seen.found.append(str(error)))
            if style:
                page.add_style_tag(content=style)
            for name, chosen in steps.items():
                lines = self.recordings.of(name, language, chosen)
                found, count = page.evaluate(WALK, [name, lines, wanted])
                assert count == sum(1 for _ in walk_plan.states_of(lines)) > 0
                seen.found.extend(found)
                seen.kinds.update(walk_plan.met(name, lines))
        return seen


@contextmanager
def walking(chromium: Browser, folder: Path) -> Iterator[Walker]:
    """Serve the page that plays recordings, from a folder in which recordings are kept too."""
    command = ["node", "harness/build.mjs", str(folder)]
    subprocess.run(command, cwd=CHECKOUT / "stage", check=True, capture_output=True)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Walker(chromium, f"http://127.0.0.1:{server.server_address[1]}/walk.html", Recordings(folder))
        server.shutdown()
