"""A stage in a page without a kernel: the real page with a real desk, and a test says when an answer comes."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, Protocol

from browser.hand import PATIENCE_SECONDS
from browser.played_out import at_once
from playwright.sync_api import Browser, Frame, Locator, Page, ViewportSize

from trajan_tutor.desk.pages import sending
from trajan_tutor.desk.pages.pages import Sink
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.viewmodel.page_model import Opened

PAGE = Path(sending.__file__).parents[1] / "page"

# A model as the notebook's: it holds what was there at first, hands messages on, and remembers what was sent.
OPEN = """async ([script, style, opened, where]) => {
    const calls = {};
    const sheet = document.createElement("style");
    sheet.textContent = style;
    document.head.append(sheet);
    document.body.style.margin = "0";
    window.sent = [];
    const model = {
        get: name => (name === "opened" ? opened : undefined),
        on: (name, call) => (calls[name] ??= []).push(call),
        off: () => {},
        send: (content, callbacks) => {
            window.sent.push({ content, callbacks });
            // Where a kernel answers by itself.
            window.hearAndTell?.(content).then(told => told.forEach(window.give));
        },
    };
    window.give = message => (calls["msg:custom"] ?? []).forEach(call => call(message));
    window.frames = count => new Promise(done => {
        const next = left => (left ? requestAnimationFrame(() => setTimeout(() => next(left - 1), 5)) : done());
        next(count);
    });
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const { default: stage } = await import(address);
    const host = document.createElement("div");
    // Where a notebook shows what came of a cell.
    host.className = where;
    document.body.append(host);
    stage.render({ model, el: host });
    await window.frames(2);
}"""

# A phone takes a page for that of a desk that does not say otherwise.
AS_WIDE = '<meta name="viewport" content="width=device-width">'

# What the page has sent since it was last asked.
TAKE = "() => window.sent.splice(0).map(one => one.content)"


def plain(message: Any) -> dict[str, Any]:
    """Return a message as it comes over a wire."""
    found: dict[str, Any] = json.loads(json.dumps(message))
    return found


def first_move(board: StageWidget) -> str:
    """Return the first move that can be made."""
    return board.session.game.notation(board.session.choices()[0])


@contextmanager
def recorded(board: StageWidget) -> Iterator[list[dict[str, Any]]]:
    """Let a board send what it has to say to a list instead of a page."""
    sent: list[dict[str, Any]] = []
    board.desk.listen(lambda message: sent.append(plain(message)))
    yield sent


def open_stage(
    chromium: Browser,
    opened: dict[str, Any],
    width: int = 1304,
    height: int = 779,
    reduced_motion: Literal["reduce", "no-preference"] = "reduce",
    *,
    played_out: bool = False,
) -> Page:
    """Open a page with all that a stage is shown at first; where it matters, what others do is `played_out`."""
    page = empty_page(chromium, width, height, reduced_motion, played_out=played_out)
    put_stage(page, opened, "jp-OutputArea")
    return page


def empty_page(
    chromium: Browser,
    width: int,
    height: int,
    reduced_motion: Literal["reduce", "no-preference"],
    *,
    played_out: bool,
    finger: bool = False,
) -> Page:
    """Open a page with nothing on it; with a `finger` it is touched, as on a phone."""
    size: ViewportSize = {"width": width, "height": height}
    page = chromium.new_page(viewport=size, reduced_motion=reduced_motion, has_touch=finger, is_mobile=finger)
    if not played_out:
        at_once(page)
    page.goto("about:blank")
    return page


def put_stage(place: Page | Frame, opened: dict[str, Any], where: str) -> None:
    """Load the module as an anywidget is loaded, and let it draw into an element of a class."""
    script, style = ((PAGE / name).read_text(encoding="utf-8") for name in ("stage.js", "stage.css"))
    place.evaluate(OPEN, [script, style, opened, where])


class Answering(Protocol):
    """What stands behind a page: the desk of a game, of a replay, of an editor."""

    def opened(self) -> Opened:
        """Return everything that is shown now."""

    def hear(self, message: object) -> None:
        """Do what a message of a page asks for."""

    def listen(self, sink: Sink) -> None:
        """Tell a sink what changes from now on."""


class QuickKernel:
    """A page whose kernel answers whatever it asks for at once, as on a quiet machine."""

    def __init__(
        self,
        chromium: Browser,
        desk: Answering,
        width: int = 1304,
        height: int = 779,
        *,
        moves: bool = False,
        played_out: bool = False,
        finger: bool = False,
    ) -> None:
        """Show a desk: where pieces do not move unless they are to, and what others do is not played out likewise."""
        self.desk = desk
        self.errors: list[str] = []
        self._told: list[dict[str, Any]] = []
        desk.listen(lambda message: self._told.append(plain(message)))
        motion: Literal["reduce", "no-preference"] = "no-preference" if moves or played_out else "reduce"
        self.page = empty_page(chromium, width, height, motion, played_out=played_out, finger=finger)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.expose_function("hearAndTell", self._hear_and_tell)
        # As a notebook is: a page without a document type obeys older rules.
        self.page.set_content(f"<!DOCTYPE html><title>A board</title>{AS_WIDE}")
        put_stage(self.page, plain(desk.opened()), "jp-OutputArea")

    def _hear_and_tell(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        self.desk.hear(message)
        return self._taken()

    def _taken(self) -> list[dict[str, Any]]:
        told, self._told = self._told, []
        return told

    @property
    def stage(self) -> Locator:
        """The stage on the page."""
        return self.page.locator(".trajan-tutor")

    def show(self) -> None:
        """Tell the page what a program has done meanwhile."""
        for message in self._taken():
            self.page.evaluate("message => window.give(message)", message)

    def wait_for(self, what: Callable[[], Any], wanted: Any) -> None:
        """Wait until something of the desk is as it should be: a click reaches it a little later."""
        late = time.monotonic() + PATIENCE_SECONDS
        while (found := what()) != wanted:
            assert time.monotonic() < late, f"it is {found}, not {wanted}"
            self.page.evaluate("window.frames(1)")


Quick = Callable[..., QuickKernel]


class SlowKernel:
    """A board whose kernel takes what the page has sent, and answers, only when it is told to."""

    def __init__(self, chromium: Browser, board: StageWidget, width: int = 1304, *, played_out: bool = False) -> None:
        self.board = board
        motion: Literal["reduce", "no-preference"] = "no-preference" if played_out else "reduce"
        opened = plain(board.desk.opened())
        self.page = open_stage(chromium, opened, width, reduced_motion=motion, played_out=played_out)
        self.place: Page | Frame = self.page

    @property
    def model(self) -> dict[str, Any]:
        """What a page is shown that comes now."""
        return plain(self.board.desk.opened()["model"])

    def read(self) -> list[dict[str, Any]]:
        """Take what the page has sent, unread so far."""
        found: list[dict[str, Any]] = self.place.evaluate(TAKE)
        return [one for one in found if one["type"] != "nudge"]

    def asked(self, messages: list[dict[str, Any]]) -> list[str]:
        """Return what messages ask for."""
        return [one["request"]["type"] for one in messages if one["type"] == "do"]

    def work(self, *messages: dict[str, Any]) -> list[dict[str, Any]]:
        """Do what messages ask for, and return what there is to be told to the page."""
        with recorded(self.board) as sent:
            for message in messages:
                self.board.desk.hear(message)
        return sent

    def tell(self, *messages: dict[str, Any]) -> None:
        """Tell the page, which shows it after a frame."""
        for message in messages:
            self.place.evaluate("message => window.give(message)", message)
        self.place.evaluate("window.frames(3)")

    def answer(self) -> list[str]:
        """Answer until the page asks for nothing more; return what it asked for."""
        asked = []
        # What a page asks for because of what it has drawn leaves it a frame after the click.
        self.place.evaluate("window.frames(3)")
        while messages := self.read():
            asked += self.asked(messages)
            self.tell(*self.work(*messages))
        return asked
