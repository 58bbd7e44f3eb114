"""The view model: everything that a page is shown, as plain values in words, and the messages that carry it.

The page has the same types from `tools/page_types.py`, which writes them in TypeScript; `PROTOCOL` counts their
versions. Colours, sizes and behaviour are the page's; names of places (spots), moves and rules are the game's.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

from trajan_tutor.view.picture import FocusShown, Picture
from trajan_tutor.viewmodel.answers_model import (
    FrameShown,
    ReplayShown,
)
from trajan_tutor.viewmodel.board_model import BidsShown, HubSaid, MarksShown, Motion
from trajan_tutor.viewmodel.coach_model import CoachShown, ThinkingShown
from trajan_tutor.viewmodel.lesson_model import (
    LessonShown,
)
from trajan_tutor.viewmodel.review_model import AnalysisShown, PracticeShown, ReviewShown, RivalTurn
from trajan_tutor.viewmodel.words_model import (
    Card,
    Choice,
    EndingShown,
    LineShown,
    Notice,
    OfferShown,
    Others,
    Points,
    ReportShown,
    StepShown,
    SummaryShown,
)

PROTOCOL: Final = 1


class UnsavedShown(TypedDict):
    """What is not on the disk, and since when; `about` are further sentences: what else is not, and why."""

    text: str
    about: list[str]


class LanguageOffered(TypedDict):
    """A language that a board can be switched to, by its letters and by the name that its speakers give it."""

    key: str
    name: str


# ---- the view model --------------------------------------------------------------------------------------------------


class ViewModel(TypedDict):
    """Everything that a page shows of a board.

    `at` counts the changes of the game, so that a late click is told apart; `answered` is the id of the request
    that was answered last. `reports` tell what was settled by what was done last. `may_practise` tells that what is
    due can be practised, while this waits. `languages` are those that the page can ask for. `picture` is missing at
    an empty table. `readings` tell by which rulings the game is played otherwise than usual. `keeps` says in words
    what would be kept if the kernel went away, `unsaved` what is not on the disk, as long as anything is not.
    """

    kind: Literal["table", "lesson"]
    prefix: str
    language: str
    languages: list[LanguageOffered]
    theme: str
    labels: dict[str, str]
    at: int
    answered: str
    began: int
    by_itself: bool
    at_table: bool
    picture: Picture | None
    focus: FocusShown
    marks: MarksShown
    summary: SummaryShown
    turn: str
    prompt: str
    steps: list[StepShown]
    choices: list[Choice]
    picked: bool
    can_undo: bool
    notice: Notice
    live: str
    log: list[LineShown]
    earlier: str
    since: list[str]
    cards: list[Card]
    points: Points
    ending: EndingShown | None
    reports: list[ReportShown]
    others: Others
    offer: OfferShown | None
    lesson: LessonShown | None
    coach: CoachShown
    thinking: ThinkingShown
    analysis: AnalysisShown
    review: ReviewShown | None
    practice: PracticeShown | None
    may_practise: bool
    rivals: list[RivalTurn]
    bids: BidsShown | None
    hub: HubSaid | None
    readings: list[str]
    keeps: str
    unsaved: UnsavedShown | None


# ---- messages --------------------------------------------------------------------------------------------------------


class LogPatch(TypedDict):
    """Which lines of the log stay, and what follows them."""

    first: int
    last: int
    more: list[LineShown]


class Opened(TypedDict):
    """Host to page: all of it, with a running number."""

    type: Literal["opened"]
    protocol: int
    n: int
    model: ViewModel


class Change(TypedDict):
    """Host to page: what has changed since the number before.

    `set` has whole fields of the view model; `places` elements of the picture by key (None: it is gone), `classes` are
    those of sheets; `motion` says how to show it; `answers` are what was asked for, by the id of the request.
    """

    type: Literal["change"]
    n: int
    set: dict[str, Any]
    places: NotRequired[dict[str, str | None]]
    classes: NotRequired[dict[str, str]]
    log: NotRequired[LogPatch]
    motion: NotRequired[Motion]
    answers: NotRequired[dict[str, Any]]


class Gone(TypedDict):
    """Host to page: nobody answers any more."""

    type: Literal["gone"]
    reason: str


class Hello(TypedDict):
    """Page to host: I am here, and have this number (-1: nothing)."""

    type: Literal["hello"]
    protocol: int
    have: int


class Do(TypedDict):
    """Page to host: do this, or tell that; what a request holds is read by `requests.read_request`."""

    type: Literal["do"]
    request: dict[str, Any]


class WholeWanted(TypedDict):
    """Page to host: I missed something, send all of it."""

    type: Literal["whole"]


# ---- a replay that stands alone --------------------------------------------------------------------------------------


class ReplayModel(TypedDict):
    """A replay as the value of a cell: it begins with its first frame; the others are asked for."""

    kind: Literal["replay"]
    prefix: str
    language: str
    languages: list[LanguageOffered]
    theme: str
    labels: dict[str, str]
    at: int
    answered: str
    replay: ReplayShown
    frame: FrameShown
    notice: Notice
