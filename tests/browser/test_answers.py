"""What the page does with an answer, without a kernel: the picture first, what stands beside it after the next frame.

The answers are those of a real board; the model is one that only holds what it was given.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import trajan_tutor as tt
from trajan_tutor.jupyter.widget import BoardWidget

pytestmark = pytest.mark.browser

FOLDER = Path(tt.__file__).parent / "jupyter"

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

# What the page shows at once, and after the next frame.
ANSWER = """async values => {
    const root = document.querySelector(".trajan-tutor");
    const seen = () => ({
        shown: root.dataset.shown,
        at: root.dataset.at,
        answered: root.dataset.answered,
        choices: [...root.querySelectorAll(".choice")].map(one => one.dataset.move),
        log: root.querySelectorAll(".log .text").length,
    });
    window.give(values);
    await Promise.resolve();
    const first = seen();
    await window.frames(2);
    return [first, seen()];
}"""

# The picture of the board, and how another page shows the same that had none of it before.
ALIKE = """() => {
    const told = picture => {
        const copy = picture.cloneNode(true);
        for (const one of copy.querySelectorAll(".travel")) one.remove();
        for (const one of [copy, ...copy.querySelectorAll("*")]) {
            one.removeAttribute("tabindex");
            const words = (one.getAttribute("class") ?? "").split(" ").filter(Boolean).sort().join(" ");
            if (words) one.setAttribute("class", words);
            else one.removeAttribute("class");
        }
        const names = [];
        for (const one of [copy, ...copy.querySelectorAll("*")]) {
            const worn = [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort();
            names.push([one.localName, ...worn].join(" "));
            if (!one.firstElementChild) names.push(one.textContent);
        }
        return names;
    };
    const place = window.another();
    const [one, other] = [document.querySelector(".picture > svg"), place.querySelector(".picture > svg")].map(told);
    place.remove();
    const differs = one.findIndex((text, at) => text !== other[at]);
    return one.length === other.length && differs < 0 ? "" : `${one[differs]} is not ${other[differs]}`;
}"""

# Which things were sent after a click and two words of the kernel's state, with or without an answer.
NUDGED = """async answered => {
    const before = window.sent.length;
    document.querySelector(".choice").click();
    const { content, callbacks } = window.sent[before];
    callbacks.iopub.status();
    callbacks.iopub.status();
    if (answered) window.give({ answered: content.id });
    await new Promise(done => setTimeout(done, 100));
    if (!answered) window.give({ answered: content.id });
    await window.frames(2);
    return window.sent.slice(before).map(one => one.content.type);
}"""


@pytest.fixture(scope="module")
def answers() -> list[dict[str, Any]]:
    """Return what a board has at first, and what it sends after each of some clicks."""
    sent: list[dict[str, Any]] = []
    patch = pytest.MonkeyPatch()
    patch.setattr(BoardWidget, "_send", lambda _self, message, buffers=None: sent.append(message["state"]))  # noqa: ARG005
    board = tt.play("trajan", seats=3, seed=7)
    assert isinstance(board, BoardWidget)
    sent.clear()
    board.send_state()
    for number in range(40):
        move = board.choices[number * 7 % len(board.choices)]["move"]
        board._receive(board, {"type": "choose", "move": move, "at": board.at, "id": f"page-{number}"}, [])
    patch.undo()
    sent[0] = {name: value for name, value in sent[0].items() if not name.startswith("_") and name != "layout"}
    return [json.loads(json.dumps(state)) for state in sent]


@pytest.fixture
def page(chromium: Browser, answers: list[dict[str, Any]]) -> Iterator[Page]:
    """Open a page with the board as it is at first."""
    page = chromium.new_page(viewport={"width": 1200, "height": 1000})
    page.goto("about:blank")
    script, style = ((FOLDER / name).read_text(encoding="utf-8") for name in ("board.js", "board.css"))
    page.evaluate(OPEN, [script, style, answers[0]])
    yield page
    page.close()


def test_the_picture_comes_before_what_stands_beside_it(page: Page, answers: list[dict[str, Any]]) -> None:
    """At once the picture of the new state, after the next frame its choices and its log; only then it is answered."""
    choices = [one["move"] for one in answers[0]["choices"]]
    log = 0
    for number, state in enumerate(answers[1:6]):
        first, then = page.evaluate(ANSWER, state)
        assert first["shown"] == then["shown"] == then["at"] == str(state["at"])
        assert first["at"] != first["shown"]
        assert (first["choices"], first["log"]) == (choices, log)
        assert first["answered"] != then["answered"] == f"page-{number}"
        choices, log = [one["move"] for one in state.get("choices", [])] or choices, then["log"]
        assert then["choices"] == choices
    assert log > 0


def test_what_changes_nothing_of_the_picture_is_shown_at_once(page: Page) -> None:
    """There is no frame to wait for."""
    notice = {"kind": "refused", "text": "No.", "spot": "", "number": 9}
    first, _ = page.evaluate(ANSWER, {"notice": notice, "answered": "page-0"})
    assert first["answered"] == "page-0"
    assert page.locator(".notice").inner_text() == "No."


def test_small_changes_make_the_same_picture(page: Page, answers: list[dict[str, Any]]) -> None:
    """After every answer the page shows what a page shows that gets the whole picture then."""
    for number, state in enumerate(answers[1:], start=1):
        page.evaluate(ANSWER, state)
        if number % 3 == 0:
            assert page.evaluate(ALIKE) == "", number


def test_one_small_message_lets_a_late_answer_through(page: Page) -> None:
    """Only when the kernel has begun and the answer does not come; each of them costs as much as a click."""
    assert page.evaluate(NUDGED, False) == ["choose", "nudge"]
    assert page.evaluate(NUDGED, True) == ["choose"]
