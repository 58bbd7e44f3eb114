"""Pupils who play each other: tables that are made by one click, played by mouse and touch, and walked through."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.axe import violations
from browser.class_served import LAPTOP, PHONE, STAGE, TABLET, Visits, let_in, state, visited
from browser.table_players import TablePlayer, play
from browser.test_class_pages import see_all
from playwright.sync_api import Browser, Page, expect

DEVICES = ((PHONE, True), (TABLET, True), (LAPTOP, False), (LAPTOP, False))
NAMES = ("Ada", "Ben", "Cem", "Dora")
# No whole game of Sylla has more clicks; and so many show every kind of decision of a first round.
MOST_CLICKS = 2000
SOME_CLICKS = 40


@pytest.fixture
def visits(chromium: Browser, tmp_path: Path) -> Iterator[Visits]:
    """Visit a class of its own."""
    with visited(chromium, tmp_path / "class") as found:
        yield found


@pytest.fixture
def teacher(visits: Visits) -> Page:
    """Teach, with pupils let in."""
    page = visits.teach()
    let_in(page)
    return page


def sit_down(visits: Visits, teacher: Page, game: str, size: int, count: int) -> list[TablePlayer]:
    """Let some pupils come in, each with a device, and make tables of all of them."""
    players = [
        TablePlayer(visits.pupil(name, device, touch=touch), touch)
        for name, (device, touch) in zip(NAMES[:count], DEVICES, strict=False)
    ]
    state(teacher, "tables")
    teacher.locator(f"[data-options=game] [data-option={game}]").click()
    teacher.locator(f"[data-options=size] [data-option='{size}']").click()
    teacher.locator(".make").click()
    for player in players:
        expect(player.page.locator(".pupil-seats")).to_be_visible()
        expect(player.page.locator(f"{STAGE} [data-pane]").first).to_be_visible()
    return players


def test_one_click_makes_pairs(visits: Visits, teacher: Page) -> None:
    """As it is set first: all who are here, two at a table, drawn by lot; one more plays against a bot."""
    pages = [visits.pupil(name) for name in NAMES[:3]]
    state(teacher, "tables")
    teacher.locator(".make").click()
    expect(teacher.locator(".table-card")).to_have_count(2)
    expect(teacher.locator("[data-kind=bot]")).to_have_count(1)
    for page in pages:
        expect(page.locator(".pupil-seat.you")).to_have_count(1)
        expect(page.locator(".pupil-seat")).to_have_count(2)
    assert see_all(teacher) == []


def test_names_are_tapped_into_seats(visits: Visits, teacher: Page) -> None:
    """Two are chosen for one table, in their order."""
    for name in NAMES[:3]:
        visits.pupil(name)
    state(teacher, "tables")
    teacher.locator("[data-option=own]").click()
    for name in ("Cem", "Ada"):
        teacher.locator(".names").get_by_role("button", name=name).click()
    assert see_all(teacher) == []
    teacher.locator(".make").click()
    expect(teacher.locator(".table-seat-name")).to_have_text(["Cem", "Ada"])


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "whole"])
def test_four_play_sylla_by_mouse_and_touch(visits: Visits, teacher: Page, whole: bool) -> None:
    """A phone, a tablet and two laptops; whoever is to decide can, and at the end it is the same game for all."""
    players = sit_down(visits, teacher, "sylla", 4, 4)
    # Everybody chooses their characters in secret at once.
    assert [one.needs for one in players] == ["decides"] * len(players)
    clicks = play(players, MOST_CLICKS if whole else SOME_CLICKS)
    assert all(one.decisions for one in players)
    if whole:
        assert clicks < MOST_CLICKS
        for one in players:
            expect(one.page.get_by_role("dialog")).to_contain_text("The game is over")
            expect(one.page.locator(".pupil-strip .leave")).to_have_count(0)
    expect(teacher.locator(".table-card")).to_have_attribute("data-state", "over" if whole else "playing")
    assert [found for one in players for found in violations(one.page, "body")] == []
