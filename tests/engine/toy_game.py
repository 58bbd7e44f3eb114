"""A toy game that fulfils the whole protocol of a game and is small enough to be read at once.

Two or three merchants play two rounds. Each holds one hidden card. In a round each in turn keeps the card or draws
another and then discards one of the two (a chained decision). Then all choose a stall, in secret, one after the other:
who stands alone at a stall gains points. At last all bid for a lot. In the end the highest cards bring points, and
equal scores share the win.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine import toy_position
from engine.toy_data import (
    BID,
    COINS,
    COMPONENTS,
    DISCARD,
    DRAW,
    HIDDEN_CARD,
    HIDDEN_CHOICE,
    HIGHEST_CARD,
    KEEP,
    LOT,
    MARKET,
    NOT_CHOSEN,
    OVER,
    ROUNDS,
    RULES,
    SOURCES,
    STALL,
    STALLS,
    TEXTS,
    TO_DISCARD,
    TURN,
    ToyState,
)

from trajan_tutor.engine.components import Components
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import (
    SCORE,
    Feature,
    Observation,
    Offer,
    SeatLook,
    Setup,
    Standing,
    TurnStep,
    lettered_seats,
)
from trajan_tutor.engine.generator import Rng, shuffle
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.engine.plugin import Resources
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.engine.rules import RuleBook

_HERE = Path(__file__).parent
_PHASES = ("turn", "discard", "market", "lot", "over")


def rule_against(state: ToyState, move: int) -> str:
    """Return the id of the rule that forbids a move of the seat to act, or an empty text when nothing does."""
    group = next(first for first in (BID, TO_DISCARD, STALL, KEEP) if move >= first)
    if state.phase == OVER:
        return "toy.game.over"
    if state.phase != {KEEP: TURN, TO_DISCARD: DISCARD, STALL: MARKET, BID: LOT}[group]:
        return "toy.turn.steps"
    if move == DRAW and not state.deck:
        return "toy.card.empty"
    if group == TO_DISCARD and move - TO_DISCARD not in state.hands[state.actor]:
        return "toy.card.hand"
    if group == BID and move > BID and move - BID <= max(state.bids):
        return "toy.bid.higher"
    if group == BID and move - BID > state.coins[state.actor]:
        return "toy.bid.coins"
    return ""


class Toy:
    """The toy game. What happens is written by `_perform`, which tells events to whoever listens."""

    name: str = "toy"
    move_count: int = max(TEXTS) + 1
    scopes: tuple[str, ...] = ("turn", "round")
    resources = replace(Resources.within(_HERE), words=_HERE / "toy_words")
    seat_counts: tuple[int, ...] = (2, 3)
    sources: tuple[str, ...] = SOURCES
    seat_looks: tuple[SeatLook, ...] = lettered_seats(3)
    offers: tuple[Offer, ...] = ()
    thresholds: tuple[int, ...] = (1, 2, 3)
    decisive_loss: float = math.inf

    @property
    def components(self) -> Components:
        """The figures."""
        return COMPONENTS

    @property
    def rules(self) -> RuleBook:
        """The rule book."""
        return RULES

    # ---- play

    def new_game(self, setup: Setup) -> ToyState:
        """Return the first state, or a position; there is nothing to choose in setup."""
        if setup.position:
            return self.load(json.loads(setup.position))
        if setup.seats not in self.seat_counts:
            raise MisusedError("engine-seats", game=self.name, seats=setup.seats, offered="2, 3")
        options = COMPONENTS.options(dict(setup.options))
        deck = [card for card in range(1, HIGHEST_CARD + 1) for _ in range(2)]
        shuffle(deck, setup.seed)
        state = ToyState(setup.seats, int(str(options.get("T1", COMPONENTS["stall.alone"]))), deck)
        state.hands = [[deck.pop()] for _ in range(setup.seats)]
        state.stalls = [NOT_CHOSEN] * setup.seats
        state.bids = [NOT_CHOSEN] * setup.seats
        state.coins = [COINS] * setup.seats
        state.points = [[0] * len(SOURCES) for _ in range(setup.seats)]
        self._settle(state, [])
        return state

    def copy(self, state: ToyState) -> ToyState:
        """Return an independent copy."""
        return state.copy()

    def legal(self, state: ToyState) -> Sequence[int]:
        """Return the legal moves."""
        return state.choices

    def apply(self, state: ToyState, move: int) -> None:
        """Play a legal move and what it forces."""
        self.apply_and_tell(state, move)

    def apply_and_tell(self, state: ToyState, move: int) -> list[Event]:
        """Play a legal move and what it forces; return what happened."""
        events: list[Event] = []
        self._perform(state, move, events)
        self._settle(state, events)
        return events

    def current_seat(self, state: ToyState) -> int:
        """Return the seat to act."""
        return state.actor

    def seats(self, state: ToyState) -> int:
        """Return the number of seats."""
        return state.seats

    def played_by_rules(self, _state: ToyState) -> dict[int, Message]:
        """Return no seat: merchants are played by somebody."""
        return {}

    def is_over(self, state: ToyState) -> bool:
        """Return whether the game is over."""
        return state.phase == OVER

    def may_evaluate(self, state: ToyState) -> bool:
        """Return whether a turn or the market is about to begin, or the game over."""
        return state.phase in (TURN, OVER) or self.is_closing(state)

    def is_closing(self, state: ToyState) -> bool:
        """Return whether the market, which ends a round, is about to begin."""
        return state.phase == MARKET and state.actor == 0

    def begun(self, state: ToyState, level: int = 0) -> int:
        """Return how many turns have begun, or (level 1) which round it is."""
        return state.round if level else state.turns

    def evaluate(self, state: ToyState, seat: int) -> int:
        """Return a hundred for each point, and something for coins."""
        return 100 * sum(state.points[seat]) + 30 * state.coins[seat]

    def ledger(self, state: ToyState, seat: int) -> Ledger:
        """Return points by source."""
        return Ledger(SOURCES, tuple(state.points[seat]))

    def rule_of(self, source: str) -> str:
        """Return the rule that brings points of a source."""
        return {"stall": "toy.stall.alone", "lot": "toy.bid.highest", "card": "toy.card.highest"}[source]

    def winners(self, state: ToyState) -> tuple[int, ...]:
        """Return all seats with most points."""
        scores = [sum(points) for points in state.points]
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores)) if self.is_over(state) else ()

    def key(self, state: ToyState) -> object:
        """Return a hashable value."""
        return state.key()

    # ---- the rules

    def _settle(self, state: ToyState, events: list[Event]) -> None:
        """Take forced steps until somebody has a choice, and list it."""
        while True:
            state.choices = [move for move in TEXTS if not rule_against(state, move)]
            if len(state.choices) != 1 or self.may_evaluate(state):
                return
            self._perform(state, state.choices[0], events)

    def _perform(self, state: ToyState, move: int, events: list[Event]) -> None:
        """Do one step."""
        seat = state.actor
        if move == KEEP:
            _tell(events, "kept", "toy.card.draw", seat)
            self._next_seat(state, events)
        elif move == DRAW:
            state.hands[seat].append(state.deck.pop())
            _tell(events, "drew", "toy.card.draw", seat, secret=True, card=state.hands[seat][-1])
            state.phase = DISCARD
        elif move >= BID:
            state.bids[seat] = move - BID
            _tell(events, "bid", "toy.bid.higher", seat, coins=move - BID)
            self._next_seat(state, events)
        elif move >= TO_DISCARD:
            state.hands[seat].remove(move - TO_DISCARD)
            state.discards.append(move - TO_DISCARD)
            _tell(events, "discarded", "toy.card.draw", seat, card=move - TO_DISCARD)
            state.phase = TURN
            self._next_seat(state, events)
        else:
            state.stalls[seat] = move - STALL
            _tell(events, "committed", "toy.stall.secret", seat, secret=True, stall=_stall(move - STALL))
            self._next_seat(state, events)

    def _next_seat(self, state: ToyState, events: list[Event]) -> None:
        """Go on with the next seat, or, after the last one, with the next part of the round."""
        state.actor = (state.actor + 1) % state.seats
        if state.actor:
            state.turns += state.phase == TURN
        elif state.phase == TURN:
            state.phase = MARKET
        elif state.phase == MARKET:
            self._show_stalls(state, events)
            state.phase = LOT
        else:
            self._sell_lot(state, events)
            self._end_round(state, events)

    def _show_stalls(self, state: ToyState, events: list[Event]) -> None:
        for seat, stall in enumerate(state.stalls):
            _tell(events, "shown", "toy.stall.secret", seat, stall=_stall(stall))
            if state.stalls.count(stall) == 1:
                self._gain(state, events, seat, "stall", state.alone, "toy.stall.alone")

    def _sell_lot(self, state: ToyState, events: list[Event]) -> None:
        most = max(state.bids)
        if most:
            seat = state.bids.index(most)
            state.coins[seat] -= most
            self._gain(state, events, seat, "lot", COMPONENTS["lot.points"], "toy.bid.highest")

    def _end_round(self, state: ToyState, events: list[Event]) -> None:
        state.stalls = [NOT_CHOSEN] * state.seats
        state.bids = [NOT_CHOSEN] * state.seats
        if state.round < ROUNDS:
            state.round += 1
            state.turns += 1
            state.phase = TURN
            return
        for seat, hand in enumerate(state.hands):
            _tell(events, "turned-up", "toy.card.highest", seat, card=hand[0])
            if hand == max(state.hands):
                self._gain(state, events, seat, "card", COMPONENTS["card.highest"], "toy.card.highest")
        state.phase = OVER
        state.actor = -1

    def _gain(self, state: ToyState, events: list[Event], seat: int, source: str, points: int, rule: str) -> None:
        """Add points: the one way in which they are gained."""
        state.points[seat][SOURCES.index(source)] += points
        message = Message.of("toy-event-points", points=points, source=Term(f"toy-source-{source}"))
        events.append(Event("points", rule, seat, message, source=source, points=points))

    # ---- knowledge

    def observe(self, state: ToyState, seat: int) -> Observation[ToyState]:
        """Hide the other hands, the order of the deck, and stalls that others chose and have not shown."""
        seen = state.copy()
        secret = [other for other in range(state.seats) if other != seat and state.phase != OVER]
        seen.deck = sorted(state.deck + [card for other in secret for card in state.hands[other]])
        for other in secret:
            seen.hands[other] = [HIDDEN_CARD] * len(state.hands[other])
        if state.phase == MARKET:
            seen.stalls = [
                HIDDEN_CHOICE if other != seat and stall != NOT_CHOSEN else stall
                for other, stall in enumerate(state.stalls)
            ]
        if seat != state.actor:
            seen.choices = []
        return Observation(seat, seen)

    def determinize(self, observation: Observation[ToyState], seed: int) -> ToyState:
        """Deal hidden cards and choose hidden stalls at random."""
        state: ToyState = observation.state.copy()
        seed = shuffle(state.deck, seed)
        state.hands = [
            [state.deck.pop() if card == HIDDEN_CARD else card for card in hand] for hand in observation.state.hands
        ]
        rng = Rng(seed)
        state.stalls = [rng.below(2) if stall == HIDDEN_CHOICE else stall for stall in state.stalls]
        state.choices = [move for move in TEXTS if not rule_against(state, move)]
        return state

    def reveals(self, state: ToyState, move: int) -> bool:
        """Return whether a move shows a card or the stalls."""
        events = self.apply_and_tell(state.copy(), move)
        return any(event.kind in ("drew", "shown", "turned-up") for event in events)

    def is_secret(self, state: ToyState) -> bool:
        """Return whether a stall is chosen."""
        return state.phase == MARKET

    def features(self, observation: Observation[ToyState], seat: int) -> list[Feature]:
        """Return what a seat has."""
        state: ToyState = observation.state
        return [
            Feature(SCORE, sum(state.points[seat]), "points", "toy.bid.highest", 100 * sum(state.points[seat])),
            Feature("coins", state.coins[seat], "coins", "toy.bid.coins", 30 * state.coins[seat], source="lot"),
        ]

    # ---- words and records

    def notation(self, move: int) -> str:
        """Return the text of a move."""
        return TEXTS[move]

    def parse(self, text: str) -> int:
        """Return the move of a text."""
        for move, known in TEXTS.items():
            if known == text:
                return move
        raise UnreadableError("toy-notation", text=text)

    def describe(self, _state: ToyState, move: int) -> Message:
        """Return a move in words."""
        return Message.of("toy-move", text=TEXTS[move])

    def prompt(self, state: ToyState) -> Message:
        """Return what is owed."""
        return Message.of("toy-prompt", phase=Term(f"toy-phase-{_PHASES[state.phase]}"))

    def steps(self, state: ToyState) -> tuple[TurnStep, ...]:
        """Return the parts of a round."""
        if state.phase == OVER:
            return ()
        present = 0 if state.phase in (TURN, DISCARD) else 1 if state.phase == MARKET else 2
        parts = (("turn", "toy.card.draw"), ("market", "toy.stall.secret"), ("lot", "toy.bid.higher"))
        return tuple(
            TurnStep(
                Message.of(f"toy-phase-{part}"),
                Standing.DONE if at < present else Standing.PRESENT if at == present else Standing.OPEN,
                (rule,),
            )
            for at, (part, rule) in enumerate(parts)
        )

    def refuse(self, state: ToyState, attempt: Attempt) -> Refusal | None:
        """Return why an attempt is not possible."""
        rule = ""
        if state.phase == OVER:
            rule = "toy.game.over"
        elif attempt.seat != state.actor:
            rule = "toy.turn.order"
        elif attempt.move:
            rule = rule_against(state, self.parse(attempt.move))
        elif not self.moves_at(state, attempt.spot):
            rule = "toy.turn.steps"
        return Refusal(rule, Message.of(f"{rule.replace('.', '-')}.refused", seat=attempt.seat)) if rule else None

    def dump(self, state: ToyState) -> dict[str, Any]:
        """Return the position as JSON data."""
        if not self.may_evaluate(state) or state.phase == OVER:
            raise MisusedError("toy-position-middle")
        return toy_position.dump(state)

    def dumps(self, state: ToyState) -> str:
        """Return the canonical text of the position."""
        return json.dumps(self.dump(state), sort_keys=True, separators=(",", ":"))

    def answer(self, state: ToyState) -> str:
        """Return the position, or the winners of a finished game."""
        return json.dumps(self.winners(state)) if self.is_over(state) else self.dumps(state)

    def load(self, position: object, *, answers: bool = False) -> ToyState:
        """Return the state of a position."""
        state = toy_position.load(position, answers=answers)
        self._settle(state, [])
        return state

    # ---- layout

    def placements(self, observation: Observation[ToyState]) -> list[Placement]:
        """Return cards, coins and the deck."""
        state: ToyState = observation.state
        cards = sum(hand.count(HIDDEN_CARD) for hand in state.hands)
        placed = [Placement("deck", "deck", Message.of("toy-deck"), "deck", len(state.deck) - cards)]
        for seat, hand in enumerate(state.hands):
            coins = Message.of("toy-coins", coins=state.coins[seat])
            placed.append(Placement("lot", "coin", coins, f"coins.{seat}", state.coins[seat], seat=seat))
            placed += [
                Placement(f"hand.{seat}.{place}", f"card-{card}", Message.of("toy-card"), f"card.{seat}.{place}")
                for place, card in enumerate(hand)
            ]
        return placed

    def spots(self, observation: Observation[ToyState]) -> list[Spot]:
        """Return what can be pointed at."""
        names = ["deck", "lot", *(f"stall.{name}" for name in STALLS)]
        hands: list[list[int]] = observation.state.hands
        names += [f"hand.{seat}.{place}" for seat, hand in enumerate(hands) for place in range(len(hand))]
        return [Spot(name, Message.of("toy-spot", name=name), "toy.turn.steps") for name in names]

    def moves_at(self, state: ToyState, spot: str) -> tuple[int, ...]:
        """Return what picking a spot can mean; the lot stands for every bid."""
        return tuple(move for move in state.choices if spot in self.spots_of(state, move))

    def spots_of(self, state: ToyState, move: int) -> tuple[str, ...]:
        """Return where a move is picked; keeping the card is picked from the list only."""
        if move == DRAW:
            return ("deck",)
        if move >= BID:
            return ("lot",)
        if move >= TO_DISCARD:
            hand = state.hands[state.actor]
            return tuple(f"hand.{state.actor}.{at}" for at, card in enumerate(hand) if card == move - TO_DISCARD)
        return (f"stall.{STALLS[move - STALL]}",) if move >= STALL else ()

    def leads_to(self, _state: ToyState, _move: int) -> tuple[str, ...]:
        """Return nothing: nothing travels."""
        return ()


def _stall(stall: int) -> Term:
    return Term(f"toy-stall-{STALLS[stall]}")


def _tell(events: list[Event], kind: str, rule: str, seat: int, *, secret: bool = False, **parameters: object) -> None:
    hidden = Message.of(f"toy-event-{kind}-hidden") if secret else None
    events.append(Event(kind, rule, seat, Message.of(f"toy-event-{kind}", **parameters), hidden))


TOY = Toy()
