"""A coin is hidden by one seat; the other says aloud how much it stakes, and guesses in secret where it is."""

from dataclasses import dataclass
from typing import Any

from search.toys.common import HIDDEN, NOBODY, NOT_CHOSEN, ToyGame, ToyState

from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng


@dataclass(slots=True)
class Coin(ToyState):
    """Where the coin is, and what is staked."""

    place: int = NOT_CHOSEN
    stake: int = NOT_CHOSEN

    def legal(self) -> list[int]:
        """Hide on the left or right, stake one or two, guess left or right."""
        return [0, 1]

    def play(self, move: int) -> None:
        """Hide, stake or guess; a right guess wins the stake."""
        if self.place == NOT_CHOSEN:
            self.place = move
            self.actor = 1
        elif self.stake == NOT_CHOSEN:
            self.stake = 1 + move
        else:
            self.points[1 if move == self.place else 0] += self.stake
            self.end_scope([self.place, move], NOBODY)


class OpenThenSecret(ToyGame[Coin]):
    """The game."""

    name: str = "open-then-secret"
    seat_counts: tuple[int, ...] = (2,)
    move_count: int = 2

    def new_game(self, _start: Setup) -> Coin:
        """Return the state before the coin is hidden."""
        return Coin([0, 0])

    def hiding(self, place: int) -> Coin:
        """Return the state after the coin was hidden."""
        state = Coin([0, 0])
        self.apply(state, place)
        return state

    def observe(self, state: Coin, seat: int) -> Observation[Coin]:
        """Hide the coin from the other seat."""
        seen = state.copy()
        if seat != 0 and not state.is_over and state.place != NOT_CHOSEN:
            seen.place = HIDDEN
        return Observation(seat, seen)

    def determinize(self, seen: Observation[Coin], seed: int) -> Coin:
        """Put the coin anywhere."""
        state = seen.state.copy()
        if state.place == HIDDEN:
            state.place = Rng(seed).below(2)
        return state

    def reveals(self, state: Coin, _move: int) -> bool:
        """Return whether the guess is made, which shows the coin."""
        return state.stake != NOT_CHOSEN

    def is_secret(self, state: Coin) -> bool:
        """Return whether the coin is hidden, or guessed at."""
        return state.place == NOT_CHOSEN or state.stake != NOT_CHOSEN


OPEN_THEN_SECRET: Any = OpenThenSecret()
