"""The view model: everything that a page is shown, as plain values in words, and the messages that carry it.

The page has the same types from `tools/page_types.py`, which writes them in TypeScript; `PROTOCOL` counts their
versions. Colours, sizes and behaviour are the page's; names of places (spots), moves and rules are the game's.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

from trajan_tutor.desk.view_model.bids_model import BidsShown, HubSaid
from trajan_tutor.desk.view_model.board_model import MarksShown, Motion
from trajan_tutor.desk.view_model.coach_model import CoachShown, ThinkingShown
from trajan_tutor.desk.view_model.review_model import AnalysisShown, PracticeShown, ReviewShown, RivalTurn
from trajan_tutor.desk.view_model.words_model import (
    Card,
    Choice,
    EndingShown,
    LineShown,
    Notice,
    OfferShown,
    Others,
    Points,
    ReportListed,
    ReportShown,
    StepShown,
    SummaryShown,
)
from trajan_tutor.view.picture import FocusShown, Picture

PROTOCOL: Final = 1

# ---- a lesson --------------------------------------------------------------------------------------------------------


class Dot(TypedDict):
    """A step of the lesson in the row of dots; with a `star` it was solved at the first try, without help."""

    standing: Literal["done", "present", "open"]
    star: bool
    said: str


class Answer(TypedDict):
    """A sentence about what the learner did."""

    tone: Literal["note", "hint", "praise", "mistake", "refused"]
    text: str


class Aim(TypedDict):
    """One of several things to reach."""

    text: str
    met: bool


class NamedSymbol(TypedDict):
    """A name that stands in a text, and the id of the symbol that belongs beside it, after the prefix."""

    text: str
    symbol: str


class Option(TypedDict):
    """Something to choose from a list, with a sentence about it where there is one."""

    value: str
    text: str
    about: NotRequired[str]


class QuestionChoice(TypedDict):
    """One answer that can be chosen."""

    name: str
    text: str


class QuestionShown(TypedDict):
    """What is asked in words: by choice, or for a number or a text."""

    form: str
    choices: list[QuestionChoice]
    say: str


class NextLesson(TypedDict):
    """A game or a lesson to go on with."""

    address: str
    text: str


class LessonEnd(TypedDict):
    """What a finished lesson taught, and what to go on with: `other` is a second choice.

    After the last one `page` is a page of HTML to be printed.
    """

    title: str
    idea: str
    cards: list[Card]
    standing: str
    next: NextLesson | None
    other: NextLesson | None
    page: str


class EndTurn(TypedDict):
    """One of the turns of a game that cost most, by its number in the review: when, what was played, what it lost."""

    number: int
    turn: str
    title: str
    lost: str


class CalledLesson(TypedDict):
    """Something to look up that a game called for, by the name of its moment: what it shows, and why."""

    name: str
    title: str
    why: str


class GameEnd(TypedDict):
    """The page on which a growing game ends: who won and where points came from, turns, lessons, the next game.

    `looking` is said, and `share` of the work done, as long as costly turns are looked for. `next` is None after the
    last game; `other` is a second choice. `page` is a page of HTML to be printed, after the last game.
    """

    title: str
    text: str
    points: Points
    looking: str
    share: float
    turns: list[EndTurn]
    about_turns: str
    lessons: list[CalledLesson]
    about_lessons: str
    next: NextLesson | None
    about_next: str
    other: NextLesson | None
    page: str


class Entry(TypedDict):
    """A growing game or a lesson in the list of the course."""

    address: str
    title: str
    number: str
    standing: Literal["done", "begun", "new"]
    said: str
    here: bool
    is_game: bool


class LessonMoment(TypedDict):
    """Something that can be looked up in a game: whether its situation has come up, and whether it was seen."""

    name: str
    title: str
    called: bool
    seen: bool


class LessonShown(TypedDict):
    """A lesson at this moment; `may` are the actions that are open, such as next, back, again, undo, hint.

    `named` are symbols that its words name. `moments` can be looked up in it; `back_to` are the words that lead back to
    what waits meanwhile, if anything does.
    """

    address: str
    title: str
    place: str
    dots: list[Dot]
    kind: str
    phase: str
    words: list[str]
    goal: str
    named: list[NamedSymbol]
    answers: list[Answer]
    refused: Card | None
    rules: list[Card]
    aims: list[Aim]
    review: Points | None
    question: QuestionShown | None
    may: list[str]
    autonomy: str
    dial: list[Option]
    looks: list[str]
    end: LessonEnd | None
    game_end: GameEnd | None
    problem: str
    exercise: bool
    contents: list[Entry]
    moments: list[LessonMoment]
    back_to: str


class UnsavedShown(TypedDict):
    """What is not on the disk, and since when; `about` are further sentences: what else is not, and why."""

    text: str
    about: list[str]


# ---- the view model --------------------------------------------------------------------------------------------------


class ViewModel(TypedDict):
    """Everything that a page shows of a board.

    `at` counts the changes of the game, so that a late click is told apart; `answered` is the id of the request that
    was answered last. `reports` tell what was settled by what was done last. `may_practise` tells that what is due can
    be practised, while this waits. `picture` is missing at an empty table. `readings` tell by which rulings the game is
    played otherwise than usual. `keeps` says in words what would be kept if the kernel went away, `unsaved` what is not
    on the disk, as long as anything is not.
    """

    kind: Literal["table", "lesson"]
    prefix: str
    language: str
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


# ---- answers: what a page is told when it asks, by the id of the question --------------------------------------------


class Problem(TypedDict):
    """What is told instead when a question cannot be answered."""

    problem: str


class Area(TypedDict):
    """The rules of one area of the rule book."""

    area: str
    title: str
    rules: list[Card]


class RulingsShown(TypedDict):
    """Every ruling of a game as a card, and those that this game is played with otherwise than usual."""

    title: str
    chosen: list[str]
    cards: list[Card]


class BookPage(TypedDict):
    """The rule book of a game, and how it is read."""

    game: str
    book: list[Area]
    rulings: RulingsShown


class SymbolsPage(TypedDict):
    """What the symbols of a game mean; `symbols` is a drawing."""

    game: str
    symbols: str


class CopyShown(TypedDict):
    """A file to take along."""

    name: str
    text: str


class CopiesToTake(TypedDict):
    """Everything that is not on the disk, as files to take along."""

    files: list[CopyShown]


class GameOption(TypedDict):
    """An option of a game in the form: one of its choices, several of them, or (without choices) yes and no.

    It is of use only where the option that it `needs` is chosen; with one that is `alone` the rules play all other
    seats.
    """

    name: str
    text: str
    choices: list[Option]
    several: bool
    needs: str
    alone: bool


class SeatLabels(TypedDict):
    """What the form calls a seat, and the place for its name."""

    player: str
    name: str


class ReadingOffered(TypedDict):
    """A ruling in the form: the question, what the book says, and how it is played by each of its readings."""

    ruling: str
    text: str
    says: str
    choices: list[Option]


class GameOffered(TypedDict):
    """A game in the form: its numbers of seats, its options, its readings, and what its seats are called."""

    value: str
    text: str
    seats: list[int]
    offers: list[GameOption]
    readings: list[ReadingOffered]
    labels: list[SeatLabels]


class Offered(TypedDict):
    """What the form for a new game offers."""

    games: list[GameOffered]
    players: list[Option]
    setups: list[Option]
    paces: list[Option]
    languages: list[Option]
    themes: list[Option]


class SavedGamesRow(TypedDict):
    """A saved game: its cells, the button that goes on with it, and what is asked before it is removed."""

    file: str
    cells: list[str]
    button: str
    label: str
    remove: str
    removing: str


class SavedGames(TypedDict):
    """The latest saved games; what is damaged as sentences."""

    title: str
    heads: list[str]
    rows: list[SavedGamesRow]
    problems: list[str]
    more: str


class TurnShown(TypedDict):
    """A turn of the present line, by its node in the tree of the game."""

    node: int
    text: str
    here: bool
    ahead: bool


class BranchMark(TypedDict):
    """What is special about a line."""

    kind: str
    text: str


class BranchShown(TypedDict):
    """A line that was played: its first node and its last one, its own name, what it is called and how it stands."""

    head: int
    tip: int
    name: str
    title: str
    text: str
    current: bool
    marks: list[BranchMark]
    removable: bool
    removing: str


class History(TypedDict):
    """The turns of the present line with its reports, all lines, and where the game stands; `at` counts its changes."""

    at: NotRequired[int]
    reports: NotRequired[list[ReportListed]]
    here: int
    end: int
    can_redo: bool
    turns: list[TurnShown]
    last: str
    branches: list[BranchShown]


class ReportsListed(TypedDict):
    """What was settled on the present line so far, the first one first."""

    reports: list[ReportListed]


class SideShown(TypedDict):
    """One of the places compared."""

    node: int
    title: str
    moves: str
    revealed: list[str]
    revealed_title: str


class CellsRow(TypedDict):
    """The points of one source in all places compared, with differences."""

    label: str
    cells: list[str]


class SeatCompared(TypedDict):
    """The points of one seat in all places compared."""

    seat: int
    name: str
    rows: list[CellsRow]
    totals: list[str]


class ComparisonShown(TypedDict):
    """Two or three places of a game side by side; `picture` is a drawing."""

    picture: str
    sides: list[SideShown]
    seats: list[SeatCompared]
    total: str
    heads: list[str]


class FrameShown(TypedDict):
    """One picture of a replay, and what happened since the one before."""

    number: int
    svg: str
    told: list[str]


class TurningPointShown(TypedDict):
    """A turn that decided much."""

    frame: int
    title: str
    gains: list[str]


class ReplayShown(TypedDict):
    """What a replay begins with: what is said of each frame, its node, the curve as a drawing, turning points."""

    captions: list[str]
    curve: str
    turning: list[TurningPointShown]
    nodes: list[int]
    frame: NotRequired[FrameShown]


# ---- other things that are shown: a replay that stands alone, the position editor ------------------------------------


class ReplayModel(TypedDict):
    """A replay as the value of a cell: it begins with its first frame; the others are asked for."""

    kind: Literal["replay"]
    prefix: str
    language: str
    theme: str
    labels: dict[str, str]
    at: int
    answered: str
    replay: ReplayShown
    frame: FrameShown
    notice: Notice
