"""The position editor in a real JupyterLab: pieces placed by clicks and keys, one refused, the position played."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.lab import Lab, LabServer, write_notebook
from playwright.sync_api import Locator, expect

import trajan_tutor as tt

pytestmark = pytest.mark.browser

NOTEBOOK = "editor.ipynb"
CELLS = ["import trajan_tutor as tt", 'editor = tt.edit("trajan", seats=2, seed=1)\neditor']
TRAYS = "editor.position['players'][0]['trays']"
SHOWN = "editor.desk.shown.model"


@pytest.fixture(scope="module")
def bench(lab_server: LabServer, module_lab: Lab) -> Iterator[Lab]:
    """Open a notebook with an editor."""
    path = lab_server.folder / NOTEBOOK
    write_notebook(path, CELLS)
    module_lab.open(NOTEBOOK)
    module_lab.run_all()
    expect(editor(module_lab).locator("[data-spot='deck']")).to_have_count(1)
    yield module_lab
    path.unlink()


def editor(lab: Lab) -> Locator:
    """Return the editor on the page."""
    return lab.output(1).locator(".trajan-tutor.editor")


def pick(lab: Lab, spot: str) -> None:
    """Click a place of the board, and wait until it is open."""
    editor(lab).locator(f"[data-spot='{spot}']").click(force=True)
    lab.wait_for_kernel(f"{SHOWN}['spot']", repr(spot))


def piece(lab: Lab, name: str, text: str, kind: str = "lying") -> Locator:
    """Return a piece by its name: one that lies at a place, or that can be put there."""
    place = editor(lab).get_by_role("region", name=name, exact=True)
    return place.locator(f".pieces.{kind}").get_by_role("button", name=text, exact=True).first


def test_pieces_are_placed_by_clicks(bench: Lab) -> None:
    """Taken away here, moved there by two clicks."""
    pick(bench, "mat.0.tray.I")
    name = "tray I, seaport, of player A"
    piece(bench, name, "yellow marker").click()
    editor(bench).get_by_role("button", name="Take away: yellow marker").click()
    bench.wait_for_kernel(f"{TRAYS}[0]", "['blue']")
    piece(bench, name, "yellow marker", "offered").click()
    bench.wait_for_kernel(f"{TRAYS}[0]", "['yellow', 'blue']")
    piece(bench, name, "blue marker").click()
    editor(bench).get_by_role("button", name="Move …: blue marker").click()
    expect(editor(bench).locator("[data-spot='mat.1.tray.II'].legal")).to_have_count(1)
    editor(bench).locator("[data-spot='mat.0.tray.IV']").click(force=True)
    bench.wait_for_kernel(f"len({TRAYS}[3])", "3")
    assert bench.errors == []


def test_what_cannot_be_is_refused_in_a_sentence(bench: Lab) -> None:
    """And the position stays."""
    before = bench.ask_kernel("editor.draft.editor.text")
    pick(bench, "mat.0.tray.I")
    piece(bench, "tray I, seaport, of player A", "yellow marker", "offered").click()
    said = editor(bench).locator(".notice")
    expect(said).to_contain_text("“yellow marker” cannot be put on “tray I, seaport, of player A”")
    expect(said).to_have_attribute("role", "status")
    assert bench.ask_kernel("editor.draft.editor.text") == before


def test_it_is_used_by_keys_alone(bench: Lab) -> None:
    """One stop in the picture, arrows from place to place; Ctrl+Z takes back."""
    pick(bench, "quarter")
    place = editor(bench).get_by_role("region", name="quarter")
    place.get_by_role("button", name="One more: quarter").focus()
    bench.page.keyboard.press("Enter")
    bench.wait_for_kernel("editor.position['quarter']", "2")
    expect(editor(bench).locator("[data-key='more:quarter']")).to_be_focused()
    bench.page.keyboard.press("Control+z")
    bench.wait_for_kernel("editor.position['quarter']", "1")
    assert editor(bench).locator(".picture [tabindex='0']").count() == 1
    editor(bench).locator(".picture [tabindex='0']").focus()
    bench.page.keyboard.press("ArrowLeft")
    bench.page.keyboard.press("Enter")
    focused = bench.page.evaluate("document.activeElement.dataset.spot")
    assert focused != "quarter"
    bench.wait_for_kernel(f"{SHOWN}['spot']", repr(focused))


def test_people_who_listen_are_told_everything(bench: Lab) -> None:
    """Nothing without a name."""
    pick(bench, "mat.0.slot.II")
    results = Axe().run(bench.page, context=".trajan-tutor.editor")
    wrong = [one["id"] for one in results.response["violations"] if one["impact"] in {"serious", "critical"}]
    assert wrong == []


def test_what_was_built_is_written_and_played(bench: Lab, lab_server: LabServer) -> None:
    """As text on the page, and as files beside the notebook that are never overwritten."""
    editor(bench).get_by_role("button", name="Write out").click()
    text = editor(bench).locator("[data-key='written-json']")
    expect(text).to_be_visible()
    position = json.loads(text.input_value())
    assert len(position["players"][0]["trays"][3]) == 3
    board: Any = tt.play("trajan", position=position)
    board.choose("sow IV")
    for name in ("my-lesson.toml", "my-lesson-2.toml"):
        editor(bench).get_by_role("button", name="Save position and lesson").click()
        bench.wait_for_kernel(f"{SHOWN}['notice']['text']", f"'Written to {name}.'")
    written = sorted(lab_server.folder.glob("my-lesson*"))
    assert [path.name for path in written] == ["my-lesson-2.toml", "my-lesson.toml"]
    # The position lies in the lesson.
    lesson: Any = tt.lesson(written[1])
    assert lesson.desk.opened()["model"]["lesson"]["title"] == "My lesson"
    for path in written:
        path.unlink()


def test_another_game_is_laid_out(bench: Lab) -> None:
    """From the form; a position that cannot be read is told, and nothing is lost."""
    editor(bench).get_by_role("button", name="New position").click()
    editor(bench).locator("[data-key='paste']").fill("{")
    editor(bench).get_by_role("button", name="Lay this out").click()
    expect(editor(bench).locator(".notice")).to_contain_text("no JSON")
    editor(bench).locator("[data-key='new-game']").select_option("caesar")
    editor(bench).locator("[data-key='new-start']").select_option("1")
    editor(bench).get_by_role("button", name="Lay it out").click()
    expect(editor(bench).locator("[data-spot='border.HU-HC']")).to_have_count(1)
    assert bench.errors == []
