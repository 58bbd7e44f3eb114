"""Two at home without a class: who has opened the table with a mouse, the other on a phone, with the command's room."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.axe import violations
from browser.class_served import LAPTOP, PHONE, STAGE, ServedClass, Visits, come_in, see_all
from browser.table_players import TablePlayer, play
from playwright.sync_api import Browser, Page, expect

from trajan_tutor.classroom.home_table import HomeTable

# No whole game of Caesar! has more clicks.
MOST_CLICKS = 600
SOME_CLICKS = 6


@pytest.fixture
def visits(chromium: Browser, tmp_path: Path) -> Iterator[Visits]:
    """Visit a table for two."""
    served = ServedClass(tmp_path)
    host = served.server.served.host
    served._loop.call_soon_threadsafe(lambda: HomeTable(host, "caesar", 2))
    try:
        with Visits(chromium, served) as visits:
            yield visits
            assert visits.problems == []
    finally:
        served.end()


def sit_down(visits: Visits) -> tuple[Page, Page]:
    """Let two sit down."""
    ada = visits.pupil("Ada", LAPTOP)
    expect(ada.locator(STAGE)).to_contain_text("Free seat")
    expect(ada.locator(".table-how")).to_contain_text(visits.served.code)
    return ada, visits.pupil("Ben", PHONE, touch=True)


def test_the_door_of_a_table_speaks_of_no_class(visits: Visits) -> None:
    """Nor of a code that nobody can give; who comes third is told that all seats are taken."""
    door = visits.device(PHONE, touch=True)
    door.goto(visits.served.base)
    expect(door.get_by_role("heading")).to_have_text("Welcome to the table")
    assert not [word for word in ("class", "teacher", "another device") if word in door.inner_text("body")]
    sit_down(visits)
    come_in(door, visits.served.code, "Cem")
    expect(door.locator(".waits-place")).to_contain_text("All seats at this table are taken")
    assert violations(door, "body") == []


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "whole"])
def test_two_play_at_home(visits: Visits, whole: bool) -> None:
    """Each calls the other by name; what cannot be done at a table is not offered; then the next game is one tap."""
    ada, ben = sit_down(visits)
    expect(ada.locator(STAGE)).not_to_contain_text("Free seat")
    for page, name in ((ada, "Ben"), (ben, "Ada")):
        expect(page.locator(".pupil-seats")).to_contain_text(name)
        expect(page.get_by_role("button", name="History")).to_have_count(0)
    players = [TablePlayer(ada, touches=False), TablePlayer(ben, touches=True)]
    play(players, MOST_CLICKS if whole else SOME_CLICKS)
    assert all(one.decisions for one in players)
    assert [found for page in (ada, ben) for found in (*see_all(page), *violations(page, "body"))] == []
    if whole:
        board = ben.locator(".pupil").get_attribute("data-board")
        for page in (ada, ben):
            expect(page.get_by_role("dialog")).to_contain_text("The game is over")
            expect(page.get_by_role("button", name="New game")).to_have_count(0)
        ben.locator(".pupil-table .again").tap()
        for page in (ada, ben):
            expect(page.locator(".pupil")).not_to_have_attribute("data-board", board or "")
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(page.locator(f"{STAGE} [data-pane]").first).to_be_visible()
        assert [one.needs for one in players] == ["", "decides"]
