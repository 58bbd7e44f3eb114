"""A round auction: one lot, for which all open, raise or pass in turn until one is left; he pays what he bid."""

from dataclasses import dataclass, field
from typing import Any

from search.toys.common import NOBODY, ToyGame, ToyState

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.plain import OpenInformation

PASS, RAISE = range(2)
STEP = 2
MOST = 24


@dataclass(slots=True)
class Bidding(ToyState):
    """What the lot is worth to each seat, who still bids, the highest bid and who made it."""

    values: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    price: int = 0
    holder: int = NOBODY

    def legal(self) -> list[int]:
        """Pass always; open with a step, raise by a step."""
        return [PASS, RAISE] if self.price < MOST else [PASS]

    def play(self, move: int) -> None:
        """Bid, or leave; who is left alone with the highest bid gets the lot."""
        seat = self.actor
        if move == RAISE:
            self.price += STEP
            self.holder = seat
        later = [other for other in self.left if other > seat] + [other for other in self.left if other < seat]
        if move == PASS:
            self.left.remove(seat)
        if later and later != [self.holder]:
            self.actor = later[0]
        else:
            if self.holder != NOBODY:
                self.points[self.holder] += self.values[self.holder] - self.price
            self.end_scope([self.price], NOBODY)


class Auction(ToyGame[Bidding], OpenInformation[Bidding]):
    """The game. The seed deals what the lot is worth to each seat: different amounts."""

    name: str = "auction"
    seat_counts: tuple[int, ...] = (2, 3, 4, 5)
    move_count: int = 2

    def new_game(self, start: Setup) -> Bidding:
        """Return the lot, unsold."""
        return self.of_values(dealt_values(start.seats, start.seed))

    def of_values(self, values: list[int]) -> Bidding:
        """Return the lot, unsold, with what it is worth to each seat."""
        return Bidding([0] * len(values), values=values, left=list(range(len(values))))


def dealt_values(seats: int, seed: int) -> list[int]:
    """Return different values, one for each seat; all are odd, so that no bid brings exactly nothing."""
    rng = Rng(seed)
    amounts = list(range(3, MOST, STEP))
    return [amounts.pop(rng.below(len(amounts))) for _ in range(seats)]


AUCTION: Any = Auction()
