"""Caesar! on a page: a placement by clicks with its preview, one by keys, and the turn of Crassus."""

import pytest
from browser.hand import Hand
from browser.kernelless import Quick
from playwright.sync_api import Locator, expect

import trajan_tutor as tt
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser


@pytest.fixture
def game() -> StageWidget:
    """Begin a game of two people."""
    made = tt.play("caesar", seed=3, people=(0, 1))
    assert isinstance(made, StageWidget)
    return made


def spot(board: Locator, name: str) -> Locator:
    """Return a place of a board."""
    return board.locator(f'[data-pane] [data-spot="{name}"]')


def mark(board: Locator, kind: str, of: str = "") -> Locator:
    """Return the lines of a kind round places, or round one."""
    return board.locator(f"[data-mark={kind}]" + (f'[data-of="{of}"]' if of else ""))


def test_a_token_is_placed_by_its_token_its_space_and_its_way_round(quick: Quick, game: StageWidget) -> None:
    """Provinces are lit softly until then; resting on one shows the sums, and the click places the token."""
    kernel = quick(game.desk)
    board, page = kernel.stage, kernel.page
    hand = Hand(board)
    hand.come_near()
    expect(mark(board, "soft", "province.AC")).to_have_count(1)
    hand.pick("mat.0.supply.0")
    expect(mark(board, "chosen", "mat.0.supply.0")).to_have_count(1)
    hand.pick("border.AC-CR")
    kernel.wait_for(lambda: len(game.session.candidates), 2)
    expect(mark(board, "lit", "province.AC")).to_have_count(1)
    spot(board, "province.AC").hover()
    foreseen = board.locator(".disc-foreseen")
    expect(foreseen.first).to_be_visible()
    assert "4" in "".join(foreseen.all_text_contents())
    hand.pick("province.AC")
    kernel.wait_for(lambda: list(game.session.record().moves), ["place shield-4-2 AC-CR AC"])
    page.mouse.move(5, 5)
    expect(foreseen).to_have_count(0)


def test_a_token_is_placed_by_keys_from_the_list(quick: Quick, game: StageWidget) -> None:
    """The choice that has the focus is shown on the table; Enter makes it."""
    kernel = quick(game.desk)
    board, page = kernel.stage, kernel.page
    board.locator("[data-slot=instruction]").focus()
    page.keyboard.press("l")
    row = board.locator(".list [data-move]").first
    expect(row).to_be_visible()
    row.focus()
    expect(board.locator(".disc-foreseen").first).to_be_visible()
    page.keyboard.press("Enter")
    kernel.wait_for(lambda: len(game.session.record().moves), 1)


def test_crassus_waits_to_be_told_and_says_why(quick: Quick) -> None:
    """His turn is a step like a bot's, and the log names the rule by which he chose."""
    alone = tt.play("caesar", seed=5, solo="medium", pace="step")
    assert isinstance(alone, StageWidget)
    kernel = quick(alone.desk)
    board = kernel.stage
    assert board.locator(".seats .mark").all_text_contents() == ["C", "P"]
    board.locator(".step-on").click()
    kernel.wait_for(lambda: len(alone.session.steps), 1)
    expect(board.locator(".log")).to_contain_text("because")
    expect(mark(board, "lit").or_(mark(board, "soft")).first).to_be_attached()
