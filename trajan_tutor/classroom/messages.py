"""What the pages of a class and its server tell each other: plain values, in words.

Messages of a desk go in an envelope with the number of their board: a new board gets a new number, and what still comes
for an old one is dropped. `tools/page_types.py` writes the same types in TypeScript; `CLASS_PROTOCOL` counts their
versions.
"""

from typing import Final, Literal, NotRequired, TypedDict

from trajan_tutor.desk.pages import ToPage
from trajan_tutor.desk.view_model.page_model import Do, Hello, WholeWanted

CLASS_PROTOCOL: Final = 1
# The shared board has this number on every page.
SHARED_BOARD: Final = 0

ToDesk = Hello | Do | WholeWanted

# ---- what stands in a page from the beginning ------------------------------------------------------------------------


class ClassStart(TypedDict):
    """What a page begins with, as JSON in the element `start`; of a pupil's page, whether this one has come in already.

    `code_hint` is a code that came with the address, to be filled in. `problem` is said instead of a page for who
    teaches where the key is not the right one.
    """

    page: Literal["pupil", "teacher", "projector"]
    protocol: int
    language: str
    labels: dict[str, str]
    joined: bool
    code_hint: str
    problem: str


class JoinAsked(TypedDict):
    """Page to server by POST `join`: a code and a name; POST `rejoin` has the code alone."""

    code: str
    name: NotRequired[str]


class JoinAnswer(TypedDict):
    """Server to page: come in (a cookie goes with it), or a sentence why not."""

    type: Literal["joined", "no"]
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


class RoomShown(TypedDict):
    """Server to pupil, whenever any of it changes: what goes on in the room.

    `board` is the number of the board to show, None where there is none. `watching` tells that nothing can be done on
    it, `may_answer` that the next decision on it is an answer to the question for all, `answered` says in words that it
    was given. `ends` says why the line will be closed, when it will.
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


ToPupil = RoomShown | DeskSays | SaidNo
FromPupil = DeskAsked | StillHere

# ---- who teaches -----------------------------------------------------------------------------------------------------


class RejoinShown(TypedDict):
    """A short code with which a pupil goes on at another device."""

    pupil: str
    name: str
    code: str
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


class ClassLive(TypedDict):
    """Server to teacher: everything about the room; `empty` is a door that is open while nobody has come for a while.

    `qr` is a drawing of the link, made by us. `projected` is what the projector shows, `board` the number of the shared
    board where something lies on it. `given` does not change, and is only in the first one on a line.
    """

    type: Literal["live"]
    code: str
    rejoin: RejoinShown | None
    door: Literal["closed", "open", "empty"]
    link: str
    links: list[LinkShown]
    qr: str
    sentence: str
    advice: list[str]
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
    projected: Literal["code", "board", "pupil"]
    board: int | None


class DoorAsked(TypedDict):
    """Teacher to server: let pupils in, or close the door."""

    type: Literal["door"]
    open: bool


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
    """Teacher to server: what the projector shows."""

    type: Literal["project"]
    what: Literal["code", "board", "pupil"]


class PupilAsked(TypedDict):
    """Teacher to server: give a pupil another `name`, remove one, or ask for a code for another device."""

    type: Literal["rename", "remove", "rejoin"]
    pupil: str
    name: NotRequired[str]


ToTeacher = ClassLive | DeskSays | SaidNo
FromTeacher = (
    DoorAsked
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
    | DeskAsked
    | StillHere
)

# ---- the projector: no name and no key ever gets there ---------------------------------------------------------------


class ProjectorShown(TypedDict):
    """Server to projector: what is shown; `board` is the number of the board where one is."""

    type: Literal["shown"]
    state: Literal["code", "board", "pupil"]
    code: str
    link: str
    qr: str
    sentence: str
    vote: VoteShown
    board: int | None


ToProjector = ProjectorShown | DeskSays | SaidNo
