"""A replay as the value of a cell in a real JupyterLab: it goes along the turns by clicks and keys."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.lab import Lab, LabServer, write_notebook
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser

NOTEBOOK = "replay.ipynb"
CELLS = [
    "import trajan_tutor as tt",
    "replay = tt.replay(tt.play('trajan', seats=2, seed=5, people=()))\nreplay",
]
SHOWN = "replay.desk.shown.model['frame']['number']"
PLAYHEAD = "head => new DOMMatrix(getComputedStyle(head).transform).e"
NUMBER_OF_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"


@pytest.fixture(scope="module")
def bench(lab_server: LabServer, module_lab: Lab) -> Iterator[Lab]:
    """Open a notebook with a replay."""
    path = lab_server.folder / NOTEBOOK
    write_notebook(path, CELLS)
    module_lab.open(NOTEBOOK)
    module_lab.run_all()
    expect(replay(module_lab).locator(".replay-picture > svg")).to_be_visible()
    yield module_lab
    path.unlink()


@pytest.fixture
def shown(bench: Lab) -> Locator:
    """Return the replay at its first picture."""
    shown = replay(bench)
    shown.locator(".replay-at").focus()
    bench.page.keyboard.press("Home")
    bench.wait_for_kernel(SHOWN, "0")
    return shown


def replay(lab: Lab) -> Locator:
    """Return the replay on the page."""
    return lab.output(1).locator(".trajan-tutor.alone")


def test_it_goes_along_the_turns_by_buttons_and_keys(bench: Lab, shown: Locator) -> None:
    """Keys stay on it: the notebook keeps its cells."""
    caption = shown.locator(".replay-caption")
    expect(caption).to_contain_text("Turn 1,")
    for key in ("ArrowRight", "b", "d", "d", "a", "ArrowRight"):
        bench.page.keyboard.press(key)
    expect(caption).to_contain_text("Turn 3,")
    bench.wait_for_kernel(SHOWN, "2")
    shown.locator(".before").click()
    expect(caption).to_contain_text("Turn 2,")
    shown.locator(".after").click()
    bench.wait_for_kernel(SHOWN, "2")
    assert bench.page.evaluate(NUMBER_OF_CELLS) == len(CELLS)
    assert bench.errors == []


def test_the_playhead_goes_along_and_leads_to_a_turn(bench: Lab, shown: Locator) -> None:
    """By a click on the curve and by keys in it."""
    caption, curve = shown.locator(".replay-caption"), shown.locator(".curve-place")
    svg = curve.locator("svg")
    svg.scroll_into_view_if_needed()
    first, step = (float(str(svg.get_attribute(name))) for name in ("data-first", "data-step"))
    box = svg.bounding_box()
    assert box
    unit = box["width"] / float(str(svg.get_attribute("viewBox")).split()[2])
    bench.page.mouse.click(box["x"] + (first + 14 * step) * unit, box["y"] + box["height"] / 2)
    expect(caption).to_contain_text("Turn 15,")
    expect(shown.locator(".replay-at")).to_have_value("14")
    curve.focus()
    for key in ("ArrowRight", "ArrowRight"):
        bench.page.keyboard.press(key)
    expect(curve).to_have_attribute("aria-valuenow", "16")
    assert abs(svg.locator(".playhead").evaluate(PLAYHEAD) - first - 16 * step) < 0.5
    for key in ("End", "ArrowLeft", "Home", "ArrowUp"):
        bench.page.keyboard.press(key)
    expect(caption).to_contain_text("Turn 2,")
    bench.wait_for_kernel(SHOWN, "1")
    assert bench.errors == []


def test_a_turning_point_leads_to_its_turn(bench: Lab, shown: Locator) -> None:
    """With the picture of it."""
    picture = shown.locator(".replay-picture")
    before = picture.inner_html()
    shown.locator(".turning-point").first.click()
    expect(shown.locator(".replay-at")).not_to_have_value("0")
    wanted = shown.locator(".replay-at").input_value()
    bench.wait_for_kernel(SHOWN, wanted)
    expect(shown.locator(".replay-told li").first).to_be_visible()
    assert picture.inner_html() != before


def test_everybody_can_read_it(bench: Lab, shown: Locator) -> None:
    """Axe finds nothing."""
    expect(shown).to_be_visible()
    found: list[dict[str, Any]] = Axe().run(bench.page, context=".trajan-tutor.alone").response["violations"]
    assert [one["id"] for one in found if one["impact"] in {"serious", "critical"}] == []
