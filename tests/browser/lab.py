"""A real JupyterLab and a page in it, for the browser tests.

Without the waits that stand here, running all cells silently does nothing in some of the runs: a page is ready only
when the session is connected and the kernel is idle. Loading JupyterLab costs more than most tests, so that a page
stays and opens one notebook after the other, each with a kernel of its own.
"""

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, Self

from playwright.sync_api import Locator, Page

# The shell is the same Chromium without windows of its own: a page opens in it for a quarter of the work.
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM_VARIABLE = "TRAJAN_TUTOR_CHROMIUM"
# Without these a machine without a network sees many refused connections at every start.
CHROMIUM_FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_SECONDS = 60
ENVIRONMENT = Path(sys.executable).parent

# What Lab would otherwise ask or leave out: news, and cells outside the window; the theme follows the page's.
LAB_SETTINGS: dict[str, dict[str, Any]] = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/apputils-extension/themes": {"adaptive-theme": True},
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
}

# Extensions come one by one, some of them after the page says that it is restored. No promise: it would count as true.
STARTED = """() => {
    const application = window.jupyterapp;
    return Boolean(application?.docRegistry.getWidgetFactory('Notebook')
        && ['docmanager:open', 'notebook:run-all-cells'].every(name => application.commands.hasCommand(name)));
}"""

READY = """() => {
    const notebook = window.jupyterapp?.shell.currentWidget;
    return Boolean(notebook?.content?.model && notebook.context?.isReady && notebook.sessionContext?.isReady
        && notebook.sessionContext.session?.kernel?.status === 'idle');
}"""

# What was changed and not saved is given up, so that nobody is asked about it.
CLOSE_ALL = """() => {
    const open = [...(window.jupyterapp?.shell.widgets('main') ?? [])];
    for (const one of open) if (one.context) one.dispose();
}"""

OPEN = """async ([path, kernel]) => {
    const application = window.jupyterapp;
    await application.restored;
    const kind = application.docRegistry.getWidgetFactory('Notebook');
    Object.defineProperty(kind, 'preferKernel', { value: kernel, configurable: true });
    await application.commands.execute('docmanager:open', { path, factory: 'Notebook' });
}"""

OPENED = """path => {
    const notebook = window.jupyterapp?.shell.currentWidget;
    return Boolean(notebook?.context?.path === path && notebook.context.isReady && notebook.content?.widgets.length);
}"""

RUN_ALL = """async () => {
    const application = window.jupyterapp;
    await application.commands.execute('notebook:clear-all-cell-outputs');
    const succeeded = await application.commands.execute('notebook:run-all-cells');
    return succeeded !== false;
}"""

CELLS = """() => window.jupyterapp.shell.currentWidget.content.widgets
    .filter(cell => cell.model.type === 'code' && cell.model.sharedModel.getSource().trim())
    .map(cell => ({
        source: cell.model.sharedModel.getSource(),
        execution_count: cell.model.executionCount,
        outputs: cell.model.outputs.toJSON(),
    }))"""

RUN_LAST = """async () => {
    const { commands, shell } = window.jupyterapp;
    const notebook = shell.currentWidget.content;
    notebook.activeCellIndex = notebook.widgets.length - 1;
    await commands.execute('notebook:run-cell');
}"""

NUMBER_OF_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"

ASK_KERNEL = """async expression => {
    const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const future = kernel.requestExecute(
        {code: '', silent: true, store_history: false, user_expressions: {value: expression}}
    );
    const reply = await future.done;
    return reply.content.user_expressions.value;
}"""


class ChromiumIsMissingError(Exception):
    """There is no Chromium on the machine."""


def find_chromium() -> str:
    """Find the system's Chromium, and say in one sentence what to do where there is none."""
    named = os.environ.get(CHROMIUM_VARIABLE)
    if named:
        if not os.access(named, os.X_OK):
            raise ChromiumIsMissingError(f"{CHROMIUM_VARIABLE} names {named}, which is no program.")
        return named
    for name in CHROMIUM_NAMES:
        path = shutil.which(name)
        if path:
            return path
    raise ChromiumIsMissingError(
        "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), "
        f"or name it in {CHROMIUM_VARIABLE}."
    )


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.socket() as attempt:
        attempt.bind(("127.0.0.1", 0))
        return int(attempt.getsockname()[1])


class LabServer:
    """A JupyterLab of this environment on a folder of notebooks, with settings and a trust store of its own."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.home = home
        self.port = free_port()
        self.token = secrets.token_hex(16)
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = home / "server.log"
        self.environment = os.environ | {
            "IPYTHONDIR": str(home / "ipython"),
            "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
            "JUPYTER_CONFIG_DIR": str(home / "config"),
            "JUPYTER_DATA_DIR": str(home / "data"),
            "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
            "JUPYTER_TOKEN": self.token,
            "TRAJAN_TUTOR_HOME": str(home / "saves"),
        }
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        for name, values in LAB_SETTINGS.items():
            path = self.home / "settings" / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values), encoding="utf-8")
        self.trust(*sorted(self.folder.rglob("*.ipynb")))
        command = [
            str(ENVIRONMENT / "jupyter"),
            "lab",
            "--no-browser",
            f"--ServerApp.root_dir={self.folder}",
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={self.port}",
            "--ServerApp.port_retries=0",
            "--LabApp.expose_app_in_browser=True",
        ]
        if os.getuid() == 0:
            command.append("--allow-root")
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                command, env=self.environment, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        try:
            self._wait_until_it_answers()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End the kernels, then the server."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._process = None

    def trust(self, *notebooks: Path) -> None:
        """Sign notebooks in the trust store of this server, so that their stored outputs are shown."""
        if notebooks:
            command = [str(ENVIRONMENT / "jupyter"), "trust", *map(str, notebooks)]
            subprocess.run(command, env=self.environment, check=True, capture_output=True)

    def ask(self, path: str, method: str = "GET") -> Any:
        """Ask the server's own interface, for example `api/sessions`."""
        request = urllib.request.Request(  # noqa: S310 - the address is this machine's
            f"{self.address}/{path}", method=method, headers={"Authorization": f"token {self.token}"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            body = answer.read()
        return json.loads(body) if body else None

    def forget_games(self) -> None:
        """Remove the games that boards saved by themselves: the next page would be offered them."""
        shutil.rmtree(self.home / "saves", ignore_errors=True)

    def end_sessions(self) -> None:
        """End every kernel, since it would outlive its page and keep the old front-end module."""
        for session in self.ask("api/sessions"):
            self.ask(f"api/sessions/{session['id']}", "DELETE")
        # One whose page was closed before its session began has none.
        for kernel in self.ask("api/kernels"):
            try:
                self.ask(f"api/kernels/{kernel['id']}", "DELETE")
            except urllib.error.HTTPError as has_ended:
                has_ended.close()

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            if self._process is None or self._process.poll() is not None:
                break
            try:
                self.ask("api/status")
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError(f"JupyterLab did not start:\n{self.log.read_text(encoding='utf-8', errors='replace')}")


class Lab:
    """A browser page in a JupyterLab: opens notebooks, runs them and looks at them."""

    def __init__(self, server: LabServer, page: Page) -> None:
        self.server = server
        self.page = page
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE_SECONDS * 1000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, notebook: str, *, kernel: bool = True) -> None:
        """Open a notebook and close all others; wait until its kernel is idle unless it is to have none."""
        if not self._is_here():
            workspace = secrets.token_hex(4)
            self.page.goto(f"{self.server.address}/lab/workspaces/{workspace}?token={self.server.token}")
            self.page.wait_for_function(STARTED)
        self.page.evaluate(CLOSE_ALL)
        self.page.evaluate(OPEN, [notebook, kernel])
        self.page.wait_for_function(OPENED, arg=notebook)
        self.page.wait_for_selector(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Notebook .jp-Cell")
        if kernel:
            self.wait_until_ready()

    def reset(self, width: int, height: int) -> None:
        """Give the page the state in which a test finds it: nothing open, light colours, the pointer out of the way."""
        if self._is_here():
            self.page.evaluate(CLOSE_ALL)
        else:
            self.page.goto("about:blank")
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme="light", reduced_motion="no-preference")
        self.page.mouse.move(0, 0)
        self.errors.clear()

    def _is_here(self) -> bool:
        return self.page.url.startswith(f"{self.server.address}/lab")

    def wait_until_ready(self) -> None:
        """Wait until the session is connected and the kernel idle."""
        self.page.wait_for_function(READY)

    def run_all(self) -> list[dict[str, Any]]:
        """Run all cells, and return the code cells with their outputs; a failed or forgotten cell is an error."""
        self.wait_until_ready()
        succeeded = self.page.evaluate(RUN_ALL)
        self.wait_until_ready()
        cells = self.cells()
        failed = [output for cell in cells for output in cell["outputs"] if output["output_type"] == "error"]
        if failed:
            raise AssertionError("\n".join(failed[0]["traceback"]))
        not_run = [cell["source"] for cell in cells if not cell["execution_count"]]
        if not_run or not succeeded:
            raise AssertionError(f"these cells did not run: {not_run}")
        return cells

    def run_last(self) -> None:
        """Run the last cell alone."""
        self.wait_until_ready()
        self.page.evaluate(RUN_LAST)
        self.wait_until_ready()

    def cells(self) -> list[dict[str, Any]]:
        """Return source, execution count and outputs of every code cell that is not empty."""
        cells: list[dict[str, Any]] = self.page.evaluate(CELLS)
        return cells

    def output(self, index: int) -> Locator:
        """Return the output area of the code cell with this number, counted from 0."""
        return (
            self.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-CodeCell").nth(index).locator(".jp-OutputArea")
        )

    def ask_kernel(self, expression: str) -> str:
        """Return the repr of an expression in the kernel, without touching its history."""
        answer = self.page.evaluate(ASK_KERNEL, expression)
        if answer["status"] != "ok":
            raise AssertionError(f"{expression}: {answer['ename']}: {answer['evalue']}")
        text: str = answer["data"]["text/plain"]
        return text

    def wait_for_kernel(self, expression: str, wanted: str, seconds: float = 30) -> None:
        """Wait until an expression in the kernel has a repr; a click reaches the kernel a little later.

        Until then it may raise as well: a record has no first move before the click has come.
        """
        deadline = time.monotonic() + seconds
        while True:
            try:
                found = self.ask_kernel(expression)
            except AssertionError as error:
                found = str(error)
            if found == wanted:
                return
            if time.monotonic() > deadline:
                raise AssertionError(f"{expression} is {found}, not {wanted}")
            self.page.wait_for_timeout(50)

    def screenshot(
        self, path: Path, *, width: int = 1280, height: int = 900, colour_scheme: Literal["light", "dark"] = "light"
    ) -> Path:
        """Take a picture of the page at a width and in a colour scheme, which Lab's theme follows."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=colour_scheme)
        is_light = str(colour_scheme == "light").lower()
        self.page.wait_for_selector(f"body[data-jp-theme-light='{is_light}']", state="attached")
        self.page.wait_for_timeout(200)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)
        return path


def write_notebook(path: Path, sources: Sequence[str]) -> None:
    """Write a notebook of code cells that were never run."""
    cells: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "id": f"cell-{number}",
            "execution_count": None,
            "metadata": {},
            "outputs": [],
            "source": text,
        }
        for number, text in enumerate(sources)
    ]
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(notebook), encoding="utf-8")
