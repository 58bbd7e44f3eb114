"""Pupils who play each other: tables that are made by one click, played by mouse and touch, and walked through."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.axe import violations
from browser.class_served import LAPTOP, PHONE, STAGE, TABLET, Visits, let_in, state, visited
from browser.hand import at
from browser.table_players import TablePlayer, play
from browser.test_class_pages import see_all
from playwright.sync_api import Browser, Page, expect

DEVICES = ((PHONE, True), (TABLET, True), (LAPTOP, False), (LAPTOP, False))
NAMES = ("Ada", "Ben", "Cem", "Dora")
# No whole game of Sylla has more clicks; and so many show every kind of decision of a first round.
MOST_CLICKS = 2000
SOME_CLICKS = 40
# Who teaches looks so often whether they are to decide.
MOST_LOOKS = 100


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


def test_a_decision_is_taken_back_when_the_other_agrees(visits: Visits, teacher: Page) -> None:
    """The question is above the board, as high as what was there: nothing is covered or moved. First no, then yes."""
    players = sit_down(visits, teacher, "trajan", 2, 2)
    decides = next(one for one in players if one.needs == "decides")
    other = next(one for one in players if one is not decides)
    before = other.page.locator(STAGE).bounding_box()
    decides.decide()
    stands = at(decides.page.locator(STAGE))
    for answer in ("no", "yes"):
        decides.page.locator(".undo").click()
        expect(other.page.locator(".table-question")).to_be_visible()
        assert see_all(other.page) == []
        assert other.page.locator(STAGE).bounding_box() == before
        other.page.locator(f".pupil-table .{answer}").click()
        expect(other.page.locator(".table-question")).to_have_count(0)
        assert other.page.locator(STAGE).bounding_box() == before
    expect(decides.page.locator(STAGE)).not_to_have_attribute("data-at", str(stands))


def test_a_bot_keeps_the_seat_of_who_has_to_go(visits: Visits, teacher: Page) -> None:
    """At once, the others and who teaches see it; whoever is back has the seat again."""
    ada, ben = (one.page for one in sit_down(visits, teacher, "caesar", 2, 2))
    ada.locator(".leave").click()
    assert see_all(ada) == []
    ada.locator(".go").click()
    for page in (ada, ben):
        expect(page.locator(".pupil-seat[data-kind=kept]")).to_have_count(1)
    expect(teacher.locator(".table-seat[data-kind=kept]")).to_have_count(1)
    ada.locator(".back").click()
    expect(ben.locator(".pupil-seat[data-kind=kept]")).to_have_count(0)


def test_who_teaches_walks_from_table_to_table(visits: Visits, teacher: Page) -> None:
    """By a click, by keys, through the eyes of a seat; on the wall there are colours and no names."""
    wall = visits.project(teacher)
    heard: list[str] = []
    wall.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    wall.reload()
    sit_down(visits, teacher, "trajan", 2, 4)
    teacher.locator(".table-open").first.click()
    expect(teacher.locator(".watched [data-pane]").first).to_be_visible()
    expect(teacher.locator("[data-eyes='-1']")).to_have_attribute("aria-pressed", "true")
    assert see_all(teacher) == []
    first = teacher.locator(".looked-head h2").inner_text()
    teacher.keyboard.press("PageDown")
    expect(teacher.locator(".looked-head h2")).not_to_have_text(first)
    teacher.locator("[data-eyes='1']").click()
    expect(teacher.locator("[data-eyes='1']")).to_have_attribute("aria-pressed", "true")
    teacher.locator(".table-looked [aria-pressed=false]", has_text="projector").click()
    expect(wall.locator(".projected-table")).to_have_count(2)
    expect(wall.locator(".watched [data-pane]").first).to_be_visible()
    assert violations(wall, "body") == []
    assert heard
    assert not [text for text in (*heard, wall.content()) if any(name in text for name in NAMES)]
    teacher.locator(".chosen-row > button.small").last.click()
    teacher.locator(".chosen-row [role=group] .first").click()
    expect(teacher.locator(".table-card[data-state=ended]")).to_have_count(2)


MIDDLES = """all => all.map((one) => {
    one.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
})"""


def test_who_teaches_plays_several(visits: Visits, teacher: Page) -> None:
    """Each at a table; the board that has waited longest is the next one."""
    pages = [visits.pupil(name) for name in NAMES[:2]]
    state(teacher, "tables")
    teacher.locator("[data-option=caesar]").click()
    teacher.locator(".against").click()
    expect(teacher.locator(".table-card")).to_have_count(2)
    players = [TablePlayer(page, touches=False) for page in pages]
    teaching = TablePlayer(teacher, touches=False, stage=".table-board .trajan-tutor")
    decides = teacher.locator(".table-card.looked .table-seat[data-kind=teacher][data-waits=true]")
    following = teacher.locator(".next-board:not([aria-disabled=true])")
    seen: list[str] = []
    for _ in range(MOST_LOOKS):
        if len(set(seen)) == len(pages):
            break
        if decides.count() and teacher.locator(teaching.stage).count():
            teaching.read_report()
            if teaching.decide():
                seen.append(teacher.locator(".looked-head h2").inner_text())
        else:
            # What others decide meanwhile may take the button away.
            for point in following.evaluate_all(MIDDLES):
                teacher.mouse.click(*point)
        for one in players:
            if one.needs == "decides":
                one.decide()
        teacher.wait_for_timeout(100)
    assert see_all(teacher) == []
    assert len(set(seen)) == len(pages)
