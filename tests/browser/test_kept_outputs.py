"""What is left of a notebook that somebody has run and saved: each board as it stood, wherever it is opened again."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from browser.hand import LIT
from browser.lab import Lab, write_notebook
from playwright.sync_api import Browser, Page, expect

from trajan_tutor.view.static_output import picture_of_address

pytestmark = pytest.mark.browser

NOTEBOOK: Final = "kept.ipynb"
BOARD: Final = "board = tt.play('trajan', seats=2, seed=7)\nboard"
# A cell for everything that has a picture; the first one shows none.
CELLS: Final = (
    "import trajan_tutor as tt\nended = tt.play('caesar', seed=5, people=())",
    BOARD,
    "tt.lesson('02')",
    "tt.table()",
    "tt.position('sylla', seed=7)",
    "tt.position('trajan', seed=7).play('sow iii')",
    "tt.compare(ended.session, 3, 9)",
    "tt.replay(ended)",
    "tt.mastery('trajan')",
    "tt.edit('trajan', seats=2, seed=1)",
    "tt.record_exercise('trajan')",
    "tt.exercise('02', 'reach-forum')",
)
# What lives in a cell that is run.
STAGES: Final = ("board", "tt.lesson", "tt.table", "tt.replay", "tt.edit", "tt.record_exercise", "tt.exercise")
STAGES_THERE: Final = sum(source.startswith(STAGES) for source in CELLS)
# Who sees the table has none of it: its sentence stands there.
WITHOUT_PICTURE: Final = ("import", "tt.table")
PICTURES: Final = sum(not source.startswith(WITHOUT_PICTURE) for source in CELLS)
KEPT: Final = "img.trajan-tutor-kept, .jp-OutputArea img[src^='data:image/svg+xml']"
SAVE: Final = "() => window.jupyterapp.commands.execute('docmanager:save')"
# Somebody who opens a notebook waits so long; what stands higher than a window is a wall.
TALLEST: Final = 1400
BROKEN: Final = ("model not found", "Error displaying", "Loading widget", "Traceback")
SEEN: Final = """images => Promise.all(images.map(async image => {
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    return [width, height];
}))"""


def source_of(lab: Lab, at: int) -> str:
    """Return the picture that the notebook keeps of a cell, as it would be saved now."""
    kept = ["".join(output.get("data", {}).get("text/html", "")) for output in lab.cells()[at]["outputs"]]
    return picture_of_address("".join(kept))


@pytest.fixture(scope="module")
def saved(lab_server_of_kept: Lab) -> Lab:
    """Run the notebook, play on its board, save it when its picture has followed, and end its kernel."""
    lab = lab_server_of_kept
    write_notebook(lab.server.folder / NOTEBOOK, CELLS)
    lab.open(NOTEBOOK)
    lab.run_all()
    before = source_of(lab, 1)
    board = lab.output(1).locator(".trajan-tutor")
    board.locator(LIT).first.wait_for()
    board.locator("[data-slot=choices] [data-move]").first.click()
    lab.wait_for_kernel("len(board.session.steps)", "1")
    for _ in range(100):
        if source_of(lab, 1) != before:
            break
        lab.page.wait_for_timeout(200)
    assert source_of(lab, 1) != before
    see_no_picture_twice(lab)
    lab.page.evaluate(SAVE)
    lab.server.end_sessions()
    return lab


@pytest.fixture(scope="module")
def lab_server_of_kept(module_lab: Lab) -> Iterator[Lab]:
    """Take the notebook away at the end."""
    yield module_lab
    (module_lab.server.folder / NOTEBOOK).unlink(missing_ok=True)


def see_no_picture_twice(lab: Lab) -> None:
    """While a stage lives its picture is neither seen nor reached, and no reader meets it."""
    for at, source in enumerate(CELLS):
        stages = lab.output(at).locator(".trajan-tutor-live")
        pictures = lab.output(at).locator(KEPT)
        if stages.count():
            expect(stages.first).to_be_visible()
            assert [one for one in pictures.all() if one.is_visible()] == [], source
        elif not source.startswith(WITHOUT_PICTURE):
            expect(pictures.first).to_be_visible()


def see_pictures(page: Page, where: str) -> None:
    """See every board as a picture, and nothing that is broken or a wall of text."""
    pictures = page.locator(KEPT).locator("visible=true")
    expect(pictures).to_have_count(PICTURES)
    boxes = pictures.evaluate_all(SEEN)
    assert all(width > 300 and 100 < height < TALLEST for width, height in boxes), (where, boxes)
    words = page.inner_text("body")
    assert [one for one in BROKEN if one in words] == [], where


def test_it_is_light(saved: Lab) -> None:
    """Thirty boards would be under 5 MB."""
    outputs = [
        "".join(output["data"].get("text/html", "")).encode()
        for cell in json.loads((saved.server.folder / NOTEBOOK).read_text(encoding="utf-8"))["cells"]
        for output in cell["outputs"]
        if "data" in output
    ]
    assert 30 * max(map(len, outputs)) < 5_000_000


def test_opened_again_in_jupyterlab(saved: Lab) -> None:
    """Without a kernel, and with a new one: what JupyterLab says of widgets that it does not know is not seen."""
    saved.open(NOTEBOOK, kernel=False)
    see_pictures(saved.page, "opened again")
    saved.open(NOTEBOOK)
    expect(saved.page.get_by_text("model not found")).to_have_count(STAGES_THERE)
    see_pictures(saved.page, "opened again with a kernel")
    saved.server.end_sessions()


def test_from_somebody_else(saved: Lab) -> None:
    """Nothing in it is trusted: what was saved here is signed, and another file is not."""
    path = saved.server.folder / "mailed.ipynb"
    notebook = json.loads((saved.server.folder / NOTEBOOK).read_text(encoding="utf-8"))
    # Whoever mailed it changed it first.
    notebook["cells"][0]["source"] = "# Mailed"
    for cell in notebook["cells"]:
        cell["metadata"].pop("trusted", None)
    path.write_text(json.dumps(notebook), encoding="utf-8")
    saved.open("mailed.ipynb", kernel=False)
    is_trusted = "() => window.jupyterapp.shell.currentWidget.content.widgets.every(cell => cell.model.trusted)"
    assert not saved.page.evaluate(is_trusted)
    see_pictures(saved.page, "untrusted")
    path.unlink()


def test_exported_and_opened_without_a_network(saved: Lab, chromium: Browser, tmp_path: Path) -> None:
    """As a page of HTML."""
    command = [
        *(sys.executable, "-m", "nbconvert", "--to", "html", "--log-level", "ERROR", "--output-dir"),
        str(tmp_path),
    ]
    subprocess.run([*command, str(saved.server.folder / NOTEBOOK)], check=True, capture_output=True)
    context = chromium.new_context(offline=True)
    page = context.new_page()
    page.goto((tmp_path / NOTEBOOK).with_suffix(".html").as_uri(), wait_until="domcontentloaded")
    see_pictures(page, "exported")
    context.close()


def test_opened_in_notebook_7(saved: Lab) -> None:
    """It starts a kernel, which knows nothing of the widgets."""
    page = saved.page.context.new_page()
    page.goto(f"{saved.server.address}/notebooks/{NOTEBOOK}?token={saved.server.token}")
    expect(page.get_by_text("model not found")).to_have_count(STAGES_THERE)
    see_pictures(page, "Notebook 7")
    page.close()


def test_in_voila_the_stage_is_seen_alone(saved: Lab) -> None:
    """Every cell is run there: no picture lies beside a stage."""
    page = saved.page.context.new_page()
    page.goto(f"{saved.server.address}/voila/render/{NOTEBOOK}?token={saved.server.token}")
    stages = page.locator(".trajan-tutor-live")
    expect(stages).to_have_count(STAGES_THERE, timeout=60_000)
    page.locator(".trajan-tutor").first.locator("[data-pane] [data-spot]").first.wait_for()
    pictures = page.locator("img.trajan-tutor-kept").locator("visible=true")
    expect(pictures).to_have_count(sum(not source.startswith((*STAGES, *WITHOUT_PICTURE)) for source in CELLS))
    page.close()
