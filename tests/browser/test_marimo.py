"""The board in marimo: an app is served, and the table in it is played on."""

import os
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.hand import LIT, Hand
from browser.lab import ENVIRONMENT, PATIENCE_SECONDS, free_port
from playwright.sync_api import Browser, expect

from trajan_tutor.journals.saved_games import HOME_VARIABLE

pytestmark = pytest.mark.browser

APP = """\
import marimo

app = marimo.App(width="full")


@app.cell
def _():
    import trajan_tutor as tt

    tt.play("trajan", seats=2, seed=7)
    return
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a small app with one board."""
    folder = tmp_path_factory.mktemp("marimo")
    (folder / "app.py").write_text(APP, encoding="utf-8")
    port = free_port()
    command = [str(ENVIRONMENT / "marimo"), "run", "app.py", "--headless", "--no-token", "--port", str(port)]
    environment = os.environ | {HOME_VARIABLE: str(folder / "saves"), "XDG_CONFIG_HOME": str(folder / "config")}
    log = folder / "server.log"
    with log.open("wb") as told:
        server = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=told, stderr=told
        )
    try:
        wait_for(f"http://127.0.0.1:{port}", server, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=20)


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the server answers."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while server.poll() is None and time.monotonic() < deadline:
        try:
            urllib.request.urlopen(address, timeout=5).close()  # noqa: S310 - the address is this machine's
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"marimo did not start:\n{log.read_text(encoding='utf-8', errors='replace')}")


def test_a_board_is_played_in_marimo(chromium: Browser, address: str) -> None:
    """A click is answered by the kernel, and the page has no errors."""
    page = chromium.new_page(viewport={"width": 1304, "height": 900})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    board = page.locator(".trajan-tutor")
    board.locator(LIT).first.wait_for(timeout=PATIENCE_SECONDS * 1000)
    hand = Hand(board)
    hand.come_near()
    hand.pick(hand.lit())
    expect(board).to_have_attribute("data-at", "1")
    expect(board).to_have_attribute("data-connection", "fine")
    expect(board.locator(".log li").first).to_be_attached()
    assert errors == []
    page.close()
