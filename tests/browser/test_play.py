"""The first notebook in a real JupyterLab: its stored board, and two whole turns by clicks and keys."""

import ast
import re
from pathlib import Path
from typing import Literal

import pytest
from browser.hand import Hand
from browser.lab import Lab, write_notebook
from playwright.sync_api import Locator, expect

from trajan_tutor.lessons.files import games_by_course

pytestmark = pytest.mark.browser

WELCOME = "00_welcome.ipynb"
# The first whole game of the notebook: the value of its second cell.
BOARD = "Out[2]"
MOVES = f"{BOARD}.session.record().moves"
# The person's turns begun so far, the one that is about to begin not counted.
TURNS = f"sum(step.seat == 0 and {BOARD}.session.game.may_evaluate(step.before) for step in {BOARD}.session.steps)"
AT_BOUNDARY = f"{BOARD}.session.game.may_evaluate({BOARD}.session.state)"
FOCUSED = "() => document.activeElement.getAttribute('data-spot')"
INSIDE = "stage => stage.contains(document.activeElement)"
# The parts of the stage in which the focus is, one after another.
PART = """stage => {
    const now = document.activeElement;
    if (!stage.contains(now)) return 'outside';
    const part = now.closest('[data-slot]') ?? now.closest('[data-pane], [data-strip], .bar, .buttons, .top');
    return part?.dataset.slot ?? (part?.dataset.pane ? 'table' : part?.className.split(' ')[0] ?? 'nowhere');
}"""
# What is wider than its place, or reaches over the edge of the stage.
OVERHANG = """stage => {
    const frame = stage.getBoundingClientRect();
    const parts = [...stage.querySelectorAll('[data-slot], [data-pane], .top, .bar, .choice, .rail, .strip-place')];
    return parts.flatMap(part => {
        const box = part.getBoundingClientRect();
        if (box.width === 0) return [];
        const over = Math.max(part.scrollWidth - part.clientWidth, box.right - frame.right, frame.left - box.left,
            box.bottom - frame.bottom, frame.top - box.top);
        return over > 1 ? [[part.className, over]] : [];
    });
}"""
# All panes with what lies in them, without marks and tab stops.
PICTURE = """stage => [...stage.querySelectorAll('[data-pane] .pane-picture')].map(picture => {
    const copy = picture.cloneNode(true);
    for (const mark of copy.querySelectorAll('[data-mark], .board-marks')) mark.remove();
    return copy.innerHTML.replaceAll(/ (tabindex|role|aria-[a-z]+)="[^"]*"/g, '');
}).join('\\n')"""
LIT = "[data-mark=lit]"
COUNT_FRAMES = """() => {
    window.frames_seen = 0;
    const seen = () => {
        window.frames_seen += 1;
        requestAnimationFrame(seen);
    };
    requestAnimationFrame(seen);
}"""
# A callout stays for a moment only.
WATCH_CALLOUTS = """stage => {
    window.callouts = 0;
    new MutationObserver(changes => {
        const added = changes.flatMap(change => [...change.addedNodes]);
        window.callouts += added.filter(one => one.classList?.contains('callout')).length;
    }).observe(stage, { childList: true, subtree: true });
}"""
# Where panes and slots stand, and how far everything around is scrolled.
STANDING = """stage => {
    const place = part => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.dataset.pane ?? part.dataset.slot, x, y, width, height].join(' ');
    };
    // What has nothing to say takes no room.
    const parts = [...stage.querySelectorAll('[data-pane], [data-slot]')];
    return parts.filter(part => part.getBoundingClientRect().width).map(place);
}"""
RESTS = "stage => stage.getAnimations({ subtree: true }).every(one => one.playState !== 'running')"
RUN_LAST = """async () => {
    const { commands, shell } = window.jupyterapp;
    const notebook = shell.currentWidget.content;
    notebook.activeCellIndex = notebook.widgets.length - 1;
    await commands.execute('notebook:run-cell');
}"""
IN_VIEW = """stage => {
    const pane = stage.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
    const box = stage.getBoundingClientRect();
    return box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1 && box.height > 480;
}"""
NUMBER_OF_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"


@pytest.fixture
def board(lab: Lab) -> Locator:
    """Run the first notebook and return the board of its first whole game."""
    lab.open(WELCOME)
    lab.run_all()
    board = lab.output(1).locator(".trajan-tutor")
    board.locator(LIT).first.wait_for()
    # The last board of the notebook has come into view by itself.
    Hand(board).come_near()
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
    """A reader who opens the welcome sees the covers, and whoever follows one the picture of its first game.

    One click on that runs its cell: two clicks lead from the front door to a board that can be played.
    """
    lab.open(WELCOME)
    covers = lab.output(0).locator("img[src^='data:image/svg+xml']")
    expect(covers).to_have_count(len(games_by_course()))
    assert all(covers.evaluate_all("images => images.map(one => one.complete && one.naturalWidth > 0)"))
    lab.output(0).get_by_role("link", name="Start: 10 minutes").first.click()
    # Cells below the first hold such pictures too, and are drawn as soon as JupyterLab finds the time.
    pictures = lab.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)").get_by_role(
        "img", name="Run this cell to play"
    )
    picture = pictures.first
    picture.wait_for()
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] > 400
    assert box["height"] > 250
    assert lab.page.locator(".trajan-tutor").count() == 0
    lab.wait_until_ready()
    picture.click()
    lab.page.locator(".trajan-tutor [data-mark=lit]").first.wait_for()
    assert not lab.errors


def first_lit(board: Locator) -> str:
    """Return the first place that can be clicked, or an empty text where there is none."""
    marks = board.locator(LIT)
    return str(marks.first.get_attribute("data-of")) if marks.count() else ""


def choose_first(board: Locator) -> None:
    """Choose by the first button; where choices stand in groups, the first of the first group."""
    first = board.locator("[data-slot=choices] .choice").first
    is_group = first.get_attribute("data-move") is None
    first.click()
    if is_group:
        board.locator("[data-slot=choices] [data-move]").first.click()


def test_a_turn_by_clicks_and_a_turn_by_keys(lab: Lab, board: Locator) -> None:
    """The picture and the kernel's state change with every choice, and bots answer."""
    hand, keyboard = Hand(board), lab.page.keyboard
    hand.come_near()
    assert moves(lab) == []
    while not turn_is_over(lab, 1):
        before, picture = changes(lab), board.evaluate(PICTURE)
        spot = first_lit(board)
        if spot:
            hand.pick(spot)
        else:
            choose_first(board)
        wait_for_change(lab, board, before)
        assert board.evaluate(PICTURE) != picture
    after_clicks = moves(lab)
    assert after_clicks[0].startswith("sow ")
    assert {0, 1} <= set(ast.literal_eval(lab.ask_kernel(f"[step.seat for step in {BOARD}.session.steps]")))
    assert hand.stands()

    board.locator("[data-slot=instruction]").focus()
    while not turn_is_over(lab, 2):
        # What can be chosen is marked when what moves has come to rest.
        expect(board).to_have_attribute("data-moving", "false")
        before, picture = changes(lab), board.evaluate(PICTURE)
        if board.locator(LIT).count():
            keyboard.press("Escape" if board.evaluate(PART) == "choices" else "Shift")
            go_to_a_lit_place(lab, board)
            keyboard.press("Enter")
        else:
            board.locator("[data-slot=instruction]").focus()
            is_group = board.locator("[data-slot=choices] .group").count() > 0
            keyboard.press("1")
            if is_group:
                expect(board.locator("[data-slot=choices] [data-move]").first).to_be_visible()
                keyboard.press("1")
        wait_for_change(lab, board, before)
        assert board.evaluate(PICTURE) != picture
    assert len(moves(lab)) > len(after_clicks)
    # One line for what a seat did in a turn.
    assert board.locator(".log li").count() > 2
    assert "⟦" not in board.inner_text()
    assert not lab.errors


def go_to_a_lit_place(lab: Lab, board: Locator) -> None:
    """Go by arrows until the focus is on something that can be chosen."""
    if not board.evaluate(INSIDE) or board.evaluate(PART) != "table":
        board.locator("[data-pane] [data-spot][tabindex='0']").first.focus()
    # On this stage: another board of the notebook has places of the same names.
    lit = "stage => stage.querySelector(`[data-mark=lit][data-of='${document.activeElement.dataset.spot}']`) !== null"
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight") * 2:
        if board.evaluate(lit):
            return
        lab.page.keyboard.press(arrow)
    raise AssertionError("no arrow leads to a place that can be chosen")


def test_an_illegal_click_is_answered_in_words(lab: Lab, board: Locator) -> None:
    """At the place, in the verdict, and for those who listen; the game stays as it is, and so does all that stands."""
    hand = Hand(board)
    stood = board.evaluate(STANDING)
    board.evaluate(WATCH_CALLOUTS)
    hand.pick("mat.0.military-camp")
    verdict = board.locator("[data-slot=verdict]")
    expect(verdict).to_have_class(re.compile("tone-refused"))
    sentence = verdict.inner_text()
    assert len(sentence) > 20
    assert "⟦" not in sentence
    lab.page.wait_for_function("() => window.callouts > 0")
    assert moves(lab) == []
    assert set(stood) <= set(board.evaluate(STANDING))
    hand.pick(first_lit(board))
    lab.wait_for_kernel(f"len({MOVES}) > 0", "True")
    expect(board.locator(".callout")).to_have_count(0)


def test_keys_never_reach_the_notebook(lab: Lab, board: Locator) -> None:
    """Letters that would add, delete or change cells do nothing while the stage has the focus."""
    cells = lab.page.evaluate(NUMBER_OF_CELLS)
    kinds = [cell["source"] for cell in lab.cells()]
    for place in ("[data-pane] [tabindex='0']", "[data-slot=choices] .choice", ".undo", "[data-slot=instruction]"):
        board.locator(place).first.focus()
        for key in ("a", "b", "d", "d", "x", "m", "y", "z", "c", "v", "0", "0", "Control+x", "Shift+m"):
            lab.page.keyboard.press(key)
    lab.page.wait_for_timeout(300)
    assert lab.page.evaluate(NUMBER_OF_CELLS) == cells
    assert [cell["source"] for cell in lab.cells()] == kinds
    assert moves(lab) == []


def test_tab_goes_in_and_out_both_ways(lab: Lab, board: Locator) -> None:
    """Instruction, table, choices, Next, coach, overview, top: in this order, and beyond them the page goes on."""
    keyboard = lab.page.keyboard
    board.locator("[data-slot=instruction]").focus()
    seen: list[str] = []
    for _ in range(60):
        part = board.evaluate(PART)
        if not seen or seen[-1] != part:
            seen.append(part)
        if part == "outside":
            break
        keyboard.press("Tab")
    wanted = ["instruction", "table", "choices", "next", "coach", "strip-place", "top", "outside"]
    assert [part for part in seen if part in wanted] == wanted
    back: list[str] = []
    # Between two stages lies the next cell; going back ends before the first stop of this one.
    while not back or back[-1] != "outside" or "instruction" not in back:
        keyboard.press("Shift+Tab")
        back.append(board.evaluate(PART))
        assert len(back) < 60, back
    inside = [part for part in back if part != "outside"]
    assert inside[0] == "top"
    assert inside[-1] == "instruction"


def test_a_part_of_the_table_is_looked_at_in_a_notebook(lab: Lab, board: Locator) -> None:
    """A thumbnail brings it near, Escape takes it away again; the page goes on, and nothing else moves."""
    main = board.locator(".pane-main").get_attribute("data-pane")
    thumbnail = board.locator("[data-thumbnail][data-role='']").first
    name = thumbnail.get_attribute("data-thumbnail")
    thumbnail.click()
    expect(board.locator(f"[data-pane='{name}']")).to_be_visible()
    expect(board.locator(".pane-main")).to_have_attribute("data-pane", str(main))
    lab.page.evaluate(COUNT_FRAMES)
    lab.page.wait_for_function("() => window.frames_seen > 5", timeout=20_000)
    lab.page.keyboard.press("Escape")
    expect(board.locator(f"[data-pane='{name}']")).to_have_count(0)
    assert moves(lab) == []


def test_a_step_is_taken_back(lab: Lab, board: Locator) -> None:
    """By its key and by the button; the picture is as it was, and the focus stays in it."""
    first = board.locator(f"[data-pane] [data-spot='{first_lit(board)}']")
    picture = board.evaluate(PICTURE)
    for way in ("key", "button"):
        first.focus()
        before = changes(lab)
        lab.page.keyboard.press("Enter")
        wait_for_change(lab, board, before)
        assert len(moves(lab)) >= 1
        assert lab.page.evaluate(FOCUSED)
        before = changes(lab)
        if way == "key":
            lab.page.keyboard.press("Backspace")
        else:
            board.locator(".undo").click()
        wait_for_change(lab, board, before)
        assert moves(lab) == []
    lab.page.keyboard.press("Shift")
    expect(board).to_have_js_property("isConnected", True)
    lab.page.wait_for_function(RESTS, arg=board.element_handle())
    assert board.evaluate(PICTURE) == picture


def test_names_with_markup_are_text(lab: Lab) -> None:
    """What people are called is shown, not obeyed."""
    source = "import trajan_tutor as tt\ntt.play('trajan', seed=7, names=('<img src=x onerror=\"window.broken=1\">',))"
    write_notebook(lab.server.folder / "names.ipynb", ["0", source])
    lab.open("names.ipynb")
    lab.run_all()
    board = lab.output(1).locator(".trajan-tutor")
    board.locator(LIT).first.wait_for()
    Hand(board).pick(first_lit(board))
    lab.wait_for_kernel(f"len({MOVES}) > 0", "True")
    lab.page.wait_for_timeout(200)
    assert board.locator("img[onerror]").count() == 0
    assert lab.page.evaluate("() => window.broken") is None
    assert "<img" in str(board.locator(".seats").text_content())


def test_nothing_runs_over_the_edge(lab: Lab, board: Locator, tmp_path: Path) -> None:
    """At three widths and in both themes the stage and its parts fit their window."""
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for width, height in ((1440, 900), (1366, 768), (1024, 768)):
        for scheme in schemes:
            path = tmp_path / f"{width}-{scheme}.png"
            lab.screenshot(path, width=width, height=height, colour_scheme=scheme)
            assert board.evaluate(OVERHANG) == [], (width, scheme)


def test_after_its_cell_was_run_all_of_the_stage_is_in_view(lab: Lab) -> None:
    """As high as its window, whatever stands above it in the notebook."""
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    write_notebook(
        lab.server.folder / "view.ipynb", ["1\n" * 60, "import trajan_tutor as tt\ntt.play('trajan', seed=7)"]
    )
    lab.open("view.ipynb")
    lab.page.evaluate(RUN_LAST)
    board = lab.output(1).locator(".trajan-tutor")
    board.locator(LIT).first.wait_for()
    lab.page.wait_for_function(IN_VIEW, arg=board.element_handle())
