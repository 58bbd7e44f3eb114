"""What a game says of how its table is shown: what is near, what stands at the top, what a choice leads to, what moves.

These are words and names of places; colours, sizes and behaviour belong to whoever shows them.
"""

from dataclasses import dataclass
from enum import StrEnum

from trajan_tutor.engine.message import Message


@dataclass(frozen=True, slots=True)
class Focus:
    """Which panes of the table are near in a step of the turn.

    `step` is a text that changes exactly when the step does. `main` and `companion` are names of panes; `narrow` is
    the companion where there is little room and `wide` the one where there is much (empty: `companion` there, too).
    """

    step: str
    main: str
    companion: str = ""
    narrow: str = ""
    wide: str = ""


class TokenStanding(StrEnum):
    """Whether something that is asked of a seat is still to be met."""

    OPEN = "open"
    MET = "met"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Token:
    """Something asked of a seat, such as a demand: its symbol (empty while it is unknown), and what it is called."""

    symbol: str
    standing: TokenStanding
    says: Message


@dataclass(frozen=True, slots=True)
class Count:
    """A number that is told at a glance: its sign, the number in figures, and what both say."""

    symbol: str
    number: str
    says: Message


@dataclass(frozen=True, slots=True)
class SeatNote:
    """What stands beside the points of a seat. `counted` is shown in place of the points, which `called` names."""

    counts: tuple[Count, ...]
    called: Message
    counted: int | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """What is told of a state at a glance, for the seat that looks on.

    `title` is what happens now, `seats` a note on each seat, `clock` how far the game is in words and `counts` the same
    as signs, `tokens` what is asked for, `warning` a few words about what it costs as it stands, with a sentence.
    """

    title: Message
    seats: tuple[SeatNote, ...] = ()
    clock: Message | None = None
    counts: tuple[Count, ...] = ()
    tokens: tuple[Token, ...] = ()
    warning: Message | None = None
    warning_says: Message | None = None


@dataclass(frozen=True, slots=True)
class LaidPiece:
    """A piece as a move would lay it: on which place, its symbol, which may be composed, and whose it is."""

    spot: str
    symbol: str
    seat: int = -1


@dataclass(frozen=True, slots=True)
class ChoiceLook:
    """A move in few words: its name and what it leads to.

    `hue` is the class of a colour, `symbol` one of the picture, `group` what it has in common with other choices, and
    `pane` the part of the table to which it leads on, where that is another one than the choice is made in. Choices
    that differ by a number have it as `amount`, and those of one number differ by their `side`: they are one control.
    `lays` is the piece whose place tells more than words do, such as one that can be turned.
    """

    name: Message
    consequence: Message | None = None
    hue: str = ""
    symbol: str = ""
    group: Message | None = None
    pane: str = ""
    amount: int | None = None
    side: Message | None = None
    lays: LaidPiece | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """A place on the way of pieces: the piece that landed there, by the id that it has now, and its symbol."""

    spot: str
    piece: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Landing:
    """What the last of several pieces brought about: where, the class of its colour, a symbol, and a word for it."""

    spot: str
    hue: str
    symbol: str
    says: Message


@dataclass(frozen=True, slots=True)
class Movement:
    """How pieces went one by one in a decision.

    `start` is where a way begins (empty: one that has begun goes on), `stops` where pieces landed, in order. `left` is
    said in the middle before the first piece lands and after each one; empty where pieces do not go through a middle.
    """

    start: str = ""
    stops: tuple[Stop, ...] = ()
    left: tuple[Message, ...] = ()
    landing: Landing | None = None
