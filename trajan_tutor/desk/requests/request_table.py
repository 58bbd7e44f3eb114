"""What a page can ask of a desk: a row for each kind of request, for what is done and for what is told."""

from collections.abc import Callable, Mapping
from typing import Final

from trajan_tutor.desk.coach.coach_requests import COACH_ROWS
from trajan_tutor.desk.lesson.lesson_desk import PLAY_AGAIN, TO_GAME, LessonDesk
from trajan_tutor.desk.requests.questions import PAGES, Questions, Told
from trajan_tutor.desk.requests.request import Request
from trajan_tutor.desk.requests.request_handler import DeskHandler, DeskRow
from trajan_tutor.desk.requests.request_rows import (
    EVERYBODY,
    LEARNER,
    Cost,
    Late,
    RequestField,
    RequestRow,
    Shape,
    Waits,
    by_kind,
)
from trajan_tutor.lessons.step_page import Action
from trajan_tutor.session.outcome import Outcome
from trajan_tutor.session.session import Session

QuestionRow = RequestRow[Callable[[Questions, Request], Told]]

_SPOT: Final = RequestField("spot", Shape.NAME)
_MOVE: Final = RequestField("move", Shape.NAME)
_NODE: Final = RequestField("node", Shape.NUMBER)
_NUMBER: Final = RequestField("number", Shape.NUMBER)
_FILE: Final = RequestField("file", Shape.NAME)
_VALUE: Final = RequestField("value", Shape.NAME)
# What is decided is meant for the position that a page shows.
_LATE: Final = Late.REFUSED


def _played(act: Callable[[Session, Request], Outcome]) -> DeskHandler:
    """Return what does something to the game."""
    return lambda doing, request: doing.play(request, act)


def _learned(act: Callable[[LessonDesk, Request], str | None], *, another: bool = False) -> DeskHandler:
    """Return what does something to the lesson; `another` lesson may lie on the table afterwards."""
    return lambda doing, request: doing.learn(lambda lesson: act(lesson, request), another=another)


def _decided(
    play: Callable[[Session, Request], Outcome], learn: Callable[[LessonDesk, Request], str | None]
) -> DeskHandler:
    """Return what does something to the lesson on the table, or else to the game."""
    in_game, in_lesson = _played(play), _learned(learn)
    return lambda doing, request: (in_lesson if doing.is_lesson else in_game)(doing, request)


_DONE: Final[tuple[DeskRow, ...]] = (
    # -- decisions
    RequestRow(
        "pick",
        _decided(lambda session, asked: session.pick(asked.target), lambda lesson, asked: lesson.pick(asked.target)),
        (_SPOT,),
        Waits.AIMED,
        _LATE,
        cost=Cost.BOTS,
    ),
    RequestRow(
        "choose",
        _decided(
            lambda session, asked: session.choose(asked.target), lambda lesson, asked: lesson.choose(asked.target)
        ),
        (_MOVE,),
        Waits.AIMED,
        _LATE,
        cost=Cost.BOTS,
    ),
    RequestRow(
        "undo",
        _decided(lambda session, _: session.undo(), lambda lesson, _: lesson.undo()),
        waits=Waits.EACH,
        late=_LATE,
    ),
    # -- going back and forth
    RequestRow("redo", _played(lambda session, _: session.redo()), (), Waits.EACH, _LATE),
    RequestRow("jump", _played(lambda session, asked: session.jump(asked.number)), (_NODE,), late=_LATE),
    RequestRow(
        "rename",
        _played(lambda session, asked: session.rename(asked.number, asked.text)),
        (_NODE, RequestField("name", Shape.TEXT)),
        late=_LATE,
    ),
    RequestRow(
        "prune",
        _played(lambda session, asked: session.prune(asked.number)),
        (_NODE,),
        late=_LATE,
        senders=LEARNER,
    ),
    # -- the others at the table
    RequestRow(
        "next",
        _decided(lambda session, _: session.step_bot(), lambda lesson, _: lesson.step_other()),
        (),
        Waits.AIMED,
        _LATE,
        cost=Cost.BOTS,
    ),
    RequestRow(
        "skip",
        _decided(lambda session, _: session.skip_bots(), lambda lesson, _: lesson.skip_others()),
        late=_LATE,
        cost=Cost.BOTS,
    ),
    RequestRow(
        "step-back",
        _decided(lambda session, _: session.step_back(), lambda lesson, _: lesson.step_back()),
        waits=Waits.EACH,
        late=_LATE,
    ),
    RequestRow("sit", _played(lambda session, _: session.sit_down()), (), Waits.AIMED, _LATE),
    # -- games that begin, and saved games
    RequestRow(
        "begin",
        lambda doing, asked: doing.begin(asked.answers),
        (RequestField("answers", Shape.ANSWERS, missing={}),),
        Waits.ONCE,
        _LATE,
        LEARNER,
    ),
    RequestRow("again", lambda doing, _: doing.begin_again(), (), Waits.ONCE, _LATE, LEARNER),
    RequestRow("continue", lambda doing, _: doing.go_on(), (), Waits.ONCE, _LATE, LEARNER),
    RequestRow("resume", lambda doing, asked: doing.resume(asked.target), (_FILE,), Waits.ONCE, _LATE, LEARNER),
    RequestRow("remove", lambda doing, asked: doing.remove(asked.target), (_FILE,), Waits.ONCE, _LATE, LEARNER),
    RequestRow("decline", lambda doing, _: doing.decline(), (), Waits.ONCE, _LATE, LEARNER),
    # -- the language, wherever the game stands
    RequestRow("language", lambda doing, asked: doing.speak(asked.target), (RequestField("language", Shape.NAME),)),
    # -- lessons
    RequestRow(
        "go",
        lambda doing, asked: doing.go(asked.target),
        (RequestField("action", Shape.NAME, (*(action.value for action in Action), TO_GAME, PLAY_AGAIN)),),
        Waits.AIMED,
        _LATE,
    ),
    RequestRow("answer", _learned(lambda lesson, asked: lesson.answer(asked.target)), (_VALUE,), Waits.AIMED, _LATE),
    RequestRow(
        "dial",
        _learned(lambda lesson, asked: lesson.set_autonomy(asked.target)),
        (_VALUE,),
        late=_LATE,
    ),
    RequestRow(
        "lesson",
        _learned(lambda lesson, asked: lesson.open_lesson(asked.target), another=True),
        (RequestField("address", Shape.NAME),),
        Waits.ONCE,
        _LATE,
        LEARNER,
    ),
    RequestRow(
        "look-up",
        _learned(lambda lesson, asked: lesson.look_up(asked.target)),
        (RequestField("name", Shape.NAME),),
        late=_LATE,
    ),
    RequestRow("practise", lambda doing, _: doing.practise(), (), Waits.ONCE, _LATE, LEARNER),
    RequestRow(
        "play-better",
        lambda doing, asked: doing.play_better(asked.number),
        (_NUMBER,),
        Waits.ONCE,
        _LATE,
        LEARNER,
    ),
    RequestRow(
        "try-ruling",
        lambda doing, asked: doing.try_ruling(asked.target, asked.text),
        (RequestField("ruling", Shape.NAME), RequestField("game", Shape.TEXT, missing="")),
        Waits.ONCE,
        _LATE,
        LEARNER,
    ),
    # -- the coach: each of its actions has a row of its own
    RequestRow(
        "coach",
        lambda doing, asked: doing.ask_coach(asked),
        (RequestField("action", Shape.NAME, tuple(COACH_ROWS)), _NUMBER),
        cost=Cost.SEARCH,
    ),
)
_TOLD: Final[tuple[QuestionRow, ...]] = (
    RequestRow("tell", lambda told, asked: told.tip(asked.target), (_SPOT,), Waits.NEVER, senders=EVERYBODY),
    RequestRow("preview", lambda told, asked: told.preview(asked.target), (_MOVE,), Waits.NEVER),
    RequestRow(
        "show",
        lambda told, asked: told.show(asked.target, asked.text),
        (RequestField("page", Shape.NAME, PAGES), RequestField("game", Shape.TEXT, missing="")),
        Waits.NEVER,
        senders=EVERYBODY,
        cost=Cost.DRAWING,
    ),
    RequestRow(
        "wording",
        lambda told, asked: told.wording(asked.text),
        (RequestField("text", Shape.TEXT),),
        Waits.NEVER,
        senders=EVERYBODY,
    ),
    # What is not on the disk is tried again whenever anything is asked for: this asks for nothing else.
    RequestRow("save", lambda _told, _asked: {}, (), Waits.NEVER, senders=EVERYBODY),
    RequestRow("copies", lambda told, _: told.copies(), (), Waits.NEVER, senders=LEARNER),
    RequestRow(
        "frame",
        lambda told, asked: told.frame(asked.number),
        (_NUMBER,),
        Waits.NEVER,
        senders=EVERYBODY,
        cost=Cost.DRAWING,
    ),
    RequestRow("report", lambda told, asked: told.report(asked.number), (_NUMBER,), Waits.NEVER, senders=EVERYBODY),
    RequestRow("moment", lambda told, asked: told.moment(asked.number), (_NUMBER,), Waits.NEVER, cost=Cost.DRAWING),
    RequestRow(
        "compare",
        lambda told, asked: told.compare(asked.places),
        (RequestField("places", Shape.PLACES),),
        Waits.NEVER,
        cost=Cost.DRAWING,
    ),
)
DONE_ROWS: Final[Mapping[str, DeskRow]] = by_kind(_DONE)
QUESTION_ROWS: Final[Mapping[str, QuestionRow]] = by_kind(_TOLD)
ROWS: Final[Mapping[str, RequestRow[object]]] = {**DONE_ROWS, **QUESTION_ROWS}
