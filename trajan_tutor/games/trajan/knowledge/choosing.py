"""The choice of a turn in a playout: the best of a few drawn ones. It is the innermost loop of a search."""

from typing import Final

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.knowledge.evaluation import value_of
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.turn import finish_part, finish_scope

_LEAST: Final = -(1 << 60)


def best_turn(state: State, streams: int, tries: int) -> State | None:
    """Return the state after the best of some drawn turns of the seat to act; None outside of turns.

    Try `number` draws from the stream `streams + number`. A turn that ends a quarter counts by what it is worth when
    the quarter has ended, which is then left to everybody.
    """
    if state.phase < codes.PHASE_SOW or state.phase >= codes.PHASE_QUARTER:
        return None
    seat = state.actor
    best = state
    most = _LEAST
    for number in range(tries):
        rng = Rng(streams + number)
        after = state.copy()
        finish_part(after, rng)
        if after.phase == codes.PHASE_QUARTER:
            ended = after.copy()
            finish_scope(ended, rng)
            value = value_of(ended, seat)
        else:
            value = value_of(after, seat)
        if value > most:
            best = after
            most = value
    return best
