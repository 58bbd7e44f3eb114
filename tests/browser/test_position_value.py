"""A position at the end of a cell, in a real JupyterLab."""

import pytest
from browser.lab import Lab, write_notebook
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

CELLS = (
    "import trajan_tutor as tt\nposition = tt.position('trajan', seed=7)\nposition",
    "position.play('sow iii')",
    "position.legal()",
    "position.why_not('drop pink')",
    "tt.position('caesar', seed=7)",
)


def test_a_position_shows_its_picture(lab: Lab) -> None:
    """Nothing has to be asked for: it is the value of the cell."""
    write_notebook(lab.server.folder / "position.ipynb", CELLS)
    lab.open("position.ipynb")
    cells = lab.run_all()
    for number in (0, 1, 4):
        picture = lab.output(number).locator("img, svg").first
        expect(picture).to_be_visible()
        box = picture.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 300
        assert set(cells[number]["outputs"][0]["data"]) == {"image/svg+xml", "text/plain"}
    expect(lab.output(2)).to_contain_text("sow III  Take the 2 markers of tray III")
    expect(lab.output(3)).to_contain_text("The rule: “The steps of a turn” (trajan.turn.steps).")
