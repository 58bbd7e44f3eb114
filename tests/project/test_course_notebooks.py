"""The notebooks of the course are those that the lessons make now."""

import json
from pathlib import Path

import pytest

from trajan_tutor.i18n import FALLBACK, Words
from trajan_tutor.i18n.entries import texts_of
from trajan_tutor.i18n.languages import OWN_FOLDER
from trajan_tutor.jupyter.course_notebooks import IN_CODE, by_hand, main, notebooks, prose_key, sources
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
    for path in (CHECKOUT / "notebooks").rglob("*.ipynb"):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        if [cell["id"] for cell in cells] == ["title", "lesson", "next"]:
            assert path.relative_to(CHECKOUT / "notebooks").as_posix() in NOTEBOOKS


def test_every_link_between_notebooks_leads_somewhere() -> None:
    """Of the welcome notebook too."""
    for path in (CHECKOUT / "notebooks").rglob("*.ipynb"):
        text = "".join(sources(json.loads(path.read_text(encoding="utf-8"))))
        for link in text.split("](")[1:]:
            target = link.partition(")")[0]
            assert target.startswith("http") or (path.parent / target).exists(), (path.name, target)


def test_a_notebook_that_is_right_keeps_its_outputs(tmp_path: Path) -> None:
    """And one that is not is written anew, without outputs."""
    assert main([str(tmp_path)]) == 0
    first, second = sorted(tmp_path.rglob("*.ipynb"))[:2]
    data = json.loads(first.read_text(encoding="utf-8"))
    data["cells"][1]["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "kept"}]
    first.write_text(as_text(cleaned(data)), encoding="utf-8")
    second.write_text(first.read_text(encoding="utf-8"), encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    assert "kept" in first.read_text(encoding="utf-8")
    assert "kept" not in second.read_text(encoding="utf-8")


def markdown(folder: Path) -> list[tuple[str, str, str]]:
    """Return the text of every cell of prose in the notebooks that no lesson makes: notebook, id, text."""
    return [
        (path.name, cell["id"], "".join(cell["source"]))
        for path in by_hand(folder, notebooks())
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
        if cell["cell_type"] == "markdown"
    ]


def test_all_prose_of_notebooks_made_by_hand_lies_in_the_catalogue() -> None:
    """`make generated` writes it from there; no message of a notebook is left over."""
    words = Words(FALLBACK)
    found = markdown(CHECKOUT / "notebooks")
    assert found
    assert all(text == words.say(prose_key(name, cell)) for name, cell, text in found)
    keys = {prose_key(name, cell) for name, cell, _ in found}
    written = {key for key in texts_of(OWN_FOLDER, FALLBACK) if key.startswith("notebook-")}
    assert {key for key in written - keys if not key.startswith("notebook-own-")} == set()


def test_no_notebook_names_a_language() -> None:
    """It is chosen once."""
    for path in (CHECKOUT / "notebooks").rglob("*.ipynb"):
        assert "language=" not in "".join(sources(json.loads(path.read_text(encoding="utf-8"))))


def names_in(folder: Path) -> set[str]:
    """Return the names of all notebooks from a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.ipynb")}


def test_notebooks_of_another_language_have_its_words_and_no_outputs(tmp_path: Path) -> None:
    """Prose, comments, and the words that code looks for; the rest of the code is the same."""
    assert main([str(CHECKOUT / "notebooks"), str(tmp_path), "pseudo"]) == 0
    names = names_in(CHECKOUT / "notebooks")
    assert names_in(tmp_path) == names
    assert all(text.startswith("[") for _, _, text in markdown(tmp_path))
    for name in names:
        made = json.loads((tmp_path / name).read_text(encoding="utf-8"))
        english = json.loads((CHECKOUT / "notebooks" / name).read_text(encoding="utf-8"))
        for one, before in zip(made["cells"], english["cells"], strict=True):
            assert (one["id"], one["cell_type"]) == (before["id"], before["cell_type"])
            if one["cell_type"] == "code":
                assert (one["outputs"], one["execution_count"]) == ([], None)
                assert "Click here" not in "".join(one["source"])
    assert "My lesson" not in (tmp_path / "teaching" / "90_position_and_lesson.ipynb").read_text(encoding="utf-8")


def test_every_text_that_is_looked_for_in_code_is_there() -> None:
    """A text that no code has any more would be translated in vain."""
    texts = [path.read_text(encoding="utf-8") for path in by_hand(CHECKOUT / "notebooks", notebooks())]
    code = "".join(source for text in texts for source in sources(json.loads(text)))
    assert [key for key in IN_CODE if Words(FALLBACK).say(key) not in code] == []


def test_a_call_without_a_folder_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    """And fails."""
    assert main([]) == 2
    assert "FOLDER" in capsys.readouterr().err
