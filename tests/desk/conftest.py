"""Desks of these tests save their games in a folder of their own."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from trajan_tutor.journals.saved_games import HOME_VARIABLE


@pytest.fixture(autouse=True)
def no_error_of_ours(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail where a desk told an error of our own to its page: it would look like any other problem."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@pytest.fixture(autouse=True)
def saved_games_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder for saved games."""
    folder = tmp_path_factory.mktemp("saved-games")
    monkeypatch.setenv(HOME_VARIABLE, str(folder))
    return folder
