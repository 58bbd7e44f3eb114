"""What games on a table write alike, made from their state, their table of moves and the folder of their data.

A game inherits it beside `MovesByTable`. What is otherwise in a game it writes itself; what it has as a function
already it names: `prompt = staticmethod(prompt)`.
"""

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.components import Components, components_in
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import Choosing
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.rules import RuleBook, rules_in
from trajan_tutor.engine.showing import Movement

_SEED_BOUND: Final = 1 << 53


class TableState(Choosing, Protocol):
    """A state that also has all points by seat and source in one list, and collects events while somebody listens.

    `actor` is -1 when the game is over.
    """

    ledger: list[int]
    recorder: list[Any] | None

    def copy(self) -> Self:
        """Return an independent copy, to which nobody listens."""

    def key(self) -> Hashable:
        """Return a value that is equal exactly for states that go on alike."""


T = TypeVar("T", bound=TableState)


class OnATable(Protocol[T]):
    """A whole game on a table: what it writes itself, `apply` and `dump`, and what `TableGame` has for it otherwise."""

    revealing: frozenset[int]

    @property
    def components(self) -> Components:
        """The figures of the game with their sources, rulings and disagreements."""

    def check_setup(self, start: Setup) -> None:
        """Raise MisusedError for seats or a seed that the game does not offer."""

    def first_state(self, start: Setup) -> T:
        """Return the first state of a setup that was checked."""

    def load(self, position: object, *, answers: bool = False) -> T:
        """Return the state of a position; raises UnreadableError."""

    def seats(self, state: T, /) -> int:
        """Return the number of seats."""

    def is_over(self, state: T) -> bool:
        """Return whether the game is over."""

    def ledger(self, state: T, seat: int) -> Ledger:
        """Return a seat's points by source."""

    def apply(self, state: T, move: int) -> None:
        """Play a legal move in place, and every forced step after it."""

    def event_of(self, state: T, raw: Any, /) -> Event:
        """Return what a state wrote down, as others are told of it."""

    def shows(self, raw: Any) -> bool:
        """Return whether what a state wrote down shows somebody something that was hidden."""

    def mask(self, state: T, seat: int, /) -> T:
        """Return the state as a seat sees it."""

    def deal_anew(self, seen: T, seed: int, /) -> T:
        """Return a full state that the observer of a masked one could be in."""

    def dump(self, state: T) -> dict[str, Any]:
        """Return the position as JSON data."""

    def dumps(self, state: T) -> str:
        """Return the canonical text of the position."""


class TableGame(Generic[T]):
    """A game whose state says who acts and what may be done. Nothing in it is hidden or secret but what it says itself.

    `revealing` are the kinds of what a state writes down that show somebody something hidden.
    """

    name: str
    resources: Resources
    seat_counts: tuple[int, ...]
    sources: tuple[str, ...]
    revealing: frozenset[int] = frozenset()

    # -- what lies in files

    @cached_property
    def components(self) -> Components:
        """The figures of the game with their sources, rulings and disagreements."""
        return components_in(self.resources.data)

    @cached_property
    def rules(self) -> RuleBook:
        """The rule book."""
        return rules_in(self.resources.data)

    # -- play

    def check_setup(self, start: Setup) -> None:
        """Raise MisusedError for seats or a seed that the game does not offer."""
        if start.seats not in self.seat_counts:
            raise MisusedError("engine-seats", game=self.name, seats=start.seats, offered=self.seat_counts)
        if not 0 <= start.seed < _SEED_BOUND:
            raise MisusedError("engine-seed", seed=start.seed)

    def new_game(self: OnATable[T], start: Setup) -> T:
        """Return the first state of a setup, or a position; raises MisusedError for what the game does not offer."""
        if start.position:
            return self.load(parse_json(start.position))
        self.check_setup(start)
        self.components.options(dict(start.options))
        return self.first_state(start)

    def first_state(self, start: Setup) -> T:
        """Return the first state of a setup that was checked: of a game that has no `new_game` of its own."""
        raise NotImplementedError

    def copy(self, state: T) -> T:
        """Return an independent copy."""
        return state.copy()

    def seats(self, _state: T, /) -> int:
        """Return the number of seats of a game that is played by one number of them."""
        return self.seat_counts[0]

    def current_seat(self, state: T) -> int:
        """Return the seat to act, or -1 when the game is over."""
        return state.actor

    def is_over(self, state: T) -> bool:
        """Return whether the game is over."""
        return state.actor < 0

    def legal(self, state: T) -> Sequence[int]:
        """Return the legal moves of the seat to act."""
        return state.choices

    def ledger(self, state: T, seat: int) -> Ledger:
        """Return a seat's points by source."""
        start = seat * len(self.sources)
        return Ledger(self.sources, tuple(state.ledger[start : start + len(self.sources)]))

    def key(self, state: T) -> object:
        """Return a hashable value, equal exactly for states that go on alike."""
        return state.key()

    def winners(self: OnATable[T], state: T) -> tuple[int, ...]:
        """Return the seats with most points in a finished game; a tie is shared."""
        totals = [self.ledger(state, seat).total for seat in range(self.seats(state))]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals)) if self.is_over(state) else ()

    def is_closing(self, _state: T) -> bool:
        """Return False: nobody decides anything at the end of a scope."""
        return False

    def played_by_rules(self, _state: T) -> dict[int, Message]:
        """Return no seat: every one is played by somebody."""
        return {}

    # -- events

    def apply_and_tell(self: OnATable[T], state: T, move: int) -> list[Event]:
        """Play a legal move in place and return what happened."""
        return [self.event_of(state, raw) for raw in record_events(self, state, move)]

    def event_of(self, _state: T, raw: Any, /) -> Event:
        """Return what a state wrote down, as others are told of it: it is an event already."""
        event: Event = raw
        return event

    # -- what a seat may know

    def observe(self: OnATable[T], state: T, seat: int) -> Observation[T]:
        """Return what a seat may know (-1: a spectator)."""
        return Observation(seat, self.mask(state, seat))

    def determinize(self: OnATable[T], seen: Observation[T], seed: int) -> T:
        """Return a full state that the observer could be in."""
        return self.deal_anew(seen.state, seed)

    def mask(self, state: T, _seat: int, /) -> T:
        """Return the state as a seat sees it: all of it."""
        return state.copy()

    def deal_anew(self, seen: T, _seed: int, /) -> T:
        """Return a state in which nothing is hidden any more: nothing was."""
        return seen.copy()

    def reveals(self: OnATable[T], state: T, move: int) -> bool:
        """Return whether a legal move draws, opens or refills something that was hidden."""
        return bool(self.revealing) and any(self.shows(raw) for raw in record_events(self, state.copy(), move))

    def shows(self, raw: Any) -> bool:
        """Return whether what a state wrote down shows somebody something that was hidden."""
        return raw[0] in self.revealing

    def is_secret(self, _state: T) -> bool:
        """Return False: every choice is made openly."""
        return False

    # -- positions

    def dumps(self: OnATable[T], state: T) -> str:
        """Return the canonical text of the position; raises like `dump`."""
        return canonical(self.dump(state))

    def answer(self: OnATable[T], state: T) -> str:
        """Return the canonical text of the position; that of a finished game says who has won."""
        return self.dumps(state)

    # -- how the table is shown

    def leads_to(self, _state: T, _move: int, /) -> tuple[str, ...]:
        """Return nothing: a move has no goal but where it is picked."""
        return ()

    def movement(self, _before: T, _move: int, _events: Sequence[Event], _after: T, /) -> Movement | None:
        """Return nothing: no pieces go one by one."""
        return None


def tell(state: TableState, event: Any) -> None:
    """Let a state write down what happens, if somebody listens."""
    if state.recorder is not None:
        state.recorder.append(event)


def record_events(game: OnATable[T], state: T, move: int) -> list[Any]:
    """Return what a state writes down while a move is played in place."""
    state.recorder = []
    game.apply(state, move)
    events = state.recorder
    state.recorder = None
    return events
