"""Saved games and progress belong to a person."""

from pathlib import Path

import pytest

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
