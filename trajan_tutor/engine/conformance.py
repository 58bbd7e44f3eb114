"""The test that every game must pass before anybody plays it: games of random moves, with every promise checked.

A promise is checked as far as random play can show it. What a seat may know is checked by what it was told: a secret
that reaches an observation, but no event told to its seat, is found by dealing hidden things anew.
"""

import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Generic

from trajan_tutor.engine import positions, record
from trajan_tutor.engine.broken_positions import FAR_BELOW, BrokenPosition, broken_positions
from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import Showing, TutorGame
from trajan_tutor.engine.derived_words import DerivedWord, keys_in, standing_words, words_of_areas, words_of_features
from trajan_tutor.engine.editing import Editable
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import SCORE, Observation, S, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.playouts import Playouts
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.refusal import Attempt

HasWords = Callable[[str], bool]

# Moves of earlier states are tried again as attempts that may be refused; so many are kept.
_REMEMBERED = 60
# So many moves are played on a copy, to see whether the original changes with it.
_MOVES_ON_A_COPY = 12
# So many moves are played from a broken position that is read, and so many that should not be read are told.
_MOVES_FROM_A_BROKEN = 100
_MOST_BROKEN_REPORTED = 5


def check(
    game: TutorGame[S], has_words: HasWords | None = None, *, games: int = 1, every: int = 11, most_moves: int = 20_000
) -> list[Message]:
    """Return everything in which a game breaks the protocol, as messages; none for a game that keeps it.

    For each number of seats so many random games are played, and a game that goes on beyond `most_moves` is endless.
    Cheap checks are made at each decision, dear ones at every so many. `has_words` tells whether the catalogue knows a
    key; without it words are not checked.
    """
    problems: list[Message] = list(_words(game, standing_words(game), has_words))
    problems += [
        Message.of("engine-conformance-source", game=game.name, source=source)
        for source in game.sources
        if game.rule_of(source) not in game.rules.rules
    ]
    for seats in game.seat_counts:
        for seed in range(games):
            for setup in (Setup(seats=seats, seed=seed), Setup(seats=seats, seed=seed, quick=False)):
                try:
                    problems += _Trial(game, setup, has_words, every, most_moves).problems()
                except TutorError as error:
                    problems.append(error.message)
    unique: dict[Message, None] = dict.fromkeys(problems)
    return list(unique)


def _words(game: TutorGame[S], words: Iterable[DerivedWord], has_words: HasWords | None) -> Iterator[Message]:
    if has_words is not None:
        for word in words:
            if not has_words(word.key):
                yield Message.of("engine-conformance-words", game=game.name, key=word.key, purpose=word.purpose)


class _Trial(Generic[S]):
    """One game of random moves in which promises are checked."""

    def __init__(
        self, game: TutorGame[S], setup: Setup, has_words: HasWords | None, every: int, most_moves: int
    ) -> None:
        self.game = game
        self.setup = setup
        self.has_words = has_words
        self.every = every
        self.most_moves = most_moves
        self.texts: list[str] = []
        # The scope in progress, as the position at its start and the moves since.
        self.scope = record.Record(game.name, setup)
        self.remembered: dict[int, None] = {}
        # The keys that were looked up in the catalogue.
        self.checked: set[str] = set()
        # Whether something secret happened, and whether a seat's view ever left open what another one knows.
        self.secrets = False
        self.open_questions = False

    def problems(self) -> Iterator[Message]:
        """Play the game and yield what is wrong."""
        game = self.game
        state = game.new_game(self.setup)
        yield from self.at_the_beginning(state)
        rng = Rng(self.setup.seed)
        for number in range(self.most_moves):
            if game.is_over(state):
                yield from self.at_the_end(state)
                return
            if positions.may_begin(game, state):
                self.scope = record.Record(game.name, replace(self.setup, position=game.dumps(state)))
            choices = game.legal(state)
            yield from self.at_a_decision(state, choices)
            move = choices[rng.below(len(choices))] if choices else -1
            if number % self.every == 0:
                yield from self.now_and_then(state, choices)
                yield from self.before_a_move(state, move)
            if not choices:
                return
            self.remembered[move] = None
            if len(self.remembered) > _REMEMBERED:
                del self.remembered[next(iter(self.remembered))]
            self.texts.append(game.notation(move))
            self.scope.moves.append(self.texts[-1])
            before = [game.ledger(state, seat).total for seat in range(game.seats(state))]
            yield from self.after_a_move(state, before, game.apply_and_tell(state, move))
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

    # ---- the beginning and every decision

    def at_the_beginning(self, state: S) -> Iterator[Message]:
        """Check that the same setup begins the same game, and that random play comes to an end."""
        game = self.game
        before = game.key(state)
        if game.seats(state) != self.setup.seats or game.key(game.new_game(self.setup)) != before:
            yield self.problem("begin")
        if isinstance(game, Playouts):
            played = game.copy(state)
            game.play_out(played, Rng(self.setup.seed))
            if not game.is_over(played):
                yield self.problem("play-out")
        if game.key(state) != before:
            yield self.problem("copy")
        if isinstance(game, Editable):
            options = dict(self.setup.options)
            yield from self.words(game.fields(game.empty_position(self.setup.seats, options)))

    def at_a_decision(self, state: S, choices: Sequence[int]) -> Iterator[Message]:
        """Check the seat to act and its legal moves, their notation, and refusals."""
        game = self.game
        if not choices or len(set(choices)) != len(choices):
            yield self.problem("choices")
        if len(choices) == 1 and not game.may_evaluate(state):
            yield self.problem("forced", move=game.notation(choices[0]))
        actor = game.current_seat(state)
        if not 0 <= actor < game.seats(state):
            yield self.problem("actor", actor=actor)
        by_rules = game.played_by_rules(state)
        if actor in by_rules and len(choices) != 1:
            yield self.problem("by-rules", seat=actor)
        for name in by_rules.values():
            yield from self.words(name)
        if game.winners(state):
            yield self.problem("winners")
        yield from self.attempts(state, actor, choices)

    def attempts(self, state: S, actor: int, choices: Sequence[int]) -> Iterator[Message]:
        """Check that legal moves are accepted, and others and those of another seat refused."""
        game = self.game
        for move in choices:
            text = game.notation(move)
            if game.parse(text) != move:
                yield self.problem("notation", move=text)
            if game.refuse(state, Attempt(actor, move=text)) is not None:
                yield self.problem("refused-legal", move=text)
        for move in self.remembered:
            if move not in choices:
                yield from self.refused(state, Attempt(actor, move=game.notation(move)))
        other = (actor + 1) % game.seats(state)
        if choices and other != actor and game.refuse(state, Attempt(other, move=game.notation(choices[0]))) is None:
            yield self.problem("out-of-turn")

    def refused(self, state: S, attempt: Attempt) -> Iterator[Message]:
        """Check that an attempt that is not legal is refused, by a rule that there is."""
        refusal = self.game.refuse(state, attempt)
        if refusal is None:
            yield self.problem("not-refused", move=attempt.move or attempt.spot)
        elif refusal.rule not in self.game.rules.rules:
            yield self.problem("rule-unknown", rule=refusal.rule)
        else:
            yield from self.words(refusal.message)

    # ---- the dear checks

    def now_and_then(self, state: S, choices: Sequence[int]) -> Iterator[Message]:
        """Check copies, pickles, knowledge, layout, positions and words."""
        game = self.game
        before = game.key(state)
        self.play_on(game.copy(state))
        if game.key(state) != before:
            yield self.problem("copy")
        if game.key(pickle.loads(pickle.dumps(state))) != before:  # noqa: S301 - it was pickled here
            yield self.problem("pickle")
        yield from self.words(game.prompt(state))
        yield from self.words(game.steps(state))
        for move in choices:
            yield from self.words(game.describe(state, move))
            if isinstance(game, Showing):
                yield from self.words(game.choice_look(state, move))
        yield from self.spots(state, choices)
        for seat in range(-1, game.seats(state)):
            yield from self.knowledge(state, seat)
        if game.may_evaluate(state):
            yield from self.position(state)
        yield from self.read_back(state)

    def play_on(self, state: S) -> None:
        """Play some random moves in place."""
        rng = Rng(len(self.texts))
        for _ in range(_MOVES_ON_A_COPY):
            choices = self.game.legal(state)
            if not choices:
                return
            self.game.apply(state, choices[rng.below(len(choices))])

    def spots(self, state: S, choices: Sequence[int]) -> Iterator[Message]:
        """Check that spots lead to legal moves and back, and that every other spot is refused."""
        game = self.game
        actor = game.current_seat(state)
        names = [spot.name for spot in game.spots(game.observe(state, actor))]
        for move in choices:
            picked = game.spots_of(state, move)
            yield from self.derived(words_of_areas(game.name, (*picked, *game.leads_to(state, move))))
            for spot in picked:
                if move not in game.moves_at(state, spot) or spot not in names:
                    yield self.problem("spots", spot=spot)
        for spot in names:
            attempt = Attempt(actor, spot=spot)
            meanings = game.moves_at(state, spot)
            if not meanings:
                yield from self.refused(state, attempt)
            elif game.refuse(state, attempt) is not None or not set(meanings) <= set(choices):
                yield self.problem("refused-legal", spot=spot)

    def knowledge(self, state: S, seat: int) -> Iterator[Message]:
        """Check that an observation stays the same when hidden things are dealt anew, and that it can be drawn."""
        game = self.game
        seen = game.observe(state, seat)
        dealt = game.determinize(seen, len(self.texts))
        if game.key(game.observe(dealt, seat).state) != game.key(seen.state):
            yield self.problem("determinize", seat=seat)
        if game.key(game.determinize(seen, len(self.texts))) != game.key(dealt):
            yield self.problem("determinize-seed", seat=seat)
        if seat == game.current_seat(state) and {*game.legal(seen.state), *game.legal(dealt)} != {*game.legal(state)}:
            yield self.problem("legal-seen", seat=seat)
        if not self.open_questions:
            others = [other for other in range(game.seats(state)) if other != seat]
            self.open_questions = any(
                game.key(game.observe(dealt, other).state) != game.key(game.observe(state, other).state)
                for other in others
            )
        yield from self.drawing(seen, seat)

    def drawing(self, seen: Observation[S], seat: int) -> Iterator[Message]:
        """Check placements, spots and features of what a seat sees."""
        game = self.game
        placements = game.placements(seen)
        if len({placement.piece for placement in placements}) != len(placements):
            yield self.problem("pieces", seat=seat)
        yield from self.words(placements)
        if isinstance(game, Showing):
            yield from self.words(game.summary(seen, max(seat, 0)))
        spots = game.spots(seen)
        if len({spot.name for spot in spots}) != len(spots):
            yield self.problem("spot-names", seat=seat)
        yield from self.words(spots)
        for other in range(game.seats(seen.state)):
            yield from self.features(seen, other)

    def features(self, seen: Observation[S], seat: int) -> Iterator[Message]:
        """Check that the features of a seat have rules, are told apart, and add up to what the evaluation gives."""
        game = self.game
        features = game.features(seen, seat)
        for feature in features:
            if feature.rule not in game.rules.rules:
                yield self.problem("rule-unknown", rule=feature.rule)
        named = {(feature.name, feature.place) for feature in features}
        if len(named) != len(features) or (SCORE, "") not in named:
            yield self.problem("features", seat=seat)
        value = game.evaluate(seen.state, seat)
        points = 100 * game.ledger(seen.state, seat).total
        if any(feature.value != points for feature in features if feature.name == SCORE):
            yield self.problem("features-worth", seat=seat, points=points)
        yield from self.derived(words_of_features(game.name, features, len(game.scopes)))
        if sum(feature.value for feature in features) != value:
            yield self.problem("features-worth", seat=seat, value=value)

    def position(self, state: S) -> Iterator[Message]:
        """Check that a position survives being written and read."""
        written = self.game.dumps(state)
        again = self.game.load(parse_json(written), answers=True)
        text = canonical(self.game.dump(again))
        if text != written or self.game.dumps(again) != written or again is state:
            yield self.problem("position")

    def read_back(self, state: S) -> Iterator[Message]:
        """Check that what is written at any decision is read as a state that goes on alike, to the end of the scope.

        Keys may differ: a position does not hold what the moves before it showed to whom.
        """
        game = self.game
        here, there = game.copy(state), positions.read(game, parse_json(positions.write(game, self.scope)))
        rng = Rng(len(self.texts))
        for _ in range(_MOVES_ON_A_COPY):
            choices = game.legal(here)
            if list(choices) != list(game.legal(there)) or game.current_seat(here) != game.current_seat(there):
                yield self.problem("position")
                return
            if not choices:
                return
            move = choices[rng.below(len(choices))]
            game.apply(here, move)
            game.apply(there, move)
            if game.may_evaluate(here):
                if game.answer(here) != game.answer(there):
                    yield self.problem("position")
                return

    # ---- positions that are none

    def broken(self) -> Iterator[Message]:
        """Check that the last position of the game is refused with one thing broken, or is one that can be played."""
        if not self.setup.quick or not self.scope.setup.position:
            return
        for broken in broken_positions(parse_json(self.scope.setup.position)):
            try:
                state = self.game.load(broken.data)
            except UnreadableError as error:
                yield from self.words(error.message)
            except Exception as error:  # noqa: BLE001 (whatever it is, it is no sentence)
                yield self.problem("load-breaks", place=broken.description, error=type(error).__name__)
            else:
                if not self.is_sound(broken, state):
                    yield self.problem("load", place=broken.description)

    def is_sound(self, broken: BrokenPosition, state: S) -> bool:
        """Return whether the state of a broken position is one of the game: written alike, and played on."""
        game = self.game
        try:
            is_written_alike = _unordered(game.dump(state)) == _unordered(broken.data)
            return is_written_alike and broken.value != FAR_BELOW and self.can_be_played(state)
        except Exception:  # noqa: BLE001 (whatever breaks, the position was none)
            return False

    def can_be_played(self, state: S) -> bool:
        """Return whether random moves lead on, as far as one looks, and nothing lies on the table less than once."""
        game = self.game
        rng = Rng(len(self.texts))
        for _ in range(_MOVES_FROM_A_BROKEN):
            seen = game.observe(state, game.current_seat(state))
            if game.is_over(state) or any(piece.count < 0 for piece in game.placements(seen)):
                return game.is_over(state)
            choices = game.legal(state)
            if not choices or not all(0 <= move < game.move_count for move in choices):
                return False
            game.apply(state, choices[rng.below(len(choices))])
        return True

    # ---- a move, and what the seats learn from it

    def before_a_move(self, state: S, move: int) -> Iterator[Message]:
        """Check that a seat's view changes only by what it is told, and that recording events changes nothing."""
        game = self.game
        if move < 0:
            return
        announced, events = self.played(state, move)
        silent = game.copy(state)
        game.apply(silent, move)
        if game.key(silent) != game.key(announced):
            yield self.problem("told", move=game.notation(move))
        secret = any(event.hidden is not None for event in events)
        self.secrets = self.secrets or secret
        alternatives = [other for other in game.legal(state) if secret and other != move]
        for seat in range(-1, game.seats(state)):
            seen = game.observe(announced, seat)
            # The same move after hidden things were dealt anew, and other secret moves in the same state.
            dealt = game.determinize(game.observe(state, seat), len(self.texts) + 1)
            trials = [(dealt, move)] if move in game.legal(dealt) else []
            if seat != game.current_seat(state):
                trials += [(state, other) for other in alternatives]
            for before, tried in trials:
                after, other_events = self.played(before, tried)
                if self.told_to(seat, other_events) == self.told_to(seat, events) and game.key(
                    game.observe(after, seat).state
                ) != game.key(seen.state):
                    yield self.problem("leak", seat=seat, move=game.notation(move))

    def played(self, state: S, move: int) -> tuple[S, list[Event]]:
        """Return the state after a move, and what happened."""
        after = self.game.copy(state)
        return after, self.game.apply_and_tell(after, move)

    @staticmethod
    def told_to(seat: int, events: list[Event]) -> list[tuple[int, Message]]:
        """Return what a seat, or a spectator, is told."""
        return [(event.seat, event.told_to(seat)) for event in events]

    def after_a_move(self, state: S, before: list[int], events: list[Event]) -> Iterator[Message]:
        """Check that events have rules and words and that points come through events only."""
        game = self.game
        for seat, points in enumerate(before):
            gained = sum(event.points for event in events if event.seat == seat)
            ledger = game.ledger(state, seat)
            if ledger.total != points + gained or ledger.sources != game.sources:
                yield self.problem("ledger", seat=seat)
        for event in events:
            if event.rule not in game.rules.rules:
                yield self.problem("rule-unknown", rule=event.rule)
            if event.points and event.source not in game.sources:
                yield self.problem("ledger", source=event.source)
            yield from self.words(event.message)
            if event.hidden is not None:
                yield from self.words(event.hidden)

    # ---- the end

    def at_the_end(self, state: S) -> Iterator[Message]:
        """Check the end: no moves, a winner, and a record that replays to the same state."""
        game = self.game
        if game.legal(state) or game.current_seat(state) != -1 or not game.winners(state):
            yield self.problem("end")
        if self.secrets and not self.open_questions:
            yield self.problem("no-secret")
        if self.texts and game.refuse(state, Attempt(0, move=self.texts[-1])) is None:
            yield self.problem("refused-end")
        yield from islice(self.broken(), _MOST_BROKEN_REPORTED)
        whole = record.Record(game.name, self.setup, list(self.texts))
        if record.loads(record.dumps(whole)) != whole:
            yield self.problem("record")
        if game.key(record.replay(game, whole)) != game.key(state):
            yield self.problem("replay")
        yield from self.no_moves()

    def no_moves(self) -> Iterator[Message]:
        """Check that a text that is no move is refused in words; one with a slip may be read."""
        try:
            self.game.parse("no such move")
        except UnreadableError as error:
            yield from self.words(error.message)
        else:
            yield self.problem("parse")
        try:
            self.game.parse(f"{next(iter(self.texts), '')}x")
        except UnreadableError as error:
            yield from self.words(error.message)

    def words(self, content: object) -> Iterator[Message]:
        """Check that the catalogue knows everything that a game says: a message and the terms in it, or several."""
        yield from self.derived(map(DerivedWord, keys_in(content)))

    def derived(self, words: Iterable[DerivedWord]) -> Iterator[Message]:
        """Check that the catalogue knows some keys, each once."""
        if self.has_words is not None:
            new = [word for word in words if word.key not in self.checked]
            self.checked.update(word.key for word in new)
            yield from _words(self.game, new, self.has_words)


def _unordered(data: object) -> str:
    """Return JSON data as a text that is the same whatever the order in its lists is: often that says nothing."""
    if isinstance(data, dict):
        return canonical({name: _unordered(value) for name, value in data.items()})
    return canonical(sorted(map(_unordered, data)) if isinstance(data, list) else data)
