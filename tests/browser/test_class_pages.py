"""The pages of a class: coming in, a board for each pupil, who teaches, and the projector without names."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.axe import violations
from browser.class_served import LAPTOP, PHONE, STAGE, TABLET, Size, Visits, come_in, give, let_in, state, visited
from browser.hand import Hand, at
from browser.page_visitor import PATIENCE_MILLISECONDS, Visitor
from playwright.sync_api import Browser, FloatRect, Page, expect

from trajan_tutor.i18n import Words

LESSON = "trajan/02-sowing"
FIRST_GAME = "trajan/00-first-game"
BOARD = f"{STAGE} [data-pane]"
# A name that is markup, and one that is written from the right.
HOSTILE = "<img src=x onerror=a()>"
LEFTWARD = "נועה"
HIGHEST_STRIP = 44
CLICKS_TO_A_BOARD = 3


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


def see_all(page: Page) -> list[str]:
    """Return what axe finds on a page of a class, in the light and in the dark."""
    found = violations(page, "body")
    page.emulate_media(color_scheme="dark")
    found += violations(page, "body")
    page.emulate_media(color_scheme="light")
    return found


SIZES = pytest.mark.parametrize(
    ("size", "touch"),
    [
        pytest.param(PHONE, True, id="phone"),
        pytest.param(TABLET, True, id="tablet"),
        pytest.param(LAPTOP, False, id="laptop"),
    ],
)


@SIZES
def test_a_pupil_comes_in_with_the_keyboard_and_has_a_board(
    visits: Visits,
    teacher: Page,
    size: Size,
    touch: bool,
) -> None:
    """A wrong code is said; a code, a name and Enter are enough; the board fills the window below a narrow strip."""
    page = visits.device(size, touch=touch)
    page.goto(visits.served.base)
    expect(page.locator("[name=code]")).to_be_focused()
    page.keyboard.type("000")
    page.keyboard.press("Tab")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.locator("[name=code]").fill(visits.served.code)
    page.keyboard.press("Enter")
    expect(page.locator(".waits-place")).to_be_visible()
    give(teacher, "lesson", LESSON)
    expect(page.locator(BOARD).first).to_be_visible()
    box = page.locator(STAGE).bounding_box()
    assert box is not None
    width, height = size
    assert (box["width"], box["y"] + box["height"]) == (width, height)
    assert box["y"] <= HIGHEST_STRIP
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_pupils_page_is_for_everybody(visits: Visits, teacher: Page) -> None:
    """The door, with what was wrong; waiting; the board; in the light and in the dark."""
    page = visits.device(PHONE, touch=True)
    page.goto(visits.served.base)
    come_in(page, "000", "Ada")
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert see_all(page) == []
    come_in(page, visits.served.code, "Ada")
    expect(page.locator(".waits-place")).to_be_visible()
    assert see_all(page) == []
    give(teacher, "lesson", LESSON)
    expect(page.locator(BOARD).first).to_be_visible()
    assert see_all(page) == []


@pytest.mark.parametrize(("lesson", "steps"), [(FIRST_GAME, 1), (LESSON, 2)], ids=["first game", "lesson"])
def test_a_pupil_plays_steps_by_mouse_and_the_teacher_sees_where(
    visits: Visits, teacher: Page, lesson: str, steps: int
) -> None:
    """Steps are done as on any stage; the seat says where the pupil is; a page that is loaded anew goes on there."""
    page = visits.pupil("Ada")
    give(teacher, "lesson", lesson)
    expect(page.locator(BOARD).first).to_be_visible()
    visitor = Visitor(page, visits.served.base)
    visitor.play_steps(lesson, steps)
    state(teacher, "live")
    expect(teacher.locator(".seat-where")).not_to_be_empty()
    expect(teacher.locator(".seat")).to_have_attribute("data-standing", "fine")
    place = page.locator(".progress .place").inner_text()
    page.reload()
    expect(page.locator(".progress .place")).to_have_text(place)


def test_three_clicks_of_the_teacher_bring_pupils_to_a_board(visits: Visits) -> None:
    """Let pupils in, choose a lesson, give it to all: whoever comes later gets it too."""
    teacher = visits.teach()
    teacher.evaluate("window.clicks = 0; addEventListener('pointerdown', () => (clicks += 1), true)")
    let_in(teacher)
    give(teacher, "lesson", LESSON)
    assert teacher.evaluate("window.clicks") == CLICKS_TO_A_BOARD
    expect(visits.pupil("Ada").locator(BOARD).first).to_be_visible()


def test_what_is_done_without_wifi_is_done_when_it_is_back(visits: Visits, teacher: Page) -> None:
    """The page says quietly that it waits; the click that was made meanwhile counts, once."""
    page = visits.pupil("Ada")
    give(teacher, "lesson", LESSON)
    stage = page.locator(STAGE)
    expect(page.locator(BOARD).first).to_be_visible()
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


def test_a_server_that_was_restarted_is_found_again(visits: Visits, teacher: Page) -> None:
    """All pages come back by themselves; what was answered is there."""
    page = visits.pupil("Ada")
    give(teacher, "lesson", LESSON)
    expect(page.locator(BOARD).first).to_be_visible()
    Visitor(page, visits.served.base).play_steps(LESSON, 1)
    place = page.locator(".progress .place").inner_text()
    visits.served.end()
    expect(page.locator(".pupil-says.away")).to_be_visible()
    visits.served.begin()
    expect(page.locator(".pupil[data-away=false]")).to_be_visible()
    expect(page.locator(".progress .place")).to_have_text(place)
    hand = Hand(page.locator(STAGE))
    hand.send(f"[data-spot='{hand.lit()}']" if hand.lit() else ".onward")


def test_a_pause_covers_what_can_be_done(visits: Visits, teacher: Page) -> None:
    """Nothing can be clicked or reached by keys; it says why; afterwards all is as before."""
    page = visits.pupil("Ada")
    give(teacher, "lesson", LESSON)
    expect(page.locator(BOARD).first).to_be_visible()
    teacher.locator(".pause-all").click()
    expect(page.locator(".pause-veil")).not_to_be_empty()
    assert Hand(page.locator(STAGE)).aim(f"{BOARD} [data-spot]") is None
    assert page.locator(".board-place").evaluate("place => place.inert")
    assert see_all(page) == []
    teacher.locator(".pause-all").click()
    expect(page.locator(".pause-veil")).to_have_count(0)
    assert Hand(page.locator(STAGE)).aim(f"{BOARD} [data-spot]") is not None


def test_what_would_you_play(visits: Visits, teacher: Page) -> None:
    """Answers become bars on their places and in words; the coach answers, with reasons."""
    ada, ben = visits.pupil("Ada"), visits.pupil("Ben", PHONE)
    state(teacher, "board")
    teacher.locator("[data-given='game trajan']").click()
    expect(teacher.locator(".shared-place [data-pane]").first).to_be_visible()
    teacher.locator(".vote > .big").click()
    for page, choice in ((ada, 0), (ben, 1)):
        expect(page.locator(".asked")).to_have_attribute("data-answered", "false")
        page.locator(".choices [data-move]").nth(choice).click()
        expect(page.locator(".asked")).to_have_attribute("data-answered", "true")
    assert see_all(ada) == []
    expect(teacher.locator(".vote-answers b")).to_have_text("2 / 2")
    expect(teacher.locator(".vote-spot")).to_have_count(0)
    teacher.locator(".vote > .big").click()
    expect(teacher.locator(".vote-spot")).to_have_count(2)
    expect(teacher.locator(".answer-count").first).to_have_text("1 · 50 %")
    spot = teacher.locator(".vote-spot").first
    place = teacher.locator(f".shared-place .panes [data-spot='{spot.get_attribute('data-vote-at')}']").bounding_box()
    assert stands_on(spot.bounding_box(), place)
    teacher.locator(".vote > .big").click()
    expect(teacher.locator(".coach-answer li").first).not_to_be_empty(timeout=PATIENCE_MILLISECONDS)
    assert see_all(teacher) == []
    teacher.locator(".vote .row .first").click()
    expect(ada.locator(".asked")).to_have_count(0)
    expect(ada.locator(BOARD).first).to_be_visible()


def test_the_projector_shows_no_name(visits: Visits, teacher: Page) -> None:
    """Neither on the page nor in what is sent to it: the code, the shared board, a pupil's board."""
    page = visits.pupil("Ada")
    give(teacher, "lesson", LESSON)
    expect(page.locator(BOARD).first).to_be_visible()
    wall = visits.device((1280, 720))
    for cookie in teacher.context.cookies():
        wall.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": visits.served.base}])
    heard: list[str] = []
    wall.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    wall.goto(f"{visits.served.base}projector")
    expect(wall.locator(".projected-big")).to_contain_text(visits.served.code)
    assert violations(wall, "body") == []
    state(teacher, "live")
    teacher.locator(".seat-open").click()
    expect(teacher.locator(".watched [data-pane]").first).to_be_visible()
    teacher.locator(".looked-at > .first").click()
    expect(wall.locator(".watched [data-pane]").first).to_be_visible()
    assert violations(wall, "body") == []
    assert len(heard) > 1
    secret = ("Ada", visits.served.server.served.host.room.key)
    assert not [text for text in (*heard, wall.content()) if any(one in text for one in secret)]


def test_the_teacher_looks_at_a_pupil_and_helps(visits: Visits, teacher: Page) -> None:
    """A seat says by a word and a shape how it goes; names are text, whatever is in them; what helps a pupil."""
    pages = [visits.pupil(name) for name in (HOSTILE, LEFTWARD)]
    give(teacher, "lesson", LESSON)
    expect(pages[0].locator(BOARD).first).to_be_visible()
    state(teacher, "live")
    expect(teacher.locator(".seat-name")).to_have_text([HOSTILE, LEFTWARD])
    expect(teacher.locator(".seat .standing path")).to_have_count(2)
    assert see_all(teacher) == []
    teacher.locator(".seat-open").nth(1).click()
    expect(teacher.locator(".watched [data-pane]").first).to_be_visible()
    assert see_all(teacher) == []
    teacher.locator(".for-pupil button").nth(1).click()
    teacher.locator(".for-pupil form input").fill("Noa")
    teacher.keyboard.press("Enter")
    expect(pages[1].locator(".pupil-name")).to_have_text("Noa")
    teacher.locator(".for-pupil button").first.click()
    code = teacher.locator(".rejoin .code").inner_text()
    other = visits.device(PHONE)
    other.goto(visits.served.base)
    other.locator(".join .link").click()
    other.locator("[name=code]").fill(code)
    other.keyboard.press("Enter")
    expect(other.locator(".pupil-name")).to_have_text("Noa")
    teacher.locator(".for-pupil button").nth(2).click()
    teacher.locator(".for-pupil [role=group] .first").click()
    expect(teacher.locator(".seat")).to_have_count(1)
    expect(other.get_by_role("alert")).not_to_be_empty()


def test_another_pupil_takes_the_tablet(visits: Visits, teacher: Page) -> None:
    """Not me, and then another name: two pupils, and the first one is away."""
    page = visits.pupil("Ada", TABLET)
    page.locator(".not-me-ask").click()
    page.locator(".not-me .first").click()
    expect(page.locator("[name=name]")).to_have_value("")
    come_in(page, visits.served.code, "Ben")
    expect(page.locator(".pupil-name")).to_have_text("Ben")
    state(teacher, "live")
    expect(teacher.locator(".seat-name")).to_have_text(["Ada", "Ben"])
    expect(teacher.locator(".seat").first).to_have_attribute("data-standing", "away")


def test_the_link_is_copied_without_a_clipboard(visits: Visits) -> None:
    """Without a secure context there is none: the field is selected, and the page says so."""
    page = visits.device(LAPTOP)
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })")
    page.goto(visits.served.server.address)
    page.locator(".address button").click()
    expect(page.locator(".address [role=status]")).not_to_be_empty()
    chosen = page.evaluate(
        "(({ value, selectionStart: a, selectionEnd: b }) => value.slice(a, b))(document.activeElement)"
    )
    assert chosen == page.locator(".link-field").input_value()
    assert see_all(page) == []


def test_the_teachers_page_is_used_by_keyboard(teacher: Page) -> None:
    """Arrow keys reach every state; what is put on the board is chosen by Enter, not by all that is passed."""
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


def test_what_is_typed_stays_while_pupils_come_in(visits: Visits, teacher: Page) -> None:
    """The page is drawn anew with every pupil; a number that is being typed stays as it is."""
    field = teacher.locator(".expected input")
    field.press_sequentially("2")
    visits.pupil("Ada")
    expect(teacher.locator(".teacher-says")).to_contain_text("One")
    expect(field).to_have_value("2")
    field.press_sequentially("5")
    teacher.keyboard.press("Enter")
    expect(teacher.locator(".teacher-says")).to_contain_text("25")
    expect(field).to_have_value("25")


def test_a_pupil_changes_the_language_within_a_lesson(visits: Visits, teacher: Page) -> None:
    """A Czech browser has a Czech page; the switch speaks English, and the lesson is where it was."""
    page = visits.pupil("Ada", locale="cs-CZ")
    give(teacher, "lesson", FIRST_GAME)
    expect(page.locator(f"{STAGE}[lang=cs]")).to_be_visible()
    Visitor(page, visits.served.base).play_steps(FIRST_GAME, 1)
    place = page.locator(".progress .place")
    czech, english = (Words(spoken).say("lesson-place", number=2, steps=5) for spoken in ("cs", "en"))
    expect(place).to_have_text(czech)
    page.locator(".pupil-strip [name=spoken]").select_option("en")
    expect(page.locator(f"{STAGE}[lang=en]")).to_be_visible()
    expect(place).to_have_text(english)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_wording_is_reported_where_it_stands(visits: Visits, teacher: Page) -> None:
    """Asked for in the menu, the next click on words names their message and their language, and plays nothing."""
    page = visits.pupil("Ada", locale="cs-CZ")
    give(teacher, "lesson", FIRST_GAME)
    stage, said = page.locator(STAGE), page.locator(f"{STAGE} .wording")
    for selector, key in ((".undo", "board-undo"), ("[data-move='sow I']", "trajan-choice-sow-leads")):
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


def test_progress_goes_home_and_comes_back(visits: Visits, teacher: Page, tmp_path: Path) -> None:
    """As a file without a name; who brings it twice is told that nothing in it is new; the teacher has a table."""
    page = visits.pupil("Ada", PHONE)
    give(teacher, "lesson", LESSON)
    expect(page.locator(BOARD).first).to_be_visible()
    Visitor(page, visits.served.base).play_steps(LESSON, 1)
    page.locator(".take").click()
    assert see_all(page) == []
    with page.expect_download() as taken:
        page.locator(".take-home a").click()
    file = tmp_path / "progress.json"
    taken.value.save_as(file)
    assert "Ada" not in file.read_text(encoding="utf-8")
    for _ in range(2):
        page.locator(".take-home input").set_input_files(file)
        expect(page.locator(".take-home [role=status]")).not_to_be_empty()
    with teacher.expect_download() as table:
        teacher.locator("a[href='class.csv']").click()
    assert "Ada" in Path(table.value.path()).read_text(encoding="utf-8")
