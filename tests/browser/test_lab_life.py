"""What a notebook goes through with a board: run, run again, seen twice, closed and opened, its kernel restarted."""

from pathlib import Path
from typing import Final

import pytest
from browser.axe import violations
from browser.hand import LIT, Hand, at
from browser.lab import NUMBER_OF_CELLS, Lab, write_notebook
from playwright.sync_api import Locator, expect

from trajan_tutor.lessons.files import games_by_course

pytestmark = pytest.mark.browser

WELCOME: Final = "00_welcome.ipynb"
# The board of the first whole game of the welcome: the value of its second cell.
MOVES: Final = "Out[2].session.record().moves"
NOTEBOOK: Final = "life.ipynb"
CELLS: Final = ["1\n" * 60, "import trajan_tutor as tt\nboard = tt.play('trajan', seats=2, seed=7)\nboard"]
IN_VIEW: Final = """stage => {
    const pane = stage.closest('.jp-WindowedPanel-outer').getBoundingClientRect();
    const box = stage.getBoundingClientRect();
    return box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1 && box.height > 480;
}"""
# What is wider than its place, or reaches over the edge of the stage.
OVERHANG: Final = """stage => {
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
RESTART: Final = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
SECOND_VIEW: Final = """async () => {
    const { commands, shell } = window.jupyterapp;
    const notebook = shell.currentWidget;
    await commands.execute('notebook:create-output-view');
    shell.activateById(notebook.id);
}"""
LEFT: Final = "path => window.jupyterapp.shell.currentWidget?.context?.path.endsWith(path) === false"
SAVE: Final = "() => window.jupyterapp.commands.execute('docmanager:save')"


def test_the_first_notebook(lab: Lab) -> None:
    """From the covers over the picture of its first game, whose click runs its cell, to a turn by clicks and keys.

    Letters that would add, delete or change cells do nothing while the stage has the focus.
    """
    lab.open(WELCOME)
    covers = lab.output(0).locator("img[src^='data:image/svg+xml']")
    expect(covers).to_have_count(len(games_by_course()))
    assert all(covers.evaluate_all("images => images.map(one => one.complete && one.naturalWidth > 0)"))
    lab.output(0).get_by_role("link", name="Start: 10 minutes").first.click()
    # The notebook that was left holds such a picture too, and stands there until the other one is open.
    lab.page.wait_for_function(LEFT, arg=WELCOME)
    notebook = lab.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    picture = notebook.get_by_role("img", name="Run this cell to play").first
    picture.wait_for()
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] > 400
    assert box["height"] > 250
    assert lab.page.locator(".trajan-tutor").count() == 0
    lab.wait_until_ready()
    picture.click()
    lab.page.locator(".trajan-tutor [data-mark=lit]").first.wait_for()
    lab.open(WELCOME)
    lab.run_all()
    board = lab.output(1).locator(".trajan-tutor")
    board.locator(LIT).first.wait_for()
    press_keys_of_the_notebook(lab, board)
    play_a_turn(lab, board)
    assert not lab.errors


def press_keys_of_the_notebook(lab: Lab, board: Locator) -> None:
    """Wherever on the stage the focus is, they do nothing: neither to the notebook nor to the game."""
    cells, sources = lab.page.evaluate(NUMBER_OF_CELLS), [cell["source"] for cell in lab.cells()]
    for place in ("[data-pane] [tabindex='0']", "[data-slot=choices] .choice", ".undo", "[data-slot=instruction]"):
        board.locator(place).first.focus()
        for key in ("a", "b", "d", "d", "x", "m", "y", "z", "c", "v", "0", "0", "Control+x", "Shift+m"):
            lab.page.keyboard.press(key)
    # What the notebook does comes at once, or with the next answer of its kernel.
    assert lab.ask_kernel(MOVES) == "[]"
    assert lab.page.evaluate(NUMBER_OF_CELLS) == cells
    assert [cell["source"] for cell in lab.cells()] == sources


def play_a_turn(lab: Lab, board: Locator) -> None:
    """Sow by a click, go on by keys until others have decided; nothing has scrolled, and the kernel knows."""
    hand = Hand(board)
    hand.come_near()
    hand.pick(hand.lit())
    board.locator("[data-slot=instruction]").focus()
    while lab.ask_kernel("1 in [step.seat for step in Out[2].session.steps]") == "False":
        before = at(board)
        lab.page.keyboard.press("1")
        if board.locator("[data-slot=choices] .group").count():
            lab.page.keyboard.press("1")
        expect(board).not_to_have_attribute("data-at", str(before))
    assert lab.ask_kernel(f"{MOVES}[0]").startswith("'sow ")
    assert hand.stands()
    assert "⟦" not in board.inner_text()


def test_the_life_of_a_notebook(lab: Lab, tmp_path: Path) -> None:
    """The whole stage comes into view; its cell is run again, seen twice, and opened anew; its kernel is restarted."""
    write_notebook(lab.server.folder / NOTEBOOK, CELLS)
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    lab.open(NOTEBOOK)
    lab.run_last()
    board = lab.output(1).locator(".trajan-tutor")
    board.locator(LIT).first.wait_for()
    lab.page.wait_for_function(IN_VIEW, arg=board.element_handle())
    fit_into_windows(lab, board, tmp_path)
    run_it_again(lab, board)
    look_at_it_twice(lab, board)
    open_it_again(lab, board)
    restart_its_kernel(lab, board)
    assert not lab.errors


def fit_into_windows(lab: Lab, board: Locator, folder: Path) -> None:
    """At two widths and in both themes the stage and its parts fit, and axe finds nothing."""
    for width, height in ((1024, 768), (1366, 768)):
        lab.screenshot(folder / f"{width}-light.png", width=width, height=height)
        assert board.evaluate(OVERHANG) == [], width
    assert violations(lab.page) == []
    lab.screenshot(folder / "dark.png", width=1366, height=768, colour_scheme="dark")
    assert board.evaluate(OVERHANG) == []
    assert violations(lab.page) == []
    lab.screenshot(folder / "light.png", width=1366, height=768)


def decide(board: Locator) -> None:
    """Choose what can be chosen first, and see the answer."""
    before = at(board)
    board.locator("[data-slot=choices] [data-move]").first.click()
    expect(board).not_to_have_attribute("data-at", str(before))


def run_it_again(lab: Lab, board: Locator) -> None:
    """One board is there, and answers."""
    lab.run_last()
    expect(board).to_have_count(1)
    board.locator(LIT).first.wait_for()
    decide(board)
    assert lab.ask_kernel("len(board.session.steps)") == "1"


def look_at_it_twice(lab: Lab, board: Locator) -> None:
    """Both show what is done at either."""
    lab.page.evaluate(SECOND_VIEW)
    second = lab.page.locator(".jp-LinkedOutputView .trajan-tutor")
    second.locator("[data-pane] [data-spot]").first.wait_for()
    decide(board)
    expect(second).to_have_attribute("data-at", str(at(board)))
    decide(second)
    expect(board).to_have_attribute("data-at", str(at(second)))


def open_it_again(lab: Lab, board: Locator) -> None:
    """The board shows the game as it stands, and answers: its kernel has gone on."""
    before = at(board)
    lab.page.evaluate(SAVE)
    lab.open(NOTEBOOK)
    expect(board).to_have_attribute("data-at", str(before))
    decide(board)


def restart_its_kernel(lab: Lab, board: Locator) -> None:
    """The same cell offers the game that was left, and a click goes on with it."""
    left = lab.ask_kernel("board.session.record().moves")
    assert left.startswith("['sow ")
    lab.page.evaluate(RESTART)
    lab.run_last()
    board.locator(".continue").click()
    expect(board.locator(".offer")).to_have_count(0)
    lab.wait_for_kernel("board.session.record().moves", left)
