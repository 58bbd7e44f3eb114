"""The coach in Sylla: what it says of secret choices, bids, payments and events has words."""

import pytest
from desk.page import Page, page_of_game
from desk.test_coach import FEW

from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import Driver

EFFORTS = Efforts(FEW, FEW, FEW, 6, (CloserLook(FEW, 9, deep=True),), 4)


def asked_for(word: str) -> Page:
    """Return a page on which a person is asked for moves that begin with a word."""
    page = page_of_game("sylla", driver=Driver.AT_ONCE, seats=3, seed=3)
    page.desk.coach.state.efforts = EFFORTS
    for decision in range(100):
        moves = [choice["move"] for choice in page.model["choices"]]
        if moves[0].startswith(word):
            return page
        page.send("choose", move=moves[7 * decision % len(moves)])
    raise AssertionError(word)


@pytest.mark.parametrize("word", ["take", "bid", "recruit", "tilt", "fight", "hand"])
def test_each_kind_of_decision_has_a_hint_in_words(word: str) -> None:
    """Every level of it; a key without words would stand in brackets."""
    page = asked_for(word)
    # Where to look is told with the answer.
    assert page.coach("hint")["text"].startswith("Look at")
    for level in range(2, 4):
        page.coach("hint-level", level)
        assert page.notice["tone"] != "problem"
    assert "⟦" not in str(page.model["coach"])
    assert "Play:" in str(page.model["coach"]["panel"])


def test_steps_that_have_no_shorter_words_are_said_once() -> None:
    """Whole words are folded below a turn where they say more than those above."""
    page = asked_for("recruit")
    page.coach("hint")
    for level in range(2, 4):
        page.coach("hint-level", level)
    panel = page.model["coach"]["panel"]
    steps = next(block for block in panel if block["kind"] == "steps")
    folded = [each for block in panel if block["kind"] == "folded" for each in block["blocks"]]
    assert steps["items"]
    assert all(each.get("items") != steps["items"] for each in folded if each["kind"] == "steps")
