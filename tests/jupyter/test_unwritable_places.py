"""Whoever writes for a person says in a sentence where that cannot be, and goes on with what was asked for."""

import errno
import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.languages import CHOICE
from trajan_tutor.journals import saved_language, writing
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.jupyter import course_notebooks, save_notebooks
from trajan_tutor.lessons.exercise_recorder import ExerciseRecorder
from trajan_tutor.lessons.sheets import save_pages
from trajan_tutor.view.paper import PaperSize

PACKAGE = Path(tt.__file__).parent
LANGUAGES = ("en", "cs", "pl", "pt")


@cache
def board() -> Any:
    """Return the board of a game."""
    return tt.play("caesar", seed=7)


@cache
def recorded() -> ExerciseRecorder:
    """Return an exercise with its solution."""
    recorder = ExerciseRecorder(tt.position("trajan", seats=2, seed=7), "en")
    recorder.session.choose(recorder.session.game.notation(recorder.session.choices()[0]))
    return recorder


@cache
def made() -> dict[str, Any]:
    """Return values that can be written, each made once."""
    place = tt.position("caesar", seats=2, seed=7)
    editor = tt.edit("caesar")
    return {"editor": editor, "replay": tt.replay(board()), "picture": place.draw(), "sheets": tt.sheets("trajan/02")}


# Everything that writes for a person, given a folder.
WRITERS: dict[str, Callable[[Path], object]] = {
    "board.save": lambda folder: board().save(folder / "game.json"),
    "replay.save_page": lambda folder: made()["replay"].save_page(folder / "replay.html"),
    "drawing.save_svg": lambda folder: made()["picture"].save_svg(folder / "board.svg"),
    "drawing.save_png": lambda folder: made()["picture"].save_png(folder / "board.png"),
    "hand_in": lambda folder: tt.hand_in("Livia", folder),
    "take_progress": tt.take_progress,
    "sheets.save": lambda folder: made()["sheets"].save(folder, PaperSize.A4),
    "save_pages": lambda folder: save_pages(folder / "plan", "Plan", [], PaperSize.A4, "en"),
    "editor.save_position": lambda folder: made()["editor"].save_position("place", folder),
    "recorder.keep": lambda folder: recorded().keep("Title", "What is best here?", folder=folder),
    "saved_language.keep": lambda folder: saved_language.keep(folder, "cs"),
    "writing.write": lambda folder: writing.write(folder / "text.txt", "text"),
}


def within_a_file(folder: Path) -> Path:
    """Return a place below something that is no folder."""
    (folder / "a file").write_text("not a folder", encoding="utf-8")
    return folder / "a file" / "within"


PLACES: dict[str, Callable[[Path], Path]] = {
    "within a file": within_a_file,
    "a name of 5,000 letters": lambda folder: folder / ("x" * 5_000),
    "a name with an end in it": lambda folder: folder / "no\0name",
    "a name that is no text": lambda folder: folder / "half \ud800",
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("writer", WRITERS)
def test_a_place_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path, writer: str, place: str) -> None:
    """In each language, with the place; nothing else lies there then."""
    folder = PLACES[place](tmp_path)
    before = {path.name for path in tmp_path.rglob("*")}
    with pytest.raises(TutorError) as refused:
        WRITERS[writer](folder)
    message = refused.value.message
    texts = {Words(language)(message) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert not [text for text in texts if "\n" in text or message.key in text]
    assert {path.name for path in tmp_path.rglob("*")} == before


@pytest.mark.parametrize("problem", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_a_language_that_cannot_be_kept_is_spoken_for_now(
    tmp_path: Path, problem: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """“Run all” goes on from its first cell, in that language, and says why it is not kept."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(problem, os.strerror(problem))

    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "saves"))
    monkeypatch.setattr(CHOICE, "asked", "")
    monkeypatch.setattr(writing, "_write_whole", refuse)
    assert tt.language("cs") == "cs"
    assert Words().language == "cs"
    assert os.strerror(problem) in capsys.readouterr().err


@pytest.mark.parametrize("problem", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_tools_that_write_notebooks_say_what_cannot_be_written(
    tmp_path: Path, problem: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the file and the way out, and no traceback; a notebook that was there stays as it was."""
    path = tmp_path / "mine.ipynb"
    path.write_text("before", encoding="utf-8")

    def refuse(*_: object, **__: object) -> None:
        raise OSError(problem, os.strerror(problem))

    monkeypatch.setattr(save_notebooks, "run", lambda _: {"cells": []})
    monkeypatch.setattr(course_notebooks, "notebooks", lambda *_: {"01.ipynb": []})
    monkeypatch.setattr(writing, "_write_whole", refuse)
    assert save_notebooks.main([str(path)]) == 1
    assert _way_out(capsys, path, problem)
    assert course_notebooks.main([str(tmp_path), str(tmp_path), "en"]) == 1
    assert _way_out(capsys, tmp_path / "01.ipynb", problem)
    assert path.read_text(encoding="utf-8") == "before"


def _way_out(capsys: pytest.CaptureFixture[str], path: Path, problem: int) -> bool:
    """Return whether one line was said that names the file, what the system says, and the way out."""
    (said,) = capsys.readouterr().err.splitlines()
    return said == Words().say("cli-not-written", file=str(path), problem=os.strerror(problem))


def test_where_no_temporary_file_can_be_made_notebooks_are_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said as for a notebook itself."""
    path = tmp_path / "mine.ipynb"
    path.write_text("before", encoding="utf-8")

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "/full")

    monkeypatch.setattr("tempfile.TemporaryDirectory", refuse)
    assert save_notebooks.main([str(path)]) == 1
    assert "/full" in capsys.readouterr().err


def test_a_notebook_that_is_damaged_is_told_by_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its file, and the line of it."""
    for name in course_notebooks.notebooks():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{\n broken", encoding="utf-8")
    assert course_notebooks.main([str(tmp_path)]) == 1
    (said,) = capsys.readouterr().err.splitlines()
    assert str(tmp_path) in said


# What opens or makes a file or a folder itself, and why its errors are no traceback.
BY_THEMSELVES = {
    "journals/writing.py": "whole or not at all, with the sentence; folders raise OSError, which callers tell or keep",
    "engine/reading.py": "reads alone",
    "view/drawing.py": "may not know journals; raises UnreadableError",
    "lessons/draft.py": "never over another file; raises SavingError",
    "classroom/room_aside.py": "moves of folders; raises SavingError",
    "cli/main.py": "tells what any command cannot write",
    "cli/lab.py": "told by its own sentence",
    "jupyter/course_notebooks.py": "folders alone; told by its own sentence",
    "cli/tournament_command.py": "told by the command line",
    "cli/language_command.py": "told by the command line",
    "proof/language_report.py": "told by the command line",
    "proof/translation_stamps.py": "told by the command line",
}
WRITES = re.compile(
    r"\.(write_text|write_bytes|mkdir|copyfile|copytree)\(|os\.open\(|\.open\(\"[wxa]|\bopen\([^)]*\"[wxa]"
)


def test_nothing_else_writes_files_by_itself() -> None:
    """Whoever writes goes through `journals/writing.py` or a journal: so every error of a disk has its sentence."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        if WRITES.search(path.read_text(encoding="utf-8")):
            found.add(path.relative_to(PACKAGE).as_posix())
    assert found == set(BY_THEMSELVES)
