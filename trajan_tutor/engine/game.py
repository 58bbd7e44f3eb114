"""What a game is: the core that every game fulfils, and the plain values that go with it.

A state is whatever the game makes it: the type variable `S` stands for it. Outside a game nothing looks into one, so
there it is a `State`, of which a type checker knows only that it goes back to the game. Moves are ints inside; at the
edge they have a notation and words. Nothing in the inner loop of a game goes through a protocol. What a game can do
besides the core are capabilities (see `capabilities`): separate protocols, asked for by the layer that uses them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from string import ascii_uppercase
from typing import TYPE_CHECKING, Final, Generic, Protocol, runtime_checkable

from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message, Value


class State:
    """A state of some game, as everything outside the game holds it: nothing can be read from it."""


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", default=State)
    S_contra = TypeVar("S_contra", contravariant=True, default=State)
else:
    from typing import TypeVar

    S = TypeVar("S")
    S_contra = TypeVar("S_contra", contravariant=True)

# The feature that stands for the points of the ledger; every other one tells of what is not points yet.
SCORE: Final = "score"
# The feature, in games that have one, that says how far the end of the scope is that ends next but one.
TIME_LEFT: Final = "time-left"


@dataclass(slots=True)
class Observation(Generic[S]):
    """What one seat may know: a state in which everything else is hidden. Seat -1 is a spectator."""

    seat: int
    state: S


@dataclass(frozen=True, slots=True)
class Feature:
    """A named quantity of an observation that an evaluation and an explanation share: quantity, unit and rule id.

    `value` is what the evaluation gives for it, in hundredths of a point: the values of all features of a seat add
    up to what `Evaluation.evaluate` returns. `place` tells features of one name apart (the slot of a tile); `about` are
    parameters for the words about it, and `spots` the places of the board where it is seen. `source` is the source
    of the ledger that it is likely to bring points from: both are told together. One that only corrects the
    evaluation is not `told`. One without value that was not there before tells what brought the points of its
    source; one that is `for_rival` is also told of a rival, in the words `GAME-reason-rival-NAME`.
    """

    name: str
    quantity: float
    unit: str
    rule: str
    value: int = 0
    place: str = ""
    about: tuple[tuple[str, Value], ...] = ()
    spots: tuple[str, ...] = ()
    source: str = ""
    told: bool = True
    for_rival: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins: seats, seed, the options that differ from the default, and whether setup is random.

    `position` is the canonical text of a position to start from instead; then seats and seed are read from it, and of
    the options only rulings count that it does not choose itself.
    """

    seats: int = 0
    seed: int = 0
    options: tuple[tuple[str, object], ...] = ()
    quick: bool = True
    position: str = ""


class Standing(StrEnum):
    """How far a step of a turn is."""

    DONE = "done"
    PRESENT = "present"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class TurnStep:
    """One step of what the seat to act goes through: its name, how far it is, and the rules that tell about it."""

    label: Message
    standing: Standing
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is marked wherever it is told of: its letter, the number of its colour, and what the game calls it.

    `name` is the key of a word; without one the seat is called by its letter.
    """

    letter: str
    colour: int
    name: str = ""


def lettered_seats(number: int) -> tuple[SeatLook, ...]:
    """Return the looks of seats that a game gives no names: letters and colours in order.

    >>> [look.letter for look in lettered_seats(3)]
    ['A', 'B', 'C']
    """
    return tuple(SeatLook(ascii_uppercase[seat], seat) for seat in range(number))


@dataclass(frozen=True, slots=True)
class Offer:
    """An option of a game that people choose before it begins, by its name.

    One of the `choices` is chosen (the first is usual), or `several` of them, or it is a plain yes or no when there are
    none. It is of use only while the option `needs` has a choice; empty: always. In words the option is
    `GAME-offer-NAME`, and a choice of it `GAME-offer-NAME-CHOICE`. Whoever chooses one that is for `alone` plays
    against the rules only.
    """

    name: str
    choices: tuple[str, ...] = ()
    several: bool = False
    needs: str = ""
    alone: bool = False


@runtime_checkable
class Game(Protocol[S]):
    """What a program needs to play a board game. Every method is pure but `apply`, which changes the state it is given.

    `seat_counts` are the numbers of seats that it can be played with.
    """

    name: str
    seat_counts: tuple[int, ...]

    @property
    def move_count(self) -> int:
        """The bound of the moves: every one is an int from 0 up to, and without, this."""

    def new_game(self, start: Setup) -> S:
        """Return the first state; raises MisusedError or UnreadableError for a setup that makes no sense."""

    def copy(self, state: S) -> S:
        """Return an independent copy."""

    def seats(self, state: S) -> int:
        """Return the number of seats."""

    def current_seat(self, state: S) -> int:
        """Return the seat to act, or -1 when the game is over."""

    def legal(self, state: S) -> Sequence[int]:
        """Return the legal moves of the seat to act; empty exactly when the game is over. Not to be changed."""

    def apply(self, state: S, move: int) -> None:
        """Play a legal move in place, and every forced step after it."""

    def is_over(self, state: S) -> bool:
        """Return whether the game is over."""

    def ledger(self, state: S, seat: int) -> Ledger:
        """Return a seat's points by source."""

    def winners(self, state: S) -> tuple[int, ...]:
        """Return the seats that have won; several share a win, none while the game goes on."""

    def key(self, state: S) -> object:
        """Return a hashable value, equal exactly for states that go on alike."""
