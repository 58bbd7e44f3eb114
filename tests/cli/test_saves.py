"""The list of saved games."""

from pathlib import Path

import pytest

from trajan_tutor.cli.main import main
from trajan_tutor.session import shelf
from trajan_tutor.session.start import new_play


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of saved games."""
    monkeypatch.setenv(shelf.HOME_VARIABLE, str(tmp_path))
    return tmp_path


def test_an_empty_shelf_is_told(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    """With its place."""
    assert main(["saves"]) == 0
    assert capsys.readouterr().out == f"There is no saved game in {home}.\n"


def test_saved_games_are_listed_with_who_plays_and_how_far_they_got(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    """Names are shown as they were given; files that are no games are left out."""
    play = new_play("trajan", seats=2, seed=7, names=("{ $Livia }",))
    play.choose("sow I")
    path = shelf.autosave(play)
    assert path is not None
    (home / "broken.json").write_text("{", encoding="utf-8")
    assert main(["saves"]) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{path.name}: trajan with {{ $Livia }} and random, ")
    assert f"{len(play.steps)} decision" in first
    assert "goes on" in first
    assert last == f"1 saved game in {home}."
