"""Sylla as the other layers meet it: the `Game` protocol on top of the rules."""

import math
from collections.abc import Hashable, Sequence
from typing import Any

from trajan_tutor.engine.components import Components
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Feature, Observation, Offer, SeatLook, Setup, TurnStep, lettered_seats
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MovesByTable
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.planning import Merit
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.rules import RuleBook, load_rules
from trajan_tutor.engine.showing import Focus, Movement, Summary
from trajan_tutor.games.sylla import RESOURCES
from trajan_tutor.games.sylla.board import layout
from trajan_tutor.games.sylla.knowledge import choosing, evaluation, features, hands, ideas, merits, observation, vector
from trajan_tutor.games.sylla.positions import position
from trajan_tutor.games.sylla.rules import closing, codes, components, setup, turn
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.words import names, refusals, steps, summary
from trajan_tutor.games.sylla.words.moves import MOVES, prompt
from trajan_tutor.games.sylla.words.telling import event_of

_SEED_BOUND = 1 << 53


class Sylla(MovesByTable[State]):
    """The game Sylla for three or four; seat 0 holds revenue tile I."""

    name: str = "sylla"
    resources: Resources = RESOURCES
    moves = MOVES
    seat_counts: tuple[int, ...] = (3, 4)
    sources: tuple[str, ...] = names.SOURCE_NAMES
    seat_looks: tuple[SeatLook, ...] = lettered_seats(codes.SEATS)
    offers: tuple[Offer, ...] = ()
    # A part is the choice of one seat at setup, a phase, or one sale; an evaluation is asked where one begins.
    scopes: tuple[str, ...] = ("part", "round")
    playout_level: int = 1
    thresholds: tuple[int, ...] = (2, 4, 8)
    decisive_loss: float = math.inf

    def __init__(self) -> None:
        """Read nothing yet: data is loaded when it is first asked for."""
        self._rules: RuleBook | None = None

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
        """Return the first state of a setup: the secret choice of characters is always left to the seats.

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
        return [event_of(event) for event in raw]

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
        """Return whether a part of the round is about to begin, or the game over."""
        return bool(state.fresh)

    def may_write(self, state: State) -> bool:
        """Return whether a turn is about to begin, what one seat decides at once: a position can tell of it."""
        return position.may_write(state)

    def is_closing(self, _state: State) -> bool:
        """Return nothing but no: nobody decides anything at the end of a round."""
        return False

    def begun(self, state: State, level: int = 0) -> int:
        """Return how many parts have begun since setup or loading, or (level 1) which round it is."""
        return state.round if level else state.parts

    def play_out(self, state: State, rng: Rng) -> int:
        """Play to the end in place, each seat as well as it sees at a glance; return the number of decisions."""
        return choosing.play_out(state, rng)

    def finish_scope(self, state: State, rng: Rng) -> None:
        """Play in place until the next part of the round begins or the game is over."""
        choosing.finish_scope(state, rng)

    def finish_part(self, state: State, rng: Rng) -> None:
        """Play for the seat to act in place, until another one is to act or the part of the round ends."""
        choosing.finish_part(state, rng)

    def choose(self, seen: Observation[State], rng: Rng) -> int:
        """Return a move of the seat that observes, likely to be good."""
        return choosing.choose(seen.state, rng)

    def evaluate(self, state: State, seat: int) -> int:
        """Return what a state is likely to bring a seat, in hundredths of prestige."""
        return evaluation.value_of(state, seat)

    def ledger(self, state: State, seat: int) -> Ledger:
        """Return a seat's prestige by source."""
        start = seat * codes.SOURCES
        return Ledger(self.sources, tuple(state.ledger[start : start + codes.SOURCES]))

    def rule_of(self, source: str) -> str:
        """Return the id of the rule by which prestige of a source is gained."""
        return features.rule_of_source(source)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the seats with most prestige in a finished game; a tie is shared."""
        return tuple(closing.winners(state)) if self.is_over(state) else ()

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
        """Return whether a legal move draws something, or opens what was chosen in secret."""
        trial = state.copy()
        trial.recorder = []
        turn.apply(trial, move)
        return any(event[0] in _REVEALING for event in trial.recorder)

    def is_secret(self, state: State) -> bool:
        """Return whether characters or hands are chosen."""
        return state.phase in (codes.PHASE_CHOOSE, codes.PHASE_HAND)

    def joint_choices(self, state: State) -> Sequence[Sequence[int]]:
        """Return what every seat may put into its hand in phase VI; nothing elsewhere."""
        return hands.choices_of_all(state) if state.phase == codes.PHASE_HAND else ()

    def joint_worths(self, state: State, chosen: Sequence[int]) -> Sequence[int]:
        """Return what a state is worth to every seat when all have chosen these hands."""
        return hands.worths_when_open(state, [hands.hand_of_move(move) for move in chosen])

    def chosen_jointly(self, state: State, chosen: Sequence[int]) -> State:
        """Return the state after all have opened these hands."""
        after = state.copy()
        hands.open_all(after, [hands.hand_of_move(move) for move in chosen])
        return after

    def rule_of_joint(self, _state: State) -> str:
        """Return the id of the rule of hands and thumbs."""
        return names.rule_id(codes.RULE_WORK_HAND)

    def features(self, seen: Observation[State], seat: int) -> list[Feature]:
        """Return the named quantities of a seat."""
        return features.features(seen.state, seat)

    def idea(self, before: State, moves: Sequence[int]) -> Hashable:
        """Return what a turn is for."""
        return ideas.idea(before, moves)

    def essence(self, before: State, moves: Sequence[int]) -> tuple[int, ...]:
        """Return the moves by which a turn is told in short: all of them."""
        return ideas.essence(before, moves)

    def merits(self, before: State, moves: Sequence[int]) -> tuple[Merit, ...]:
        """Return what a turn does for certain, the weightiest first."""
        return merits.merits(before, moves)

    def prompt(self, state: State) -> Message:
        """Return what the seat to act owes now, in words."""
        return prompt(state)

    def steps(self, state: State) -> tuple[TurnStep, ...]:
        """Return the phases of the round, with the present one."""
        return steps.steps(state)

    def refuse(self, state: State, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible, or None exactly when it is a legal move (or names several)."""
        return refusals.refuse(state, attempt)

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as JSON data; that of a finished game names its winners."""
        return position.dump(state)

    def dumps(self, state: State) -> str:
        """Return the canonical text of the position."""
        return position.dumps(state)

    def answer(self, state: State) -> str:
        """Return the canonical text of the position; that of a finished game names its winners."""
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

    def leads_to(self, _state: State, _move: int) -> tuple[str, ...]:
        """Return nothing: a move has no goal but where it is picked."""
        return ()

    def focus(self, seen: Observation[State], own: int) -> Focus:
        """Return which panes are near in the step that is in progress."""
        return summary.focus(seen, own)

    def summary(self, seen: Observation[State], _own: int) -> Summary:
        """Return what is told at a glance: the round, famine, deniers and votes."""
        return summary.summary(seen)

    def forecast(self, seen: Observation[State], seat: int) -> Ledger | None:
        """Return what a seat would gain by what it has if the game ended now."""
        return summary.forecast(seen, seat)

    def movement(self, _before: State, _move: int, _events: Sequence[Event], _after: State) -> Movement | None:
        """Return nothing: no pieces go one by one."""
        return None

    # -- for programs that learn

    def vector_names(self, seats: int) -> tuple[str, ...]:
        """Return the names of the numbers that `vector` gives, in their order."""
        return vector.vector_names(seats)

    def vector(self, seen: Observation[State]) -> list[int]:
        """Return what an observer knows as numbers of fixed length."""
        return vector.vector(seen.state, seen.seat)


_REVEALING = frozenset(
    (
        codes.EVENT_REVEALED,
        codes.EVENT_DRAWN,
        codes.EVENT_ROUND,
        codes.EVENT_SHOWN,
        codes.EVENT_WORK_SHOWN,
    )
)

GAME = Sylla()
