"""The shelf of saved games: one place for each game asked for, an offer to continue, and nothing lost."""

from pathlib import Path

import pytest
from session.tiny import tiny

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.session import saves, shelf
from trajan_tutor.session.play import Play
from trajan_tutor.session.players import PERSON

ONE = "take left 1"


@pytest.fixture(autouse=True)
def shelf_of_the_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let the games of the tests lie in a folder that is not there yet."""
    monkeypatch.setattr(saves, "find_game", lambda _name: tiny())
    monkeypatch.setenv(shelf.HOME_VARIABLE, str(tmp_path / "shelf"))
    return tmp_path / "shelf"


def begun(seed: int = 5, *moves: str, drawn: bool = False) -> Play:
    """Begin a game of a person against a bot."""
    play = Play(tiny(), Setup(seats=2, seed=seed), (PERSON, "random"), ("Livia",))
    play.seed_drawn = drawn
    for move in moves:
        play.choose(move)
    return play


def test_the_folder_is_the_one_named_or_beside_the_notebook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """TRAJAN_TUTOR_HOME wins."""
    assert shelf.home() == tmp_path / "shelf"
    monkeypatch.delenv(shelf.HOME_VARIABLE)
    monkeypatch.chdir(tmp_path)
    assert shelf.home() == tmp_path / "trajan_tutor_saves"


def test_nothing_is_written_before_a_person_decides(shelf_of_the_test: Path) -> None:
    """Also when bots have moved already."""
    assert shelf.autosave(begun()) is None
    assert shelf.autosave(Play(tiny(), Setup(seats=2, seed=5), ("random", PERSON))) is None
    assert not shelf_of_the_test.exists()


def test_the_same_game_asked_for_again_is_offered() -> None:
    """After a restart of the kernel, say; taken up it is as it was."""
    play = begun(5, ONE)
    path = shelf.autosave(play)
    saved = shelf.offer(begun(5))
    assert saved is not None
    assert (saved.path, saved.game, saved.seats, saved.seed) == (path, "tiny", 2, 5)
    assert (saved.players, saved.names, saved.decisions, saved.over) == ((PERSON, "random"), ("Livia",), 2, False)
    assert shelf.take_up(saved).record() == play.record()


def test_another_game_is_not_offered() -> None:
    """Another seed, other players: another place."""
    shelf.autosave(begun(5, ONE))
    assert shelf.offer(begun(6)) is None
    assert shelf.offer(Play(tiny(), Setup(seats=2, seed=5), (PERSON, PERSON), ("Livia",))) is None


def test_any_deal_is_the_same_game_when_chance_drew_the_seed() -> None:
    """A cell that names no seed deals anew with every run."""
    shelf.autosave(begun(5, ONE, drawn=True))
    saved = shelf.offer(begun(6, drawn=True))
    assert saved is not None
    assert saved.seed == 5
    again = shelf.take_up(saved)
    assert again.seed_drawn
    assert shelf.place_of(again) == saved.path


def test_a_game_is_not_offered_to_itself() -> None:
    """Once it is saved, it has its place."""
    play = begun(5, ONE)
    shelf.autosave(play)
    assert shelf.offer(play) is None
    play.choose(play.game.notation(play.choices()[0]))
    shelf.autosave(play)
    assert len(shelf.saved_games()) == 1


def test_beginning_anew_puts_the_old_game_aside() -> None:
    """Whoever does not take up the offer loses nothing."""
    old = begun(5, ONE)
    shelf.autosave(old)
    new = begun(5, "take right 1")
    shelf.autosave(new)
    records = [shelf.take_up(saved).record() for saved in shelf.saved_games()]
    assert len(records) == 2
    assert old.record() in records
    assert new.record() in records


def test_two_boards_of_one_game_do_not_overwrite_each_other() -> None:
    """Whoever finds another game in its place puts that aside."""
    first, second = begun(5, ONE), begun(5, "take right 1")
    for play in (first, second, first):
        shelf.autosave(play)
    records = [shelf.take_up(saved).record() for saved in shelf.saved_games()]
    assert first.record() in records
    assert second.record() in records


def test_so_many_older_games_are_kept(shelf_of_the_test: Path) -> None:
    """The oldest make room."""
    for _ in range(shelf.PUT_ASIDE + 4):
        shelf.autosave(begun(5, ONE))
    assert len(list(shelf_of_the_test.iterdir())) == shelf.PUT_ASIDE + 1


def test_a_game_taken_up_goes_on_in_its_place() -> None:
    """No second file appears."""
    shelf.autosave(begun(5, ONE))
    saved = shelf.offer(begun(5))
    assert saved is not None
    play = shelf.take_up(saved)
    play.choose(play.game.notation(play.choices()[0]))
    assert shelf.autosave(play) == saved.path
    assert len(shelf.saved_games()) == 1


def test_a_file_that_cannot_be_read_is_neither_offered_nor_listed() -> None:
    """It is told in one sentence when somebody asks for it by name."""
    path = shelf.autosave(begun(5, ONE))
    assert path is not None
    path.write_text(path.read_text(encoding="utf-8")[:60], encoding="utf-8")
    assert shelf.offer(begun(5)) is None
    assert shelf.saved_games() == ()
    with pytest.raises(UnreadableError, match="reading-json"):
        saves.load(path)


def test_a_folder_that_cannot_be_made_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game goes on unsaved."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(shelf.HOME_VARIABLE, str(tmp_path / "file" / "shelf"))
    with pytest.raises(saves.SavingError, match="session-file-not-written"):
        shelf.autosave(begun(5, ONE))
