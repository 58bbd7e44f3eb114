"""Saved games: what is written is taken up again, and what was cut is refused."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from session.tiny import tiny

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.journals import saved_records
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import AT_ONCE, STEP, Session


@pytest.fixture(autouse=True)
def tiny_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game of the tests be found by its name."""
    monkeypatch.setattr(saved_records, "find_game", lambda _name: tiny())


@pytest.fixture
def session() -> Session:
    """Return a game after two decisions."""
    begun = Session(tiny(), Setup(seats=2, seed=5), (PERSON, "random"), ("Livia", ""))
    begun.choose("take left 1")
    return begun


def test_a_saved_game_is_taken_up_as_it_was(session: Session, tmp_path: Path) -> None:
    """Moves, players, names and state are the same."""
    path = saved_records.save(session, tmp_path / "game.json")
    again = saved_records.load(path)
    assert again.record() == session.record()
    assert (again.players, again.names, repr(again.state)) == (session.players, session.names, repr(session.state))
    assert [step.events for step in again.steps] == [step.events for step in session.steps]


def test_a_plain_record_is_played_on_by_people(session: Session) -> None:
    """Who plays is then nowhere written."""
    data = json.loads(save_text(session))
    del data["players"], data["names"]
    assert saved_records.load_text(json.dumps(data)).players == (PERSON, PERSON)


def test_no_cut_file_is_taken_up(session: Session, tmp_path: Path) -> None:
    """Wherever it was cut; the game that is there stays, since loading makes a new one."""
    text = save_text(session)
    path = tmp_path / "cut.json"
    for length in range(len(text.rstrip())):
        path.write_text(text[:length], encoding="utf-8")
        with pytest.raises(UnreadableError) as caught:
            saved_records.load(path)
        assert caught.value.message.key == "reading-json"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"version": 99}, "engine-record-version"),
        ({"moves": ["take left 9"]}, "engine-record-move"),
        ({"names": "Livia"}, "session-field"),
        ({"players": [PERSON, 2]}, "session-field"),
        ({"setup": {"seats": 2}}, "engine-record-lacks"),
    ],
)
def test_what_was_changed_is_refused(session: Session, change: dict[str, Any], key: str) -> None:
    """The sentence names the place."""
    data = json.loads(save_text(session)) | change
    with pytest.raises(UnreadableError) as caught:
        saved_records.load_text(json.dumps(data))
    assert caught.value.message.key == key


def test_a_file_that_is_no_text_or_not_there_is_refused(tmp_path: Path) -> None:
    """A missing file, a picture, a folder."""
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    for path, key in (
        (tmp_path / "none.json", "reading-missing"),
        (picture, "reading-not-unicode"),
        (tmp_path, "reading-not-a-file"),
    ):
        with pytest.raises(UnreadableError) as caught:
            saved_records.load(path)
        assert caught.value.message.key == key


def test_nothing_is_put_in_the_place_of_a_pipe(session: Session, tmp_path: Path) -> None:
    """Nor of a device: every program would miss it. A folder is no file either."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path):
        with pytest.raises(SavingError):
            saved_records.save(session, path)
    assert pipe.is_fifo()
    for name in ("half \ud800", "no\0name", "x" * 300):
        with pytest.raises(SavingError):
            saved_records.save(session, tmp_path / name)


def test_an_interrupted_save_leaves_the_old_file(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new text goes to a file beside it first, and that is gone afterwards."""
    path = saved_records.save(session, tmp_path / "game.json")
    old = path.read_text(encoding="utf-8")
    session.undo()

    def interrupt(_descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        saved_records.save(session, path)
    assert path.read_text(encoding="utf-8") == old
    assert list(tmp_path.iterdir()) == [path]


def test_a_place_that_cannot_be_written_is_told(session: Session, tmp_path: Path) -> None:
    """The folder does not exist."""
    with pytest.raises(SavingError, match="session-file-not-written"):
        saved_records.save(session, tmp_path / "no-folder" / "game.json")


def test_only_a_path_names_a_file(session: Session) -> None:
    """A number or nothing at all does not."""
    for given in (5, None, ["game.json"]):
        nowhere: Any = given
        with pytest.raises(SavingError, match="session-path-needed"):
            saved_records.save(session, nowhere)


# ---- how the game is played on


def test_pace_and_hot_seats_are_kept(tmp_path: Path) -> None:
    """A bot that waited waits again, and a hot seat hangs again."""
    begun = Session(tiny(), Setup(seats=2, seed=5), (PERSON, "random"), pace=STEP, hot_seat=True)
    begun.choose("take left 1")
    again = saved_records.load(saved_records.save(begun, tmp_path / "game.json"))
    assert (again.pace, again.hot_seat) == (STEP, True)
    assert again.waits_for_bot
    assert again.record() == begun.record()


def test_a_file_of_an_earlier_program_says_nothing_of_it(session: Session) -> None:
    """Bots decide at once, and there is no curtain."""
    data = json.loads(save_text(session))
    for name in ("pace", "curtains", "turns"):
        del data[name]
    again = saved_records.load_text(json.dumps(data))
    assert (again.pace, again.hot_seat) == (AT_ONCE, False)
    assert again.record() == session.record()


@pytest.mark.parametrize(("field", "wrong"), [("pace", "slow"), ("pace", 3), ("pace", ["step"]), ("curtains", "yes")])
def test_a_senseless_pace_is_refused(session: Session, field: str, wrong: object) -> None:
    """Naming the field and what it can be."""
    data = json.loads(save_text(session)) | {field: wrong}
    with pytest.raises(UnreadableError) as caught:
        saved_records.load_text(json.dumps(data))
    assert caught.value.message.key == "session-field"
    assert dict(caught.value.message.parameters)["field"] == field
