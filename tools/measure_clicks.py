"""Measures the stage in a real JupyterLab and prints the figures, one in a line: name, value, unit, and the limit.

    python tools/measure_clicks.py

Needs the packages of the extra `test`, and Chromium (`TRAJAN_TUTOR_CHROMIUM` names it where it is not on the path).
Beside every click a widget that shows only a number is clicked, so that the machine's own slowness can be told apart.
Both are clicked when everything has been at rest for a while, as it is when a person has thought, and nothing moves on
its way: movement is meant to last. The page's work is what the browser spends on scripts, styles and layout until the
frame after the answer, without what it spends on the widget with a number. Where the machine is busy with other things,
the time of the processor tells more than that of the clock.
"""

import json
import os
import secrets
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Locator, Page, sync_playwright

CLICKS: Final = 50
BOARDS: Final = 10
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
MANY: Final = f"""from IPython.display import display
boards = [tt.play(games_by_course()[0], seats=3, seed=seed) for seed in range({BOARDS - 1})]
display(*boards)"""
MEMORY: Final = "int(open('/proc/self/status').read().split('VmRSS:')[1].split()[0]) // 1024"
READY: Final = """() => {
    const notebook = window.jupyterapp?.shell.currentWidget;
    return Boolean(notebook?.sessionContext?.isReady && notebook.sessionContext.session?.kernel?.status === 'idle');
}"""
RUN_NEXT: Final = "() => window.jupyterapp.commands.execute('notebook:run-cell-and-select-next')"
ASK: Final = """async expression => {
    const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const future = kernel.requestExecute({code: '', silent: true, user_expressions: {value: expression}});
    return (await future.done).content.user_expressions.value.data['text/plain'];
}"""
# From the click until the frame after the answer. Given are the elements that change, which of them, what is clicked in
# it, and the attribute that tells of the answer.
CLICK: Final = """([shown, number, button, attribute]) => new Promise(done => {
    const changing = document.querySelectorAll(shown)[number];
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
AT_ONCE: Final = """localStorage.setItem("trajan-tutor", '{"at_once": true}')"""
REPORT: Final = ".report .go-on"
CHOICE: Final = "[data-slot=choices] button[data-move]"
GROUP: Final = "[data-slot=choices] .choice.group"
WORK: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
REST_MILLISECONDS: Final = 300
_NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_PATIENCE_SECONDS: Final = 180


def main() -> int:
    """Measure, print the figures, and return 1 when one is over its limit."""
    with lab() as page:
        figures = measured(page)
    over = False
    for name, value, unit, limit in figures:
        over = over or (limit is not None and value > limit)
        print(f"{name:32}{value:10.1f} {unit:4}" + ("" if limit is None else f"{limit:10.0f}"))
    return int(over)


@contextmanager
def lab() -> Iterator[Page]:
    """Open the notebook to measure in a JupyterLab of its own."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (address, token), sync_playwright() as driver:
        flags = ["--disable-gpu", "--disable-quic", "--disable-background-networking"]
        browser = driver.chromium.launch(executable_path=chromium(), args=flags, chromium_sandbox=os.getuid() != 0)
        page = browser.new_page(viewport={"width": 1280, "height": 1100}, reduced_motion="reduce")
        # What others do is there at once: a click is what it was before it was played out.
        page.add_init_script(AT_ONCE)
        page.goto(f"{address}/lab/workspaces/{secrets.token_hex(4)}/tree/measure.ipynb?token={token}")
        page.wait_for_function(READY, timeout=1000 * _PATIENCE_SECONDS)
        yield page
        browser.close()


def measured(page: Page) -> list[tuple[str, float, str, float | None]]:
    """Return the figures: name, value, unit, and the limit if there is one."""
    start = time.perf_counter()
    page.evaluate(RUN_NEXT)
    page.locator(f"{STAGE} [data-pane] svg").first.wait_for()
    first = time.perf_counter() - start
    page.wait_for_function(READY)
    memory = float(page.evaluate(ASK, MEMORY))
    page.evaluate(RUN_NEXT)
    page.locator(".echo").wait_for()
    one = clicked(page, 0)
    size = int(page.evaluate("() => document.querySelector('.trajan-tutor').outerHTML.length"))
    page.evaluate(RUN_NEXT)
    page.wait_for_function(f"() => document.querySelectorAll('{STAGE}[data-at]').length >= {BOARDS}")
    page.wait_for_function(READY)
    # The game of the first board may be over by now.
    many = clicked(page, 1)
    return [
        *one.figures("", (8, 15, 15)),
        *many.figures("ten-boards-", (8, 15, 15)),
        ("first-board", first, "s", 2),
        ("idle-kernel-with-board", memory, "MB", 80),
        ("stage-in-page", size / 1000, "KB", None),
    ]


@dataclass
class Clicks:
    """What clicks took, each in milliseconds.

    In the kernel, by the clock and by the processor; in the page; the whole way, and that of an empty widget.
    """

    kernel: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    page: list[float] = field(default_factory=list)
    whole: list[float] = field(default_factory=list)
    echo: list[float] = field(default_factory=list)

    def figures(self, before: str, limits: tuple[float, float, float]) -> list[tuple[str, float, str, float | None]]:
        """Return the figures: name, value, unit, limit; limits are those of our share and of the way above the echo."""
        own = [a + b for a, b in zip(self.kernel, self.page, strict=True)]
        parts = {"own-share": own, "kernel-callback": self.kernel, "kernel-processor": self.processor}
        parts |= {"page-work": self.page, "whole-way": self.whole}
        parts["echo"] = self.echo
        found: list[tuple[str, float, str, float | None]] = []
        for name, times in parts.items():
            median, high = limits[:2] if name == "own-share" else (None, None)
            found.append((f"{before}{name}-median", statistics.median(times), "ms", median))
            found.append((f"{before}{name}-95th", _high(times), "ms", high))
        above = statistics.median(self.whole) - statistics.median(self.echo)
        return [*found, (f"{before}whole-way-above-echo-median", above, "ms", limits[2])]


def clicked(page: Page, number: int) -> Clicks:
    """Click the last choice of a board of the page and an empty widget in turn."""
    found, spent_on_echo = Clicks(), []
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    for _ in range(CLICKS):
        offer(page.locator(STAGE).nth(number))
        page.wait_for_timeout(REST_MILLISECONDS)
        before = work(line)
        found.whole.append(page.evaluate(CLICK, [STAGE, number, CHOICE, "data-answered"]))
        found.page.append(work(line) - before)
        page.wait_for_timeout(REST_MILLISECONDS)
        before = work(line)
        found.echo.append(page.evaluate(CLICK, [".echo", 0, "", "data-at"]))
        spent_on_echo.append(work(line) - before)
    others = statistics.median(spent_on_echo)
    found.page = [max(0.0, spent - others) for spent in found.page]
    spent = json.loads(page.evaluate(ASK, "spent"))[-CLICKS:]
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


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, str]]:
    """Start a JupyterLab with the notebook to measure, and give its address and token."""
    cells: list[dict[str, Any]] = [
        {"cell_type": "code", "id": f"c{n}", "execution_count": None, "metadata": {}, "outputs": [], "source": source}
        for n, source in enumerate((GAME, ECHO, MANY))
    ]
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    (folder / "measure.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    token = secrets.token_hex(16)
    with socket.socket() as attempt:
        attempt.bind(("127.0.0.1", 0))
        port = int(attempt.getsockname()[1])
    home = folder / "home"
    environment = os.environ | {"JUPYTER_TOKEN": token, "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces")}
    # All boards stay on the page, also those that nobody sees.
    settings = home / "settings" / "@jupyterlab" / "notebook-extension" / "tracker.jupyterlab-settings"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"windowingMode": "none"}', encoding="utf-8")
    environment["JUPYTERLAB_SETTINGS_DIR"] = str(home / "settings")
    for name in ("CONFIG", "DATA", "RUNTIME"):
        environment[f"JUPYTER_{name}_DIR"] = str(home / name.lower())
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", f"--ServerApp.root_dir={folder}"]
    command += [f"--ServerApp.port={port}", "--ServerApp.ip=127.0.0.1", "--LabApp.expose_app_in_browser=True"]
    if os.getuid() == 0:
        command.append("--allow-root")
    process = subprocess.Popen(  # noqa: S603 (our own program)
        command, env=environment, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait(f"{address}/api/status?token={token}")
        yield address, token
    finally:
        process.terminate()
        process.wait(timeout=_PATIENCE_SECONDS)


def _wait(address: str) -> None:
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while True:
        try:
            urllib.request.urlopen(address, timeout=5).close()  # noqa: S310 (this machine)
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
        else:
            return


def chromium() -> str | None:
    """Return where Chromium is, or None to let Playwright find its own."""
    named = os.environ.get("TRAJAN_TUTOR_CHROMIUM")
    return named or next(filter(None, map(shutil.which, _NAMES)), None)


def _high(values: list[Any]) -> float:
    return float(statistics.quantiles(values, n=20)[-1])


if __name__ == "__main__":
    sys.exit(main())
