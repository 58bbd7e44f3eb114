"""Fixtures of the browser tests: a JupyterLab, the system's Chromium, and a page that every test finds empty.

Chromium is needed: where it is missing these tests fail, they are not skipped.
"""

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from browser.kernelless import Answering, Quick, QuickKernel, SlowKernel
from browser.lab import CHROMIUM_FLAGS, ChromiumIsMissingError, Lab, LabServer, find_chromium
from browser.played_out import at_once, set_played_out
from playwright.sync_api import Browser, expect, sync_playwright

import trajan_tutor as tt
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.jupyter.stage_widget import StageWidget

WIDTH, HEIGHT = 1280, 900
FAILED = pytest.StashKey[bool]()

# Other tests run at the same time: what has to come may take a while, and nothing is lost by waiting for it.
expect.set_options(timeout=30_000)

# What it asserts is told in full, as what a test asserts.
pytest.register_assert_rewrite("browser.learner", "lessons.scripted")


@pytest.fixture(scope="session", autouse=True)
def saved_games_of_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let boards of this process save their games in a folder of their own, also those that several tests share."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME_VARIABLE, str(tmp_path_factory.mktemp("saved-games")))
        yield


@pytest.fixture(autouse=True)
def saved_games_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every test no saved games: a board offers the game that another one has saved."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path_factory.mktemp("saved-games")))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Start the system's Chromium."""
    try:
        executable = find_chromium()
    except ChromiumIsMissingError as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=list(CHROMIUM_FLAGS), chromium_sandbox=os.getuid() != 0
        )
        yield browser
        browser.close()


@pytest.fixture
def kernel(chromium: Browser) -> Iterator[SlowKernel]:
    """Open a page with an empty table."""
    table = tt.table()
    assert isinstance(table, StageWidget)
    kernel = SlowKernel(chromium, table)
    kernel.answer()
    yield kernel
    kernel.page.close()


@pytest.fixture
def quick(chromium: Browser) -> Iterator[Quick]:
    """Give a way to show a desk in a page that is answered at once; no error of its pages goes unseen."""
    opened: list[QuickKernel] = []

    def show(desk: Answering, *size: int, **how: bool) -> QuickKernel:
        opened.append(QuickKernel(chromium, desk, *size, **how))
        return opened[-1]

    yield show
    assert [error for kernel in opened for error in kernel.errors] == []
    for kernel in opened:
        kernel.page.close()


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory, checkout: Path) -> Iterator[LabServer]:
    """Start a JupyterLab on a copy of the notebooks."""
    folder = tmp_path_factory.mktemp("notebooks")
    if (checkout / "notebooks").is_dir():
        ignored = shutil.ignore_patterns(".ipynb_checkpoints")
        shutil.copytree(checkout / "notebooks", folder, dirs_exist_ok=True, ignore=ignored)
    with LabServer(folder, tmp_path_factory.mktemp("jupyter")) as server:
        yield server


class SharedPage:
    """A page of JupyterLab for one test after the other; what a failed test leaves behind is given up."""

    def __init__(self, browser: Browser, server: LabServer) -> None:
        self.browser = browser
        self.server = server
        self._lab: Lab | None = None

    def take(self) -> Lab:
        """Return the page as a test finds it: nothing open, and no kernel."""
        if self._lab is None:
            context = self.browser.new_context()
            at_once(context)
            self._lab = Lab(self.server, context.new_page())
        self._lab.reset(WIDTH, HEIGHT)
        return self._lab

    def give_back(self, *, failed: bool) -> None:
        """End what a test began; after a failed one the page is closed."""
        if self._lab is not None and not failed:
            self._lab.reset(WIDTH, HEIGHT)
        elif self._lab is not None:
            self._lab.page.context.close()
            self._lab = None
        self.server.end_sessions()
        self.server.forget_games()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, for what comes after it."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="module")
def module_lab(chromium: Browser, lab_server: LabServer) -> Iterator[Lab]:
    """Open a page that the tests of a module share; afterwards close it and end its kernels."""
    context = chromium.new_context(viewport={"width": 1560, "height": 1000}, reduced_motion="reduce")
    at_once(context)
    try:
        yield Lab(lab_server, context.new_page())
    finally:
        context.close()
        lab_server.end_sessions()
        lab_server.forget_games()


@pytest.fixture(scope="session")
def shared_page(chromium: Browser, lab_server: LabServer) -> SharedPage:
    """Keep a page for all tests."""
    return SharedPage(chromium, lab_server)


@pytest.fixture
def lab(request: pytest.FixtureRequest, shared_page: SharedPage) -> Iterator[Lab]:
    """Give a page without notebooks and kernels; afterwards close what was opened."""
    yield shared_page.take()
    shared_page.give_back(failed=request.node.stash.get(FAILED, False))


@pytest.fixture
def lab_played_out(lab: Lab) -> Iterator[Lab]:
    """Give a page whose boards play out what others do, as they do for whoever has set nothing."""
    # A page of the same origin, which keeps the setting.
    lab.page.goto(f"{lab.server.address}/api/status?token={lab.server.token}")
    set_played_out(lab.page, played=True)
    yield lab
    set_played_out(lab.page, played=False)
