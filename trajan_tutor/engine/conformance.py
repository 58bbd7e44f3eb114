"""The test that every game must pass before anybody plays it: games of random moves, with every promise checked."""

import json
import pickle
from collections.abc import Callable, Iterator, Sequence

from trajan_tutor.engine import record
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Game, Setup, State
from trajan_tutor.engine.generator import Draws
from trajan_tutor.engine.message import Message, Term, Value
from trajan_tutor.engine.refusal import Attempt

HasWords = Callable[[str], bool]

_MOST_MOVES = 20_000
# Moves of earlier states are tried again as attempts that may be refused; so many are kept.
_REMEMBERED = 60


def check(game: Game, has_words: HasWords | None = None, *, games: int = 1, every: int = 7) -> list[Message]:
    """Return everything in which a game breaks the protocol, as messages; none for a game that keeps it.

    For each number of seats so many random games are played. Cheap checks are made at each decision, dear ones at
    every so many. `has_words` tells whether the catalogue knows a key; without it words are not checked.
    """
    problems: list[Message] = []
    for seats in game.seat_counts:
        for seed in range(games):
            for setup in (Setup(seats=seats, seed=seed), Setup(seats=seats, seed=seed, quick=False)):
                try:
                    problems += _Trial(game, setup, has_words, every).problems()
                except TutorError as error:
                    problems.append(error.message)
    unique: dict[Message, None] = dict.fromkeys(problems)
    return list(unique)


class _Trial:
    """One game of random moves in which promises are checked."""

    def __init__(self, game: Game, setup: Setup, has_words: HasWords | None, every: int) -> None:
        self.game = game
        self.setup = setup
        self.has_words = has_words
        self.every = every
        self.texts: list[str] = []
        self.remembered: dict[int, None] = {}

    def problems(self) -> Iterator[Message]:
        """Play the game and yield what is wrong."""
        game = self.game
        state = game.begin(self.setup)
        draws = Draws(self.setup.seed)
        for number in range(_MOST_MOVES):
            if game.is_over(state):
                yield from self.at_the_end(state)
                return
            choices = game.legal(state)
            yield from self.at_a_decision(state, choices)
            if number % self.every == 0:
                yield from self.now_and_then(state, choices)
            move = choices[draws.below(len(choices))]
            self.remembered[move] = None
            if len(self.remembered) > _REMEMBERED:
                del self.remembered[next(iter(self.remembered))]
            self.texts.append(game.notation(move))
            before = [game.ledger(state, seat).total for seat in range(game.seats(state))]
            events = game.apply_and_tell(state, move)
            yield from self.after_a_move(state, before, events)
        yield self.problem("endless")

    def problem(self, what: str, **parameters: object) -> Message:
        """Return a message about this game: what is broken and after how many moves."""
        return Message.of(
            f"engine-conformance-{what}",
            game=self.game.name,
            seats=self.setup.seats,
            moves=len(self.texts),
            detail=", ".join(f"{name} {value}" for name, value in parameters.items()),
        )

    def at_a_decision(self, state: State, choices: Sequence[int]) -> Iterator[Message]:
        """Check legal moves, their notation, and refusals."""
        game = self.game
        if not choices or len(set(choices)) != len(choices):
            yield self.problem("choices")
        actor = game.actor(state)
        if not 0 <= actor < game.seats(state):
            yield self.problem("actor", actor=actor)
        for move in choices:
            text = game.notation(move)
            if game.parse(text) != move:
                yield self.problem("notation", move=text)
            if game.refuse(state, Attempt(actor, move=text)) is not None:
                yield self.problem("refused-legal", move=text)
        for move in self.remembered:
            if move not in choices:
                refusal = game.refuse(state, Attempt(actor, move=game.notation(move)))
                if refusal is None:
                    yield self.problem("not-refused", move=game.notation(move))
                elif refusal.rule not in game.rules.rules:
                    yield self.problem("rule-unknown", rule=refusal.rule)
                else:
                    yield from self.words(refusal.message)
        other = (actor + 1) % game.seats(state)
        if other != actor and game.refuse(state, Attempt(other, move=game.notation(choices[0]))) is None:
            yield self.problem("out-of-turn")

    def now_and_then(self, state: State, choices: Sequence[int]) -> Iterator[Message]:
        """Check copies, pickles, knowledge, layout, positions and words."""
        game = self.game
        before = game.key(state)
        copied = game.copy(state)
        game.apply(copied, choices[0])
        if game.key(state) != before:
            yield self.problem("copy")
        if game.key(pickle.loads(pickle.dumps(state))) != before:  # noqa: S301 - it was pickled here
            yield self.problem("pickle")
        yield from self.words(game.prompt(state))
        for move in choices:
            yield from self.words(game.describe(state, move))
            for spot in game.spots_of(state, move):
                if move not in game.moves_at(state, spot):
                    yield self.problem("spots", spot=spot)
        for seat in range(-1, game.seats(state)):
            yield from self.knowledge(state, seat)
        if game.is_boundary(state):
            yield from self.position(state)

    def knowledge(self, state: State, seat: int) -> Iterator[Message]:
        """Check that an observation stays the same when hidden things are dealt anew, and that it can be drawn."""
        game = self.game
        seen = game.observe(state, seat)
        dealt = game.redeal(seen, len(self.texts))
        if game.key(game.observe(dealt, seat).state) != game.key(seen.state):
            yield self.problem("redeal", seat=seat)
        placements = game.placements(seen)
        pieces = {placement.piece for placement in placements}
        if len(pieces) != len(placements):
            yield self.problem("pieces", seat=seat)
        for placement in placements:
            yield from self.words(placement.label)
        names = [spot.name for spot in game.spots(seen)]
        if len(set(names)) != len(names):
            yield self.problem("spot-names", seat=seat)
        for feature in game.features(seen, max(seat, 0)):
            if feature.rule not in game.rules.rules:
                yield self.problem("rule-unknown", rule=feature.rule)

    def position(self, state: State) -> Iterator[Message]:
        """Check that a position survives being written and read."""
        written = json.dumps(self.game.dump(state), sort_keys=True)
        again = self.game.load(json.loads(written), answers=True)
        if json.dumps(self.game.dump(again), sort_keys=True) != written:
            yield self.problem("position")

    def after_a_move(self, state: State, before: list[int], events: list[Event]) -> Iterator[Message]:
        """Check that events have rules and words and that points come through events only."""
        game = self.game
        for seat, points in enumerate(before):
            gained = sum(event.points for event in events if event.seat == seat)
            if game.ledger(state, seat).total != points + gained:
                yield self.problem("ledger", seat=seat)
        for event in events:
            if event.rule not in game.rules.rules:
                yield self.problem("rule-unknown", rule=event.rule)
            yield from self.words(event.message)
            if event.hidden is not None:
                yield from self.words(event.hidden)

    def at_the_end(self, state: State) -> Iterator[Message]:
        """Check the end: no moves, a winner, and a record that replays to the same state."""
        game = self.game
        if game.legal(state) or game.actor(state) != -1 or not game.winners(state):
            yield self.problem("end")
        if game.refuse(state, Attempt(0, move=self.texts[-1])) is None:
            yield self.problem("refused-end")
        kept = record.Record(game.name, self.setup, list(self.texts))
        if record.loads(record.dumps(kept)) != kept:
            yield self.problem("record")
        if game.key(record.replay(game, kept)) != game.key(state):
            yield self.problem("replay")
        try:
            game.parse("no such move")
        except UnreadableError as error:
            yield from self.words(error.message)
        else:
            yield self.problem("parse")

    def words(self, message: Message) -> Iterator[Message]:
        """Check that the catalogue knows a message and the terms in it."""
        if self.has_words is None:
            return
        for key in (message.key, *_terms(tuple(value for _, value in message.parameters))):
            if not self.has_words(key):
                yield Message.of("engine-conformance-words", game=self.game.name, key=key)


def _terms(values: tuple[Value, ...]) -> Iterator[str]:
    for value in values:
        if isinstance(value, Term):
            yield value.key
        elif isinstance(value, tuple):
            yield from _terms(value)
