"""Sylla as the other layers meet it: the `Game` protocol on top of the rules."""

import math
from collections.abc import Sequence

from trajan_tutor.engine.game import Observation, Offer, SeatLook, Setup, lettered_seats
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.moves import MovesByTable
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.table_game import TableGame
from trajan_tutor.games.sylla import RESOURCES
from trajan_tutor.games.sylla.board import layout
from trajan_tutor.games.sylla.knowledge import (
    choosing,
    evaluation,
    features,
    hands,
    ideas,
    merits,
    observation,
    questions,
    vector,
)
from trajan_tutor.games.sylla.positions import position
from trajan_tutor.games.sylla.rules import closing, codes, components, names, setup, turn
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.words import auctions, event_messages, settled_round, steps, summary
from trajan_tutor.games.sylla.words.moves import MOVES, prompt
from trajan_tutor.games.sylla.words.refusals import REFUSALS

_REVEALING = frozenset(
    (
        codes.EVENT_REVEALED,
        codes.EVENT_DRAWN,
        codes.EVENT_ROUND,
        codes.EVENT_SHOWN,
        codes.EVENT_WORK_SHOWN,
    )
)


class Sylla(MovesByTable[State], TableGame[State]):
    """The game Sylla for three or four; seat 0 holds revenue tile I."""

    name: str = "sylla"
    resources: Resources = RESOURCES
    moves = MOVES
    revealing: frozenset[int] = _REVEALING
    seat_counts: tuple[int, ...] = (3, 4)
    sources: tuple[str, ...] = names.SOURCE_NAMES
    seat_looks: tuple[SeatLook, ...] = lettered_seats(codes.SEATS)
    offers: tuple[Offer, ...] = ()
    # A part is the choice of one seat at setup, a phase, or one sale; an evaluation is asked where one begins.
    scopes: tuple[str, ...] = ("part", "round")
    playout_level: int = 1
    thresholds: tuple[int, ...] = (2, 4, 8)
    decisive_loss: float = math.inf

    # -- what the rooms of the game do; in this order, since a name of the class hides the module of that name

    apply = staticmethod(turn.apply)
    play_out = staticmethod(choosing.play_out)
    finish_scope = staticmethod(choosing.finish_scope)
    finish_part = staticmethod(choosing.finish_part)
    mask = staticmethod(observation.mask)
    deal_anew = staticmethod(observation.deal_anew)
    event_of = staticmethod(event_messages.event_of)
    refuse = REFUSALS.refuse
    prompt = staticmethod(prompt)
    settlement_begun = staticmethod(settled_round.settlement_begun)
    is_settling = staticmethod(settled_round.is_settling)
    settlement = staticmethod(settled_round.settlement)
    steps = staticmethod(steps.steps)
    may_write = staticmethod(position.may_write)
    dump = staticmethod(position.dump)
    load = staticmethod(position.load)
    placements = staticmethod(layout.placements)
    spots = staticmethod(layout.spots)
    focus = staticmethod(summary.focus)
    forecast = staticmethod(summary.forecast)
    summary = staticmethod(summary.summary)
    bids = staticmethod(auctions.bids)
    evaluate = staticmethod(evaluation.value_of)
    rule_of = staticmethod(features.rule_of_source)
    milestone_words = staticmethod(features.milestone_words)
    milestones = staticmethod(features.milestones)
    features = staticmethod(features.features)
    idea = staticmethod(ideas.idea)
    essence = staticmethod(ideas.essence)
    merits = staticmethod(merits.merits)
    questions = staticmethod(questions.questions)
    vector_names = staticmethod(vector.vector_names)
    vector = staticmethod(vector.vector)

    # -- what the game says itself

    def new_game(self, start: Setup) -> State:
        """Return the first state of a setup: the secret choice of characters is always left to the seats.

        Raises MisusedError for seats, seed or options that the game does not offer.
        """
        if start.position:
            return position.load(parse_json(start.position), rulings=dict(start.options))
        self.check_setup(start)
        state = setup.new_game(components.figures_for(dict(start.options)), start.seats, start.seed)
        turn.settle(state)
        return state

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return state.seats

    def may_evaluate(self, state: State) -> bool:
        """Return whether a part of the round is about to begin, or the game over."""
        return bool(state.fresh)

    def begun(self, state: State, level: int = 0) -> int:
        """Return how many parts have begun since setup, or with a position, or (level 1) which round it is."""
        return state.round if level else state.parts

    def choose(self, seen: Observation[State], rng: Rng) -> int:
        """Return a move of the seat that observes, likely to be good."""
        return choosing.choose(seen.state, rng)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the seats with most prestige in a finished game; a tie is shared."""
        return tuple(closing.winners(state)) if self.is_over(state) else ()

    def is_secret(self, state: State) -> bool:
        """Return whether characters or hands are chosen."""
        return state.phase in (codes.PHASE_CHOOSE, codes.PHASE_HAND)

    def joint_choices(self, state: State) -> Sequence[Sequence[int]]:
        """Return what every seat may put into its hand in phase VI; nothing elsewhere."""
        return hands.choices_of_all(state) if state.phase == codes.PHASE_HAND else ()

    def joint_worths(self, state: State, chosen: Sequence[int]) -> Sequence[int]:
        """Return what a state is worth to every seat when all have chosen these hands."""
        return hands.values_when_open(state, [hands.hand_of_move(move) for move in chosen])

    def chosen_jointly(self, state: State, chosen: Sequence[int]) -> State:
        """Return the state after all have opened these hands."""
        after = state.copy()
        hands.open_all(after, [hands.hand_of_move(move) for move in chosen])
        return after

    def rule_of_joint(self, _state: State) -> str:
        """Return the id of the rule of hands and thumbs."""
        return names.rule_id(codes.RULE_WORK_HAND)


GAME = Sylla()
