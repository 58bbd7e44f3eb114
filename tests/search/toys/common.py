"""What the toy games of the search share: a state of plain values, and a game that asks it.

They have what a search needs of a game and nothing else: neither words nor a board.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Generic, Self, TypeVar

from trajan_tutor.engine.game import SCORE, Feature, Observation
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.plain import PointsAlone

NOBODY = -1
NOT_CHOSEN = -1
HIDDEN = -2


@dataclass(slots=True)
class ToyState:
    """Who acts, how many scopes have begun, whether the next one comes next, and the points; lists hold ints only."""

    points: list[int]
    actor: int = 0
    begun: int = 1
    is_between: bool = True
    is_over: bool = False
    # What was chosen in the scope that has ended: no part of the key, since the game goes on alike.
    shown: list[int] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.points)

    def copy(self) -> Self:
        """Return an independent copy."""
        values: list[Any] = [getattr(self, one.name) for one in fields(self)]
        copied: list[Any] = [value[:] if isinstance(value, list) else value for value in values]
        return type(self)(*copied)

    def key(self) -> tuple[object, ...]:
        """Return all that decides how the game goes on."""
        values = [getattr(self, one.name) for one in fields(self) if one.name != "shown"]
        return tuple(tuple(value) if isinstance(value, list) else value for value in values)

    def legal(self) -> list[int]:
        """Return the legal moves of the seat to act."""
        raise NotImplementedError

    def play(self, move: int) -> None:
        """Play a legal move in place."""
        raise NotImplementedError

    def end_scope(self, chosen: list[int], actor: int) -> None:
        """Show what was chosen, and let a seat begin the next scope; nobody: the game is over."""
        self.shown = chosen
        self.is_between = True
        self.is_over = actor == NOBODY
        self.begun += actor != NOBODY
        self.actor = actor


T = TypeVar("T", bound=ToyState)


class ToyGame(PointsAlone[T], Generic[T]):
    """The core, the scopes and the evaluation of a game that is its state."""

    scopes: tuple[str, ...] = ("scope",)

    def copy(self, state: T) -> T:
        """Return an independent copy."""
        return state.copy()

    def seats(self, state: T) -> int:
        """Return the number of seats."""
        return state.seats

    def current_seat(self, state: T) -> int:
        """Return the seat to act."""
        return state.actor

    def legal(self, state: T) -> Sequence[int]:
        """Return the legal moves."""
        return [] if state.is_over else state.legal()

    def apply(self, state: T, move: int) -> None:
        """Play a legal move."""
        state.is_between = False
        state.play(move)

    def is_over(self, state: T) -> bool:
        """Return whether the game is over."""
        return state.is_over

    def ledger(self, state: T, seat: int) -> Ledger:
        """Return the points, all of one source."""
        return Ledger(("points",), (state.points[seat],))

    def winners(self, state: T) -> tuple[int, ...]:
        """Return the seats with the most points."""
        most = max(state.points)
        return tuple(seat for seat, points in enumerate(state.points) if points == most) if state.is_over else ()

    def key(self, state: T) -> object:
        """Return all that decides how the game goes on."""
        return state.key()

    def may_evaluate(self, state: T) -> bool:
        """Return whether the next scope comes next, or the game is over."""
        return state.is_between

    def is_closing(self, _state: T) -> bool:
        """Return False: there are no other scopes."""
        return False

    def begun(self, state: T, _level: int = 0) -> int:
        """Return how many scopes have begun."""
        return state.begun

    def features(self, seen: Observation[T], seat: int) -> list[Feature]:
        """Return the score."""
        points = seen.state.points[seat]
        return [Feature(SCORE, points, "points", "toy.points", 100 * points)]
