"""A row for a kind of request: its fields, who may send it, whether it waits or comes too late, what it costs."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Final, TypeGuard

from trajan_tutor.engine.reading import is_unicode

# A spot, a move and an id are short; whatever is longer was not sent by our page.
LONGEST: Final = 200
# A record of a long game is shorter than this.
LONGEST_TEXT: Final = 1_000_000
# A page has no larger whole numbers.
LARGEST: Final = 2**53
# More places than anybody can look at side by side; how few they have to be is said by the comparison.
MOST_PLACES: Final = 8


class Waits(StrEnum):
    """What becomes of a request while another one is on its way."""

    AIMED = "aimed"  # meant for the picture that is shown: it is dropped
    ONCE = "once"  # nobody means it twice
    EACH = "each"  # every one counts
    LATEST = "latest"  # the last one counts
    NEVER = "never"  # it only asks to be told something, and changes nothing


class Sender(StrEnum):
    """Whose page sends a request."""

    LEARNER = "learner"  # whose table it is
    PUPIL = "pupil"  # who plays at the table of a class
    WATCHER = "watcher"  # who only looks on


LEARNER: Final = frozenset({Sender.LEARNER})
PLAYERS: Final = frozenset({Sender.LEARNER, Sender.PUPIL})
EVERYBODY: Final = frozenset(Sender)


class Late(StrEnum):
    """What becomes of a request that comes after the position which its page shows has changed."""

    REFUSED = "refused"  # it was meant for that position
    DONE = "done"


class Cost(StrEnum):
    """What a request takes."""

    LITTLE = "little"  # it is done, put into words and drawn
    BOTS = "bots"  # bots may decide before it is answered
    DRAWING = "drawing"  # whole boards are drawn for its answer alone
    SEARCH = "search"  # the coach thinks about it, or goes on thinking, in the background


class Shape(Enum):
    """What a field holds."""

    NAME = "name"  # a short text that is not empty
    TEXT = "text"  # a short text
    LONG_TEXT = "long text"
    NUMBER = "number"
    PLACES = "places"  # a list of numbers
    ANSWERS = "answers"  # those of a form, which checks them itself


Value = str | int | list[int] | dict[str, object]


@dataclass(frozen=True, slots=True)
class RequestField:
    """Something that goes with a request, under a name; what may be missing has a value of its own then.

    `names` are what our page sends in it, where those are known; what is none of them is refused where it is looked up.
    """

    name: str
    shape: Shape
    names: tuple[str, ...] = ()
    missing: Value | None = None


NOT_YOURS: Final = "board-not-yours"
TOO_LATE: Final = "board-late"


@dataclass(frozen=True, slots=True)
class RequestRow:
    """One kind of request; where it means something, the activities on a table say."""

    kind: str
    fields: tuple[RequestField, ...] = ()
    waits: Waits = Waits.LATEST
    late: Late = Late.DONE
    senders: frozenset[Sender] = PLAYERS
    cost: Cost = Cost.LITTLE

    def is_too_late(self, at: int, seen: int) -> bool:
        """Return whether it was meant for another position than that of a change: for the one that a page has seen."""
        return self.late is Late.REFUSED and seen != at


def by_kind(rows: Iterable[RequestRow]) -> dict[str, RequestRow]:
    """Return a table by the kinds of its rows."""
    return {row.kind: row for row in rows}


def read_values(row: RequestRow, content: Mapping[str, object]) -> dict[str, Value] | None:
    """Return what goes with a request by the names of its fields, or None where any of it is not what it has to be."""
    values: dict[str, Value] = {}
    for field in row.fields:
        value = content.get(field.name, field.missing)
        if _fits(value, field.shape):
            values[field.name] = value
        else:
            return None
    return values


def is_short(value: object, longest: int = LONGEST) -> TypeGuard[str]:
    """Return whether a value is a text that our page can have sent."""
    return isinstance(value, str) and len(value) <= longest and is_unicode(value)


def is_number(value: object) -> TypeGuard[int]:
    """Return whether a value is a whole number that our page can have sent."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST


def _fits(value: object, shape: Shape) -> TypeGuard[Value]:
    match shape:
        case Shape.NAME:
            return is_short(value) and bool(value)
        case Shape.TEXT:
            return is_short(value)
        case Shape.LONG_TEXT:
            return is_short(value, LONGEST_TEXT)
        case Shape.NUMBER:
            return is_number(value)
        case Shape.PLACES:
            return isinstance(value, list) and len(value) <= MOST_PLACES and all(map(is_number, value))
        case Shape.ANSWERS:
            return isinstance(value, dict)
