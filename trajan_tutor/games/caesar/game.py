"""Caesar! as the other layers meet it: the `Game` protocol on top of the rules."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from trajan_tutor.engine.components import Components
from trajan_tutor.engine.editing import Field, PositionData, Trail
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Feature, Observation, Offer, SeatLook, Setup, TurnStep
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MovesByTable
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.planning import Merit, Stake
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.rules import RuleBook, load_rules
from trajan_tutor.engine.showing import Focus, Movement, Summary
from trajan_tutor.games.caesar import RESOURCES
from trajan_tutor.games.caesar.board import layout
from trajan_tutor.games.caesar.knowledge import choosing, evaluation, features, merits, observation, stakes, vector
from trajan_tutor.games.caesar.positions import editing, position, reachable
from trajan_tutor.games.caesar.rules import codes, components, options, setup, turn
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names, refusals, steps, summary
from trajan_tutor.games.caesar.words.moves import MOVES, prompt
from trajan_tutor.games.caesar.words.telling import event_of
from trajan_tutor.games.caesar.words.terms import side_term

_SEED_BOUND = 1 << 53


class Caesar(MovesByTable[State]):
    """The game Caesar! for two, or for one against Crassus; seat 0 is Caesar, seat 1 Pompey."""

    name: str = "caesar"
    resources: Resources = RESOURCES
    moves = MOVES
    seat_counts: tuple[int, ...] = (2,)
    sources: tuple[str, ...] = names.SOURCE_NAMES
    # Red and blue, as the pieces are.
    seat_looks: tuple[SeatLook, ...] = (
        SeatLook(names.LETTERS[codes.CAESAR], 0, side_term(codes.CAESAR).key),
        SeatLook(names.LETTERS[codes.POMPEY], 2, side_term(codes.POMPEY).key),
    )
    offers: tuple[Offer, ...] = options.OFFERS
    # Whoever has placed twelve markers has won.
    scopes: tuple[str, ...] = ("turn",)
    thresholds: tuple[int, ...] = (1, 2, 4)

    def __init__(self) -> None:
        """Read nothing yet: data is loaded when it is first asked for."""
        self._rules: RuleBook | None = None

    @property
    def decisive_loss(self) -> float:
        """The markers of a side: whoever has placed all of them has won (caesar.end.last-marker)."""
        return float(components.figures().markers_per_side)

    @property
    def components(self) -> Components:
        """The figures of the game with their sources and rulings."""
        return components.components()

    @property
    def rules(self) -> RuleBook:
        """The rule book."""
        if self._rules is None:
            self._rules = load_rules(RESOURCES.data / "rules.toml")
        return self._rules

    def new_game(self, start: Setup) -> State:
        """Return the first state of a setup, which leaves nothing to choose.

        Raises MisusedError for seats, seed or options that the game does not offer.
        """
        if start.position:
            return position.loads(start.position, rulings=options.rulings_among(dict(start.options)))
        if start.seats not in self.seat_counts:
            raise MisusedError("engine-seats", game=self.name, seats=start.seats, offered=self.seat_counts)
        if not 0 <= start.seed < _SEED_BOUND:
            raise MisusedError("engine-seed", seed=start.seed)
        chosen = options.read_options(dict(start.options))
        figures = components.figures_for(dict(chosen.rulings))
        state = setup.new_game(
            figures, chosen.modules, chosen.crassus, chosen.difficulty, int(chosen.harder), start.seed
        )
        turn.settle(state)
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

    def seats(self, _state: State) -> int:
        """Return the number of seats."""
        return codes.SIDES

    def played_by_rules(self, state: State) -> dict[int, Message]:
        """Return the side of Crassus, whom nobody plays."""
        return {} if state.crassus == codes.NOBODY else {state.crassus: Message.of("caesar-crassus")}

    def is_over(self, state: State) -> bool:
        """Return whether the game is over."""
        return state.phase == codes.PHASE_OVER

    def may_evaluate(self, state: State) -> bool:
        """Return whether a turn is about to begin, or the game over."""
        return state.phase in (codes.PHASE_TURN, codes.PHASE_CRASSUS, codes.PHASE_OVER)

    def is_closing(self, _state: State) -> bool:
        """Return nothing but no: the game has no periods."""
        return False

    def begun(self, state: State, _level: int = 0) -> int:
        """Return how many turns have begun since setup or loading."""
        return state.turns

    def play_out(self, state: State, rng: Rng) -> int:
        """Play uniformly random moves to the end in place; return the number of real decisions."""
        return turn.play_randomly(state, rng)

    def finish_scope(self, state: State, rng: Rng) -> None:
        """Play random moves in place until the next turn begins or the game is over."""
        turn.finish_scope(state, rng)

    def finish_part(self, state: State, rng: Rng) -> None:
        """Play random moves of the seat to act in place, until another one is to act or the turn is over."""
        turn.finish_part(state, rng)

    def best_part(self, state: State, streams: int, tries: int) -> State:
        """Return the state after the best of some parts of the seat to act."""
        return choosing.best_part(state, streams, tries)

    def evaluate(self, state: State, seat: int) -> int:
        """Return what a state between turns is likely to bring a seat, in hundredths of a control marker."""
        return evaluation.value_of(state, seat)

    def ledger(self, state: State, seat: int) -> Ledger:
        """Return a side's control markers by where they went."""
        start = seat * codes.SOURCES
        return Ledger(self.sources, tuple(state.ledger[start : start + codes.SOURCES]))

    def rule_of(self, source: str) -> str:
        """Return the id of the rule by which control markers of a source are placed."""
        return features.rule_of_source(source)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the winner of a finished game: there is always one."""
        return (state.winner,) if self.is_over(state) else ()

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
        """Return whether a legal move draws or turns up something that was hidden."""
        trial = state.copy()
        trial.recorder = []
        turn.apply(trial, move)
        return any(event[0] in _REVEALING for event in trial.recorder)

    def is_secret(self, _state: State) -> bool:
        """Return nothing but no: every choice is made openly."""
        return False

    def features(self, seen: Observation[State], seat: int) -> list[Feature]:
        """Return the named quantities of a seat."""
        return features.features(seen.state, seat)

    def idea(self, before: State, moves: Sequence[int]) -> Hashable:
        """Return what a turn is for."""
        return stakes.idea(before, moves)

    def essence(self, _before: State, moves: Sequence[int]) -> tuple[int, ...]:
        """Return the moves by which a turn is told in short: the placement, from which the rest follows."""
        return tuple(moves[:1])

    def merits(self, before: State, moves: Sequence[int]) -> tuple[Merit, ...]:
        """Return what a turn does for certain, the weightiest first."""
        return merits.merits(before, moves)

    def stake(self, seen: Observation[State], moves: Sequence[int]) -> Stake | None:
        """Return what is at stake in the province where a turn does most."""
        return stakes.stake(seen.state, moves)

    def prompt(self, state: State) -> Message:
        """Return what the seat to act owes now, in words."""
        return prompt(state)

    def steps(self, state: State) -> tuple[TurnStep, ...]:
        """Return the steps of the turn, with the present one."""
        return steps.steps(state)

    def refuse(self, state: State, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible, or None exactly when it is a legal move (or names several)."""
        return refusals.refuse(state, attempt)

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as JSON data; that of a finished game names its winner."""
        return position.dump(state)

    def dumps(self, state: State) -> str:
        """Return the canonical text of the position."""
        return position.dumps(state)

    def answer(self, state: State) -> str:
        """Return the canonical text of the position; that of a finished game names its winner."""
        return position.dumps(state)

    def load(self, data: Any, *, answers: bool = False) -> State:
        """Return the state of a position; `answers` also accepts a finished game."""
        return position.load(data, answers=answers)

    def placements(self, seen: Observation[State]) -> list[Placement]:
        """Return what lies where, as the observer sees it."""
        return layout.placements(seen)

    def spots(self, seen: Observation[State]) -> list[Spot]:
        """Return every place that can be pointed at."""
        return layout.spots(seen)

    def leads_to(self, state: State, move: int) -> tuple[str, ...]:
        """Return the provinces that a placement counts in."""
        return steps.leads_to(state, move)

    def focus(self, seen: Observation[State], own: int) -> Focus:
        """Return which panes are near in the step that is in progress."""
        return summary.focus(seen, own)

    def summary(self, seen: Observation[State], _own: int) -> Summary:
        """Return what is told at a glance: the race, Senate tokens, bags."""
        return summary.summary(seen)

    def forecast(self, _seen: Observation[State], _seat: int) -> Ledger | None:
        """Return nothing: no points are scored at the end."""
        return None

    def movement(self, _before: State, _move: int, _events: Sequence[Event], _after: State) -> Movement | None:
        """Return nothing: no pieces go one by one."""
        return None

    # -- for programs that learn

    def vector_names(self, _seats: int) -> tuple[str, ...]:
        """Return the names of the numbers that `vector` gives, in their order."""
        return vector.vector_names()

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


_REVEALING = frozenset(
    (
        codes.EVENT_BANK,
        codes.EVENT_DREW,
        codes.EVENT_RETURNED,
        codes.EVENT_TILE,
        codes.EVENT_ROW_DREW,
        codes.EVENT_DECK,
    )
)

GAME = Caesar()
