"""Rooms that lie aside: what was in a room lies in a folder of its own beside it, until it is brought back or deleted.

A move is written down before its first step: a start after a power cut ends it. What is not of a room is not touched.
"""

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.learner_names import FILE, SPOILED
from trajan_tutor.classroom.room_journal import FOLDER
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.reading import read_json
from trajan_tutor.journals.writing import SavingError, problem_of, write


def delete(place: Path) -> bool:
    """Delete a file or a folder, and return whether it is gone; of a link what it leads to stays."""
    if place.is_dir() and not place.is_symlink():
        shutil.rmtree(place, ignore_errors=True)
    else:
        with suppress(OSError):
            place.unlink(missing_ok=True)
    return not os.path.lexists(place)


ASIDE: Final = "aside"
_NOTE: Final = "aside.json"
_MODE: Final = 0o700
_NAME: Final = re.compile(r"\d{4}-\d{2}-\d{2}(-\d+)?")


@dataclass(frozen=True, slots=True)
class AsideNote:
    """What is known of a room that lies aside, times in seconds since 1970.

    It was `used` last, was `laid` aside, and a start `found` first that it lay there for too long (0: none did).
    `moving` is where its parts are on their way: "aside", "back", or an empty text. One that is `wanted` is brought
    back at the next start.
    """

    used: float = 0.0
    laid: float = 0.0
    found: float = 0.0
    moving: str = ""
    wanted: bool = False


@dataclass(frozen=True, slots=True)
class AsideRoom:
    """A room that lies aside: its name is the day on which it was used last."""

    folder: Path
    note: AsideNote

    @property
    def name(self) -> str:
        """The name by which it is brought back."""
        return self.folder.name

    def wished(self, *, back: bool) -> "AsideRoom":
        """Take note of whether it is wanted back; raises SavingError."""
        return self.noted(replace(self.note, wanted=back))

    def noted(self, note: AsideNote) -> "AsideRoom":
        """Write down something else about it; raises SavingError."""
        write(self.folder / _NOTE, json.dumps(asdict(note)) + "\n")
        return AsideRoom(self.folder, note)


def rooms_aside(folder: Path) -> list[AsideRoom]:
    """Return the rooms that lie aside, the latest first."""
    return sorted(_rooms_in(folder / ASIDE), key=lambda room: room.note.used, reverse=True)


def put_aside(folder: Path, used: float, now: float) -> AsideRoom:
    """Lay the room of a folder aside, all of it; raises SavingError where that cannot be written."""
    place = _free(folder / ASIDE, datetime.fromtimestamp(used, UTC).strftime("%Y-%m-%d"))
    try:
        # Names lie there: nobody else reads them.
        place.parent.mkdir(_MODE, exist_ok=True)
        place.mkdir(_MODE)
    except OSError as error:
        raise SavingError("class-aside-not-moved", folder=str(folder), problem=problem_of(error)) from error
    return _move(folder, AsideRoom(place, AsideNote()).noted(AsideNote(float(used), float(now), moving="aside")))


def bring_back(folder: Path, name: str, used: float, now: float) -> None:
    """Bring a room back that lies aside; the one in the folder, `used` last at some time or never (0), makes room.

    Raises MisusedError where none of this name lies aside, SavingError.
    """
    known = {room.name: room for room in rooms_aside(folder)}
    if not known:
        raise MisusedError("class-aside-none")
    if name not in known:
        raise MisusedError("class-aside-unknown", name=name, known=tuple(known))
    wanted = known[name]
    if used:
        put_aside(folder, used, now)
    else:
        delete(folder / FOLDER)
    _move(folder, wanted.noted(AsideNote(wanted.note.used, wanted.note.laid, moving="back")))


def delete_aside(room: AsideRoom) -> None:
    """Delete a room that lies aside; raises SavingError where something of it stays."""
    if not all(delete(room.folder / part) for part in (*_parts(room.folder), _NOTE)):
        raise SavingError("class-aside-not-deleted", folder=str(room.folder))
    with suppress(OSError):
        room.folder.rmdir()


def end_moves(folder: Path) -> None:
    """End the moves of rooms that were cut off; raises SavingError where that cannot be done."""
    for room in rooms_aside(folder):
        if room.note.moving:
            _move(folder, room)


def _rooms_in(folder: Path) -> Iterator[AsideRoom]:
    with suppress(OSError):
        for place in folder.iterdir():
            is_ours = _NAME.fullmatch(place.name) and place.is_dir() and not place.is_symlink()
            if is_ours and any((place / part).exists() for part in (_NOTE, FOLDER)):
                yield AsideRoom(place, _note_in(place))


def _note_in(place: Path) -> AsideNote:
    """Return what was noted; nothing of a note that cannot be read: then it counts as laid aside at no time."""
    try:
        known = {field.name: field.type for field in fields(AsideNote)}
        stored = read_json(place / _NOTE).items()
        return AsideNote(**{name: value for name, value in stored if type(value) is known.get(name)})
    except (UnreadableError, AttributeError):
        return AsideNote()


def _free(folder: Path, day: str) -> Path:
    number = 2
    place = folder / day
    while os.path.lexists(place):
        place, number = folder / f"{day}-{number}", number + 1
    return place


def _move(folder: Path, room: AsideRoom) -> AsideRoom:
    """Move the parts of a room where they are on their way to; what is there already stays."""
    is_back = room.note.moving == "back"
    source, target = (room.folder, folder) if is_back else (folder, room.folder)
    try:
        for part in _parts(source):
            if os.path.lexists(source / part) and not os.path.lexists(target / part):
                (source / part).rename(target / part)
    except OSError as error:
        raise SavingError("class-aside-not-moved", folder=str(folder), problem=problem_of(error)) from error
    if not is_back:
        return room.noted(AsideNote(room.note.used, room.note.laid))
    with suppress(OSError):
        (room.folder / _NOTE).unlink()
        room.folder.rmdir()
    return room


def _parts(folder: Path) -> tuple[str, ...]:
    """Return what belongs to a room, itself last: while its journal is where it was, nothing of it counts as gone."""
    spoiled = sorted(file.name for file in folder.glob(SPOILED))
    return (FILE, *spoiled, "pupils", "shared", FOLDER)
