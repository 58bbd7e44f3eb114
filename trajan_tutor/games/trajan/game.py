"""Trajan as the other layers meet it: the `Game` protocol on top of the rules."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.editing import PositionData
from trajan_tutor.engine.game import Observation, Offer, SeatLook, Setup, lettered_seats
from trajan_tutor.engine.moves import MovesByTable
from trajan_tutor.engine.planning import Stake
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.table_game import TableGame
from trajan_tutor.games.trajan import RESOURCES
from trajan_tutor.games.trajan.board import focus, layout, spots
from trajan_tutor.games.trajan.knowledge import (
    choosing,
    drop_order,
    evaluation,
    features,
    observation,
    plans,
    questions,
    vector,
)
from trajan_tutor.games.trajan.positions import editing, position, reachable
from trajan_tutor.games.trajan.rules import codes, components, names, scoring, setup, turn, weights
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import event_messages, refusals, settled_quarter, steps, summary
from trajan_tutor.games.trajan.words.moves import MOVES, prompt

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


class Trajan(MovesByTable[State], TableGame[State]):
    """The game of Trajan for 2 to 4 seats."""

    name: str = "trajan"
    resources: Resources = RESOURCES
    moves = MOVES
    revealing: frozenset[int] = _REVEALING
    seat_counts: tuple[int, ...] = (2, 3, 4)
    seat_looks: tuple[SeatLook, ...] = lettered_seats(4)
    offers: tuple[Offer, ...] = ()
    scopes: tuple[str, ...] = ("turn", "quarter")
    thresholds: tuple[int, ...] = (2, 5, 10)
    decisive_loss: float = math.inf
    sources: tuple[str, ...] = names.SOURCE_NAMES
    quantity_names: tuple[str, ...] = weights.QUANTITY_NAMES

    mask_fields = frozenset({"built", "cargo", "taken_now", "turns", "workers"})

    # -- what the rooms of the game do; in this order, since a name of the class hides the module of that name

    apply = staticmethod(turn.apply)
    play_out = staticmethod(turn.play_randomly)
    finish_scope = staticmethod(turn.finish_scope)
    finish_part = staticmethod(turn.finish_part)
    best_part = staticmethod(choosing.best_part)
    best_scope = staticmethod(choosing.best_scope)
    mask = staticmethod(observation.mask)
    deal_anew = staticmethod(observation.deal_anew)
    event_of = staticmethod(event_messages.event_of)
    refuse = staticmethod(refusals.refuse)
    prompt = staticmethod(prompt)
    settlement_begun = staticmethod(settled_quarter.settlement_begun)
    is_settling = staticmethod(settled_quarter.is_settling)
    settlement = staticmethod(settled_quarter.settlement)
    leads_to = staticmethod(steps.leads_to)
    steps = staticmethod(steps.steps)
    dump = staticmethod(position.dump)
    dumps = staticmethod(position.dumps)
    placements = staticmethod(layout.placements)
    spots = staticmethod(spots.spots)
    focus = staticmethod(focus.focus)
    forecast = staticmethod(summary.forecast)
    summary = staticmethod(summary.summary)
    movement = staticmethod(event_messages.movement)
    evaluate = staticmethod(evaluation.value_of)
    period_of = staticmethod(evaluation.period_of)
    quantities = staticmethod(evaluation.quantities)
    start_weights = staticmethod(weights.start_weights)
    rule_of = staticmethod(features.rule_of_source)
    milestone_words = staticmethod(features.milestone_words)
    milestones = staticmethod(features.milestones)
    features = staticmethod(features.features)
    vector_names = staticmethod(vector.vector_names)
    vector = staticmethod(vector.vector)
    impossible = staticmethod(reachable.impossible)
    fields = staticmethod(editing.fields)
    completed = staticmethod(editing.completed)
    # One's own action circle, played ahead.
    way = staticmethod(plans.way)
    ordered = staticmethod(drop_order.ordered)
    prospects = staticmethod(plans.prospects)
    better_order = staticmethod(plans.better_order)
    idea = staticmethod(plans.idea)
    essence = staticmethod(plans.essence)
    plans = staticmethod(plans.plans)
    questions = staticmethod(questions.questions)

    # -- what the game says itself

    def new_game(self, start: Setup) -> State:
        """Return the first state of a setup, at the first choice that it leaves open.

        Raises MisusedError for seats, seed or options that the game does not offer.
        """
        if start.position:
            return position.loads(start.position, rulings=dict(start.options))
        self.check_setup(start)
        state = setup.new_game(components.figures_for(dict(start.options)), start.seats, start.seed)
        turn.settle(state)
        if start.quick:
            turn.set_up_quickly(state)
        return state

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return state.seats

    def may_evaluate(self, state: State) -> bool:
        """Return whether a turn is about to begin, a quarter about to end, or the game over."""
        return state.phase in (codes.PHASE_SOW, codes.PHASE_QUARTER, codes.PHASE_OVER)

    def is_closing(self, state: State) -> bool:
        """Return whether a quarter is about to end."""
        return state.phase == codes.PHASE_QUARTER

    def begun(self, state: State, level: int = 0) -> int:
        """Return how many turns have begun since setup, or with a position, or (level 1) which quarter it is."""
        return state.quarter if level else state.turns

    def weights(self) -> list[list[int]]:
        """Return the weights of the evaluation, by quarter and quantity, in hundredths of a point."""
        return weights.weights().of_quarter

    def weigh(self, rows: list[list[int]]) -> None:
        """Let other weights be in force in this process."""
        weights.weights().of_quarter = rows

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the winner of a finished game; a tie is always broken (R28)."""
        return (scoring.winner(state),) if self.is_over(state) else ()

    def shows(self, raw: tuple[int, ...]) -> bool:
        """Return whether an event draws, turns up or refills something that was hidden: a card from the deck, too."""
        return raw[0] in self.revealing or (raw[0], raw[4]) == (codes.EVENT_DRAFTED, codes.DRAFT_DECK)

    def answer(self, state: State) -> str:
        """Return the canonical text of the position, or scores and winner of a finished game."""
        if not self.is_over(state):
            return position.dumps(state)
        scores = [self.ledger(state, seat).total for seat in range(state.seats)]
        return canonical({"scores": scores, "winner": scoring.winner(state)})

    def load(self, data: Any, *, answers: bool = False) -> State:
        """Return the state of a position; `answers` also accepts one that stands before the end of a quarter."""
        return position.load(data, may_end_quarter=answers)

    def stake(self, seen: Observation[State], moves: Sequence[int]) -> Stake | None:
        """Return the Trajan tile that a turn is about, if it is about one."""
        return plans.stake(seen.state, moves)

    def empty_position(self, seats: int, options: Mapping[str, object]) -> PositionData:
        """Return a position with as little in it as the rules need."""
        first = self.new_game(Setup(seats=seats, seed=1, options=tuple(sorted(options.items()))))
        return editing.clear_pieces(self.dump(first))


GAME = Trajan()
