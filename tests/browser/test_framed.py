"""The stage in a frame of its own, as Colab and VS Code show what came of a cell: without storage, under a policy.

What it meets there is imitated as their documentation tells it (`docs/other-hosts.md`): neither of the two was seen.
"""

from collections.abc import Iterator
from html import escape

import pytest
from browser.hand import Hand
from browser.kernelless import SlowKernel, plain, put_stage
from playwright.sync_api import Browser, Frame, Locator

import trajan_tutor as tt
from trajan_tutor.jupyter.stage_widget import StageWidget

# Nothing from elsewhere, and scripts only as a notebook brings them: in the page, and from what was made in it.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; "
    "img-src https: http: data:; font-src https:; connect-src https:; child-src https: data:"
)
INSIDE = """<html%s><head><meta http-equiv="Content-Security-Policy" content="%s"></head>
<body style="margin: 0"%s><script>
    window.refused = [];
    addEventListener("securitypolicyviolation", event => window.refused.push(event.violatedDirective));
    const { body } = document;
    new ResizeObserver(() => parent.postMessage(body.getBoundingClientRect().height, "*")).observe(body);
</script></body></html>"""
# As high as what is in it, up to a limit, as in Colab; or far higher, as in VS Code.
AROUND = """<body style="margin: 0">
<iframe sandbox="allow-scripts" style="display: block; width: 100%%; height: %dpx; border: 0" srcdoc="%s"></iframe>
<script>
    window.heights = [];
    addEventListener("message", event => {
        window.heights.push(event.data);
        if (%s) document.querySelector("iframe").style.height = `${Math.min(1000, event.data)}px`;
    });
</script></body>"""
HOSTS = {
    "colab": (20, ' theme="dark"', "", "true"),
    "code": (10_000, "", ' data-vscode-theme-kind="vscode-dark"', "false"),
}


@pytest.fixture(params=HOSTS)
def kernel(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[SlowKernel]:
    """Show a game in a frame of a host, and answer what it asks for."""
    height, root, body, follows = HOSTS[request.param]
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, StageWidget)
    # A page that lends no storage to those that have none.
    kernel = SlowKernel(chromium, board, played_out=True)
    inside = INSIDE % (root, POLICY, body)
    kernel.page.set_content(AROUND % (height, escape(inside, quote=True), follows))
    frame = kernel.page.frames[1]
    frame.evaluate("window.google = document.documentElement.matches('[theme]') ? { colab: {} } : undefined")
    kernel.place = frame
    put_stage(frame, plain(board.desk.opened()), "output")
    kernel.answer()
    yield kernel
    kernel.page.close()


def stage_of(kernel: SlowKernel) -> Locator:
    """Return the stage in the frame."""
    assert isinstance(kernel.place, Frame)
    return kernel.place.locator(".trajan-tutor")


def test_a_board_is_played_in_a_frame(kernel: SlowKernel) -> None:
    """A click is answered though nothing can be stored, and nothing was asked for that the policy refuses."""
    assert kernel.place.evaluate("() => { try { return Boolean(localStorage); } catch { return false; } }") is False
    stage, hand = stage_of(kernel), Hand(stage_of(kernel))
    place = hand.aim(f"[data-pane] [data-spot='{hand.lit()}']")
    assert place is not None
    kernel.page.mouse.click(*place)
    assert kernel.answer() == ["pick"]
    assert stage.get_attribute("data-at") == "1"
    assert stage.get_attribute("data-connection") == "fine"
    assert kernel.place.evaluate("window.refused") == []


def test_it_is_as_high_as_a_board_should_be_and_stays_so(kernel: SlowKernel) -> None:
    """The frame's window says nothing of what is seen: neither does the stage grow with it, nor vanish in it."""
    stage = stage_of(kernel)
    box = stage.bounding_box()
    assert box is not None
    assert 480 <= box["height"] <= 760
    kernel.place.evaluate("window.frames(20)")
    heights = kernel.page.evaluate("window.heights")
    assert len(heights) < 10
    assert stage.bounding_box() == box


def test_it_is_dark_where_the_notebook_is(kernel: SlowKernel) -> None:
    """What the system prefers says nothing there."""
    assert stage_of(kernel).get_attribute("data-theme") == "dark"
