"""A vote: all vote in secret, asked seat by seat, and the votes are shown together; most decide, a tie is a no.

A motion that is carried brings each seat something or costs it something, and who was outvoted loses a point.
"""

from dataclasses import dataclass, field
from typing import Any

from search.toys.common import HIDDEN, NOBODY, NOT_CHOSEN, ToyGame, ToyState

from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.plain import OpenInformation

NO, YES = range(2)
_MOST = 2


@dataclass(slots=True)
class Ballot(ToyState):
    """What the motion brings each seat, and the votes."""

    gains: list[int] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)

    def legal(self) -> list[int]:
        """No or yes."""
        return [NO, YES]

    def play(self, move: int) -> None:
        """Vote; after the last vote all are counted."""
        self.votes[self.actor] = move
        if self.actor < self.seats - 1:
            self.actor += 1
            return
        carried = int(2 * self.votes.count(YES) > self.seats)
        for seat, vote in enumerate(self.votes):
            self.points[seat] += carried * self.gains[seat] - (vote != carried)
        shown, self.votes = self.votes, [NOT_CHOSEN] * self.seats
        self.end_scope(shown, NOBODY)


class OpenVote(ToyGame[Ballot], OpenInformation[Ballot]):
    """The vote with a show of hands, one after the other."""

    name: str = "open-vote"
    seat_counts: tuple[int, ...] = (2, 3, 4, 5)
    move_count: int = 2

    def new_game(self, start: Setup) -> Ballot:
        """Return the motion before the vote; the seed decides what it brings each seat."""
        rng = Rng(start.seed)
        return self.of_gains([rng.below(2 * _MOST + 1) - _MOST for _ in range(start.seats)])

    def of_gains(self, gains: list[int]) -> Ballot:
        """Return the motion before the vote, with what it brings each seat."""
        return Ballot([0] * len(gains), gains=gains, votes=[NOT_CHOSEN] * len(gains))


class Vote(OpenVote):
    """The game. What the motion brings is known to all, the votes are not."""

    name: str = "vote"

    def observe(self, state: Ballot, seat: int) -> Observation[Ballot]:
        """Hide the votes of others."""
        seen = state.copy()
        for other, vote in enumerate(state.votes):
            if other != seat and vote != NOT_CHOSEN:
                seen.votes[other] = HIDDEN
        return Observation(seat, seen)

    def determinize(self, seen: Observation[Ballot], seed: int) -> Ballot:
        """Let others have voted anything."""
        rng = Rng(seed)
        state = seen.state.copy()
        state.votes = [rng.below(2) if vote == HIDDEN else vote for vote in state.votes]
        return state

    def reveals(self, state: Ballot, _move: int) -> bool:
        """Return whether the last vote is cast, after which all are shown."""
        return state.actor == state.seats - 1

    def is_secret(self, _state: Ballot) -> bool:
        """Return True: every vote is."""
        return True


OPEN_VOTE: Any = OpenVote()
VOTE: Any = Vote()
