"""What a page can ask of a desk: a row for each kind of request, for what is done and for what is told.

What does it, `Dispatcher` and `Questions` know.
"""

from collections.abc import Mapping
from typing import Final

from trajan_tutor.desk.coach.coach_requests import COACH_ROWS
from trajan_tutor.desk.handlers.questions import PAGES
from trajan_tutor.desk.lesson.lesson_activity import PLAY_AGAIN, TO_GAME
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

_SPOT: Final = RequestField("spot", Shape.NAME)
_MOVE: Final = RequestField("move", Shape.NAME)
_NODE: Final = RequestField("node", Shape.NUMBER)
_NUMBER: Final = RequestField("number", Shape.NUMBER)
_FILE: Final = RequestField("file", Shape.NAME)
_VALUE: Final = RequestField("value", Shape.NAME)
# What is decided is meant for the position that a page shows.
_LATE: Final = Late.REFUSED


_DONE: Final[tuple[RequestRow, ...]] = (
    # -- decisions
    RequestRow("pick", (_SPOT,), Waits.AIMED, _LATE, cost=Cost.BOTS),
    RequestRow("choose", (_MOVE,), Waits.AIMED, _LATE, cost=Cost.BOTS),
    RequestRow("undo", waits=Waits.EACH, late=_LATE),
    # -- going back and forth
    RequestRow("redo", (), Waits.EACH, _LATE),
    RequestRow("jump", (_NODE,), late=_LATE),
    RequestRow("rename", (_NODE, RequestField("name", Shape.TEXT)), late=_LATE),
    RequestRow("prune", (_NODE,), late=_LATE, senders=LEARNER),
    # -- the others at the table
    RequestRow("next", (), Waits.AIMED, _LATE, cost=Cost.BOTS),
    RequestRow("skip", late=_LATE, cost=Cost.BOTS),
    RequestRow("step-back", waits=Waits.EACH, late=_LATE),
    RequestRow("sit", (), Waits.AIMED, _LATE),
    # -- games that begin, and saved games
    RequestRow("begin", (RequestField("answers", Shape.ANSWERS, missing={}),), Waits.ONCE, _LATE, LEARNER),
    RequestRow("again", (), Waits.ONCE, _LATE, LEARNER),
    RequestRow("continue", (), Waits.ONCE, _LATE, LEARNER),
    RequestRow("resume", (_FILE,), Waits.ONCE, _LATE, LEARNER),
    RequestRow("remove", (_FILE,), Waits.ONCE, _LATE, LEARNER),
    RequestRow("decline", (), Waits.ONCE, _LATE, LEARNER),
    # -- the language, wherever the game stands
    RequestRow("language", (RequestField("language", Shape.NAME),)),
    # -- lessons
    RequestRow(
        "go",
        (RequestField("action", Shape.NAME, (*(action.value for action in Action), TO_GAME, PLAY_AGAIN)),),
        Waits.AIMED,
        _LATE,
    ),
    RequestRow("answer", (_VALUE,), Waits.AIMED, _LATE),
    RequestRow("dial", (_VALUE,), late=_LATE),
    RequestRow("lesson", (RequestField("address", Shape.NAME),), Waits.ONCE, _LATE, LEARNER),
    RequestRow("look-up", (RequestField("name", Shape.NAME),), late=_LATE),
    RequestRow("practise", (), Waits.ONCE, _LATE, LEARNER),
    RequestRow("play-better", (_NUMBER,), Waits.ONCE, _LATE, LEARNER),
    RequestRow(
        "try-ruling",
        (RequestField("ruling", Shape.NAME), RequestField("game", Shape.TEXT, missing="")),
        Waits.ONCE,
        _LATE,
        LEARNER,
    ),
    # -- the coach: each of its actions has a row of its own
    RequestRow("coach", (RequestField("action", Shape.NAME, tuple(COACH_ROWS)), _NUMBER), cost=Cost.SEARCH),
)
_TOLD: Final[tuple[RequestRow, ...]] = (
    RequestRow("tell", (_SPOT,), Waits.NEVER, senders=EVERYBODY),
    RequestRow("preview", (_MOVE,), Waits.NEVER),
    RequestRow(
        "show",
        (RequestField("page", Shape.NAME, PAGES), RequestField("game", Shape.TEXT, missing="")),
        Waits.NEVER,
        senders=EVERYBODY,
        cost=Cost.DRAWING,
    ),
    RequestRow("wording", (RequestField("text", Shape.TEXT),), Waits.NEVER, senders=EVERYBODY),
    # What is not on the disk is tried again whenever anything is asked for: this asks for nothing else.
    RequestRow("save", (), Waits.NEVER, senders=EVERYBODY),
    RequestRow("copies", (), Waits.NEVER, senders=LEARNER),
    RequestRow("frame", (_NUMBER,), Waits.NEVER, senders=EVERYBODY, cost=Cost.DRAWING),
    RequestRow("report", (_NUMBER,), Waits.NEVER, senders=EVERYBODY),
    RequestRow("moment", (_NUMBER,), Waits.NEVER, cost=Cost.DRAWING),
    RequestRow("compare", (RequestField("places", Shape.PLACES),), Waits.NEVER, cost=Cost.DRAWING),
)
DONE_ROWS: Final[Mapping[str, RequestRow]] = by_kind(_DONE)
QUESTION_ROWS: Final[Mapping[str, RequestRow]] = by_kind(_TOLD)
ROWS: Final[Mapping[str, RequestRow]] = {**DONE_ROWS, **QUESTION_ROWS}
