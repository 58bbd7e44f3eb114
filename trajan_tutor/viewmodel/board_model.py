"""What is shown on the board besides its picture: marks, movement, biddings, and words in the middle of a circle."""

from typing import Literal, NotRequired, TypedDict

from trajan_tutor.view.picture import GhostShown, Hub, PathMark, Point

# ---- marks -----------------------------------------------------------------------------------------------------------


class Tag(TypedDict):
    """A short text at a place: a number of a hint, or what would change there."""

    spot: str
    text: str


class LastMove(TypedDict):
    """What a seat did last: at which places, from where to where, and its way over the board, if there is one.

    `letter` and `colour` are those by which the seat is marked.
    """

    seat: int
    letter: str
    colour: int
    spots: list[str]
    lines: list[tuple[str, str]]
    path: PathMark | None


class MarksShown(TypedDict):
    """What is marked, by names of spots. `soft` are lit by a later part of the choice; `looks` are pointed out.

    `plan` are the later turns that a hint prepares, the next one first; `hint_ghosts` are pieces as it would lay them.
    `taught` is the move that a lesson means where it is made at no spot.
    """

    lit: list[str]
    soft: list[str]
    chosen: list[str]
    last: list[LastMove]
    looks: list[str]
    arrows: list[tuple[str, str]]
    hint: list[Tag]
    hint_path: PathMark | None
    plan: list[PathMark]
    hint_ghosts: NotRequired[list[GhostShown]]
    taught: NotRequired[str]


# ---- movement --------------------------------------------------------------------------------------------------------


class LandingShown(TypedDict):
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
    landing: LandingShown | None
    path_mark: PathMark | None
    gains: list[Gain]


# ---- biddings, and what is said in a circle --------------------------------------------------------------------------


class BidShown(TypedDict):
    """What a seat has bid, in few words (an empty text: nothing so far), and in a sentence."""

    seat: int
    letter: str
    own: bool
    standing: Literal["leads", "outbid", "passed", "asked", "decides", "waits"]
    text: str
    said: str


class BidsShown(TypedDict):
    """What is bid for, the seats in the order in which they are asked, and what the viewer could pay at most.

    `high` is the highest bid, and `spots` are what the viewer would pay with.
    """

    title: str
    seats: list[BidShown]
    high: int
    most: int
    most_said: str
    spots: list[str]


class HubSaid(TypedDict):
    """What is said in the middle of a circle: what is asked, and by the places of choices what they lead to."""

    sheet: str
    at: Point
    radius: float
    text: str
    ends: dict[str, LandingShown]
