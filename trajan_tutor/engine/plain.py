"""Capabilities in their plainest form, for games that need no more: inherited by a game class, each by itself."""

import math
from typing import Generic, Protocol

from trajan_tutor.engine.capabilities import Reference
from trajan_tutor.engine.game import SCORE, Feature, Game, Observation, Offer, S, SeatLook, lettered_seats
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


class GameWithRules(Game[S], Reference, Protocol[S]):
    """A game with a ledger whose sources have rules."""
