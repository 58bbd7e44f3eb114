"""The tables of a class: the boards of their seats, who looks on, who is away, and what is asked there."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from trajan_tutor.classroom.class_table import ClassTable
from trajan_tutor.classroom.clockwork import Clockwork, Slices
from trajan_tutor.classroom.coach_queue import CLASS_EFFORTS
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.pupil_board import PageLine
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.shared_board import to_board
from trajan_tutor.classroom.table_board import WALL, TableBoard
from trajan_tutor.classroom.table_record import BOT, NOBODY, NOTEBOOK, OPEN, TEACHER, TableRecord
from trajan_tutor.classroom.task import TaskKind
from trajan_tutor.desk.coach.thinking import CoachDriver
from trajan_tutor.desk.handlers.request_table import QUESTION_ROWS
from trajan_tutor.desk.pages.pages import BoardPage, HostServices
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.engine.errors import MisusedError, TutorError

# Whoever is away for so many seconds has their place kept by a bot.
KEPT_SECONDS: Final = 90.0
# What somebody does who is back: what only asks to be told something they may not even have sent themselves.
_SEEDS: Final = 1 << 32
_DECIDES: Final = frozenset({"pick", "choose", "undo"})


class TableHost(Protocol):
    """What tables need of the pupils' side of a class."""

    is_changed: bool

    def show_room(self, learner: ClassLearner) -> None:
        """Tell the pages of a pupil what goes on, where that has changed."""

    def driver_for(self, learner: str) -> CoachDriver:
        """Return who thinks for a pupil."""

    def is_away(self, learner: str) -> bool:
        """Return whether nobody is heard of at the pages of a pupil."""

    def away_for(self, learner: str) -> float:
        """Return for how many seconds nothing was heard of a pupil."""

    def renew(self, ids: Sequence[str]) -> None:
        """Show pupils what they were given now."""


class ClassTables:
    """All tables by their numbers; those that were written down are taken up when they are needed first."""

    def __init__(self, room: Room, clockwork: Clockwork, host: TableHost) -> None:
        self._room = room
        self._clockwork = clockwork
        self._slices = Slices(clockwork)
        self._host = host
        self._tables: dict[int, ClassTable] = {}
        self._boards: dict[tuple[int, int], TableBoard] = {}
        self._pages: dict[PageLine, tuple[TableBoard, BoardPage]] = {}
        self._away: dict[int, list[int]] = {}
        self._outside: dict[int, Callable[[], None]] = {}
        # Which table follows another one, and who is told of it.
        self._following: dict[int, int] = {}
        self.on_next_game: Callable[[int, int], None] = lambda before, now: None  # noqa: ARG005
        for record in room.tables.values():
            self._take_up(record)

    def _take_up(self, record: TableRecord) -> None:
        try:
            table = ClassTable(record, self._room, self._clockwork, lambda: self._changed(record.number))
        except TutorError as error:
            self._room.problems = (*self._room.problems, error.message)
            return
        self._tables[record.number] = table
        self._clockwork.soon(table.go_on)

    # -- looking

    def all(self) -> list[ClassTable]:
        """Return all tables, the oldest first."""
        return list(self._tables.values())

    def shown(self) -> list[ClassTable]:
        """Return the tables at which somebody sits, or can still sit down."""
        sat_at = {id(table) for learner in self._room.learners.values() if (table := self.of(learner)) is not None}
        return [table for table in self.all() if id(table) in sat_at or {OPEN, NOTEBOOK} & set(table.record.seats)]

    @property
    def is_behind(self) -> bool:
        """Whether somebody is still to be told something."""
        return self._slices.is_busy

    def table(self, number: int) -> ClassTable:
        """Return the table of a number; raises MisusedError where there is none."""
        known = self._tables.get(number)
        if known is None:
            raise MisusedError("class-table-none")
        return known

    def of(self, learner: ClassLearner) -> ClassTable | None:
        """Return the table at which a pupil sits now, None for one who sits at none."""
        task = learner.task
        return self._tables.get(task.number) if task is not None and task.kind is TaskKind.TABLE else None

    def board(self, number: int, seat: int, language: str) -> TableBoard:
        """Return the board of a seat, (-1) of those who look on, or (-2) of a wall; raises MisusedError for none."""
        table = self.table(number)
        if not WALL <= seat < len(table.record.seats):
            raise MisusedError("class-table-none")
        if (number, seat) not in self._boards:
            who = table.record.seats[seat] if seat >= 0 else TEACHER
            outside = HostServices(
                "b", driver=self._host.driver_for(who), hand_over=self._clockwork.soon, efforts=CLASS_EFFORTS
            )
            self._boards[number, seat] = TableBoard(number, table.game, seat, outside, language)
        return self._boards[number, seat]

    def speak(self, learner: ClassLearner) -> None:
        """Lay the board of a pupil anew, in the language that is theirs now; its pages wait for it."""
        table, seat = self._place(learner)
        board = self._boards.pop((table.number, seat), None) if table is not None else None
        if board is not None:
            for line in [line for line, (shown, _) in self._pages.items() if shown is board]:
                self.hide(line)
            board.close()

    def longest(self) -> int:
        """Return the number of the table that has waited longest for who teaches; 0 where none does."""
        waiting = [
            table
            for table in self._tables.values()
            if TEACHER in [table.record.seats[at] for at in table.game.waited_for()]
        ]
        return min(waiting, key=lambda table: table.since).number if waiting else 0

    # -- made and ended by who teaches

    def set_up(self, game: str, seed: int, seats: list[str], bot: str) -> ClassTable:
        """Set up a table for pupils, bots and the teacher; whoever sat at another one leaves it."""
        left = [(table, seat) for table in self.all() if (seat := self._leaver(table, seats)) is not None]
        record = self._room.set_up_table(game, seed, seats, bot)
        self._take_up(record)
        for table, seat in left:
            table.set_away(seat, on=True)
            self._put_away(table)
        return self.table(record.number)

    @staticmethod
    def _leaver(table: ClassTable, coming: list[str]) -> int | None:
        return next((seat for seat, who in enumerate(table.record.seats) if who in coming and who not in NOBODY), None)

    def sit(self, number: int, learner: ClassLearner, left: int | None = None) -> None:
        """Let somebody take the first open seat at a table, or one that was `left`; raises MisusedError for none."""
        table = self.table(number)
        seat = self._room.take_seat(number, learner.id, left)
        table.renew_names()
        table.set_away(seat, on=False)
        self._changed(number)

    def renew_names(self) -> None:
        """Call those who sit at tables as they are called now."""
        for table in self._tables.values():
            table.renew_names()

    def follow(self, number: int, follow: Callable[[], None]) -> None:
        """Tell somebody outside, too, that something has changed at a table."""
        self._outside[number] = follow

    def allow_hints(self, *, on: bool) -> None:
        """Let pupils at tables ask the coach for their own seat, or not."""
        self._room.allow_hints(on=on)
        for table in self._tables.values():
            table.allow_hints(on=on)
        for board in self._boards.values():
            self._slices.add(board.refresh)

    # -- pages of pupils

    def show(self, learner: ClassLearner, line: PageLine) -> None:
        """Show a pupil their seat; who was away has it again."""
        self.hide(line)
        table, seat = self._place(learner)
        if table is None:
            return
        table.set_away(seat, on=False)
        board = self.board(table.number, seat, learner.language)
        self._pages[line] = (board, board.watch(to_board(line, table.number), Sender.PUPIL))
        self._changed(table.number)

    def gone(self, learner: str) -> None:
        """Take note that no page of a pupil is open any more: the others may let a bot keep the place."""
        known = self._room.learners.get(learner)
        table = self.of(known) if known is not None else None
        if table is not None:
            self._changed(table.number)

    def returned(self, learner: ClassLearner) -> None:
        """Take note that somebody who was silent is heard of again: their place is theirs."""
        table, seat = self._place(learner)
        if table is not None:
            table.set_away(seat, on=False)
            self._changed(table.number)

    def hide(self, line: PageLine) -> None:
        """Show a table on a page no more."""
        board, page = self._pages.pop(line, (None, None))
        if board is not None and page is not None:
            board.unwatch(page)

    def hear(self, learner: ClassLearner, line: PageLine, content: Mapping[str, Any], *, may_act: bool) -> None:
        """Do what a page of a pupil asks of their board."""
        table, seat = self._place(learner)
        board, page = self._pages.get(line, (None, None))
        if table is None or board is None or page is None:
            return
        request = content.get("request")
        kind = request.get("type") if isinstance(request, dict) else ""
        if may_act and kind in _DECIDES:
            # Whoever decides is back.
            table.set_away(seat, on=False)
        page.sender = Sender.PUPIL if may_act or kind in QUESTION_ROWS else Sender.WATCHER
        self.heard(board, page, content)

    def heard(self, board: TableBoard, page: BoardPage, content: Mapping[str, Any]) -> None:
        """Do what a page asks of a board; what came of it the others are told afterwards."""
        board.watched(page, content)

    def answer(self, learner: ClassLearner, message: Mapping[str, Any]) -> None:
        """Do what a pupil says at a table: yes, no, the next game, a bot for a seat, that they go, or are back."""
        table, seat = self._place(learner)
        if table is None:
            raise MisusedError("class-table-none")
        match message.get("act"):
            case "yes" | "no" as said:
                number = message.get("number", 0)
                # What is no number answers nothing.
                table.answer(seat, yes=said == "yes", number=number if type(number) is int else -1)
            case "leave" | "back" as said:
                table.set_away(seat, on=said == "leave")
            case "again":
                self._play_again(table)
            case "keep":
                self._keep_for(table, seat, message.get("seat"))
            case _:
                raise MisusedError("board-not-understood")

    def _play_again(self, table: ClassTable) -> None:
        """Lay the next game of those who still sit at a table: whoever was second begins."""
        if not table.may_play_again:
            return
        record, stays = table.record, self._still_there(table)
        first = [*stays[1:], stays[0]]
        away = [first.index(stays[seat]) for seat in record.away_seats if stays[seat] in self._room.learners]
        next_table = self.set_up(record.game, secrets.randbelow(_SEEDS), first, record.bot)
        for seat in away:
            next_table.set_away(seat, on=True)
        self._following[record.number] = next_table.number
        self.on_next_game(record.number, next_table.number)
        self._host.renew([learner for learner in first if learner in self._room.learners])

    def _still_there(self, table: ClassTable) -> list[str]:
        """Return who sits at a table, with bots for those who were given something else."""
        sit = [self._room.learners.get(who) for who in table.record.seats]
        return [
            who if who in NOBODY or (known is not None and self.of(known) is table) else BOT
            for who, known in zip(table.record.seats, sit, strict=True)
        ]

    def newest(self, number: int) -> int:
        """Return the number of the game that those play now who sat at a table."""
        while number in self._following:
            number = self._following[number]
        return number

    def _keep_for(self, table: ClassTable, own: int, seat: object) -> None:
        """Let a bot keep the seat of another who is away."""
        if not isinstance(seat, int) or seat not in self.may_keep(table, own):
            raise MisusedError("class-table-is-here")
        table.set_away(seat, on=True)

    def may_keep(self, table: ClassTable, own: int) -> list[int]:
        """Return the seats of others who are away for the moment and whose place no bot keeps yet."""
        others = [seat for seat in table.game.people if seat != own and table.game.is_person(seat)]
        return [] if table.is_done else [seat for seat in others if self._is_away(table.record.seats[seat])]

    def left(self, learner: str) -> None:
        """Let bots keep the seats of somebody who was given something else, or is in the room no more."""
        known = self._room.learners.get(learner)
        for table in self._tables.values():
            seat = table.record.seat_of(learner)
            if seat is not None and (known is None or self.of(known) is not table):
                table.set_away(seat, on=True)

    def look_after(self) -> None:
        """Let bots keep the places of those who are away for long; who is heard of again has theirs."""
        for table in self._tables.values():
            self._note_away(table)
            for seat in table.game.people:
                who = table.record.seats[seat]
                known = self._room.learners.get(who)
                if table.is_done or who in NOBODY or (known is not None and self.of(known) is not table):
                    continue
                if self._host.away_for(who) > KEPT_SECONDS:
                    table.set_away(seat, on=True)

    def _note_away(self, table: ClassTable) -> None:
        """Tell those at a table where somebody else is away than before."""
        away = self.may_keep(table, -1)
        if self._away.get(table.number, []) != away:
            self._away[table.number] = away
            self._changed(table.number)

    def _put_away(self, table: ClassTable) -> None:
        """Put the boards of a table away that nobody is shown any more."""
        if (table.has_anybody and not table.is_done) or any(
            board.number == table.number for board, _ in self._pages.values()
        ):
            return
        for key in [board_key for board_key in self._boards if board_key[0] == table.number]:
            self._boards.pop(key).close()

    def _is_away(self, who: str) -> bool:
        return who not in (TEACHER, NOTEBOOK) and self._host.is_away(who)

    # -- inside

    def _place(self, learner: ClassLearner) -> tuple[ClassTable | None, int]:
        table = self.of(learner)
        seat = table.record.seat_of(learner.id) if table is not None else None
        return (table, seat) if seat is not None else (None, -1)

    def _changed(self, number: int) -> None:
        """Tell all desks and pupils of a table what has changed there, one after another."""
        self._host.is_changed = True
        for (table, _), board in self._boards.items():
            if table == number:
                self._slices.add(board.follow)
        if number in self._outside:
            self._slices.add(self._outside[number])
        for who in self._tables[number].record.seats if number in self._tables else ():
            learner = self._room.learners.get(who)
            if learner is not None:
                self._slices.add(_showing(self._host, learner))

    def close(self) -> None:
        """Put all boards away; what was decided is written down."""
        for board in self._boards.values():
            board.close()
        self._boards.clear()
        self._pages.clear()


def _showing(host: TableHost, learner: ClassLearner) -> Callable[[], None]:
    return lambda: host.show_room(learner)
