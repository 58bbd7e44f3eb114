"""The list of saved games."""

from pathlib import Path

import pytest

from trajan_tutor.cli.main import main
from trajan_tutor.journals import progress_journal, saved_games
from trajan_tutor.session.new_session import new_session


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of saved games."""
    monkeypatch.setenv(saved_games.HOME_VARIABLE, str(tmp_path))
    return tmp_path


def test_an_empty_list_is_told(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    """With its place."""
    assert main(["saves"]) == 0
    assert capsys.readouterr().out == f"There is no saved game in {home}.\n"


def test_saved_games_are_listed_with_who_plays_and_how_far_they_got(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    """Names are shown as they were given; files that are no games are told."""
    session = new_session("trajan", seats=2, seed=7, names=("{ $Livia }",))
    session.choose("sow I")
    saved_games.begin(session, home).keep()
    (home / "broken.json").write_text("{", encoding="utf-8")
    assert main(["saves"]) == 0
    broken, first, last = capsys.readouterr().out.splitlines()
    assert broken.startswith("broken.json: ")
    name = saved_games.place_of(session, home).name
    assert first.startswith(f"{name}: trajan with {{ $Livia }} and random, ")
    assert f"{len(session.steps)} decision" in first
    assert "goes on" in first
    assert last.startswith(f"1 saved game in {home}. It stays until you remove it")


def test_a_saved_game_is_removed_by_its_name(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    """Others stay; one that is not there is told."""
    for seed in (7, 8):
        session = new_session("trajan", seats=2, seed=seed)
        session.choose("sow I")
        saved_games.begin(session, home).keep()
    gone, stays = (path.name for path in home.iterdir())
    assert main(["saves", "--remove", gone]) == 0
    first, second, _ = capsys.readouterr().out.splitlines()
    assert first == f"Removed {gone}."
    assert second.startswith(stays)
    assert main(["saves", "--remove", gone]) == 2
    assert "no saved game" in capsys.readouterr().err
    assert [path.name for path in home.iterdir()] == [stays]


def test_progress_goes_along_in_a_file(
    capsys: pytest.CaptureFixture[str], home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """To another folder and back; the second time nothing is new, and a file that is none is told."""
    notes, keep = progress_journal.read(home).begin("trajan/02-sowing")
    notes.of("a").tries += 1
    keep(notes)
    file = tmp_path / "mine.json"
    assert main(["progress", "export", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    monkeypatch.setenv(saved_games.HOME_VARIABLE, str(tmp_path / "elsewhere"))
    assert [main(["progress", "import", str(file)]) for _ in range(2)] == [0, 0]
    new, old = capsys.readouterr().out.splitlines()
    assert (new, old) == ("One line of progress was added.", "Everything in that file is here already.")
    file.write_text("{}", encoding="utf-8")
    assert main(["progress", "import", str(file)]) == 2
    assert "progress" in capsys.readouterr().err
