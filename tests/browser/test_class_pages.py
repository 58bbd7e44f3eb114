"""The pages of a class: coming in, a board for each pupil, who teaches, and the projector without names."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.axe import violations
from browser.class_served import (
    LAPTOP,
    PHONE,
    STAGE,
    TABLET,
    Size,
    Visits,
    come_in,
    give,
    let_in,
    see_all,
    shown_shared,
    state,
    visited,
)
from browser.hand import Hand, at
from browser.page_visitor import PATIENCE_MILLISECONDS, Visitor
from desk.page import LITTLE
from playwright.sync_api import Browser, FloatRect, Page, expect

from trajan_tutor.classroom import teacher_requests
from trajan_tutor.i18n import Words
from trajan_tutor.shown.hint import adviser_for

LESSON = "trajan/02-sowing"
# The answer of its third step.
THIRD_ANSWER = "mat.0.tray.III"
FIRST_GAME = "trajan/00-first-game"
BOARD = f"{STAGE} [data-pane]"
# A name that is markup, and one that is written from the right.
HOSTILE = "<img src=x onerror=a()>"
LEFTWARD = "נועה"
HIGHEST_STRIP = 44
CLICKS_TO_A_BOARD = 3
COUNT_CLICKS = "window.clicks = 0; addEventListener('pointerdown', () => (clicks += 1), true)"
CHOSEN = "(({ value, selectionStart: a, selectionEnd: b }) => value.slice(a, b))(document.activeElement)"


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


def stands_on(bar: FloatRect | None, place: FloatRect | None) -> bool:
    """Return whether the middle of a bar is on a place."""
    assert bar is not None
    assert place is not None
    across, down = bar["x"] + bar["width"] / 2, bar["y"] + bar["height"] / 2
    is_across = place["x"] < across < place["x"] + place["width"]
    return is_across and place["y"] < down < place["y"] + place["height"]


def come_to_the_door(visits: Visits, name: str, size: Size, *, touch: bool) -> Page:
    """Type a wrong code and a name by keys alone, and be told so."""
    page = visits.device(size, touch=touch)
    page.goto(visits.served.base)
    expect(page.locator("[name=code]")).to_be_focused()
    page.keyboard.type("000")
    page.keyboard.press("Tab")
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).not_to_be_empty()
    return page


def go_in(visits: Visits, page: Page) -> None:
    """Mend the code, and press Enter."""
    page.locator("[name=code]").fill(visits.served.code)
    page.keyboard.press("Enter")
    expect(page.locator(".pupil-name")).not_to_be_empty()


def fills_the_window(page: Page, size: Size) -> bool:
    """Return whether the board fills the window below a narrow strip, and nothing is wider."""
    expect(page.locator(BOARD).first).to_be_visible()
    box = page.locator(STAGE).bounding_box()
    assert box is not None
    is_narrow = box["y"] <= HIGHEST_STRIP and page.evaluate("document.documentElement.scrollWidth") == size[0]
    return is_narrow and (box["width"], box["y"] + box["height"]) == size


def carry_home_and_back(page: Page, file: Path) -> None:
    """Take one's progress home as a file without a name, and bring it twice."""
    page.locator(".take").click()
    assert see_all(page) == []
    with page.expect_download() as taken:
        page.locator(".take-home a").click()
    taken.value.save_as(file)
    assert "Ada" not in file.read_text(encoding="utf-8")
    for _ in range(2):
        page.locator(".take-home input").set_input_files(file)
        expect(page.locator(".take-home [role=status]")).not_to_be_empty()


def test_pupils_come_in_by_keys_on_every_device_and_have_a_board(visits: Visits, tmp_path: Path) -> None:
    """A wrong code is said; a code, a name and Enter are enough; three clicks of who teaches bring all to a board.

    Whoever comes later gets it too. On a phone all of it is for everybody, and progress goes home and comes back.
    """
    teacher = visits.teach()
    teacher.evaluate(COUNT_CLICKS)
    let_in(teacher)
    phone = come_to_the_door(visits, "Ada", PHONE, touch=True)
    assert see_all(phone) == []
    tablet = come_to_the_door(visits, "Ben", TABLET, touch=True)
    for page in (phone, tablet):
        go_in(visits, page)
        expect(page.locator(".waits-place")).to_be_visible()
    assert see_all(phone) == []
    give(teacher, "lesson", LESSON)
    assert teacher.evaluate("window.clicks") == CLICKS_TO_A_BOARD
    laptop = come_to_the_door(visits, "Cem", LAPTOP, touch=False)
    go_in(visits, laptop)
    for page, size in ((phone, PHONE), (tablet, TABLET), (laptop, LAPTOP)):
        assert fills_the_window(page, size), size
    assert see_all(phone) == []
    Visitor(phone, visits.served.base).play_steps(LESSON, 1)
    carry_home_and_back(phone, tmp_path / "progress.json")
    with teacher.expect_download() as table:
        teacher.locator("a[href='class.csv']").click()
    assert "Ada" in Path(table.value.path()).read_text(encoding="utf-8")


def lose_wifi_and_click(page: Page) -> None:
    """Without Wi-Fi the page says quietly that it waits; the click that was made meanwhile counts, once."""
    stage = page.locator(STAGE)
    place = page.locator(".progress .place").inner_text()
    page.context.set_offline(True)
    expect(page.locator(".pupil-says.away")).not_to_be_empty()
    before = at(stage)
    page.locator(f"{BOARD} .can-be-picked").first.click()
    expect(stage).to_have_attribute("data-connection", "slow")
    expect(page.locator(".choices.lost")).to_have_count(0)
    page.context.set_offline(False)
    expect(stage).to_have_attribute("data-connection", "fine")
    expect(page.locator(".pupil-says.away")).to_have_count(0)
    # The board is there before what was clicked is sent again.
    expect(stage).to_have_attribute("data-at", str(before + 1))
    expect(page.locator(".progress .place")).to_have_text(place)


def pause_and_go_on(teacher: Page, page: Page) -> None:
    """While all rest nothing can be clicked or reached by keys, and it says why; afterwards all is as before."""
    teacher.locator(".pause-all").click()
    expect(page.locator(".pause-veil")).not_to_be_empty()
    assert Hand(page.locator(STAGE)).aim(f"{BOARD} [data-spot]") is None
    assert page.locator(".board-place").evaluate("place => place.inert")
    assert see_all(page) == []
    teacher.locator(".pause-all").click()
    expect(page.locator(".pause-veil")).to_have_count(0)
    assert Hand(page.locator(STAGE)).aim(f"{BOARD} [data-spot]") is not None


def test_a_lesson_by_mouse_outlives_a_pause_lost_wifi_and_a_new_server(visits: Visits, teacher: Page) -> None:
    """The seat says where the pupil is; a page that is loaded anew, or whose server was, goes on there by itself."""
    page, other = visits.pupil("Ada"), visits.pupil("Ben")
    give(teacher, "lesson", LESSON)
    for one in (page, other):
        expect(one.locator(BOARD).first).to_be_visible()
    Visitor(page, visits.served.base).play_steps(LESSON, 2)
    state(teacher, "live")
    seat = teacher.locator(".seat", has_text="Ada")
    expect(seat.locator(".seat-where")).not_to_be_empty()
    expect(seat).to_have_attribute("data-standing", "fine")
    place = page.locator(".progress .place").inner_text()
    page.reload()
    expect(page.locator(".progress .place")).to_have_text(place)
    expect(page.locator(BOARD).first).to_be_visible()
    pause_and_go_on(teacher, page)
    lose_wifi_and_click(other)
    visits.served.end()
    expect(page.locator(".pupil-says.away")).to_be_visible()
    visits.served.begin()
    for one in (page, other):
        expect(one.locator(".pupil[data-away=false]")).to_be_visible()
    expect(page.locator(".progress .place")).to_have_text(place)
    Hand(page.locator(STAGE)).pick(THIRD_ANSWER)
    expect(page.locator(STAGE)).to_have_attribute("data-phase", "done")


def report_wording(page: Page, selector: str, key: str) -> None:
    """Ask for it in the menu: the next click on words names their message and their language, and plays nothing."""
    stage, said = page.locator(STAGE), page.locator(f"{STAGE} .wording")
    stage.locator(".menu-place > button").click()
    stage.get_by_role("button", name=Words("cs").say("board-wording"), exact=True).click()
    before = at(stage)
    # What cannot be done now has words as well.
    stage.locator(selector).first.click(force=True)
    expect(said).to_contain_text(key)
    expect(said.locator("dd").last).to_have_text("cs")
    assert at(stage) == before
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)


def test_a_pupil_plays_in_czech_and_goes_on_in_english(visits: Visits, teacher: Page) -> None:
    """A Czech browser has a Czech page, in which wordings are reported; the switch speaks English where one was."""
    page = visits.pupil("Ada", locale="cs-CZ")
    give(teacher, "lesson", FIRST_GAME)
    expect(page.locator(f"{STAGE}[lang=cs]")).to_be_visible()
    for selector, key in ((".undo", "board-undo"), ("[data-move='sow I']", "trajan-choice-sow-leads")):
        report_wording(page, selector, key)
    Visitor(page, visits.served.base).play_steps(FIRST_GAME, 1)
    place = page.locator(".progress .place")
    czech, english = (Words(spoken).say("lesson-place", number=2, steps=5) for spoken in ("cs", "en"))
    expect(place).to_have_text(czech)
    page.locator(".pupil-strip [name=spoken]").select_option("en")
    expect(page.locator(f"{STAGE}[lang=en]")).to_be_visible()
    expect(place).to_have_text(english)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def record_an_exercise(teacher: Page) -> int:
    """Play its solution on the shared board, write its words and keep it; returns how many rules it uses."""
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
    return rules


def ask_all(teacher: Page, pupils: list[Page]) -> None:
    """Ask what they would play, and show it: answers become bars on their places and in words."""
    teacher.locator(".vote > .big").click()
    for choice, page in enumerate(pupils):
        expect(page.locator(".asked")).to_have_attribute("data-answered", "false")
        page.locator(".choices [data-move]").nth(choice).click()
        expect(page.locator(".asked")).to_have_attribute("data-answered", "true")
    expect(teacher.locator(".vote-answers b")).to_have_text("2 / 2")
    expect(teacher.locator(".vote-spot")).to_have_count(0)
    teacher.locator(".vote > .big").click()
    expect(teacher.locator(".vote-spot")).to_have_count(2)
    expect(teacher.locator(".answer-count").first).to_have_text("1 · 50 %")


def test_the_shared_board_asks_all_and_becomes_an_exercise(
    visits: Visits, teacher: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach answers with reasons. What is recorded there is given: both miss it first, and its rule is named."""
    monkeypatch.setattr(
        teacher_requests, "adviser_for", lambda session, seed: adviser_for(session, seed=seed, effort=LITTLE)
    )
    pupils = [visits.pupil("Ada"), visits.pupil("Ben", PHONE, touch=True)]
    shown_shared(teacher)
    ask_all(teacher, pupils)
    assert see_all(pupils[0]) == []
    spot = teacher.locator(".vote-spot").first
    place = teacher.locator(f".shared-place .panes [data-spot='{spot.get_attribute('data-vote-at')}']").bounding_box()
    assert stands_on(spot.bounding_box(), place)
    teacher.locator(".vote > .big").click()
    expect(teacher.locator(".coach-answer li").first).not_to_be_empty(timeout=PATIENCE_MILLISECONDS)
    assert see_all(teacher) == []
    teacher.locator(".vote .row .first").click()
    for page in pupils:
        expect(page.locator(".asked")).to_have_count(0)
        expect(page.locator(BOARD).first).to_be_visible()
    teacher.locator(".vote .row button").last.click()
    rules = record_an_exercise(teacher)
    state(teacher, "live")
    teacher.locator("[data-given^='exercise trajan/own-']").click()
    teacher.locator(".give-all").click()
    stages = [page.locator(STAGE) for page in pupils]
    for stage in stages:
        expect(stage).to_have_attribute("data-phase", "doing")
        Hand(stage).pick("mat.0.tray.VI")
        expect(stage).to_have_attribute("data-phase", "lost")
    expect(teacher.locator(".rule-pupils")).to_have_text(["Ada, Ben"] * rules)
    for stage in stages:
        Hand(stage).send(".onward")
        Hand(stage).pick("mat.0.tray.I")
        expect(stage).to_have_attribute("data-phase", "done")


def rename(teacher: Page, name: str) -> None:
    """Call the pupil who is looked at by another name."""
    teacher.locator(".for-pupil button").nth(1).click()
    teacher.locator(".for-pupil form input").fill(name)
    teacher.keyboard.press("Enter")


def come_back_elsewhere(visits: Visits, teacher: Page) -> Page:
    """Come in on a phone by the code that who teaches gives for the pupil who is looked at."""
    teacher.locator(".for-pupil button").first.click()
    code = teacher.locator(".rejoin .code").inner_text()
    page = visits.device(PHONE)
    page.goto(visits.served.base)
    page.locator(".join .link").click()
    page.locator("[name=code]").fill(code)
    page.keyboard.press("Enter")
    return page


def test_the_teacher_looks_at_a_pupil_and_the_wall_shows_no_name(visits: Visits, teacher: Page) -> None:
    """A seat says by a word and a shape how it goes; names are text, whatever is in them; what helps a pupil.

    On the wall are the code and a pupil's board: neither there nor in what is sent to it is a name or the key.
    """
    pages = [visits.pupil(HOSTILE, TABLET), visits.pupil(LEFTWARD)]
    give(teacher, "lesson", LESSON)
    expect(pages[0].locator(BOARD).first).to_be_visible()
    heard: list[str] = []
    wall = visits.project(teacher)
    wall.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    wall.reload()
    expect(wall.locator(".projected-big")).to_contain_text(visits.served.code)
    assert violations(wall, "body") == []
    state(teacher, "live")
    expect(teacher.locator(".seat-name")).to_have_text([HOSTILE, LEFTWARD])
    expect(teacher.locator(".seat .standing path")).to_have_count(2)
    assert see_all(teacher) == []
    teacher.locator(".seat-open").nth(1).click()
    expect(teacher.locator(".watched [data-pane]").first).to_be_visible()
    assert see_all(teacher) == []
    teacher.locator(".looked-at > .first").click()
    expect(wall.locator(".watched [data-pane]").first).to_be_visible()
    assert violations(wall, "body") == []
    rename(teacher, "Noa")
    expect(pages[1].locator(".pupil-name")).to_have_text("Noa")
    other = come_back_elsewhere(visits, teacher)
    expect(other.locator(".pupil-name")).to_have_text("Noa")
    secret = (HOSTILE, "onerror", LEFTWARD, "Noa", visits.served.key)
    assert len(heard) > 1
    assert not [text for text in (*heard, wall.content()) if any(one in text for one in secret)]
    teacher.locator(".for-pupil button").nth(2).click()
    teacher.locator(".for-pupil [role=group] .first").click()
    expect(teacher.locator(".seat")).to_have_count(1)
    expect(other.get_by_role("alert")).not_to_be_empty()
    pages[0].locator(".not-me-ask").click()
    pages[0].locator(".not-me .first").click()
    expect(pages[0].locator("[name=name]")).to_have_value("")
    come_in(pages[0], visits.served.code, "Ben")
    expect(pages[0].locator(".pupil-name")).to_have_text("Ben")
    expect(teacher.locator(".seat-name")).to_have_text([HOSTILE, "Ben"])
    expect(teacher.locator(".seat").first).to_have_attribute("data-standing", "away")


def test_the_teachers_page_is_used_by_keyboard(visits: Visits) -> None:
    """Without a clipboard the link is selected, and that is said; what is typed stays while pupils come in.

    Arrow keys reach every state; what is put on the board is chosen by Enter, not by all that is passed.
    """
    teacher = visits.device(LAPTOP)
    teacher.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })")
    teacher.goto(visits.served.address_to_teach())
    teacher.locator(".address button").press("Enter")
    expect(teacher.locator(".address [role=status]")).not_to_be_empty()
    assert teacher.evaluate(CHOSEN) == teacher.locator(".link-field").input_value()
    assert see_all(teacher) == []
    let_in(teacher)
    field = teacher.locator(".expected input")
    field.press_sequentially("2")
    visits.pupil("Ada")
    expect(teacher.locator(".teacher-says")).to_contain_text("One")
    expect(field).to_have_value("2")
    field.press_sequentially("5")
    teacher.keyboard.press("Enter")
    expect(teacher.locator(".teacher-says")).to_contain_text("25")
    expect(field).to_have_value("25")
    teacher.locator("[data-tab=projector]").focus()
    for name in ("live", "tables", "board"):
        teacher.keyboard.press("ArrowRight")
        expect(teacher.locator(".teacher")).to_have_attribute("data-state", name)
        expect(teacher.locator(f"[data-tab={name}]")).to_be_focused()
    choices = teacher.locator("button.given")
    choices.first.focus()
    teacher.keyboard.press("ArrowDown")
    expect(choices.first).to_be_visible()
    teacher.locator("[data-given='game trajan']").press("Enter")
    expect(teacher.locator(".shared-place [data-pane]").first).to_be_visible()
