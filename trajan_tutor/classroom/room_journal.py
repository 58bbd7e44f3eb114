"""The journal of a room: who is in it by random ids, what they were given, and pauses; never a name.

One table of events says how they are written and how they are read. An event is a row: a class with its name and the
fields that stand beside it in a line of the journal. What is not in the table cannot be written, and everything that is
in it is read. What a later version has written is no row of ours: it is kept as it stands and counted.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any, ClassVar, Final, get_args

from trajan_tutor.classroom.task import ClassTask, TaskKind, task_of
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import journal
from trajan_tutor.journals.journal import Writer
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.session.shared_game import SharedAct, SharedChange

# The version of records of tables that tell none.
_UNTOLD: Final = 2
KIND: Final = "trajan_tutor room journal"
FOLDER: Final = "room"
_MICRO: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class RoomBegun:
    """A room has a code for pupils, and the language of who teaches; earlier versions wrote a key for who teaches."""

    event: ClassVar = "begin"
    code: str
    language: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class CodeRenewed:
    """Another code lets pupils in; the one before it lets nobody in any more."""

    event: ClassVar = "code"
    code: str


@dataclass(frozen=True, slots=True)
class PupilJoined:
    """Somebody came in: a random id, the mark of their device, and their language."""

    event: ClassVar = "join"
    learner: str
    mark: str
    language: str


@dataclass(frozen=True, slots=True)
class DeviceJoined:
    """A pupil goes on at another device."""

    event: ClassVar = "device"
    learner: str
    mark: str


@dataclass(frozen=True, slots=True)
class PupilRemoved:
    """A pupil was removed."""

    event: ClassVar = "remove"
    learner: str


@dataclass(frozen=True, slots=True)
class LanguageChosen:
    """A pupil speaks another language, or who teaches does, where no pupil is named."""

    event: ClassVar = "language"
    language: str
    learner: str


@dataclass(frozen=True, slots=True)
class TaskGiven:
    """Pupils were given something, or nothing any more; nobody named means all."""

    event: ClassVar = "give"
    task: ClassTask | None
    to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Paused:
    """Pupils were paused, or go on; nobody named means all."""

    event: ClassVar = "pause"
    on: bool
    to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PupilsExpected:
    """So many pupils are expected."""

    event: ClassVar = "expect"
    count: int


@dataclass(frozen=True, slots=True)
class DoorMoved:
    """Pupils are let in, or no more."""

    event: ClassVar = "door"
    open: bool


@dataclass(frozen=True, slots=True)
class BoardShared:
    """Something lies on the shared board."""

    event: ClassVar = "board"
    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class TableLaid:
    """A table has its game, its seed, who sits there, its bot, and the version of records of that day."""

    event: ClassVar = "table"
    table: int
    game: str
    seed: int
    seats: tuple[str, ...]
    bot: str
    version: int = _UNTOLD


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Something happened to the game at a table."""

    event: ClassVar = "table-do"
    table: int
    act: SharedAct
    seat: int
    move: str
    stays: int

    @property
    def change(self) -> SharedChange:
        """What happened to the game."""
        return SharedChange(self.act, self.seat, self.move, self.stays)


@dataclass(frozen=True, slots=True)
class SeatKept:
    """A bot keeps a seat while somebody is away, or no more."""

    event: ClassVar = "table-keep"
    table: int
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody took a seat."""

    event: ClassVar = "table-sit"
    table: int
    seat: int
    learner: str


@dataclass(frozen=True, slots=True)
class TableEnded:
    """Nothing more is decided at a table."""

    event: ClassVar = "table-end"
    table: int


@dataclass(frozen=True, slots=True)
class HintsAllowed:
    """Pupils at tables may ask the coach, or not."""

    event: ClassVar = "table-hints"
    on: bool


@dataclass(frozen=True, slots=True)
class LaterEvent:
    """An event that a later version wrote: its line stays as it is, and nothing is done by it."""


PupilEvent = PupilJoined | DeviceJoined | PupilRemoved | LanguageChosen
TableEvent = TableLaid | TableChanged | SeatKept | SeatTaken | TableEnded | HintsAllowed
ClassEvent = RoomBegun | CodeRenewed | TaskGiven | Paused | PupilsExpected | DoorMoved | BoardShared
RoomEvent = PupilEvent | TableEvent | ClassEvent

EVENTS: Final[Mapping[str, type[Any]]] = {kind.event: kind for kind in get_args(RoomEvent)}
# What is written where a room is opened only: by none of them somebody has used it.
NO_USE: Final[frozenset[type[Any]]] = frozenset({RoomBegun})


class _LaterWordError(UnreadableError):
    """A word in a row of ours that a later version knows."""


def event_data(event: RoomEvent) -> dict[str, object]:
    """Return an event as it stands in a line of the journal; what it does not tell is not written.

    >>> event_data(Paused(True, ("ada",)))
    {'event': 'pause', 'on': True, 'to': ['ada']}
    """
    # An earlier version would take an empty key of anybody: none is written.
    values = [(field, getattr(event, field.name)) for field in fields(event)]
    return {"event": event.event} | {field.name: _plain(value) for field, value in values if value != field.default}


def event_of(data: Mapping[str, Any]) -> RoomEvent | LaterEvent:
    """Return the event of a line of the journal; raises UnreadableError for a damaged one.

    >>> event_of({"event": "door", "open": True})
    DoorMoved(open=True)
    >>> event_of({"event": "bell", "rings": 3})
    LaterEvent()
    """
    name = data.get("event")
    if not isinstance(name, str):
        raise UnreadableError("session-journal-line")
    if name not in EVENTS:
        return LaterEvent()
    kind = EVENTS[name]
    try:
        event: RoomEvent = kind(**{field.name: _field(data, field) for field in fields(kind)})
    except _LaterWordError:
        return LaterEvent()
    return event


def _field(data: Mapping[str, Any], field: Any) -> object:
    if field.name not in data and field.default is not MISSING:
        return field.default
    if field.name not in data:
        raise UnreadableError("session-journal-line")
    return _READERS[field.type](data[field.name])


def _plain(value: object) -> object:
    if isinstance(value, ClassTask):
        return value.as_data()
    return list(value) if isinstance(value, tuple) else value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise UnreadableError("session-journal-line")
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise UnreadableError("session-journal-line")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise UnreadableError("session-journal-line")
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise UnreadableError("session-journal-line")
    return tuple(_text(text) for text in value)


def _task(value: object) -> ClassTask | None:
    if isinstance(value, Mapping) and _text(value.get("kind")) not in tuple(TaskKind):
        raise _LaterWordError("session-journal-line")
    return task_of(value)


def _act(value: object) -> SharedAct:
    if _text(value) not in tuple(SharedAct):
        raise _LaterWordError("session-journal-line")
    return SharedAct(_text(value))


# A field is read by its type.
_READERS: Final[Mapping[object, Callable[[object], object]]] = {
    str: _text,
    int: _number,
    bool: _flag,
    tuple[str, ...]: _texts,
    ClassTask | None: _task,
    SharedAct: _act,
}


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
