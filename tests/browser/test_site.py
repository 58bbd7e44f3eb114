"""The course as a site: the browser alone runs it, and nothing is asked of any other machine."""

import functools
import http.server
import json
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from browser.learner import Learner
from browser.played_out import at_once
from playwright.sync_api import Browser, Page, Route, expect

from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import find_lesson

PATIENCE_MILLISECONDS = 120_000
READY = "() => Boolean(window.jupyterapp?.shell?.currentWidget?.sessionContext?.isReady)"
# In the kernel of the lesson: another one would have to start Python once more.
ADD_A_GAME = """async () => {
    const { commands, shell } = window.jupyterapp;
    const notebook = shell.currentWidget.content;
    notebook.activeCellIndex = notebook.widgets.length - 1;
    await commands.execute('notebook:insert-cell-below');
    notebook.activeCell.model.sharedModel.setSource("tt.play('trajan', seats=2, seed=7)");
    window.ran = false;
    commands.execute('notebook:run-cell').then(() => { window.ran = true; });
}"""
LESSON, _ = find_lesson("trajan/02-sowing")


@dataclass(frozen=True, slots=True)
class Opened:
    """A page of the site, and what was asked of other machines."""

    page: Page
    elsewhere: list[str]


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
def opened(chromium: Browser, address: str) -> Iterator[Opened]:
    """Open a lesson of the site where every other address is closed, and run its cells."""
    context = chromium.new_context(viewport={"width": 1280, "height": 1100}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MILLISECONDS)
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
    at_once(context)
    page = context.new_page()
    page.goto(f"{address}/lab/index.html?path={notebook_of(LESSON)}")
    page.wait_for_function(READY)
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells') }")
    page.locator(".trajan-tutor .lesson-words > p").first.wait_for()
    yield Opened(page, elsewhere)
    context.close()


def test_it_opens_on_the_welcome_and_shows_the_board_before_anything_is_run(chromium: Browser, address: str) -> None:
    """The covers of all games are in view; nobody has chosen or run anything."""
    page = chromium.new_page(viewport={"width": 1366, "height": 768})
    page.goto(address)
    # The cells after the first hold stored pictures of boards.
    covers = page.locator(".jp-CodeCell").first.locator(".jp-RenderedHTML img")
    covers.first.wait_for(timeout=PATIENCE_MILLISECONDS)
    expect(page.locator(".jp-Notebook h1").first).to_contain_text("Welcome")
    expect(covers).to_have_count(len(games_by_course()))
    for cover in covers.all():
        expect(cover).to_be_in_viewport(ratio=0.9)
    page.close()


@pytest.mark.long
def test_a_lesson_is_played_in_the_browser_alone(opened: Opened) -> None:
    """A foreseen mistake is answered, every step is done by clicks, and the lesson comes to its end."""
    board = opened.page.locator(".trajan-tutor").first
    learner = Learner({LESSON.game: board})
    learner.begin(LESSON)
    learner.play_lesson()
    expect(board.locator("[data-slot=coach] .rule-card").first).to_be_visible()
    # What the learner did could be kept.
    expect(board.locator("[data-slot=verdict]")).not_to_have_class(re.compile("tone-problem"))
    assert opened.elsewhere == []


def test_a_game_is_played_in_the_browser_alone(opened: Opened) -> None:
    """The rules, the board and the answer to a click come from the page itself; the coach thinks there too."""
    page = opened.page
    page.evaluate(ADD_A_GAME)
    # JupyterLab scrolls to a cell that has run: what moves away between pressing and letting go is not clicked.
    page.wait_for_function("() => window.ran")
    board = page.locator(".trajan-tutor").nth(1)
    board.locator("[data-mark=lit]").first.wait_for()
    before = board.get_attribute("data-at") or ""
    board.locator("[data-slot=choices] .choice").first.click()
    expect(board).not_to_have_attribute("data-at", before, timeout=PATIENCE_MILLISECONDS)
    assert board.locator("[aria-live]").first.text_content()
    board.locator(".action-hint").click()
    expect(board.locator(".action-hint-level")).to_have_count(1, timeout=PATIENCE_MILLISECONDS)
    expect(board.locator("[data-mark=hint]").first).to_be_attached()
    assert opened.elsewhere == []
