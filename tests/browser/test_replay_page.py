"""A whole game as one page of HTML in Chromium: it steps, plays and lets markers travel, without a kernel."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from trajan_tutor.session.new_session import new_session
from trajan_tutor.shown.replay import replay_of

pytestmark = pytest.mark.browser

WIDTHS: Final = (1200, 700)
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
# Only what has come to rest travels: quick steps are not waited for.
AT_REST = 350
# What lies on the board, by its looks: equal pieces are told apart by nothing.
PIECES = """() => [...document.querySelectorAll('#stage .p')].map(piece => {
    const signs = [piece, ...piece.querySelectorAll('use')].map(use => use.getAttribute('href')).join(' ');
    const { x, y } = piece.getBoundingClientRect();
    return { look: `${piece.getAttribute('class')}|${signs}|${piece.textContent}`, x, y };
})"""
# A step, and where every travelling piece is at the beginning, in the middle and at the end of its way.
STEP_AND_LOOK = """key => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const moves = document.getAnimations().filter(one => one.effect.target?.matches('.p'));
    return moves.map(one => {
        one.pause();
        const piece = one.effect.target;
        const signs = [piece, ...piece.querySelectorAll('use')].map(use => use.getAttribute('href')).join(' ');
        const look = `${piece.getAttribute('class')}|${signs}|${piece.textContent}`;
        const places = [0, 0.5, 1].map(share => {
            one.currentTime = share * (one.effect.getTiming().duration - 0.01);
            const { x, y } = piece.getBoundingClientRect();
            return { x, y, transform: getComputedStyle(piece).transform };
        });
        one.finish();
        return { look, places };
    });
}"""
PLAYHEAD = "() => new DOMMatrix(getComputedStyle(document.querySelector('.playhead')).transform).e"


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the replay of a game of bots."""
    replay = replay_of(new_session("trajan", seats=2, seed=5, people=[]))
    return replay.save_page(tmp_path_factory.mktemp("replay") / "replay.html")


@pytest.fixture
def page(chromium: Browser, replay: Path) -> Iterator[Page]:
    """Open the replay from its file; nothing may go wrong in it, and nothing may be fetched."""
    context = chromium.new_context(viewport={"width": 1200, "height": 900}, offline=True)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith("file:") else problems.append(request.url))
    page.goto(replay.as_uri())
    page.locator("#stage > svg").wait_for()
    yield page
    context.close()
    assert problems == []


def violations(page: Page) -> list[str]:
    """Return what axe finds in the page."""
    found: list[dict[str, Any]] = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def step_by_buttons_and_keys(page: Page) -> None:
    """Picture, caption and count go together; it ends where the game does."""
    caption, count = page.locator("#caption"), page.locator("#count")
    expect(caption).to_contain_text("Turn 1,")
    first = page.locator("#stage").inner_html()
    page.locator("#on").click()
    expect(caption).to_contain_text("Turn 2,")
    assert page.locator("#stage").inner_html() != first
    page.locator("#back").click()
    expect(caption).to_contain_text("Turn 1,")
    assert page.locator("#stage").inner_html() == first
    for key, wanted in (("ArrowRight", "Turn 2,"), ("PageDown", "Turn 12,"), ("ArrowLeft", "Turn 11,")):
        page.keyboard.press(key)
        expect(caption).to_contain_text(wanted)
    page.keyboard.press("End")
    expect(caption).to_contain_text("The game is over.")
    whole = str(count.text_content()).split(" / ")
    assert whole[0] == whole[1]
    page.keyboard.press("Home")
    expect(count).to_have_text(f"1 / {whole[1]}")


def follow_the_playhead(page: Page) -> None:
    """It stands at the present turn of the curve; a click and the keys in the curve go to another one."""
    caption, curve = page.locator("#caption"), page.locator("#curve")
    start = page.evaluate(PLAYHEAD)
    page.keyboard.press("ArrowRight")
    step = page.evaluate(PLAYHEAD) - start
    assert step > 0
    page.keyboard.press("PageDown")
    assert page.evaluate(PLAYHEAD) == pytest.approx(start + 11 * step, abs=0.1)
    expect(curve).to_have_attribute("aria-valuenow", "11")
    box = curve.locator("svg").bounding_box()
    assert box
    unit = box["width"] / float(str(curve.locator("svg").get_attribute("viewBox")).split()[2])
    curve.click(position={"x": (start + 20 * step) * unit, "y": box["height"] / 2})
    expect(caption).to_contain_text("Turn 21,")
    assert page.evaluate(PLAYHEAD) == pytest.approx(start + 20 * step, abs=0.1)
    curve.click(position={"x": 1, "y": box["height"] / 2})
    expect(caption).to_contain_text("Turn 1,")
    curve.focus()
    page.keyboard.press("ArrowRight")
    expect(caption).to_contain_text("Turn 2,")
    expect(page.locator("#at")).to_have_value("1")


def play_and_pause(page: Page) -> None:
    """By its button and by the space bar; it begins again after its end."""
    caption, playing = page.locator("#caption"), page.locator("#play")
    playing.click()
    expect(playing).to_have_text("Pause")
    expect(caption).to_contain_text("Turn 3,", timeout=10000)
    playing.click()
    expect(playing).to_have_text("Play")
    told = caption.text_content()
    page.wait_for_timeout(1200)
    assert caption.text_content() == told
    page.keyboard.press("End")
    page.locator("body").press(" ")
    expect(caption).to_contain_text("Turn 1,")
    expect(caption).to_contain_text("Turn 2,", timeout=10000)
    page.keyboard.press("ArrowLeft")
    expect(playing).to_have_text("Play")


def test_the_replay_is_stepped_and_played(page: Page) -> None:
    """By its buttons, by keys, and by its curve."""
    for doing in (step_by_buttons_and_keys, follow_the_playhead, play_and_pause):
        page.keyboard.press("Home")
        expect(page.locator("#caption")).to_contain_text("Turn 1,")
        doing(page)


def test_markers_travel_from_where_they_lay(page: Page) -> None:
    """What moves in a turn begins its way where an equal piece lay, goes half of it in half the time, and arrives."""
    travelled = 0
    for _ in range(6):
        page.wait_for_timeout(AT_REST)
        before = page.evaluate(PIECES)
        moves = page.evaluate(STEP_AND_LOOK, "ArrowRight")
        after = page.evaluate(PIECES)
        for move in moves:
            start, _, end = move["places"]
            assert len({place["transform"] for place in move["places"]}) > 1
            assert abs(start["x"] - end["x"]) + abs(start["y"] - end["y"]) > 1
            for place, lying in ((start, before), (end, after)):
                ways = [
                    abs(place["x"] - one["x"]) + abs(place["y"] - one["y"])
                    for one in lying
                    if one["look"] == move["look"]
                ]
                assert min(ways) < 2, "a piece travels from a place to a place"
        travelled += len(moves)
    assert travelled >= 6


def test_nothing_travels_for_who_prefers_less_motion(page: Page) -> None:
    """The pictures change all the same."""
    page.emulate_media(reduced_motion="reduce")
    for number in range(2, 6):
        page.wait_for_timeout(AT_REST)
        assert page.evaluate(STEP_AND_LOOK, "ArrowRight") == []
        expect(page.locator("#caption")).to_contain_text(f"Turn {number},")


def test_everybody_can_read_and_reach_the_replay(page: Page) -> None:
    """Wide and narrow, light and dark: axe finds nothing, Tab reaches all controls, nothing is wider than the page."""
    for width, scheme in product(WIDTHS, SCHEMES):
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)
        page.reload()
        page.locator("#stage > svg").wait_for()
        assert violations(page) == [], (width, scheme)
        reached = []
        for _ in range(6):
            page.keyboard.press("Tab")
            reached.append(page.evaluate("() => document.activeElement.id"))
        assert {"back", "play", "on", "at", "curve"} <= set(reached)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_replay_without_a_curve_is_a_replay_too(chromium: Browser, tmp_path: Path) -> None:
    """Its place is not there, and everything else goes on."""
    from view.boards import the_words
    from view.test_replay import frames

    from trajan_tutor.view import draw_replay

    path = tmp_path / "replay.html"
    path.write_text(draw_replay(frames(), the_words(), title="A game"), encoding="utf-8")
    page = chromium.new_page()
    page.goto(path.as_uri())
    expect(page.locator("#side")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#caption")).to_have_text("step 1")
    page.close()
