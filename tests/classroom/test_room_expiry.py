"""How long a room is kept, whatever the clock says: laid aside and asked about, and deleted only much later."""

import json
import os
from pathlib import Path

import pytest
from classroom.table_story import AnyDoor, HandClock, Page

from trajan_tutor.classroom.application import taken_up
from trajan_tutor.classroom.class_host import ClassHost
from trajan_tutor.classroom.folder_rights import made_private
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.room_aside import AsideNote, bring_back, put_aside, rooms_aside
from trajan_tutor.classroom.room_expiry import EXPIRE_SECONDS, last_used, question_of
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals.writing import SavingError

DAY = 24 * 60 * 60.0
JUMPS = [31, 95, 3650]


def begun(folder: Path) -> float:
    """Begin a room with a pupil who has done something, and return when it was used last."""
    room = Room(folder, clock=lambda: 0.0)
    ada, _ = room.join(room.code, "Ada", "en")
    done = folder / "pupils" / ada.id / "progress" / "one.jsonl"
    done.parent.mkdir(parents=True)
    done.write_text("what Ada did")
    (folder / "exercises").mkdir()
    (folder / "exercises" / "own.toml").write_text("an exercise of one's own")
    made_private(folder)
    return last_used(folder)


def start(folder: Path, now: float, bring_back: str = "") -> tuple[list[str], list[str]]:
    """Open the room of a folder for a moment, and return the names that are in it and what is said."""
    room = taken_up(folder, clock=lambda: now, bring_back=bring_back)
    said = [*room.problems, *map(question_of, room.aside)]
    return [room.names.of(one) for one in room.learners], [one.key for one in said]


def kept_texts(folder: Path) -> set[str]:
    """Return everything that people did, wherever it lies."""
    texts = [file.read_text() for file in folder.rglob("*") if file.is_file()]
    return {mark for mark in ("what Ada did", '"Ada"', "an exercise of one's own") if any(mark in one for one in texts)}


ALL = {"what Ada did", '"Ada"', "an exercise of one's own"}


def test_a_room_that_is_used_within_thirty_days_is_there(tmp_path: Path) -> None:
    """Nothing is said of it."""
    used = begun(tmp_path)
    for days in (0, 1, 29.9):
        assert start(tmp_path, used + days * DAY) == (["Ada"], [])


@pytest.mark.parametrize("days", JUMPS)
def test_a_clock_that_jumps_ahead_and_is_put_right_changes_nothing(tmp_path: Path, days: int) -> None:
    """At the start with the wrong clock the room is there as well; so it goes any number of times."""
    used = begun(tmp_path)
    for _ in range(3):
        assert start(tmp_path, used + days * DAY) == (["Ada"], ["class-unused"])
        assert start(tmp_path, used + DAY) == (["Ada"], [])
    assert rooms_aside(tmp_path) == []
    assert kept_texts(tmp_path) == ALL


@pytest.mark.parametrize("days", JUMPS)
def test_a_clock_that_jumps_back_changes_nothing(tmp_path: Path, days: int) -> None:
    """Whether before or after a start that found the room unused."""
    used = begun(tmp_path)
    for _ in range(3):
        assert start(tmp_path, used - days * DAY) == (["Ada"], [])
        assert start(tmp_path, used + 40 * DAY) == (["Ada"], ["class-unused"])
        assert start(tmp_path, used + 40 * DAY - days * DAY)[0] == ["Ada"]
        start(tmp_path, used)
    assert rooms_aside(tmp_path) == []


def test_two_starts_whose_clocks_do_not_agree_confirm_nothing(tmp_path: Path) -> None:
    """One went on by more than a month since the other: each of them is the first one."""
    used = begun(tmp_path)
    for number in range(1, 6):
        assert start(tmp_path, used + number * (EXPIRE_SECONDS + DAY)) == (["Ada"], ["class-unused"])


def test_after_a_summer_the_room_lies_aside_and_who_teaches_is_asked(tmp_path: Path) -> None:
    """The second start that finds it so lays it aside; a new one begins, and exercises of one's own stay."""
    used = begun(tmp_path)
    code = Room(tmp_path, clock=lambda: used).code
    assert start(tmp_path, used + 95 * DAY) == (["Ada"], ["class-unused"])
    assert start(tmp_path, used + 96 * DAY) == ([], ["class-aside"])
    assert start(tmp_path, used + 97 * DAY) == ([], ["class-aside"])
    assert Room(tmp_path, clock=lambda: used).code != code
    assert not (tmp_path / "names.json").exists()
    assert not (tmp_path / "pupils").exists()
    assert (tmp_path / "exercises" / "own.toml").exists()
    assert kept_texts(tmp_path) == ALL


def test_whatever_is_done_in_a_room_keeps_it(tmp_path: Path) -> None:
    """Also where a start found before that nobody had used it; what a pupil did alone counts too."""
    used = begun(tmp_path)
    start(tmp_path, used + 95 * DAY)
    (done,) = tmp_path.glob("pupils/*/progress/*.jsonl")
    os.utime(done, (used + 95 * DAY, used + 95 * DAY))
    assert last_used(tmp_path) == used + 95 * DAY
    assert start(tmp_path, used + 96 * DAY) == (["Ada"], [])


def test_a_start_alone_is_no_use(tmp_path: Path) -> None:
    """A key that was given anew is written at each start, and keeps no room."""
    used = begun(tmp_path)
    taken_up(tmp_path, key="k" * 32, clock=lambda: used)
    assert last_used(tmp_path) == used


def laid_aside(folder: Path) -> float:
    """Lay a room aside as two starts do, and return when."""
    now = begun(folder) + 95 * DAY
    start(folder, now)
    start(folder, now)
    assert [one.note.laid for one in rooms_aside(folder)] == [now]
    return now


def test_what_lies_aside_goes_thirty_days_later_by_two_starts(tmp_path: Path) -> None:
    """The first one says so, and asks once more."""
    now = laid_aside(tmp_path)
    assert start(tmp_path, now + 29 * DAY)[1] == ["class-aside"]
    assert start(tmp_path, now + 31 * DAY)[1] == ["class-aside-goes"]
    assert kept_texts(tmp_path) == ALL
    assert start(tmp_path, now + 32 * DAY)[1] == ["class-aside-deleted"]
    assert start(tmp_path, now + 33 * DAY)[1] == []
    assert kept_texts(tmp_path) == {"an exercise of one's own"}


@pytest.mark.parametrize("days", JUMPS)
def test_no_jump_of_the_clock_deletes_what_lies_aside(tmp_path: Path, days: int) -> None:
    """Ahead and put right, or back."""
    now = laid_aside(tmp_path)
    for _ in range(3):
        assert start(tmp_path, now + days * DAY)[1] == ["class-aside-goes"]
        assert start(tmp_path, now + DAY)[1] == ["class-aside"]
        assert start(tmp_path, now - days * DAY)[1] == ["class-aside"]
    assert kept_texts(tmp_path) == ALL


def test_a_room_is_brought_back_by_its_day(tmp_path: Path) -> None:
    """What was begun meanwhile is laid aside itself; the one that is back has thirty days again."""
    now = laid_aside(tmp_path)
    (name,) = [one.name for one in rooms_aside(tmp_path)]
    taken_up(tmp_path, clock=lambda: now).names.put("bo", "Bo")
    newer = taken_up(tmp_path, clock=lambda: now)
    newer.join(newer.code, "Bo", "en")
    assert start(tmp_path, now + DAY, name) == (["Ada"], ["class-brought-back", "class-aside"])
    assert start(tmp_path, now + 20 * DAY) == (["Ada"], ["class-aside"])
    (other,) = rooms_aside(tmp_path)
    assert start(tmp_path, now + 21 * DAY, other.name) == (["Bo"], ["class-brought-back", "class-aside"])
    assert kept_texts(tmp_path) == ALL


def test_what_does_not_lie_aside_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """With the names of those that do; the room that is there stays."""
    begun(tmp_path)
    with pytest.raises(MisusedError) as refused:
        start(tmp_path, 0.0, "2026-01-01")
    assert refused.value.message.key == "class-aside-none"
    put_aside(tmp_path, DAY, DAY)
    with pytest.raises(MisusedError) as refused:
        start(tmp_path, 0.0, "../..")
    assert refused.value.message.key == "class-aside-unknown"
    assert kept_texts(tmp_path) == ALL


@pytest.mark.parametrize("is_back", [False, True])
@pytest.mark.parametrize("steps", range(3))
def test_a_move_that_was_cut_off_is_ended(
    tmp_path: Path, steps: int, is_back: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After any of its steps, on its way aside and on its way back."""
    used = begun(tmp_path)
    if is_back:
        put_aside(tmp_path, used, used)
    moved, rename = [0], Path.rename

    def cut(self: Path, target: Path) -> Path:
        if moved[0] == steps:
            raise OSError("the power is gone")
        moved[0] += 1
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", cut)
    names = [one.name for one in rooms_aside(tmp_path)]
    with pytest.raises(SavingError):
        bring_back(tmp_path, names[0], 0.0, used) if is_back else put_aside(tmp_path, used, used)
    monkeypatch.undo()
    assert start(tmp_path, used)[0] == (["Ada"] if is_back else [])
    assert kept_texts(tmp_path) == ALL


def test_where_nothing_can_be_written_nothing_is_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said, and the room is there."""
    used = begun(tmp_path)
    start(tmp_path, used + 95 * DAY)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "mkdir", full)
    assert start(tmp_path, used + 96 * DAY) == (["Ada"], ["class-aside-not-moved"])


def test_a_note_that_cannot_be_read_deletes_nothing(tmp_path: Path) -> None:
    """The room counts as laid aside today."""
    now = laid_aside(tmp_path)
    (room,) = rooms_aside(tmp_path)
    (room.folder / "aside.json").write_text("{")
    for days in (0, 29):
        assert start(tmp_path, now + days * DAY)[1] == ["class-aside"]
    assert rooms_aside(tmp_path)[0].note == AsideNote(0.0, now)
    (tmp_path / "use.json").write_text("[]")
    assert start(tmp_path, now)[0] == []


def test_what_is_not_of_a_room_stays_where_it_is(tmp_path: Path) -> None:
    """A link in it is removed, and not what it leads to; a file of somebody else stays."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "diary.txt").write_text("mine")
    folder = tmp_path / "class"
    now = laid_aside(folder)
    (room,) = rooms_aside(folder)
    (room.folder / "shared").symlink_to(elsewhere)
    (room.folder / "foreign.txt").write_text("not of a room")
    start(folder, now + 31 * DAY)
    start(folder, now + 31 * DAY)
    assert (elsewhere / "diary.txt").read_text() == "mine"
    assert [one.name for one in room.folder.iterdir()] == ["foreign.txt"]
    assert start(folder, now + 32 * DAY)[1] == []


def test_who_teaches_answers_on_the_page(tmp_path: Path) -> None:
    """A room that is wanted back is there at the next start; until then the answer can be changed."""
    now = laid_aside(tmp_path)
    room = taken_up(tmp_path, clock=lambda: now)
    host = ClassHost(room, AnyDoor(), HandClock())
    page = Page()
    host.come_teacher(page)
    (asked,) = page.shown["aside"]
    assert "Do you want it back?" in asked["text"]
    for back in (True, False, True):
        host.hear_teacher(page, json.dumps({"type": "aside", "name": asked["name"], "back": back}))
        (shown,) = page.shown["aside"]
        assert shown["wanted"] is back
    assert "next start" in shown["text"]
    host.hear_teacher(page, json.dumps({"type": "aside", "name": "../..", "back": True}))
    assert len(page.said) == 1
    host.close()
    assert start(tmp_path, now + DAY) == (["Ada"], ["class-brought-back"])
