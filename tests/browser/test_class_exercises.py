"""An exercise is recorded by clicks on the shared board, and given to the class."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.class_served import PHONE, STAGE, Visits, let_in, state, visited
from browser.hand import Hand
from browser.test_class_pages import see_all
from playwright.sync_api import Browser, expect


@pytest.fixture
def visits(chromium: Browser, tmp_path: Path) -> Iterator[Visits]:
    """Visit a class of its own."""
    with visited(chromium, tmp_path / "class") as found:
        yield found


def test_an_exercise_is_recorded_by_clicks_and_given(visits: Visits) -> None:
    """Play the solution, write its words, keep it, give it: both miss it first, and its rule is named."""
    teacher = visits.teach()
    let_in(teacher)
    pupils = [visits.pupil("Ada"), visits.pupil("Ben", PHONE, touch=True)]
    state(teacher, "board")
    teacher.locator("[data-given='game trajan']").click()
    expect(teacher.locator(".shared-place [data-pane]").first).to_be_visible()
    teacher.locator(".record").click()
    expect(teacher.locator(".recording [role=status]")).not_to_be_empty()
    Hand(teacher.locator(".shared-place .trajan-tutor")).choose("sow I")
    expect(teacher.locator(".record-moves li")).to_have_count(1)
    expect(teacher.locator(".recording [type=checkbox]:checked").first).to_be_visible()
    # How many rules it uses depends on how the game was set up.
    rules = teacher.locator(".recording [type=checkbox]:checked").count()
    assert see_all(teacher) == []
    teacher.locator("[name=title]").fill("Mine")
    teacher.locator("[name=question]").fill("What now?")
    teacher.locator(".recording [type=submit]").click()
    expect(teacher.locator(".recording")).to_have_count(0)
    state(teacher, "live")
    teacher.locator("[data-given^='exercise trajan/own-']").click()
    teacher.locator(".give-all").click()
    for page in pupils:
        stage = page.locator(STAGE)
        expect(stage).to_have_attribute("data-phase", "doing")
        Hand(stage).pick("mat.0.tray.VI")
        expect(stage).to_have_attribute("data-phase", "lost")
    expect(teacher.locator(".rule-pupils")).to_have_text(["Ada, Ben"] * rules)
    for page in pupils:
        stage = page.locator(STAGE)
        Hand(stage).send(".onward")
        Hand(stage).pick("mat.0.tray.I")
        expect(stage).to_have_attribute("data-phase", "done")
