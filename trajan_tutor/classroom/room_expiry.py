"""How long a room is kept: after thirty days without use it is laid aside, and thirty days later it is deleted.

No clock is believed alone. Each step is done by the second start that finds the same, where its clock agrees with that
of the first: a clock that jumps and is put right changes nothing, and one that stays wrong deletes nothing unasked.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.room_aside import (
    AsideRoom,
    bring_back,
    delete_aside,
    end_moves,
    put_aside,
    rooms_aside,
)
from trajan_tutor.classroom.room_journal import read_room
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_json
from trajan_tutor.journals.journal import ENDING
from trajan_tutor.journals.writing import write

EXPIRE_SECONDS: Final = 30 * 24 * 60 * 60
USE_NOTE: Final = "use.json"
# No day that is shown lies later, in seconds since 1970.
_LATEST: Final = 2**33


@dataclass(frozen=True, slots=True)
class UseNote:
    """When a room was brought back, and when a start found first that nobody uses it; 0 for never."""

    brought: float = 0.0
    found: float = 0.0


def last_used(folder: Path) -> float:
    """Return when a room was last used by what it has recorded, in seconds since 1970; 0 for one that never was."""
    used = read_room(folder).used
    return min(max(used, _noted(folder).brought, *_written(folder / "pupils")), _LATEST) if used else 0.0


def agrees(noted: float, now: float) -> bool:
    """Return whether the clock of a start goes on from that of the start which found something first.

    >>> agrees(0.0, 5.0), agrees(5.0, 5.0), agrees(5.0, 4.0)
    (False, True, False)
    """
    return 0 < noted <= now <= noted + EXPIRE_SECONDS


def at_start(folder: Path, now: float, wanted: str = "") -> tuple[Message, ...]:
    """Lay a room aside, delete what lay aside, or bring back what is `wanted`, and return what is to be said of it.

    Raises MisusedError where what is wanted does not lie aside, SavingError where it cannot be brought back.
    """
    if wanted:
        end_moves(folder)
        return _bring_back(folder, wanted, now)
    try:
        end_moves(folder)
        wished = next((room.name for room in rooms_aside(folder) if room.note.wanted), "")
        if wished:
            return _bring_back(folder, wished, now)
        return (*_look_at_room(folder, now), *_look_aside(folder, now))
    except TutorError as error:
        # Then nothing is moved, and nothing deleted.
        return (error.message,)


def question_of(room: AsideRoom) -> Message:
    """Return what who teaches is asked about a room that lies aside, or what was answered."""
    key = "class-aside-goes" if room.note.found else "class-aside"
    return _about("class-aside-wanted" if room.note.wanted else key, room)


def _bring_back(folder: Path, name: str, now: float) -> tuple[Message, ...]:
    bring_back(folder, name, last_used(folder), now)
    used = read_room(folder).used
    _note(folder, UseNote(brought=now))
    return (Message.of("class-brought-back", used=_day(used)),)


def _look_at_room(folder: Path, now: float) -> Iterator[Message]:
    used, noted = last_used(folder), _noted(folder)
    if not used or now - used < EXPIRE_SECONDS:
        if noted.found:
            _note(folder, replace(noted, found=0.0))
    elif agrees(noted.found, now):
        put_aside(folder, used, now)
        _note(folder, UseNote())
    else:
        _note(folder, replace(noted, found=now))
        yield Message.of("class-unused", used=_day(used), today=_day(now))


def _look_aside(folder: Path, now: float) -> Iterator[Message]:
    for room in rooms_aside(folder):
        # What is not known to have been laid aside at some time was laid aside now.
        laid_at = room.note.laid or now
        is_due = now - laid_at >= EXPIRE_SECONDS
        if is_due and agrees(room.note.found, now):
            delete_aside(room)
            yield _about("class-aside-deleted", room)
            continue
        noted = replace(room.note, laid=laid_at, found=now if is_due else 0.0)
        if noted != room.note:
            room.noted(noted)


def _about(key: str, room: AsideRoom) -> Message:
    return Message.of(key, used=_day(room.note.used), until=_day(room.note.laid + EXPIRE_SECONDS))


def _noted(folder: Path) -> UseNote:
    try:
        stored = read_json(folder / USE_NOTE)
        return UseNote(float(stored["brought"]), float(stored["found"]))
    except (UnreadableError, LookupError, TypeError, ValueError):
        return UseNote()


def _note(folder: Path, noted: UseNote) -> None:
    """Write down what is known of the use of a room; raises SavingError."""
    if noted == UseNote():
        with suppress(OSError):
            (folder / USE_NOTE).unlink(missing_ok=True)
    else:
        write(folder / USE_NOTE, json.dumps(asdict(noted)) + "\n")


def _written(folder: Path) -> Iterator[float]:
    """Give when each journal of the pupils was last written, by the file system."""
    yield 0.0
    for file in folder.rglob(f"*{ENDING}"):
        with suppress(OSError):
            yield file.stat().st_mtime


def _day(seconds: float) -> datetime:
    return datetime.fromtimestamp(max(0.0, min(seconds, _LATEST)), UTC)
