"""Terni lapilli: two players lay pebbles on nine points in turn, and whoever has three in a row has won.

The game of somebody else, as small as it can be: it is built as a wheel of its own and installed beside the project's.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from trajan_tutor.engine import plain
from trajan_tutor.engine.components import Components, Status
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation, Setup, Standing, TurnStep
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.rules import Rule, RuleBook

from . import RESOURCES

POINTS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
FREE = -1
_LETTERS = {FREE: ".", 0: "A", 1: "B"}
_SEATS = {letter: seat for seat, letter in _LETTERS.items()}
_RULES = ("lapilli.turn.order", "lapilli.turn.free", "lapilli.end.row", "lapilli.end.over")


@dataclass(slots=True)
class State:
    """Who has a pebble on each point."""

    points: list[int] = field(default_factory=lambda: [FREE] * len(POINTS))

    @property
    def laid(self) -> int:
        """How many pebbles were laid; the seats lay in turn."""
        return len(POINTS) - self.points.count(FREE)

    def has_row(self, seat: int) -> bool:
        """Return whether a seat has three in a row."""
        return any(all(self.points[point] == seat for point in row) for row in ROWS)

    @property
    def over(self) -> bool:
        """Whether there is a row, or no room."""
        return self.has_row(0) or self.has_row(1) or FREE not in self.points


class Lapilli(
    plain.OpenInformation[State],
    plain.EveryMoveIsATurn[State],
    plain.PointsAlone[State],
    plain.LetteredSeats[State],
    plain.TellsEveryMove[State],
    plain.WrittenAsData[State],
    plain.PickedWhereItLies[State],
):
    """The game. A move is the number of a point. What is not here is in the plain capabilities that it inherits."""

    name: str = "lapilli"
    resources: Resources = RESOURCES
    move_count: int = len(POINTS)
    seat_counts: tuple[int, ...] = (2,)
    sources: tuple[str, ...] = ("row",)
    components = Components({}, {})
    rules = RuleBook({name: Rule(name, name.split(".")[1], {}, Status.CONFIRMED) for name in _RULES})

    def new_game(self, setup: Setup) -> State:
        """Return the empty board, or a position."""
        if setup.position:
            return self.load(json.loads(setup.position))
        if setup.seats not in self.seat_counts:
            raise MisusedError("engine-seats", game=self.name, seats=setup.seats, offered=self.seat_counts)
        self.components.options(dict(setup.options))
        return State()

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return State(state.points[:])

    def seats(self, _state: State) -> int:
        """Return 2."""
        return 2

    def current_seat(self, state: State) -> int:
        """Return the seat to act."""
        return -1 if state.over else state.laid % 2

    def legal(self, state: State) -> Sequence[int]:
        """Return the free points."""
        return [] if state.over else [point for point, seat in enumerate(state.points) if seat == FREE]

    def apply_and_tell(self, state: State, move: int) -> list[Event]:
        """Lay a pebble and say so."""
        seat = state.laid % 2
        state.points[move] = seat
        events = [Event("laid", "lapilli.turn.free", seat, Message.of("lapilli-event-laid", point=POINTS[move]))]
        if state.has_row(seat):
            message = Message.of("lapilli-event-row")
            events.append(Event("points", "lapilli.end.row", seat, message, source="row", points=1))
        return events

    def is_over(self, state: State) -> bool:
        """Return whether the game is over."""
        return state.over

    def ledger(self, state: State, seat: int) -> Ledger:
        """Return a point for a row."""
        return Ledger(self.sources, (int(state.has_row(seat)),))

    def winners(self, state: State) -> tuple[int, ...]:
        """Return who has a row; nobody has lost where there is none."""
        return tuple(seat for seat in (0, 1) if state.has_row(seat)) or ((0, 1) if state.over else ())

    def key(self, state: State) -> object:
        """Return the points."""
        return tuple(state.points)

    def begun(self, state: State, _level: int = 0) -> int:
        """Return how many turns have begun."""
        return state.laid + (not state.over)

    def rule_of(self, _source: str) -> str:
        """Return the rule of rows."""
        return "lapilli.end.row"

    def notation(self, move: int) -> str:
        """Return the name of the point."""
        return POINTS[move]

    def parse(self, text: str) -> int:
        """Return the point of a name."""
        if text not in POINTS:
            raise UnreadableError("lapilli-notation", text=text, points=POINTS)
        return POINTS.index(text)

    def describe(self, _state: State, move: int) -> Message:
        """Return a move in words."""
        return Message.of("lapilli-move", point=POINTS[move])

    def prompt(self, state: State) -> Message:
        """Return what is owed."""
        return Message("lapilli-prompt-over" if state.over else "lapilli-prompt")

    def steps(self, state: State) -> tuple[TurnStep, ...]:
        """Return the one step of a turn."""
        rules = ("lapilli.turn.free", "lapilli.end.row")
        return () if state.over else (TurnStep(Message("lapilli-step"), Standing.PRESENT, rules),)

    def refuse(self, state: State, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible."""
        point = self.parse(attempt.move or attempt.spot.removeprefix("point."))
        rule = ""
        if state.over:
            rule = "lapilli.end.over"
        elif attempt.seat != state.laid % 2:
            rule = "lapilli.turn.order"
        elif state.points[point] != FREE:
            rule = "lapilli.turn.free"
        return Refusal(rule, Message(f"{rule.replace('.', '-')}.refused")) if rule else None

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as JSON data."""
        return {"game": self.name, "points": "".join(_LETTERS[seat] for seat in state.points)}

    def load(self, position: object, *, answers: bool = False) -> State:  # noqa: ARG002
        """Return the state of a position; `answers` makes no difference here."""
        text = position.get("points") if isinstance(position, dict) and position.get("game") == self.name else None
        if not isinstance(text, str) or len(text) != len(POINTS) or not set(text) <= set(_SEATS):
            raise UnreadableError("lapilli-position")
        state = State([_SEATS[letter] for letter in text])
        if state.points.count(0) - state.points.count(1) not in (0, 1):
            raise UnreadableError("lapilli-position")
        return state

    def placements(self, observation: Observation[State]) -> list[Placement]:
        """Return the pebbles."""
        return [
            Placement(f"point.{name}", f"pebble-{seat}", Message.of("lapilli-pebble", seat=seat), name, seat=seat)
            for name, seat in zip(POINTS, observation.state.points, strict=True)
            if seat != FREE
        ]

    def spots(self, _observation: Observation[State]) -> list[Spot]:
        """Return the points."""
        return [Spot(f"point.{name}", Message.of("lapilli-point", point=name), "lapilli.turn.free") for name in POINTS]

    def spots_of(self, _state: State, move: int) -> tuple[str, ...]:
        """Return the point."""
        return (f"point.{POINTS[move]}",)


GAME = Lapilli()
