"""The board on a narrow page: parts behind tabs; on a wide one: small mats that can be enlarged."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.kernelless import SlowKernel, open_board, recorded, whole
from playwright.sync_api import Browser, Locator, Page

import trajan_tutor.jupyter
from trajan_tutor.desk.coaching import Coach
from trajan_tutor.jupyter.widget import BoardWidget
from trajan_tutor.session.start import new_session
from trajan_tutor.view import Marks

FOLDER = Path(trajan_tutor.jupyter.__file__).parent
# The script in a page without Jupyter; what it sends is kept.
PAGE = """<!doctype html><meta charset="utf-8"><style>{style}</style><div id="host"></div><script type="module">
const board = await import("{script}");
const state = {state};
const calls = new Map();
window.sent = [];
window.model = {{
    get: name => state[name],
    set: (name, value) => {{ state[name] = value; for (const call of calls.get("change:" + name) ?? []) call(); }},
    on: (name, call) => calls.set(name, [...(calls.get(name) ?? []), call]),
    off: () => {{}},
    send: content => window.sent.push(content),
}};
board.default.initialize({{ model: window.model }});
board.default.render({{ model: window.model, el: document.getElementById("host") }});
</script>"""
TABS = "() => [...document.querySelectorAll('.part')].map(tab => [tab.dataset.part, tab.ariaSelected, tab.textContent])"
CHANGED = "patch => model.set('patch', patch)"
# Another view of the board, so far below the window that it was never painted.
FAR_BELOW = """async () => {
    const above = document.createElement("div");
    above.style.height = "30000px";
    document.body.append(above);
    const place = window.another();
    await window.frames(3);
    return place;
}"""
HEIGHTS = "place => [place, ...place.querySelectorAll('.picture')].map(part => part.getBoundingClientRect().height)"


def board_before_building() -> BoardWidget:
    """Return the board of a game in which somebody chooses a space of the district."""
    session = new_session("trajan", seats=3, people=[0, 1, 2], seed=7)
    for number in range(60):
        if any(spot.startswith("district.") for spot in session.spots()):
            break
        choices = session.choices()
        session.choose(session.game.notation(choices[number * 5 % len(choices)]))
    return BoardWidget(session)


def opened(page: Page, board: BoardWidget, width: int) -> None:
    """Show a board in a page of a width."""
    state = {name: value for name, value in board.get_state().items() if not name.startswith("_")}
    script = "data:text/javascript;base64," + base64.b64encode((FOLDER / "board.js").read_bytes()).decode()
    style = (FOLDER / "board.css").read_text(encoding="utf-8")
    page.set_viewport_size({"width": width, "height": 1000})
    page.set_content(PAGE.format(style=style, script=script, state=json.dumps(state).replace("<", "\\u003c")))
    page.locator(".picture > svg").wait_for()
    page.wait_for_function("() => document.querySelector('.parts').hidden === (innerWidth > 700)")


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """Open an empty page."""
    page = chromium.new_page()
    page.goto("about:blank")
    yield page
    page.close()


def test_a_narrow_page_shows_the_part_in_play(page: Page) -> None:
    """The tab with places to choose is open, others that hold some say how many, and the arrow keys change tabs."""
    board = board_before_building()
    opened(page, board, 600)
    tabs = {name: (chosen, text) for name, chosen, text in page.evaluate(TABS)}
    assert tabs["district"] == ("true", "District")
    assert [name for name, (chosen, _) in tabs.items() if chosen == "true"] == ["district"]
    on_mat = sum(spot.startswith("mat.") for spot in board.session.spots())
    assert f"places to choose: {on_mat}" in tabs["mat"][1]
    page.locator(".part[data-part=district]").focus()
    page.keyboard.press("ArrowLeft")
    tabs = {name: (chosen, text) for name, chosen, text in page.evaluate(TABS)}
    assert tabs["port"][0] == "true"
    in_district = sum(spot.startswith("district.") for spot in board.session.spots())
    assert f"places to choose: {in_district}" in tabs["district"][1]
    away = page.locator("[data-spot='district.A1']").evaluate("spot => spot.getBoundingClientRect().right < 0")
    assert not away, "a part of a sheet that is shown is cut by its window, not moved away"
    assert page.locator("[data-spot='mat.0.name']").evaluate("spot => Boolean(spot.closest('.away'))")


def test_a_part_can_be_picked_from(page: Page) -> None:
    """A click on a place in its window tells the kernel, as on a wide page."""
    board = board_before_building()
    opened(page, board, 600)
    spot = min(spot for spot in board.session.spots() if spot.startswith("district."))
    page.locator(f"[data-spot='{spot}']").click()
    assert page.evaluate("sent.filter(one => one.type === 'pick').map(one => one.spot)") == [spot]


def test_a_wide_page_shows_the_whole_board(page: Page) -> None:
    """Without windows and tabs; back from narrow to wide it is the same picture."""
    board = board_before_building()
    opened(page, board, 1200)
    wide = page.locator(".picture > svg").get_attribute("viewBox")
    page.set_viewport_size({"width": 600, "height": 1000})
    page.locator(".part").first.wait_for()
    assert page.locator(".window").count() > 1
    page.set_viewport_size({"width": 1200, "height": 1000})
    page.wait_for_function("() => document.querySelector('.parts').hidden")
    assert page.locator(".window").count() == 0
    assert page.locator(".picture > svg").get_attribute("viewBox") == wide


def test_a_small_mat_is_enlarged_and_made_small_again(page: Page) -> None:
    """By its button, which says whose mat it is; Escape goes back."""
    opened(page, board_before_building(), 1200)
    button = page.locator(".zoom").first
    assert "Enlarge" in str(button.get_attribute("aria-label"))
    button.click()
    small, large = (page.locator(place).first.bounding_box() for place in (".mat-small", ".enlarged"))
    assert small
    assert large
    assert large["width"] > 1.5 * small["width"]
    assert page.locator(".enlarged [id]").count() == 0
    page.keyboard.press("Escape")
    assert page.locator(".enlarged").count() == 0


def test_a_patch_brings_the_picture_to_the_next_one(page: Page) -> None:
    """The page then shows what a page shows that gets the whole picture; what is missed is asked for."""
    board = board_before_building()
    opened(page, board, 1200)
    board.choose(board.choices[0]["move"])
    assert board.patch["parts"]
    page.evaluate(CHANGED, board.patch)
    assert page.evaluate("model.get('svg')") == board.svg
    page.wait_for_function("() => document.querySelector('.picture > svg').id")
    legal = page.evaluate("() => [...document.querySelectorAll('.legal')].map(one => one.dataset.spot).sort()")
    assert legal == sorted(board.session.spots())
    page.evaluate("() => model.set('patch', { from: 77, to: 78, parts: [] })")
    assert page.evaluate("() => sent[sent.length - 1].page") == "picture"


# The places that lie in the middle of a ring in sight; a window shows nothing beyond its edges.
RINGED = """() => {
    const table = document.querySelector(".picture > svg").getScreenCTM();
    const corner = (frame, names) => {
        const [x, y] = names.map(name => frame[name].baseVal.value);
        return new DOMPoint(x, y);
    };
    const cut = frame => {
        const [{ x, y }, size] = [corner(frame, ["x", "y"]), corner(frame, ["width", "height"])];
        return [new DOMPoint(x, y), new DOMPoint(x + size.x, y + size.y)].map(one => one.matrixTransform(table));
    };
    const found = [];
    for (const ring of document.querySelectorAll(".picture > svg .look")) {
        if (ring.closest("[display=none]")) continue;
        const box = ring.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const frame = ring.closest(".window");
        const [from, to] = frame ? cut(frame) : [{ x: 0, y: 0 }, { x: innerWidth, y: innerHeight }];
        if (x < from.x || x > to.x || y < from.y || y > to.y) continue;
        found.push(document.elementFromPoint(x, y)?.closest("[data-spot]")?.dataset.spot ?? "");
    }
    return found;
}"""
IDS = "() => [...document.querySelectorAll('.picture [id]')].map(one => one.id)"


def test_marks_lie_over_their_places_on_a_narrow_page(chromium: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every part in sight, after the marks have changed, and on a wide page again; nothing is there twice."""
    board = board_before_building()
    kernel = SlowKernel(chromium, board, 600)
    page = kernel.page
    page.locator(".part").first.wait_for()
    mat = f"mat.{board.session.viewer}"
    for rings in (("district.A1", f"{mat}.supply"), ("district.B2", f"{mat}.military-camp")):
        monkeypatch.setattr(Coach, "marks", Marks(rings=frozenset(rings)))
        with recorded() as sent:
            board.refresh()
        assert "parts" in sent[-1]["patch"]
        for name, spot in zip(("district", "mat"), rings, strict=True):
            page.locator(f".part[data-part={name}]").click()
            kernel.tell(*sent)
            sent.clear()
            assert page.evaluate(RINGED) == [spot]
        ids = page.evaluate(IDS)
        assert len(ids) == len(set(ids))
    page.set_viewport_size({"width": 1200, "height": 1000})
    page.wait_for_function("() => document.querySelector('.parts').hidden")
    assert sorted(page.evaluate(RINGED)) == sorted(rings)
    assert page.locator(".laid").count() == 0
    page.close()


HIDDEN_FOR_A_MOMENT = """async () => {
    document.getElementById("host").style.display = "none";
    document.body.dataset.jpThemeLight = String(document.body.dataset.jpThemeLight === "false");
    await Promise.resolve();
    document.getElementById("host").style.display = "";
}"""


@pytest.mark.parametrize("width", [1200, 800, 500, 290])
def test_nothing_moves_when_a_board_comes_into_sight(chromium: Browser, width: int) -> None:
    """A picture is painted only near the window; what stands below it was pressed here and let go there."""
    page = open_board(chromium, whole(board_before_building()), width)
    where = page.evaluate_handle(FAR_BELOW)
    before = where.evaluate(HEIGHTS)
    where.evaluate("place => place.scrollIntoView({ block: 'end' })")
    page.evaluate("window.frames(3)")
    assert where.evaluate("place => place.querySelector('svg .legal').checkVisibility({ contentVisibilityAuto: true })")
    assert where.evaluate(HEIGHTS) == pytest.approx(before, abs=1)
    page.close()


@pytest.mark.parametrize("width", [600, 1200])
def test_a_change_of_theme_keeps_the_parts(page: Page, width: int) -> None:
    """Also where the notebook hides everything until its new theme is there."""
    opened(page, board_before_building(), width)
    windows = page.locator(".window").count()
    for _ in range(2):
        page.evaluate(HIDDEN_FOR_A_MOMENT)
        page.wait_for_function("() => document.querySelector('.picture > svg').clientWidth > 0")
        assert page.locator(".window").count() == windows
        assert page.locator(".parts").is_visible() == (width == 600)
    if width == 1200:
        assert all(place["x"] > 0 and place["y"] > 0 for place in map(bounding, page.locator(".zoom").all()))


def bounding(button: Locator) -> dict[str, float]:
    """Return where a button lies on the page."""
    box = button.bounding_box()
    assert box
    return {"x": box["x"], "y": box["y"]}


def board_of_waiting_bots() -> BoardWidget:
    """Return the board of a game of four with long names in which a bot is to decide."""
    session = new_session(
        "trajan", seats=4, people=[0], names=["Aurelia Maximilla", "", "Bartholomew"], seed=7, pace="step"
    )
    while not session.waits_for_bot:
        session.choose(session.game.notation(session.choices()[0]))
    return BoardWidget(session)


@pytest.mark.parametrize("width", [460, 600, 700])
def test_the_controls_of_bots_keep_one_line_on_a_narrow_page(page: Page, width: int) -> None:
    """So do the buttons beside what is owed; nothing is cut, and whose decision it is can still be heard."""
    opened(page, board_of_waiting_bots(), width)
    bots = page.locator(".bots")
    for line in ([*bots.locator("button").all(), bots.locator(".speed")], page.locator(".head > button").all()):
        boxes = [one.bounding_box() for one in line]
        middles = [box["y"] + box["height"] / 2 for box in boxes if box]
        assert len(middles) == len(line) > 1
        assert max(middles) - min(middles) < 4
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes if box)
    assert bots.locator(".who").text_content() == "Bot B is about to decide."
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
