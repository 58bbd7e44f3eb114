"""A sealed bid: all bid in secret, asked seat by seat, and the bids are shown together; the highest one is paid.

What the lot is worth to a seat is known to that seat alone.
"""

from dataclasses import dataclass, field
from typing import Any

from search.toys.common import HIDDEN, NOBODY, NOT_CHOSEN, ToyGame, ToyState

from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng

HIGHEST = 8


@dataclass(slots=True)
class Bids(ToyState):
    """What the lot is worth to each seat, and what each has bid."""

    values: list[int] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)

    def legal(self) -> list[int]:
        """Any bid, also more than the lot is worth."""
        return list(range(HIGHEST + 1))

    def play(self, move: int) -> None:
        """Bid; after the last bid all are shown, and the first of the highest gets the lot and pays."""
        self.bids[self.actor] = move
        if self.actor < self.seats - 1:
            self.actor += 1
            return
        buyer = self.bids.index(max(self.bids))
        self.points[buyer] += self.values[buyer] - self.bids[buyer]
        shown, self.bids = self.bids, [NOT_CHOSEN] * self.seats
        self.end_scope(shown, NOBODY)


class SealedBid(ToyGame[Bids]):
    """The game. A move is a bid."""

    name: str = "sealed-bid"
    seat_counts: tuple[int, ...] = (2, 3)
    move_count: int = HIGHEST + 1

    def new_game(self, start: Setup) -> Bids:
        """Return the lot before any bid, its values dealt by the seed."""
        rng = Rng(start.seed)
        return self.of_values([_any_value(rng) for _ in range(start.seats)])

    def of_values(self, values: list[int]) -> Bids:
        """Return the lot before any bid, with what it is worth to each seat."""
        return Bids([0] * len(values), values=values, bids=[NOT_CHOSEN] * len(values))

    def observe(self, state: Bids, seat: int) -> Observation[Bids]:
        """Hide what the lot is worth to others, and what they have bid; the end shows what was bid."""
        seen = state.copy()
        if not state.is_over:
            others = [other for other in range(state.seats) if other != seat]
            for other in others:
                seen.values[other] = HIDDEN
                seen.bids[other] = NOT_CHOSEN if state.bids[other] == NOT_CHOSEN else HIDDEN
        return Observation(seat, seen)

    def determinize(self, seen: Observation[Bids], seed: int) -> Bids:
        """Deal values and bids: each as likely as any other."""
        rng = Rng(seed)
        state = seen.state.copy()
        state.values = [_any_value(rng) if value == HIDDEN else value for value in state.values]
        state.bids = [rng.below(HIGHEST + 1) if bid == HIDDEN else bid for bid in state.bids]
        return state

    def reveals(self, state: Bids, _move: int) -> bool:
        """Return whether the last bid is made, after which all are shown."""
        return state.actor == state.seats - 1

    def is_secret(self, _state: Bids) -> bool:
        """Return True: every bid is."""
        return True


class SealedBidByHalf(SealedBid):
    """The same with a policy: bid half of what the lot is worth."""

    def choose(self, seen: Observation[Bids], _rng: Rng) -> int:
        """Return the half, rounded down."""
        return seen.state.values[seen.seat] // 2


def _any_value(rng: Rng) -> int:
    return 1 + rng.below(HIGHEST)


SEALED_BID: Any = SealedBid()
SEALED_BID_BY_HALF: Any = SealedBidByHalf()
