"""The stage in a real JupyterLab: what a click takes, and how many frames come while panes zoom.

Needs the packages of the extra `test`, and Chromium (`TRAJAN_TUTOR_CHROMIUM` names it where it is not on the path).
Beside every click a widget that shows only a number is clicked, so that the machine's own slowness can be told apart.
Both are clicked when everything has been at rest for a while, as it is when a person has thought, and nothing moves on
its way: movement is meant to last. The page's work is what the browser spends on scripts, styles and layout until the
frame after the answer, without what it spends on the widget with a number. Where the machine is busy with other things,
the time of the processor tells more than that of the clock.
"""

import json
import statistics
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from browser.lab import Lab
from browsers import notebook
from measuring import high_of
from playwright.sync_api import CDPSession, Locator, Page, ViewportSize

GAME: Final = """import time
import trajan_tutor as tt
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.lessons.files import games_by_course
spent = []
receive = StageWidget._receive
def timed(self, *content):
    start, cpu = time.perf_counter(), time.thread_time()
    receive(self, *content)
    # A message that only lets an answer through is no click, nor is a question.
    if content[1].get("type") == "do" and content[1]["request"]["type"] == "choose":
        spent.append([1000 * (time.perf_counter() - start), 1000 * (time.thread_time() - cpu)])
StageWidget._receive = timed
tt.play(games_by_course()[0], seats=3, seed=7)"""
ECHO: Final = """import anywidget, traitlets
class Echo(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
        const button = document.createElement("button");
        const show = () => { button.textContent = button.dataset.at = model.get("number"); };
        button.className = "echo";
        button.addEventListener("click", () => model.send({}));
        model.on("change:number", show);
        show();
        el.append(button);
    } };'''
    number = traitlets.Int(0).tag(sync=True)
echo = Echo()
def answer(widget, content, buffers):
    widget.number += 1
echo.on_msg(answer)
echo"""
MEMORY: Final = "int(open('/proc/self/status').read().split('VmRSS:')[1].split()[0]) // 1024"
RUN_NEXT: Final = "() => window.jupyterapp.commands.execute('notebook:run-cell-and-select-next')"
# From the click until the frame after the answer. Given are what changes, what is clicked in it (the last of it), and
# the attribute that tells of the answer.
CLICK: Final = """([shown, button, attribute]) => new Promise(done => {
    const changing = document.querySelector(shown);
    const clicked = button ? [...changing.querySelectorAll(button)].at(-1) : changing;
    const start = performance.now();
    const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    });
    seen.observe(changing, { attributeFilter: [attribute] });
    clicked.click();
})"""
STAGE: Final = ".trajan-tutor"
REPORT: Final = ".report .go-on"
CHOICE: Final = "[data-slot=choices] button[data-move]"
GROUP: Final = "[data-slot=choices] .choice.group"
WORK: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
REST_MILLISECONDS: Final = 300
# What our share of a click may take, in the median and of one in twenty, and how much longer its way may be.
OWN_SHARE: Final = (8, 15)
ABOVE_ECHO: Final = 15
ZOOMS: Final = 12
# Bring every pane of the overview near in turn, and note when frames come while panes move.
ZOOM: Final = """async ([stage, number, rest]) => {
    const root = document.querySelector(stage);
    const times = [];
    for (let at = 0; at < number; at += 1) {
        const away = [...root.querySelectorAll("[data-thumbnail][data-role='']")];
        away[at % away.length].click();
        const board = root.querySelector(".board");
        let before = await new Promise(requestAnimationFrame);
        while (board.getAnimations({ subtree: true }).length) {
            const now = await new Promise(requestAnimationFrame);
            times.push(now - before);
            before = now;
        }
        await new Promise(done => setTimeout(done, rest));
    }
    return times;
}"""

Figure = tuple[str, float, str, float | None]
"""The name of a figure, its value and unit, and the limit if there is one."""


def measured(lab: Lab, count: int) -> list[Figure]:
    """Return the figures of so many clicks."""
    page = lab.page
    start = time.perf_counter()
    page.evaluate(RUN_NEXT)
    page.locator(f"{STAGE} [data-pane] svg").first.wait_for()
    first = time.perf_counter() - start
    lab.wait_until_ready()
    memory = float(lab.ask_kernel(MEMORY))
    page.evaluate(RUN_NEXT)
    page.locator(".echo").wait_for()
    found = clicked(lab, count)
    size = int(page.evaluate("() => document.querySelector('.trajan-tutor').outerHTML.length"))
    return [
        *found.figures(),
        ("first-board", first, "s", 2),
        ("idle-kernel-with-board", memory, "MB", 80),
        ("stage-in-page", size / 1000, "KB", None),
    ]


@dataclass(slots=True)
class Clicks:
    """What clicks took, each in milliseconds.

    In the kernel, by the clock and by the processor; in the page; the whole way, and that of an empty widget.
    """

    kernel: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    page: list[float] = field(default_factory=list)
    whole: list[float] = field(default_factory=list)
    echo: list[float] = field(default_factory=list)

    def figures(self) -> Iterator[Figure]:
        """Yield the figures; limits are those of our share and of the way above the echo."""
        own = [a + b for a, b in zip(self.kernel, self.page, strict=True)]
        parts = {
            "own-share": own,
            "kernel-callback": self.kernel,
            "kernel-processor": self.processor,
            "page-work": self.page,
            "whole-way": self.whole,
            "echo": self.echo,
        }
        for name, times in parts.items():
            middle, high = OWN_SHARE if name == "own-share" else (None, None)
            yield f"{name}-median", statistics.median(times), "ms", middle
            yield f"{name}-95th", high_of(times), "ms", high
        above = statistics.median(self.whole) - statistics.median(self.echo)
        yield "whole-way-above-echo-median", above, "ms", ABOVE_ECHO


def clicked(lab: Lab, count: int) -> Clicks:
    """Click the last choice of the board and an empty widget in turn, so many times."""
    page = lab.page
    found, spent_on_echo = Clicks(), []
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    for _ in range(count):
        offer(page.locator(STAGE))
        page.wait_for_timeout(REST_MILLISECONDS)
        before = work(line)
        found.whole.append(page.evaluate(CLICK, [STAGE, CHOICE, "data-answered"]))
        found.page.append(work(line) - before)
        page.wait_for_timeout(REST_MILLISECONDS)
        before = work(line)
        found.echo.append(page.evaluate(CLICK, [".echo", "", "data-at"]))
        spent_on_echo.append(work(line) - before)
    others = statistics.median(spent_on_echo)
    found.page = [max(0.0, spent - others) for spent in found.page]
    spent = json.loads(lab.ask_kernel("spent"))[-count:]
    found.kernel, found.processor = [clock for clock, _ in spent], [processor for _, processor in spent]
    return found


def offer(stage: Locator) -> None:
    """Wait until a stage has something to choose; where there is much, open the last group of it."""
    while stage.locator(REPORT).count():
        # What was settled lies over the table.
        stage.locator(REPORT).first.evaluate("one => one.click()")
        stage.page.wait_for_timeout(REST_MILLISECONDS)
    stage.locator(".choice").first.wait_for()
    if stage.locator(GROUP).count():
        # As the page alone hears it: a cell that is clicked on becomes the next one to run.
        stage.locator(GROUP).last.evaluate("one => one.click()")
    stage.locator(CHOICE).first.wait_for()


def work(line: CDPSession) -> float:
    """Return how many milliseconds the page has spent on scripts, styles and layout since it was opened."""
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(float(metrics[name]) for name in WORK)


def zooming(page: Page) -> Iterator[Figure]:
    """Yield how many frames a second come while panes zoom."""
    page.emulate_media(reduced_motion="no-preference")
    page.locator(STAGE).scroll_into_view_if_needed()
    times = page.evaluate(ZOOM, [STAGE, ZOOMS, REST_MILLISECONDS])
    yield "zoom-frames-a-second", 1000 / statistics.mean(times), "", None
    yield "zoom-longest-frame", max(times), "ms", None


@contextmanager
def lab() -> Iterator[Lab]:
    """Open the notebook to measure."""
    size: ViewportSize = {"width": 1280, "height": 1100}
    with notebook(GAME, ECHO, viewport=size, reduced_motion="reduce") as opened:
        yield opened


def clicks_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--clicks", type=int, default=50, help="on the board")


def clicks(arguments: Namespace) -> int:
    """Print the figures, and return 1 when one is over its limit."""
    with lab() as opened:
        figures = measured(opened, arguments.clicks)
    for name, value, unit, limit in figures:
        print(f"{name:32}{value:10.1f} {unit:4}" + ("" if limit is None else f"{limit:10.0f}"))
    return int(any(limit is not None and value > limit for _, value, _, limit in figures))


stage_options = clicks_options


def stage(arguments: Namespace) -> int:
    """Print the figures, and those of panes that zoom."""
    with lab() as opened:
        figures = [*measured(opened, arguments.clicks), *zooming(opened.page)]
    for name, value, unit, _limit in figures:
        print(f"{name:36}{value:12,.1f} {unit}")
    return 0
