"""The choice of a turn in a playout: the best of a few drawn ones. It is the innermost loop of a search."""

from typing import Final

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.knowledge.evaluation import value_of
from trajan_tutor.games.caesar.rules.codes import PHASE_CRASSUS, PHASE_OVER, PHASE_TURN
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.rules.turn import finish_part, finish_scope

_LEAST: Final = -(1 << 60)


def best_part(state: State, streams: int, tries: int) -> State | None:
    """Return the state after the best of some drawn parts of the seat to act.

    Try `number` draws from the stream `streams + number`. What others decide before the turn has ended is drawn too,
    and forgotten. None where the seat has few choices and is answered by others: then every choice is weighed.
    """
    seat = state.actor
    has_few = len(state.choices) <= tries
    best = state
    most = _LEAST
    for number in range(tries):
        rng = Rng(streams + number)
        after = state.copy()
        finish_part(after, rng)
        if after.phase == PHASE_TURN or after.phase == PHASE_CRASSUS or after.phase == PHASE_OVER:
            value = value_of(after, seat)
        elif has_few:
            return None
        else:
            ended = after.copy()
            finish_scope(ended, rng)
            value = value_of(ended, seat)
        if value > most:
            best = after
            most = value
    return best
