"""The two functions of the board's script that think: the keyed morph, and the nearest spot in a direction."""

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import trajan_tutor

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
