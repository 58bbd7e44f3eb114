"""A journal: files to which lines are added, read as one whatever happened to their writers."""

import errno
import json
import os
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from trajan_tutor.i18n import Words
from trajan_tutor.journals import journal
from trajan_tutor.journals.journal import Contents, Writer
from trajan_tutor.journals.writing import SavingError

KIND = "letters"


def letter(data: Mapping[str, Any]) -> str:
    """Return the letter that an entry holds."""
    return str(data["letter"])


def read(folder: Path) -> Contents[str]:
    """Read a journal of letters."""
    return journal.read(folder, KIND, letter)


def letters(folder: Path) -> str:
    """Return all letters of a journal, of which every file can be read."""
    found = read(folder)
    assert found.problems == ()
    return "".join(entry.value for entry in found.entries)


def write(writer: Writer, text: str) -> None:
    """Write letters one by one."""
    for one in text:
        assert writer.append({"letter": one})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a journal, which is not there yet."""
    return tmp_path / "letters"


def test_writers_write_beside_each_other(folder: Path) -> None:
    """In files of their own; the order is that in which they wrote."""
    one, two = Writer(folder, KIND), Writer(folder, KIND)
    for writer, text in ((one, "a"), (two, "bc"), (one, "d"), (two, "e")):
        write(writer, text)
    assert letters(folder) == "abcde"
    assert len(list(folder.iterdir())) == 2
    assert read(folder).last == two.number


def test_nothing_is_there_before_something_is_written(folder: Path) -> None:
    """Nor is it an error to read it."""
    Writer(folder, KIND)
    assert read(folder) == Contents((), {}, ())
    assert not folder.exists()


def test_a_clock_that_is_put_back_changes_no_order_of_a_writer(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor of one that knows what was written before."""
    writer = Writer(folder, KIND)
    write(writer, "a")
    monkeypatch.setattr("time.time_ns", lambda: 5)
    write(writer, "b")
    later = Writer(folder, KIND)
    later.number = read(folder).last
    write(later, "c")
    assert letters(folder) == "abc"


def test_a_line_that_was_cut_off_counts_for_nothing(folder: Path) -> None:
    """Wherever it was cut, in the first line too: its answer was never shown, so nothing is said."""
    writer = Writer(folder, KIND)
    write(writer, "ab")
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    head, first, second, _ = whole.split(b"\n")
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        # A whole object is read whether or not its line was ended.
        told = (length >= len(head) + 1 + len(first)) + (length >= len(head) + len(first) + len(second) + 2)
        assert letters(folder) == "ab"[:told]


@pytest.mark.parametrize(
    ("damage", "left"),
    [
        (lambda lines: [*lines[:1], b"{", *lines[2:]], "bc"),
        (lambda lines: [*lines[:2], b"\xff\x00", *lines[3:]], "ac"),
        (lambda lines: [*lines[:2], b'{"number":true,"letter":"b"}', *lines[3:]], "ac"),
        (lambda lines: [*lines[:2], b"[" * 100_000, *lines[3:]], "ac"),
        (lambda lines: [*lines[:2], b'{"number":' + b"9" * 5000 + b"}", *lines[3:]], "ac"),
    ],
)
def test_a_damaged_line_is_told_and_the_others_are_read(
    folder: Path, damage: Callable[[list[bytes]], list[bytes]], left: str
) -> None:
    """By the name of its file."""
    write(Writer(folder, KIND), "abc")
    (file,) = folder.iterdir()
    file.write_bytes(b"\n".join(damage(file.read_bytes().split(b"\n"))))
    found = read(folder)
    assert "".join(entry.value for entry in found.entries) == left
    (problem,) = found.problems
    assert f"{folder.name}/{file.name} one line is damaged" in Words()(problem)


@pytest.mark.parametrize(("field", "said"), [("version", "version 99"), ("kind", "is left as it is")])
def test_a_file_of_another_version_is_left_alone_and_told(folder: Path, field: str, said: str) -> None:
    """The others are read."""
    write(Writer(folder, KIND), "a")
    (file,) = folder.iterdir()
    head, rest = file.read_bytes().split(b"\n", 1)
    text = json.dumps(json.loads(head) | {field: 99}).encode() + b"\n" + rest
    file.write_bytes(text)
    write(Writer(folder, KIND), "b")
    found = read(folder)
    assert [entry.value for entry in found.entries] == ["b"]
    (problem,) = found.problems
    assert said in Words()(problem)
    assert file.read_bytes() == text


def test_what_is_no_file_is_told(folder: Path) -> None:
    """A folder of that name."""
    write(Writer(folder, KIND), "a")
    (folder / f"folder{journal.ENDING}").mkdir()
    (problem,) = read(folder).problems
    assert "no file that can be read" in Words()(problem)


@pytest.mark.parametrize("loss", ["removed", "cut", "longer", "folder"])
def test_a_file_that_is_not_as_it_was_left_is_left_alone(folder: Path, loss: str) -> None:
    """Its writer knows, and begins a new one."""
    writer = Writer(folder, KIND)
    assert writer.is_fresh()
    write(writer, "a")
    assert not writer.is_fresh()
    (file,) = folder.iterdir()
    if loss == "removed":
        file.unlink()
    elif loss == "folder":
        shutil.rmtree(folder)
    else:
        file.write_bytes(file.read_bytes()[:-9] if loss == "cut" else file.read_bytes() + b"x")
    text = file.read_bytes() if file.exists() else b""
    assert writer.is_fresh()
    write(writer, "b")
    assert not writer.is_fresh()
    assert (folder / writer.name) != file
    assert text in (b"", file.read_bytes() if file.exists() else b"")
    assert "b" in letters(folder)


def full_disk(monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    """Let the disk have room for so many bytes more."""
    left = [room]
    write_really = os.write

    def write_some(file: int, data: bytes) -> int:
        if not left[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = write_really(file, bytes(data)[: left[0]])
        left[0] -= written
        return written

    monkeypatch.setattr(os, "write", write_some)


@pytest.mark.parametrize("room", [0, 1, 20, 50])
@pytest.mark.parametrize("before", ["", "ab"])
def test_a_disk_without_room_leaves_what_is_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch, room: int, before: str
) -> None:
    """It is told once; no half line stays, and no empty folder; as soon as there is room, the writer goes on."""
    writer = Writer(folder, KIND)
    write(writer, before)
    with monkeypatch.context() as patch:
        full_disk(patch, room)
        with pytest.raises(SavingError) as caught:
            writer.append({"letter": "c" * 60})
        assert "No space left" in Words()(caught.value.message)
        assert not writer.append({"letter": "c" * 60})
        assert letters(folder) == before
        assert folder.exists() == bool(before)
        assert all(file.read_bytes().endswith(b"\n") for file in folder.glob("*"))
    write(writer, "d")
    assert letters(folder) == f"{before}d"
    with monkeypatch.context() as patch:
        full_disk(patch, 0)
        with pytest.raises(SavingError):
            writer.append({"letter": "e"})


def test_a_half_line_that_cannot_be_taken_back_counts_for_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its file is not written to any more."""
    writer = Writer(folder, KIND)
    write(writer, "a")
    with monkeypatch.context() as patch:
        full_disk(patch, 9)
        patch.setattr(os, "ftruncate", lambda _file, _size: (_ for _ in ()).throw(OSError(errno.EIO, "broken")))
        with pytest.raises(SavingError):
            writer.append({"letter": "b"})
    assert writer.is_fresh()
    write(writer, "c")
    assert letters(folder) == "ac"
    assert len(list(folder.iterdir())) == 2


def test_an_interruption_while_something_is_written_loses_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stop button: the writer finds that its file is another one, and begins anew."""
    writer = Writer(folder, KIND)
    write(writer, "a")
    write_really = os.write

    def interrupted(file: int, data: bytes) -> int:
        write_really(file, data)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", interrupted)
        with pytest.raises(KeyboardInterrupt):
            writer.append({"letter": "b"})
    assert writer.is_fresh()
    write(writer, "c")
    assert letters(folder) == "abc"
