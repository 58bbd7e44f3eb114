"""Caesar! as the other layers meet it: the `Game` protocol on top of the rules."""

from collections.abc import Mapping, Sequence

from trajan_tutor.engine.editing import PositionData
from trajan_tutor.engine.game import Observation, Offer, SeatLook, Setup
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MovesByTable
from trajan_tutor.engine.planning import Stake
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.table_game import TableGame
from trajan_tutor.games.caesar import RESOURCES
from trajan_tutor.games.caesar.board import layout
from trajan_tutor.games.caesar.knowledge import (
    choosing,
    evaluation,
    features,
    merits,
    observation,
    questions,
    stakes,
    vector,
)
from trajan_tutor.games.caesar.positions import editing, position, reachable
from trajan_tutor.games.caesar.rules import codes, components, names, options, setup, turn
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.terms import side_term
from trajan_tutor.games.caesar.words import event_messages, refusals, settled_closing, steps, summary
from trajan_tutor.games.caesar.words.moves import MOVES, prompt

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


class Caesar(MovesByTable[State], TableGame[State]):
    """The game Caesar! for two, or for one against Crassus; seat 0 is Caesar, seat 1 Pompey."""

    name: str = "caesar"
    resources: Resources = RESOURCES
    moves = MOVES
    revealing: frozenset[int] = _REVEALING
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

    @property
    def decisive_loss(self) -> float:
        """The markers of a side: whoever has placed all of them has won (caesar.end.last-marker)."""
        return float(components.figures().markers_per_side)

    mask_fields = frozenset({"free"})

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
    settlement_begun = staticmethod(settled_closing.settlement_begun)
    is_settling = staticmethod(settled_closing.is_settling)
    settlement = staticmethod(settled_closing.settlement)
    leads_to = staticmethod(steps.leads_to)
    steps = staticmethod(steps.steps)
    dump = staticmethod(position.dump)
    load = staticmethod(position.load)
    placements = staticmethod(layout.placements)
    spots = staticmethod(layout.spots)
    focus = staticmethod(summary.focus)
    summary = staticmethod(summary.summary)
    evaluate = staticmethod(evaluation.value_of)
    rule_of = staticmethod(features.rule_of_source)
    vector_names = staticmethod(vector.vector_names)
    vector = staticmethod(vector.vector)
    milestone_words = staticmethod(features.milestone_words)
    milestones = staticmethod(features.milestones)
    features = staticmethod(features.features)
    idea = staticmethod(stakes.idea)
    merits = staticmethod(merits.merits)
    questions = staticmethod(questions.questions)
    impossible = staticmethod(reachable.impossible)
    fields = staticmethod(editing.fields)
    completed = staticmethod(editing.completed)

    # -- what the game says itself

    def new_game(self, start: Setup) -> State:
        """Return the first state of a setup, which leaves nothing to choose.

        Raises MisusedError for seats, seed or options that the game does not offer.
        """
        if start.position:
            return position.load(parse_json(start.position), rulings=options.rulings_among(dict(start.options)))
        self.check_setup(start)
        chosen = options.read_options(dict(start.options))
        figures = components.figures_for(dict(chosen.rulings))
        state = setup.new_game(
            figures, chosen.modules, chosen.crassus, chosen.difficulty, int(chosen.harder), start.seed
        )
        turn.settle(state)
        return state

    def played_by_rules(self, state: State) -> dict[int, Message]:
        """Return the side of Crassus, whom nobody plays."""
        return {} if state.crassus == codes.NOBODY else {state.crassus: Message.of("caesar-crassus")}

    def may_evaluate(self, state: State) -> bool:
        """Return whether a turn is about to begin, or the game over."""
        return state.phase in (codes.PHASE_TURN, codes.PHASE_CRASSUS, codes.PHASE_OVER)

    def begun(self, state: State, _level: int = 0) -> int:
        """Return how many turns have begun since setup or loading, with the one that is about to begin."""
        return state.turns + (state.phase in (codes.PHASE_TURN, codes.PHASE_CRASSUS))

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the winner of a finished game: there is always one."""
        return (state.winner,) if self.is_over(state) else ()

    def essence(self, _before: State, moves: Sequence[int]) -> tuple[int, ...]:
        """Return the moves by which a turn is told in short: the placement, from which the rest follows."""
        return tuple(moves[:1])

    def stake(self, seen: Observation[State], moves: Sequence[int]) -> Stake | None:
        """Return what is at stake in the province where a turn does most."""
        return stakes.stake(seen.state, moves)

    def forecast(self, _seen: Observation[State], _seat: int) -> Ledger | None:
        """Return nothing: no points are scored at the end."""
        return None

    def empty_position(self, seats: int, options: Mapping[str, object]) -> PositionData:
        """Return a position with as little in it as the rules need."""
        first = self.new_game(Setup(seats=seats, seed=1, options=tuple(sorted(options.items()))))
        return editing.clear_pieces(self.dump(first))


GAME = Caesar()
