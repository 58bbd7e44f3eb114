"""The journal of a room: who is in it by random ids, what they were given, and pauses; never a name."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.room_events import NO_USE, LaterEvent, RoomEvent, event_data, event_of
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import journal
from trajan_tutor.journals.journal import Writer
from trajan_tutor.journals.writing import SavingError

KIND: Final = "trajan_tutor room journal"
FOLDER: Final = "room"
_MICRO: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """What a folder holds of a room: its events in their order, and what of it cannot be used.

    `later` counts the events that a later version wrote: they stay in the journal as they stand. `used` is when the
    room was last used, in seconds since 1970, 0 where it never was.
    """

    events: tuple[RoomEvent, ...]
    later: int
    used: float
    problems: tuple[Message, ...]


def read_room(folder: Path) -> StoredRoom:
    """Return what was written of a room; what cannot be read is left as it is, and told."""
    written = journal.read(folder / FOLDER, KIND, event_of)
    known = tuple(entry.value for entry in written.entries if not isinstance(entry.value, LaterEvent))
    used = max((entry.number for entry in written.entries if type(entry.value) not in NO_USE), default=0)
    return StoredRoom(known, len(written.entries) - len(known), used / _MICRO, written.problems)


class RoomJournal:
    """Writes what happens in a room; `problem` says why the last of it is not on the disk, where it is not."""

    def __init__(self, folder: Path) -> None:
        self._writer = Writer(folder / FOLDER, KIND)

    def write(self, event: RoomEvent) -> None:
        """Hand an event to the system; what cannot be written waits and is tried again with the next one."""
        try:
            self._writer.put(event_data(event))
        except SavingError:
            # The lesson goes on: who teaches is told by `problem`.
            return

    def write_again(self) -> None:
        """Try once more to write what is not on the disk."""
        try:
            self._writer.put()
        except SavingError:
            return

    @property
    def problem(self) -> Message | None:
        """Why something is not on the disk; None where everything is."""
        return self._writer.failing if self._writer.waiting else None
