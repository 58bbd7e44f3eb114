"""Every step of every lesson, measured on a page without a kernel: nothing outside, cut, covered, small or moved."""

import functools
import http.server
import json
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize
from record_models import game_lines, lesson_lines

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.lessons.find import lesson_names

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


# What is left of a notebook's pane with and without the list of files, a projector's, a phone and a tablet.
SMALLEST = Window(978, 635)
PHONE = Window(390, 844, finger=True)
TABLET = Window(820, 1180, finger=True)
LARGER = (Window(1052, 767), Window(1304, 767), Window(1784, 947))
MOUSE, FINGER = 24, 44

WALK = """([name, lines, wanted]) => new Walk(document.getElementById('host'), name, wanted).through(lines)"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


RECORDED: Mapping[str, Callable[[str], list[str]]] = {
    address.replace("/", "-"): functools.partial(lesson_lines, address) for address in lesson_names()
} | {
    f"{game}-game-{seats}": functools.partial(game_lines, game, seats)
    for game in game_names()
    for seats in find_game(game).seat_counts
}
# With each language in each of the smallest windows. Where words do not change what is measured of colours, one walk is
# for both: long words are seen by night.
WAYS = [(language, window) for window in (SMALLEST, PHONE, TABLET) for language in LANGUAGES]
TRANSLATED = [(language, window) for window in (SMALLEST, PHONE, TABLET) for language in ("cs", "pl", "pt")]


class Recordings:
    """Keeps in a folder what a page is told in lessons and games; each is recorded when it is walked first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def of(self, name: str, language: str) -> list[dict[str, Any]]:
        """Return what is told in one of them."""
        path = self.folder / f"{name}-{language}.jsonl"
        if not path.exists():
            path.write_text("\n".join(RECORDED[name](language)), encoding="utf-8")
        lines = map(json.loads, path.read_text(encoding="utf-8").split("\n"))
        return [{part: line[part] for part in ("state", "step", "message")} for line in lines]


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> Recordings:
    """Return what has been recorded, nothing so far."""
    return Recordings(tmp_path_factory.mktemp("recordings"))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the page that plays recordings."""
    folder = tmp_path_factory.mktemp("walk")
    subprocess.run(["node", "harness/build.mjs", str(folder)], cwd=CHECKOUT / "stage", check=True, capture_output=True)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/walk.html"
        server.shutdown()


@dataclass(frozen=True, slots=True)
class Walker:
    """Walks through recordings on the page that plays them."""

    chromium: Browser
    address: str
    recordings: Recordings

    def found(self, names: Sequence[str], language: str, window: Window, *, dark: bool) -> list[str]:
        """Return what was found on a walk; by night also what stands out too little."""
        size: ViewportSize = {"width": window.width, "height": window.height}
        context = self.chromium.new_context(viewport=size, has_touch=window.finger, is_mobile=window.finger)
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(self.address)
        page.wait_for_function("() => window.Walk")
        # What is measured is laid out; to paint it would take as long again.
        page.add_style_tag(content="body { clip-path: inset(100%); }")
        # Names that no language lengthens, as those of provinces, are longer in words that are only lengthened.
        wanted = {
            "dark": dark,
            "target": FINGER if window.finger else MOUSE,
            "contrast": dark,
            "words": language != PSEUDO,
        }
        found: list[str] = []
        for name in names:
            found += page.evaluate(WALK, [name, self.recordings.of(name, language), wanted])
        context.close()
        return found + errors


@pytest.fixture
def walker(chromium: Browser, address: str, recordings: Recordings) -> Walker:
    """Return who walks."""
    return Walker(chromium, address, recordings)


# Words that are wider than their tab, cut by it, or on other words.
PLANTED = """() => {
    const root = document.body.appendChild(document.createElement("div"));
    const cut = "width:40px;overflow:hidden;white-space:nowrap";
    const over = '<span style="position:absolute;left:9px">Other</span>';
    root.innerHTML = `<div class="strip"><button style="${cut}">Construction tiles</button>
        <button style="width:200px">Whole</button>
        <button style="position:relative;width:80px">Over${over}</button></div>`;
    const found = measure.cutWords(root);
    root.remove();
    return found;
}"""


# A window on a part of a drawing, in which words lie on each other; others do so beyond what it shows.
DRAWN = """() => {
    const root = document.body.appendChild(document.createElement("div"));
    const words = (x, all) => all.map((one) => `<text x="${x}" y="20">${one}</text>`).join("");
    root.innerHTML = `<svg width="300" height="40" viewBox="0 0 300 40">
        <svg class="window" x="0" y="0" width="100" height="40" viewBox="0 0 100 40">
            ${words(9, ["Shown", "Under"])}${words(150, ["Not shown", "Not under"])}
        </svg></svg>`;
    const found = measure.cutWords(root);
    root.remove();
    return found;
}"""


def test_cut_words_are_found(walker: Walker) -> None:
    """A tab that is planted with too many words, and words on other words; what is whole is none of them."""
    page = walker.chromium.new_page()
    page.goto(walker.address)
    page.wait_for_function("() => window.Walk")
    found, drawn = page.evaluate(PLANTED), page.evaluate(DRAWN)
    page.close()
    assert found == ["Construction tiles: wider than its box", "Over: over Other"]
    assert drawn == ["Shown: over Under"]


@pytest.mark.parametrize(("number", "language", "window"), [(at, *way) for at, way in enumerate(WAYS)], ids=str)
def test_nothing_is_missed(walker: Walker, number: int, language: str, window: Window) -> None:
    """In all states (asked, refused, mistaken, hinted, done) of all steps of every second recording, in one way."""
    share = list(RECORDED)[number :: 2 * len(WAYS)]
    assert len(share) >= 5
    assert walker.found(share, language, window, dark=language == PSEUDO) == []


@pytest.mark.long
@pytest.mark.parametrize(("language", "window"), WAYS + TRANSLATED, ids=str)
def test_nothing_is_missed_in_any_way(walker: Walker, language: str, window: Window) -> None:
    """Each recording in every way."""
    assert walker.found(list(RECORDED), language, window, dark=language == PSEUDO) == []


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("window", LARGER, ids=str)
def test_nor_in_larger_ones(walker: Walker, window: Window, *, dark: bool) -> None:
    """By day and by night."""
    assert walker.found(list(RECORDED), "en", window, dark=dark) == []
