"""A row for a kind of request: its fields, when it is allowed, who may send it, whether it waits, what it costs."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Final, Generic, TypeGuard, TypeVar

from trajan_tutor.engine.reading import is_unicode

# A spot, a move and an id are short; whatever is longer was not sent by our page.
LONGEST: Final = 200
# A record of a long game is shorter than this.
LONGEST_TEXT: Final = 1_000_000
# A page has no larger whole numbers.
LARGEST: Final = 2**53
# More places than anybody can look at side by side; how few they have to be is said by the comparison.
MOST_PLACES: Final = 8

Handler_co = TypeVar("Handler_co", covariant=True)


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


@dataclass(frozen=True, slots=True)
class Situation:
    """What matters for whether something is allowed: what lies on the table, and which change of it this is.

    `judged` tells of a mistake that was tried again and answered; `retrying` that one lies on the board at all. A game
    that is `shared` is played at other desks too; `helped` tells whether the coach may be asked there.
    """

    at: int
    game: bool = True
    lesson: bool = False
    coached: bool = True
    trial: bool = False
    retrying: bool = False
    judged: bool = False
    shared: bool = False
    helped: bool = True


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that has to hold, in a situation and for the change that a page has seen; what is said otherwise."""

    otherwise: str
    holds: Callable[[Situation, int], bool]


SHOWN: Final = Condition("board-late", lambda now, seen: seen == now.at)
IN_LESSON: Final = Condition("board-not-understood", lambda now, _: now.lesson)
NOT_IN_LESSON: Final = Condition("board-not-understood", lambda now, _: not now.lesson)
# Beside a lesson the coach helps only where somebody plays on, in a game of their own.
WHERE_COACHED: Final = Condition("board-not-understood", lambda now, _: not now.lesson or now.coached)
IN_GAME: Final = Condition("board-table-empty", lambda now, _: now.game)
NOT_IN_TRIAL: Final = Condition("coach-in-trial", lambda now, _: not now.trial)
# Nor while a mistake is tried again.
ON_GAME_ITSELF: Final = Condition("coach-in-trial", lambda now, _: not now.trial and not now.retrying)
# Nothing more can be decided once an attempt was judged.
NOT_JUDGED: Final = Condition("coach-practice-judged", lambda now, _: not now.judged)
# What others play too nobody takes elsewhere alone, and the coach is asked only where that is allowed.
ALONE: Final = Condition("board-not-at-table", lambda now, _: not now.shared)
HELPED: Final = Condition("board-coach-off", lambda now, _: now.helped)

NOT_YOURS: Final = "board-not-yours"


@dataclass(frozen=True, slots=True)
class RequestRow(Generic[Handler_co]):
    """One kind of request, and what does it; the first of `only` that does not hold is why it is refused."""

    kind: str
    handler: Handler_co
    fields: tuple[RequestField, ...] = ()
    waits: Waits = Waits.LATEST
    only: tuple[Condition, ...] = ()
    senders: frozenset[Sender] = PLAYERS
    cost: Cost = Cost.LITTLE

    def refusal(self, situation: Situation, seen: int, sender: Sender = Sender.LEARNER) -> str:
        """Return the key of what is said where this is not allowed, to a page that has seen a change; else nothing."""
        if sender not in self.senders:
            return NOT_YOURS
        return next((one.otherwise for one in self.only if not one.holds(situation, seen)), "")


def by_kind(rows: Iterable[RequestRow[Handler_co]]) -> dict[str, RequestRow[Handler_co]]:
    """Return a table by the kinds of its rows."""
    return {row.kind: row for row in rows}


def read_values(row: RequestRow[object], content: Mapping[str, object]) -> dict[str, Value] | None:
    """Return what goes with a request by the names of its fields, or None where any of it is not what it has to be."""
    found: dict[str, Value] = {}
    for one in row.fields:
        value = content.get(one.name, one.missing)
        if _fits(value, one.shape):
            found[one.name] = value
        else:
            return None
    return found


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
