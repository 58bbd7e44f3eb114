"""Fixtures of the browser tests: a JupyterLab, the system's Chromium, and a page for each test.

Chromium is needed: where it is missing these tests fail, they are not skipped.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.lab import CHROMIUM_FLAGS, ChromiumIsMissingError, Lab, LabServer, find_chromium
from playwright.sync_api import Browser, sync_playwright


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


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory, checkout: Path) -> Iterator[LabServer]:
    """Start a JupyterLab on a copy of the notebooks."""
    folder = tmp_path_factory.mktemp("notebooks")
    if (checkout / "notebooks").is_dir():
        ignored = shutil.ignore_patterns(".ipynb_checkpoints")
        shutil.copytree(checkout / "notebooks", folder, dirs_exist_ok=True, ignore=ignored)
    with LabServer(folder, tmp_path_factory.mktemp("jupyter")) as server:
        yield server


@pytest.fixture(scope="module")
def module_lab(chromium: Browser, lab_server: LabServer) -> Iterator[Lab]:
    """Open a page that the tests of a module share; afterwards close it and end its kernels."""
    context = chromium.new_context(viewport={"width": 1560, "height": 1000})
    try:
        yield Lab(lab_server, context.new_page())
    finally:
        context.close()
        lab_server.end_sessions()
        lab_server.forget_games()


@pytest.fixture
def lab(chromium: Browser, lab_server: LabServer) -> Iterator[Lab]:
    """Open a fresh page; afterwards close it and end its kernels."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    try:
        yield Lab(lab_server, context.new_page())
    finally:
        context.close()
        lab_server.end_sessions()
        lab_server.forget_games()
