"""What stands around the board, in a real JupyterLab: tabs, bubbles, previews, new games, the end, motion."""

import pytest
from browser.axe import darken, violations
from browser.hand import LIT, Hand
from browser.lab import Lab, write_notebook
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser

START = "import trajan_tutor as tt\n"
TRAY = "[data-pane] [data-spot='mat.0.tray.{}']"
COVERS = """([over, spot]) => {
    const [a, b] = [document.querySelector(over), document.querySelector(spot)].map(one => one.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
# Pieces that are on their way, seen while they are: more than none of their animations run.
MOVED = """stage => {
    window.moved = 0;
    const look = () => {
        window.moved = Math.max(window.moved, stage.getAnimations({ subtree: true }).length);
        requestAnimationFrame(look);
    };
    look();
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
    board.locator(LIT).first.wait_for()
    return board


def test_a_place_tells_what_it_is_and_what_choosing_it_would_do(lab: Lab) -> None:
    """By the pointer and by keys, beside the place, on nothing that is lit and not over the coach; a click ends it."""
    board = playing(lab)
    told = board.locator(".inspector")
    board.locator(TRAY.format("II")).hover()
    expect(told).to_contain_text("Take the 2 markers of tray II")
    expect(board.locator(".inspector.placed")).to_have_count(1)
    assert not lab.page.evaluate(COVERS, [".trajan-tutor .inspector", ".trajan-tutor .aside"])
    # The way of the sowing is shown: where it begins, where it ends, and each stop.
    expect(board.locator("[data-mark=foreseen][data-of='mat.0.tray.IV']")).to_have_count(1)
    expect(board.locator(".path-foreseen").first).to_be_attached()
    board.locator("[data-slot=instruction]").dispatch_event("pointerdown", {"bubbles": True})
    expect(told).to_have_count(0)
    lab.page.mouse.move(5, 5)
    expect(board.locator("[data-mark=foreseen]")).to_have_count(0)

    board.locator(TRAY.format("II")).focus()
    expect(told).to_contain_text("tray II")
    assert lab.ask_kernel("Out[1].session.changes") == "0"
    assert not lab.errors


def test_a_long_press_asks_and_does_not_choose(lab: Lab) -> None:
    """A finger that rests on a place is told about it; the click at its end does nothing."""
    board = playing(lab)
    spot = board.locator(TRAY.format("I"))
    spot.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    board.locator(".inspector").wait_for()
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
    hand, keyboard = Hand(board), lab.page.keyboard
    assert violations(lab.page) == []
    hand.open_panel("Rule book")
    cards = board.locator(".areas details:visible")
    expect(cards.first).to_be_visible()
    assert cards.count() > 50
    board.locator(".filter").fill("consul vice")
    expect(cards).not_to_have_count(0)
    assert cards.count() < 6
    expect(cards.first).to_have_attribute("open", "")
    board.locator(".filter").fill("zzz")
    expect(cards).to_have_count(0)
    expect(board.locator(".book .none")).to_be_visible()
    keyboard.press("Escape")
    expect(board.locator(".filter")).to_have_value("")
    assert violations(lab.page) == []
    board.locator("[role=tab][aria-selected=true]").focus()
    keyboard.press("ArrowRight")
    expect(board.locator("[role=tab][aria-selected=true]")).to_have_attribute("data-tab", "symbols")
    expect(board.locator(".panel-symbols svg").first).to_contain_text("yellow marker")
    assert violations(lab.page) == []
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    expect(board.locator("[role=tab][aria-selected=true]")).to_have_attribute("data-tab", "rule")
    expect(board.locator(".panel-rule")).to_contain_text("Take all markers of one tray")
    keyboard.press("Escape")
    expect(board.get_by_role("dialog")).to_have_count(0)

    hand.pick("mat.0.military-camp")
    board.locator(".rule-link").click()
    expect(board.locator("[data-slot=coach] .rule-card")).to_contain_text("The steps of a turn")
    assert violations(lab.page) == []
    assert not lab.errors


def test_the_step_and_the_points_follow_the_game(lab: Lab) -> None:
    """The checklist has one present step, and pieces travel, unless the reader wants none to move."""
    board = playing(lab)
    expect(board.locator(".steps li")).to_have_count(5)
    present = board.locator(".steps [aria-current=step]")
    expect(present).to_contain_text("Sow")
    lab.page.emulate_media(reduced_motion="reduce")
    board.evaluate(MOVED)
    Hand(board).pick("mat.0.tray.II")
    expect(board).to_have_attribute("data-at", "1")
    assert lab.page.evaluate("() => window.moved") == 0
    lab.page.emulate_media(reduced_motion="no-preference")
    while "Sow" in present.inner_text():
        at = str(board.get_attribute("data-at"))
        board.locator("[data-slot=choices] .choice").first.click()
        expect(board).not_to_have_attribute("data-at", at)
    lab.page.wait_for_function("() => window.moved > 0")
    expect(board.locator(".steps .done")).not_to_have_count(0)
    assert not lab.errors


def test_a_game_is_begun_by_clicks(lab: Lab) -> None:
    """From an empty table, with a name that looks like markup; then the same deal again."""
    board = shown(lab, "tt.table()")
    board.locator("select[name=seats]").wait_for()
    assert violations(lab.page) == []
    board.locator("select[name=seats]").select_option("3")
    expect(board.locator("select[name=player]")).to_have_count(3)
    board.locator("input[name=name]").first.fill("<img src=x onerror='window.broken=1'>")
    board.locator("select[name=theme]").select_option("dark")
    board.locator(".begin").focus()
    lab.page.keyboard.press("Enter")
    board.locator(LIT).first.wait_for()
    expect(board.locator(".form")).to_have_count(0)
    expect(board.locator(".seats li")).to_have_count(3)
    assert "<img" in str(board.locator(".seats").text_content())
    assert lab.page.evaluate("() => window.broken") is None
    first = lab.ask_kernel("Out[1].session.record()")
    at = board.get_attribute("data-at") or ""
    Hand(board).pick("mat.0.tray.I")
    expect(board).not_to_have_attribute("data-at", at)

    Hand(board).open_panel("New game")
    board.locator(".form").wait_for()
    assert violations(lab.page) == []
    board.locator(".form .cancel").click()
    expect(board.locator(".form")).to_have_count(0)
    Hand(board).open_panel("New game")
    board.locator(".form .again").click()
    expect(board.locator(".form")).to_have_count(0)
    lab.wait_for_kernel("Out[1].session.record()", first)
    assert not lab.errors


def test_the_end_says_who_won_and_why(lab: Lab) -> None:
    """With points by source and the same deal again; axe finds nothing, in the dark too."""
    board = shown(lab, "tt.play('trajan', seats=3, seed=5, people=())")
    expect(board.locator("[data-slot=instruction]")).to_contain_text("wins")
    board.locator(".menu-place > button").click()
    board.locator(".menu .item", has_text="wins").click()
    ending = board.locator(".ending")
    expect(ending.locator(".order li")).to_have_count(3)
    expect(ending.locator(".sum td")).to_have_count(3)
    assert violations(lab.page) == []
    darken(lab)
    assert violations(lab.page) == []
    at = board.get_attribute("data-at") or ""
    ending.locator(".again").click()
    expect(board).not_to_have_attribute("data-at", at)
    expect(board.locator("[data-slot=instruction]")).to_contain_text("wins")
    assert not lab.errors
