"""The choices of a playout, each the best of a few drawn ones. It is the innermost loop of a search."""

from typing import Final

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.knowledge.evaluation import value_of
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.turn import apply, finish_part, finish_scope

_LEAST: Final = -(1 << 60)
# In so many ways a seat goes on when it is to act again after others have answered it, as in the plain loop.
_OWN_WAYS: Final = 4


def best_scope(state: State, streams: int, tries: int) -> State:
    """Return the state when the next turn begins, every part until then the best for the seat that decides it."""
    while True:
        if len(state.choices) == 1:
            state = state.copy()
            apply(state, state.choices[0])
        else:
            state = best_part(state, streams, tries)
            streams += tries
        if _has_ended(state):
            return state


def best_part(state: State, streams: int, tries: int) -> State:
    """Return the state after the best of some drawn parts of the seat to act, by what it is worth to it.

    Try `number` draws from the stream `streams + number`. A turn that ends a quarter counts by what it is worth when
    the quarter has ended, which is then left to everybody. Where few choices are answered by others before that, such
    as the answers to demands, every one is weighed.
    """
    seat = state.actor
    has_few = len(state.choices) <= tries
    best = state
    most = _LEAST
    for number in range(tries):
        rng = Rng(streams + number)
        after = state.copy()
        finish_part(after, rng)
        if has_few and not _may_evaluate(after):
            return _best_answered(state, streams, tries)
        if _has_ended(after):
            value = value_of(after, seat)
        else:
            ended = after.copy()
            finish_scope(ended, rng)
            value = value_of(ended, seat)
        if value > most:
            best = after
            most = value
    return best


def _best_answered(state: State, streams: int, tries: int) -> State:
    """Return the best part of a seat with few choices that others answer, in the mean of the same few answers.

    It is what the plain loop of the search chooses there (`sampling.plain_best_part`). A part is known by its moves,
    which is told sooner than where they lead; one that is weighed twice changes nothing.
    """
    seat = state.actor
    best = state
    most = _LEAST
    known: list[list[int]] = []
    for number in range(tries + len(state.choices)):
        after = state.copy()
        moves: list[int] = []
        if number < tries:
            _draw_part(after, seat, Rng(streams + number), moves)
        else:
            move = state.choices[number - tries]
            moves.append(move)
            apply(after, move)
            if after.actor == seat and not _may_evaluate(after):
                _draw_part(after, seat, Rng(streams), moves)
        if moves in known:
            continue
        known.append(moves)
        value = 0
        for answer in range(tries):
            value += _value_when_answered(after, seat, Rng(streams + answer))
        if value > most:
            best = after
            most = value
    return best


def _draw_part(state: State, seat: int, rng: Rng, moves: list[int]) -> None:
    """Play as `finish_part` does, and note the moves."""
    while True:
        choices = state.choices
        number = len(choices)
        if number == 0:
            return
        move = choices[0] if number == 1 else choices[rng.below(number)]
        moves.append(move)
        apply(state, move)
        if state.actor != seat or _may_evaluate(state):
            return


def _value_when_answered(state: State, seat: int, rng: Rng) -> int:
    """Return what a state is worth to a seat when the others have answered at random and the next turn begins."""
    after = state.copy()
    while not _has_ended(after) and (after.actor != seat or after.phase == codes.PHASE_QUARTER):
        choices = after.choices
        number = len(choices)
        apply(after, choices[0] if number == 1 else choices[rng.below(number)])
    if _has_ended(after):
        return value_of(after, seat)
    most = _LEAST
    for _ in range(_OWN_WAYS):
        ended = after.copy()
        finish_scope(ended, rng)
        value = value_of(ended, seat)
        if value > most:
            most = value
    return most


def _may_evaluate(state: State) -> bool:
    """Return whether a turn is about to begin, a quarter about to end, or the game over."""
    return state.phase == codes.PHASE_SOW or state.phase == codes.PHASE_QUARTER or state.phase == codes.PHASE_OVER


def _has_ended(state: State) -> bool:
    """Return whether a turn is about to begin, or the game is over."""
    return state.phase == codes.PHASE_SOW or state.phase == codes.PHASE_OVER
