"""Pupils who play each other: tables that are made by one click, played by mouse and touch, and walked through."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.axe import violations
from browser.class_served import LAPTOP, PHONE, STAGE, TABLET, Visits, let_in, see_all, state, visited
from browser.hand import at
from browser.table_players import TablePlayer, play
from playwright.sync_api import Browser, Page, expect

DEVICES = ((PHONE, True), (TABLET, True), (LAPTOP, False), (LAPTOP, False))
NAMES = ("Ada", "Ben", "Cem", "Dora")
# No whole game of Sylla has more clicks; and so many lead everybody through several kinds of decision.
MOST_CLICKS = 2000
SOME_CLICKS = 24
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


def come_in_on_devices(visits: Visits, count: int) -> list[TablePlayer]:
    """Let some pupils come in, each with a device."""
    return [
        TablePlayer(visits.pupil(name, device, touch=touch), touch)
        for name, (device, touch) in zip(NAMES[:count], DEVICES, strict=False)
    ]


def make_tables(teacher: Page, players: list[TablePlayer]) -> None:
    """Make tables as they are set, and let everybody see theirs."""
    teacher.locator(".make").click()
    for player in players:
        expect(player.page.locator(".pupil-seat.you")).to_have_count(1)
        expect(player.page.locator(f"{STAGE} [data-pane]").first).to_be_visible()


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "whole"])
def test_four_play_sylla_by_mouse_and_touch(visits: Visits, teacher: Page, whole: bool) -> None:
    """A phone, a tablet and two laptops; whoever is to decide can, and at the end it is the same game for all."""
    players = come_in_on_devices(visits, 4)
    state(teacher, "tables")
    teacher.locator("[data-options=game] [data-option=sylla]").click()
    teacher.locator("[data-options=size] [data-option='4']").click()
    make_tables(teacher, players)
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


def ask_to_take_back(decides: Page, other: Page) -> None:
    """Ask for it: the question is above the other's board, where nothing is covered or moved by it."""
    before = other.locator(STAGE).bounding_box()
    decides.locator(".undo").click()
    expect(other.locator(".table-question")).to_be_visible()
    assert other.locator(STAGE).bounding_box() == before


def answer(other: Page, said: str) -> None:
    """Say yes or no to it: then the question is gone, and nothing has moved."""
    before = other.locator(STAGE).bounding_box()
    other.locator(f".pupil-table .{said}").click()
    expect(other.locator(".table-question")).to_have_count(0)
    assert other.locator(STAGE).bounding_box() == before


def test_two_at_a_table_take_back_and_have_to_go(visits: Visits, teacher: Page) -> None:
    """Their names are tapped into seats. A decision is taken back when the other agrees: first no, then yes.

    A bot keeps the seat of who has to go, as the others and who teaches see at once, until they are back.
    """
    players = come_in_on_devices(visits, 2)
    state(teacher, "tables")
    teacher.locator("[data-option=own]").click()
    for name in ("Ben", "Ada"):
        teacher.locator(".names").get_by_role("button", name=name).click()
    assert see_all(teacher) == []
    make_tables(teacher, players)
    expect(teacher.locator(".table-seat-name")).to_have_text(["Ben", "Ada"])
    decides = next(one for one in players if one.needs == "decides")
    other = next(one.page for one in players if one is not decides)
    decides.decide()
    stands = at(decides.page.locator(STAGE))
    ask_to_take_back(decides.page, other)
    assert see_all(other) == []
    answer(other, "no")
    expect(decides.page.locator(STAGE)).to_have_attribute("data-at", str(stands))
    ask_to_take_back(decides.page, other)
    answer(other, "yes")
    expect(decides.page.locator(STAGE)).not_to_have_attribute("data-at", str(stands))
    other.locator(".leave").click()
    assert see_all(other) == []
    other.locator(".go").click()
    for page in (other, decides.page):
        expect(page.locator(".pupil-seat[data-kind=kept]")).to_have_count(1)
    expect(teacher.locator(".table-seat[data-kind=kept]")).to_have_count(1)
    other.locator(".back").click()
    expect(decides.page.locator(".pupil-seat[data-kind=kept]")).to_have_count(0)


def test_one_click_makes_pairs_and_who_teaches_walks_among_them(visits: Visits, teacher: Page) -> None:
    """As it is set first, two at a table, drawn by lot; one more plays against a bot.

    Who teaches goes by a click, by keys, through the eyes of a seat; on the wall there are colours and no names.
    """
    wall = visits.project(teacher)
    heard: list[str] = []
    wall.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    wall.reload()
    players = come_in_on_devices(visits, 3)
    state(teacher, "tables")
    make_tables(teacher, players)
    for player in players:
        expect(player.page.locator(".pupil-seat")).to_have_count(2)
    expect(teacher.locator(".table-card")).to_have_count(2)
    expect(teacher.locator("[data-kind=bot]")).to_have_count(1)
    assert see_all(teacher) == []
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
