"""The star in the top bar: from a game or a lesson to practice, one exercise, and back to what lay there."""

from collections.abc import Callable

import pytest
from browser.hand import Hand
from browser.kernelless import Quick
from playwright.sync_api import expect

import trajan_tutor as tt
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.journals.saved_games import home
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser

# What lies on the table as somebody sees it, without marks.
TABLE = """stage => [...stage.querySelectorAll('[data-pane] .pane-picture')].map(picture => {
    const copy = picture.cloneNode(true);
    for (const mark of copy.querySelectorAll('[data-mark], .board-marks')) mark.remove();
    return copy.innerHTML.replaceAll(/ (tabindex|role|aria-[a-z]+)="[^"]*"/g, '');
}).join()"""
WORDS = "[data-slot=instruction] .lesson-words"
BEGUN: dict[str, Callable[[], object]] = {
    "a game": lambda: tt.play("caesar", seed=3),
    "a lesson": lambda: tt.lesson("caesar/31-placing"),
}


@pytest.fixture
def met() -> None:
    """Meet two rules: practice asks only about what was met."""
    Recorder(home()).note(["caesar.place.free", "caesar.place.symbol"], AttemptOutcome.MET, "caesar")


@pytest.mark.usefixtures("met")
@pytest.mark.parametrize("begun", BEGUN)
def test_practice_is_opened_by_its_button_and_left_again(quick: Quick, begun: str) -> None:
    """One part is shown how it is done; then the table, its words and what can be chosen are those of before."""
    board = BEGUN[begun]()
    assert isinstance(board, StageWidget)
    stage = quick(board.desk, 1366, 768).stage
    hand = Hand(stage)
    hand.come_near()
    expect(stage).to_have_attribute("data-moving", "false")
    words = stage.locator("[data-slot=instruction]").inner_text()
    before, at = stage.evaluate(TABLE), stage.locator("[data-slot=choices]").inner_text()
    hand.send(".practise")
    expect(stage.locator(".lesson-title")).to_have_text("Practice")
    expect(stage.locator(".practise")).to_have_count(0)
    expect(stage.locator(WORDS)).not_to_be_empty()
    hand.send(".go-show-me")
    expect(stage.locator(".go-next")).to_have_attribute("aria-disabled", "false")
    hand.send(".go-next")
    hand.send(".go-to-game")
    expect(stage.locator(".practise")).to_be_visible()
    expect(stage.locator("[data-slot=instruction]")).to_have_text(words, use_inner_text=True)
    assert stage.evaluate(TABLE) == before
    assert stage.locator("[data-slot=choices]").inner_text() == at
