"""Saved games: one journal for each game asked for, an offer to continue, and nothing lost."""

import json
import os
from itertools import count
from pathlib import Path

import pytest
from session.tiny import tiny

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.journals import game_journal, saved_games, saved_records
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import Session

ONE = "take left 1"
OTHER = "take right 1"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let the games of the tests lie in a folder that is not there yet."""
    for module in (saved_records, game_journal):
        monkeypatch.setattr(module, "find_game", lambda _name: tiny())
    return tmp_path / "saved-games"


# When games are kept, one after the other.
SECONDS = count(1_700_000_000)


def begun(seed: int = 5, *moves: str, drawn: bool = False) -> Session:
    """Begin a game of a person against a bot."""
    session = Session(tiny(), Setup(seats=2, seed=seed), (PERSON, "random"), ("Livia",))
    session.seed_drawn = drawn
    for move in moves:
        session.choose(move)
    return session


def keep(session: Session, home: Path) -> Path:
    """Keep a game in a journal; return where that lies."""
    journal = saved_games.begin(session, home)
    journal.keep()
    for file in journal.folder.glob("*"):
        # A file system counts time in steps of some milliseconds; no two games are kept at one time.
        os.utime(file, (kept_at := next(SECONDS), kept_at))
    return journal.folder


def all_saved(home: Path) -> list[saved_games.Saved]:
    """Return the saved games that can be continued."""
    return [saved for saved in saved_games.latest(home)[0] if isinstance(saved, saved_games.Saved)]


def test_the_folder_is_the_one_named_or_beside_the_notebook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """TRAJAN_TUTOR_HOME wins."""
    monkeypatch.setenv(saved_games.HOME_VARIABLE, str(tmp_path / "named"))
    assert saved_games.home() == tmp_path / "named"
    monkeypatch.delenv(saved_games.HOME_VARIABLE)
    monkeypatch.chdir(tmp_path)
    assert saved_games.home() == tmp_path / "trajan_tutor_saves"


def test_nothing_is_written_before_a_person_decides(home: Path) -> None:
    """Also when bots have moved already."""
    keep(begun(), home)
    keep(Session(tiny(), Setup(seats=2, seed=5), ("random", PERSON)), home)
    assert not home.exists()


def test_the_same_game_asked_for_again_is_offered(home: Path) -> None:
    """After a restart of the kernel, say; taken up it is as it was."""
    session = begun(5, ONE)
    path = keep(session, home)
    saved = saved_games.offer(begun(5), home)
    assert saved is not None
    assert (saved.path, saved.game, saved.seats, saved.seed) == (path, "tiny", 2, 5)
    assert (saved.players, saved.names, saved.decisions, saved.over) == ((PERSON, "random"), ("Livia",), 2, False)
    assert (saved.turns, saved.problems) == (3, ())
    assert saved_games.take_up(saved).session.record() == session.record()


def test_another_game_is_not_offered(home: Path) -> None:
    """Another seed, other players: another place."""
    keep(begun(5, ONE), home)
    assert saved_games.offer(begun(6), home) is None
    assert saved_games.offer(Session(tiny(), Setup(seats=2, seed=5), (PERSON, PERSON), ("Livia",)), home) is None


def test_any_deal_is_the_same_game_when_chance_drew_the_seed(home: Path) -> None:
    """A cell that names no seed deals anew with every run; the deal played last is offered."""
    keep(begun(5, ONE, drawn=True), home)
    path = keep(begun(4, ONE, drawn=True), home)
    (file,) = path.iterdir()
    os.utime(file, (2_000_000_000, 2_000_000_000))
    saved = saved_games.offer(begun(6, drawn=True), home)
    assert saved is not None
    assert saved.seed == 4
    again = saved_games.take_up(saved).session
    assert again.seed_drawn
    assert saved_games.place_of(again, home) == saved.path == path
    assert len(all_saved(home)) == 2


def test_a_game_is_not_listed_to_itself(home: Path) -> None:
    """As long as no other board tells more of it."""
    session = begun(5, ONE)
    journal = saved_games.begin(session, home)
    journal.keep()
    assert saved_games.latest(home, without=journal) == ((), 0)
    keep(begun(5, OTHER), home)
    assert len(saved_games.latest(home, without=journal)[0]) == 1
    taken = saved_games.take_up(all_saved(home)[0])
    assert saved_games.latest(home, without=taken.journal) == ((), 0)
    taken.session.jump(0)
    taken.journal.keep()
    assert saved_games.latest(home, without=taken.journal) == ((), 0)


def test_beginning_anew_is_another_branch(home: Path) -> None:
    """Whoever does not take up the offer loses nothing."""
    old, new = begun(5, ONE), begun(5, OTHER)
    keep(old, home)
    keep(new, home)
    (saved,) = all_saved(home)
    both = saved_games.take_up(saved).session
    assert both.record() == new.record()
    assert [branch.decisions for branch in both.branches()] == [2, 2]
    both.jump(both.branches()[0].tip)
    assert both.record() == old.record()


def test_so_many_older_games_are_kept_as_there_are(home: Path) -> None:
    """None makes room for another one."""
    for seed in range(25):
        keep(begun(seed, ONE), home)
    assert len(all_saved(home)) == 25
    found, more = saved_games.latest(home, 12)
    assert (len(found), more) == (12, 13)
    assert isinstance(found[0], saved_games.Saved)
    assert found[0].seed == 24


def test_a_game_taken_up_goes_on_in_its_place(home: Path) -> None:
    """Whoever reads what was written there before has everything."""
    keep(begun(5, ONE), home)
    saved = saved_games.offer(begun(5), home)
    assert saved is not None
    taken = saved_games.take_up(saved)
    taken.session.choose(taken.session.game.notation(taken.session.choices()[0]))
    taken.journal.keep()
    (again,) = all_saved(home)
    assert again.path == taken.journal.folder == saved.path
    assert saved_games.take_up(again).session.record() == taken.session.record()


def test_a_file_of_before_is_shown_and_continued_and_stays(home: Path) -> None:
    """What follows is told in a journal beside it, with the names of places."""
    session = begun(5, ONE)
    session.rename(2, "here")
    home.mkdir()
    file = saved_records.save(session, home / saved_games.place_of(session, home).with_suffix(".json").name)
    text = file.read_text(encoding="utf-8")
    saved = saved_games.offer(begun(5), home)
    assert saved is not None
    assert (saved.path, saved.decisions, saved.turns) == (file, 2, 3)
    taken = saved_games.take_up(saved)
    taken.session.choose(taken.session.game.notation(taken.session.choices()[0]))
    taken.journal.keep()
    assert file.read_text(encoding="utf-8") == text
    later = saved_games.offer(begun(5), home)
    assert later is not None
    again = saved_games.take_up(later).session
    assert again.record() == taken.session.record()
    found = again.tree.find(2)
    assert found is not None
    assert found.name == "here"
    assert len(all_saved(home)) == 2


def test_what_cannot_be_read_is_not_offered(home: Path) -> None:
    """It is told in one sentence when somebody asks for it by name."""
    path = keep(begun(5, ONE), home)
    (file,) = path.iterdir()
    file.write_text("{}\n{}\n", encoding="utf-8")
    assert saved_games.offer(begun(5), home) is None
    assert all_saved(home) == []
    with pytest.raises(UnreadableError, match="session-journal-kind"):
        saved_games.named(home, path.name)
    (home / "empty.game").mkdir()
    with pytest.raises(MisusedError, match="session-saved-games-gone"):
        saved_games.named(home, "empty.game")
    with pytest.raises(UnreadableError, match="session-journal-empty"):
        game_journal.read_game(home / "empty.game")


def test_a_game_is_removed_by_name(home: Path) -> None:
    """Only what lies among the saved games; an old file too."""
    path = keep(begun(5, ONE), home)
    old = saved_records.save(begun(6, ONE), home / "old.json")
    with pytest.raises(MisusedError):
        saved_games.remove(home, "../saved games")
    for one in (path, old):
        saved_games.remove(home, one.name)
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(("field", "wrong"), [("seed-drawn", 1), ("over", "no"), ("turns", "3"), ("turns", True)])
def test_a_wrong_kind_of_field_is_told(home: Path, field: str, wrong: object) -> None:
    """In an old file as in a journal: nothing is guessed."""
    session = begun(5, ONE)
    path = keep(session, home)
    (file,) = path.iterdir()
    head, first = file.read_text(encoding="utf-8").splitlines()
    entry = json.loads(first)
    entry["begun"][field] = wrong
    file.write_text(f"{head}\n{json.dumps(entry)}\n", encoding="utf-8")
    old = home / "old.json"
    old.write_text(json.dumps(json.loads(save_text(session)) | {field: wrong}), encoding="utf-8")
    for one in (path, old):
        with pytest.raises(UnreadableError, match=f"session-field .*field={field}"):
            saved_games.named(home, one.name)
    with pytest.raises(UnreadableError, match=f"session-field .*field={field}"):
        saved_records.load(old)


def test_a_folder_that_cannot_be_made_is_told_once(tmp_path: Path) -> None:
    """The game goes on unsaved."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    session = begun(5, ONE)
    journal = saved_games.begin(session, tmp_path / "file" / "saved-games")
    with pytest.raises(SavingError, match="session-journal-not-written"):
        journal.keep()
    journal.keep()
    (tmp_path / "file").unlink()
    journal.keep()
    assert saved_records.load(journal.folder).record() == session.record()
