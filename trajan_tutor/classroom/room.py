"""A room: its code, who teaches there, who is in it, and what they were given. It knows no page and no server.

Whatever changes is an event: it is written to the journal of the room and then done, and read back it does the same.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, assert_never

from trajan_tutor.classroom.learner import ClassLearner, mark_of, new_id, new_token
from trajan_tutor.classroom.learner_names import LearnerNames
from trajan_tutor.classroom.room_aside import AsideRoom
from trajan_tutor.classroom.room_journal import (
    BoardShared,
    CodeRenewed,
    DeviceJoined,
    DoorMoved,
    HintsAllowed,
    LanguageChosen,
    Paused,
    PupilEvent,
    PupilJoined,
    PupilRemoved,
    PupilsExpected,
    RoomBegun,
    RoomEvent,
    RoomJournal,
    SeatKept,
    SeatTaken,
    StoredRoom,
    TableChanged,
    TableEnded,
    TableEvent,
    TableLaid,
    TaskGiven,
    read_room,
)
from trajan_tutor.classroom.table_record import OPEN, TableRecord, table_of
from trajan_tutor.classroom.task import ClassTask, TaskKind
from trajan_tutor.classroom.teacher_keys import TeacherKeys
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.record import VERSION
from trajan_tutor.i18n import chosen_language
from trajan_tutor.session.shared_game import SharedChange

# A code has so many digits: it is typed on telephones, in every language alike.
_DIGITS: Final = 6
# More pupils nobody teaches at a time, and each needs a megabyte.
MOST_LEARNERS: Final = 200
# A code for another device is longer, and holds for so many seconds.
_REJOIN_DIGITS: Final = 8
REJOIN_SECONDS: Final = 600
_SEED_BITS: Final = 32


@dataclass(frozen=True, slots=True)
class RejoinCode:
    """A code with which a pupil goes on at another device, once, until a time in seconds."""

    learner: str
    code: str
    until: float


class Room:
    """A room with its pupils by their ids.

    `was_open` tells whether pupils were let in when it was last written, `is_taken_up` that it was there before.
    """

    def __init__(self, folder: Path, *, language: str = "", key: str = "", clock: Callable[[], float]) -> None:
        """Take up the room of a folder, or begin one; `clock` tells seconds since 1970.

        Raises MisusedError for a `key` of somebody's own that does not do.
        """
        self.folder = folder
        self.clock = clock
        self.code = ""
        self.teachers = TeacherKeys(folder, clock)
        if key:
            self.teachers.choose(key)
        self._has_old_key = False
        self.language = language = language or chosen_language()
        self.expected = 0
        # How many fit: a server has not always descriptors for more.
        self.most = MOST_LEARNERS
        self.paused = self.was_open = False
        self.task: ClassTask | None = None
        self.learners: dict[str, ClassLearner] = {}
        self.names = LearnerNames(folder)
        self.rejoin: RejoinCode | None = None
        self.shared: tuple[str, str] | None = None
        self.tables: dict[int, TableRecord] = {}
        self.hints = False
        # Rooms of before, about which who teaches is asked.
        self.aside: tuple[AsideRoom, ...] = ()
        self._marks: dict[str, str] = {}
        self._number = 0
        self._journal = RoomJournal(folder)
        self.problems: tuple[Message, ...] = () if self.names.unread is None else (self.names.unread,)
        self._take_up(read_room(folder))
        self.is_taken_up = bool(self.code)
        if not self.is_taken_up:
            self._happen(RoomBegun(_digits(_DIGITS), language))
        if self._has_old_key and self.teachers.is_new:
            self.teachers.end_old_key()
            self.problems = (*self.problems, *self.teachers.notes)

    # -- coming in

    def join(self, code: str, name: str, language: str) -> tuple[ClassLearner, str]:
        """Let somebody in, and return who it is with the token of their device; raises MisusedError."""
        if not secrets.compare_digest(code.encode(), self.code.encode()):
            raise MisusedError("class-code-wrong")
        return self.admit(name, language)

    def admit(self, name: str, language: str, token: str = "") -> tuple[ClassLearner, str]:
        """Let somebody in, with the token of a device or a new one; raises MisusedError without a name, or a place."""
        if not name:
            raise MisusedError("class-name-empty")
        if len(self.learners) >= self.most:
            raise MisusedError("class-full", most=self.most)
        learner, token = new_id(), token or new_token()
        # The name first: who is in the journal has one.
        self.names.put(learner, name)
        self._happen(PupilJoined(learner, mark_of(token), language))
        return self.learners[learner], token

    def rejoined(self, code: str) -> tuple[ClassLearner, str]:
        """Let a pupil go on at another device, once; raises MisusedError for a code that does not hold."""
        rejoin = self.rejoin
        if (
            rejoin is None
            or not secrets.compare_digest(code.encode(), rejoin.code.encode())
            or self.clock() > rejoin.until
        ):
            raise MisusedError("class-code-wrong")
        self.rejoin = None
        token = new_token()
        self._happen(DeviceJoined(rejoin.learner, mark_of(token)))
        return self.learners[rejoin.learner], token

    def renew_code(self) -> None:
        """Draw another code; the one before lets nobody in any more."""
        self._happen(CodeRenewed(_digits(_DIGITS)))

    def learner_of(self, token: str) -> ClassLearner | None:
        """Return whose token it is, or None."""
        return self.learners.get(self._marks.get(mark_of(token), "")) if token else None

    def offer_rejoin(self, learner: str) -> RejoinCode:
        """Make a code for another device of a pupil; the one before it holds no more. Raises MisusedError."""
        self.rejoin = RejoinCode(self._known(learner).id, _digits(_REJOIN_DIGITS), self.clock() + REJOIN_SECONDS)
        return self.rejoin

    # -- what who teaches does

    def give(
        self,
        kind: TaskKind,
        name: str = "",
        to: Sequence[str] = (),
        *,
        record: str = "",
        seat: int = 0,
        lesson: str = "",
    ) -> ClassTask:
        """Give something to some pupils, or to all and to whoever comes later."""
        task = ClassTask(self._number + 1, kind, name, record, seat, secrets.randbits(_SEED_BITS), lesson)
        self._happen(TaskGiven(task, self._some(to)))
        return task

    def take_back(self, to: Sequence[str] = ()) -> None:
        """Take back what was given to some pupils, or to all."""
        self._happen(TaskGiven(None, self._some(to)))

    def pause(self, to: Sequence[str] = (), *, on: bool) -> None:
        """Pause some pupils or all, or let them go on."""
        self._happen(Paused(on, self._some(to)))

    def expect(self, count: int) -> None:
        """Take note of how many pupils there will be."""
        self._happen(PupilsExpected(max(0, min(count, self.most))))

    def note_door(self, *, is_open: bool) -> None:
        """Take note of whether pupils are let in."""
        if is_open is not self.was_open:
            self._happen(DoorMoved(is_open))

    def share(self, kind: str, name: str) -> None:
        """Take note of what lies on the shared board."""
        self._happen(BoardShared(kind, name))

    # -- tables

    def set_up_table(self, game: str, seed: int, seats: Sequence[str], bot: str) -> TableRecord:
        """Let pupils play each other: each is given the game, at a seat of it."""
        number = self._number + 1
        self._happen(TableLaid(number, game, seed, tuple(seats), bot, VERSION))
        return self.tables[number]

    def note_table(self, table: int, change: SharedChange) -> None:
        """Take note of what happens to the game at a table, before it is answered."""
        self._happen(TableChanged(table, change.act, change.seat, change.move, change.stays))

    def keep_seat(self, table: int, seat: int, *, on: bool) -> None:
        """Take note that a bot keeps a seat while somebody is away, or no more."""
        self._happen(SeatKept(table, seat, on))

    def take_seat(self, table: int, learner: str, left: int | None = None) -> int:
        """Let somebody take the first open seat at a table, or one that was `left`, and return it.

        Raises MisusedError where none is left.
        """
        seats = self.tables[table].seats
        if left is None and OPEN not in seats:
            raise MisusedError("class-table-full")
        seat = seats.index(OPEN) if left is None else left
        self._happen(SeatTaken(table, seat, self._known(learner).id))
        return seat

    def end_table(self, table: int) -> None:
        """Take note that nothing more is decided at a table."""
        self._happen(TableEnded(table))

    def allow_hints(self, *, on: bool) -> None:
        """Let pupils at tables ask the coach, or not."""
        self._happen(HintsAllowed(on))

    def rename(self, learner: str, name: str) -> None:
        """Give a pupil another name; raises MisusedError for an empty one, or for nobody."""
        known = self._known(learner)
        if not name:
            raise MisusedError("class-name-empty")
        self.names.put(known.id, name)

    def speak(self, language: str, learner: str = "") -> None:
        """Take note of the language of a pupil, or of who teaches."""
        self._happen(LanguageChosen(language, learner))

    def wish_back(self, name: str, *, back: bool) -> None:
        """Take note of whether a room that lies aside is wanted back; raises MisusedError for none, SavingError."""
        if name not in [room.name for room in self.aside]:
            raise MisusedError("class-aside-none")
        self.aside = tuple(room.wished(back=back and room.name == name) for room in self.aside)

    def remove(self, learner: str) -> None:
        """Remove a pupil with their name; raises MisusedError for nobody. What they did is the host's to delete."""
        known = self._known(learner)
        self._happen(PupilRemoved(known.id))
        self.names.put(known.id, "")

    # -- looking

    def is_paused(self, learner: ClassLearner) -> bool:
        """Return whether a pupil is paused, alone or with all."""
        return self.paused or learner.paused

    def named(self, ids: Sequence[str]) -> list[ClassLearner]:
        """Return the pupils of some ids that are there; all without any id."""
        if not ids:
            return list(self.learners.values())
        return [self.learners[learner] for learner in ids if learner in self.learners]

    def not_saved(self) -> list[Message]:
        """Return what is not on the disk, and why."""
        return [
            problem
            for problem in (self._journal.problem, self.names.problem, self.teachers.problem)
            if problem is not None
        ]

    def keep_again(self) -> None:
        """Try once more to write what is not on the disk."""
        self._journal.write_again()
        if self.names.problem is not None:
            self.names.write_again()
        if self.teachers.problem is not None:
            self.teachers.write_again()

    # -- events

    def _known(self, learner: str) -> ClassLearner:
        known = self.learners.get(learner)
        if known is None:
            raise MisusedError("class-nobody")
        return known

    def _some(self, to: Sequence[str]) -> tuple[str, ...]:
        """Return the ids among some that are of pupils; raises MisusedError where some were named and none is there."""
        ids = tuple(learner for learner in dict.fromkeys(to) if learner in self.learners)
        if to and not ids:
            raise MisusedError("class-nobody")
        return ids

    def _happen(self, event: RoomEvent) -> None:
        self._journal.write(event)
        self._do(event)

    def _take_up(self, stored: StoredRoom) -> None:
        later, problems = stored.later, list(stored.problems)
        for event in stored.events:
            try:
                self._do(event)
            except (LookupError, ValueError):
                # What follows from an event of a later version can be done by that one alone.
                if later:
                    later += 1
                else:
                    # A line that says nothing that can be done is passed over, as a damaged one is.
                    problems.append(Message.of("session-journal-line"))
        if later:
            problems.append(Message.of("class-later-events", count=later))
        self.problems = (*self.problems, *problems)

    def _do(self, event: RoomEvent) -> None:
        if isinstance(event, PupilEvent):
            self._come_or_go(event)
            return
        if isinstance(event, TableEvent):
            self._do_at_table(event)
            return
        match event:
            case RoomBegun(code, language, key):
                self.code, self.language = code, language
                # Rooms of earlier versions have a key that worked for ever.
                self._has_old_key |= bool(key)
            case CodeRenewed(code):
                self.code = code
            case TaskGiven(task, to):
                self._give(task, to)
            case Paused(on, to):
                self._pause(to, on=on)
            case PupilsExpected(count):
                self.expected = count
            case DoorMoved(is_open):
                self.was_open = is_open
            case BoardShared(kind, name):
                self.shared = (kind, name)
            case _:
                assert_never(event)

    def _do_at_table(self, event: TableEvent) -> None:
        match event:
            case TableLaid():
                self._sit_down(table_of(event))
            case TableChanged():
                self.tables[event.table].do(event.change)
            case SeatKept():
                self.tables[event.table].set_away(event.seat, on=event.on)
            case TableEnded():
                self.tables[event.table].is_ended = True
            case SeatTaken():
                self._take_seat(self.tables[event.table], event)
            case HintsAllowed():
                self.hints = event.on
            case _:
                assert_never(event)

    def _take_seat(self, table: TableRecord, event: SeatTaken) -> None:
        before = table.seats[event.seat]
        if before in self.learners:
            self.learners[before].task = None
        table.sit(event.seat, event.learner)
        self._sit_down(table)

    def _sit_down(self, table: TableRecord) -> None:
        self._number = max(self._number, table.number)
        if table.number not in self.tables:
            table.ordinal = len(self.tables) + 1
        self.tables[table.number] = table
        for seat, who in enumerate(table.seats):
            if who in self.learners:
                self.learners[who].task = ClassTask(table.number, TaskKind.TABLE, table.game, seat=seat)

    def _come_or_go(self, event: PupilEvent) -> None:
        match event:
            case PupilJoined(learner, mark, language):
                self.learners[learner] = ClassLearner(learner, language, task=self.task)
                self._mark(self.learners[learner], mark)
            case LanguageChosen(language, ""):
                self.language = language
            case LanguageChosen(language, learner):
                self.learners[learner].language = language
            case DeviceJoined(learner, mark):
                self._mark(self.learners[learner], mark)
            case PupilRemoved(learner):
                for mark in self.learners.pop(learner).marks:
                    self._marks.pop(mark, None)
            case _:
                assert_never(event)

    def _mark(self, learner: ClassLearner, mark: str) -> None:
        learner.marks.add(mark)
        self._marks[mark] = learner.id

    def _give(self, task: ClassTask | None, to: Sequence[str]) -> None:
        if task is not None:
            self._number = max(self._number, task.number)
        if not to:
            self.task = task
        for learner in self.named(to):
            learner.task = task

    def _pause(self, to: Sequence[str], *, on: bool) -> None:
        if not to:
            self.paused = on
        if not to and on:
            return
        for learner in self.named(to):
            learner.paused = on


def _digits(count: int) -> str:
    return "".join(secrets.choice("0123456789") for _ in range(count))
