"""A room: its code, who teaches there, who is in it, and what they were given. It knows no page and no server.

Whatever changes is an event: it is written to the journal of the room and then done, and read back it does the same.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.learner import ClassLearner, mark_of, new_id, new_token
from trajan_tutor.classroom.learner_names import LearnerNames
from trajan_tutor.classroom.room_journal import RoomEvent, RoomJournal, read_room
from trajan_tutor.classroom.table_record import OPEN, TableRecord, change_data, change_of, table_of
from trajan_tutor.classroom.task import ClassTask, TaskKind, task_of
from trajan_tutor.classroom.teacher_keys import TeacherKeys
from trajan_tutor.engine.errors import MisusedError, UnreadableError
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
        self.paused = self.was_open = False
        self.task: ClassTask | None = None
        self.learners: dict[str, ClassLearner] = {}
        self.names = LearnerNames(folder)
        self.rejoin: RejoinCode | None = None
        self.shared: tuple[str, str] | None = None
        self.tables: dict[int, TableRecord] = {}
        self.hints = False
        self._marks: dict[str, str] = {}
        self._number = 0
        self._journal = RoomJournal(folder)
        kept = read_room(folder)
        self.problems: tuple[Message, ...] = kept.problems
        for event in kept.events:
            self._take_up(event)
        self.is_taken_up = bool(self.code)
        if not self.is_taken_up:
            self._happen(event="begin", code=_digits(_DIGITS), language=language)
        if self._has_old_key and self.teachers.is_new:
            self.teachers.end_old_key()
            self.problems = (*self.problems, *self.teachers.notes)

    # -- coming in

    def join(self, code: str, name: str, language: str) -> tuple[ClassLearner, str]:
        """Let somebody in, and return who it is with the token of their device; raises MisusedError."""
        if not secrets.compare_digest(code.encode(), self.code.encode()):
            raise MisusedError("class-code-wrong")
        if not name:
            raise MisusedError("class-name-empty")
        if len(self.learners) >= MOST_LEARNERS:
            raise MisusedError("class-full", most=MOST_LEARNERS)
        learner, token = new_id(), new_token()
        # The name first: who is in the journal has one.
        self.names.put(learner, name)
        self._happen(event="join", learner=learner, mark=mark_of(token), language=language)
        return self.learners[learner], token

    def rejoined(self, code: str) -> tuple[ClassLearner, str]:
        """Let a pupil go on at another device, once; raises MisusedError for a code that does not hold."""
        kept = self.rejoin
        if kept is None or not secrets.compare_digest(code.encode(), kept.code.encode()) or self.clock() > kept.until:
            raise MisusedError("class-code-wrong")
        self.rejoin = None
        token = new_token()
        self._happen(event="device", learner=kept.learner, mark=mark_of(token))
        return self.learners[kept.learner], token

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
        self._happen(event="give", task=task.as_data(), to=self._some(to))
        return task

    def take_back(self, to: Sequence[str] = ()) -> None:
        """Take back what was given to some pupils, or to all."""
        self._happen(event="give", task=None, to=self._some(to))

    def pause(self, to: Sequence[str] = (), *, on: bool) -> None:
        """Pause some pupils or all, or let them go on."""
        self._happen(event="pause", on=on, to=self._some(to))

    def expect(self, count: int) -> None:
        """Take note of how many pupils there will be."""
        self._happen(event="expect", count=max(0, min(count, MOST_LEARNERS)))

    def note_door(self, *, is_open: bool) -> None:
        """Take note of whether pupils are let in."""
        if is_open is not self.was_open:
            self._happen(event="door", open=is_open)

    def share(self, kind: str, name: str) -> None:
        """Take note of what lies on the shared board."""
        self._happen(event="board", kind=kind, name=name)

    # -- tables

    def lay_table(self, game: str, seed: int, seats: Sequence[str], bot: str) -> TableRecord:
        """Let pupils play each other: each is given the game, at a seat of it."""
        number = self._number + 1
        self._happen(event="table", table=number, game=game, seed=seed, seats=list(seats), bot=bot, version=VERSION)
        return self.tables[number]

    def note_table(self, table: int, change: SharedChange) -> None:
        """Take note of what happens to the game at a table, before it is answered."""
        self._happen(event="table-do", table=table, **change_data(change))

    def keep_seat(self, table: int, seat: int, *, on: bool) -> None:
        """Take note that a bot keeps a seat while somebody is away, or no more."""
        self._happen(event="table-keep", table=table, seat=seat, on=on)

    def take_seat(self, table: int, learner: str, left: int | None = None) -> int:
        """Let somebody take the first open seat at a table, or one that was `left`, and return it.

        Raises MisusedError where none is left.
        """
        seats = self.tables[table].seats
        if left is None and OPEN not in seats:
            raise MisusedError("class-table-full")
        seat = seats.index(OPEN) if left is None else left
        self._happen(event="table-sit", table=table, seat=seat, learner=self._known(learner).id)
        return seat

    def end_table(self, table: int) -> None:
        """Take note that nothing more is decided at a table."""
        self._happen(event="table-end", table=table)

    def allow_hints(self, *, on: bool) -> None:
        """Let pupils at tables ask the coach, or not."""
        self._happen(event="table-hints", on=on)

    def rename(self, learner: str, name: str) -> None:
        """Give a pupil another name; raises MisusedError for an empty one, or for nobody."""
        known = self._known(learner)
        if not name:
            raise MisusedError("class-name-empty")
        self.names.put(known.id, name)

    def speak(self, language: str, learner: str = "") -> None:
        """Take note of the language of a pupil, or of who teaches."""
        self._happen(event="language", language=language, learner=learner)

    def remove(self, learner: str) -> None:
        """Remove a pupil with their name; raises MisusedError for nobody. What they did is the host's to delete."""
        known = self._known(learner)
        self._happen(event="remove", learner=known.id)
        self.names.put(known.id, "")

    # -- looking

    def is_paused(self, learner: ClassLearner) -> bool:
        """Return whether a pupil is paused, alone or with all."""
        return self.paused or learner.paused

    def named(self, ids: Sequence[str]) -> list[ClassLearner]:
        """Return the pupils of some ids that are there; all without any id."""
        if not ids:
            return list(self.learners.values())
        return [self.learners[one] for one in ids if one in self.learners]

    def not_kept(self) -> list[Message]:
        """Return what is not on the disk, and why."""
        return [one for one in (self._journal.problem, self.names.problem, self.teachers.problem) if one is not None]

    def keep_again(self) -> None:
        """Try once more to write what is not on the disk."""
        self._journal.write_again()
        if self.names.problem is not None:
            self.names.write_again()
        if self.teachers.problem is not None:
            self.teachers.write_again()

    # -- events

    def _known(self, learner: str) -> ClassLearner:
        found = self.learners.get(learner)
        if found is None:
            raise MisusedError("class-nobody")
        return found

    def _some(self, to: Sequence[str]) -> list[str]:
        """Return the ids among some that are of pupils; raises MisusedError where some were named and none is there."""
        found = [one for one in dict.fromkeys(to) if one in self.learners]
        if to and not found:
            raise MisusedError("class-nobody")
        return found

    def _happen(self, **event: object) -> None:
        self._journal.write(event)
        self._do(event)

    def _take_up(self, event: RoomEvent) -> None:
        try:
            self._do(event)
        except (KeyError, TypeError, ValueError, AttributeError, UnreadableError):
            # A line that says nothing that can be done is passed over, as a damaged one is.
            self.problems = (*self.problems, Message.of("session-journal-line"))

    def _do(self, event: RoomEvent) -> None:
        match event["event"]:
            case "begin":
                self.code, self.language = str(event["code"]), str(event["language"])
                # Rooms of earlier versions have a key that worked for ever.
                self._has_old_key |= "key" in event
            case "give":
                self._give(task_of(event["task"]), event["to"])
            case "pause":
                self._pause(event["to"], on=event["on"] is True)
            case "expect":
                self.expected = int(event["count"])
            case "door":
                self.was_open = event["open"] is True
            case "table" | "table-do" | "table-keep" | "table-end" | "table-hints" | "table-sit":
                self._do_at_table(event)
            case "language" if not event["learner"]:
                self.language = str(event["language"])
            case "board":
                self.shared = (str(event["kind"]), str(event["name"]))
            case _:
                self._come_or_go(event)

    def _do_at_table(self, event: RoomEvent) -> None:
        match event["event"]:
            case "table":
                self._sit_down(table_of(event))
            case "table-do":
                self.tables[event["table"]].do(change_of(event))
            case "table-keep":
                self.tables[event["table"]].keep(int(event["seat"]), on=event["on"] is True)
            case "table-end":
                self.tables[event["table"]].is_ended = True
            case "table-sit":
                before = self.tables[event["table"]].seats[int(event["seat"])]
                if before in self.learners:
                    self.learners[before].task = None
                self.tables[event["table"]].sit(int(event["seat"]), str(event["learner"]))
                self._sit_down(self.tables[event["table"]])
            case "table-hints":
                self.hints = event["on"] is True

    def _sit_down(self, table: TableRecord) -> None:
        self._number = max(self._number, table.number)
        if table.number not in self.tables:
            table.ordinal = len(self.tables) + 1
        self.tables[table.number] = table
        for seat, who in enumerate(table.seats):
            if who in self.learners:
                self.learners[who].task = ClassTask(table.number, TaskKind.TABLE, table.game, seat=seat)

    def _come_or_go(self, event: RoomEvent) -> None:
        learner = str(event["learner"])
        match event["event"]:
            case "join":
                self.learners[learner] = ClassLearner(learner, str(event["language"]), task=self.task)
                self._mark(self.learners[learner], str(event["mark"]))
            case "language":
                self.learners[learner].language = str(event["language"])
            case "device":
                self._mark(self.learners[learner], str(event["mark"]))
            case "remove":
                for mark in self.learners.pop(learner).marks:
                    self._marks.pop(mark, None)

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
