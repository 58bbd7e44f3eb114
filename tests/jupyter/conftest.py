"""Boards of these tests save their games in a folder of their own."""

from pathlib import Path

import pytest

from trajan_tutor.journals.saved_games import HOME_VARIABLE


@pytest.fixture(autouse=True)
def saved_games_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder for saved games."""
    folder = tmp_path_factory.mktemp("saved-games")
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder
