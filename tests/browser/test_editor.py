"""The position editor on a page: pieces placed by clicks and keys, one refused, the position played."""

import json
from pathlib import Path
from typing import Any

import pytest
from browser.axe import violations
from browser.kernelless import Quick, QuickKernel
from playwright.sync_api import Locator, expect

import trajan_tutor as tt
from trajan_tutor.jupyter.editor_widget import EditorWidget

pytestmark = pytest.mark.browser


class Bench:
    """An editor, and the page that shows it."""

    def __init__(self, quick: Quick) -> None:
        made = tt.edit("trajan", seats=2, seed=1)
        assert isinstance(made, EditorWidget)
        self.editor = made
        self.kernel: QuickKernel = quick(made.desk.shown)
        self.page = self.kernel.page
        self.stage = self.kernel.stage
        expect(self.stage.locator("[data-spot='deck']")).to_have_count(1)

    def tray(self, number: int) -> list[str]:
        """Return what lies on a tray of the first player."""
        found: list[str] = self.editor.position["players"][0]["trays"][number]
        return found

    def pick(self, spot: str) -> None:
        """Click a place of the board, and wait until it is open."""
        self.stage.locator(f"[data-spot='{spot}']").click(force=True)
        self.kernel.wait_for(self.picked, spot)

    def picked(self) -> str:
        """Return the place that is open."""
        return str(self.editor.desk.shown.model["spot"])

    def piece(self, name: str, text: str, kind: str = "lying") -> Locator:
        """Return a piece by its name: one that lies at a place, or that can be put there."""
        place = self.stage.get_by_role("region", name=name, exact=True)
        return place.locator(f".pieces.{kind}").get_by_role("button", name=text, exact=True).first


@pytest.fixture
def bench(quick: Quick) -> Bench:
    """Open an editor with the first position of a game of two."""
    return Bench(quick)


def test_pieces_are_placed_by_clicks(bench: Bench) -> None:
    """Taken away here, moved there by two clicks."""
    bench.pick("mat.0.tray.I")
    name = "tray I, seaport, of player A"
    bench.piece(name, "yellow marker").click()
    bench.stage.get_by_role("button", name="Take away: yellow marker").click()
    bench.kernel.wait_for(lambda: bench.tray(0), ["blue"])
    bench.piece(name, "yellow marker", "offered").click()
    bench.kernel.wait_for(lambda: bench.tray(0), ["yellow", "blue"])
    bench.piece(name, "blue marker").click()
    bench.stage.get_by_role("button", name="Move …: blue marker").click()
    expect(bench.stage.locator("[data-spot='mat.1.tray.II'].legal")).to_have_count(1)
    bench.stage.locator("[data-spot='mat.0.tray.IV']").click(force=True)
    bench.kernel.wait_for(lambda: len(bench.tray(3)), 3)


def test_what_cannot_be_is_refused_in_a_sentence(bench: Bench) -> None:
    """And the position stays."""
    before = bench.editor.draft.editor.text
    bench.pick("mat.0.tray.I")
    bench.piece("tray I, seaport, of player A", "yellow marker", "offered").click()
    said = bench.stage.locator(".notice")
    expect(said).to_contain_text("“yellow marker” cannot be put on “tray I, seaport, of player A”")
    expect(said).to_have_attribute("role", "status")
    assert bench.editor.draft.editor.text == before


def test_it_is_used_by_keys_alone(bench: Bench) -> None:
    """One stop in the picture, arrows from place to place; Ctrl+Z takes back."""
    keyboard, position = bench.page.keyboard, lambda: bench.editor.position["quarter"]
    bench.pick("quarter")
    place = bench.stage.get_by_role("region", name="quarter")
    place.get_by_role("button", name="One more: quarter").focus()
    keyboard.press("Enter")
    bench.kernel.wait_for(position, 2)
    expect(bench.stage.locator("[data-key='more:quarter']")).to_be_focused()
    keyboard.press("Control+z")
    bench.kernel.wait_for(position, 1)
    assert bench.stage.locator(".picture [tabindex='0']").count() == 1
    bench.stage.locator(".picture [tabindex='0']").focus()
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    focused = bench.page.evaluate("document.activeElement.dataset.spot")
    assert focused != "quarter"
    bench.kernel.wait_for(bench.picked, focused)


def test_people_who_listen_are_told_everything(bench: Bench) -> None:
    """Nothing without a name."""
    bench.pick("mat.0.slot.II")
    assert violations(bench.page) == []


def test_what_was_built_is_written_and_played(bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As text on the page, and as files beside the notebook that are never overwritten."""
    monkeypatch.chdir(tmp_path)
    bench.pick("mat.0.tray.I")
    bench.piece("tray I, seaport, of player A", "blue marker").click()
    bench.stage.get_by_role("button", name="Move …: blue marker").click()
    bench.stage.locator("[data-spot='mat.0.tray.IV']").click(force=True)
    bench.kernel.wait_for(lambda: len(bench.tray(3)), 3)
    bench.stage.get_by_role("button", name="Write out").click()
    text = bench.stage.locator("[data-key='written-json']")
    expect(text).to_be_visible()
    position = json.loads(text.input_value())
    assert len(position["players"][0]["trays"][3]) == 3
    board: Any = tt.play("trajan", position=position)
    board.choose("sow IV")
    for name in ("my-lesson.toml", "my-lesson-2.toml"):
        bench.stage.get_by_role("button", name="Save position and lesson").click()
        expect(bench.stage.locator(".notice")).to_contain_text(f"Written to {name}.")
    written = sorted(tmp_path.glob("my-lesson*"))
    assert [path.name for path in written] == ["my-lesson-2.toml", "my-lesson.toml"]
    # The position lies in the lesson.
    lesson: Any = tt.lesson(written[1])
    assert lesson.desk.opened()["model"]["lesson"]["title"] == "My lesson"


def test_another_game_is_laid_out(bench: Bench) -> None:
    """From the form; a position that cannot be read is told, and nothing is lost."""
    bench.stage.get_by_role("button", name="New position").click()
    bench.stage.locator("[data-key='paste']").fill("{")
    bench.stage.get_by_role("button", name="Lay this out").click()
    expect(bench.stage.locator(".notice")).to_contain_text("no JSON")
    bench.stage.locator("[data-key='new-game']").select_option("caesar")
    bench.stage.locator("[data-key='new-start']").select_option("1")
    bench.stage.get_by_role("button", name="Lay it out").click()
    expect(bench.stage.locator("[data-spot='border.HU-HC']")).to_have_count(1)
