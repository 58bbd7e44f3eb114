"""What a game offers whose evaluation is a sum of quantities, each times a weight that is fitted to games."""

from typing import Protocol, runtime_checkable

from trajan_tutor.engine.game import State


@runtime_checkable
class Fitted(Protocol):
    """A game with weights by period; `evaluate` is a hundred for each point plus the sum of weight times quantity."""

    quantity_names: tuple[str, ...]

    def period_of(self, state: State) -> int:
        """Return the number of the period, from 0, whose weights count in a state."""

    def quantities(self, state: State, seat: int) -> list[int]:
        """Return how much a seat has of each quantity."""

    def weights(self) -> list[list[int]]:
        """Return the weights in force, by period and quantity, in hundredths of a point."""

    def start_weights(self) -> list[list[int]]:
        """Return the weights that a fit begins with and is pulled towards, in the same form."""

    def weigh(self, rows: list[list[int]]) -> None:
        """Let other weights be in force in this process."""
