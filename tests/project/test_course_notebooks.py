"""The notebooks of the course are those that the lessons make now."""

import json
from pathlib import Path

import pytest

from trajan_tutor.jupyter.course_notebooks import main, notebooks, sources
from trajan_tutor.jupyter.save_notebooks import as_text, cleaned

CHECKOUT = Path(__file__).parent.parent.parent
NOTEBOOKS = notebooks()


@pytest.mark.parametrize("name", sorted(NOTEBOOKS))
def test_a_notebook_is_the_one_of_its_lesson(name: str) -> None:
    """`make generated` writes it anew."""
    kept = json.loads((CHECKOUT / "notebooks" / name).read_text(encoding="utf-8"))
    assert sources(kept) == sources({"cells": NOTEBOOKS[name]})


def test_there_is_no_notebook_of_a_lesson_that_is_gone() -> None:
    """A notebook that calls a lesson is that of a lesson."""
    for path in (CHECKOUT / "notebooks").glob("*.ipynb"):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        if [cell["id"] for cell in cells] == ["title", "lesson", "next"]:
            assert path.name in NOTEBOOKS


def test_every_link_between_notebooks_leads_somewhere() -> None:
    """Of the welcome notebook too."""
    for path in (CHECKOUT / "notebooks").glob("*.ipynb"):
        text = "".join(sources(json.loads(path.read_text(encoding="utf-8"))))
        for link in text.split("](")[1:]:
            target = link.partition(")")[0]
            assert target.startswith("http") or (path.parent / target).exists(), (path.name, target)


def test_a_notebook_that_is_right_keeps_its_outputs(tmp_path: Path) -> None:
    """And one that is not is written anew, without outputs."""
    assert main([str(tmp_path)]) == 0
    first, second = sorted(tmp_path.glob("*.ipynb"))[:2]
    data = json.loads(first.read_text(encoding="utf-8"))
    data["cells"][1]["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "kept"}]
    first.write_text(as_text(cleaned(data)), encoding="utf-8")
    second.write_text(first.read_text(encoding="utf-8"), encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    assert "kept" in first.read_text(encoding="utf-8")
    assert "kept" not in second.read_text(encoding="utf-8")


def test_a_call_without_a_folder_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    """And fails."""
    assert main([]) == 2
    assert "FOLDER" in capsys.readouterr().err
