"""The course as a site: the browser alone runs it, and nothing is asked of any other machine."""

import functools
import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

PATIENCE_MILLISECONDS = 120_000
READY = "() => Boolean(window.jupyterapp?.shell?.currentWidget?.sessionContext?.isReady)"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server of plain files that tells nobody about it."""

    def log_message(self, *_content: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(checkout: Path) -> Iterator[str]:
    """Serve the built site."""
    site = checkout / "site"
    if not (site / "index.html").exists():
        pytest.fail("The site is not built: say `make site`.", pytrace=False)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.fixture(scope="module")
def asked(chromium: Browser, address: str) -> Iterator[tuple[Page, list[str]]]:
    """Open the site where every other address is closed; give the page and what was asked elsewhere."""
    context = chromium.new_context(viewport={"width": 1280, "height": 1100})
    elsewhere: list[str] = []

    def answer(route: Route) -> None:
        if not route.request.url.startswith(address):
            elsewhere.append(route.request.url)
            route.abort()
        elif route.request.url.endswith("/jupyter-lite.json"):
            # Only so that this test can tell when the page is ready.
            fetched = route.fetch()
            settings = fetched.json()
            settings["jupyter-config-data"]["exposeAppInBrowser"] = True
            route.fulfill(response=fetched, body=json.dumps(settings))
        else:
            route.continue_()

    context.route("**/*", answer)
    page = context.new_page()
    page.goto(f"{address}/lab/index.html?path=00_welcome.ipynb")
    yield page, elsewhere
    context.close()


def test_a_game_is_played_in_the_browser_alone(asked: tuple[Page, list[str]]) -> None:
    """The rules, the board and the answer to a click come from the page itself."""
    page, elsewhere = asked
    page.wait_for_function(READY, timeout=PATIENCE_MILLISECONDS)
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells') }")
    board = page.locator(".trajan-tutor").first
    board.locator("svg .legal").first.wait_for(timeout=PATIENCE_MILLISECONDS)
    before = board.get_attribute("data-at")
    board.locator(".choice").first.click()
    page.wait_for_function("before => document.querySelector('.trajan-tutor').dataset.at !== before", arg=before)
    assert board.locator("[aria-live]").first.text_content()
    assert elsewhere == []
