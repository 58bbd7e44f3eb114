"""What lies wrong in the folder of a room: one sentence in each language, nothing lost, nobody else disturbed."""

import errno
import json
import os
from collections.abc import Iterable
from pathlib import Path

import pytest
from classroom.table_story import Story

from trajan_tutor.classroom.class_words import class_words
from trajan_tutor.classroom.downloads import class_table
from trajan_tutor.classroom.folder_rights import FolderLock
from trajan_tutor.classroom.learner_names import MOST_LETTERS, cleaned_name
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.task import TaskKind
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import progress_journal, writing
from trajan_tutor.journals.progress_file import KIND, brought, taken

NOW = 1_800_000_000.0
LANGUAGES = ("en", "cs", "pl", "pt")
LESSON = "trajan/02-sowing"


def room_in(folder: Path) -> Room:
    """Take up a room."""
    return Room(folder, clock=lambda: NOW)


def taught(folder: Path) -> Room:
    """Return a room in which Ada and Bo are and have something to do."""
    room = room_in(folder)
    room.join(room.code, "Ada", "en")
    room.join(room.code, "Bo", "en")
    room.give(TaskKind.LESSON, LESSON)
    return room


def names_in(room: Room) -> list[str]:
    """Return the names of all who are in a room."""
    return [room.names.of(one) for one in room.learners]


def is_said(messages: Iterable[Message], key: str) -> bool:
    """Return whether there is one sentence of this key, with words of its own in each language."""
    (found,) = messages
    texts = [class_words(language)(found) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    assert all(text.strip() and "\n" not in text and key not in text for text in texts)
    return found.key == key


def test_a_journal_that_was_torn_loses_only_its_last_line(tmp_path: Path) -> None:
    """At whatever byte: what stands before it is there, and the file stays as it is."""
    taught(tmp_path)
    (file,) = (tmp_path / "room").iterdir()
    whole = file.read_bytes()
    for cut in range(len(whole.split(b"\n")[0]), len(whole), 17):
        torn = whole[:cut]
        file.write_bytes(torn)
        room = room_in(tmp_path)
        # A line that lacks its end alone is whole.
        lines = whole[: cut + (whole[cut : cut + 1] == b"\n")].split(b"\n")[:-1]
        assert len(room.learners) == sum(b'"join"' in line for line in lines)
        assert room.problems == ()
        assert file.read_bytes() == torn
        for other in {*(tmp_path / "room").iterdir()} - {file}:
            other.unlink()


@pytest.mark.parametrize("text", ['{"ada": "Ad', "[1, 2]", "\x00\x00\x00", ""])
def test_names_that_cannot_be_read_are_kept_beside_those_that_are_written_then(tmp_path: Path, text: str) -> None:
    """The pupils are there, without names."""
    taught(tmp_path)
    (tmp_path / "names.json").write_text(text)
    for number in ("", "-2"):
        room = room_in(tmp_path)
        assert is_said(room.problems, "class-names-damaged")
        assert names_in(room) == ["", ""]
        room.rename(next(iter(room.learners)), "Ada")
        room.rename(next(iter(room.learners)), "Ada L.")
        assert (tmp_path / f"names-damaged{number}.json").read_text() == text
        assert names_in(room_in(tmp_path)) == ["Ada L.", ""]
        (tmp_path / "names.json").write_text(text)


@pytest.mark.parametrize("name", ["room", "names.json"])
def test_what_lies_in_the_way_stays_there_and_is_said(tmp_path: Path, name: str) -> None:
    """The lesson goes on, and what happens is written as soon as the place is free."""
    place = tmp_path / name
    if name == "room":
        place.write_text("a list of shopping")
    else:
        place.mkdir()
    room = taught(tmp_path)
    assert names_in(room) == ["Ada", "Bo"]
    key = "session-journal-not-written" if name == "room" else "session-file-not-written"
    assert is_said(room.not_saved(), "session-not-a-file" if name == "names.json" else key)
    assert place.exists()
    place.unlink() if name == "room" else place.rmdir()
    room.keep_again()
    assert room.not_saved() == []
    assert names_in(room_in(tmp_path)) == ["Ada", "Bo"]


def test_a_folder_of_somebody_else_is_left_as_it_is(tmp_path: Path) -> None:
    """A room begins beside what lies there, and a journal of another kind is told by its name."""
    foreign = tmp_path / "room" / "diary.jsonl"
    foreign.parent.mkdir()
    foreign.write_text('{"kind":"a diary","version":1}\n{"number":1}\n')
    (tmp_path / "letter.txt").write_text("to my aunt")
    room = taught(tmp_path)
    assert is_said(room.problems, "session-journal-kind")
    assert names_in(room_in(tmp_path)) == ["Ada", "Bo"]
    assert foreign.read_text().count("\n") == 2
    assert (tmp_path / "letter.txt").read_text() == "to my aunt"


@pytest.mark.parametrize("problem", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_a_disk_that_takes_nothing_stops_nobody(tmp_path: Path, problem: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Full or read-only: pupils come in and play, who teaches reads it, and all of it is written afterwards."""
    story = Story(tmp_path)

    def refuse(*_: object, **__: object) -> int:
        raise OSError(problem, os.strerror(problem))

    with monkeypatch.context() as patch:
        patch.setattr("trajan_tutor.journals.journal._write", refuse)
        patch.setattr(writing, "_write_whole", refuse)
        story.come("Ada", "Bo")
        story.pair("caesar")
        for _ in range(3):
            story.choose(story.may()[0])
        stood = [list(table.moves) for table in story.room.tables.values()]
        assert any(stood)
        journal, names = story.room.not_saved()
        assert is_said([journal], "session-journal-not-written")
        assert is_said([names], "session-file-not-written")
        assert len(story.teacher.shown["problems"]) == 2
        assert [page.said for page in story.pages] == [[], []]
    story.room.keep_again()
    assert story.room.not_saved() == []
    again = room_in(tmp_path)
    assert names_in(again) == ["Ada", "Bo"]
    assert [list(table.moves) for table in again.tables.values()] == stood


def test_two_servers_of_one_folder_are_told_apart(tmp_path: Path) -> None:
    """The second is refused in a sentence; the lock beside the folder may be a link that leads nowhere."""
    first = FolderLock(tmp_path / "class")
    with pytest.raises(MisusedError) as refused:
        FolderLock(tmp_path / "class")
    assert is_said([refused.value.message], "class-folder-taken")
    first.release()
    (tmp_path / "class.lock").unlink()
    (tmp_path / "class.lock").symlink_to(tmp_path / "nowhere" / "at-all")
    FolderLock(tmp_path / "class").release()


@pytest.mark.parametrize("leads", ["elsewhere", "nowhere", "itself"])
def test_a_link_in_the_folder_takes_nothing_with_it(tmp_path: Path, leads: str) -> None:
    """A pupil whose folder is a link is removed with the link; what it leads to stays, and others are there."""
    target = {"elsewhere": tmp_path / "mine", "nowhere": tmp_path / "gone"}
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").write_text("mine")
    story = Story(tmp_path / "class")
    story.come("Ada", "Bo")
    link = story.host.pupils.folder_of(story.learners[0].id)
    link.parent.mkdir(exist_ok=True)
    link.symlink_to(target.get(leads, link))
    (tmp_path / "class" / "room" / "link.jsonl").symlink_to(link)
    story.teach(type="remove", pupil=story.learners[0].id)
    assert story.teacher.said == []
    assert not os.path.lexists(link)
    assert (tmp_path / "mine" / "diary.txt").read_text() == "mine"
    assert names_in(room_in(tmp_path / "class")) == ["Bo"]


def test_who_cannot_be_deleted_is_removed_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who teaches reads which folder stays."""
    story = Story(tmp_path)
    story.come("Ada", "Bo")
    folder = story.host.pupils.folder_of(story.learners[0].id)
    folder.mkdir(parents=True)
    monkeypatch.setattr("shutil.rmtree", lambda *_, **__: None)
    story.teach(type="remove", pupil=story.learners[0].id)
    assert [str(folder) in one for one in story.teacher.said] == [True]
    assert is_said([Message.of("class-pupil-not-deleted", folder="x")], "class-pupil-not-deleted")
    assert [one["name"] for one in story.teacher.shown["pupils"]] == ["Bo"]


@pytest.mark.parametrize(
    "name",
    [
        "e\u0301" * 500,
        "a" + "\u0300\u0316" * 250,
        "<img src=x onerror=alert(1)>" * 18,
        '=HYPERLINK("http://x","y")' * 20,
        "\u202e" + "abc" * 170,
        "{ $name }" * 56,
    ],
)
def test_a_name_of_five_hundred_letters_is_a_short_name(tmp_path: Path, name: str) -> None:
    """With marks, markup, a formula, a direction of writing or a placeholder: text, and as wide as a name is."""
    room = room_in(tmp_path)
    learner, _ = room.join(room.code, cleaned_name(name), "en")
    shown = room.names.of(learner.id)
    assert 0 < len(shown) <= MOST_LETTERS * 3
    assert "\u202e" not in shown
    room.join(room.code, "Bo", "en")
    assert names_in(room_in(tmp_path)) == [shown, "Bo"]
    assert not [row for row in class_table([(shown, tmp_path / learner.id)], "en").split("\n") if row.startswith("=")]
    sentence = Message.of("class-rejoin-code", name=shown, code="1234")
    for language in LANGUAGES:
        text = class_words(language)(sentence)
        assert shown in text.replace("\u2068", "").replace("\u2069", "")


HOSTILE = {
    "nothing": "",
    "not text": "\x00\ud7ff",
    "deep": "[" * 100_000,
    "number": '{"kind": 1e999}',
    "kind": '{"kind": "trajan_tutor room journal", "version": 1}',
    "version": json.dumps({"kind": KIND, "version": 10**30, "journals": {}}),
    "journals": json.dumps({"kind": KIND, "version": 1, "journals": [1]}),
    "line": json.dumps({"kind": KIND, "version": 1, "journals": {"progress": [{"number": True}]}}),
    "way": json.dumps({"kind": KIND, "version": 1, "journals": {"progress": [{"number": 2**52, "by": "../../x"}]}}),
    "time": json.dumps({"kind": KIND, "version": 1, "journals": {"progress": [{"number": 2**60}]}}),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_of_progress_adds_nothing(tmp_path: Path, text: str) -> None:
    """It is refused in a sentence of each language, and what was there stays."""
    notes, keep = progress_journal.read(tmp_path).begin(LESSON)
    notes.of("sow").done = True
    keep(notes)
    before = taken(tmp_path)
    with pytest.raises(TutorError) as refused:
        brought(tmp_path, text)
    assert is_said([refused.value.message], refused.value.message.key)
    assert taken(tmp_path) == before


def test_progress_of_a_clock_far_ahead_does_not_end_progress(tmp_path: Path) -> None:
    """What is done after a file of the latest time that is taken was brought is there after a restart."""
    notes, keep = progress_journal.read(tmp_path / "far").begin(LESSON)
    notes.of("sow").done = True
    keep(notes)
    data = json.loads(taken(tmp_path / "far"))
    for entry in data["journals"]["progress"]:
        entry["number"] = 2**52 - 1
    assert brought(tmp_path / "here", json.dumps(data)) == 1
    for step in ("one", "two"):
        notes, keep = progress_journal.read(tmp_path / "here").begin(LESSON)
        notes.of(step).done = True
        keep(notes)
    kept = progress_journal.read(tmp_path / "here")
    assert {name for name, step in kept.progress.lessons[LESSON].steps.items() if step.done} == {"sow", "one", "two"}
    assert kept.problems == ()
