"""The first notebook in a real JupyterLab: its stored board, and two whole turns by clicks and keys."""

import ast
from pathlib import Path
from typing import Literal

import pytest
from browser.lab import Lab, write_notebook
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser

WELCOME = "00_welcome.ipynb"
# The first board of the notebook: the value of its first cell.
BOARD = "Out[1]"
MOVES = f"{BOARD}.session.record().moves"
# The person's turns begun so far, the one that is about to begin not counted.
TURNS = f"sum(step.seat == 0 and {BOARD}.session.game.may_evaluate(step.before) for step in {BOARD}.session.steps)"
AT_BOUNDARY = f"{BOARD}.session.game.may_evaluate({BOARD}.session.state)"
FOCUSED = "() => document.activeElement.getAttribute('data-spot')"
INSIDE = "board => board.contains(document.activeElement)"
OVERHANG = """board => [board, ...board.querySelectorAll('.head, .body, .side, .choices, .log, .panel, .choice')]
    .map(part => [part.className, part.scrollWidth - part.clientWidth])"""
# The marks that follow the pointer are not part of the picture either.
WITHOUT_TAB_STOPS = r"svg => svg.innerHTML.replaceAll(/ tabindex=.-?\d.| pointed| ahead| goal/g, '')"
COUNT_FRAMES = """() => {
    window.frames_seen = 0;
    const seen = () => {
        window.frames_seen += 1;
        requestAnimationFrame(seen);
    };
    requestAnimationFrame(seen);
}"""
NUMBER_OF_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"


@pytest.fixture
def board(lab: Lab) -> Locator:
    """Run the first notebook and return its first board."""
    lab.open(WELCOME)
    lab.run_all()
    board = lab.output(0).locator(".trajan-tutor")
    board.locator("svg [data-spot].legal").first.wait_for()
    return board


def moves(lab: Lab) -> list[str]:
    """Ask the kernel for the moves so far."""
    found: list[str] = ast.literal_eval(lab.ask_kernel(MOVES))
    return found


def changes(lab: Lab) -> int:
    """Ask the kernel how often the game has changed."""
    return int(lab.ask_kernel(f"{BOARD}.session.changes"))


def wait_for_change(lab: Lab, board: Locator, before: int) -> None:
    """Wait until the game has changed, and the page has shown the answer."""
    lab.wait_for_kernel(f"{BOARD}.session.changes > {before}", "True")
    shown = int(lab.ask_kernel(f"{BOARD}.session.changes"))
    expect(board).to_have_attribute("data-at", str(shown))


def turn_is_over(lab: Lab, turn: int) -> bool:
    """Say whether the person has played so many whole turns and is to begin another."""
    return int(lab.ask_kernel(TURNS)) == turn and lab.ask_kernel(AT_BOUNDARY) == "True"


def test_the_board_is_seen_before_any_cell_is_run(lab: Lab) -> None:
    """A reader who opens the notebook sees the picture that is stored in it."""
    lab.open(WELCOME)
    picture = lab.output(0).locator("img[src^='data:image/svg+xml']")
    picture.wait_for()
    assert picture.evaluate("image => image.complete && image.naturalWidth > 0")
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] > 400
    assert box["height"] > 250
    assert lab.page.locator(".trajan-tutor").count() == 0
    assert not lab.errors


def test_a_turn_by_clicks_and_a_turn_by_keys(lab: Lab, board: Locator) -> None:
    """The picture and the kernel's state change with every choice, and bots answer."""
    assert moves(lab) == []
    while not turn_is_over(lab, 1):
        before, picture = changes(lab), board.locator("svg").inner_html()
        legal = board.locator("svg .legal")
        if legal.count():
            legal.first.click()
        else:
            board.locator(".choice").first.click()
        wait_for_change(lab, board, before)
        assert board.locator("svg").inner_html() != picture
    after_clicks = moves(lab)
    assert after_clicks[0].startswith("sow ")
    assert {0, 1} <= set(ast.literal_eval(lab.ask_kernel(f"[step.seat for step in {BOARD}.session.steps]")))

    while not turn_is_over(lab, 2):
        before, picture = changes(lab), board.locator("svg").inner_html()
        # The one tab stop of the picture lies on something that can be chosen, else the list has one.
        if board.locator("svg .legal").count():
            board.locator("svg .legal[tabindex='0'], svg [tabindex='0']").first.focus()
            if not board.locator("svg .legal[tabindex='0']").count():
                lab.page.keyboard.press(arrow_to_a_legal_spot(lab, board))
            lab.page.keyboard.press("Enter")
        else:
            board.locator(".choice[tabindex='0']").focus()
            lab.page.keyboard.press("Space")
        wait_for_change(lab, board, before)
        assert board.locator("svg").inner_html() != picture
    assert len(moves(lab)) > len(after_clicks)
    assert board.locator(".log li").count() > 4
    assert "⟦" not in board.inner_text()
    assert not lab.errors


def arrow_to_a_legal_spot(lab: Lab, board: Locator) -> str:
    """Go by arrows until the focus is on something that can be chosen; return the arrow that stays there."""
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        lab.page.keyboard.press(arrow)
        if board.locator("svg .legal[tabindex='0']").count():
            return "Shift"
    raise AssertionError("no arrow leads to a legal spot")


def test_an_illegal_click_is_answered_in_words(lab: Lab, board: Locator) -> None:
    """Beside the spot, above the board, and for those who listen; the game stays as it is."""
    board.locator("[data-spot='province.alpes']").click()
    notice = board.locator(".notice")
    notice.filter(has_text=".").wait_for()
    sentence = notice.inner_text()
    assert len(sentence) > 20
    assert "⟦" not in sentence
    assert board.locator(".bubble").inner_text() == sentence
    assert board.locator("[role=status]").inner_text() == sentence
    assert moves(lab) == []
    board.locator("svg .legal").first.click()
    lab.wait_for_kernel(f"len({MOVES}) > 0", "True")
    board.locator(".bubble").wait_for(state="hidden")


def test_keys_never_reach_the_notebook(lab: Lab, board: Locator) -> None:
    """Letters that would add, delete or change cells do nothing while the board has the focus."""
    cells = lab.page.evaluate(NUMBER_OF_CELLS)
    kinds = [cell["source"] for cell in lab.cells()]
    for place in ("svg [tabindex='0']", ".choice[tabindex='0']", ".undo"):
        board.locator(place).first.focus()
        for key in ("a", "b", "d", "d", "x", "m", "y", "z", "c", "v", "Control+x", "Shift+m"):
            lab.page.keyboard.press(key)
    lab.page.wait_for_timeout(300)
    assert lab.page.evaluate(NUMBER_OF_CELLS) == cells
    assert [cell["source"] for cell in lab.cells()] == kinds
    assert moves(lab) == []


def test_tab_goes_in_and_out_both_ways(lab: Lab, board: Locator) -> None:
    """The picture is one stop, the list is one stop, and beyond them the page goes on."""
    board.locator(".undo").focus()
    keyboard = lab.page.keyboard
    keyboard.press("Tab")
    assert str(lab.page.evaluate(FOCUSED)).startswith("mat.0.tray.")
    keyboard.press("ArrowDown")
    keyboard.press("Tab")
    # The mat of the other seat can be enlarged by key too.
    assert lab.page.evaluate("() => document.activeElement.className") == "zoom"
    keyboard.press("Tab")
    assert lab.page.evaluate("() => document.activeElement.className") == "choice"
    keyboard.press("Tab")
    assert lab.page.evaluate("() => document.activeElement.className") == "tab"
    keyboard.press("Tab")
    assert lab.page.evaluate("() => document.activeElement.className") == "log"
    keyboard.press("Tab")
    assert not board.evaluate(INSIDE)
    # Between two boards lies the next cell; going back ends before the first stop of this board.
    back: list[str] = []
    while not back or not (back[-1] == "outside" and "new" in back):
        keyboard.press("Shift+Tab")
        where = "(worn => worn.contains('spot') ? 'spot' : worn[0])(document.activeElement.classList)"
        back.append(board.evaluate(f"board => board.contains(document.activeElement) ? {where} : 'outside'"))
        assert len(back) < 12, back
    assert [stop for stop in back if stop != "outside"] == ["log", "tab", "choice", "zoom", "spot", "undo", "new"]


def test_a_mat_is_enlarged_in_a_notebook(lab: Lab, board: Locator) -> None:
    """The page goes on: a filter over the enlarged mat once stopped it for good, here alone."""
    board.locator(".zoom").first.click()
    board.locator(".enlarged").wait_for()
    lab.page.evaluate(COUNT_FRAMES)
    lab.page.wait_for_function("() => window.frames_seen > 5", timeout=20_000)
    lab.page.keyboard.press("Escape")
    board.locator(".enlarged").wait_for(state="detached")
    assert board.locator(".enlarged-edge").count() == 0


def test_a_step_is_taken_back(lab: Lab, board: Locator) -> None:
    """By Escape and by the button; the picture is as it was, and the focus stays in it."""
    first = board.locator("svg .legal").first
    picture = board.locator("svg").evaluate(WITHOUT_TAB_STOPS)
    for way in ("key", "button"):
        first.focus()
        before = changes(lab)
        lab.page.keyboard.press("Enter")
        wait_for_change(lab, board, before)
        assert len(moves(lab)) >= 1
        assert lab.page.evaluate(FOCUSED)
        before = changes(lab)
        if way == "key":
            lab.page.keyboard.press("Escape")
        else:
            board.locator(".undo").click()
        wait_for_change(lab, board, before)
        assert moves(lab) == []
    expect(board.locator(".travel")).to_have_count(0)
    assert board.locator("svg").evaluate(WITHOUT_TAB_STOPS) == picture


def test_names_with_markup_are_text(lab: Lab) -> None:
    """What people are called is shown, not obeyed."""
    source = "import trajan_tutor as tt\ntt.play('trajan', seed=7, names=('<img src=x onerror=\"window.broken=1\">',))"
    write_notebook(lab.server.folder / "names.ipynb", [source])
    lab.open("names.ipynb")
    lab.run_all()
    board = lab.output(0).locator(".trajan-tutor")
    board.locator("svg .legal").first.click()
    lab.wait_for_kernel(f"len({MOVES}) > 0", "True")
    lab.page.wait_for_timeout(200)
    assert board.locator("img").count() == 0
    assert lab.page.evaluate("() => window.broken") is None
    assert "<img" in board.locator(".scores").inner_text()


def test_nothing_runs_over_the_edge(lab: Lab, board: Locator, tmp_path: Path) -> None:
    """At both widths and in both themes the board and its lists fit."""
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for width in (1200, 700):
        for scheme in schemes:
            lab.screenshot(tmp_path / f"{width}-{scheme}.png", width=width, colour_scheme=scheme)
            sizes = board.evaluate(OVERHANG)
            assert not [size for size in sizes if size[1] > 1], (width, scheme)
