"""The pupils' side of a class: their pages, their boards, and what each is told of the room."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from trajan_tutor.classroom.beside import Beside
from trajan_tutor.classroom.board_making import is_begun, reads_progress, task_desk
from trajan_tutor.classroom.class_tables import ClassTables
from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.clockwork import Clockwork, Slices
from trajan_tutor.classroom.coach_queue import CLASS_EFFORTS, CoachQueue
from trajan_tutor.classroom.flow import Flow
from trajan_tutor.classroom.learner import ClassLearner, PupilStanding
from trajan_tutor.classroom.long_progress import LongProgress, is_long
from trajan_tutor.classroom.messages import SHARED_BOARD, PupilTable, RoomShown
from trajan_tutor.classroom.openings import Opening, Openings, as_text
from trajan_tutor.classroom.pupil_board import PageLine, PupilBoard
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.rule_trouble import RuleTrouble
from trajan_tutor.classroom.shared_board import SharedBoard
from trajan_tutor.classroom.table_words import pupil_table
from trajan_tutor.classroom.task import ClassTask, TaskKind
from trajan_tutor.classroom.task_words import title_of
from trajan_tutor.classroom.vote import ClassVote
from trajan_tutor.desk.coach.thinking import CoachDriver, Driver, Thinking
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.desk.requests.request_rows import Sender
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message

# A page says every ten seconds that it is there; who is silent for so long is away.
AWAY_SECONDS: Final = 25.0
FOLDER: Final = "pupils"
_NOBODY: Final = "nobody"


class _NoThinking:
    """Begins nothing."""

    def start(self, thinking: Thinking) -> None:
        """Leave it."""


class Pupils:
    """Pages and boards of pupils, by their ids.

    `vote` is the question for all; `is_changed` tells that who teaches has to see something new.
    """

    def __init__(
        self,
        room: Room,
        shared: SharedBoard,
        clockwork: Clockwork,
        beside: Beside,
        coach: CoachQueue | None = None,
    ) -> None:
        """Begin without any page; without a queue of the `coach` each board thinks in the loop itself."""
        self._coach = coach
        self.room = room
        self.trouble = RuleTrouble()
        self.vote: ClassVote | None = None
        self._shared = shared
        self._clockwork = clockwork
        self._slices = Slices(clockwork)
        self._openings = Openings(beside, self._renew_openings)
        self._long = LongProgress(clockwork.soon)
        self._lines: dict[str, list[PageLine]] = {}
        self._boards: dict[str, PupilBoard] = {}
        self._heard: dict[str, float] = {}
        self._flows: dict[str, Flow] = {}
        self._shown_texts: dict[str, str] = {}
        self._gone: dict[str, float] = {}
        self._began = clockwork.now()
        self.is_changed = True
        self.tables = ClassTables(room, clockwork, self)
        # What somebody is told who has nothing to do yet.
        self.wait: Callable[[ClassLearner], str] = lambda learner: say(learner.language, "class-wait")
        # How others come to a free seat: in a class nobody comes to one by themselves.
        self.how_to_come: Callable[[str], str] = lambda language: ""  # noqa: ARG005

    # -- pages come and go

    def come(self, line: PageLine, learner: ClassLearner) -> None:
        """Show a page of a pupil everything."""
        self._lines.setdefault(learner.id, []).append(line)
        self._heard[learner.id] = self._clockwork.now()
        self.is_changed = True
        line.send_text(as_text(self._room_shown(learner)))
        self._show_board(learner, line)

    def speak(self, learner: ClassLearner, language: str) -> None:
        """Go on in another language with a pupil: what lies before them is laid anew as it stands."""
        if language == learner.language:
            return
        self.room.speak(language, learner.id)
        self._put_away(learner.id)
        self.tables.speak(learner)
        for line in tuple(self._lines.get(learner.id, [])):
            self._show_board(learner, line)
        self.show_room(learner)

    def flow_of(self, learner: str) -> Flow:
        """Return how much work a pupil may still cause, on all lines together."""
        return self._flows.setdefault(learner, Flow())

    def go(self, line: PageLine, learner: str) -> None:
        """Take note that a page of a pupil is gone."""
        lines = self._lines.get(learner, [])
        if line in lines:
            lines.remove(line)
        self._shared.hide(line)
        self.tables.hide(line)
        if learner in self._boards:
            self._boards[learner].leave(line)
        if not lines:
            self._gone[learner] = self._clockwork.now()
            self.tables.gone(learner)
        self.is_changed = True

    def hear(self, line: PageLine, learner: ClassLearner, message: Mapping[str, Any]) -> None:
        """Do what a page of a pupil asks for."""
        self._note_heard(learner.id)
        content, number = message.get("message"), message.get("board")
        if message.get("type") == "table":
            self.tables.answer(learner, message)
            return
        if message.get("type") != "desk" or not isinstance(content, dict):
            return
        if number == SHARED_BOARD:
            self._shared.hear(line, content)
        elif learner.task is None or number != learner.task.number:
            return
        elif learner.task.kind is TaskKind.TABLE:
            self.tables.hear(learner, line, content, may_act=not self.room.is_paused(learner))
        else:
            self._hear_board(line, learner, content)

    def _hear_board(self, line: PageLine, learner: ClassLearner, content: Mapping[str, Any]) -> None:
        if self._is_being_opened(learner):
            # Nothing is shown there yet, and all of it will be soon.
            return
        board = self.board(learner)
        if board is None:
            return
        board.may_act = self._may_act(learner)
        board.may_take_back = self._may_take_back(learner)
        board.hear(line, content)
        if self.vote is not None and learner.task is not None and learner.task.number == self.vote.task.number:
            self._note_answer(learner, board, self.vote)

    def _note_answer(self, learner: ClassLearner, board: PupilBoard, vote: ClassVote) -> None:
        answer, before = board.answer(self.room.language), vote.answers.get(learner.id)
        if answer == before:
            return
        if answer is None:
            del vote.answers[learner.id]
        else:
            vote.answers[learner.id] = answer
        self.is_changed = True
        self.show_room(learner)

    def _note_heard(self, learner: str) -> None:
        was_away = self.standing(learner) is PupilStanding.AWAY
        self._heard[learner] = self._clockwork.now()
        self.is_changed |= was_away
        if was_away and learner in self.room.learners:
            self.tables.returned(self.room.learners[learner])

    # -- boards

    def board(self, learner: ClassLearner) -> PupilBoard | None:
        """Return the board of a pupil; it is made where there is none for what they were given."""
        task = learner.task
        if task is None or task.is_watched or task.kind is TaskKind.TABLE:
            return None
        board = self._boards.get(learner.id)
        if board is None or board.task.number != task.number:
            self._put_away(learner.id)
            folder, outside = self.folder_of(learner.id), self._outside(learner)
            opening = None if is_begun(task, folder) else self._openings.known(task, learner.language)
            board = self._boards[learner.id] = PupilBoard(task, learner.language, folder, outside, opening)
        return board

    def _outside(self, learner: ClassLearner) -> HostServices:
        return HostServices(
            "b",
            self.folder_of(learner.id),
            self.driver_for(learner.id),
            hand_over=self._clockwork.soon,
            efforts=CLASS_EFFORTS,
            watch=lambda event: self._note(learner.id, event),
        )

    def _is_made(self, learner: ClassLearner) -> bool:
        """Return whether the board of a pupil for what they were given is there."""
        board = self._boards.get(learner.id)
        return board is not None and learner.task is not None and board.task.number == learner.task.number

    def _is_being_opened(self, learner: ClassLearner) -> bool:
        """Return whether the board of a pupil is shown as soon as its opening is made."""
        task = learner.task
        is_wanted = task is not None and (
            self._openings.is_being_made(task, learner.language)
            or self._long.is_being_read((learner.id, task.number, learner.language))
        )
        return is_wanted and not self._is_made(learner)

    def _is_long(self, learner: ClassLearner, task: ClassTask) -> bool:
        """Return whether the board of a pupil is still to be made of more progress than is read at once."""
        return reads_progress(task) and not self._is_made(learner) and is_long(self.folder_of(learner.id))

    def _open_long(self, learner: ClassLearner, task: ClassTask, line: PageLine) -> None:
        """Have the desk of a pupil made who has done very much, and show it where it still is waited for."""
        language, folder, outside = learner.language, self.folder_of(learner.id), self._outside(learner)

        def show(made: Desk | Message, lines: list[PageLine]) -> None:
            if isinstance(made, Message):
                for page in lines:
                    page.send_text(as_text({"type": "no", "text": self.words(learner, made)}))
                return
            known = self.room.learners.get(learner.id)
            if known is None or known.task != task or known.language != language or self._is_made(known):
                made.close()
            else:
                self._put_away(learner.id)
                self._boards[learner.id] = PupilBoard(task, language, folder, outside, None, made)
            for page in lines:
                self._slices.add(lambda page=page: self._show_where_it_waits(learner, task, page))  # type: ignore[misc]

        def make() -> Desk:
            # What is read once for all that opens the same is not read in the loop.
            first = self._desk_of_nobody(task, language)
            first.opened()
            first.close()
            return task_desk(task, outside, language, folder)

        self._long.make((learner.id, task.number, language), line, make, self.flow_of(learner.id), show)

    def _needs_opening(self, learner: ClassLearner, task: ClassTask) -> bool:
        if self._is_made(learner) or self._openings.known(task, learner.language) is not None:
            return False
        return not is_begun(task, self.folder_of(learner.id))

    def _open(self, learner: ClassLearner, task: ClassTask, line: PageLine) -> None:
        """Have the opening of a task made, and show it on a page that still waits for it then."""
        language = learner.language

        def show(problem: Message | None) -> None:
            if learner.task != task or line not in self._lines.get(learner.id, []):
                return
            if problem is not None:
                line.send_text(as_text({"type": "no", "text": self.words(learner, problem)}))
                return
            self._slices.add(lambda: self._show_where_it_waits(learner, task, line))

        self._openings.make(task, language, lambda: self._desk_of_nobody(task, language), show)

    def _desk_of_nobody(self, task: ClassTask, language: str) -> Desk:
        # What nobody has done is told to nobody, and nobody thinks about it.
        outside = HostServices("b", driver=_NoThinking(), efforts=CLASS_EFFORTS)
        return task_desk(task, outside, language, self.room.folder / FOLDER / _NOBODY)

    def _renew_openings(self, key: tuple[int, str], opening: Opening) -> None:
        """Mark on the boards of all who have not begun what is to be clicked, some at a time."""
        for board in self._boards.values():
            if (board.task.number, board.language) == key:
                self._slices.add(lambda board=board: board.renew(opening))  # type: ignore[misc]

    def _show_where_it_waits(self, learner: ClassLearner, task: ClassTask, line: PageLine) -> None:
        if learner.task == task and line in self._lines.get(learner.id, []):
            self._show_board(learner, line)

    def folder_of(self, learner: str) -> Path:
        """Return where what a pupil did is kept."""
        return self.room.folder / FOLDER / learner

    def driver_for(self, learner: str) -> CoachDriver:
        """Return who thinks for a pupil, or for who teaches."""
        return self._coach.driver_for(learner) if self._coach is not None else Driver.TASK

    def _note(self, learner: str, event: Any) -> None:
        self.trouble.note(learner, event)
        self.is_changed = True

    def _put_away(self, learner: str) -> None:
        board = self._boards.pop(learner, None)
        if board is not None:
            board.close()

    def _show_board(self, learner: ClassLearner, line: PageLine) -> None:
        if learner.task is None:
            return
        if learner.task.is_watched:
            self._shared.show(line, Sender.WATCHER)
            return
        if learner.task.kind is TaskKind.TABLE:
            self.tables.show(learner, line)
            return
        if self._is_long(learner, learner.task):
            self._open_long(learner, learner.task, line)
            return
        if self._needs_opening(learner, learner.task):
            self._open(learner, learner.task, line)
            return
        try:
            board = self.board(learner)
            if board is not None:
                board.show(line)
        except TutorError as error:
            line.send_text(as_text({"type": "no", "text": self.words(learner, error.message)}))

    # -- what changes in the room

    def renew(self, ids: Sequence[str]) -> None:
        """Show pupils what they were given now, some at a time; all without any id."""
        for learner in self.room.named(ids):
            self._slices.add(lambda learner=learner: self._renew(learner))  # type: ignore[misc]

    def _renew(self, learner: ClassLearner) -> None:
        if learner.id not in self.room.learners:
            return
        self.trouble.begin(learner.id)
        for line in self._lines.get(learner.id, []):
            self._shared.hide(line)
            self.tables.hide(line)
        self.tables.left(learner.id)
        if learner.task is None or learner.task.is_watched or learner.task.kind is TaskKind.TABLE:
            self._put_away(learner.id)
        self.show_room(learner)
        for line in tuple(self._lines.get(learner.id, [])):
            self._show_board(learner, line)
        self.is_changed = True

    def show_rooms(self, ids: Sequence[str] = ()) -> None:
        """Show pupils what goes on where that has changed, some at a time; all without any id."""
        for learner in self.room.named(ids):
            self._slices.add(lambda learner=learner: self.show_room(learner))  # type: ignore[misc]

    def show_room(self, learner: ClassLearner) -> None:
        """Show the pages of a pupil what goes on in the room, where that has changed."""
        text = as_text(self._room_shown(learner))
        if self._shown_texts.get(learner.id) != text:
            self._shown_texts[learner.id] = text
            for line in tuple(self._lines.get(learner.id, [])):
                line.send_text(text)

    def say_goodbye(self, key: str) -> None:
        """Tell all pages why the class ends for now; a page shows it until the class goes on."""
        for learner in self.room.learners.values():
            ends = as_text(self.last_shown(learner, key))
            for line in tuple(self._lines.get(learner.id, [])):
                line.send_text(ends)

    def last_shown(self, learner: ClassLearner, key: str) -> RoomShown:
        """Return what a page of a pupil is shown last, with the reason why nothing more comes."""
        shown = self._room_shown(learner)
        shown["ends"], shown["board"] = say(learner.language, key), None
        return shown

    def end(self, learner: ClassLearner, key: str) -> None:
        """Say why a pupil is shown nothing more, and forget them."""
        shown = self.last_shown(learner, key)
        for line in tuple(self._lines.pop(learner.id, [])):
            line.send_text(as_text(shown))
            self._shared.hide(line)
            self.tables.hide(line)
        self.tables.left(learner.id)
        self._put_away(learner.id)
        self.trouble.forget(learner.id)
        self._shown_texts.pop(learner.id, None)
        self._heard.pop(learner.id, None)
        self._gone.pop(learner.id, None)
        self._flows.pop(learner.id, None)
        if self.vote is not None:
            self.vote.answers.pop(learner.id, None)
        self.is_changed = True

    # -- looking

    def standing(self, learner: str) -> PupilStanding:
        """Return how it goes for a pupil."""
        heard = self._heard.get(learner)
        is_silent = heard is None or self._clockwork.now() - heard > AWAY_SECONDS
        if is_silent or not self._lines.get(learner):
            return PupilStanding.AWAY
        place = self.trouble.places.get(learner)
        return PupilStanding.STUCK if place is not None and place.is_stuck else PupilStanding.FINE

    def is_away(self, learner: str) -> bool:
        """Return whether nobody is heard of at the pages of a pupil."""
        return self.standing(learner) is PupilStanding.AWAY

    def away_for(self, learner: str) -> float:
        """Return for how many seconds nothing was heard of a pupil who is away; 0 for one who is here."""
        now = self._clockwork.now()
        if self._lines.get(learner):
            silent = now - self._heard.get(learner, now)
            return silent if silent > AWAY_SECONDS else 0.0
        return now - self._gone.get(learner, self._began)

    def lines_of(self, learner: str) -> int:
        """Return how many pages of a pupil are open."""
        return len(self._lines.get(learner, []))

    def coach_load(self) -> tuple[int, bool]:
        """Return how many wait for the coach, and whether it is behind."""
        return (self._coach.waiting, self._coach.is_behind) if self._coach is not None else (0, False)

    def say(self, key: str) -> str:
        """Return a sentence for who teaches."""
        return say(self.room.language, key)

    def words(self, learner: ClassLearner, message: Message) -> str:
        """Return a message in the language of a pupil."""
        return say(learner.language, message.key, **dict(message.parameters))

    def close(self) -> None:
        """Put all boards away; what was done is kept."""
        for learner in tuple(self._boards):
            self._put_away(learner)
        self._long.close()
        self.tables.close()

    def _may_act(self, learner: ClassLearner) -> bool:
        return not self.room.is_paused(learner) and not self._has_answered(learner) and not self._is_closed(learner)

    def _may_take_back(self, learner: ClassLearner) -> bool:
        """Return whether a pupil can still change the answer to the question for all: until answers are shown."""
        is_open = self.vote is not None and not self.vote.is_shown and not self._is_closed(learner)
        return is_open and not self.room.is_paused(learner)

    def _has_answered(self, learner: ClassLearner) -> bool:
        task = learner.task
        is_asked = task is not None and self.vote is not None and task.number == self.vote.task.number
        return is_asked and self.vote is not None and learner.id in self.vote.answers

    def _is_closed(self, learner: ClassLearner) -> bool:
        """Return whether the question for all that a pupil has before them is over."""
        task = learner.task
        if task is None or task.kind is not TaskKind.VOTE:
            return False
        return self.vote is None or self.vote.task.number != task.number

    def _room_shown(self, learner: ClassLearner) -> RoomShown:
        task, paused, language = learner.task, self.room.is_paused(learner), learner.language
        answered = self._has_answered(learner)
        is_asked = task is not None and task.kind is TaskKind.VOTE and not answered and not self._is_closed(learner)
        if paused:
            sentence = say(language, "class-paused")
        elif task is None:
            sentence = self.wait(learner)
        else:
            sentence = title_of(task, language)
        return {
            "type": "room",
            "name": self.room.names.of(learner.id),
            "paused": paused,
            "sentence": sentence,
            "board": None if task is None else SHARED_BOARD if task.is_watched else task.number,
            "may_answer": is_asked and not paused,
            "answered": say(language, "class-answered") if answered else "",
            "watching": task is not None and task.is_watched,
            "language": language,
            "ends": "",
            "table": self._table_shown(learner),
        }

    def _table_shown(self, learner: ClassLearner) -> PupilTable | None:
        table = self.tables.of(learner)
        seat = table.record.seat_of(learner.id) if table is not None else None
        if table is None or seat is None:
            return None
        may_keep = self.tables.may_keep(table, seat)
        how = self.how_to_come(learner.language)
        return pupil_table(table, seat, may_keep, learner.language, self._clockwork.now(), how)
