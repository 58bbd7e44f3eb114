"""What the page does with an answer, without a kernel: real answers of a real desk, to the real page."""

from collections.abc import Iterator

import pytest
from browser.kernelless import SlowKernel, open_stage, plain, recorded
from playwright.sync_api import Browser, Page

import trajan_tutor as tt
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser

# All panes: their elements with what they wear, without what belongs to the moment or to one who uses keys.
PICTURE = """() => [...document.querySelectorAll("[data-pane]")].sort(
    (one, other) => one.dataset.pane.localeCompare(other.dataset.pane)
).flatMap(pane => {
    const copy = pane.cloneNode(true);
    for (const one of copy.querySelectorAll("[data-layer=moment]")) one.remove();
    // A line is a copy of its place, made before or after that could be picked.
    for (const one of copy.querySelectorAll("[data-layer]")) one.classList.remove("can-be-picked");
    return [copy, ...copy.querySelectorAll("*")].map(one => {
        const worn = [...one.attributes].filter(({ name }) => name !== "tabindex")
            .map(({ name, value }) => `${name}=${value.trim().split(/\\s+/).sort().join(" ")}`).sort();
        const told = [one.localName, ...worn, one.firstElementChild ? "" : one.textContent].join(" ");
        // What is cut out of a line is numbered.
        return told.replaceAll(/mark-cut-\\d+/g, "mark-cut");
    });
})"""

# Which things were sent after a click and two words of the kernel's state, with or without an answer.
NUDGED = """async answered => {
    const before = window.sent.length;
    document.querySelector("[data-slot=choices] .choice").click();
    const { content, callbacks } = window.sent[before];
    callbacks.iopub.status();
    callbacks.iopub.status();
    if (answered) window.give(answered);
    await new Promise(done => setTimeout(done, 100));
    return window.sent.slice(before).map(one => one.content)
        .filter(one => one.type === "nudge" || one.request.type === "choose")
        .map(one => one.request?.type ?? one.type);
}"""


@pytest.fixture
def board() -> StageWidget:
    """Return a game of three at its beginning."""
    board = tt.play("trajan", seats=3, seed=7)
    assert isinstance(board, StageWidget)
    return board


@pytest.fixture
def kernel(chromium: Browser, board: StageWidget) -> Iterator[SlowKernel]:
    """Open a page with it."""
    kernel = SlowKernel(chromium, board)
    kernel.answer()
    yield kernel
    kernel.page.close()


def picture(page: Page) -> list[str]:
    """Return what a page shows when it rests."""
    page.keyboard.press("Shift")
    page.evaluate("window.frames(3)")
    found: list[str] = page.evaluate(PICTURE)
    return found


def test_small_changes_make_the_same_picture(chromium: Browser, kernel: SlowKernel) -> None:
    """After some answers the page shows what a page shows that gets the whole picture then."""
    board = kernel.board
    for number in range(30):
        choices = board.session.choices()
        with recorded(board) as sent:
            board.choose(board.session.game.notation(choices[number * 7 % len(choices)]))
        kernel.tell(*sent)
        if number % 5 == 4:
            other = open_stage(chromium, plain(board.desk.opened()))
            differing = [pair for pair in zip(picture(kernel.page), picture(other), strict=True) if pair[0] != pair[1]]
            other.close()
            assert differing == [], number


def test_one_small_message_lets_a_late_answer_through(kernel: SlowKernel) -> None:
    """Only when the kernel has begun and the answer does not come; each of them costs as much as a click."""
    page, board = kernel.page, kernel.board
    assert page.evaluate(NUDGED, None) == ["choose", "nudge"]
    kernel.answer()
    at_once = {"type": "change", "n": board.desk.opened()["n"] + 1, "set": {}}
    assert page.evaluate(NUDGED, at_once) == ["choose"]
