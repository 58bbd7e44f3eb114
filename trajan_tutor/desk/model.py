"""The view model: everything that a page is shown, as plain values in words, and the messages that carry it.

The page has the same types from `tools/page_types.py`, which writes them in TypeScript; `PROTOCOL` counts their
versions. Colours, sizes and behaviour are the page's; names of places (spots), moves and rules are the game's.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

PROTOCOL: Final = 1

# x, y, width and height, in the units of a sheet.
Box = tuple[float, float, float, float]
Point = tuple[float, float]

# ---- the picture: sheets, places and the panes through which they are seen -------------------------------------------


class Sheet(TypedDict):
    """A drawing on the table: its size, its classes, and what of it never changes, as the inside of an SVG group."""

    width: float
    height: float
    classes: str
    still: str


class PaneWindow(TypedDict):
    """A box of a sheet, seen at a point of its pane; `places` are those drawn in it, in their order."""

    sheet: str
    box: Box
    at: Point
    places: list[str]


class PaneForm(TypedDict):
    """One way to set out a pane: its size and its windows."""

    width: float
    height: float
    windows: list[PaneWindow]


class Pane(TypedDict):
    """A part of the table that is looked at by itself. The page takes the form that it can show largest.

    `hue` is a class that gives its colour; `own` says that it belongs to the seat that looks on.
    """

    name: str
    text: str
    hue: str
    own: bool
    forms: list[PaneForm]


class Whole(TypedDict):
    """The whole table at once: where each pane lies, each in its first form."""

    width: float
    height: float
    panes: dict[str, Box]


class Picture(TypedDict):
    """A board: symbols that are used by reference, sheets, places by key with the element that shows each, panes.

    A key is the name of a spot, or `family:` and what the names of a family begin with. Every fragment is one SVG
    element with an id; spots have the id `PREFIX--SPOT`, and a shape of the class `shape`; pieces that can travel have
    `data-piece`. Sheets are positioned at their own origin.
    """

    name: str
    style: str
    classes: str
    symbols: str
    sheets: dict[str, Sheet]
    places: dict[str, str]
    panes: list[Pane]
    whole: Whole | None


class Focus(TypedDict):
    """Which panes are near: as long as `step` stays, nothing moves.

    `main` and `companion` are panes (an empty text: none), `wide` the companion where there is much room, `narrow` the
    one where there is little (without it: `companion`). `whole` asks for the whole table. `places` says how many lit
    places each pane has, or how many choices lead there.
    """

    step: str
    main: str
    companion: str
    narrow: NotRequired[str]
    wide: str
    whole: bool
    places: dict[str, str]


# ---- marks -----------------------------------------------------------------------------------------------------------


class PathStop(TypedDict):
    """One stop of a path, drawn on the border of places and never on a piece: a numbered disc, an arrow, a piece.

    Coordinates are those of the sheet. `turn` turns the arrow, in degrees. `symbol` is the id of what will lie there,
    after the prefix, and `scale` its size; empty where nothing will.
    """

    sheet: str
    text: str
    at: Point
    arrow: Point
    turn: float
    piece: Point
    symbol: str
    scale: float


class PathMark(TypedDict):
    """A way over the board: where it begins (ringed), its stops, where it ends (dashed)."""

    start: str
    end: str
    stops: list[PathStop]


class Tag(TypedDict):
    """A short text at a place: a number of a hint, or what would change there."""

    spot: str
    text: str


class Marks(TypedDict):
    """What is marked, by names of spots. `soft` are lit by a later part of the choice; `looks` are pointed out.

    `plan` are the later turns that a hint prepares, the next one first.
    """

    lit: list[str]
    soft: list[str]
    chosen: list[str]
    last: list[str]
    looks: list[str]
    arrows: list[tuple[str, str]]
    hint: list[Tag]
    hint_path: PathMark | None
    plan: list[PathMark]
    last_path: PathMark | None


# ---- movement --------------------------------------------------------------------------------------------------------


class Hub(TypedDict):
    """The middle through which pieces travel one by one: where on which sheet, and what it says while they do."""

    sheet: str
    at: Point
    radius: float
    left: list[str]


class Landing(TypedDict):
    """What the last of several pieces brought about: the place, its hue, a sign and a word."""

    spot: str
    hue: str
    symbol: str
    text: str


class Gain(TypedDict):
    """Points that a seat gained or lost at a place (an empty text: nowhere)."""

    seat: int
    spot: str
    points: int
    text: str


class Motion(TypedDict):
    """How a change is shown, in this order: pieces along `path`, then the others, then points.

    `pieces` along the path are named in the order in which they land. `seat` is whose doing it was, and `own` whether
    that is the seat that looks on.
    """

    seat: int
    own: bool
    path: list[str]
    pieces: list[str]
    hub: Hub | None
    landing: Landing | None
    path_mark: PathMark | None
    gains: list[Gain]


# ---- words beside the board ------------------------------------------------------------------------------------------


class SeatSummary(TypedDict):
    """A seat in the top bar."""

    seat: int
    name: str
    letter: str
    colour: int
    points: int
    extra: str
    extra_short: str
    to_move: bool
    own: bool
    won: bool


class Token(TypedDict):
    """Something that stands open: a demand; `symbol` as in the picture, an empty one while it is unknown."""

    symbol: str
    standing: Literal["open", "met", "unknown"]
    said: str


class Part(TypedDict):
    """One line of a sum."""

    text: str
    points: str


class Forecast(TypedDict):
    """What a seat would have if the game ended now."""

    title: str
    rows: list[Part]


class Summary(TypedDict):
    """The top bar, and what stands beside the circle."""

    title: str
    seats: list[SeatSummary]
    clock: str
    clock_short: str
    tokens: list[Token]
    warning: str
    warning_said: str
    forecast: Forecast | None


class StepShown(TypedDict):
    """A step of the turn."""

    label: str
    standing: Literal["done", "present", "open"]
    said: str


class Choice(TypedDict):
    """Something that can be chosen: its notation, a sentence, and in few words a name and what it leads to.

    `spots` mean it, `leads` are the places that it leads to. A `hidden` one is to be found on the board. `group` names
    what choices have in common where there are many. Choices that have an `amount` differ by this number, and those of
    one number by their `side`: they are one control, a number and where there are sides one of them.
    """

    move: str
    text: str
    name: str
    consequence: str
    hue: str
    symbol: str
    group: str
    spots: list[str]
    leads: list[str]
    hidden: bool
    amount: NotRequired[int]
    side: NotRequired[str]


class Notice(TypedDict):
    """What became of the last thing that was asked for; the number tells two equal ones apart.

    `tone` says how it looks, `title` is one line, `spot` where it belongs, `callout` the few words shown there.
    """

    number: int
    tone: Literal["", "note", "praise", "mistake", "refused", "problem", "hint"]
    title: str
    text: str
    spot: str
    callout: str
    rule: str


class Line(TypedDict):
    """A line of the log."""

    number: int
    seat: int
    name: str
    text: str
    points: int


class Remark(TypedDict):
    """What is to be said of how sure a rule is."""

    label: str
    text: str


class LaterLesson(TypedDict):
    """The lesson in which it is told how sure a rule is."""

    address: str
    text: str


class Card(TypedDict):
    """A rule card; what its marks would say may be told `later`, in a lesson of its own."""

    rule: str
    title: str
    text: str
    marks: list[Remark]
    later: NotRequired[LaterLesson]


class SeatLook(TypedDict):
    """How a seat is marked."""

    letter: str
    colour: int


class PointsRow(TypedDict):
    """The points of all seats by one source."""

    label: str
    points: list[int]


class Points(TypedDict):
    """Everybody's points by source."""

    names: list[str]
    looks: list[SeatLook]
    rows: list[PointsRow]
    totals: list[int]


class Ending(TypedDict):
    """Who won and why; `chart` is a drawing."""

    title: str
    why: str
    order: list[str]
    chart: str
    cards: list[Card]


class Others(TypedDict):
    """Who else is at the table: a bot that waits to be told to decide, somebody who is to sit down."""

    waits: bool
    bot: str
    hot_seat: str
    sit: str


class Offer(TypedDict):
    """A saved game that can be continued."""

    text: str
    go_on: str
    decline: str


# ---- the coach -------------------------------------------------------------------------------------------------------

# A block of the coach's words: its kind, and what that kind has; see `coach_blocks`.
Block = dict[str, Any]


class CoachShown(TypedDict):
    """The coach: what its panel shows, and what needs more room; `answers` counts what it found out."""

    trying: bool
    answers: int
    panel: list[Block]
    wide: list[Block]


class Thinking(TypedDict):
    """How far the coach has thought, from 0 to 1; an empty text while it does not."""

    text: str
    share: float


# ---- analysis beside the board, review of a game, mistakes tried again -----------------------------------------------


class IdeaMarks(TypedDict):
    """What a turn would do on the board: its steps as numbered tags, the places that it leads to, its way."""

    tags: list[Tag]
    dashed: list[str]
    path: PathMark | None


class Idea(TypedDict):
    """A turn that is among the best: what plays it, what it is called, its grade, what it gives less and how sure."""

    number: int
    title: str
    value: str
    less: str
    said: str
    best: bool
    marks: IdeaMarks


class AnalysisShown(TypedDict):
    """The analysis beside the board: whether it may be switched on, what it has found, and how deep it is."""

    may: bool
    on: bool
    standing: Literal["off", "waiting", "thinking", "done"]
    text: str
    share: float
    ideas: list[Idea]


class GradeShown(TypedDict):
    """A grade, and what it is called."""

    grade: Literal["best", "as-good", "slightly", "costs", "much"]
    text: str


class SeatReviewed(TypedDict):
    """How the decisions of a seat were: how many have each grade, and their accuracy in words."""

    seat: int
    name: str
    accuracy: str
    said: str
    counts: list[int]


class DecisionShown(TypedDict):
    """A decision with its grade; one that is not `deep` was looked at quickly.

    `own` is one of a person, a `mistake` one that can be tried again.
    """

    number: int
    turn: int
    seat: int
    grade: Literal["best", "as-good", "slightly", "costs", "much"]
    text: str
    title: str
    cost: str
    deep: bool
    own: bool
    mistake: bool


class ReviewShown(TypedDict):
    """A review of the line on which the game stood; `at` tells one from another, `mistakes` can be tried again."""

    at: int
    text: str
    share: float
    first_turn: int
    grades: list[GradeShown]
    seats: list[SeatReviewed]
    decisions: list[DecisionShown]
    mistakes: int


class RivalTurn(TypedDict):
    """What another seat did in a turn, in one line, with the points that it brought."""

    seat: int
    name: str
    text: str
    points: str


class PracticeShown(TypedDict):
    """A mistake that is tried again: what is to be done, what there is to know, how it stands, whether more follow."""

    goal: str
    words: list[str]
    standing: Literal["trying", "thinking", "wrong", "right"]
    more: bool


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


class Question(TypedDict):
    """What is asked in words: by choice, or for a number or a text."""

    form: str
    choices: list[QuestionChoice]
    say: str


class NextLesson(TypedDict):
    """The lesson after this one."""

    address: str
    text: str


class LessonEnd(TypedDict):
    """What a finished lesson taught."""

    title: str
    idea: str
    cards: list[Card]
    standing: str
    next: NextLesson | None


class Entry(TypedDict):
    """A lesson in the list of the course."""

    address: str
    title: str
    number: str
    standing: Literal["done", "begun", "new"]
    said: str
    here: bool


class LessonMoment(TypedDict):
    """Something that can be looked up in a game: whether its situation has come up, and whether it was seen."""

    name: str
    title: str
    called: bool
    seen: bool


class Lesson(TypedDict):
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
    question: Question | None
    may: list[str]
    autonomy: str
    dial: list[Option]
    looks: list[str]
    end: LessonEnd | None
    problem: str
    exercise: bool
    contents: list[Entry]
    moments: list[LessonMoment]
    back_to: str


# ---- the view model --------------------------------------------------------------------------------------------------


class ViewModel(TypedDict):
    """Everything that a page shows of a board.

    `at` counts the changes of the game, so that a late click is told apart; `answered` is the id of the request that
    was answered last. `may_practise` tells that what is due can be practised, while this waits. `picture` is missing at
    an empty table. `keeps` says in words what would be kept if the kernel went away.
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
    picture: Picture | None
    focus: Focus
    marks: Marks
    summary: Summary
    turn: str
    prompt: str
    steps: list[StepShown]
    choices: list[Choice]
    picked: bool
    can_undo: bool
    notice: Notice
    live: str
    log: list[Line]
    earlier: str
    since: list[str]
    cards: list[Card]
    points: Points
    ending: Ending | None
    others: Others
    offer: Offer | None
    lesson: Lesson | None
    coach: CoachShown
    thinking: Thinking
    analysis: AnalysisShown
    review: ReviewShown | None
    practice: PracticeShown | None
    may_practise: bool
    rivals: list[RivalTurn]
    keeps: str


# ---- messages --------------------------------------------------------------------------------------------------------


class LogPatch(TypedDict):
    """Which lines of the log stay, and what follows them."""

    first: int
    last: int
    more: list[Line]


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


class BookPage(TypedDict):
    """The rule book of a game."""

    game: str
    book: list[Area]


class SymbolsPage(TypedDict):
    """What the symbols of a game mean; `symbols` is a drawing."""

    game: str
    symbols: str


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


class GameOffered(TypedDict):
    """A game in the form: its numbers of seats, its options, and what its seats are called."""

    value: str
    text: str
    seats: list[int]
    offers: list[GameOption]
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
    """The turns of the present line, all lines, and where the game stands; `at` counts its changes."""

    at: NotRequired[int]
    here: int
    end: int
    can_redo: bool
    turns: list[TurnShown]
    last: str
    branches: list[BranchShown]


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


class Frame(TypedDict):
    """One picture of a replay, and what happened since the one before."""

    number: int
    svg: str
    told: list[str]


class TurningPoint(TypedDict):
    """A turn that decided much."""

    frame: int
    title: str
    gains: list[str]


class ReplayShown(TypedDict):
    """What a replay begins with: what is said of each frame, its node, the curve as a drawing, turning points."""

    captions: list[str]
    curve: str
    turning: list[TurningPoint]
    nodes: list[int]
    frame: NotRequired[Frame]


class ReviewCurve(TypedDict):
    """The points from turn to turn as a drawing, the costly turns marked."""

    curve: str


# ---- answers: the blocks of the coach --------------------------------------------------------------------------------


class CoachButton(TypedDict):
    """Something that the coach can be asked for; `state` is "off", "done" or empty."""

    action: str
    number: int
    text: str
    state: NotRequired[str]


class CoachItem(TypedDict):
    """One of the things in a block: a button, a step, a reason, a turn to be ticked, a board."""

    text: str
    action: NotRequired[str]
    number: NotRequired[int]
    state: NotRequired[str]
    done: NotRequired[bool]
    on: NotRequired[bool]
    more: NotRequired[CoachButton]
    sign: NotRequired[str]
    against: NotRequired[bool]
    card: NotRequired[Card]
    svg: NotRequired[str]


class CoachBlock(TypedDict):
    """A block of the coach's words, as `coach_blocks` makes it; `svg` is a drawing."""

    kind: Literal["title", "text", "buttons", "steps", "reasons", "ticks", "select", "boards", "picture"]
    text: NotRequired[str]
    faint: NotRequired[bool]
    strong: NotRequired[bool]
    items: NotRequired[list[CoachItem]]
    svg: NotRequired[str]
    action: NotRequired[str]
    label: NotRequired[str]
    options: NotRequired[list[str]]
    chosen: NotRequired[int]


class MomentShown(TypedDict):
    """A decision of a review: what was played, what would have been better and why, and the board before it.

    `node` is where it was made, `answer` what others may do after it; `svg` is a drawing.
    """

    number: int
    node: int
    title: str
    grade: str
    cost: str
    depth: str
    played: list[str]
    better: list[str]
    reasons: list[CoachItem]
    answer: str
    svg: str


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
    frame: Frame
    notice: Notice


class EditorGame(TypedDict):
    """A game whose positions can be built."""

    value: str
    text: str
    seats: list[int]


class PlaceNamed(TypedDict):
    """A place of a position, by its name there and in words."""

    name: str
    text: str


class PlacesArea(TypedDict):
    """Places of a position under their heading."""

    title: str
    places: list[PlaceNamed]


class PieceLying(TypedDict):
    """A piece that lies at a place, counted from 0; `picture` is a drawing or empty, `state` tells a state."""

    text: str
    picture: str
    state: bool
    at: int


class PieceOffered(TypedDict):
    """A piece that can be put at a place; `here` says that it lies there."""

    text: str
    picture: str
    state: bool
    number: int
    here: bool


class PlaceOpen(TypedDict):
    """A place that is open: what lies there, and what can be put there."""

    name: str
    text: str
    holding: str
    number: int
    least: int
    most: int
    can_move: bool
    can_take: bool
    lying: list[PieceLying]
    pieces: list[PieceOffered]


class Carrying(TypedDict):
    """A piece that is being moved, and where it can go."""

    text: str
    goals: list[PlaceNamed]


class Writing(TypedDict):
    """A position written out, and a lesson that begins with it."""

    json: str
    lesson: str
    name: str
    ending: str


class EditorModel(TypedDict):
    """Everything that a page shows of a position being built.

    `sheet` has the symbols that the pictures of pieces use, `svg` is the board; both are drawings. `can_save` says
    whether files can be written.
    """

    kind: Literal["editor"]
    prefix: str
    language: str
    theme: str
    labels: dict[str, str]
    at: int
    answered: str
    title: str
    games: list[EditorGame]
    sheet: str
    svg: str
    areas: list[PlacesArea]
    spot: str
    places: list[PlaceOpen]
    carried: Carrying | None
    seats: list[str]
    seat: int
    can_undo: bool
    can_redo: bool
    notice: Notice
    writing: Writing | None
    can_save: bool
