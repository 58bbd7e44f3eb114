"""The browser tests' own tools: a notebook opens, runs, hears a click and is pictured."""

from pathlib import Path

import pytest
from browser import lab as lab_module
from browser.lab import ChromiumIsMissingError, Lab, write_notebook

pytestmark = pytest.mark.browser

# How often the notebook was run before; its last cell fails when it is run again.
RUNS = "runs = globals().get('runs', -1) + 1"
BUTTON = """
import ipywidgets
clicks = []
button = ipywidgets.Button(description="Press me")
button.on_click(clicks.append)
button
"""


def test_a_notebook_is_opened_run_and_pictured(lab: Lab, tmp_path: Path) -> None:
    """A test begins without kernels; a click in the browser reaches the kernel; a cell that fails is not overlooked."""
    assert lab.server.ask("api/sessions") == []
    write_notebook(lab.server.folder / "button.ipynb", [RUNS, BUTTON, "1 / (1 - runs)"])
    lab.open("button.ipynb")
    cells = lab.run_all()
    assert [cell["execution_count"] for cell in cells] == [1, 2, 3]
    assert lab.ask_kernel("len(clicks)") == "0"
    lab.output(1).get_by_role("button", name="Press me").click()
    lab.wait_for_kernel("len(clicks)", "1")
    light = lab.screenshot(tmp_path / "light.png").read_bytes()
    dark = lab.screenshot(tmp_path / "dark.png", width=800, colour_scheme="dark").read_bytes()
    assert light.startswith(b"\x89PNG")
    assert light != dark
    assert not lab.errors
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab.run_all()


def test_a_missing_chromium_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no Chromium the tests say what to install."""
    monkeypatch.delenv(lab_module.CHROMIUM_VARIABLE, raising=False)
    monkeypatch.setattr(lab_module, "CHROMIUM_NAMES", ("no-such-browser",))
    with pytest.raises(ChromiumIsMissingError, match="apt-get install chromium"):
        lab_module.find_chromium()
