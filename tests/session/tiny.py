"""A game small enough to follow in the head: two heaps of stones, and whoever takes more has won.

A turn takes one or two stones from the left or the right heap. Each move is picked at two spots, the heap and the
number, so that one pick narrows and two decide. Every stone taken shows its taker a secret number.
"""

import math
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from trajan_tutor.engine.components import Components
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation, Offer, Setup, TurnStep, lettered_seats
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.refusal import Attempt, Refusal

HEAPS = ("left", "right")


@dataclass
class Stones:
    """Stones left, stones taken, and whose turn it is; `choices` as the bots of the search room expect it."""

    heaps: list[int]
    taken: list[int]
    actor: int = 0
    secrets: list[int] = field(default_factory=list)
    turn: int = 1

    @property
    def choices(self) -> list[int]:
        """Moves: heap times two plus stones minus one."""
        return [heap * 2 + number - 1 for heap in range(2) for number in (1, 2) if self.heaps[heap] >= number]


class TinyGame:
    """As much of the protocol as a session asks for."""

    name = "tiny"
    # None of these folders is there.
    resources = Resources.within(Path(__file__).parent)
    components = Components({}, {})
    seat_counts = (2, 3)
    sources = ("stones",)
    seat_looks = lettered_seats(3)
    offers: tuple[Offer, ...] = ()
    thresholds = (1, 2, 3)
    decisive_loss = math.inf
    heap = 3

    def new_game(self, setup: Setup) -> Stones:
        """Return two full heaps."""
        if setup.seats not in self.seat_counts:
            raise MisusedError("engine-seats", game=self.name, seats=setup.seats, offered="2, 3")
        return Stones([self.heap, self.heap], [0] * setup.seats, secrets=[setup.seed] * setup.seats)

    def copy(self, state: Stones) -> Stones:
        """Return an independent copy."""
        return replace(state, heaps=state.heaps[:], taken=state.taken[:], secrets=state.secrets[:])

    def is_secret(self, _state: Stones) -> bool:
        """Return that everybody sees every decision."""
        return False

    def legal(self, state: Stones) -> list[int]:
        """Return the moves."""
        return state.choices

    def apply_and_tell(self, state: Stones, move: int) -> list[Event]:
        """Take stones and tell it."""
        heap, number = divmod(move, 2)
        number += 1
        seat = state.actor
        state.heaps[heap] -= number
        state.taken[seat] += number
        state.turn += 1
        state.actor = -1 if not any(state.heaps) else (seat + 1) % len(state.taken)
        took = Message.of("tiny-took", heap=HEAPS[heap], number=number)
        secret = Message.of("tiny-secret", number=state.secrets[seat])
        return [
            Event("took", "tiny.take", seat, took, None, "stones", number),
            Event("saw", "tiny.take", seat, secret, Message.of("tiny-saw")),
        ]

    def current_seat(self, state: Stones) -> int:
        """Return whose turn it is."""
        return state.actor

    def seats(self, state: Stones) -> int:
        """Return the number of seats."""
        return len(state.taken)

    def played_by_rules(self, _state: Stones) -> dict[int, Message]:
        """Return no seat."""
        return {}

    def is_over(self, state: Stones) -> bool:
        """Return whether no stone is left."""
        return state.actor < 0

    def begun(self, state: Stones) -> int:
        """Return the number of the turn; every move is one."""
        return state.turn

    def may_evaluate(self, _state: Stones) -> bool:
        """Return True: every move is a turn."""
        return True

    def evaluate(self, state: Stones, seat: int) -> int:
        """Value stones taken."""
        return state.taken[seat]

    def reveals(self, _state: Stones, move: int) -> bool:
        """Return whether two stones are taken: let that count as a look at something hidden."""
        return move % 2 == 1

    def ledger(self, state: Stones, seat: int) -> Ledger:
        """Return the stones of a seat."""
        return Ledger(self.sources, (state.taken[seat],))

    def winners(self, state: Stones) -> tuple[int, ...]:
        """Return who has most stones."""
        most = max(state.taken)
        return tuple(seat for seat, taken in enumerate(state.taken) if taken == most) if state.actor < 0 else ()

    def observe(self, state: Stones, seat: int) -> Observation[Any]:
        """Hide the numbers of the others."""
        seen = self.copy(state)
        seen.secrets = [secret if other == seat else -1 for other, secret in enumerate(state.secrets)]
        return Observation(seat, seen)

    def notation(self, move: int) -> str:
        """Return a move as text."""
        return f"take {HEAPS[move // 2]} {move % 2 + 1}"

    def parse(self, text: str) -> int:
        """Return the move of a text."""
        for move in range(4):
            if self.notation(move) == text:
                return move
        raise UnreadableError("tiny-notation", text=text)

    def describe(self, _state: Stones, move: int) -> Message:
        """Return a move as a message."""
        return Message.of("tiny-move", heap=HEAPS[move // 2], number=move % 2 + 1)

    def prompt(self, _state: Stones) -> Message:
        """Return what is owed."""
        return Message.of("tiny-prompt")

    def refuse(self, state: Stones, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible."""
        if self.is_over(state):
            return Refusal("tiny.over", Message.of("tiny-over.refused"))
        if attempt.seat != state.actor:
            return Refusal("tiny.turn", Message.of("tiny-turn.refused"))
        if attempt.spot and not self.moves_at(state, attempt.spot):
            return Refusal("tiny.take", Message.of("tiny-take.refused", spot=attempt.spot))
        return None

    def placements(self, seen: Observation[Any]) -> list[Placement]:
        """Return the two heaps."""
        return [
            Placement(heap, "text", Message.of("tiny-heap", heap=heap), f"heap-{heap}", text=str(count))
            for heap, count in zip(HEAPS, seen.state.heaps, strict=True)
        ]

    def spots(self, _seen: Observation[Any]) -> list[Spot]:
        """Return all spots."""
        names = (*HEAPS, "one", "two", "table")
        return [Spot(name, Message.of("tiny-spot", name=name)) for name in names]

    def steps(self, _state: Stones) -> tuple[TurnStep, ...]:
        """Return nothing: a turn is one decision."""
        return ()

    def leads_to(self, _state: Stones, _move: int) -> tuple[str, ...]:
        """Return nothing: a move is done when it is made."""
        return ()

    def spots_of(self, _state: Stones, move: int) -> tuple[str, ...]:
        """Return heap and number."""
        return (HEAPS[move // 2], ("one", "two")[move % 2])

    def moves_at(self, state: Stones, spot: str) -> tuple[int, ...]:
        """Return the moves of a heap or a number."""
        return tuple(move for move in state.choices if spot in self.spots_of(state, move))


def tiny() -> Any:
    """Return the game; of any type, since it is only as much of a game as a session needs."""
    return TinyGame()
