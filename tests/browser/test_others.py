"""What others do is seen step by step, after one's own piece has landed; who clicks meanwhile loses nothing."""

from collections.abc import Iterator

import pytest
from browser.kernelless import SlowKernel, plain
from browser.lab import Lab, write_notebook
from playwright.sync_api import Browser, expect

import trajan_tutor as tt
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser

SOURCE = "import trajan_tutor as tt\nboard = tt.play('caesar', seed=1)\nboard"
# What a page asks for where somebody chooses what can be chosen first.
CHOOSE = """board.desk.hear({"type": "do", "request": {
    "type": "choose", "move": board.session.game.notation(board.session.choices()[0]),
    "at": board.desk.table.at, "id": "test"}})"""
# A page that is away for so many milliseconds.
AWAY = """milliseconds => {
    const now = Date.now;
    const look = state => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    };
    look("hidden");
    Date.now = () => now() + milliseconds;
    look("visible");
    Date.now = now;
}"""


@pytest.fixture
def kernel(chromium: Browser) -> Iterator[SlowKernel]:
    """Open a page on a game of Caesar! in which the other side is to decide; it waits for the test."""
    board = tt.play("caesar", seed=1)
    assert isinstance(board, StageWidget)
    kernel = SlowKernel(chromium, board, played_out=True)
    kernel.answer()
    move = board.session.game.notation(board.session.choices()[0])
    request = {"type": "choose", "move": move, "at": board.desk.table.at, "id": "test"}
    kernel.tell(*kernel.work({"type": "do", "request": request}))
    expect(kernel.page.locator(".others")).to_be_visible()
    yield kernel
    kernel.page.close()


def test_others_play_in_a_notebook_after_ones_own_piece_has_landed(lab_played_out: Lab) -> None:
    """One's own decision is drawn first, then theirs; the last move of every seat stays marked until the next click."""
    lab = lab_played_out
    write_notebook(lab.server.folder / "others.ipynb", [SOURCE])
    lab.open("others.ipynb")
    lab.run_all()
    board = lab.output(0).locator(".trajan-tutor")
    board.locator(".can-be-picked").first.wait_for()
    lab.ask_kernel(CHOOSE)
    expect(board.locator(".others")).to_be_visible()
    # The kernel waits for the page, although the game is one in which bots decide at once.
    assert lab.ask_kernel("board.session.pace") == "'at-once'"
    expect(board.locator(".others")).to_have_count(0)
    assert lab.ask_kernel("board.session.steps[-1].seat") == "1"
    expect(board.locator(".disc-last.by-seat-2")).not_to_have_count(0)
    board.locator(".can-be-picked .hit").first.click()
    expect(board.locator(".disc-last")).to_have_count(0)
    assert not lab.errors


def test_a_click_meanwhile_is_answered_where_it_was(kernel: SlowKernel) -> None:
    """It asks the kernel for nothing, and says who is to decide."""
    kernel.page.locator(".others .play-on").click()
    kernel.read()
    place = kernel.page.locator("[data-pane] [data-spot^=border]").first
    place.click(force=True)
    expect(kernel.page.locator(".callout")).to_contain_text("is about to decide")
    assert kernel.asked(kernel.read()) == []


def test_a_page_that_was_away_catches_up_and_tells_what_it_missed(kernel: SlowKernel) -> None:
    """Nothing is shown again: one list has what happened."""
    page = kernel.page
    page.evaluate(AWAY, 60_000)
    assert "skip" in kernel.answer()
    expect(page.locator("[role=dialog] .log li")).not_to_have_count(0)
    assert not kernel.board.session.waits_for_bot
    page.keyboard.press("Escape")
    expect(page.locator("[role=dialog]")).to_have_count(0)


def test_two_pages_of_one_game_play_on_and_neither_decides_twice(kernel: SlowKernel) -> None:
    """What both ask for is done once, and the slower one is not told that it was late."""
    asked = [one for one in kernel.read() if one["type"] == "do"] or [
        {"type": "do", "request": {"type": "next", "at": kernel.board.desk.table.at, "id": "other-1"}}
    ]
    steps = len(kernel.board.session.steps)
    twin = plain(asked[0])
    twin["request"]["id"] = "other-page"
    kernel.tell(*kernel.work(asked[0], twin))
    assert len(kernel.board.session.steps) == steps + 1
    assert kernel.model["notice"]["tone"] == ""


def test_at_once_is_chosen_for_good(kernel: SlowKernel) -> None:
    """Then every request asks for it, and nobody is waited for."""
    page = kernel.page
    page.locator(".others .at-once").click()
    assert kernel.answer()[-1] == "skip"
    expect(page.locator(".others")).to_have_count(0)
    page.locator("[data-pane] .can-be-picked").first.click(force=True)
    page.evaluate("window.frames(3)")
    asked = [one["request"] for one in kernel.read() if one["type"] == "do"]
    assert asked[-1]["at_once"] is True
    page.locator(".menu-place > button").click()
    expect(page.locator(".played-out input")).not_to_be_checked()
