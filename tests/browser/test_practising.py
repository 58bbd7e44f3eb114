"""The star in the top bar: from a game or a lesson to practice, one exercise, and back to what lay there."""

import pytest
from browser.hand import Hand
from browser.lab import Lab, write_notebook
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser

# What lies on the table as somebody sees it, without marks.
TABLE = """stage => [...stage.querySelectorAll('[data-pane] .pane-picture')].map(picture => {
    const copy = picture.cloneNode(true);
    for (const mark of copy.querySelectorAll('[data-mark], .board-marks')) mark.remove();
    return copy.innerHTML.replaceAll(/ (tabindex|role|aria-[a-z]+)="[^"]*"/g, '');
}).join()"""
WORDS = "[data-slot=instruction] .lesson-words"
# Practice asks only about what was met.
MET = """import trajan_tutor as tt
from trajan_tutor.journals.attempts import AttemptOutcome
from trajan_tutor.journals.attempts_journal import Recorder
from trajan_tutor.journals.saved_games import home
Recorder(home()).note(["caesar.place.free", "caesar.place.symbol"], AttemptOutcome.MET, "caesar")
"""
BEGUN = {
    "a game": f"{MET}board = tt.play('caesar', seed=3)\nboard",
    "a lesson": f"{MET}board = tt.lesson('caesar/31-placing')\nboard",
}


def opened(lab: Lab, source: str) -> Locator:
    """Open a notebook with one board, and return its stage."""
    write_notebook(lab.server.folder / "practising.ipynb", [source])
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    lab.open("practising.ipynb")
    lab.run_all()
    stage = lab.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .trajan-tutor").first
    stage.locator("[data-pane] [data-spot]").first.wait_for()
    return stage


@pytest.mark.parametrize("source", BEGUN.values(), ids=BEGUN.keys())
def test_practice_is_opened_by_its_button_and_left_again(lab: Lab, source: str) -> None:
    """One part is shown how it is done; then the table, its words and what can be chosen are those of before."""
    stage = opened(lab, source)
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
    assert not lab.errors
