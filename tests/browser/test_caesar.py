"""Caesar! in a real JupyterLab: a placement by clicks with its preview, one by keys, and the turn of Crassus."""

from pathlib import Path

import pytest
from browser.hand import Hand
from browser.lab import Lab, write_notebook
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser

CELLS = [
    "import trajan_tutor as tt\nboard = tt.play('caesar', seed=3, people=(0, 1))\nboard",
    "alone = tt.play('caesar', seed=5, solo='medium', pace='step')\nalone",
]


@pytest.fixture
def boards(lab: Lab) -> tuple[Locator, Locator]:
    """Run a notebook with a game of two and one against Crassus, and return their boards."""
    write_notebook(Path(lab.server.folder) / "caesar.ipynb", CELLS)
    lab.open("caesar.ipynb")
    lab.run_all()
    found = lab.output(0).locator(".trajan-tutor"), lab.output(1).locator(".trajan-tutor")
    for board in found:
        board.locator("[data-pane] [data-spot]").first.wait_for()
    return found


def spot(board: Locator, name: str) -> Locator:
    """Return a place of a board."""
    return board.locator(f'[data-pane] [data-spot="{name}"]')


def mark(board: Locator, kind: str, of: str = "") -> Locator:
    """Return the lines of a kind round places, or round one."""
    return board.locator(f"[data-mark={kind}]" + (f'[data-of="{of}"]' if of else ""))


def test_a_token_is_placed_by_its_token_its_space_and_its_way_round(lab: Lab, boards: tuple[Locator, Locator]) -> None:
    """Provinces are lit softly until then; resting on one shows the sums, and the click places the token."""
    board = boards[0]
    hand = Hand(board)
    hand.come_near()
    expect(mark(board, "soft", "province.AC")).to_have_count(1)
    hand.pick("mat.0.supply.0")
    expect(mark(board, "chosen", "mat.0.supply.0")).to_have_count(1)
    hand.pick("border.AC-CR")
    lab.wait_for_kernel("len(board.session.candidates)", "2")
    expect(mark(board, "lit", "province.AC")).to_have_count(1)
    spot(board, "province.AC").hover()
    foreseen = board.locator(".disc-foreseen")
    expect(foreseen.first).to_be_visible()
    assert "4" in "".join(foreseen.all_text_contents())
    hand.pick("province.AC")
    lab.wait_for_kernel("board.session.record().moves[0]", "'place shield-4-2 AC-CR AC'")
    lab.page.mouse.move(5, 5)
    expect(foreseen).to_have_count(0)
    assert not lab.errors


def test_a_token_is_placed_by_keys_from_the_list(lab: Lab, boards: tuple[Locator, Locator]) -> None:
    """The choice that has the focus is shown on the table; Enter makes it."""
    board = boards[0]
    board.locator("[data-slot=instruction]").focus()
    lab.page.keyboard.press("l")
    row = board.locator(".list [data-move]").first
    expect(row).to_be_visible()
    row.focus()
    expect(board.locator(".disc-foreseen").first).to_be_visible()
    lab.page.keyboard.press("Enter")
    lab.wait_for_kernel("len(board.session.record().moves)", "1")
    assert not lab.errors


def test_crassus_waits_to_be_told_and_says_why(lab: Lab, boards: tuple[Locator, Locator]) -> None:
    """His turn is a step like a bot's, and the log names the rule by which he chose."""
    board = boards[1]
    assert board.locator(".seats .mark").all_text_contents() == ["C", "P"]
    board.locator(".step-on").click()
    lab.wait_for_kernel("len(alone.session.steps)", "1")
    expect(board.locator(".log")).to_contain_text("because")
    expect(mark(board, "lit").or_(mark(board, "soft")).first).to_be_attached()
    assert not lab.errors
