"""The board elsewhere: Notebook 7, Voila, and a page without a kernel."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from browser.hand import LIT, Hand
from browser.lab import Lab, write_notebook
from browser.learner import Learner
from playwright.sync_api import Browser, Page, expect

from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.lessons.find import find_lesson

pytestmark = pytest.mark.browser

SOURCE = "import trajan_tutor as tt\ntt.play('trajan', seats=2, seed=7)"
OVERHANG = """board => Math.max(
    ...[...board.querySelectorAll('.top, .bar, [data-slot]')].map(part => part.scrollWidth - part.clientWidth)
)"""
CODE = ":is(.jp-CodeMirrorEditor, .jp-InputPrompt, .jp-OutputPrompt, .highlight):visible"
IDLE = ".jp-Notebook-ExecutionIndicator[data-status=idle]"


@pytest.fixture
def notebook(lab: Lab) -> str:
    """Write a notebook with one board."""
    write_notebook(lab.server.folder / "place.ipynb", [SOURCE])
    return "place.ipynb"


def test_notebook_7(lab: Lab, notebook: str) -> None:
    """A click plays, and keys stay in the board."""
    page = lab.page
    page.goto(f"{lab.server.address}/notebooks/{notebook}?token={lab.server.token}")
    page.wait_for_selector(IDLE)
    run_first_cell(page)
    board = page.locator(".trajan-tutor")
    board.locator(LIT).first.wait_for()
    cells = page.locator(".jp-Cell").count()
    hand = Hand(board)
    hand.pick(hand.lit())
    expect(board).to_have_attribute("data-at", "1")
    expect(board.locator(".log li").first).to_contain_text("Took")
    board.locator("[data-pane] [tabindex='0']").first.focus()
    for key in ("a", "b", "d", "d", "x"):
        page.keyboard.press(key)
    page.keyboard.press("Backspace")
    expect(board).to_have_attribute("data-at", "2")
    assert page.locator(".jp-Cell").count() == cells


def run_first_cell(page: Page) -> None:
    """Run the first cell; nothing comes of the keys before there is a kernel, although the indicator is idle."""
    cell = page.locator(".jp-CodeCell").first
    for _ in range(6):
        cell.locator(".cm-content").click()
        page.keyboard.press("Shift+Enter")
        try:
            expect(cell.locator(".jp-InputArea-prompt")).to_contain_text(re.compile(r"\[[*1-9]"), timeout=5000)
        except AssertionError:
            continue
        return
    raise AssertionError("the cell does not run")


def test_a_lesson_in_voila(lab: Lab, chromium: Browser) -> None:
    """Title, lesson and the way to the next one, and no code; pages come when they are asked for; it fits.

    Everybody has progress of their own: the next visitor does not go on with the lesson of the first.
    """
    lesson, _ = find_lesson("trajan/02-sowing")
    page, address = lab.page, f"{lab.server.address}/voila/render/{{}}?token={lab.server.token}"
    page.goto(address.format(notebook_of(lesson)))
    board = page.locator(".trajan-tutor")
    board.locator(".lesson-words > p").first.wait_for()
    learner = Learner({lesson.game: board})
    learner.begin(lesson)
    expect(page.locator("h1").first).to_contain_text(learner.words(lesson.title))
    assert page.locator(CODE).count() == 0
    assert "import" not in page.inner_text("body")
    learner.do_step()
    assert learner.player.at == 1
    expect(board.locator(".progress .place")).to_contain_text("Step 2")
    learner.hand.open_panel("Rule book")
    expect(board.locator(".areas details").first).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 700, "height": 900})
    assert board.evaluate(OVERHANG) <= 1
    context = chromium.new_context()
    try:
        visitor = context.new_page()
        visitor.goto(address.format(notebook_of(lesson)))
        expect(visitor.locator(".progress .place")).to_contain_text("Step 1", timeout=60_000)
    finally:
        context.close()
    following = page.locator("a[href$='.ipynb']").first
    with page.expect_navigation():
        following.click()
    assert "/voila/render/" in page.url
    board.locator(".lesson-words > p").first.wait_for()
    assert not lab.errors


def test_a_page_without_a_kernel_shows_the_picture(chromium: Browser, tmp_path: Path) -> None:
    """A notebook made a page by nbconvert has the board as a picture."""
    write_notebook(tmp_path / "place.ipynb", [SOURCE])
    command = [
        *(sys.executable, "-m", "nbconvert", "--to", "html", "--execute", "--log-level", "ERROR"),
        *("--ExecutePreprocessor.store_widget_state=False", "place.ipynb"),
    ]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    page = chromium.new_page()
    page.goto((tmp_path / "place.html").as_uri())
    picture = page.locator(".jp-RenderedHTML img[src^='data:image/svg+xml']").first
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] > 400
    assert box["height"] > 250
    page.close()
