"""A finished game is read once: who played it and who won is kept beside the saved games."""

import json
from pathlib import Path

import pytest

from trajan_tutor.journals import finished_games, saved_games
from trajan_tutor.journals.finished_games import FILE, FinishedGames
from trajan_tutor.journals.game_journal import GameJournal
from trajan_tutor.learning.overview import GamesPlayed, games_played
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session


def played(home: Path, seed: int, *, ends: bool = True) -> tuple[Session, GameJournal]:
    """Play a game against a bot, to its end or not, and keep it."""
    session = new_session("caesar", seats=2, seed=seed, bots="greedy")
    journal = saved_games.begin(session, home)
    to_the_end(session, most=1000 if ends else 1)
    journal.keep()
    return session, journal


def to_the_end(session: Session, most: int) -> None:
    """Play on, at most so many decisions."""
    for _ in range(most):
        if session.is_over:
            return
        session.choose(session.game.notation(session.game.legal(session.state)[0]))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a folder with two games that are over and one that goes on."""
    for seed, ends in ((1, True), (2, True), (3, False)):
        played(tmp_path, seed, ends=ends)
    return tmp_path


def games(found: tuple[GamesPlayed, ...]) -> int:
    """Return how many games were counted."""
    return sum(one.games for one in found)


def test_what_was_read_once_is_not_read_again(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor played again, by another process either; it says the same."""
    first = games_played(home, "caesar")
    assert games(first) == 2

    def refused(_path: object) -> None:
        raise AssertionError

    monkeypatch.setattr(saved_games, "taken", refused)
    monkeypatch.setattr(saved_games, "take_up", refused)
    assert games_played(home, "caesar") == first


def test_a_game_that_went_on_is_read_again(home: Path) -> None:
    """And one that is removed counts no more."""
    assert games(games_played(home, "caesar")) == 2
    session, journal = played(home, 3, ends=False)
    to_the_end(session, 1000)
    journal.keep()
    assert games(games_played(home, "caesar")) == 3
    saved_games.remove(home, journal.folder.name)
    assert games(games_played(home, "caesar")) == 2
    assert journal.folder.name not in (home / FILE).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"kind": "else"}', '{"kind": "trajan_tutor finished games", "games": {"a": 1}}']
)
def test_what_was_kept_wrongly_is_found_out_again(home: Path, text: str) -> None:
    """The file is written anew, and is no saved game."""
    first = games_played(home, "caesar")
    good = (home / FILE).read_text(encoding="utf-8")
    (home / FILE).write_text(text, encoding="utf-8")
    assert games_played(home, "caesar") == first
    assert json.loads((home / FILE).read_text(encoding="utf-8")) == json.loads(good)
    assert len(saved_games.latest(home)[0]) == 3


def test_another_version_of_records_finds_out_anew(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same moves may be played to another end."""
    games_played(home, "caesar")
    asked: list[str] = []

    def winners(place: Path) -> tuple[int, ...]:
        asked.append(place.name)
        return (0,)

    monkeypatch.setattr(finished_games, "VERSION", 99)
    monkeypatch.setattr(finished_games, "_winners", winners)
    games_played(home, "caesar")
    assert len(asked) == 2


def test_it_works_where_nothing_can_be_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where there are no games it writes nothing."""
    monkeypatch.setattr("tempfile.mkstemp", lambda **_: (_ for _ in ()).throw(PermissionError("read-only")))
    assert games(games_played(home, "caesar")) == 2
    assert not (home / FILE).exists()


def test_where_there_are_no_games_nothing_is_written(tmp_path: Path) -> None:
    """Only to look leaves nothing behind."""
    assert games_played(tmp_path, "caesar") == ()
    assert list(tmp_path.iterdir()) == []


def test_how_far_it_has_come_is_told(home: Path) -> None:
    """Of all games that lie there."""
    told: list[tuple[int, int]] = []
    list(FinishedGames(home, lambda done, whole: told.append((done, whole))).of("caesar"))
    assert told == [(1, 3), (2, 3), (3, 3)]
