"""Saved games and progress belong to a person."""

import errno
import gc
import sys
from pathlib import Path
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.jupyter.visitor import own_home


def test_who_runs_a_notebook_has_the_folder_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the one that is named."""
    monkeypatch.delenv("SERVER_SOFTWARE", raising=False)
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path / "mine"))
    assert own_home() == tmp_path / "mine"


def test_a_visitor_of_voila_has_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the one who serves the page has; it stays the same for all boards of one visit."""
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path / "host"))
    assert own_home() == own_home()
    assert own_home() != tmp_path / "host"
    assert own_home().is_dir()


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ("~nobody-of-that-name/x", "there is no user whose home “~nobody-of-that-name/x” could mean"),
        ("/" + "x" * 5000, "names no folder that there can be"),
    ],
)
def test_a_folder_that_cannot_be_is_told_in_a_sentence(
    named: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For everything that is kept there."""
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", named)
    for call in (tt.mastery, tt.course, tt.table, lambda: tt.play("trajan"), lambda: tt.lesson("02")):
        with pytest.raises(MisusedError, match=sentence) as caught:
            call()
        assert len(str(caught.value)) <= 300


def test_so_is_a_working_folder_that_was_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no other folder is named."""
    monkeypatch.delenv("TRAJAN_TUTOR_HOME", raising=False)
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with pytest.raises(MisusedError, match="The folder in which Python runs is not there any more"):
        tt.play("trajan")


def test_a_board_that_could_not_be_made_leaves_nothing_to_complain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is said when it is thrown away."""
    said: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", said.append)

    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.ENAMETOOLONG, "File name too long")

    monkeypatch.setattr("trajan_tutor.jupyter.stage_widget.Desk", refused)
    with pytest.raises(OSError, match="too long"):
        tt.play("trajan")
    gc.collect()
    assert said == []


def test_a_position_of_a_file_tells_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a path or its text; a game that is named has to be that one."""
    monkeypatch.setenv("TRAJAN_TUTOR_HOME", str(tmp_path))
    editor: Any = tt.edit("caesar")
    file = editor.save_position("place", tmp_path)
    for source in (file, str(file), file.read_text(encoding="utf-8")):
        assert tt.play(position=source).session.game.name == "caesar"
