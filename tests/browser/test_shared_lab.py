"""A game in a notebook that another plays too: in a real JupyterLab, and from a phone by the code under the board."""

import re
from collections.abc import Iterator

import pytest
from browser.class_served import PHONE, STAGE, come_in
from browser.lab import Lab, LabServer, write_notebook
from browser.played_out import at_once
from browser.table_players import TablePlayer
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser

NOTEBOOK = "shared.ipynb"
CELLS = ["import trajan_tutor as tt", 'tt.play("caesar", share=True, seed=3)']
HOW = re.compile(r"open http://[^/]+:([0-9]+)/ .* the code ([0-9]+)")
SOME_CLICKS = 6


@pytest.fixture(scope="module")
def bench(lab_server: LabServer, module_lab: Lab) -> Iterator[Lab]:
    """Open a notebook in which a game is shared."""
    path = lab_server.folder / NOTEBOOK
    write_notebook(path, CELLS)
    module_lab.open(NOTEBOOK)
    module_lab.run_all()
    expect(module_lab.output(1).locator(".trajan-tutor [data-pane]").first).to_be_visible()
    yield module_lab
    path.unlink()


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """An empty page of a phone."""
    width, height = PHONE
    context = chromium.new_context(viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce")
    at_once(context)
    yield context.new_page()
    context.close()


def test_two_play_a_game_of_a_notebook(bench: Lab, phone: Page) -> None:
    """The code stands under the board until somebody has come in; then both boards call the other by name."""
    shown = bench.output(1)
    board = shown.locator(".trajan-tutor")
    expect(board).to_contain_text("Free seat")
    found = HOW.search(shown.inner_text())
    assert found
    phone.goto(f"http://127.0.0.1:{found[1]}/")
    come_in(phone, found[2], "Ben")
    expect(phone.locator(f"{STAGE} [data-pane]").first).to_be_visible()
    expect(board).to_contain_text("Ben")
    expect(board).not_to_contain_text("Free seat")
    here = TablePlayer(bench.page, touches=False, stage=".trajan-tutor")
    there = TablePlayer(phone, touches=True)
    clicks = 0
    while clicks < SOME_CLICKS:
        for one in (here, there):
            if one.page.locator(f"{one.stage} .choices .choice").count():
                clicks += one.decide()
        phone.wait_for_timeout(50)
    assert here.decisions
    assert there.decisions
    assert bench.errors == []
