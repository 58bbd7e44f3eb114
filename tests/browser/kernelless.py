"""A board in a page without a kernel: the model only holds what it was given, and a test says when an answer comes."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import trajan_tutor
from trajan_tutor.jupyter.widget import BoardWidget

FOLDER = Path(trajan_tutor.__file__).parent / "jupyter"

# A model as the notebook's: it holds values, tells who listens of changes, and remembers what was sent.
OPEN = """async ([script, style, state]) => {
    const calls = {};
    const sheet = document.createElement("style");
    sheet.textContent = style;
    document.head.append(sheet);
    window.sent = [];
    const emit = name => (calls[`change:${name}`] ?? []).forEach(call => call());
    const model = {
        get: name => state[name],
        set: (name, value) => {
            if (state[name] === value) return;
            state[name] = value;
            emit(name);
        },
        on: (name, call) => (calls[name] ??= []).push(call),
        off: () => {},
        send: (content, callbacks) => window.sent.push({ content, callbacks }),
    };
    window.give = values => {
        Object.assign(state, values);
        for (const name of Object.keys(values)) emit(name);
    };
    window.frames = count => new Promise(done => {
        const next = left => (left ? requestAnimationFrame(() => setTimeout(() => next(left - 1), 5)) : done());
        next(count);
    });
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const { default: board } = await import(address);
    board.initialize({ model });
    const host = document.createElement("div");
    document.body.append(host);
    board.render({ model, el: host });
    window.another = () => {
        const place = document.createElement("div");
        document.body.append(place);
        board.render({ model, el: place });
        return place;
    };
    await window.frames(2);
}"""

# What the page has sent since it was last asked.
TAKE = "() => window.sent.splice(0).map(one => one.content)"


def plain(state: dict[str, Any]) -> dict[str, Any]:
    """Return what a page gets of a board, without what belongs to the notebook."""
    kept = {name: value for name, value in state.items() if not name.startswith("_") and name != "layout"}
    found: dict[str, Any] = json.loads(json.dumps(kept))
    return found


@contextmanager
def recorded() -> Iterator[list[dict[str, Any]]]:
    """Let boards send what they have to say to a list instead of a page."""
    sent: list[dict[str, Any]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BoardWidget, "_send", lambda _self, message, **_buffers: sent.append(plain(message["state"])))
        yield sent


def whole(board: BoardWidget) -> dict[str, Any]:
    """Return all that a page gets of a board that is shown anew."""
    with recorded() as sent:
        board.send_state()
    return sent[-1]


def open_board(chromium: Browser, state: dict[str, Any], width: int = 1200) -> Page:
    """Open a page with the board of a state."""
    page = chromium.new_page(viewport={"width": width, "height": 1000})
    page.goto("about:blank")
    script, style = ((FOLDER / name).read_text(encoding="utf-8") for name in ("board.js", "board.css"))
    page.evaluate(OPEN, [script, style, state])
    return page


class SlowKernel:
    """A board whose kernel takes what the page has sent, and answers, only when it is told to."""

    def __init__(self, chromium: Browser, board: BoardWidget, width: int = 1200) -> None:
        self.board = board
        self.page = open_board(chromium, whole(board), width)

    def read(self) -> list[dict[str, Any]]:
        """Take what the page has sent, unread so far."""
        found: list[dict[str, Any]] = self.page.evaluate(TAKE)
        return found

    def work(self, *messages: dict[str, Any]) -> list[dict[str, Any]]:
        """Do what messages ask for, and return what there is to be told to the page."""
        with recorded() as sent:
            for message in messages:
                self.board._receive(self.board, message, [])
        return sent

    def tell(self, *states: dict[str, Any]) -> None:
        """Tell the page, which shows it after a frame."""
        for state in states:
            self.page.evaluate("state => window.give(state)", state)
        self.page.evaluate("window.frames(3)")

    def answer(self) -> list[str]:
        """Answer until the page asks for nothing more; return what it asked for."""
        asked = []
        while messages := self.read():
            asked += [message["type"] for message in messages]
            self.tell(*self.work(*messages))
        return asked
