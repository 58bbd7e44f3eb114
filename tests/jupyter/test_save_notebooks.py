"""Notebooks are saved so that they show their boards unrun, small, and alike each time."""

import json
from pathlib import Path
from typing import Any

import pytest

from trajan_tutor.jupyter import save_notebooks
from trajan_tutor.jupyter.save_notebooks import LARGEST_BYTES, WIDGET, NotSavedError, as_text, cleaned, main
from trajan_tutor.view.static_output import SVG_ADDRESS

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").rglob("*.ipynb"))


def notebook(*outputs: dict[str, Any]) -> dict[str, Any]:
    """Return a notebook of one cell as it comes from being run."""
    cell = {
        "cell_type": "code",
        "id": "first",
        "execution_count": 1,
        "metadata": {"execution": {"iopub.status.busy": "2001-01-01"}, "tags": ["kept"]},
        "outputs": list(outputs),
        "source": "board",
    }
    return {"cells": [cell], "metadata": {"widgets": {"x": {}}, "language_info": {"version": "3.11.2"}}, "nbformat": 4}


def test_the_widget_goes_and_the_picture_stays() -> None:
    """With the metadata that differs from run to run."""
    picture = {"text/html": "<img>", "text/plain": "board"}
    widget = {WIDGET: {"model_id": "x"}, "text/plain": "board"}
    shown = [{"output_type": "display_data", "data": data, "metadata": {"a": 1}} for data in (picture, widget)]
    result = cleaned(notebook(*shown))
    cell = result["cells"][0]
    assert cell["outputs"] == [{"output_type": "display_data", "data": picture, "metadata": {}}]
    assert cell["metadata"] == {"tags": ["kept"]}
    assert "widgets" not in result["metadata"]
    assert "2001" not in as_text(result)
    assert "3.11.2" not in as_text(result)
    assert cleaned(result) == result


def test_a_notebook_that_is_too_large_is_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file stays as it was."""
    path = tmp_path / "large.ipynb"
    path.write_text("before", encoding="utf-8")
    large = notebook({"output_type": "stream", "name": "stdout", "text": "x" * LARGEST_BYTES})
    monkeypatch.setattr(save_notebooks, "run", lambda _path: large)
    with pytest.raises(NotSavedError, match=r"large\.ipynb"):
        save_notebooks.save(path)
    assert path.read_text(encoding="utf-8") == "before"


def test_a_call_without_notebooks_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    """And fails."""
    assert main([]) == 2
    assert "NOTEBOOK" in capsys.readouterr().err


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_our_notebooks_were_saved_by_the_command(path: Path) -> None:
    """As the command writes them, below the size, with a board and without widgets."""
    text = path.read_text(encoding="utf-8")
    data = json.loads(text)
    assert as_text(cleaned(data)) == text
    assert len(text.encode()) <= LARGEST_BYTES
    outputs = [output.get("data", {}) for cell in data["cells"] for output in cell.get("outputs", ())]
    assert any(SVG_ADDRESS in "".join(one.get("text/html", ())) for one in outputs)
    assert not any(WIDGET in one for one in outputs)
    assert len({cell["id"] for cell in data["cells"]}) == len(data["cells"])


def test_a_notebook_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its name is told, and no traceback."""
    assert main([str(tmp_path / "none.ipynb")]) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'none.ipynb'}: there is no such notebook\n"
