"""Caesar! in a real JupyterLab: a placement by clicks with its preview, one by keys, and the turn of Crassus."""

from pathlib import Path

import pytest
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
        board.locator("svg [data-spot]").first.wait_for()
    return found


def spot(board: Locator, name: str) -> Locator:
    """Return a place of a board."""
    return board.locator(f'svg [data-spot="{name}"]')


def test_a_token_is_placed_by_its_token_its_space_and_its_way_round(lab: Lab, boards: tuple[Locator, Locator]) -> None:
    """Provinces are lit softly until then; resting on one shows the sums, and the click places the token."""
    board = boards[0]
    assert "soft" in (spot(board, "province.AC").get_attribute("class") or "")
    spot(board, "mat.0.supply.0").click()
    # What is clicked before the picture shows the first click is not meant for it.
    expect(board.locator("[data-spot='mat.0.supply.0'].chosen")).to_be_visible()
    spot(board, "border.AC-CR").click()
    lab.wait_for_kernel("len(board.session.candidates)", "2")
    expect(board.locator("[data-spot='province.AC'].legal:not(.soft)")).to_be_visible()
    spot(board, "province.AC").hover()
    ghosts = board.locator(".marks.foreseen .ghost")
    expect(ghosts.first).to_be_visible()
    assert "4" in "".join(ghosts.all_text_contents())
    spot(board, "province.AC").click()
    lab.wait_for_kernel("board.session.record().moves[0]", "'place shield-4-2 AC-CR AC'")
    expect(board.locator(".marks.foreseen")).to_have_count(0)
    assert not lab.errors


def test_a_token_is_placed_by_keys_from_the_list(lab: Lab, boards: tuple[Locator, Locator]) -> None:
    """The choice that has the focus is shown on the board; Enter makes it."""
    board = boards[0]
    board.locator(".choice").first.focus()
    lab.page.keyboard.press("ArrowDown")
    expect(board.locator(".marks.foreseen .ghost").first).to_be_visible()
    lab.page.keyboard.press("Enter")
    lab.wait_for_kernel("len(board.session.record().moves)", "1")
    assert not lab.errors


def test_crassus_waits_to_be_told_and_says_why(lab: Lab, boards: tuple[Locator, Locator]) -> None:
    """His turn is a step like a bot's, and the log names the rule by which he chose."""
    board = boards[1]
    assert board.locator(".scores .mark").all_text_contents() == ["C", "P"]
    board.get_by_role("button", name="Next", exact=True).click()
    lab.wait_for_kernel("len(alone.session.steps)", "1")
    expect(board.locator(".log")).to_contain_text("because")
    expect(board.locator("svg [data-spot].legal").first).to_be_visible()
    assert not lab.errors
