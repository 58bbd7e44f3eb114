"""The sign of what is not on the disk: it lasts as long as that, tries again by itself, and hands out a copy."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from browser.kernelless import SlowKernel
from playwright.sync_api import Browser, expect

import trajan_tutor as tt
from trajan_tutor.journals import saved_records
from trajan_tutor.journals.journal import ENDING
from trajan_tutor.journals.saved_games import home
from trajan_tutor.jupyter.stage_widget import StageWidget

pytestmark = pytest.mark.browser


@contextmanager
def full_disk() -> Iterator[None]:
    """Let the system refuse to write into journals; what carries messages to the browser is left alone."""
    open_really = os.open

    def refused(path: Any, flags: int, *rest: Any) -> int:
        if str(path).endswith(ENDING) and flags & os.O_WRONLY:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return open_really(path, flags, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", refused)
        yield


@pytest.fixture
def kernel(chromium: Browser) -> Iterator[SlowKernel]:
    """Open a page with a game in which something was decided."""
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, StageWidget)
    kernel = SlowKernel(chromium, board)
    kernel.answer()
    click(kernel)
    yield kernel
    kernel.page.close()


def click(kernel: SlowKernel) -> None:
    """Choose what can be chosen first."""
    kernel.page.locator("[data-slot=choices] button.choice").first.click()
    kernel.answer()


def test_a_full_disk_is_seen_until_everything_is_written(kernel: SlowKernel, tmp_path: Path) -> None:
    """Over clicks; why, and the game as a file, are one click away; nobody has to ask for another attempt."""
    page, sign = kernel.page, kernel.page.locator(".top .unsaved")
    expect(sign).to_have_count(0)
    kept = len(kernel.board.session.steps)
    with full_disk():
        for _ in range(2):
            click(kernel)
            expect(sign.locator(".text")).to_have_text(f"Not saved since decision {kept + 1}")
        sign.locator(".about").click()
        expect(page.get_by_role("dialog")).to_contain_text("No space left on device")
        with page.expect_download() as download:
            page.get_by_role("dialog").get_by_role("button", name="Download").click()
            assert "copies" in kernel.answer()
        download.value.save_as(tmp_path / "copy.json")
        assert saved_records.load(tmp_path / "copy.json").record() == kernel.board.session.record()
        page.keyboard.press("Escape")
        # It tries by itself, and the sign stays as long as that fails.
        page.wait_for_function("sent.some(one => one.content.request?.type === 'save')")
        kernel.answer()
        expect(sign).to_have_count(1)
    page.wait_for_function("sent.some(one => one.content.request?.type === 'save')")
    kernel.answer()
    expect(sign).to_have_count(0)
    expect(page.locator(".live")).to_have_text("Everything is saved.")
    (game,) = home().glob("*.game")
    assert saved_records.load(game).record() == kernel.board.session.record()


def test_on_a_phone_the_sign_is_a_button(kernel: SlowKernel) -> None:
    """It is as large as a finger, covers nothing, and tells the same."""
    page = kernel.page
    page.set_viewport_size({"width": 390, "height": 780})
    with full_disk():
        click(kernel)
        button = page.locator(".top .unsaved .about")
        box, seats = button.bounding_box(), page.locator(".top .seats").bounding_box()
        assert box is not None
        assert seats is not None
        assert min(box["width"], box["height"]) >= 40
        assert box["x"] + box["width"] <= seats["x"] + 1
        button.click()
        expect(page.get_by_role("dialog", name="Not saved since decision")).to_contain_text("Download")
