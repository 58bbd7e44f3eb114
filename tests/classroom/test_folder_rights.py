"""Who can read what a class and a table at home write: nobody but their owner, whatever the umask."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from classroom.test_class_server import give
from classroom.test_own_exercises import record
from classroom.visitor import Classroom, board_of, played

from trajan_tutor.classroom import folder_rights
from trajan_tutor.classroom.application import taken_up
from trajan_tutor.classroom.class_host import class_folder
from trajan_tutor.classroom.class_words import class_words
from trajan_tutor.classroom.folder_rights import PARTS, made_private
from trajan_tutor.classroom.home_table import HomeTable, home_folder
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.room_aside import ASIDE
from trajan_tutor.classroom.room_expiry import USE_NOTE
from trajan_tutor.classroom.teacher_keys import write_key_page
from trajan_tutor.engine.message import Message
from trajan_tutor.journals.writing import close_to_others

NOW = 1_800_000_000.0
UMASKS = (0o000, 0o022)
SELDOM = (ASIDE, USE_NOTE)


@contextmanager
def umask_of(umask: int) -> Iterator[None]:
    """Let the system withhold other rights than usual."""
    before = os.umask(umask)
    try:
        yield
    finally:
        os.umask(before)


def mode_of(path: Path) -> int:
    """Return the mode of a file or a folder."""
    return stat.S_IMODE(path.lstat().st_mode)


def check_private(home: Path) -> set[str]:
    """Check the mode of everything in a folder, and return what lies there, without what changes in names."""
    found = sorted(home.rglob("*"))
    readable = {str(one): oct(mode_of(one)) for one in found if mode_of(one) != (0o700 if one.is_dir() else 0o600)}
    assert readable == {}
    return {str(one.relative_to(home)) for one in found}


@pytest.mark.parametrize("umask", UMASKS, ids=oct)
def test_whatever_a_class_writes_is_its_owners_alone(tmp_path: Path, umask: int) -> None:
    """The room, names, what pupils and who teaches do, exercises of somebody's own, the way in, and the lock."""
    home = tmp_path / "home"

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await give(teacher, "game", "trajan")
        board = await board_of(ada)
        await ada.do(board, "choose", move=ada.models[board]["choices"][0]["move"])
        await record(teacher, classroom)
        write_key_page(class_folder(home), classroom.server.address)

    with umask_of(umask):
        played(class_folder(home), story)
    written = check_private(home)
    assert {"class", "class.lock", *(f"class/{part}" for part in PARTS if part not in SELDOM)} <= written
    assert [one for one in written if one.startswith("class/pupils/") and one.endswith(".jsonl")]
    assert mode_of(home) == 0o700


@pytest.mark.parametrize("umask", UMASKS, ids=oct)
def test_whatever_a_table_at_home_writes_is_its_owners_alone(tmp_path: Path, umask: int) -> None:
    """Its seed lies in the journal of its room."""

    async def story(classroom: Classroom) -> None:
        table = HomeTable(classroom.server.served.host, "trajan")
        table.sitting("Ada")

    home = tmp_path / "home"
    with umask_of(umask):
        played(home_folder(home), story)
    assert {"table", "table.lock", "table/room", "table/names.json"} <= check_private(home)


def room_of_before(folder: Path) -> None:
    """Leave a room with a pupil as an earlier version did: everybody may read it."""
    room = Room(folder, clock=lambda: NOW)
    room.join(room.code, "Ada", "en")
    for one in (folder, *folder.rglob("*")):
        one.chmod(0o755 if one.is_dir() else 0o644)


def keys_of(said: tuple[Message, ...]) -> list[str]:
    """Return what was said, by its keys."""
    return [one.key for one in said]


def test_a_room_of_before_is_mended_when_it_is_opened_and_that_is_said_once(tmp_path: Path) -> None:
    """Folder, journal and names: nobody else reads them from then on."""
    folder = tmp_path / "class"
    room_of_before(folder)
    room = taken_up(folder)
    check_private(tmp_path)
    (said,) = [one for one in room.problems if one.key == "class-rights-mended"]
    assert dict(said.parameters) == {"count": 4}
    assert class_words("en")(said).startswith("4 files and folders of this class could be read by others")
    assert made_private(folder) == ()


def test_a_folder_that_holds_something_else_is_named_and_left(tmp_path: Path) -> None:
    """What the room wrote in it is mended all the same."""
    folder = tmp_path / "class"
    room_of_before(folder)
    (folder / "plan.txt").write_text("for all")
    (folder / "plan.txt").chmod(0o644)
    said = made_private(folder)
    assert keys_of(said) == ["class-rights-mended", "class-rights-others"]
    assert str(folder) in class_words("en")(said[1])
    assert (mode_of(folder), mode_of(folder / "plan.txt")) == (0o755, 0o644)
    check_private(folder / "room")
    assert mode_of(folder / "names.json") == 0o600


@pytest.mark.parametrize("name", [*SELDOM, "names-damaged-2.json", ".use.json.x"])
def test_what_a_room_seldom_writes_belongs_to_it_too(tmp_path: Path, name: str) -> None:
    """A room that lies aside, when it was used, names that could not be read: the folder is closed all the same."""
    folder = tmp_path / "class"
    room_of_before(folder)
    (folder / name).touch(mode=0o644)
    assert keys_of(made_private(folder)) == ["class-rights-mended"]
    check_private(folder)
    assert mode_of(folder) == 0o700


def test_a_link_in_the_folder_is_not_followed(tmp_path: Path) -> None:
    """What it leads to keeps its mode."""
    folder, elsewhere = tmp_path / "class", tmp_path / "elsewhere"
    room_of_before(folder)
    elsewhere.mkdir(mode=0o755)
    elsewhere.chmod(0o755)
    (folder / "pupils").symlink_to(elsewhere)
    assert keys_of(made_private(folder)) == ["class-rights-mended"]
    assert mode_of(elsewhere) == 0o755


def test_a_room_that_is_reached_by_a_link_is_mended_where_it_lies(tmp_path: Path) -> None:
    """Its owner has made the link."""
    place = tmp_path / "disk"
    room_of_before(place)
    (tmp_path / "class").symlink_to(place)
    assert keys_of(made_private(tmp_path / "class")) == ["class-rights-mended"]
    check_private(place)
    assert mode_of(place) == 0o700


def test_what_is_put_in_the_place_of_a_file_meanwhile_keeps_its_mode(tmp_path: Path) -> None:
    """A link that another account made after it was looked at leads nowhere."""
    other, link = tmp_path / "other", tmp_path / "names.json"
    other.write_text("not of a room")
    other.chmod(0o644)
    link.symlink_to(other)
    with pytest.raises(OSError, match="symbolic"):
        close_to_others(link, 0o600)
    assert mode_of(other) == 0o644


def test_what_belongs_to_another_account_is_named_and_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No mode of theirs is changed, and none of the folder in which it lies."""
    folder = tmp_path / "class"
    room_of_before(folder)
    monkeypatch.setattr(os, "geteuid", lambda: folder.stat().st_uid + 1)
    assert keys_of(made_private(folder)) == ["class-rights-others"]
    assert mode_of(folder / "names.json") == 0o644


def test_a_disk_without_modes_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes each mode and keeps none."""
    folder = tmp_path / "class"
    room_of_before(folder)
    monkeypatch.setattr(folder_rights, "close_to_others", lambda path, _: path.stat().st_mode)
    (said,) = made_private(folder)
    assert class_words("en")(said).startswith(f"The disk of {folder} does not note who may read a file")


@pytest.mark.parametrize("has_modes", [True, False])
def test_where_no_file_has_a_mode_the_page_says_who_can_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, has_modes: bool
) -> None:
    """It stands where the folder is named and is no alarm: its reader can do nothing about the system."""
    monkeypatch.setattr(folder_rights, "HAS_MODES", has_modes)

    async def story(classroom: Classroom) -> None:
        view = classroom.server.served.host.view.live(0.0)
        assert view["problems"] == []
        assert view["keeps"].endswith("Whoever can open this folder can read all of it.") is not has_modes

    played(tmp_path / "class", story)


def test_a_disk_that_cannot_be_written_is_named_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The class begins all the same."""
    folder = tmp_path / "class"
    room_of_before(folder)

    def refuse(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(folder_rights, "close_to_others", refuse)
    (said,) = made_private(folder)
    assert (said.key, dict(said.parameters)["problem"]) == ("class-rights-not-mended", "Read-only file system")
