"""The coach beside the board, in a real JupyterLab: hints by clicks, thinking meanwhile, verdicts, looking back."""

import pytest
from browser.axe import in_both_themes, violations
from browser.hand import LIT
from browser.lab import Lab, write_notebook
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser

START = """\
import trajan_tutor as tt
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.thinking import Driver
LITTLE = Effort(search=40, finalists=3, finals=10, pairs=16, most_pairs=24, answers=3, second=16)
QUICK = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, second=0)
EFFORTS = Efforts(LITTLE, LITTLE, QUICK, 12, (CloserLook(LITTLE, 9, deep=True),))
ENDLESS = Efforts(Effort(search=10**6), look_back=Effort(search=10**6))
board = tt.play('trajan', seats=2, seed=7, bots='greedy')
board.desk.coach.mind.efforts = ENDLESS
board"""
PATIENCE = 60_000
CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"


def test_the_coach_by_clicks_and_keys(lab: Lab) -> None:
    """One page and one kernel: both drivers, the ladder, a trial, what turns lead to, a verdict, looking back."""
    write_notebook(lab.server.folder / "coach.ipynb", [START])
    lab.open("coach.ipynb")
    lab.run_all()
    board = lab.output(0).locator(".trajan-tutor")
    board.locator(LIT).first.wait_for()
    for driver in ("THREAD", "TASK"):
        think_and_cancel(lab, board, driver)
    climb_the_ladder(lab, board)
    try_a_turn(lab, board)
    explore_turns(lab, board)
    be_judged(lab, board)
    look_back(lab, board)
    assert not lab.errors


def think_and_cancel(lab: Lab, board: Locator, driver: str) -> None:
    """The kernel answers while the coach thinks; the game goes on after it was cancelled."""
    lab.ask_kernel(f"setattr(board.desk.coach.mind, 'driver', Driver.{driver})")
    board.locator(".action-hint").click()
    expect(board.locator(".coach-busy")).to_be_visible()
    assert lab.ask_kernel("board.desk.coach.mind.thinking.driver.name") == f"'{driver}'"
    samples = "board.desk.coach.mind.thinking.work.search.samples"
    before = int(lab.ask_kernel(samples))
    lab.page.wait_for_function(
        "([bar, least]) => bar.value > least", arg=[board.locator(".coach-bar").element_handle(), 0.00001]
    )
    assert int(lab.ask_kernel(samples)) > before
    expect(board.locator(".coach-said")).to_contain_text("still in question")
    expect(board.locator(".action-hint")).to_have_count(0)
    board.locator(".coach-cancel").click()
    expect(board.locator(".coach-busy")).to_be_hidden()
    expect(board.locator("[data-slot=verdict]")).to_contain_text("stopped thinking")
    assert board.locator(".action-hint-level").count() == 0


def climb_the_ladder(lab: Lab, board: Locator) -> None:
    """By one button and by keys, which stay on the board; axe finds nothing in light and dark."""
    keyboard = lab.page.keyboard
    lab.ask_kernel("setattr(board.desk.coach.mind, 'efforts', EFFORTS)")
    board.locator(".action-hint").focus()
    keyboard.press("Enter")
    following = board.locator(".action-hint-level")
    expect(following).to_have_text("A question")
    following.focus()
    assert lab.ask_kernel("bool(board.desk.opened()['model']['marks']['hint'])") == "True"
    expect(board.locator(".coach-steps")).to_have_count(0)
    for key in "badx":
        keyboard.press(key)
    assert lab.page.evaluate(CELLS) == 1
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
    assert in_both_themes(lab) == []


def try_a_turn(lab: Lab, board: Locator) -> None:
    """It does not count; afterwards it is compared, and the better turn is shown when it is asked for."""
    here = lab.ask_kernel("board.session.tree.here.number")
    board.locator(".action-why-not").click()
    board.locator(".action-try").click()
    expect(board.locator(".action-leave")).to_be_visible()
    expect(board.locator(".action-weigh")).to_have_count(0)
    while board.locator("[data-slot=choices] [data-move]").count():
        at = board.get_attribute("data-at") or ""
        board.locator("[data-slot=choices] [data-move]").last.click()
        expect(board).not_to_have_attribute("data-at", at)
    assert violations(lab.page) == []
    board.locator(".action-weigh").click()
    expect(board.locator(".coach-text.strong").first).to_be_visible()
    assert lab.ask_kernel("board.session.tree.here.number") == here
    better = board.locator(".action-better")
    if better.count():
        better.click()
        expect(better).to_have_count(0)


def explore_turns(lab: Lab, board: Locator) -> None:
    """The turn that was tried and one of the list, side by side; Escape closes it."""
    board.locator(".action-list").click()
    ticks = board.locator(".coach-turns input")
    ticks.nth(1).check()
    expect(board.locator(".coach-turns input:checked")).to_have_count(2)
    board.locator(".action-explore").click()
    wide = board.locator(".coach-wide")
    expect(wide.locator(".coach-boards").first.locator(".coach-board svg")).to_have_count(2)
    assert violations(lab.page) == []
    wide.locator(".action-close").focus()
    lab.page.keyboard.press("Escape")
    expect(wide).to_have_count(0)


def be_judged(lab: Lab, board: Locator) -> None:
    """By the dial; then the turn is taken back."""
    board.locator(".coach-tell select").select_option("0")
    lab.wait_for_kernel("board.desk.coach.verdicts.tell.value", "'always'")
    here = lab.ask_kernel("board.session.tree.here.number")
    while lab.ask_kernel("board.desk.coach.verdicts.shown is None and not board.desk.coach.mind.thinking") == "True":
        at = board.get_attribute("data-at") or ""
        board.locator("[data-slot=choices] [data-move]").first.click()
        expect(board).not_to_have_attribute("data-at", at)
    board.locator(".action-retry").click()
    lab.wait_for_kernel("board.session.tree.here.number", here)


def look_back(lab: Lab, board: Locator) -> None:
    """Over some turns: those that cost most, the better line, trying again. After the end, and given up in between."""
    board.locator(".coach-tell select").select_option("4")
    lab.wait_for_kernel("board.desk.coach.verdicts.tell.value", "'never'")
    # Clicking through a game is another test's.
    first = "board.session.game.notation(board.session.choices()[0])"
    play_on = f"[board.choose({first}) for _ in iter(lambda: {{}}, True)] and 1"
    lab.ask_kernel(play_on.format("board.session.game.begun(board.session.state) >= 9"))
    board.locator(".buttons > .beside").first.click()
    board.locator(".history .look-back").click()
    review = board.locator(".review")
    expect(review.locator(".coach-cancel")).to_have_count(0, timeout=PATIENCE)
    assert violations(lab.page) == []
    review.locator(".review-all summary").click()
    expect(review.locator(".moment-board svg")).to_have_count(1)
    assert violations(lab.page) == []
    at = lab.ask_kernel("board.session.tree.here.number")
    review.locator(".decided").click()
    # The board shows what is tried again; the game stays where it is.
    expect(review).to_have_count(0)
    expect(board.locator("[data-slot=instruction]")).to_contain_text("find a better turn")
    board.locator(".action-practice-leave").click()
    assert lab.ask_kernel("board.session.tree.here.number") == at
    lab.ask_kernel("board.desk.coach.try_again(0)")
    lab.ask_kernel(play_on.format("board.session.is_over"))
    lab.ask_kernel("setattr(board.desk.coach.mind, 'efforts', ENDLESS)")
    # What the end brought is told first, then the end tells itself.
    while board.locator(".report").count():
        board.locator(".report .go-on").click()
    board.locator(".ending .look-back").click()
    expect(board.locator(".coach-busy")).to_be_visible()
    review.locator(".coach-cancel").click()
    expect(review.locator(".curve-place svg")).to_have_count(1)
