"""What the pages of a class and its server tell each other: plain values, in words.

Messages of a desk go in an envelope with the number of their board: a new board gets a new number, and what still comes
for an old one is dropped. `tools/page_types.py` writes the same types in TypeScript; `CLASS_PROTOCOL` counts their
versions.
"""

from typing import Final, Literal, NotRequired, TypedDict

from trajan_tutor.desk.pages.pages import ToPage
from trajan_tutor.viewmodel.page_model import Do, Hello, LanguageOffered, WholeWanted

CLASS_PROTOCOL: Final = 2
# The shared board has this number on every page.
SHARED_BOARD: Final = 0

ToDesk = Hello | Do | WholeWanted

# ---- what stands in a page from the beginning ------------------------------------------------------------------------


class ClassStart(TypedDict):
    """What a page begins with, as JSON in the element `start`; of a pupil's page, whether this one has come in already.

    `light_page` is an address at which pupils go on by themselves, an empty text where there is none.
    `code_hint` is a code that came with the address, to be filled in. `problem` is said instead of a page for who
    teaches where the key is not the right one. The server takes `longest_body` bytes at once, and `longest_file` of a
    file that comes in parts.
    """

    page: Literal["pupil", "teacher", "projector"]
    protocol: int
    language: str
    languages: list[LanguageOffered]
    labels: dict[str, str]
    joined: bool
    code_hint: str
    light_page: str
    longest_body: int
    longest_file: int
    problem: str


class JoinAsked(TypedDict):
    """Page to server by POST `join`: a code and a name; POST `rejoin` has the code alone."""

    code: str
    name: NotRequired[str]


class JoinAnswer(TypedDict):
    """Server to page: come in (a cookie goes with it), or a sentence why not.

    `waits`: who teaches is shown the name at the door; the page asks the same again every few seconds.
    """

    type: Literal["joined", "waits", "no"]
    text: str


# ---- both ways, on every line ----------------------------------------------------------------------------------------


class DeskSays(TypedDict):
    """Server to page: a message of the desk of a board."""

    type: Literal["desk"]
    board: int
    message: ToPage


class DeskAsked(TypedDict):
    """Page to server: a message to the desk of a board."""

    type: Literal["desk"]
    board: int
    message: ToDesk


class SaidNo(TypedDict):
    """Server to page: a sentence about what cannot be done."""

    type: Literal["no"]
    text: str


class StillHere(TypedDict):
    """Page to server: somebody is there; every ten seconds."""

    type: Literal["here"]


# ---- a pupil ---------------------------------------------------------------------------------------------------------


class PupilSeat(TypedDict):
    """A seat at the table of a pupil: who sits there in words, whose turn it is (`waits`), and which one is theirs."""

    seat: int
    letter: str
    colour: str
    text: str
    kind: Literal["pupil", "bot", "kept", "teacher", "open"]
    is_you: bool
    waits: bool


class TableQuestion(TypedDict):
    """A question at the table that is answered with yes or no, and by its number; without an answer it is a no."""

    text: str
    seconds: int
    number: int


class PupilTable(TypedDict):
    """The table at which a pupil plays.

    `sentence` says what goes on there, `asks` is a question to this pupil, `asked` says what this pupil has asked the
    others. A bot may be asked to keep the seats in `may_keep`; `may_ask` tells that the last decision may be asked back
    (by the stage's own `undo`), `over` that nothing more is decided there, `may_play_again` that the next game of all
    who sit there can be laid. `how` says how others come to a free seat, where there is one.
    """

    number: int
    seats: list[PupilSeat]
    sentence: str
    asks: TableQuestion | None
    asked: str
    may_keep: list[int]
    may_ask: bool
    over: bool
    may_play_again: bool
    how: str


class RoomShown(TypedDict):
    """Server to pupil, whenever any of it changes: what goes on in the room.

    `board` is the number of the board to show, None where there is none. `watching` tells that nothing can be done on
    it, `may_answer` that the next decision on it is an answer to the question for all, `answered` says in words that it
    was given. `ends` says why the line will be closed, when it will. `table` is there where the board is that of one.
    """

    type: Literal["room"]
    name: str
    paused: bool
    sentence: str
    board: int | None
    may_answer: bool
    answered: str
    watching: bool
    language: str
    ends: str
    table: PupilTable | None


class TableAnswered(TypedDict):
    """Pupil to server: answer the question of a `number`, let a bot keep a `seat`, or their own until they are back."""

    type: Literal["table"]
    act: Literal["yes", "no", "again", "keep", "leave", "back"]
    seat: NotRequired[int]
    number: NotRequired[int]


ToPupil = RoomShown | DeskSays | SaidNo
FromPupil = DeskAsked | TableAnswered | StillHere

# ---- who teaches -----------------------------------------------------------------------------------------------------


class RejoinShown(TypedDict):
    """A short code with which a pupil goes on at another device."""

    pupil: str
    name: str
    code: str
    text: str


class FurtherKeyShown(TypedDict):
    """An address with a key for another device of who teaches, which works once."""

    link: str
    qr: str
    text: str


class LinkShown(TypedDict):
    """One of the addresses at which the room can be reached."""

    number: int
    text: str
    chosen: bool


class PupilShown(TypedDict):
    """A pupil: the random id in the room, how it goes, where they are; `rule` is the one that refused them last.

    `waits` says what they wait for, in words.
    """

    id: str
    name: str
    standing: Literal["fine", "stuck", "away"]
    where: str
    rule: str
    waits: str


class RuleTroubleShown(TypedDict):
    """A rule that many misunderstand, as a sentence; `exercise` tells whether it can be practised."""

    rule: str
    text: str
    pupils: list[str]
    exercise: bool


class TaskShown(TypedDict):
    """What all were given."""

    title: str
    kind: str


class GivenChoice(TypedDict):
    """Something that can be given to pupils, or opened on the shared board."""

    kind: str
    name: str
    title: str
    group: str


class VoteBar(TypedDict):
    """An answer to the question for all: the spot where it belongs, how many gave it, and the share of all answers."""

    spot: str
    move: str
    text: str
    count: int
    share: float


class CoachAnswer(TypedDict):
    """What the coach would play there, with its reasons; without a move it is still thinking, and `text` says so."""

    move: str
    text: str
    reasons: list[str]


class VoteShown(TypedDict):
    """The question for all: how many of how many have answered; bars where they may be seen."""

    state: Literal["none", "open", "shown"]
    answers: int
    of: int
    bars: list[VoteBar]
    coach: CoachAnswer | None


class LookedAt(TypedDict):
    """The pupil whose board is looked at, and its number."""

    id: str
    name: str
    board: int | None


class CoachLoad(TypedDict):
    """How many wait for the coach, and a sentence where it is behind."""

    waiting: int
    behind: bool
    text: str


class TeacherSeat(TypedDict):
    """A seat at a table: `pupil` is the random id of who plays there, empty for a bot and for who teaches.

    `kept` is the seat of a pupil who is away: a bot decides for them. `waits` tells that it is to decide.
    """

    seat: int
    letter: str
    colour: str
    pupil: str
    name: str
    kind: Literal["pupil", "bot", "kept", "teacher", "open"]
    waits: bool


class ClassTableShown(TypedDict):
    """A table: what is played there, whose turn it is, for how long they have been thinking, and what is asked there.

    `turn`, `waits` and `asks` are sentences, the last two empty where there is nothing to say; `may_answer` tells that
    what is asked is asked of who teaches. People call the table by its `ordinal`.
    """

    number: int
    ordinal: int
    game: str
    title: str
    state: Literal["playing", "over", "ended"]
    turn: str
    seats: list[TeacherSeat]
    waits: str
    asks: str
    may_answer: bool


class TableBot(TypedDict):
    """A bot that can have a seat at a table."""

    name: str
    title: str


class TableGameShown(TypedDict):
    """A game that can be played at tables: with how many seats, and its bots."""

    name: str
    title: str
    sizes: list[int]
    bots: list[TableBot]


class TableLooked(TypedDict):
    """The table that is looked at: through the eyes of a `seat`, or of a spectator (-1); `board` is its number."""

    number: int
    seat: int
    board: int


class RuleProposed(TypedDict):
    """A rule that what was played uses; `chosen` where few other moves there do: so it is ticked at first."""

    rule: str
    title: str
    chosen: bool


class RecordingShown(TypedDict):
    """An exercise that is being recorded: its solution so far in words, and the rules that it may be about.

    `text` says what is to be done next, `problem` why it cannot be kept as it is.
    """

    moves: list[str]
    rules: list[RuleProposed]
    text: str
    problem: str


class NewcomerShown(TypedDict):
    """Somebody who waits at the door with the right code."""

    id: str
    name: str


class DoorWaiting(TypedDict):
    """Who waits at the door, and in words why: the first of them by name, and how many there are in all.

    `with_them` is how many came in during the minute in which too many came.
    """

    text: str
    count: int
    names: list[NewcomerShown]
    with_them: int


class AsideShown(TypedDict):
    """A room of before that lies aside, by its name: `text` asks whether it is wanted back, or says that it is."""

    name: str
    text: str
    wanted: bool


class ClassLive(TypedDict):
    """Server to teacher: everything about the room; `empty` is a door that is open while nobody has come for a while.

    `qr` is a drawing of the link, made by us. `projected` is what the projector shows, `board` the number of the shared
    board where something lies on it. `given` changes only with an exercise of somebody's own: it is in the first one on
    a line, and then where it has changed. `recording` is the exercise that is being recorded on the shared board.
    `opening` can be given at the beginning of the next hour: the rules that were missed most in this one.
    `hints` tells whether the coach may be asked at tables, `longest` is the number of the table that has waited longest
    for who teaches, 0 without one. `fits` says how many pupils there are places for,
    `waiting` who is at the door.
    """

    type: Literal["live"]
    code: str
    rejoin: RejoinShown | None
    further: FurtherKeyShown | None
    door: Literal["closed", "open", "empty"]
    link: str
    links: list[LinkShown]
    qr: str
    sentence: str
    advice: list[str]
    fits: str
    waiting: DoorWaiting | None
    expected: int
    pupils: list[PupilShown]
    rules: list[RuleTroubleShown]
    task: TaskShown | None
    given: NotRequired[list[GivenChoice]]
    paused: bool
    vote: VoteShown
    looked: LookedAt | None
    coach: CoachLoad
    problems: list[str]
    keeps: str
    aside: list[AsideShown]
    projected: Literal["code", "board", "pupil", "table"]
    board: int | None
    tables: list[ClassTableShown]
    table_games: list[TableGameShown]
    hints: bool
    longest: int
    table_looked: TableLooked | None
    recording: RecordingShown | None
    opening: GivenChoice | None


class DoorAsked(TypedDict):
    """Teacher to server: let pupils in, or close the door."""

    type: Literal["door"]
    open: bool


class LetInAsked(TypedDict):
    """Teacher to server: let those in who wait at the door; nobody named means all."""

    type: Literal["let-in"]
    to: list[str]


class NewCodeAsked(TypedDict):
    """Teacher to server: make another code; `out` takes out who came in when too many came."""

    type: Literal["new-code"]
    out: bool


class LinkAsked(TypedDict):
    """Teacher to server: show another of the addresses."""

    type: Literal["link"]
    number: int


class ExpectAsked(TypedDict):
    """Teacher to server: how many pupils there will be."""

    type: Literal["expect"]
    count: int


class PauseAsked(TypedDict):
    """Teacher to server: pause pupils or let them go on; nobody named means all."""

    type: Literal["pause"]
    on: bool
    to: list[str]


class GiveAsked(TypedDict):
    """Teacher to server: give something to do; nobody named means all.

    `position` is what lies on the shared board now, `shared` lets them watch it, `nothing` takes back what was given.
    The name of an exercise is `lesson#step`, that of what is practised a rule.
    """

    type: Literal["give"]
    kind: Literal["lesson", "exercise", "practise", "position", "game", "shared", "nothing"]
    name: str
    to: list[str]


class OpenAsked(TypedDict):
    """Teacher to server: put something on the shared board."""

    type: Literal["open"]
    kind: Literal["lesson", "game", "puzzle"]
    name: str


class VoteAsked(TypedDict):
    """Teacher to server: ask all what they would play in the position on the shared board, or end that."""

    type: Literal["vote"]
    on: bool


class VoteStep(TypedDict):
    """Teacher to server: show the bars, ask the coach for its answer, or explore together on the shared board."""

    type: Literal["show-votes", "coach-answer", "explore"]


class LookAsked(TypedDict):
    """Teacher to server: look at a pupil's board; an empty id ends that."""

    type: Literal["look"]
    pupil: str


class ProjectAsked(TypedDict):
    """Teacher to server: what the projector shows; of a table what a spectator sees."""

    type: Literal["project"]
    what: Literal["code", "board", "pupil", "table"]


class PupilAsked(TypedDict):
    """Teacher to server: give a pupil another `name`, remove one, or ask for a code for another device."""

    type: Literal["rename", "remove", "rejoin"]
    pupil: str
    name: NotRequired[str]


class FurtherKeyAsked(TypedDict):
    """Teacher to server: a key for another device of who teaches."""

    type: Literal["further-key"]


class TablesAsked(TypedDict):
    """Teacher to server: let pupils play each other at tables of a `size`.

    Without `seats` they are drawn by lot among those of `to`, or among all who are here; else each list is a table. Who
    is left over plays against the `bot`, or makes a table of `three` where the game is played so.
    """

    type: Literal["tables"]
    game: str
    size: int
    to: list[str]
    seats: list[list[str]]
    rest: Literal["bot", "three"]
    bot: str


class SimultaneousAsked(TypedDict):
    """Teacher to server: play each pupil at a table of their own; nobody named means all who are here."""

    type: Literal["simultaneous"]
    game: str
    to: list[str]


class TableHintsAsked(TypedDict):
    """Teacher to server: let pupils at tables ask the coach, each for their own seat, or not."""

    type: Literal["table-hints"]
    on: bool


class TableEndAsked(TypedDict):
    """Teacher to server: end the game at a table, or at all of them (0)."""

    type: Literal["table-end"]
    table: int


class TableKeepAsked(TypedDict):
    """Teacher to server: let a bot keep a seat, or give it back to who plays there."""

    type: Literal["table-keep"]
    table: int
    seat: int
    on: bool


class TableAnswerAsked(TypedDict):
    """Teacher to server: answer what is asked at a table where who teaches plays."""

    type: Literal["table-answer"]
    table: int
    yes: bool


class TableLookAsked(TypedDict):
    """Teacher to server: look at a table through the eyes of a seat, or of a spectator (-1); table 0 ends that."""

    type: Literal["table-look"]
    table: int
    seat: int


class RecordAsked(TypedDict):
    """Teacher to server: record an exercise: from the position on the shared board now, keep it, or drop it.

    With `done` go the title, the question in one sentence, a hint or an empty text, and the rules that it is about.
    """

    type: Literal["record"]
    act: Literal["begin", "done", "drop"]
    title: NotRequired[str]
    question: NotRequired[str]
    hint: NotRequired[str]
    rules: NotRequired[list[str]]


class BringAsked(TypedDict):
    """Teacher to server: the text of an exercise that was recorded elsewhere, with the name of its file."""

    type: Literal["bring"]
    name: str
    text: str


class AsideAsked(TypedDict):
    """Teacher to server: bring a room that lies aside back at the next start, or leave it."""

    type: Literal["aside"]
    name: str
    back: bool


ToTeacher = ClassLive | DeskSays | SaidNo
FromTeacher = (
    DoorAsked
    | LetInAsked
    | NewCodeAsked
    | LinkAsked
    | ExpectAsked
    | PauseAsked
    | GiveAsked
    | OpenAsked
    | VoteAsked
    | VoteStep
    | LookAsked
    | ProjectAsked
    | PupilAsked
    | FurtherKeyAsked
    | TablesAsked
    | SimultaneousAsked
    | TableHintsAsked
    | TableEndAsked
    | TableKeepAsked
    | TableAnswerAsked
    | TableLookAsked
    | RecordAsked
    | BringAsked
    | AsideAsked
    | DeskAsked
    | StillHere
)

# ---- the projector: no name and no key ever gets there ---------------------------------------------------------------


class ProjectedSeat(TypedDict):
    """A seat at a table without a name: whether it is to decide, and whether a bot decides there."""

    letter: str
    colour: str
    waits: bool
    bot: bool


class ProjectedTable(TypedDict):
    """A table without names, which people call by its `ordinal`; `looked` tells that its board is shown."""

    number: int
    ordinal: int
    title: str
    state: Literal["playing", "over", "ended"]
    looked: bool
    seats: list[ProjectedSeat]


class ProjectorShown(TypedDict):
    """Server to projector: what is shown; `board` is the number of the board where one is.

    `tables` are all tables while they are shown, else none.
    """

    type: Literal["shown"]
    state: Literal["code", "board", "pupil", "table"]
    code: str
    link: str
    qr: str
    sentence: str
    vote: VoteShown
    board: int | None
    tables: list[ProjectedTable]


ToProjector = ProjectorShown | DeskSays | SaidNo
