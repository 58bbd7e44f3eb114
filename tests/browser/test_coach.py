"""The coach beside the board on a page: hints by clicks and keys, a trial, verdicts, looking back.

That it thinks while the kernel answers is seen in a real JupyterLab: `test_lab_forms.py`.
"""

import pytest
from browser.axe import in_both_colours, violations
from browser.hand import LIT
from browser.kernelless import Quick, QuickKernel, first_move
from playwright.sync_api import expect

import trajan_tutor as tt
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser

LITTLE = Effort(search=40, finalists=3, finals=10, pairs=16, most_pairs=24, answers=3, second=16)
QUICK = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, second=0)
EFFORTS = Efforts(LITTLE, LITTLE, QUICK, 12, (CloserLook(LITTLE, 9, deep=True),))
ENDLESS = Efforts(Effort(search=10**6), look_back=Effort(search=10**6))


@pytest.fixture
def game() -> StageWidget:
    """Begin a game whose coach thinks a little, while the page waits."""
    board = tt.play("trajan", seats=2, seed=7, bots="greedy")
    assert isinstance(board, StageWidget)
    board.desk.coach.state.efforts = EFFORTS
    board.desk.coach.state.driver = Driver.AT_ONCE
    return board


@pytest.fixture
def kernel(quick: Quick, game: StageWidget) -> QuickKernel:
    """Show the game."""
    kernel = quick(game.desk)
    kernel.stage.locator(LIT).first.wait_for()
    return kernel


def here(game: StageWidget) -> int:
    """Return the place of the tree at which a game stands."""
    return game.session.tree.here.number


def choose(kernel: QuickKernel, *, last: bool = False) -> None:
    """Choose by the first button, or the last one, and see the answer."""
    at = kernel.stage.get_attribute("data-at") or ""
    buttons = kernel.stage.locator("[data-slot=choices] [data-move]")
    (buttons.last if last else buttons.first).click()
    expect(kernel.stage).not_to_have_attribute("data-at", at)


def test_the_ladder_of_hints(kernel: QuickKernel, game: StageWidget) -> None:
    """By one button and by keys; the focus stays on it; axe finds nothing in light and dark."""
    board, keyboard = kernel.stage, kernel.page.keyboard
    board.locator(".action-hint").focus()
    keyboard.press("Enter")
    following = board.locator(".action-hint-level")
    expect(following).to_have_text("A question")
    following.focus()
    assert game.desk.opened()["model"]["marks"]["hint"]
    expect(board.locator(".coach-steps")).to_have_count(0)
    keyboard.press("h")
    expect(following).to_have_text("What to play")
    assert following.evaluate("button => button === document.activeElement")
    following.click()
    expect(following).to_have_text("Why")
    following.click()
    expect(following).to_have_count(0)
    expect(board.locator(".coach-steps li").first).to_be_visible()
    expect(board.locator(".path-hint, .disc-hint").first).to_be_attached()
    board.locator(".coach-reasons summary").first.click()
    expect(board.locator(".coach-reasons details[open] p").first).to_be_visible()
    assert in_both_colours(kernel.page) == []


def test_a_turn_is_tried_and_compared(kernel: QuickKernel, game: StageWidget) -> None:
    """It does not count; the better turn is shown when it is asked for; then both are explored side by side."""
    board, stood = kernel.stage, here(game)
    board.locator(".action-hint").click()
    board.locator(".action-why-not").click()
    board.locator(".action-try").click()
    expect(board.locator(".action-leave")).to_be_visible()
    expect(board.locator(".action-weigh")).to_have_count(0)
    while board.locator("[data-slot=choices] [data-move]").count():
        choose(kernel, last=True)
    assert violations(kernel.page) == []
    board.locator(".action-weigh").click()
    expect(board.locator(".coach-text.strong").first).to_be_visible()
    assert here(game) == stood
    better = board.locator(".action-better")
    if better.count():
        better.click()
        expect(better).to_have_count(0)
    explore_turns(kernel)


def explore_turns(kernel: QuickKernel) -> None:
    """The turn that was tried and one of the list, side by side; Escape closes it."""
    board = kernel.stage
    board.locator(".action-list").click()
    ticks = board.locator(".coach-turns input")
    ticks.nth(1).check()
    expect(board.locator(".coach-turns input:checked")).to_have_count(2)
    board.locator(".action-explore").click()
    wide = board.locator(".coach-wide")
    expect(wide.locator(".coach-boards").first.locator(".coach-board svg")).to_have_count(2)
    assert violations(kernel.page) == []
    wide.locator(".action-close").focus()
    kernel.page.keyboard.press("Escape")
    expect(wide).to_have_count(0)


def test_a_turn_is_judged_and_taken_back(kernel: QuickKernel, game: StageWidget) -> None:
    """By the dial; then the turn is taken back."""
    board, verdicts = kernel.stage, game.desk.coach.verdicts
    board.locator(".coach-tell select").select_option("0")
    kernel.wait_for(lambda: verdicts.when.value, "always")
    stood = here(game)
    while verdicts.shown is None:
        choose(kernel)
    board.locator(".action-retry").click()
    kernel.wait_for(lambda: here(game), stood)


def test_looking_back_over_some_turns(kernel: QuickKernel, game: StageWidget) -> None:
    """Those that cost most, the better line, trying again: the game stays where it is."""
    while game.session.game.begun(game.session.state) < 9:
        game.choose(first_move(game))
    kernel.show()
    board = kernel.stage
    board.locator(".buttons > .beside").first.click()
    board.locator(".history .look-back").click()
    review = board.locator(".review")
    expect(review.locator(".coach-cancel")).to_have_count(0)
    assert violations(kernel.page) == []
    review.locator(".review-all summary").click()
    expect(review.locator(".moment-board svg")).to_have_count(1)
    assert violations(kernel.page) == []
    stood = here(game)
    review.locator(".decided").click()
    # The board shows what is tried again.
    expect(review).to_have_count(0)
    expect(board.locator("[data-slot=instruction]")).to_contain_text("find a better turn")
    board.locator(".action-practice-leave").click()
    expect(board.locator(".action-practice-leave")).to_have_count(0)
    assert here(game) == stood


def test_looking_back_after_the_end_can_be_given_up(quick: Quick, game: StageWidget) -> None:
    """What was found so far is shown."""
    while not game.session.is_over:
        game.choose(first_move(game))
    game.desk.coach.state.efforts = ENDLESS
    game.desk.coach.state.driver = Driver.THREAD
    board = quick(game.desk).stage
    board.locator(".menu-place > button").click()
    board.locator(".menu .item", has_text="wins").click()
    board.locator(".ending .look-back").click()
    expect(board.locator(".coach-busy")).to_be_visible()
    review = board.locator(".review")
    review.locator(".coach-cancel").click()
    expect(review.locator(".curve-place svg")).to_have_count(1)
