"""Terni lapilli: two players lay pebbles on nine points in turn, and whoever has three in a row has won."""

from dataclasses import dataclass, field
from typing import Any

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation, Setup, Standing, TurnStep
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, MovesByTable, MoveTable
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.plain import EveryMoveIsATurn, LetteredSeats, PointsAlone
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.position_values import read_indices, read_name_of_game, read_object
from trajan_tutor.engine.table_game import TableGame, tell
from trajan_tutor.engine.usual_refusals import UsualRefusals

from . import RESOURCES

POINTS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LETTERS, FREE = ("A", "B", "."), 2
LAYING, OVER = 0, 1
RULES = ("", "lapilli.turn.order", "lapilli.turn.free", "lapilli.end.row", "lapilli.end.over")
RULE_ORDER, RULE_FREE, RULE_ROW, RULE_OVER = 1, 2, 3, 4


@dataclass(slots=True)
class State:
    """Who has a pebble on each point, and what follows: who is to act and may do what, who has gained a point."""

    points: list[int] = field(default_factory=lambda: [FREE] * len(POINTS))
    phase: int = LAYING
    actor: int = 0
    choices: list[int] = field(default_factory=list)
    ledger: list[int] = field(default_factory=lambda: [0, 0])
    recorder: list[Any] | None = None

    def copy(self) -> "State":
        """Return an independent copy."""
        return State(self.points[:], self.phase, self.actor, self.choices[:], self.ledger[:])

    def key(self) -> tuple[int, ...]:
        """Return the points, from which all else follows."""
        return tuple(self.points)

    def settle(self) -> "State":
        """Write down what follows from the points, and return the state."""
        self.ledger = [int(any(all(self.points[at] == seat for at in row) for row in ROWS)) for seat in (0, 1)]
        self.phase = OVER if any(self.ledger) or FREE not in self.points else LAYING
        self.actor = -1 if self.phase == OVER else (len(POINTS) - self.points.count(FREE)) % 2
        self.choices = MOVES.allowed(self)
        return self


def lay(state: State, point: int) -> None:
    """Lay a pebble, and tell whoever listens."""
    seat = state.actor
    state.points[point] = seat
    state.settle()
    tell(state, Event("laid", RULES[RULE_FREE], seat, Message.of("lapilli-event-laid", point=POINTS[point])))
    if state.ledger[seat]:
        tell(state, Event("points", RULES[RULE_ROW], seat, Message("lapilli-event-row"), source="row", points=1))


LAY: MoveKind[State] = MoveKind(
    name="lay",
    first=0,
    phases=(LAYING,),
    texts=POINTS,
    rule=lambda state, point: 0 if state.points[point] == FREE else RULE_FREE,
    about=lambda _state, point: {"point": POINTS[point]},
    says="lapilli-move",
    perform=lay,
    meant={"point": POINTS},
)
MOVES: MoveTable[State] = MoveTable("lapilli", [LAY])
REFUSALS: UsualRefusals[State] = UsualRefusals(MOVES, RULES.__getitem__, over=RULE_OVER, order=RULE_ORDER)


class Lapilli(MovesByTable[State], TableGame[State], EveryMoveIsATurn[State], PointsAlone[State], LetteredSeats[State]):
    """The game. What is not here follows from its state and its table of moves."""

    name: str = "lapilli"
    resources: Resources = RESOURCES
    moves = MOVES
    seat_counts: tuple[int, ...] = (2,)
    sources: tuple[str, ...] = ("row",)
    apply = staticmethod(MOVES.perform)
    refuse = staticmethod(REFUSALS.refuse)

    def first_state(self, _start: Setup) -> State:
        """Return the empty board."""
        return State().settle()

    def begun(self, state: State, _level: int = 0) -> int:
        """Return how many turns have begun."""
        return len(POINTS) - state.points.count(FREE) + (state.phase != OVER)

    def rule_of(self, _source: str) -> str:
        """Return the rule of rows."""
        return RULES[RULE_ROW]

    def prompt(self, state: State) -> Message:
        """Return what is owed."""
        return Message("lapilli-prompt-over" if state.phase == OVER else "lapilli-prompt")

    def steps(self, state: State) -> tuple[TurnStep, ...]:
        """Return the one step of a turn."""
        rules = (RULES[RULE_FREE], RULES[RULE_ROW])
        return () if state.phase == OVER else (TurnStep(Message("lapilli-step"), Standing.PRESENT, rules),)

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as JSON data."""
        return {"game": self.name, "points": "".join(LETTERS[seat] for seat in state.points)}

    def load(self, position: object, *, answers: bool = False) -> State:  # noqa: ARG002
        """Return the state of a position; `answers` makes no difference here."""
        read = read_object(position, "position", ("game", "points"))
        read_name_of_game(read, self.name)
        state = State(read_indices(list(str(read["points"])), "points", LETTERS))
        if len(state.points) != len(POINTS) or state.points.count(0) - state.points.count(1) not in (0, 1):
            raise UnreadableError("lapilli-position")
        return state.settle()

    def placements(self, observation: Observation[State]) -> list[Placement]:
        """Return the pebbles."""
        return [
            Placement(f"point.{name}", f"pebble-{seat}", Message.of("lapilli-pebble", seat=seat), name, seat=seat)
            for name, seat in zip(POINTS, observation.state.points, strict=True)
            if seat != FREE
        ]

    def spots(self, _observation: Observation[State]) -> list[Spot]:
        """Return the points."""
        return [Spot(f"point.{name}", Message.of("lapilli-point", point=name), RULES[RULE_FREE]) for name in POINTS]


GAME = Lapilli()
