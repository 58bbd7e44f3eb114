"""Capabilities in their plainest form, for games that need no more: inherited by a game class, each by itself."""

import math
from typing import Any, Generic, Protocol

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import Reference
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import SCORE, Feature, Game, Observation, Offer, S, S_contra, SeatLook, lettered_seats
from trajan_tutor.engine.message import Message

_MOST_SEATS = 8
_POINT = 100


class OpenInformation(Generic[S]):
    """`Knowledge` of a game in which nothing is hidden."""

    def observe(self: Game[S], state: S, seat: int) -> Observation[S]:
        """Return everything."""
        return Observation(seat, self.copy(state))

    def determinize(self: Game[S], seen: Observation[S], _seed: int) -> S:
        """Return what was seen."""
        return self.copy(seen.state)

    def reveals(self, _state: S, _move: int) -> bool:
        """Return False: nothing is hidden."""
        return False

    def is_secret(self, _state: S) -> bool:
        """Return False: everybody sees what is chosen."""
        return False


class EveryMoveIsATurn(Generic[S]):
    """`Scopes` of a game in which every decision is a turn of its own."""

    scopes: tuple[str, ...] = ("turn",)

    def may_evaluate(self, _state: S) -> bool:
        """Return True: nothing is owed between two moves."""
        return True

    def is_closing(self, _state: S) -> bool:
        """Return False: there are no other scopes."""
        return False


class PointsAlone(Generic[S]):
    """`Evaluation` by the points of the ledger and nothing else."""

    thresholds: tuple[int, ...] = (1, 2, 3)
    decisive_loss: float = math.inf

    def evaluate(self: Game[S], state: S, seat: int) -> int:
        """Return a hundred for each point."""
        return _POINT * self.ledger(state, seat).total

    def features(self: "GameWithRules[S]", seen: Observation[S], seat: int) -> list[Feature]:
        """Return the score."""
        points = self.ledger(seen.state, seat).total
        return [Feature(SCORE, points, "points", self.rule_of(self.sources[0]), _POINT * points)]


class LetteredSeats(Generic[S]):
    """`Seating` of a game whose seats are letters, and which offers no options."""

    seat_looks: tuple[SeatLook, ...] = lettered_seats(_MOST_SEATS)
    offers: tuple[Offer, ...] = ()

    def played_by_rules(self, _state: S) -> dict[int, Message]:
        """Return no seat: every one is played by somebody."""
        return {}


class TellsEveryMove(Generic[S]):
    """`apply` of a game that has no faster way to play a move than to tell what happens."""

    def apply(self: "GameWithEvents[S]", state: S, move: int) -> None:
        """Play a legal move in place, and every forced step after it."""
        self.apply_and_tell(state, move)


class WrittenAsData(Generic[S]):
    """What follows in `Positions` from `dump`, for a game whose positions are all that can be said of a state."""

    def dumps(self: "GameWithData[S]", state: S) -> str:
        """Return the canonical text of the position; raises like `dump`."""
        return canonical(self.dump(state))

    def answer(self: "GameWithData[S]", state: S) -> str:
        """Return the canonical text of the position."""
        return canonical(self.dump(state))


class PickedWhereItLies(Generic[S]):
    """What follows in `Layout` from `spots_of`, for a game in which nothing travels."""

    def moves_at(self: "GameWithSpots[S]", state: S, spot: str) -> tuple[int, ...]:
        """Return the legal moves that picking a spot can mean now."""
        return tuple(move for move in self.legal(state) if spot in self.spots_of(state, move))

    def leads_to(self, _state: S, _move: int) -> tuple[str, ...]:
        """Return nothing: a move has no goal but where it is picked."""
        return ()


class GameWithRules(Game[S], Reference, Protocol[S]):
    """A game with a ledger whose sources have rules."""


class GameWithEvents(Protocol[S_contra]):
    """A game that tells what happens."""

    def apply_and_tell(self, state: S_contra, move: int) -> list[Event]:
        """Play a legal move in place and return what happened."""


class GameWithData(Game[S], Protocol[S]):
    """A game whose states can be written as data."""

    def dump(self, state: S) -> dict[str, Any]:
        """Return the position as JSON data."""


class GameWithSpots(Game[S], Protocol[S]):
    """A game whose moves have spots."""

    def spots_of(self, state: S, move: int) -> tuple[str, ...]:
        """Return the spots by which a legal move can be picked."""
