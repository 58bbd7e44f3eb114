"""While panes come nearer, only transforms change: nothing is drawn, written or laid out on the way."""

from typing import Any

import pytest
from browser.kernelless import open_stage, plain
from playwright.sync_api import Browser, Page

from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.session.new_session import new_session

# Movement goes on only as the test lets it: it is held at its beginning.
BEGIN = """async pane => {
    document.querySelector(`[data-thumbnail="${pane}"]`).click();
    const moves = document.querySelector(".board").getAnimations({ subtree: true });
    for (const move of moves) move.pause();
    await window.frames(3);
    window.moves = moves;
    window.written = [];
    new MutationObserver(found => window.written.push(...found.map(one => one.target.nodeName))).observe(
        document.querySelector(".trajan-tutor"),
        { subtree: true, childList: true, attributes: true, characterData: true },
    );
    return moves.length;
}"""
# Through the whole movement, and so long that whatever waits for a quiet moment would have had its turn.
GO_ON = """async () => {
    for (let time = 0; time < 280; time += 20) {
        for (const move of window.moves) move.currentTime = time;
        await window.frames(2);
    }
    await new Promise(done => setTimeout(done, 600));
    await window.frames(2);
    return window.written;
}"""
END = "() => { for (const move of window.moves) move.finish(); return window.frames(2); }"


def layouts(page: Page) -> int:
    """Return how often the page was laid out."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    found: dict[str, Any] = line.send("Performance.getMetrics")
    return next(int(one["value"]) for one in found["metrics"] if one["name"] == "LayoutCount")


@pytest.mark.parametrize("width", [978, 1304])
def test_nothing_is_written_nor_laid_out_while_panes_come_nearer(chromium: Browser, width: int) -> None:
    """A pane that is peeked at glides there, and nothing is written but its transform."""
    board = StageWidget(new_session("trajan", seed=7))
    page = open_stage(chromium, plain(board.desk.opened()), width, reduced_motion="no-preference")
    away = page.locator("[data-thumbnail][data-role='']").last
    assert page.evaluate(BEGIN, away.get_attribute("data-thumbnail")) > 0
    before = layouts(page)
    written = page.evaluate(GO_ON)
    assert written == []
    assert layouts(page) == before
    page.evaluate(END)
    assert page.locator(".board").evaluate("board => board.getAnimations({ subtree: true }).length") == 0
    page.close()
