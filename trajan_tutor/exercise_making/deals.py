"""What comes of a move, as far as it does not depend on what is hidden from a seat."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import State
from trajan_tutor.engine.message import Message

# In so many deals that the observer could be in, besides the true one, all has to come out alike.
DEALS: Final = 10
# What is asked has to hold in more: one token of a bag that changes it is seldom drawn.
MANY_DEALS: Final = 40


@dataclass(frozen=True, slots=True)
class SeatMessage:
    """A message as a seat sees it, and the seat that it concerns."""

    says: Message
    whom: int


@dataclass(frozen=True, slots=True)
class MoveResult:
    """What a move came to in one deal: the state after it and what happened."""

    state: State
    events: tuple[Event, ...]

    def seen_by(self, eyes: int) -> frozenset[SeatMessage]:
        """Return what happened, as it is told to a seat."""
        return frozenset(SeatMessage(event.told_to(eyes), event.seat) for event in self.events)


def deals(game: TutorGame, state: State, eyes: int, most: int = DEALS) -> Iterator[State]:
    """Walk over the true state, and some that a seat cannot tell from it; each may be changed."""
    yield game.copy(state)
    seen = game.observe(state, eyes)
    for seed in range(most):
        yield game.determinize(seen, seed)


def results(
    game: TutorGame, state: State, eyes: int, move: int, most: int = DEALS, opened: str = ""
) -> tuple[MoveResult, ...]:
    """Return what a move comes to in each deal, the true one first; nothing when it is not possible in all of them.

    Of the deals in which events of the kind `opened` tell something else than they do in truth there is none.
    """
    outcomes: list[MoveResult] = []
    for dealt in deals(game, state, eyes, most):
        if move not in game.legal(dealt):
            return ()
        events = tuple(game.apply_and_tell(dealt, move))
        if (
            not opened
            or not outcomes
            or messages_of_kind(events, opened) == messages_of_kind(outcomes[0].events, opened)
        ):
            outcomes.append(MoveResult(dealt, events))
    return tuple(outcomes)


def messages_of_kind(events: Iterable[Event], kind: str) -> frozenset[SeatMessage]:
    """Return the public messages of the events of a kind."""
    return frozenset(SeatMessage(event.message, event.seat) for event in events if event.kind == kind)


def seen_in_all(results: Sequence[MoveResult], eyes: int) -> frozenset[SeatMessage]:
    """Return the messages that a seat sees in all deals."""
    return frozenset.intersection(*(result.seen_by(eyes) for result in results)) if results else frozenset()


def seen_in_any(results: Sequence[MoveResult], eyes: int) -> frozenset[SeatMessage]:
    """Return the messages that a seat sees in at least one deal."""
    return frozenset[SeatMessage]().union(*(result.seen_by(eyes) for result in results))


def gained(game: TutorGame, before: State, results: Sequence[MoveResult], seat: int, source: str) -> int | None:
    """Return the points that a seat gains from a source by its ledger; None when it depends on what is hidden."""
    had = game.ledger(before, seat)[source]
    amounts = {game.ledger(result.state, seat)[source] - had for result in results}
    return amounts.pop() if len(amounts) == 1 else None
