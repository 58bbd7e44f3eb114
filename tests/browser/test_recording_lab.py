"""An exercise is recorded in a real JupyterLab: its solution is played, a rule is ticked, one file is there."""

from collections.abc import Iterator

import pytest
from browser.hand import Hand
from browser.lab import Lab, LabServer, write_notebook
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

NOTEBOOK = "recording.ipynb"
CELLS = ["import trajan_tutor as tt", 'recording = tt.record_exercise("trajan")\nrecording']


@pytest.fixture(scope="module")
def bench(lab_server: LabServer, module_lab: Lab) -> Iterator[Lab]:
    """Open a notebook in which an exercise is recorded."""
    path = lab_server.folder / NOTEBOOK
    write_notebook(path, CELLS)
    module_lab.open(NOTEBOOK)
    module_lab.run_all()
    expect(module_lab.output(1).locator(".trajan-tutor [data-pane]").first).to_be_visible()
    yield module_lab
    path.unlink()


def test_an_exercise_is_recorded_by_clicks(bench: Lab, lab_server: LabServer) -> None:
    """Below the board stands what is to be done; the file lies beside the notebook."""
    shown = bench.output(1)
    expect(shown.get_by_text("Play the solution on the board now.")).to_be_visible()
    Hand(shown.locator(".trajan-tutor")).choose("sow I")
    ticked = shown.locator("input[type=checkbox]:checked")
    expect(ticked.first).to_be_visible()
    shown.get_by_role("textbox", name="Title").fill("Mine")
    shown.get_by_role("textbox", name="Question").fill("What now?")
    shown.get_by_role("button", name="Keep it").click()
    expect(shown.get_by_text("Kept in the file own-mine-")).to_be_visible()
    (file,) = lab_server.folder.glob("own-mine-*.toml")
    text = file.read_text(encoding="utf-8")
    file.unlink()
    assert 'solutions = [["sow I"]]' in text
    assert bench.errors == []
