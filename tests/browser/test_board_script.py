"""The functions of the board's script that think: morph, what travels, the nearest spot, the place of a bubble."""

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import trajan_tutor
from trajan_tutor.jupyter.picture import Telling

pytestmark = pytest.mark.browser

SCRIPT = Path(trajan_tutor.__file__).parent / "jupyter" / "board.js"

MORPH = """async ([script, before, after, act]) => {
    const { morph } = await import(script);
    const parse = text => new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    document.body.replaceChildren(document.importNode(parse(before), true));
    const kept = document.body.firstElementChild;
    const old = Object.fromEntries([...kept.querySelectorAll("[id]")].map(one => [one.id, one]));
    if (act) old[act].focus();
    morph(kept, parse(after));
    const wanted = document.importNode(parse(after), true);
    return {
        equal: kept.isEqualNode(wanted),
        text: kept.outerHTML,
        same: [...kept.querySelectorAll("[id]")].filter(one => old[one.id] === one).map(one => one.id),
        focused: document.activeElement.id,
    };
}"""

NEAREST = """async ([script, places, from, direction]) => {
    const { nearest } = await import(script);
    document.body.replaceChildren(...places.map(([name, x, y]) => {
        const place = document.createElement("div");
        place.id = name;
        place.style = `position: absolute; left: ${x}px; top: ${y}px; width: 10px; height: 10px`;
        return place;
    }));
    const found = nearest(document.getElementById(from), [...document.body.children], direction);
    return found && found.id;
}"""

TRAVELLERS = """async ([script, before, after]) => {
    const { travellers } = await import(script);
    const parse = text => new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const spot = piece => piece.closest("[data-spot]").getAttribute("data-spot");
    return travellers([parse(before)], [parse(after)], "b").map(({ from, to }) => [spot(from), spot(to), to.id]);
}"""

BUTTONS = """async ([script, text]) => {
    const { withButtons } = await import(script);
    const made = withButtons(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
    const places = [...made.querySelectorAll("[data-spot]")];
    return places.map(one => [
        one.getAttribute("data-spot"), one.getAttribute("role"), one.getAttribute("class"),
        [...one.querySelectorAll(".p")].map(piece => piece.id),
    ]);
}"""

TURN_AT = "async ([script, ...place]) => (await import(script)).turnAt(...place)"
TURN_BY_KEY = "async ([script, ...asked]) => (await import(script)).turnByKey(...asked)"

FOLLOWS = """async ([script, states]) => {
    const { keepPicture } = await import(script);
    const held = { patch: {}, log_patch: {}, log_lines: [], svg: "", at: 0 };
    const calls = {};
    const asked = [];
    const model = {
        get: name => held[name],
        set: (name, value) => { held[name] = value; },
        on: (name, call) => { calls[name] = call; },
        send: content => asked.push(content.page),
    };
    keepPicture(model);
    const shown = [];
    for (const state of states) {
        Object.assign(held, state);
        calls["change:log_patch"]();
        shown.push(held.log_lines);
    }
    return [shown, asked];
}"""

WHOLE_GAME = """async ([script, texts]) => {
    const { changes, morph, withButtons } = await import(script);
    const picture = text => withButtons(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
    const parse = text => document.importNode(picture(text), true);
    document.body.replaceChildren(parse(texts[0]));
    const kept = document.body.firstElementChild;
    let quick = 0;
    for (let at = 1; at < texts.length; at += 1) {
        const pairs = changes(kept, texts[at - 1], texts[at]);
        quick += pairs.length !== 1 || pairs[0][0] !== kept;
        for (const [old, now] of pairs) morph(old, now);
        if (!kept.isEqualNode(parse(texts[at]))) return at;
    }
    return `all, ${quick} of them quickly`;
}"""

PATCHED_GAME = """async ([script, texts, patches]) => {
    const { begun, morph, patches: changesOf, withButtons, dress } = await import(script);
    const picture = text => withButtons(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
    const parse = text => document.importNode(picture(text), true);
    document.body.replaceChildren(parse(texts[0]));
    const kept = document.body.firstElementChild;
    let dressed = 0;
    for (const [at, parts] of patches.entries()) {
        dressed += parts.filter(([, , part]) => begun(part)).length;
        const pairs = changesOf(kept, parts);
        if (!pairs) return `nothing at ${at}`;
        for (const [old, now] of pairs) now instanceof Map ? dress(old, now) : morph(old, now);
        if (!kept.isEqualNode(parse(texts[at + 1]))) return `another at ${at}`;
    }
    return dressed;
}"""

# Where every piece lies by its attributes, beside where the browser says that it lies, in the units of the picture.
PLACES = """async ([script, text, inWindow]) => {
    const { placeOf, withButtons } = await import(script);
    const made = withButtons(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
    document.body.replaceChildren(document.importNode(made, true));
    const picture = document.body.firstElementChild;
    picture.style.width = "700px";
    if (inWindow) {
        const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        frame.setAttribute("viewBox", "10 20 400 300");
        frame.append(...picture.querySelectorAll(":scope > .sheet"));
        picture.append(frame);
    }
    const whole = DOMMatrix.fromMatrix(picture.getScreenCTM()).inverse();
    let farthest = 0;
    const pieces = [...picture.querySelectorAll(".p")];
    for (const piece of pieces) {
        const [found, seen] = [placeOf(piece, picture), whole.multiply(DOMMatrix.fromMatrix(piece.getScreenCTM()))];
        for (const key of "abcdef") farthest = Math.max(farthest, Math.abs(found[key] - seen[key]));
    }
    return [pieces.length, farthest];
}"""

BESIDES = """async ([script, box, others, frame, width, height]) => {
    const { besides } = await import(script);
    const rectangle = ([x, y, width, height]) => new DOMRect(x, y, width, height);
    return besides(rectangle(box), others.map(rectangle), rectangle(frame), width, height);
}"""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """Open an empty page."""
    page = chromium.new_page()
    page.goto("about:blank")
    yield page
    page.close()


@pytest.fixture(scope="module")
def script() -> str:
    """Return the script as an address that can be imported."""
    return "data:text/javascript;base64," + base64.b64encode(SCRIPT.read_bytes()).decode()


def svg(content: str) -> str:
    """Return a picture."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{content}</svg>'


@pytest.mark.parametrize(
    ("before", "after", "same"),
    [
        ('<g id="a"/><g id="b"/>', '<g id="a" class="legal"/><g id="b"/>', ["a", "b"]),
        ('<g id="a"/><g id="b"/><g id="c"/>', '<g id="c"/><g id="a"/>', ["c", "a"]),
        ('<g id="a"/>', '<g id="n"/><g id="a"/><g id="m"/>', ["a"]),
        ('<g id="a" x="1" class="legal"><rect/></g>', '<g id="a" x="2"><rect/><circle/></g>', ["a"]),
        ('<g id="a"><text>1</text></g>', '<g id="a"><text>2</text></g>', ["a"]),
        ("<rect/><text>x</text>", "<text>x</text><rect/>", []),
        ('<g id="a"><g id="b"/></g>', '<g id="b"/><g id="a"/>', ["a"]),
        ('<g id="a"/>', '<rect id="a"/>', []),
        ('<g id="a"/> <g id="b"/>', "", []),
        ("", '<g id="a"/>text', []),
        ('<rect/><g id="a"/><rect/>', '<circle/><rect/><g id="a"/>', ["a"]),
    ],
)
def test_a_picture_becomes_another(page: Page, script: str, before: str, after: str, same: list[str]) -> None:
    """Exactly, and what has an id at the same place stays the same element."""
    result: dict[str, Any] = page.evaluate(MORPH, [script, svg(before), svg(after), ""])
    assert result["equal"], result["text"]
    assert result["same"] == same


def test_places_become_buttons_and_pieces_are_found(page: Page, script: str) -> None:
    """A drawing names its places by their ids and labels; what has only the class of a seat on them is a piece."""
    inside = (
        '<rect class="o"/><use id="fixed" class="q"/><use id="one"/><g id="two" class="seat-1"><use id="part"/></g>'
    )
    place = f'<g id="b1-k-board0"><g id="b1--mat.0.tray.I" aria-label="I">{inside}</g></g>'
    assert page.evaluate(BUTTONS, [script, svg(place)]) == [["mat.0.tray.I", "button", "spot", ["one", "two"]]]


def test_the_focus_stays_when_others_go(page: Page, script: str) -> None:
    """An element that stays is not moved."""
    before = svg('<g id="a"/><g id="b"/><g id="c" tabindex="0"/>')
    after = svg('<g id="n"/><g id="c" class="legal"/><g id="m"/>')
    result = page.evaluate(MORPH, [script, before, after, "c"])
    assert result["focused"] == "c"
    assert 'tabindex="0"' in result["text"]


@pytest.mark.parametrize(
    ("direction", "found"),
    [([1, 0], "right"), ([-1, 0], None), ([0, 1], "below"), ([0, -1], "above")],
)
def test_arrows_find_what_lies_ahead(page: Page, script: str, direction: list[int], found: str | None) -> None:
    """Straight ahead counts before aside."""
    places = [
        ["here", 100, 100],
        ["right", 200, 110],
        ["near-but-aside", 120, 180],
        ["below", 105, 150],
        ["above", 100, 20],
    ]
    assert page.evaluate(NEAREST, [script, places, "here", direction]) == found


def table(**spots: str) -> str:
    """Return a picture: for each spot its pieces, one letter each; a point in a spot's name is written as two lines."""
    numbers: dict[str, int] = {}
    drawn = []
    for spot, pieces in spots.items():
        inside = ""
        for look in pieces:
            numbers[look] = numbers.get(look, 0) + 1
            inside += f'<use class="p" id="b-p-{look}.{numbers[look]}" href="#b-{look}"/>'
        drawn.append(f'<g data-spot="{spot.replace("__", ".")}">{inside}</g>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" id="b">{"".join(drawn)}</svg>'


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        # Nothing moves, whatever the numbers of equal pieces are.
        ({"one": "ab", "two": "a"}, {"one": "ab", "two": "a"}, []),
        ({"one": "a", "two": ""}, {"one": "", "two": "a"}, [["one", "two", "b-p-a.1"]]),
        # Equal pieces are renumbered: still only one of them travels.
        ({"one": "a", "two": "a", "three": ""}, {"one": "", "two": "a", "three": "a"}, [["one", "three", "b-p-a.2"]]),
        # What comes from nowhere or goes for ever does not travel.
        ({"one": "a", "two": ""}, {"one": "", "two": "c"}, []),
        # Markers stay on their mat, and nothing goes from mat to mat.
        (
            {"mat__0__x": "a", "mat__1__x": "a", "mat__0__y": "", "mat__1__y": ""},
            {"mat__0__x": "", "mat__1__x": "", "mat__0__y": "a", "mat__1__y": "a"},
            [["mat.0.x", "mat.0.y", "b-p-a.1"], ["mat.1.x", "mat.1.y", "b-p-a.2"]],
        ),
        ({"mat__0__x": "a", "mat__1__x": ""}, {"mat__0__x": "", "mat__1__x": "a"}, []),
        ({"forum": "a", "mat__1__x": ""}, {"forum": "", "mat__1__x": "a"}, [["forum", "mat.1.x", "b-p-a.1"]]),
    ],
)
def test_equal_pieces_travel(
    page: Page, script: str, before: dict[str, str], after: dict[str, str], found: list[list[str]]
) -> None:
    """From a spot that lost one to a spot that gained one."""
    assert page.evaluate(TRAVELLERS, [script, table(**before), table(**after)]) == found


@pytest.mark.parametrize(
    ("box", "others", "place"),
    [
        ([100, 100, 20, 20], [], [60, 126]),
        # Below lies something that is to be seen: above. Then left of it, then right.
        ([100, 100, 20, 20], [[90, 130, 40, 10]], [60, 54]),
        ([200, 100, 20, 20], [[190, 130, 40, 10], [190, 60, 40, 30]], [94, 90]),
        ([100, 100, 20, 20], [[90, 130, 40, 10], [90, 60, 40, 30]], [126, 90]),
        # At the edges it stays inside.
        ([0, 0, 20, 20], [], [0, 26]),
        ([380, 280, 20, 20], [], [300, 234]),
    ],
)
def test_a_bubble_stands_beside(
    page: Page, script: str, box: list[int], others: list[list[int]], place: list[int]
) -> None:
    """Inside the frame of 400 by 300, and it covers nothing that is shown together with it."""
    assert page.evaluate(BESIDES, [script, box, others, [0, 0, 400, 300], 100, 40]) == place


def test_a_board_follows_a_whole_game(page: Page, script: str) -> None:
    """After each decision the page shows exactly the picture, often without reading all of it."""
    board: Any = trajan_tutor.play("trajan", seats=3, seed=7)
    texts = [board.svg]
    while board.choices and len(texts) < 60:
        board.choose(board.choices[len(texts) * 7 % len(board.choices)]["move"])
        texts.append(board.svg)
    board.undo()
    texts.append(board.svg)
    found = page.evaluate(WHOLE_GAME, [script, texts])
    assert str(found).startswith("all, "), found
    assert int(found.split()[1]) > len(texts) / 6, found


def test_a_board_follows_a_whole_game_by_what_has_changed(page: Page, script: str) -> None:
    """What a kernel tells is enough, also where a name has signs that stand for others in a picture."""
    board: Any = trajan_tutor.play("trajan", seats=3, seed=7, names=["A & B", '"<C>"', "D"])
    texts, patches = [board.svg], list[Any]()
    while board.choices and len(texts) < 60:
        board.choose(board.choices[len(texts) * 7 % len(board.choices)]["move"])
        if "parts" not in board.patch:
            texts[:], patches[:] = [], []
        else:
            patches.append(board.patch["parts"])
        texts.append(board.svg)
    assert len(patches) > 20
    assert any('"A &amp; B' in part or "of A &amp; B" in part for parts in patches for _, _, part in parts)
    assert page.evaluate(PATCHED_GAME, [script, texts, patches]) > 2 * len(patches)


@pytest.mark.parametrize("in_window", [False, True])
def test_a_piece_lies_where_its_attributes_say(page: Page, script: str, in_window: bool) -> None:
    """As the browser says it after it has laid out the page; on a narrow page sheets are seen through windows."""
    board: Any = trajan_tutor.play("trajan", seats=3, seed=7)
    for _ in range(40):
        board.choose(board.choices[-1]["move"])
    number, farthest = page.evaluate(PLACES, [script, board.svg, in_window])
    assert number > 50
    assert farthest < 0.01


def test_a_log_is_kept_whole_from_what_changes(page: Page, script: str) -> None:
    """Lines go at the beginning, others come at the end, and all of them are others when another game begins."""
    logs = [[], ["a"], ["a", "b"], ["a", "b", "c"], ["b", "c", "d"], ["b", "c", "e"], ["x"], ["x"], []]
    telling = Telling()
    states: list[dict[str, Any]] = []
    for number, log in enumerate(logs):
        patch = telling.patch(log, whole=number == 0)
        states.append({"log_patch": patch} | ({"log_lines": log} if number == 0 else {}))
    assert page.evaluate(FOLLOWS, [script, states]) == [logs, []]


def test_a_page_that_missed_lines_asks_for_all(page: Page, script: str) -> None:
    """What does not follow from what it has is not shown, until all of it comes."""
    telling = Telling()
    states: list[dict[str, Any]] = [{"log_patch": telling.patch(["a"], whole=True), "log_lines": ["a"]}]
    telling.patch(["a", "b"], whole=False)
    states.append({"log_patch": telling.patch(["a", "b", "c"], whole=False)})
    states.append({"log_patch": telling.patch(["a", "b", "c"], whole=True), "log_lines": ["a", "b", "c"]})
    assert page.evaluate(FOLLOWS, [script, states]) == [[["a"], ["a"], ["a", "b", "c"]], ["picture"]]


@pytest.mark.parametrize(("x", "turn"), [(50, 0), (61, 1), (64.9, 1), (65.1, 2), (-300, 0), (900, 12)])
def test_a_place_of_a_curve_is_the_nearest_turn(page: Page, script: str, x: float, turn: int) -> None:
    """Before the first turn and after the last one there is no other."""
    assert page.evaluate(TURN_AT, [script, x, 50, 10, 12]) == turn


@pytest.mark.parametrize(
    ("key", "turn"),
    [("ArrowLeft", 4), ("ArrowUp", 6), ("PageUp", 12), ("PageDown", 0), ("Home", 0), ("End", 12), ("Enter", None)],
)
def test_keys_go_along_a_curve_as_along_a_slider(page: Page, script: str, key: str, turn: int | None) -> None:
    """Others mean nothing there."""
    assert page.evaluate(TURN_BY_KEY, [script, key, 5, 12]) == turn
