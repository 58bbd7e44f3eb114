"""Harvests: in every phase each seat takes sheaves from a field once, in turn; another one begins the next phase."""

from dataclasses import dataclass, field
from typing import Any

from search.toys.common import NOBODY, ToyGame, ToyState

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.plain import OpenInformation

PHASES = 6
_AT_ONCE = 3


@dataclass(slots=True)
class Field(ToyState):
    """What is left on the field of this phase, and who has taken from it in this phase, in order."""

    sheaves: int = 0
    taken: list[int] = field(default_factory=list)

    def legal(self) -> list[int]:
        """Leave everything, or take up to three of what is there."""
        return list(range(min(_AT_ONCE, self.sheaves) + 1))

    def play(self, move: int) -> None:
        """Take; who took last is followed by the next phase."""
        self.points[self.actor] += move
        self.sheaves -= move
        self.taken.append(self.actor)
        if len(self.taken) < self.seats:
            self.actor = (self.actor + 1) % self.seats
            return
        shown, self.taken = self.taken, []
        self.sheaves = self.seats + 1
        self.end_scope(shown, NOBODY if self.begun == PHASES else self.begun % self.seats)


class Harvest(ToyGame[Field], OpenInformation[Field]):
    """The game. A move is a number of sheaves."""

    name: str = "harvest"
    seat_counts: tuple[int, ...] = (2, 3, 4, 5)
    move_count: int = _AT_ONCE + 1
    scopes: tuple[str, ...] = ("phase",)

    def new_game(self, start: Setup) -> Field:
        """Return the first field."""
        return Field([0] * start.seats, sheaves=start.seats + 1)


HARVEST: Any = Harvest()
