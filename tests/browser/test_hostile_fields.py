"""Markup in every field that a page is shown: it is read as text or refused, nothing runs, and nothing is fetched."""

import json
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

import pytest
from browser.kernelless import PAGE, SlowKernel, open_stage, plain
from playwright.sync_api import Browser
from record_models import game_lines, lesson_lines

import trajan_tutor as tt

pytestmark = pytest.mark.browser

MARKUP = (
    '<img data-hostile src="http://127.0.0.1:9/x" onerror="window.broken = 1"><script data-hostile>window.broken = 1'
    '</script><svg data-hostile onload="window.broken = 1"><image href="http://127.0.0.1:9/y"/></svg>'
    "<style data-hostile>*{background:url(http://127.0.0.1:9/z)}</style>"
)
# Shows one model after the other, each of which has markup in one field, and tells in which of them it came to life.
SHOW_EACH = """async ([script, model, tries, markup]) => {
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const { default: stage } = await import(address);
    const found = [];
    let shown = 0;
    for (const places of tries) {
        const changed = structuredClone(model);
        for (const way of places) {
            let holder = changed;
            for (const part of way.slice(0, -1)) holder = holder[part];
            holder[way.at(-1)] += markup;
        }
        const opened = { type: "opened", protocol: model.protocol, n: 0, model: changed.model };
        const host = document.createElement("div");
        document.body.append(host);
        let close = () => {};
        try {
            close = await stage.render({ model: { get: () => opened, on() {}, off() {}, send() {} }, el: host });
        } catch { /* What no kernel sends is not always shown. */ }
        await window.frames(1);
        const alive = host.querySelector("[data-hostile]") ?? document.head.querySelector("[data-hostile]");
        if (alive || window.broken) found.push(places[0].join("."));
        shown += host.textContent.includes("data-hostile") ? 1 : 0;
        window.broken = 0;
        try { close(); } catch { /* What no kernel sends may leave the page in pieces. */ }
        host.remove();
    }
    return [found, shown];
}"""


def ways(value: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to every text in a value."""
    if isinstance(value, str):
        yield way
    elif isinstance(value, dict | list):
        for name, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from ways(one, (*way, name))


def field(way: tuple[str | int, ...]) -> str:
    """Return the name of the field that a way leads to: those of a row, of all labels and of all places are one."""
    named = ["*" if isinstance(part, int) else part for part in way]
    for keyed in (["model", "labels"], ["model", "picture", "places"], ["model", "picture", "sheets"]):
        if named[: len(keyed)] == keyed:
            named[len(keyed)] = "*"
    return ".".join(named)


def merged(lines: list[str]) -> dict[str, Any]:
    """Return all that was shown on the way at once: of each field the longest."""
    messages = [json.loads(line)["message"] for line in lines]
    opened: dict[str, Any] = messages[0]
    for message in messages[1:]:
        for name, value in message["set"].items():
            if len(json.dumps(value)) > len(json.dumps(opened["model"].get(name))):
                opened["model"][name] = value
    return opened


def is_soon_told(name: str) -> bool:
    """Whether a field is one of each kind: what is drawn, what is said, what people are called."""
    return name.startswith("model.picture") or name in (
        *("model.labels.*", "model.prompt", "model.notice.text", "model.summary.seats.*.name", "model.lesson.title"),
        *("model.log.*.text", "model.choices.*.text", "model.cards.*.text", "model.theme", "model.prefix"),
    )


def widget_lines(widget: Any) -> list[str]:
    """Return what is recorded of a page that is no stage, as it is opened."""
    return [json.dumps({"message": plain(widget.get_state("opened")["opened"])})]


RECORDED: dict[str, Callable[[], list[str]]] = {
    "lesson": lambda: lesson_lines("trajan/02-sowing", "en"),
    "trajan": lambda: game_lines("trajan", 2, "en"),
    "caesar": lambda: game_lines("caesar", 2, "en"),
    "sylla": lambda: game_lines("sylla", 3, "en"),
    "editor": lambda: widget_lines(tt.edit("trajan", seed=5)),
    "replay": lambda: widget_lines(tt.replay(tt.play("caesar", people=(), seed=5).session)),
}


@pytest.mark.parametrize(
    ("recorded", "is_tried"),
    [
        pytest.param("lesson", is_soon_told, id="one of each kind"),
        *(pytest.param(name, bool, id=name, marks=pytest.mark.long) for name in RECORDED),
    ],
)
def test_no_field_becomes_markup(chromium: Browser, recorded: str, is_tried: Callable[[str], bool]) -> None:
    """One after the other: words, names, ids, classes, style sheets, fragments."""
    opened = merged(RECORDED[recorded]())
    places = sorted(ways(opened["model"], ("model",)), key=field)
    tries = [list(alike) for name, alike in groupby(places, key=field) if is_tried(name)]
    assert len(tries) > 15 or recorded == "replay"
    page = open_stage(chromium, opened)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    script = (PAGE / "stage.js").read_text(encoding="utf-8")
    found, shown = page.evaluate(SHOW_EACH, [script, opened, tries, MARKUP])
    page.close()
    assert found == []
    assert [url for url in fetched if not url.startswith(("blob:", "data:"))] == []
    assert shown >= 4, "what was tried is not to be seen"


def spoiled(value: Any) -> Any:
    """Return an answer with markup in all its texts."""
    if isinstance(value, str):
        return value + MARKUP
    if isinstance(value, dict):
        return {name: spoiled(one) for name, one in value.items()}
    return [spoiled(one) for one in value] if isinstance(value, list) else value


@pytest.mark.long
@pytest.mark.parametrize("panel", ["New game", "Saved games", "Rule book", "Symbols", "History"])
def test_no_panel_becomes_markup(chromium: Browser, panel: str) -> None:
    """Everything that is told to a panel when it is opened; what is no text there may break it, and nothing else."""
    board: Any = tt.play("trajan", seats=2, seed=7)
    kernel = SlowKernel(chromium, board)
    kernel.answer()
    fetched: list[str] = []
    kernel.page.on("request", lambda request: fetched.append(request.url))
    kernel.page.locator(".menu-place > button").click()
    kernel.page.locator(".menu").get_by_role("button", name=panel, exact=True).click()
    kernel.page.evaluate("window.frames(3)")
    answered = 0
    while messages := kernel.read():
        told = [one | {"answers": spoiled(one.get("answers", {}))} for one in kernel.work(*messages)]
        answered += sum(len(one["answers"]) for one in told)
        kernel.tell(*told)
    assert answered
    assert kernel.page.locator("[data-hostile]").count() == 0
    assert kernel.page.evaluate("window.broken ?? null") is None
    kernel.page.close()
    assert [url for url in fetched if not url.startswith(("blob:", "data:"))] == []
