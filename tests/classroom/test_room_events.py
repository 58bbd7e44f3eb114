"""The table of what happens in a room: everything that is written is read as it was, and nothing of others is lost."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.room_journal import (
    EVENTS,
    BoardShared,
    CodeRenewed,
    DeviceJoined,
    DoorMoved,
    HintsAllowed,
    LanguageChosen,
    LaterEvent,
    Paused,
    PupilJoined,
    PupilRemoved,
    PupilsExpected,
    RoomBegun,
    RoomEvent,
    RoomJournal,
    SeatKept,
    SeatTaken,
    TableChanged,
    TableEnded,
    TableLaid,
    TaskGiven,
    event_data,
    event_of,
    read_room,
)
from trajan_tutor.classroom.task import ClassTask, TaskKind
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.session.shared_game import SharedAct

NOW = 1_800_000_000.0
TASK = ClassTask(3, TaskKind.EXERCISE, "trajan/02-sowing#sow", "{}", 1, 77, "steps")
# A life of a room in which everything of the table happens.
HAPPENED: tuple[RoomEvent, ...] = (
    RoomBegun("123456", "en"),
    CodeRenewed("654321"),
    PupilJoined("ada", "a1", "en"),
    PupilJoined("bo", "b1", "pl"),
    DeviceJoined("ada", "a2"),
    LanguageChosen("cs", "ada"),
    LanguageChosen("pt", ""),
    TaskGiven(TASK, ()),
    TaskGiven(None, ("bo",)),
    Paused(True, ("bo",)),
    PupilsExpected(25),
    DoorMoved(True),
    BoardShared("game", "trajan"),
    TableLaid(4, "sylla", 5, ("ada", "open", ""), "random", 3),
    TableChanged(4, SharedAct.SEALED, 0, "x", 0),
    TableChanged(4, SharedAct.DECIDED, 0, "x", 0),
    SeatKept(4, 0, True),
    SeatTaken(4, 1, "bo"),
    HintsAllowed(True),
    TableEnded(4),
    PupilRemoved("bo"),
)


def written(folder: Path, *events: RoomEvent) -> None:
    """Write the journal of a room."""
    journal = RoomJournal(folder)
    for event in events:
        journal.write(event)
    assert journal.problem is None


def with_line(folder: Path, **said: Any) -> bytes:
    """Add a line of somebody else to the journal of a room, and return all of it."""
    (file,) = (folder / "room").iterdir()
    number = json.loads(file.read_bytes().splitlines()[-1])["number"] + 1
    file.write_bytes(file.read_bytes() + json.dumps({"number": number} | said).encode() + b"\n")
    return file.read_bytes()


def room_in(folder: Path) -> Room:
    """Take up a room."""
    return Room(folder, clock=lambda: NOW)


def standing(room: Room) -> object:
    """Return everything that events change in a room."""
    return (
        (room.code, room.language, room.expected, room.was_open, room.shared, room.hints, room.paused),
        (room.task, room.learners, room.tables),
    )


def test_a_room_that_begins_writes_no_key() -> None:
    """An earlier version that opens it would take an empty one of anybody; a key that it wrote itself is read."""
    assert event_data(RoomBegun("123456", "en")) == {"event": "begin", "code": "123456", "language": "en"}
    old = RoomBegun("123456", "en", "k")
    assert event_of(event_data(old)) == old


def test_every_event_of_the_table_is_written_and_read_as_it_was(tmp_path: Path) -> None:
    """After a restart the room stands where it stood, and nothing of its journal is called damaged."""
    assert {type(one) for one in HAPPENED} == set(EVENTS.values()) == set(get_args(RoomEvent))
    written(tmp_path, *HAPPENED)
    kept = read_room(tmp_path)
    assert kept.events == HAPPENED
    assert (kept.later, kept.problems) == (0, ())
    room = room_in(tmp_path)
    assert room.problems == ()
    assert (room.code, room.language, room.expected, room.was_open) == ("654321", "pt", 25, True)
    assert room.learners["ada"].language == "cs"
    assert room.tables[4].is_ended


def test_a_room_that_lived_stands_after_a_restart_where_it_stood(tmp_path: Path) -> None:
    """By the calls of the room itself: the language of a pupil and of who teaches too."""
    room = room_in(tmp_path)
    ada, _ = room.join(room.code, "Ada", "en")
    room.give(TaskKind.LESSON, "trajan/02-sowing")
    room.speak("cs", ada.id)
    room.speak("pl")
    room.pause([ada.id], on=True)
    room.set_up_table("sylla", 3, [ada.id, "open", ""], "random")
    room.keep_seat(room.tables[2].number, 0, on=True)
    again = room_in(tmp_path)
    assert standing(again) == standing(room)
    assert again.problems == ()


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_a_row_of_the_table_with_a_field_of_another_kind_is_damaged(name: str) -> None:
    """It is never done halfway."""
    event = next(one for one in HAPPENED if one.event == name)
    said = event_data(event)
    assert event_of(json.loads(json.dumps(said))) == event
    for field in fields(event):
        with pytest.raises(UnreadableError):
            event_of(said | {field.name: 1.5})


@pytest.mark.parametrize(
    "said",
    [
        {"event": "bell", "rings": 3},
        {"event": "give", "task": {"number": 9, "kind": "duel", "name": "", "record": "", "seat": 0}, "to": []},
        {"event": "table-do", "table": 1, "act": "doubled", "seat": 0, "move": "", "stays": 0},
    ],
)
def test_what_a_later_version_wrote_is_kept_and_counted(tmp_path: Path, said: dict[str, Any]) -> None:
    """It stays as it stands, byte by byte; the room goes on, and no word is said of damage."""
    assert event_of(said) == LaterEvent()
    written(tmp_path, *HAPPENED[:4])
    before = with_line(tmp_path, **said)
    room = room_in(tmp_path)
    assert [(one.key, dict(one.parameters)) for one in room.problems] == [("class-later-events", {"count": 1})]
    room.speak("cs")
    assert list(room.learners) == ["ada", "bo"]
    assert before in [file.read_bytes() for file in (tmp_path / "room").iterdir()]
    assert [one.key for one in room_in(tmp_path).problems] == ["class-later-events"]


def test_what_follows_from_an_event_of_a_later_version_is_counted_with_it(tmp_path: Path) -> None:
    """Somebody came in by an event that only that version knows, and then changed the device."""
    written(tmp_path, *HAPPENED[:1])
    with_line(tmp_path, event="twins", learners=["cy", "di"])
    with_line(tmp_path, event="device", learner="cy", mark="c2")
    assert [dict(one.parameters) for one in room_in(tmp_path).problems] == [{"count": 2}]


def test_fields_that_a_later_version_added_do_no_harm(tmp_path: Path) -> None:
    """What is known of the event is done."""
    written(tmp_path, *HAPPENED[:4])
    with_line(tmp_path, event="door", open=True, until=5)
    room = room_in(tmp_path)
    assert room.was_open
    assert room.problems == ()
