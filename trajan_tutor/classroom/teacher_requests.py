"""What who teaches can ask for: a handler for each kind of message."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from trajan_tutor.classroom.board_making import checked_name, position_in
from trajan_tutor.classroom.class_words import class_words
from trajan_tutor.classroom.clockwork import Clockwork
from trajan_tutor.classroom.coming_in import ComingIn
from trajan_tutor.classroom.learner_names import cleaned_name
from trajan_tutor.classroom.live_view import ShownNow
from trajan_tutor.classroom.next_opening import NextOpening
from trajan_tutor.classroom.own_exercises import OwnExercises
from trajan_tutor.classroom.pupils import Pupils
from trajan_tutor.classroom.reachable import Reachable
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.shared_board import SharedBoard
from trajan_tutor.classroom.table_laying import AskedSeating, LeftOver, set_up_simultaneous, set_up_tables
from trajan_tutor.classroom.table_record import TEACHER
from trajan_tutor.classroom.task import TaskKind
from trajan_tutor.classroom.vote import ClassVote, coach_answer
from trajan_tutor.desk.coach.findings import HINT
from trajan_tutor.desk.coach.thinking import Thinking
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.session.session import Session
from trajan_tutor.shown.hint import adviser_for

# No message of our page names more, or is longer.
_MOST_NAMED: Final = 400
_LONGEST: Final = 300
# What who teaches asks the coach for all, beside what they ask on the shared board.
_ASKER: Final = "question for all"
_TAKEN_BACK: Final = "nothing"
_GIVEN: Final = frozenset({TaskKind.LESSON, TaskKind.EXERCISE, TaskKind.PRACTISE, TaskKind.GAME})


class TaughtClass(Protocol):
    """What a request of who teaches is done to."""

    room: Room
    pupils: Pupils
    shared: SharedBoard
    own: OwnExercises
    opening: NextOpening
    reachable: Reachable
    coming_in: ComingIn
    shown: ShownNow
    clockwork: Clockwork

    def look(self, learner: str) -> None:
        """Look at the board of a pupil, or at none."""

    def look_at_table(self, number: int, seat: int) -> None:
        """Look at a table through the eyes of a seat or of a spectator, or at none."""

    def project(self) -> None:
        """Show on the projector what was chosen for it."""

    def remove(self, learner: str) -> None:
        """Remove a pupil with everything that is kept of them."""

    def show_choices(self) -> None:
        """Show who teaches what can be given now."""

    def renew(self, ids: list[str]) -> None:
        """Show pupils what they were given now."""


def done_by_teacher(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    """Do what a message asks for; raises TutorError for what makes no sense or cannot be done."""
    kind = message.get("type")
    if kind == "here":
        return
    handler = _HANDLERS.get(kind) if isinstance(kind, str) else None
    if handler is None:
        raise MisusedError("board-not-understood")
    handler(taught, message)


def _door(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    if _flag(message, "open"):
        taught.reachable.let_in(taught.clockwork.now())
        taught.coming_in.doorway.say_so(taught.clockwork.now())
    else:
        taught.reachable.let_nobody_in()
    taught.room.note_door(is_open=taught.reachable.is_open)


def _let_in(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    taught.coming_in.let_in(_ids(message), taught.clockwork.now())


def _new_code(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    leaving = taught.coming_in.doorway.came_with_them() if _flag(message, "out") else ()
    taught.coming_in.renew_code(taught.clockwork.now())
    for learner in taught.room.learners.keys() & leaving:
        taught.remove(learner)


def _link(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    taught.reachable.choose(_number(message, "number"))


def _expect(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    taught.room.expect(_number(message, "count"))


def _pause(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    ids = _ids(message)
    taught.room.pause(ids, on=_flag(message, "on"))
    taught.pupils.show_rooms(ids)


def _give(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    kind, ids, room = _text(message, "kind"), _ids(message), taught.room
    if kind == _TAKEN_BACK:
        room.take_back(ids)
    elif kind == TaskKind.POSITION:
        record, seat = position_in(_session(taught))
        room.give(TaskKind.POSITION, to=ids, record=record, seat=seat)
    elif kind == TaskKind.SHARED:
        room.give(TaskKind.SHARED, to=ids)
    elif kind == TaskKind.EXERCISE and (own := taught.own.text_of(_text(message, "name"))):
        room.give(TaskKind.EXERCISE, _text(message, "name"), ids, lesson=own)
    elif kind in _GIVEN:
        name = checked_name(TaskKind(kind), _text(message, "name"))
        room.give(TaskKind(kind), name, ids, lesson=taught.own.text_of(taught.opening.own_in(name)))
    else:
        raise MisusedError("board-not-understood")
    taught.renew(ids)


def _open(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    kind, name = _text(message, "kind"), _text(message, "name")
    if kind not in ("lesson", "game", "puzzle"):
        raise MisusedError("board-not-understood")
    taught.shared.put(kind, name, taught.own.text_of(name) if kind == "puzzle" else "")
    taught.room.share(kind, name)
    taught.project()


def _vote(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    if not _flag(message, "on"):
        _end_vote(taught)
        return
    record, seat = position_in(_session(taught))
    task = taught.room.give(TaskKind.VOTE, record=record, seat=seat)
    taught.pupils.vote = ClassVote(task)
    taught.renew([])


def _end_vote(taught: TaughtClass) -> None:
    vote, taught.pupils.vote = taught.pupils.vote, None
    if vote is not None and taught.room.task == vote.task:
        taught.room.take_back()
        taught.renew([])


def _show_votes(taught: TaughtClass, _: Mapping[str, Any]) -> None:
    _present(taught).is_shown = True


def _coach_answer(taught: TaughtClass, _: Mapping[str, Any]) -> None:
    """Ask the coach about the position on the shared board, which all were asked about."""
    vote, session, words = _present(taught), _session(taught), class_words(taught.room.language)
    adviser = adviser_for(session, seed=session.setup.seed)
    vote.coach = {"move": "", "text": taught.pupils.say("class-coach-thinks"), "reasons": []}

    def at_end(thinking: Thinking) -> None:
        problem = thinking.problem
        if problem is not None:
            vote.coach = {"move": "", "text": words(problem), "reasons": []}
        else:
            vote.coach = coach_answer(adviser, session.game, words)
        taught.pupils.is_changed = True

    vote.thinking = Thinking(adviser, lambda _: None, at_end, kind=HINT, hand_over=taught.clockwork.soon)
    vote.thinking.start(taught.pupils.driver_for(_ASKER))


def _explore(taught: TaughtClass, _: Mapping[str, Any]) -> None:
    vote = taught.pupils.vote
    if vote is not None:
        vote.is_shown = True
    taught.room.give(TaskKind.SHARED)
    taught.renew([])


def _look(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    taught.look(_text(message, "pupil"))


def _project(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    match _text(message, "what"):
        case "code" | "board" as what:
            taught.shown.projected = what
        case "pupil":
            if not taught.shown.looked:
                raise MisusedError("class-look-first")
            taught.shown.projected = "pupil"
        case "table":
            if not taught.pupils.tables.all():
                raise MisusedError("class-table-look-first")
            taught.shown.projected = "table"
        case _:
            raise MisusedError("board-not-understood")


def _rename(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    learner = _text(message, "pupil")
    taught.room.rename(learner, cleaned_name(message.get("name")))
    taught.pupils.tables.renew_names()
    taught.pupils.show_rooms([learner])


def _remove(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    taught.remove(_text(message, "pupil"))


def _rejoin(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    taught.room.offer_rejoin(_text(message, "pupil"))
    taught.coming_in.doorway.devices.clear()


def _further_key(taught: TaughtClass, _: Mapping[str, Any]) -> None:
    taught.room.teachers.offer()


def _record(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    match _text(message, "act"):
        case "begin":
            taught.own.begin(_session(taught))
        case "drop":
            taught.own.drop()
        case "done":
            texts = [_text(message, name) for name in ("title", "question", "hint")]
            rules = message.get("rules")
            if (
                not isinstance(rules, list)
                or len(rules) > _MOST_NAMED
                or not all(isinstance(rule, str) for rule in rules)
            ):
                raise MisusedError("board-not-understood")
            title, question, hint = texts
            try:
                taught.own.keep(taught.shared.session, title, question, hint, rules, taught.room.language)
            finally:
                # What cannot be written can be given all the same.
                taught.show_choices()
        case _:
            raise MisusedError("board-not-understood")


def _bring(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    text = message.get("text")
    if not isinstance(text, str):
        raise MisusedError("board-not-understood")
    try:
        taught.own.bring(_text(message, "name"), text)
    finally:
        taught.show_choices()


def _aside(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    taught.room.wish_back(_text(message, "name"), back=_flag(message, "back"))


def _tables(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    set_up_tables(taught, _text(message, "game"), _number(message, "size"), _asked_seating(message))
    taught.pupils.is_changed = True


def _asked_seating(message: Mapping[str, Any]) -> AskedSeating:
    seats, rest = message.get("seats"), message.get("rest")
    if not isinstance(seats, list) or len(seats) > _MOST_NAMED or rest not in tuple(LeftOver):
        raise MisusedError("board-not-understood")
    return AskedSeating(_ids(message), [_names(seat) for seat in seats], LeftOver(rest), _text(message, "bot"))


def _simultaneous(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    set_up_simultaneous(taught, _text(message, "game"), _ids(message))


def _table_hints(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    taught.pupils.tables.allow_hints(on=_flag(message, "on"))


def _table_end(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    number, tables = _number(message, "table"), taught.pupils.tables
    for table in [tables.table(number)] if number else tables.all():
        table.end()


def _table_keep(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    table = taught.pupils.tables.table(_number(message, "table"))
    table.set_away(_number(message, "seat"), on=_flag(message, "on"))


def _table_answer(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    table = taught.pupils.tables.table(_number(message, "table"))
    seat = table.record.seat_of(TEACHER)
    if seat is not None:
        table.answer(seat, yes=_flag(message, "yes"))


def _table_look(taught: TaughtClass, message: Mapping[str, Any]) -> None:
    taught.look_at_table(_number(message, "table"), _number(message, "seat"))


_HANDLERS: Final[dict[str, Callable[[TaughtClass, Mapping[str, Any]], None]]] = {
    "door": _door,
    "let-in": _let_in,
    "new-code": _new_code,
    "link": _link,
    "expect": _expect,
    "pause": _pause,
    "give": _give,
    "open": _open,
    "vote": _vote,
    "show-votes": _show_votes,
    "coach-answer": _coach_answer,
    "explore": _explore,
    "look": _look,
    "project": _project,
    "rename": _rename,
    "remove": _remove,
    "rejoin": _rejoin,
    "further-key": _further_key,
    "record": _record,
    "bring": _bring,
    "aside": _aside,
    "tables": _tables,
    "simultaneous": _simultaneous,
    "table-hints": _table_hints,
    "table-end": _table_end,
    "table-keep": _table_keep,
    "table-answer": _table_answer,
    "table-look": _table_look,
}


def _session(taught: TaughtClass) -> Session:
    session = taught.shared.session
    if session is None:
        raise MisusedError("class-shared-empty")
    return session


def _present(taught: TaughtClass) -> ClassVote:
    if taught.pupils.vote is None:
        raise MisusedError("class-no-vote")
    return taught.pupils.vote


def _text(message: Mapping[str, Any], name: str) -> str:
    value = message.get(name)
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise MisusedError("board-not-understood")
    return value


def _number(message: Mapping[str, Any], name: str) -> int:
    value = message.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise MisusedError("board-not-understood")
    return value


def _flag(message: Mapping[str, Any], name: str) -> bool:
    value = message.get(name)
    if not isinstance(value, bool):
        raise MisusedError("board-not-understood")
    return value


def _ids(message: Mapping[str, Any]) -> list[str]:
    return _names(message.get("to"))


def _names(value: object) -> list[str]:
    if not isinstance(value, list) or len(value) > _MOST_NAMED or not all(isinstance(name, str) for name in value):
        raise MisusedError("board-not-understood")
    return value
