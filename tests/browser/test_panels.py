"""What stands around the board on a page: tabs, bubbles, previews, new games, the end, motion."""

import pytest
from browser.axe import in_both_colours, violations
from browser.hand import LIT, Hand
from browser.kernelless import Quick, QuickKernel
from playwright.sync_api import expect

import trajan_tutor as tt
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser

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


def playing(quick: Quick, *, moves: bool = False) -> tuple[QuickKernel, StageWidget]:
    """Show a game."""
    game = tt.play("trajan", seats=2, seed=7)
    assert isinstance(game, StageWidget)
    kernel = quick(game.desk, moves=moves)
    kernel.stage.locator(LIT).first.wait_for()
    return kernel, game


def test_a_place_tells_what_it_is_and_what_choosing_it_would_do(quick: Quick) -> None:
    """By the pointer and by keys, beside the place, on nothing that is lit and not over the coach; a click ends it."""
    kernel, game = playing(quick)
    board, page = kernel.stage, kernel.page
    told = board.locator(".inspector")
    board.locator(TRAY.format("II")).hover()
    expect(told).to_contain_text("Take the 2 markers of tray II")
    expect(board.locator(".inspector.placed")).to_have_count(1)
    assert not page.evaluate(COVERS, [".trajan-tutor .inspector", ".trajan-tutor .aside"])
    # The way of the sowing is shown: where it begins, where it ends, and each stop.
    expect(board.locator("[data-mark=foreseen][data-of='mat.0.tray.IV']")).to_have_count(1)
    expect(board.locator(".path-foreseen").first).to_be_attached()
    board.locator("[data-slot=instruction]").dispatch_event("pointerdown", {"bubbles": True})
    expect(told).to_have_count(0)
    page.mouse.move(5, 5)
    expect(board.locator("[data-mark=foreseen]")).to_have_count(0)

    board.locator(TRAY.format("II")).focus()
    expect(told).to_contain_text("tray II")
    assert game.session.changes == 0


def test_a_long_press_asks_and_does_not_choose(quick: Quick) -> None:
    """A finger that rests on a place is told about it; the click at its end does nothing."""
    kernel, game = playing(quick)
    board, page = kernel.stage, kernel.page
    spot = board.locator(TRAY.format("I"))
    spot.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    board.locator(".inspector").wait_for()
    spot.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    spot.dispatch_event("click", {"bubbles": True})
    page.evaluate("window.frames(5)")
    assert game.session.changes == 0
    spot.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    spot.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    spot.dispatch_event("click", {"bubbles": True})
    kernel.wait_for(lambda: game.session.changes, 1)


def test_tabs_rule_book_and_symbols(quick: Quick) -> None:
    """By arrows and clicks; the rule book is searched; the rule of a refusal is one click away; axe finds nothing."""
    kernel, _ = playing(quick)
    board, page = kernel.stage, kernel.page
    hand, keyboard = Hand(board), page.keyboard
    assert violations(page) == []
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
    assert violations(page) == []
    board.locator("[role=tab][aria-selected=true]").focus()
    keyboard.press("ArrowRight")
    expect(board.locator("[role=tab][aria-selected=true]")).to_have_attribute("data-tab", "symbols")
    expect(board.locator(".panel-symbols svg").first).to_contain_text("yellow marker")
    assert violations(page) == []
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    expect(board.locator("[role=tab][aria-selected=true]")).to_have_attribute("data-tab", "rule")
    expect(board.locator(".panel-rule")).to_contain_text("Take all markers of one tray")
    keyboard.press("Escape")
    expect(board.get_by_role("dialog")).to_have_count(0)

    hand.pick("mat.0.military-camp")
    board.locator(".rule-link").click()
    expect(board.locator("[data-slot=coach] .rule-card")).to_contain_text("The steps of a turn")
    assert violations(page) == []


def test_the_step_and_the_points_follow_the_game(quick: Quick) -> None:
    """The checklist has one present step, and pieces travel, unless the reader wants none to move."""
    kernel, _ = playing(quick, moves=True)
    board, page = kernel.stage, kernel.page
    expect(board.locator(".steps li")).to_have_count(5)
    present = board.locator(".steps [aria-current=step]")
    expect(present).to_contain_text("Sow")
    page.emulate_media(reduced_motion="reduce")
    board.evaluate(MOVED)
    Hand(board).pick("mat.0.tray.II")
    expect(board).to_have_attribute("data-at", "1")
    assert page.evaluate("() => window.moved") == 0
    page.emulate_media(reduced_motion="no-preference")
    while "Sow" in present.inner_text():
        at = str(board.get_attribute("data-at"))
        board.locator("[data-slot=choices] .choice").first.click()
        expect(board).not_to_have_attribute("data-at", at)
    page.wait_for_function("() => window.moved > 0")
    expect(board.locator(".steps .done")).not_to_have_count(0)


def test_a_game_is_begun_by_clicks(quick: Quick) -> None:
    """From an empty table, with a name that looks like markup; then the same deal again."""
    table = tt.table()
    assert isinstance(table, StageWidget)
    kernel = quick(table.desk)
    board, page = kernel.stage, kernel.page
    board.locator("select[name=seats]").wait_for()
    assert violations(page) == []
    board.locator("select[name=seats]").select_option("3")
    expect(board.locator("select[name=player]")).to_have_count(3)
    board.locator("input[name=name]").first.fill("<img src=x onerror='window.broken=1'>")
    board.locator("select[name=theme]").select_option("dark")
    board.locator(".begin").focus()
    page.keyboard.press("Enter")
    board.locator(LIT).first.wait_for()
    expect(board.locator(".form")).to_have_count(0)
    expect(board.locator(".seats li")).to_have_count(3)
    assert "<img" in str(board.locator(".seats").text_content())
    assert page.evaluate("() => window.broken") is None
    first = table.session.record()
    at = board.get_attribute("data-at") or ""
    Hand(board).pick("mat.0.tray.I")
    expect(board).not_to_have_attribute("data-at", at)

    Hand(board).open_panel("New game")
    board.locator(".form").wait_for()
    assert violations(page) == []
    board.locator(".form .cancel").click()
    expect(board.locator(".form")).to_have_count(0)
    Hand(board).open_panel("New game")
    board.locator(".form .again").click()
    expect(board.locator(".form")).to_have_count(0)
    assert table.session.record() == first


def test_the_end_says_who_won_and_why(quick: Quick) -> None:
    """With points by source and the same deal again; axe finds nothing, in the dark too."""
    game = tt.play("trajan", seats=3, seed=5, people=())
    assert isinstance(game, StageWidget)
    kernel = quick(game.desk)
    board, page = kernel.stage, kernel.page
    expect(board.locator("[data-slot=instruction]")).to_contain_text("wins")
    board.locator(".menu-place > button").click()
    board.locator(".menu .item", has_text="wins").click()
    ending = board.locator(".ending")
    expect(ending.locator(".order li")).to_have_count(3)
    expect(ending.locator(".sum td")).to_have_count(3)
    assert in_both_colours(page) == []
    at = board.get_attribute("data-at") or ""
    ending.locator(".again").click()
    expect(board).not_to_have_attribute("data-at", at)
    expect(board.locator("[data-slot=instruction]")).to_contain_text("wins")
