"""What one's own next turns bring about with certainty: a plan, and the capability of a game that knows such plans.

A plan rests on what only its own seat changes and nothing hides. So it is exact: it holds in every deal, whatever the
others do, as long as the game lasts.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from trajan_tutor.engine.game import Feature, Observation, S, S_contra
from trajan_tutor.engine.message import Message, Term


@dataclass(frozen=True, slots=True)
class PlannedTurn:
    """One of one's own turns on the board: the spot where it begins, and those over which it goes.

    Each stop is a spot and the symbol of what is left there; the symbol is empty where it makes no difference.
    """

    start: str
    stops: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a turn prepares: in words, with its rule, and the later turns that carry it out, the next one first.

    `points` are those that the plan brings when it is carried out; they are sure but for the end of the game, and the
    words say so where that is near.
    """

    message: Message
    rule: str
    points: int
    turns: tuple[PlannedTurn, ...]
    spots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ordered:
    """Why the parts of a turn come in this order: in words with a rule, and where it matters."""

    message: Message
    rule: str
    spots: tuple[str, ...] = ()


@runtime_checkable
class Planning(Protocol[S_contra]):
    """Exact plans. The moves are those of a turn, legal one after the other, up to the first that shows something."""

    def plans(self, before: S_contra, moves: Sequence[int]) -> tuple[Plan, ...]:
        """Return what a turn prepares, the next thing first."""

    def way(self, before: S_contra, moves: Sequence[int]) -> PlannedTurn | None:
        """Return the way that a turn itself takes over the board, with what is left where; None where it takes none."""

    def ordered(self, before: S_contra, moves: Sequence[int]) -> Ordered | None:
        """Return why the parts of a turn come in their order; None where there is no other order."""

    def prospects(self, after: S_contra, seat: int) -> list[Feature]:
        """Return what a seat can do with its next turn whatever the others do, with the source that it brings."""

    def better_order(self, before: S_contra, moves: Sequence[int]) -> tuple[int, ...]:
        """Return the same turn in the order that prepares most; the moves themselves where none prepares more."""


@runtime_checkable
class Ideas(Protocol[S_contra]):
    """What a turn is for: turns with the same idea differ in how they go about it."""

    def idea(self, before: S_contra, moves: Sequence[int]) -> Hashable:
        """Return a value that is equal for turns with the same idea."""

    def essence(self, before: S_contra, moves: Sequence[int]) -> tuple[int, ...]:
        """Return the moves by which a turn is told in short: those that its idea is made of, and where it begins."""


@dataclass(frozen=True, slots=True)
class Merit:
    """Something that a turn does for certain, whatever is hidden, and that no count of points tells.

    What `is_risk` is what others can make use of.
    """

    message: Message
    rule: str
    spots: tuple[str, ...] = ()
    is_risk: bool = False


@runtime_checkable
class Merits(Protocol[S_contra]):
    """What turns do for certain. The moves are those of a turn up to the first that shows something hidden."""

    def merits(self, before: S_contra, moves: Sequence[int]) -> tuple[Merit, ...]:
        """Return what a turn does for certain, the weightiest first."""


@dataclass(frozen=True, slots=True)
class Stake:
    """What is at stake at a place of the board: in words that name the place and no move, with its spots.

    `place` is the word for the place alone, where the game has one.
    """

    message: Message
    spots: tuple[str, ...]
    place: Term | None = None


@runtime_checkable
class Stakes(Protocol[S]):
    """Where a turn is decided, and what is at stake there."""

    def stake(self, seen: Observation[S], moves: Sequence[int]) -> Stake | None:
        """Return what is at stake where a turn does most; None where the area of the board says enough."""


@dataclass(frozen=True, slots=True)
class BoardQuestion:
    """A question about the board as it is: whoever answers it is near a turn, and no word of it names the turn.

    `spots` are where the answer lies.
    """

    message: Message
    spots: tuple[str, ...] = ()


@runtime_checkable
class BoardQuestions(Protocol[S]):
    """What a teacher would ask about a position, so that somebody finds a turn alone."""

    def questions(self, seen: Observation[S], moves: Sequence[int]) -> tuple[BoardQuestion, ...]:
        """Return questions that lead to a turn, the one that leads there most directly first.

        None of them names a move, a cost of the turn or a later turn; there may be none.
        """


@dataclass(frozen=True, slots=True, order=True)
class Milestone:
    """Something that has happened by the end of a trial, and that a person would name as a cause of points.

    `name` is what happened, such as a province that was won, `place` where or to what, `source` the source of the
    ledger in which it shows. Two trials with the same name and place have the same milestone. One that is a `loss` is
    better the less often it happens; one that is `of_rival` is a cause of what the rival has.
    """

    name: str
    place: str
    source: str
    loss: bool = False
    of_rival: bool = False


@runtime_checkable
class Milestones(Protocol[S_contra]):
    """What has happened to a seat between two states of a trial."""

    def milestones(self, before: S_contra, after: S_contra, seat: int) -> frozenset[Milestone]:
        """Return what has happened to a seat, each thing once."""

    def milestone_words(self, milestone: Milestone) -> Message:
        """Return what happened in words: a part of a sentence in which the seat is spoken to."""
