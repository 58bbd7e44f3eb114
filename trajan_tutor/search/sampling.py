"""The two things a search does over and over, as pure functions: draw a turn, and play a turn on in a fresh deal.

A task and the question it belongs to decide its result, so that it comes out the same in any thread or process.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, cast

from trajan_tutor.engine.capabilities import G_co, SearchableGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng, SplitMix64
from trajan_tutor.engine.joint import JointChoices
from trajan_tutor.engine.playouts import (
    Policy,
    best_part_of,
    best_scope_of,
    choose_move,
    has_ended,
    is_in_part,
    playout_level_of,
    playouts_of,
)
from trajan_tutor.search.mixtures import Mixtures, mixtures_of
from trajan_tutor.search.settings import Settings
from trajan_tutor.search.turns import digest

_LARGEST_SEED = 1 << 28
_FIRST_DEAL = 0
_DRAW_STREAM = 1
_SAMPLE_STREAM = 2
_STREAMS = 3
# In so many ways a seat goes on when it is to act again in a scope in which others have answered it.
_OWN_WAYS = 4
_MOVE_BYTES = 8
# A long scope, such as a round, goes about as far as so many turns of every seat.
_TURNS_IN_A_LONG_SCOPE = 2
# The level of the scope beyond the turn.
BEYOND_THE_TURN = 1
# No playout is longer than so many turns of each seat: a game may have no end.
LONGEST = 80


@dataclass(frozen=True, slots=True)
class SearchQuestion(Generic[G_co]):
    """What a search is asked: a game, what the seat to act sees, the seed of all chance, and how to look."""

    game: G_co
    observation: Observation
    seed: int
    settings: Settings


@dataclass(frozen=True, slots=True)
class SampleTask:
    """One piece of work: draw turn `number`, or meet sample `number` with the turn of `moves`.

    A turn is drawn as a variation of `moves`: it begins with some of them and goes on at random. A task that `expands`
    looks at everything that may follow on `moves`, which are the beginning of a turn.
    """

    is_draw: bool
    number: int
    moves: tuple[int, ...] = ()
    expands: bool = False


@dataclass(frozen=True, slots=True)
class Drawn:
    """A turn: where it leads in the first deal, its moves up to the first that shows something, and its estimate."""

    mark: bytes
    moves: tuple[int, ...]
    estimate: int
    is_whole: bool


@dataclass(frozen=True, slots=True)
class Expanded:
    """What may follow on the beginning of a turn: turns that have come to an end, and beginnings with their marks."""

    ends: tuple[Drawn, ...]
    beginnings: tuple[tuple[bytes, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Sampled:
    """What came of a turn in one deal: margin in hundredths, points gained by source, own and the best rival's.

    `is_over` tells whether the game had ended there, `is_won` whether the seat then shared in the win.
    """

    margin: int
    gains: tuple[int, ...]
    rival_gains: tuple[int, ...]
    is_over: bool
    is_won: bool


Result = Drawn | Expanded | Sampled


def seed_of(seed: int, stream: int, number: int) -> int:
    """Return the seed of the first deal (stream 0), of a drawn turn (1) or of a sample (2)."""
    return SplitMix64((seed << 24) + _STREAMS * number + stream).below(_LARGEST_SEED)


def first_deal(question: SearchQuestion) -> State:
    """Return the full state in which turns are drawn and compared: hidden things are dealt once."""
    return question.game.determinize(question.observation, seed_of(question.seed, _FIRST_DEAL, 0))


def work(question: SearchQuestion, tasks: Sequence[SampleTask]) -> list[Result]:
    """Do some tasks in order: what a worker process is asked for."""
    root = first_deal(question) if any(task.is_draw or task.expands for task in tasks) else None
    return [do(question, root, task) for task in tasks]


def do(question: SearchQuestion, root: State | None, task: SampleTask) -> Result:
    """Do a task; the root, which is the first deal, may be None for a sample."""
    if root is None or not (task.is_draw or task.expands):
        return sample(question, task.moves, task.number)
    if task.expands:
        return expand(question, root, task.moves)
    return draw_turn(question, root, task.number, task.moves)


def expand(question: SearchQuestion, root: State, moves: tuple[int, ...]) -> Expanded:
    """Return what may follow on the beginning of a turn in the first deal, move by move.

    Where a move shows something hidden, or the turn goes on with others, the rest is the best of a few drawn ways: so
    an end counts by what may come of it, not by what one draw made of it.
    """
    game = question.game
    seat = question.observation.seat
    state = game.copy(root)
    for move in moves:
        game.apply(state, move)
    ends: list[Drawn] = []
    beginnings: list[tuple[bytes, tuple[int, ...]]] = []
    is_secret = game.is_secret(state)
    for move in game.legal(state):
        shows = game.reveals(state, move)
        after = game.copy(state)
        game.apply(after, move)
        mark = digest(game, after)
        if shows and is_secret:
            mark = _blind_mark(mark, move)
        if shows or game.may_evaluate(after) or game.current_seat(after) != seat:
            if not game.may_evaluate(after):
                after = best_turn(game, after, Rng(question.seed), question.settings.tries)
            ends.append(Drawn(mark, (*moves, move), margin_of(game, after, seat), not shows))
        else:
            beginnings.append((mark, (*moves, move)))
    return Expanded(tuple(ends), tuple(beginnings))


def draw_turn(question: SearchQuestion, root: State, number: int, base: tuple[int, ...]) -> Drawn:
    """Draw one turn: some first moves of another turn, how many is drawn too, then random ones."""
    rng = Rng(seed_of(question.seed, _DRAW_STREAM, number))
    prefix = base[: rng.below(len(base))] if base else ()
    return follow(question, root, prefix, rng)


def follow(question: SearchQuestion, root: State, moves: tuple[int, ...], rng: Rng, *, onward: bool = True) -> Drawn:
    """Play moves, then (if `onward`) random ones, to the end of the turn or to the first that shows something hidden.

    The given moves must be legal one after the other.
    """
    game = question.game
    seat = question.observation.seat
    state = game.copy(root)
    played: list[int] = []
    shows = False
    is_blind = False
    while not shows and (not played or (game.current_seat(state) == seat and not game.may_evaluate(state))):
        if len(played) < len(moves):
            move = moves[len(played)]
        elif onward or not played:
            choices = game.legal(state)
            move = choices[rng.below(len(choices))]
        else:
            break
        played.append(move)
        shows = game.reveals(state, move)
        is_blind = shows and game.is_secret(state)
        game.apply(state, move)
    mark = digest(game, state)
    if is_blind:
        mark = _blind_mark(mark, played[-1])
    is_whole = not shows and (game.may_evaluate(state) or game.current_seat(state) != seat)
    if not game.may_evaluate(state):
        playouts_of(game).finish_scope(state, rng)
    return Drawn(mark, tuple(played), margin_of(game, state, seat), is_whole)


def _blind_mark(mark: bytes, move: int) -> bytes:
    """Return the mark of a choice in secret that shows what others chose so.

    Two such choices that come to the same in this deal may differ in others.
    """
    return mark + move.to_bytes(_MOVE_BYTES)


def sample(question: SearchQuestion, moves: tuple[int, ...], number: int) -> Sampled:
    """Meet sample `number` with a turn: deal hidden things anew, play the turn, then a guided playout of all seats.

    Every candidate of a search meets the same deal and the same stream of chance in the sample of the same number.
    """
    game = question.game
    seed = seed_of(question.seed, _SAMPLE_STREAM, number)
    state = game.determinize(question.observation, seed)
    root = game.copy(state)
    state = play_turn(question, state, moves, seed)
    state = play_on(game, root, state, Rng(seed), question.settings)
    return result_of(game, root, state, question.observation.seat)


def play_turn(question: SearchQuestion, state: State, moves: tuple[int, ...], seed: int) -> State:
    """Return a deal after a turn, which may change the deal; what all choose in secret, the others choose as well."""
    game, observation = question.game, question.observation
    joint = mixtures_of(game, observation, question.seed)
    if joint:
        return choose_jointly(game, state, observation.seat, moves[0], joint, Rng(seed))
    for move in moves:
        game.apply(state, move)
    return state


def choose_jointly(game: SearchableGame, state: State, seat: int, move: int, joint: Mixtures, rng: Rng) -> State:
    """Return the state after a secret choice of all seats: one's own move, and draws from the others' mixtures."""
    drawn = [mixture.draw(rng) for mixture in joint]
    drawn[seat] = move
    return cast("JointChoices[State]", game).chosen_jointly(state, drawn)


def result_of(game: SearchableGame, root: State, state: State, seat: int) -> Sampled:
    """Return what a seat and its strongest rival gained from one state to a later one."""
    rivals = [other for other in range(game.seats(state)) if other != seat]
    values = [game.evaluate(state, other) for other in rivals]
    most = max(values, default=0)
    rival = rivals[values.index(most)] if rivals else seat
    is_over = game.is_over(state)
    return Sampled(
        game.evaluate(state, seat) - most,
        (game.ledger(state, seat) - game.ledger(root, seat)).points,
        (game.ledger(state, rival) - game.ledger(root, rival)).points if rivals else (),
        is_over,
        is_over and seat in game.winners(state),
    )


def play_on(game: SearchableGame, before: State, state: State, rng: Rng, settings: Settings) -> State:
    """Finish the scope in progress and play some turns of every seat, each the best of a few; return where it ends.

    `before` is the state before the turn: a game with long playouts is played to the end of the round of it, or of a
    later one (`long_turns_after`).
    """
    state = finish_turn(game, state, rng, settings)
    if playout_level_of(game):
        return long_turns_after(game, before, state, rng, settings)
    if settings.is_to_scope_end:
        return turns_to_scope_end(game, before, state, rng, settings)
    return turns_after(game, state, rng, settings)


def finish_turn(game: SearchableGame, state: State, rng: Rng, settings: Settings) -> State:
    """Return the state at the end of the innermost scope in progress, which is itself if it has ended.

    It takes one number of the stream in any case: so the turns that follow draw alike after all candidates.
    """
    if game.may_evaluate(state):
        rng.below(_LARGEST_SEED)
        return state
    return best_turn(game, state, rng, settings.tries)


def turns_after(game: SearchableGame, state: State, rng: Rng, settings: Settings) -> State:
    """Play as many turns of every seat as a playout has, from the end of a turn; return where it ends."""
    for _ in range(settings.turns_ahead * game.seats(state)):
        if game.is_over(state):
            break
        state = best_turn(game, state, rng, settings.tries)
    return state


def turns_to_scope_end(game: SearchableGame, before: State, state: State, rng: Rng, settings: Settings) -> State:
    """Play as many turns as a playout has, and on until the scope beyond the turn has ended, such as a quarter.

    `before` is the state before the turn, which tells of which such scope it is; a game without them ends the playout
    after its turns.
    """
    seats = game.seats(before)
    least = settings.turns_ahead * seats
    has_periods = len(game.scopes) > BEYOND_THE_TURN
    period = game.begun(before, BEYOND_THE_TURN) if has_periods else 0
    for number in range(LONGEST * seats):
        if game.is_over(state):
            break
        if number >= least and (not has_periods or game.begun(state, BEYOND_THE_TURN) > period):
            break
        state = best_turn(game, state, rng, settings.tries)
    return state


def long_turns_after(game: SearchableGame, before: State, state: State, rng: Rng, settings: Settings) -> State:
    """Play to the end of the long scope in which a turn began; further ones are as many as half of the turns ahead.

    The state given is not changed. In Sylla a search of 300 samples that went a round further, or chose hands by its
    samples, was no better against flat Monte Carlos at equal time (34 % of 45 games, 51 % of 36 without): to the end of
    the game luck is so large (14 points in a difference, 3 to the end of the round) that it takes hundreds of samples.
    """
    if settings.turns_ahead == 0:
        return state
    level, playouts = playout_level_of(game), playouts_of(game)
    last = game.begun(before, level) + (settings.turns_ahead - 1) // _TURNS_IN_A_LONG_SCOPE
    state = game.copy(state)
    while not game.is_over(state) and game.begun(state, level) <= last:
        playouts.finish_scope(state, Rng(rng.below(_LARGEST_SEED)))
    return state


def margin_of(game: SearchableGame, state: State, seat: int) -> int:
    """Return what a state is worth to a seat less what it is worth to its strongest rival, in hundredths."""
    others = [game.evaluate(state, other) for other in range(game.seats(state)) if other != seat]
    return game.evaluate(state, seat) - max(others, default=0)


def best_turn(game: SearchableGame, state: State, rng: Rng, tries: int) -> State:
    """Return the state after the innermost scope, in which every seat decides for itself; the one given is not changed.

    Each part of it, the decisions of one seat until another one is to act, is the best of some drawn ones. Each of them
    draws from a stream of its own. What one needs of chance then does not shift what the next ones get, and states that
    differ in little are followed by nearly the same turns: numbers are only common when they are used for the same
    thing (synchronization: Law, 2015, chapter 11). After four turns of each seat the variance of a difference between
    two candidates is a third of what it is with one stream.
    """
    streams = rng.below(_LARGEST_SEED)
    if playout_level_of(game):
        state = game.copy(state)
        playouts_of(game).finish_scope(state, Rng(streams))
        return state
    whole = best_scope_of(game, state, streams, tries)
    return plain_best_scope(game, state, streams, tries) if whole is None else whole


def plain_best_scope(game: SearchableGame, state: State, streams: int, tries: int) -> State:
    """Return the state at the end of a scope, part by part: by the parts of the game where it brings those."""
    while True:
        choices = game.legal(state)
        if len(choices) == 1:
            # Often the whole turn: of a seat that the rules play, it always is.
            state = game.copy(state)
            game.apply(state, choices[0])
        elif game.is_secret(state):
            state = _decide_in_secret(game, state, streams, tries)
            streams += tries
        else:
            own = best_part_of(game, state, streams, tries)
            state = plain_best_part(game, state, streams, tries) if own is None else own
            streams += tries
        if has_ended(game, state):
            return state


def plain_best_part(game: SearchableGame, state: State, streams: int, tries: int) -> State:
    """Return the best of some drawn parts of the seat to act, by what it is worth to it when the scope has ended.

    What others decide until then is drawn too, and forgotten: they decide for themselves. Who has few choices and is
    answered by others before the scope ends looks at more than one answer.
    """
    seat = game.current_seat(state)
    playouts = playouts_of(game)
    has_few = len(game.legal(state)) <= tries
    best = state
    most: float = -math.inf
    for number in range(tries):
        rng = Rng(streams + number)
        after = game.copy(state)
        playouts.finish_part(after, rng)
        if has_few and not game.may_evaluate(after):
            return _best_answered_part(game, state, streams, tries)
        value = _value_when_ended(game, after, seat, rng)
        if value > most:
            best, most = after, value
    return best


def _best_answered_part(game: SearchableGame, state: State, streams: int, tries: int) -> State:
    """Return the best part of a seat with few choices where others decide before the scope ends, as in a sale.

    One drawn answer is luck: the best of parts that are each judged by one of their own is the one that others were
    kindest to. So every part meets the same few answers, and counts by the mean. Every choice is tried, unless the
    policy of the game says what is worth trying.
    """
    seat = game.current_seat(state)
    playouts = playouts_of(game)
    parts: dict[object, State] = {}
    for seed in range(streams, streams + tries):
        after = game.copy(state)
        playouts.finish_part(after, Rng(seed))
        parts.setdefault(game.key(after), after)
    for move in _all_if_few(game, state, tries):
        after = game.copy(state)
        game.apply(after, move)
        if is_in_part(game, after, seat):
            playouts.finish_part(after, Rng(streams))
        parts.setdefault(game.key(after), after)
    seeds = range(streams, streams + tries)
    return max(parts.values(), key=lambda after: sum(_value_when_answered(game, after, seat, seed) for seed in seeds))


def _decide_in_secret(game: SearchableGame, state: State, streams: int, tries: int) -> State:
    """Return the state after one decision that is made without seeing what others chose in secret before.

    It is the one of some drawn that is best in the mean of some states, dealt anew from what the seat to act may know.
    """
    seat = game.current_seat(state)
    seen = game.observe(state, seat)
    seeds = range(streams, streams + tries)
    deals = [game.determinize(seen, seed) for seed in seeds]
    drawn = [choose_move(game, deals[0], Rng(seed)) for seed in seeds]
    best = drawn[0]
    most: float = -math.inf
    for move in dict.fromkeys(drawn + _all_if_few(game, deals[0], tries)):
        value = 0
        for dealt, seed in zip(deals, seeds, strict=True):
            after = game.copy(dealt)
            game.apply(after, move)
            value += _value_when_answered(game, after, seat, seed)
        if value > most:
            best, most = move, value
    decided = game.copy(state)
    game.apply(decided, best)
    return decided


def _all_if_few(game: SearchableGame, state: State, tries: int) -> list[int]:
    """Return the legal moves if they are no more than the tries, and no policy says which are worth trying."""
    choices = game.legal(state)
    return [] if isinstance(game, Policy) or len(choices) > tries else list(choices)


def _value_when_answered(game: SearchableGame, state: State, seat: int, seed: int) -> int:
    """Return what a state is worth to a seat when the others have answered at random and the scope has ended.

    If the seat is to act again before that, it goes on with the best of a few drawn ways: what it may still do is up
    to itself, and no reason not to begin. The state given is not changed.
    """
    rng = Rng(seed)
    after = game.copy(state)
    while not has_ended(game, after) and (game.may_evaluate(after) or game.current_seat(after) != seat):
        game.apply(after, choose_move(game, after, rng))
    ways = 1 if has_ended(game, after) else _OWN_WAYS
    return max(_value_when_ended(game, after, seat, rng) for _ in range(ways))


def _value_when_ended(game: SearchableGame, state: State, seat: int, rng: Rng) -> int:
    """Return what a state is worth to a seat when its innermost scope has ended; the state given is not changed."""
    if not has_ended(game, state):
        state = game.copy(state)
        playouts_of(game).finish_scope(state, rng)
    return game.evaluate(state, seat)
