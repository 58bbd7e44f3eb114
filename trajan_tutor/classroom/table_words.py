"""Tables in words: who sits where, what goes on there, and what is asked, for pupils and for who teaches."""

from functools import lru_cache
from typing import Final, Literal

from trajan_tutor.classroom.class_table import ClassTable
from trajan_tutor.classroom.class_words import class_words, say
from trajan_tutor.classroom.messages import (
    ClassTableShown,
    ProjectedTable,
    PupilSeat,
    PupilTable,
    TableBot,
    TableGameShown,
    TableQuestion,
    TeacherSeat,
)
from trajan_tutor.classroom.table_record import BOT, OPEN, TEACHER
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.files import games_by_course

# Bots that decide within a click: everybody waits for them in the same loop.
QUICK_BOTS: Final = ("greedy", "random")
_MINUTE: Final = 60.0
_LANGUAGES: Final = 16
SeatKind = Literal["pupil", "bot", "kept", "teacher", "open"]
TableState = Literal["playing", "over", "ended"]


def kind_of(table: ClassTable, seat: int) -> SeatKind:
    """Return who plays a seat now."""
    who = table.record.seats[seat]
    if who == BOT:
        return "bot"
    if seat in table.game.away_seats:
        return "kept"
    if who == OPEN:
        return "open"
    return "teacher" if who == TEACHER else "pupil"


def pupil_table(
    table: ClassTable, own: int, may_keep: list[int], language: str, now: float, how: str = ""
) -> PupilTable:
    """Return what a pupil is told of their table, at a time in seconds; `how` others come to a free seat."""
    question, is_done = table.question, table.is_done
    return {
        "number": table.number,
        "seats": [_pupil_seat(table, seat, own, language) for seat in range(len(table.record.seats))],
        "sentence": sentence(table, own, language),
        "asks": _asks(table, own, language, now),
        "asked": _asked(table, language) if question is not None and question.seat == own else "",
        "may_keep": may_keep,
        "may_ask": not is_done and question is None and _is_last(table, own),
        "over": is_done,
        "may_play_again": table.may_play_again,
        "how": how if OPEN in table.record.seats else "",
    }


def _asks(table: ClassTable, own: int, language: str, now: float) -> TableQuestion | None:
    asked = table.asks(own)
    if asked is None:
        return None
    seconds = max(0, round(asked.until - now))
    return {"text": class_words(language)(asked.text), "seconds": seconds, "number": asked.number}


def _pupil_seat(table: ClassTable, seat: int, own: int, language: str) -> PupilSeat:
    kind = kind_of(table, seat)
    name = say(language, "session-name-you") if seat == own else table.name(seat)
    text = say(language, "class-table-kept-seat", name=name) if kind == "kept" else name
    return {
        "seat": seat,
        "letter": table.game.game.seat_looks[seat].letter,
        "colour": str(table.game.game.seat_looks[seat].colour),
        "text": text,
        "kind": kind,
        "is_you": seat == own,
        "waits": seat in table.game.waited_for(),
    }


def _is_last(table: ClassTable, own: int) -> bool:
    last = table.game.last_of_people()
    return last is not None and last.seat == own


def _asked(table: ClassTable, language: str) -> str:
    question = table.question
    if question is None:
        return ""
    names = tuple(table.name(seat) for seat in sorted(question.asked - question.yes))
    return say(language, "class-table-you-asked", names=names, count=len(names))


def sentence(table: ClassTable, own: int, language: str) -> str:
    """Return what goes on at a table: what was told last, and who is waited for."""
    news = class_words(language)(table.news) if table.news is not None else ""
    if table.game.is_ended:
        return news or say(language, "class-table-ended")
    return " ".join(filter(None, [news, _turn(table, own, language)]))


def _turn(table: ClassTable, own: int, language: str) -> str:
    """Return who is waited for, or who has won."""
    game = table.game
    if game.is_over:
        winners = game.game.winners(game.state)
        if winners == (own,):
            return say(language, "session-won-you")
        names = tuple(map(table.name, winners))
        return say(language, "session-won", names=names, count=len(names))
    waited_for = game.waited_for()
    if own in waited_for:
        return say(language, "class-table-you-decide")
    names = tuple(table.name(seat) for seat in waited_for)
    return say(language, "class-table-decide", names=names, count=len(names))


def teacher_table(table: ClassTable, language: str, now: float) -> ClassTableShown:
    """Return what who teaches is told of a table, at a time in seconds."""
    game, question = table.game, table.question
    minutes = int((now - table.since) // _MINUTE)
    waited_for = game.waited_for()
    names = tuple(table.name(seat) for seat in waited_for)
    waits = say(language, "class-table-waits", names=names, count=len(names), minutes=minutes)
    teacher = table.record.seat_of(TEACHER)
    asks = ""
    if question is not None:
        asks = say(language, "class-table-asks", name=table.name(question.seat))
    return {
        "number": table.number,
        "ordinal": table.record.ordinal,
        "game": table.record.game,
        "title": say(language, "class-task-table", game=table.record.game),
        "state": _state(table),
        "turn": sentence(table, -1, language),
        "seats": [_teacher_seat(table, seat) for seat in range(len(table.record.seats))],
        "waits": waits if minutes and waited_for else "",
        "asks": asks,
        "may_answer": question is not None and teacher in question.asked and teacher not in question.yes,
    }


def _state(table: ClassTable) -> TableState:
    return "ended" if table.game.is_ended else "over" if table.game.is_over else "playing"


def _teacher_seat(table: ClassTable, seat: int) -> TeacherSeat:
    who = table.record.seats[seat]
    return {
        "seat": seat,
        "letter": table.game.game.seat_looks[seat].letter,
        "colour": str(table.game.game.seat_looks[seat].colour),
        "pupil": "" if who == TEACHER else who,
        "name": table.name(seat),
        "kind": kind_of(table, seat),
        "waits": seat in table.game.waited_for(),
    }


def projected_table(table: ClassTable, language: str, *, is_looked: bool) -> ProjectedTable:
    """Return what the projector is told of a table: there is no name in it."""
    looks, waited_for = table.game.game.seat_looks, table.game.waited_for()
    return {
        "number": table.number,
        "ordinal": table.record.ordinal,
        "title": say(language, "page-game", game=table.record.game),
        "state": _state(table),
        "looked": is_looked,
        "seats": [
            {
                "letter": looks[seat].letter,
                "colour": str(looks[seat].colour),
                "waits": seat in waited_for,
                "bot": kind_of(table, seat) in ("bot", "kept"),
            }
            for seat in range(len(table.record.seats))
        ],
    }


@lru_cache(maxsize=_LANGUAGES)
def table_games(language: str) -> list[TableGameShown]:
    """Return the games that can be played at tables, with how many seats, and the bots that can sit there."""
    words = class_words(language)
    bots: list[TableBot] = [{"name": bot, "title": words(Message.of("board-form-bot", name=bot))} for bot in QUICK_BOTS]
    return [
        {
            "name": name,
            "title": words(Message.of("page-game", game=name)),
            "sizes": [size for size in sizes_of(name) if size > 1],
            "bots": bots,
        }
        for name in games_by_course()
    ]


def sizes_of(game: str) -> tuple[int, ...]:
    """Return with how many seats a game is played."""
    return tuple(find_game(game).seat_counts)
