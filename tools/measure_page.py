"""Measures the light page on this machine: first board, playable, a click, a click while a hint is thought out.

    python tools/measure_page.py page-site [GAME]

Python and the server share the machine with the browser; what else runs on it is measured, too.
"""

import argparse
import functools
import http.server
import shutil
import statistics
import threading
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

CLICKS = 12
# From the click until what Python answered is painted.
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


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server of plain files that tells nobody about it."""

    def log_message(self, *_content: object) -> None:
        """Say nothing."""


def visit(context: BrowserContext, address: str) -> tuple[Page, float, float]:
    """Open a board in a new page; return how many seconds it took until it was drawn, and until Python answered."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator("[data-pane]").first.wait_for()
    drawn = time.perf_counter() - began
    page.locator(".trajan-tutor[data-connection=fine]").wait_for(timeout=120_000)
    return page, drawn, time.perf_counter() - began


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


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(prog="python tools/measure_page.py")
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="?", default="trajan")
    given = parser.parse_args()
    served = functools.partial(Quiet, directory=str(given.folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), served)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/?play={given.game}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
        for name in ("first visit", "second visit", "third visit"):
            page, drawn, playable = visit(context, address)
            print(f"{name}: board {drawn:.2f} s, playable {playable:.2f} s")
            page.locator("html[data-quick]").wait_for(state="attached", timeout=120_000)
            if name != "third visit":
                page.close()
        for thinking in (False, True):
            taken = sorted(clicks(page, thinking=thinking))
            what = "click while a hint is thought out" if thinking else "click"
            middle, high = statistics.median(taken), taken[int(0.95 * len(taken))]
            print(f"{what}: median {middle:.0f} ms, 95 % below {high:.0f} ms, {len(taken)} clicks")
        browser.close()


if __name__ == "__main__":
    main()
