"""What a game is: the protocol that every game fulfils and every other layer relies on.

A state is whatever the game makes it: everything outside the game treats it as opaque. Moves are ints inside; at the
edge they have a notation and words. Nothing in the inner loop of a game goes through this protocol.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final, Protocol

from trajan_tutor.engine.components import Components
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message, Value
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.rules import RuleBook

State = Any

# The feature that stands for the points of the ledger; every other one tells of what is not points yet.
SCORE: Final = "score"
# The feature, in games that have one, that says how far the end of the period is.
TIME_LEFT: Final = "time-left"


@dataclass(slots=True)
class Observation:
    """What one seat may know: a state in which everything else is hidden. Seat -1 is a spectator."""

    seat: int
    state: State


@dataclass(frozen=True, slots=True)
class Feature:
    """A named quantity of an observation that an evaluation and an explanation share: value, unit and rule id.

    `worth` is what the evaluation gives for it, in hundredths of a point: the worths of all features of a seat add
    up to what `Game.evaluate` returns. `place` tells features of one name apart (the slot of a tile); `about` are
    parameters for the words about it, and `spots` the places of the board where it is seen. `source` is the source
    of the ledger that it is likely to bring points from: both are told together. One that only corrects the
    evaluation is not `told`. One without worth that was not there before tells what brought the points of its
    source; one that is `for_rival` is also told of a rival, in the words `GAME-reason-rival-NAME`.
    """

    name: str
    value: float
    unit: str
    rule: str
    worth: int = 0
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


class Game(Protocol):
    """A board game. Every method is pure but `apply`, which changes the state it is given.

    `seat_looks` are those of all seats that there can be, `offers` the options that people are asked for. `thresholds`
    are three losses by a turn, in what the game counts, from a small to a large one: a coach can be asked to speak only
    of turns that cost more than one of them.
    """

    name: str
    seat_counts: tuple[int, ...]
    sources: tuple[str, ...]
    seat_looks: tuple[SeatLook, ...]
    offers: tuple[Offer, ...]
    thresholds: tuple[int, ...]

    @property
    def decisive_loss(self) -> float:
        """The least loss, in what the game counts, that can only be the loss of the game itself; infinite without one.

        In a game that is won suddenly, `evaluate` weighs the win as more than anything that is counted.
        """

    @property
    def components(self) -> Components:
        """The figures of the game with their sources, rulings and disagreements."""

    @property
    def rules(self) -> RuleBook:
        """The rule book."""

    # -- play

    def new_game(self, setup: Setup) -> State:
        """Return the first state; raises MisusedError or UnreadableError for a setup that makes no sense."""

    def copy(self, state: State) -> State:
        """Return an independent copy."""

    def legal(self, state: State) -> Sequence[int]:
        """Return the legal moves of the seat to act; empty exactly when the game is over. Not to be changed."""

    def apply(self, state: State, move: int) -> None:
        """Play a legal move in place, and every forced step after it."""

    def apply_and_tell(self, state: State, move: int) -> list[Event]:
        """Play a legal move in place and return what happened."""

    def current_seat(self, state: State) -> int:
        """Return the seat to act, or -1 when the game is over."""

    def seats(self, state: State) -> int:
        """Return the number of seats."""

    def played_by_rules(self, state: State) -> dict[int, Message]:
        """Return the seats that nobody plays because the rules say what they do, with what each is called.

        Such a seat always has exactly one legal move.
        """

    def is_over(self, state: State) -> bool:
        """Return whether the game is over."""

    def is_boundary(self, state: State) -> bool:
        """Return whether the state stands between turns: nothing is owed but the next turn or the end of a period."""

    def ends_period(self, state: State) -> bool:
        """Return whether the state stands before the end of a period of the game, such as a quarter."""

    def turns(self, state: State) -> int:
        """Return how many turns have begun since the first state."""

    def play_out(self, state: State, rng: Rng) -> int:
        """Play random moves to the end in place; return how many choices had two or more legal moves."""

    def finish_turn(self, state: State, rng: Rng) -> None:
        """Play random moves in place until the next turn begins, the end of a period included, or the game is over."""

    def evaluate(self, state: State, seat: int) -> int:
        """Return what a state between turns is likely to bring a seat, in hundredths of a point.

        A game that can be won suddenly gives its winner so much that nothing else outweighs it.
        """

    def ledger(self, state: State, seat: int) -> Ledger:
        """Return a seat's points by source."""

    def rule_of(self, source: str) -> str:
        """Return the id of the rule by which points of a source of the ledger are gained."""

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the seats that have won; several share a win, none while the game goes on."""

    def key(self, state: State) -> object:
        """Return a hashable value, equal exactly for states that go on alike."""

    # -- knowledge

    def observe(self, state: State, seat: int) -> Observation:
        """Return what a seat may know (-1: a spectator)."""

    def determinize(self, observation: Observation, seed: int) -> State:
        """Return a full state that the observer could be in, hidden things dealt at random by the seed."""

    def reveals(self, state: State, move: int) -> bool:
        """Return whether a legal move shows somebody something that was hidden."""

    def features(self, observation: Observation, seat: int) -> list[Feature]:
        """Return the named quantities of a seat, one of them called `SCORE`; their worths add up to `evaluate`."""

    # -- words and records

    def notation(self, move: int) -> str:
        """Return the short text of a move."""

    def parse(self, text: str) -> int:
        """Return the move of a short text; raises UnreadableError with what was expected."""

    def describe(self, state: State, move: int) -> Message:
        """Return a move in words, as a choice to be made."""

    def prompt(self, state: State) -> Message:
        """Return what the seat to act owes now, in words."""

    def steps(self, state: State) -> tuple[TurnStep, ...]:
        """Return the steps of the turn (or of setup, or of the end of a period) in progress; one is the present one.

        None when the game is over. The rules are those that tell about what is owed now, the most important first.
        """

    def refuse(self, state: State, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible, or None exactly when it is a legal move (or names several)."""

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as JSON data; raises MisusedError in the middle of a turn."""

    def dumps(self, state: State) -> str:
        """Return the canonical text of the position; raises like `dump`."""

    def answer(self, state: State) -> str:
        """Return a state between turns as one canonical line: its position, or what a finished game came to."""

    def load(self, position: Any, *, answers: bool = False) -> State:
        """Return the state of a position; raises UnreadableError naming the place and what was expected.

        `answers` also accepts a position that only an answer of a program can be: before the end of a period.
        """

    # -- layout

    def placements(self, observation: Observation) -> list[Placement]:
        """Return what lies where, as the observer sees it."""

    def spots(self, observation: Observation) -> list[Spot]:
        """Return every place that can be pointed at."""

    def moves_at(self, state: State, spot: str) -> tuple[int, ...]:
        """Return the legal moves that picking a spot can mean now."""

    def spots_of(self, state: State, move: int) -> tuple[str, ...]:
        """Return the spots by which a legal move can be picked; empty when it is picked from the list only."""

    def leads_to(self, state: State, move: int) -> tuple[str, ...]:
        """Return the spots that a legal move leads to, in order, the goal last; empty where that says little."""

    def template(self) -> str:
        """Return the folder name of the game's templates under `svg_templates/`."""

    def catalogue(self) -> Path:
        """Return the folder that holds the game's words, one folder a language."""
