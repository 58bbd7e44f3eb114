"""The light page on this machine: processor time and clock until a board can be played, and clicks.

Several folders are visited by turns, each time with a browser that has never been there. What all processes of the
browser compute counts, not what the server does. The machine is shared with whatever else runs on it: processor time
is less disturbed by that than the clock. The parts are by the clock of the worker in which Python runs.
"""

import os
import statistics
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

from browser.lab import CHROMIUM_FLAGS, find_chromium
from browser.walker import Quiet
from browsers import served
from measuring import high_of
from playwright.sync_api import BrowserContext, Page, Playwright, ViewportSize, sync_playwright

CLICKS = 12
PATIENCE_MILLISECONDS = 120_000
PLAYABLE = ".trajan-tutor[data-connection=fine]"
# From the click until what answers it is painted.
CLICK = """async (selector) => {
    const stage = document.querySelector('.trajan-tutor');
    const began = performance.now();
    const answered = stage.dataset.answered;
    const done = new Promise(resolve => new MutationObserver((_, observer) => {
        if (stage.dataset.answered === answered) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    }).observe(stage, { attributeFilter: ['data-answered'] }));
    stage.querySelector(selector).click();
    return done;
}"""
# What can be clicked first, and how long all else takes to come to rest, and what is answered to be painted.
FIRST = "[data-slot=choices] [data-move]"
SETTLED, PAINTED = 6000, 300
MARKS = "() => performance.getEntriesByType('mark').map(mark => [mark.name, mark.startTime])"


class Counting(Quiet):
    """A server of plain files that counts what it sends."""

    sent = 0

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        """Count a file, and send it."""
        Counting.sent += os.fstat(source.fileno()).st_size
        # A browser that is closed wants no more of it.
        with suppress(BrokenPipeError, ConnectionResetError):
            super().copyfile(source, outputfile)


@dataclass(slots=True)
class Visit:
    """What one visit took: seconds by the clock and of processor time, bytes, and the parts of the start."""

    drawn: float
    drawn_work: float
    playable: float
    work: float
    sent: int
    sent_in_all: int = 0
    parts: dict[str, float] = field(default_factory=dict)


def processes() -> Iterator[Path]:
    """Yield the folders of all processes of this machine."""
    yield from (place for place in Path("/proc").iterdir() if place.name.isdigit())


def work_of(root: int) -> float:
    """Return the seconds that a process has computed, with all that it has begun."""
    ticks, parents = {}, {}
    for place in processes():
        # It may end meanwhile.
        with suppress(OSError):
            told = (place / "stat").read_text().rpartition(")")[2].split()
            parents[int(place.name)], ticks[int(place.name)] = int(told[1]), sum(map(int, told[11:15]))
    return sum(ticks[one] for one in ticks if _comes_from(one, root, parents)) / os.sysconf("SC_CLK_TCK")


def _comes_from(process: int, root: int, parents: dict[int, int]) -> bool:
    while process > 1 and process != root:
        process = parents.get(process, 0)
    return process == root


@contextmanager
def browser(playwright: Playwright, folder: Path) -> Iterator[tuple[BrowserContext, int]]:
    """Start a browser that has been nowhere; give it with the number of its process."""
    size: ViewportSize = {"width": 1366, "height": 768}
    context = playwright.chromium.launch_persistent_context(
        folder,
        viewport=size,
        reduced_motion="reduce",
        executable_path=find_chromium(),
        args=["--no-sandbox", *CHROMIUM_FLAGS],
    )
    yield context, _process_of(folder)
    context.close()


def _process_of(folder: Path) -> int:
    wanted = f"--user-data-dir={folder}".encode()
    found = []
    for place in processes():
        with suppress(OSError):
            told = (place / "cmdline").read_bytes().split(b"\0")
            if wanted in told and not any(word.startswith(b"--type=") for word in told):
                found.append(int(place.name))
    return min(found)


def visit(page: Page, address: str, process: int) -> Visit:
    """Open a board in a page that was nowhere yet."""
    page.goto("about:blank")
    page.wait_for_timeout(1000)
    Counting.sent, began, worked = 0, time.perf_counter(), work_of(process)
    page.goto(address, wait_until="commit")
    page.locator("[data-pane]").first.wait_for()
    drawn, drawn_work = time.perf_counter() - began, work_of(process) - worked
    page.locator(PLAYABLE).wait_for(timeout=PATIENCE_MILLISECONDS)
    seen = Visit(drawn, drawn_work, time.perf_counter() - began, work_of(process) - worked, Counting.sent)
    marks = page.workers[0].evaluate(MARKS) if page.workers else []
    for (_, since), (name, until) in zip([("", 0.0), *marks], marks, strict=False):
        seen.parts[name] = until - since
    return seen


def clicks(page: Page, *, thinking: bool) -> list[float]:
    """Return how many milliseconds clicks took: a choice and its taking back, turn by turn."""
    taken = []
    for _ in range(CLICKS):
        if thinking:
            page.locator("[data-slot=coach] .action-hint").first.click()
            page.locator(".coach-busy").wait_for()
        taken.append(page.evaluate(CLICK, ".choices [data-move]"))
        page.wait_for_timeout(50)
        taken.append(page.evaluate(CLICK, ".take-back, .undo"))
        page.wait_for_timeout(50)
    return taken


def told(what: str, values: list[float], form: str = "{:.2f}") -> None:
    """Print the middle of some values, and all of them."""
    print(f"  {what}: {form.format(statistics.median(values))} ({', '.join(map(form.format, sorted(values)))})")


def page_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("folders", type=Path, nargs="+", help="with the page, each visited by turns")
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--board", default="lesson=trajan/00-first-game")
    parser.add_argument("--clicks", action="store_true", help="measure clicks in a game instead")
    parser.add_argument("--first-click", action="store_true", help="measure the first click, before Python is there")


def page(arguments: Namespace) -> int:
    """Print the figures of all folders."""
    with ExitStack() as serving, sync_playwright() as playwright:
        addresses = {folder: serving.enter_context(served(folder, Counting)) for folder in arguments.folders}
        if arguments.clicks or arguments.first_click:
            for folder, address in addresses.items():
                print(folder)
                if arguments.clicks:
                    _tell_clicks(playwright, f"{address}?play=trajan")
                else:
                    _tell_first_clicks(playwright, f"{address}?{arguments.board}", arguments.visits)
            return 0
        found: dict[Path, list[tuple[Visit, Visit]]] = {folder: [] for folder in addresses}
        for _ in range(arguments.visits):
            for folder, address in addresses.items():
                found[folder].append(_twice(playwright, f"{address}?{arguments.board}"))
    for folder, both in found.items():
        print(folder)
        for name, visits in zip(("first visit", "later visit"), zip(*both, strict=True), strict=True):
            print(f" {name}")
            _tell_visits(visits)
    return 0


def _tell_visits(visits: Sequence[Visit]) -> None:
    told("seconds of processor time until a board can be played", [one.work for one in visits])
    told("seconds until a board can be played", [one.playable for one in visits])
    told("seconds of processor time until a board is drawn", [one.drawn_work for one in visits])
    told("seconds until a board is drawn", [one.drawn for one in visits])
    told("bytes sent until then", [one.sent for one in visits], "{:.0f}")
    told("bytes sent in all", [one.sent_in_all for one in visits], "{:.0f}")
    for part in visits[0].parts:
        told(f"milliseconds until: {part}", [one.parts.get(part, 0) for one in visits], "{:.0f}")


def _twice(playwright: Playwright, address: str) -> tuple[Visit, Visit]:
    """Visit a board with a new browser, and once more when everything is kept that is kept of it."""
    with TemporaryDirectory() as folder, browser(playwright, Path(folder)) as (context, process):
        page = context.pages[0]
        first = visit(page, address, process)
        page.locator("html[data-quick], html[data-alone]").wait_for(state="attached", timeout=PATIENCE_MILLISECONDS)
        first.sent_in_all = Counting.sent
        page.close()
        later = visit(context.new_page(), address, process)
        later.sent_in_all = Counting.sent
        return first, later


def _tell_clicks(playwright: Playwright, address: str) -> None:
    with TemporaryDirectory() as folder, browser(playwright, Path(folder)) as (context, process):
        page = context.pages[0]
        visit(page, address, process)
        page.locator("html[data-alone]").wait_for(state="attached", timeout=PATIENCE_MILLISECONDS)
        for thinking in (False, True):
            taken = clicks(page, thinking=thinking)
            what = "click while a hint is thought out" if thinking else "click"
            middle, high = statistics.median(taken), high_of(taken)
            print(f"{what}: median {middle:.0f} ms, 95 % below {high:.0f} ms, {len(taken)} clicks")


def _tell_first_clicks(playwright: Playwright, address: str, visits: int) -> None:
    """Measure the answer to a first click; what Python is made of is held back, so that nothing else is computed."""
    computed, waited = [], []
    for _ in range(visits):
        with TemporaryDirectory() as folder, browser(playwright, Path(folder)) as (context, process):
            context.route("**/tutor.pack.gzip", lambda _route: None)
            page = context.pages[0]
            page.goto(address)
            page.locator(FIRST).first.wait_for(state="attached")
            page.wait_for_timeout(SETTLED)
            before = work_of(process)
            waited.append(page.evaluate(CLICK, FIRST))
            page.wait_for_timeout(PAINTED)
            computed.append(1000 * (work_of(process) - before))
    told("milliseconds of processor time until a first click is answered", computed, "{:.0f}")
    told("milliseconds until it is painted", waited, "{:.0f}")
