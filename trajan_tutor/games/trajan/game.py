"""Trajan as the other layers meet it: the `Game` protocol on top of the rules."""

import math
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.components import Components
from trajan_tutor.engine.editing import Field, PositionData, Trail
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Feature, Observation, Offer, SeatLook, Setup, TurnStep, lettered_seats
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MovesByTable
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.planning import Ordered, Plan, PlannedTurn, Stake
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.rules import RuleBook, load_rules
from trajan_tutor.engine.showing import Focus, Movement, Summary
from trajan_tutor.games.trajan import RESOURCES
from trajan_tutor.games.trajan.board import focus, layout
from trajan_tutor.games.trajan.board.spots import spots
from trajan_tutor.games.trajan.knowledge import choosing, evaluation, features, observation, plans, vector, weights
from trajan_tutor.games.trajan.positions import editing, position, reachable
from trajan_tutor.games.trajan.rules import codes, components, scoring, setup, turn
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import movement, names, refusals, steps, summary
from trajan_tutor.games.trajan.words.moves import MOVES, prompt
from trajan_tutor.games.trajan.words.telling import event_of

_SEED_BOUND = 1 << 53


class Trajan(MovesByTable[State]):
    """The game of Trajan for 2 to 4 seats."""

    name: str = "trajan"
    resources: Resources = RESOURCES
    moves = MOVES
    seat_counts: tuple[int, ...] = (2, 3, 4)
    seat_looks: tuple[SeatLook, ...] = lettered_seats(4)
    offers: tuple[Offer, ...] = ()
    scopes: tuple[str, ...] = ("turn", "quarter")
    thresholds: tuple[int, ...] = (2, 5, 10)
    decisive_loss: float = math.inf
    sources: tuple[str, ...] = names.SOURCE_NAMES
    quantity_names: tuple[str, ...] = weights.QUANTITY_NAMES

    def __init__(self) -> None:
        """Read nothing yet: data is loaded when it is first asked for."""
        self._rules: RuleBook | None = None

    @property
    def components(self) -> Components:
        """The figures of the game with their sources, rulings and disagreements."""
        return components.components()

    @property
    def rules(self) -> RuleBook:
        """The rule book."""
        if self._rules is None:
            self._rules = load_rules(RESOURCES.data / "rules.toml")
        return self._rules

    def new_game(self, start: Setup) -> State:
        """Return the first state of a setup, at the first choice that it leaves open.

        Raises MisusedError for seats, seed or options that the game does not offer.
        """
        if start.position:
            return position.loads(start.position, rulings=dict(start.options))
        if start.seats not in self.seat_counts:
            raise MisusedError("engine-seats", game=self.name, seats=start.seats, offered=self.seat_counts)
        if not 0 <= start.seed < _SEED_BOUND:
            raise MisusedError("engine-seed", seed=start.seed)
        state = setup.new_game(components.figures_for(dict(start.options)), start.seats, start.seed)
        turn.settle(state)
        if start.quick:
            turn.set_up_quickly(state)
        return state

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def legal(self, state: State) -> Sequence[int]:
        """Return the legal moves of the seat to act."""
        return state.choices

    def apply(self, state: State, move: int) -> None:
        """Play a legal move in place, and every forced step after it."""
        turn.apply(state, move)

    def apply_and_tell(self, state: State, move: int) -> list[Event]:
        """Play a legal move in place and return what happened."""
        state.recorder = []
        turn.apply(state, move)
        raw = state.recorder
        state.recorder = None
        return [event_of(state, event) for event in raw]

    def current_seat(self, state: State) -> int:
        """Return the seat to act, or -1 when the game is over."""
        return state.actor

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return state.seats

    def played_by_rules(self, _state: State) -> dict[int, Message]:
        """Return no seat: every one is played by somebody."""
        return {}

    def is_over(self, state: State) -> bool:
        """Return whether the game is over."""
        return state.phase == codes.PHASE_OVER

    def may_evaluate(self, state: State) -> bool:
        """Return whether a turn is about to begin, a quarter about to end, or the game over."""
        return state.phase in (codes.PHASE_SOW, codes.PHASE_QUARTER, codes.PHASE_OVER)

    def is_closing(self, state: State) -> bool:
        """Return whether a quarter is about to end."""
        return state.phase == codes.PHASE_QUARTER

    def begun(self, state: State, level: int = 0) -> int:
        """Return how many turns have begun since setup or loading, or (level 1) which quarter it is."""
        return state.quarter if level else state.turns

    def play_out(self, state: State, rng: Rng) -> int:
        """Play uniformly random moves to the end in place; return the number of real decisions."""
        return turn.play_randomly(state, rng)

    def finish_scope(self, state: State, rng: Rng) -> None:
        """Play random moves in place until the next turn begins or the game is over."""
        turn.finish_scope(state, rng)

    def finish_part(self, state: State, rng: Rng) -> None:
        """Play random moves of the seat to act in place, until another one is to act or the turn is over."""
        turn.finish_part(state, rng)

    def best_part(self, state: State, streams: int, tries: int) -> State | None:
        """Return the state after the best of some drawn turns of the seat to act; None outside of turns."""
        return choosing.best_turn(state, streams, tries)

    def evaluate(self, state: State, seat: int) -> int:
        """Return what a state between turns is likely to bring a seat, in hundredths of a point."""
        return evaluation.value_of(state, seat)

    def period_of(self, state: State) -> int:
        """Return the quarter whose weights count, from 0."""
        return evaluation.period_of(state)

    def quantities(self, state: State, seat: int) -> list[int]:
        """Return how much a seat has of each quantity that the evaluation counts."""
        return evaluation.quantities(state, seat)

    def weights(self) -> list[list[int]]:
        """Return the weights of the evaluation, by quarter and quantity, in hundredths of a point."""
        return weights.weights().of_quarter

    def start_weights(self) -> list[list[int]]:
        """Return the weights set by hand that a fit begins with, in the same form."""
        return weights.start_weights()

    def weigh(self, rows: list[list[int]]) -> None:
        """Let other weights be in force in this process."""
        weights.weights().of_quarter = rows

    def ledger(self, state: State, seat: int) -> Ledger:
        """Return a seat's points by source."""
        start = seat * codes.SOURCES
        return Ledger(self.sources, tuple(state.ledger[start : start + codes.SOURCES]))

    def rule_of(self, source: str) -> str:
        """Return the id of the rule by which points of a source are gained."""
        return features.rule_of_source(source)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the winner of a finished game; a tie is always broken (R28)."""
        return (scoring.winner(state),) if self.is_over(state) else ()

    def key(self, state: State) -> object:
        """Return a hashable value, equal exactly for states that go on alike."""
        return state.key()

    def observe(self, state: State, seat: int) -> Observation[State]:
        """Return what a seat may know (-1: a spectator)."""
        return Observation(seat, observation.mask(state, seat))

    def determinize(self, seen: Observation[State], seed: int) -> State:
        """Return a full state that the observer could be in."""
        return observation.deal_anew(seen.state, seed)

    def reveals(self, state: State, move: int) -> bool:
        """Return whether a legal move draws, turns up or refills something that was hidden."""
        trial = state.copy()
        trial.recorder = []
        turn.apply(trial, move)
        from_deck = (codes.EVENT_DRAFTED, codes.DRAFT_DECK)
        return any(event[0] in _REVEALING or (event[0], event[4]) == from_deck for event in trial.recorder)

    def is_secret(self, _state: State) -> bool:
        """Return nothing but no: every choice is made openly."""
        return False

    def features(self, seen: Observation[State], seat: int) -> list[Feature]:
        """Return the named quantities of a seat."""
        return features.features(seen.state, seat)

    def prompt(self, state: State) -> Message:
        """Return what the seat to act owes now, in words."""
        return prompt(state)

    def steps(self, state: State) -> tuple[TurnStep, ...]:
        """Return the steps of the turn, of setup or of the end of a quarter, with the present one."""
        return steps.steps(state)

    def refuse(self, state: State, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible, or None exactly when it is a legal move (or names several)."""
        return refusals.refuse(state, attempt)

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as JSON data."""
        return position.dump(state)

    def dumps(self, state: State) -> str:
        """Return the canonical text of the position."""
        return position.dumps(state)

    def answer(self, state: State) -> str:
        """Return the canonical text of the position, or scores and winner of a finished game."""
        if not self.is_over(state):
            return position.dumps(state)
        scores = [self.ledger(state, seat).total for seat in range(state.seats)]
        return canonical({"scores": scores, "winner": scoring.winner(state)})

    def load(self, data: Any, *, answers: bool = False) -> State:
        """Return the state of a position; `answers` also accepts one that stands before the end of a quarter."""
        return position.load(data, may_end_quarter=answers)

    def placements(self, seen: Observation[State]) -> list[Placement]:
        """Return what lies where, as the observer sees it."""
        return layout.placements(seen)

    def spots(self, seen: Observation[State]) -> list[Spot]:
        """Return every place that can be pointed at."""
        return spots(seen)

    def leads_to(self, state: State, move: int) -> tuple[str, ...]:
        """Return the trays that a sowing fills, in their order."""
        return steps.leads_to(state, move)

    def focus(self, seen: Observation[State], own: int) -> Focus:
        """Return which panes are near in the step that is in progress."""
        return focus.focus(seen, own)

    def summary(self, seen: Observation[State], own: int) -> Summary:
        """Return what is told at a glance: votes, the time, the demands."""
        return summary.summary(seen, own)

    def forecast(self, seen: Observation[State], seat: int) -> Ledger | None:
        """Return what a seat would gain by what it has if the game ended now."""
        return summary.forecast(seen, seat)

    def movement(self, before: State, move: int, events: Sequence[Event], after: State) -> Movement | None:
        """Return how the markers of a sowing went."""
        return movement.movement(before, move, events, after)

    # -- one's own action circle, played ahead

    def plans(self, before: State, moves: Sequence[int]) -> tuple[Plan, ...]:
        """Return which Trajan tiles a turn prepares, and the own turns that earn them."""
        return plans.plans(before, moves)

    def way(self, before: State, moves: Sequence[int]) -> PlannedTurn | None:
        """Return the way of the markers that a turn sows."""
        return plans.way(before, moves)

    def ordered(self, before: State, moves: Sequence[int]) -> Ordered | None:
        """Return why the markers of a turn fall in their order."""
        return plans.ordered(before, moves)

    def prospects(self, after: State, seat: int) -> list[Feature]:
        """Return which actions a seat can reach with its next sowing."""
        return plans.prospects(after, seat)

    def better_order(self, before: State, moves: Sequence[int]) -> tuple[int, ...]:
        """Return a turn with its markers in the order that prepares most."""
        return plans.better_order(before, moves)

    def idea(self, before: State, moves: Sequence[int]) -> Hashable:
        """Return what a turn is for."""
        return plans.idea(before, moves)

    def essence(self, before: State, moves: Sequence[int]) -> tuple[int, ...]:
        """Return the moves by which a turn is told in short."""
        return plans.essence(before, moves)

    def stake(self, seen: Observation[State], moves: Sequence[int]) -> Stake | None:
        """Return the Trajan tile that a turn is about, if it is about one."""
        return plans.stake(seen.state, moves)

    # -- for programs that learn

    def vector_names(self, seats: int) -> tuple[str, ...]:
        """Return the names of the numbers that `vector` gives, in their order."""
        return vector.vector_names(seats)

    def vector(self, seen: Observation[State]) -> list[int]:
        """Return what an observer knows as numbers of fixed length."""
        return vector.vector(seen.state, seen.seat)

    # -- building positions

    def impossible(self, state: State) -> list[Message]:
        """Return everything in a state between two turns that no game can lead to."""
        return reachable.impossible(state)

    def empty_position(self, seats: int, options: Mapping[str, object]) -> PositionData:
        """Return a position with as little in it as the rules need."""
        first = self.new_game(Setup(seats=seats, seed=1, options=tuple(sorted(options.items()))))
        return editing.emptied(self.dump(first))

    def fields(self, data: PositionData) -> tuple[Field, ...]:
        """Return everything in a position that can be changed."""
        return editing.fields(data)

    def completed(self, data: PositionData, changed: Trail) -> PositionData:
        """Return a position in which what follows from a change is written too."""
        return editing.completed(data, changed)


# Refilling happens as part of taking a card; a Trajan tile that comes to lie on top is seen by all from then on.
_REVEALING = frozenset(
    (
        codes.EVENT_DREW,
        codes.EVENT_REFILLED,
        codes.EVENT_RESHUFFLED,
        codes.EVENT_REVEALED_TRAJAN,
        codes.EVENT_DEMAND,
        codes.EVENT_SPACE_FILLED,
        codes.EVENT_FORUM_FILLED,
        codes.EVENT_OFFERED,
    )
)

GAME = Trajan()
