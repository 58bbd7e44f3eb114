"""What stands around the board, in a real JupyterLab: tabs, bubbles, previews, new games, the end, motion."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.lab import Lab, write_notebook
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser

START = "import trajan_tutor as tt\n"
TRAY = "[data-spot='mat.0.tray.{}']"
# What we promise: no known failing of the rules for everybody, and of good practice.
AXE_OPTIONS: dict[str, Any] = {"resultTypes": ["violations"]}
COVERS = """([tip, spot]) => {
    const [a, b] = [document.querySelector(tip), document.querySelector(spot)].map(one => one.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
# Pieces that are on their way, seen while they are.
WATCH = """board => {
    window.travelled = 0;
    new MutationObserver(changes => {
        for (const change of changes) for (const node of change.addedNodes) {
            if (node.classList?.contains('travel')) window.travelled += node.children.length;
        }
    }).observe(board.querySelector('.picture'), { childList: true, subtree: true });
}"""


def shown(lab: Lab, source: str) -> Locator:
    """Run one cell and return the board that it shows."""
    write_notebook(lab.server.folder / "panels.ipynb", [START + source])
    lab.open("panels.ipynb")
    lab.run_all()
    board = lab.output(0).locator(".trajan-tutor")
    board.wait_for()
    return board


def playing(lab: Lab) -> Locator:
    """Show a game."""
    board = shown(lab, "tt.play('trajan', seats=2, seed=7)")
    board.locator("svg .legal").first.wait_for()
    return board


def violations(lab: Lab) -> list[str]:
    """Return what axe finds inside our elements."""
    answer = Axe().run(lab.page, context=".trajan-tutor", options=AXE_OPTIONS).response
    assert answer["passes"], "nothing was looked at"
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in answer["violations"]]


def test_a_place_tells_what_it_is_and_what_choosing_it_would_do(lab: Lab) -> None:
    """By the pointer and by keys; Escape takes the bubble away and not a step back."""
    board = playing(lab)
    tip = board.locator(".tip")
    board.locator(TRAY.format("II")).hover()
    tip.wait_for()
    expect(tip).to_contain_text("Take the 2 markers of tray II")
    expect(tip).to_contain_text("Take all markers of one tray.")
    assert not lab.page.evaluate(COVERS, [".trajan-tutor .tip", TRAY.format("II")])
    assert not lab.page.evaluate(COVERS, [".trajan-tutor .tip", TRAY.format("IV")])
    # The path of the sowing is shown at once.
    expect(board.locator(".goal")).to_have_attribute("data-spot", "mat.0.tray.IV")
    expect(board.locator(".ahead")).to_have_attribute("data-spot", "mat.0.tray.III")
    lab.page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    expect(board.locator(".goal")).to_have_count(0)

    board.locator(".undo").focus()
    lab.page.keyboard.press("Tab")
    tip.wait_for()
    lab.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    assert lab.ask_kernel("Out[1].session.changes") == "0"
    assert not lab.errors


def test_a_long_press_asks_and_does_not_choose(lab: Lab) -> None:
    """A finger that rests on a place sees its bubble; the click at its end does nothing."""
    board = playing(lab)
    spot = board.locator(TRAY.format("I"))
    spot.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    board.locator(".tip").wait_for()
    spot.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    spot.dispatch_event("click", {"bubbles": True})
    lab.page.wait_for_timeout(200)
    assert lab.ask_kernel("Out[1].session.changes") == "0"
    spot.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    spot.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    spot.dispatch_event("click", {"bubbles": True})
    lab.wait_for_kernel("Out[1].session.changes", "1")


def test_tabs_rule_book_and_symbols(lab: Lab) -> None:
    """By arrows and clicks; the rule book is searched; the rule of a refusal is one click away; axe finds nothing."""
    board = playing(lab)
    keyboard = lab.page.keyboard
    assert violations(lab) == []
    board.locator("[role=tab][aria-selected=true]").focus()
    keyboard.press("ArrowRight")
    expect(board.locator("[role=tab][aria-selected=true]")).to_have_attribute("data-tab", "rule")
    expect(board.locator("[role=tabpanel]:visible .card").first).to_contain_text("Take all markers of one tray")
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    expect(board.locator("[role=tab][aria-selected=true]")).to_have_attribute("data-tab", "symbols")
    expect(board.locator("[role=tabpanel]:visible svg")).to_contain_text("yellow marker")
    assert violations(lab) == []

    board.locator("[data-tab=book]").click()
    cards = board.locator(".areas .card:visible")
    expect(cards.first).to_be_visible()
    assert cards.count() > 50
    board.locator(".filter").fill("consul vice")
    expect(cards).not_to_have_count(0)
    assert cards.count() < 6
    expect(cards.first).to_have_attribute("open", "")
    board.locator(".filter").fill("zzz")
    expect(cards).to_have_count(0)
    expect(board.locator(".areas .none")).to_be_visible()
    keyboard.press("Escape")
    expect(board.locator(".filter")).to_have_value("")
    assert violations(lab) == []

    board.locator("[data-spot='province.alpes']").click()
    board.locator(".why").click()
    expect(board.locator("[role=tabpanel]:visible .card")).to_contain_text("The steps of a turn")
    assert violations(lab) == []
    assert not lab.errors


def test_the_step_and_the_points_follow_the_game(lab: Lab) -> None:
    """The checklist has one present step, and pieces travel, unless the reader wants none to move."""
    board = playing(lab)
    steps = board.locator(".steps li")
    expect(steps).to_have_count(5)
    expect(board.locator(".steps [aria-current=step]")).to_contain_text("Sow")
    board.evaluate(WATCH)
    lab.page.emulate_media(reduced_motion="reduce")
    board.locator(TRAY.format("II")).click()
    lab.wait_for_kernel("Out[1].session.changes", "1")
    expect(board).to_have_attribute("data-at", "1")
    assert lab.page.evaluate("() => window.travelled") == 0
    lab.page.emulate_media(reduced_motion="no-preference")
    while "Sow" in board.locator(".steps [aria-current=step]").inner_text():
        at = int(board.get_attribute("data-at") or 0)
        board.locator(".choice").first.click()
        expect(board).not_to_have_attribute("data-at", str(at))
    assert lab.page.evaluate("() => window.travelled") > 0
    expect(board.locator(".steps .done")).not_to_have_count(0)
    lab.page.wait_for_timeout(400)
    expect(board.locator(".travel")).to_have_count(0)
    assert not lab.errors


def test_a_game_is_begun_by_clicks(lab: Lab) -> None:
    """From an empty table, with a name that looks like markup; then the same deal again."""
    board = shown(lab, "tt.table()")
    assert violations(lab) == []
    board.locator("select[name=seats]").select_option("3")
    expect(board.locator("select[name=player]")).to_have_count(3)
    board.locator("input[name=name]").first.fill("<img src=x onerror='window.broken=1'>")
    board.locator("select[name=theme]").select_option("dark")
    board.locator(".begin").focus()
    lab.page.keyboard.press("Enter")
    board.locator("svg .legal").first.wait_for()
    expect(board.locator(".form")).to_be_hidden()
    expect(board.locator(".scores li")).to_have_count(3)
    assert "<img" in board.locator(".scores").inner_text()
    assert lab.page.evaluate("() => window.broken") is None
    first = lab.ask_kernel("Out[1].session.record()")
    at = board.get_attribute("data-at") or ""
    board.locator(TRAY.format("I")).click()
    expect(board).not_to_have_attribute("data-at", at)

    board.locator(".new").click()
    assert violations(lab) == []
    board.locator(".form .cancel").click()
    expect(board.locator(".form")).to_be_hidden()
    board.locator(".new").click()
    board.locator(".form .again").click()
    expect(board.locator(".form")).to_be_hidden()
    lab.wait_for_kernel("Out[1].session.record()", first)
    assert not lab.errors


def test_the_end_says_who_won_and_why(lab: Lab) -> None:
    """With points by source and the same deal again; axe finds nothing, in the dark too."""
    board = shown(lab, "tt.play('trajan', seats=3, seed=5, people=())")
    ending = board.locator(".ending")
    expect(ending).to_contain_text("wins")
    expect(ending.locator(".order li")).to_have_count(3)
    expect(board.locator(".ledger .sum td")).to_have_count(3)
    assert violations(lab) == []
    lab.page.emulate_media(color_scheme="dark")
    lab.page.wait_for_selector("body[data-jp-theme-light='false']", state="attached")
    assert violations(lab) == []
    at = board.get_attribute("data-at") or ""
    ending.locator(".again").click()
    expect(board).not_to_have_attribute("data-at", at)
    expect(ending).to_be_visible()
    assert not lab.errors
