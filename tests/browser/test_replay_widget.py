"""A replay on a page: it goes along the turns by clicks and keys."""

from typing import Any

import pytest
from browser.axe import violations
from browser.kernelless import Quick, QuickKernel
from playwright.sync_api import expect

import trajan_tutor as tt
from trajan_tutor.jupyter.replay_widget import ReplayWidget
from trajan_tutor.session.session import Session

pytestmark = pytest.mark.browser

PLAYHEAD = "head => new DOMMatrix(getComputedStyle(head).transform).e"


@pytest.fixture(scope="module")
def game() -> Session:
    """Let bots play a game."""
    found: Session = tt.play("trajan", seats=2, seed=5, people=()).session
    return found


@pytest.fixture
def kernel(quick: Quick, game: Session) -> QuickKernel:
    """Show the replay at its first picture."""
    replay = tt.replay(game)
    assert isinstance(replay, ReplayWidget)
    kernel = quick(replay.desk.shown)
    kernel.stage.locator(".replay-at").focus()
    return kernel


def turn(kernel: QuickKernel) -> int:
    """Return the number of the picture that the kernel tells."""
    model: Any = kernel.desk.opened()["model"]
    return int(model["frame"]["number"])


def test_it_goes_along_the_turns_by_buttons_and_keys(kernel: QuickKernel) -> None:
    """One by one, and back."""
    shown = kernel.stage
    caption = shown.locator(".replay-caption")
    expect(caption).to_contain_text("Turn 1,")
    for key in ("ArrowRight", "ArrowRight"):
        kernel.page.keyboard.press(key)
    expect(caption).to_contain_text("Turn 3,")
    kernel.wait_for(lambda: turn(kernel), 2)
    shown.locator(".before").click()
    expect(caption).to_contain_text("Turn 2,")
    shown.locator(".after").click()
    kernel.wait_for(lambda: turn(kernel), 2)


def test_the_playhead_goes_along_and_leads_to_a_turn(kernel: QuickKernel) -> None:
    """By a click on the curve and by keys in it."""
    shown = kernel.stage
    caption, curve = shown.locator(".replay-caption"), shown.locator(".curve-place")
    svg = curve.locator("svg")
    svg.scroll_into_view_if_needed()
    first, step = (float(str(svg.get_attribute(name))) for name in ("data-first", "data-step"))
    box = svg.bounding_box()
    assert box
    unit = box["width"] / float(str(svg.get_attribute("viewBox")).split()[2])
    kernel.page.mouse.click(box["x"] + (first + 14 * step) * unit, box["y"] + box["height"] / 2)
    expect(caption).to_contain_text("Turn 15,")
    expect(shown.locator(".replay-at")).to_have_value("14")
    curve.focus()
    for key in ("ArrowRight", "ArrowRight"):
        kernel.page.keyboard.press(key)
    expect(curve).to_have_attribute("aria-valuenow", "16")
    assert abs(svg.locator(".playhead").evaluate(PLAYHEAD) - first - 16 * step) < 0.5
    for key in ("End", "ArrowLeft", "Home", "ArrowUp"):
        kernel.page.keyboard.press(key)
    expect(caption).to_contain_text("Turn 2,")
    kernel.wait_for(lambda: turn(kernel), 1)


def test_a_turning_point_leads_to_its_turn(kernel: QuickKernel) -> None:
    """With the picture of it."""
    shown = kernel.stage
    picture = shown.locator(".replay-picture")
    before = picture.inner_html()
    shown.locator(".turning-point").first.click()
    expect(shown.locator(".replay-at")).not_to_have_value("0")
    wanted = shown.locator(".replay-at").input_value()
    kernel.wait_for(lambda: str(turn(kernel)), wanted)
    expect(shown.locator(".replay-told li").first).to_be_visible()
    assert picture.inner_html() != before


def test_everybody_can_read_it(kernel: QuickKernel) -> None:
    """Axe finds nothing."""
    assert violations(kernel.page) == []
