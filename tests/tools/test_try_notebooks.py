"""Notebooks of other languages are run; with none offered there is nothing to do."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import try_notebooks

from trajan_tutor.i18n import FALLBACK, Words, languages
from trajan_tutor.jupyter.save_notebooks import as_text, cleaned


@pytest.mark.parametrize(
    "language",
    [
        "cs",
        *(pytest.param(one, marks=pytest.mark.long) for one in (*languages(), "pseudo") if one not in (FALLBACK, "cs")),
    ],
)
def test_a_notebook_of_a_language_runs(language: str, capfd: pytest.CaptureFixture[str]) -> None:
    """No cell fails: what code looks for in the words of a lesson is there in this language too."""
    assert try_notebooks.main(["--short", language]) == 0
    assert "passed" in capfd.readouterr().out


def test_in_turn_every_notebook_is_run_in_one_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """And some in each of them."""
    ran: dict[str, list[str]] = {}

    def write_in(_words: Words, _notebooks: Path, folder: Path) -> None:
        for name in "abcdefg":
            (folder / f"{name}.ipynb").touch()

    def run(paths: Sequence[Path], language: str) -> int:
        ran[language] = [path.stem for path in paths]
        return 0

    monkeypatch.setattr(try_notebooks, "run", run)
    monkeypatch.setattr(try_notebooks, "write_in", write_in)
    assert try_notebooks.main(["--in-turn", "cs", "pl", "pt"]) == 0
    assert ran == {"cs": ["a", "d", "g"], "pl": ["b", "e"], "pt": ["c", "f"]}


def test_without_other_languages_nothing_is_run(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """As long as English is the only one that is offered."""
    monkeypatch.setattr(try_notebooks, "languages", lambda: (FALLBACK,))
    assert try_notebooks.main(["--short"]) == 0
    assert capfd.readouterr().out == ""


def test_a_cell_that_speaks_another_language_fails(tmp_path: Path) -> None:
    """The language is that of the environment, and a cell that fails is told by the exit code."""
    code = 'import trajan_tutor as tt\n\nassert tt.language() == "en"'
    cell: dict[str, Any] = {"cell_type": "code", "id": "only", "metadata": {}, "source": code}
    cell |= {"execution_count": None, "outputs": []}
    path = tmp_path / "one.ipynb"
    path.write_text(as_text(cleaned({"cells": [cell]})), encoding="utf-8")
    assert try_notebooks.run([path], "pseudo") == 1
