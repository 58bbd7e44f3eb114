"""A class: one room with the pages of its pupils, of who teaches, and of the projector. It knows no server.

Everything is done in the thread of its clockwork. What comes from pages was limited in size before.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from trajan_tutor.classroom.beside import Beside
from trajan_tutor.classroom.class_words import class_words, say
from trajan_tutor.classroom.clockwork import Clockwork
from trajan_tutor.classroom.coach_queue import CoachQueue
from trajan_tutor.classroom.coming_in import ComingIn, DoorAnswer, Knock
from trajan_tutor.classroom.doorway import Doorway
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.live_view import LiveView, ShownNow
from trajan_tutor.classroom.messages import SHARED_BOARD, GivenChoice
from trajan_tutor.classroom.next_opening import NextOpening
from trajan_tutor.classroom.openings import as_text
from trajan_tutor.classroom.own_exercises import OwnExercises
from trajan_tutor.classroom.pupil_board import PageLine, PupilBoard
from trajan_tutor.classroom.pupils import Pupils
from trajan_tutor.classroom.reachable import Door, Reachable
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.room_aside import delete
from trajan_tutor.classroom.shared_board import SharedBoard, to_board
from trajan_tutor.classroom.table_board import WALL, TableBoard
from trajan_tutor.classroom.table_record import TEACHER
from trajan_tutor.classroom.task import TaskKind
from trajan_tutor.classroom.task_words import given_choices
from trajan_tutor.classroom.teacher_requests import done_by_teacher
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.pages.pages import BoardPage, HostServices
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.engine.errors import MisusedError, TutorError, UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_json

# What has changed is shown to who teaches so often, in seconds.
LIVE_SECONDS: Final = 0.25
# Who is away, and what is not on the disk, is looked after so often.
CARE_SECONDS: Final = 5.0
# Who teaches waits for the coach as a pupil does.
_TEACHER: Final = "teacher"


class ClassHost:
    """A class that is being taught."""

    def __init__(self, room: Room, door: Door, clockwork: Clockwork, coach: CoachQueue | None = None) -> None:
        """Take up a room; what lay on its shared board lies there again."""
        self._coach = coach
        # Who is to be told that somebody has come in, where that is not a class.
        self.joined: Callable[[ClassLearner], None] | None = None
        self.room = room
        self.clockwork = clockwork
        driver = coach.driver_for(_TEACHER) if coach is not None else Driver.TASK
        outside = HostServices("b", driver=driver, hand_over=clockwork.soon)
        self.shared = SharedBoard(room.folder / "shared", outside, room.language)
        self.own = OwnExercises(room.folder)
        self.opening = NextOpening()
        self._beside, self._reading = Beside(clockwork.soon), Beside(clockwork.soon)
        self.pupils = Pupils(room, self.shared, clockwork, self._beside, coach)
        self.reachable = Reachable(door)
        self.coming_in = ComingIn(room, Doorway(clockwork.now()), self._note_joined)
        self.shown = ShownNow()
        self.view = LiveView(
            room, self.pupils, self.shared, self.reachable, self.shown, self.own, self.opening, self.coming_in
        )
        # Whether it is no class: tables alone, at home.
        self.is_home = False
        self.pupils.tables.on_next_game = self._follow_table
        self._teachers: list[PageLine] = []
        self._projectors: list[PageLine] = []
        self._looking: dict[PageLine, tuple[PupilBoard | TableBoard, BoardPage]] = {}
        self._given: list[GivenChoice] | None = None
        self._is_given_read = False
        self._live = ""
        self._projected = ""
        self._is_closed = False
        if room.shared is not None:
            try:
                self.shared.put(*room.shared, self.own.text_of(room.shared[1]))
            except TutorError:
                room.shared = None
        if room.was_open:
            # It was ended by no one: whoever was in comes back by themselves.
            self.reachable.let_in(clockwork.now())
        self._look_after()
        self._show_changes()

    # -- pupils

    def join(self, code: str, name: str, language: str) -> tuple[ClassLearner, str]:
        """Let a pupil in, and return who it is with the token of the device; raises MisusedError."""
        self._check_door()
        joined = self.room.join(code, name, language)
        self._note_joined(joined[0])
        return joined

    def knock(self, knock: Knock) -> DoorAnswer:
        """Let a pupil in, or let them wait at the door; raises MisusedError."""
        self._check_door()
        self.pupils.is_changed = True
        return self.coming_in.knock(knock, self.clockwork.now())

    def _check_door(self) -> None:
        if not self.reachable.is_open:
            raise MisusedError("class-closed")

    def _note_joined(self, learner: ClassLearner) -> None:
        if self.joined is not None:
            self.joined(learner)
        self.pupils.is_changed = True

    def hear_pupil(self, line: PageLine, learner: ClassLearner, text: str) -> None:
        """Do what a page of a pupil asks for; what makes no sense is dropped."""
        self._guarded(line, learner.language, lambda: self.pupils.hear(line, learner, _read(text)))

    # -- who teaches, and the projector

    def teach_in(self, language: str) -> None:
        """Go on in the language of who teaches: their pages, the projector and the shared board."""
        if language == self.room.language:
            return
        self.room.speak(language)
        self.shared.speak(language)
        self._given = None
        self.pupils.is_changed = True

    def come_teacher(self, line: PageLine) -> None:
        """Show a page of who teaches everything."""
        # The other pages are shown it too: what comes next is told to all where it differs from this.
        self.pupils.is_changed = True
        self.show_now()
        self._teachers.append(line)
        self._renew_opening()
        line.send_text(as_text(self.view.live(self.clockwork.now()) | self._given_now()))
        if self._given is None:
            self._given = []
            self._read_given(given_choices(self.room.language))
        self.shared.show(line, Sender.LEARNER)
        self._look_from(line)

    def _renew_opening(self) -> None:
        folders = [self.pupils.folder_of(learner) for learner in self.room.learners]
        own = [choice["name"] for choice in self.own.choices(self.room.language)]
        language = self.room.language

        def note_change(_: object) -> None:
            self.pupils.is_changed = True

        # All that pupils have done is read for it: nobody waits for that who opens a lesson.
        self._reading.do(lambda: self.opening.renew(folders, own, language), note_change)

    def _given_now(self) -> dict[str, list[GivenChoice]]:
        """Return what can be given, once all of it is read."""
        own = self.own.choices(self.room.language)
        return {"given": own + self._given} if self._given and self._is_given_read else {}

    def _read_given(self, lessons: Iterator[list[GivenChoice]]) -> None:
        """Read what can be given, a lesson at a time beside the loop, and then show it to who teaches."""
        self._beside.do(lambda: next(lessons, None), lambda choices: self._take_given(choices, lessons))

    def _take_given(self, choices: list[GivenChoice] | Message | None, lessons: Iterator[list[GivenChoice]]) -> None:
        if isinstance(choices, list) and self._given is not None:
            self._given += choices
            self._read_given(lessons)
            return
        self._is_given_read = True
        self.show_choices()

    def show_choices(self) -> None:
        """Show who teaches what can be given now."""
        shown = self.view.live(self.clockwork.now())
        # What comes next is told where it differs from this.
        self._live = as_text(shown)
        live = as_text(shown | self._given_now())
        for line in tuple(self._teachers):
            line.send_text(live)

    def come_projector(self, line: PageLine) -> None:
        """Show the projector what is chosen for it."""
        self._projectors.append(line)
        line.send_text(as_text(self.view.projector()))
        self._project_on(line)

    def go(self, line: PageLine) -> None:
        """Take note that a page of who teaches, or a projector, is gone."""
        for lines in (self._teachers, self._projectors):
            if line in lines:
                lines.remove(line)
        self.shared.hide(line)
        self._look_away(line)

    def hear_teacher(self, line: PageLine, text: str) -> None:
        """Do what a page of who teaches asks for."""
        self._guarded(line, self.room.language, lambda: self._hear_teacher(line, _read(text)))

    def hear_projector(self, line: PageLine, text: str) -> None:
        """Tell the projector what it asks about the board that it shows; it changes nothing."""
        self._guarded(line, self.room.language, lambda: self._hear_board(line, _read(text)))

    def _hear_teacher(self, line: PageLine, message: Mapping[str, Any]) -> None:
        if message.get("type") == "desk":
            self._hear_board(line, message)
            self.pupils.is_changed |= self.own.recording is not None
            self.coming_in.doorway.note_act(self.clockwork.now())
            return
        if message.get("type") != "here":
            self.coming_in.doorway.note_act(self.clockwork.now())
        done_by_teacher(self, message)
        self.pupils.is_changed = True
        self.show_now()

    def _hear_board(self, line: PageLine, message: Mapping[str, Any]) -> None:
        content = message.get("message")
        if message.get("type") != "desk" or not isinstance(content, dict):
            return
        if message.get("board") == SHARED_BOARD:
            self.shared.hear(line, content)
        elif line in self._looking:
            board, page = self._looking[line]
            if not board.has_desk or board.number != message.get("board"):
                return
            if isinstance(board, TableBoard):
                self.pupils.tables.heard(board, page, content)
            else:
                board.watched(page, content)

    def _guarded(self, line: PageLine, language: str, act: Any) -> None:
        """Do something; what goes wrong is told to the page that asked."""
        try:
            act()
        except TutorError as error:
            line.send_text(as_text({"type": "no", "text": class_words(language)(error.message)}))
        except Exception as error:
            logging.getLogger(__name__).exception("a message of a class failed")
            problem = Message.of("board-notice-error", problem=type(error).__name__)
            line.send_text(as_text({"type": "no", "text": class_words(language)(problem)}))

    # -- what is shown

    def look(self, learner: str) -> None:
        """Look at the board of a pupil, or at none."""
        self.shown.looked = learner if learner in self.room.learners else ""
        self._look_at_table_of(self.room.learners.get(learner))
        if not self.shown.looked and self.shown.projected == "pupil":
            self.shown.projected = "code"
        self._renew_looking()

    def look_at_table(self, number: int, seat: int) -> None:
        """Look at a table through the eyes of a seat or (-1) of a spectator, or at none (0); raises MisusedError."""
        if number:
            self.pupils.tables.board(number, seat, self.room.language)
        self.shown.looked, self.shown.table, self.shown.seat = "", number, seat
        if self.shown.projected == "pupil" or (not number and self.shown.projected == "table"):
            self.shown.projected = "code"
        self._renew_looking()

    def _follow_table(self, before: int, now: int) -> None:
        """Look at the next game of a table whose game was looked at."""
        if self.shown.table == before and not self.shown.looked:
            seats = self.pupils.tables.table(now).record.seats
            self.look_at_table(now, seats.index(TEACHER) if TEACHER in seats else self.shown.seat)

    def _look_at_table_of(self, learner: ClassLearner | None) -> None:
        """Look at the table of a pupil who sits at one, as they see it."""
        table = self.pupils.tables.of(learner) if learner is not None else None
        seat = table.record.seat_of(learner.id) if table is not None and learner is not None else None
        self.shown.table = table.number if table is not None and seat is not None else 0
        self.shown.seat = -1 if seat is None else seat
        if not self.shown.table and self.shown.projected == "table":
            self.shown.projected = "code"

    def project(self) -> None:
        """Show on the projector what was chosen for it."""
        for line in tuple(self._projectors):
            self._project_on(line)

    def remove(self, learner: str) -> None:
        """Remove a pupil with everything that is kept of them.

        Raises MisusedError for nobody, and where something of them cannot be deleted: they are removed all the same.
        """
        removed = self.room.learners.get(learner)
        self.room.remove(learner)
        if removed is not None:
            self.pupils.end(removed, "class-removed")
        if self.shown.looked == learner:
            self.look("")
        folder = self.pupils.folder_of(learner)
        if not delete(folder):
            self.pupils.is_changed = True
            raise MisusedError("class-pupil-not-deleted", folder=str(folder))

    def renew(self, ids: list[str]) -> None:
        """Show pupils what they were given now; whoever looks at one of them sees it too."""
        self.pupils.renew(ids)
        self.clockwork.soon(self._renew_looking)

    def show_now(self) -> None:
        """Show who teaches, and the projector, what has changed."""
        if not self.pupils.is_changed:
            return
        self.pupils.is_changed = False
        if self._teachers:
            live = as_text(self.view.live(self.clockwork.now()))
            if live != self._live:
                self._live = live
                for line in tuple(self._teachers):
                    line.send_text(live)
        if self._projectors:
            projected = as_text(self.view.projector())
            if projected != self._projected:
                self._projected = projected
                for line in tuple(self._projectors):
                    line.send_text(projected)
                self._renew_looking()
                self.project()

    def close(self) -> None:
        """End the class for now, and say so on all pages; all of it is kept."""
        self._is_closed = True
        self._say_goodbye()
        self.reachable.let_nobody_in()
        self.room.note_door(is_open=False)
        self._beside.close()
        self._reading.close()
        self.pupils.close()
        self.shared.close()
        if self._coach is not None:
            self._coach.close()

    def _say_goodbye(self) -> None:
        self.pupils.say_goodbye("class-stopped")
        sentence = say(self.room.language, "class-stopped-teacher")
        for line in self._teachers:
            line.send_text(as_text({"type": "no", "text": sentence}))
        projected = self.view.projector()
        nothing = {"state": "code", "code": "", "link": "", "qr": "", "board": None}
        for line in self._projectors:
            line.send_text(as_text(projected | nothing | {"sentence": sentence}))

    def _renew_looking(self) -> None:
        for line in (*self._teachers, *self._projectors):
            self._look_from(line)

    def _look_from(self, line: PageLine) -> None:
        """Show a page the board of the pupil who is looked at, where that is another one than before."""
        board = self._board_looked_at(is_projector=line in self._projectors)
        before = self._looking.get(line)
        if before is not None and before[0] is board and before[0].has_desk:
            return
        self._look_away(line)
        if board is not None:
            send = to_board(line, board.number)
            plays = isinstance(board, TableBoard) and self._teaches_at(board)
            self._looking[line] = (board, board.watch(send, Sender.PUPIL if plays else Sender.WATCHER))

    def _board_looked_at(self, *, is_projector: bool) -> "PupilBoard | TableBoard | None":
        """Return the board that is looked at; a projector shows of a table only what all may see."""
        shown = self.shown
        if shown.table:
            if is_projector and shown.projected not in ("table", "pupil"):
                return None
            return self.pupils.tables.board(shown.table, WALL if is_projector else shown.seat, self.room.language)
        learner = self.room.learners.get(shown.looked)
        if learner is None or (is_projector and shown.projected != "pupil"):
            return None
        return self.pupils.board(learner)

    def _teaches_at(self, board: TableBoard) -> bool:
        """Return whether who teaches plays at the seat of a board."""
        seat = board.session.seat
        return seat >= 0 and self.pupils.tables.table(board.number).record.seats[seat] == TEACHER

    def _look_away(self, line: PageLine) -> None:
        before = self._looking.pop(line, None)
        if before is not None:
            before[0].unwatch(before[1])

    def _project_on(self, line: PageLine) -> None:
        learner = self.room.learners.get(self.shown.looked)
        watches = learner is not None and learner.task is not None and learner.task.kind is TaskKind.SHARED
        if self.shown.projected == "board" or (self.shown.projected == "pupil" and watches):
            self.shared.show(line, Sender.WATCHER)
        else:
            self.shared.hide(line)
        self._look_from(line)

    # -- again and again

    def _show_changes(self) -> None:
        if not self._is_closed:
            # Whatever fails once does not end it.
            self.clockwork.later(LIVE_SECONDS, self._show_changes)
            self.show_now()

    def _look_after(self) -> None:
        if not self._is_closed:
            # Somebody may have fallen silent, and the disk may have room again.
            self.clockwork.later(CARE_SECONDS, self._look_after)
            self.pupils.is_changed = True
            self.pupils.tables.look_after()
            self.room.keep_again()


def class_folder(home: Path) -> Path:
    """Return where the room of a home lies."""
    return home / "class"


def _read(text: str) -> Mapping[str, Any]:
    message = parse_json(text)
    if not isinstance(message, dict):
        raise UnreadableError("board-not-understood")
    return message
