"""What a first hint takes, how often a longer look names another turn, and what the first turn loses beside that."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, median
from typing import Any, Final

from measures.turn_makers import position

from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.coach.effort import Effort
from trajan_tutor.coach.paired_trials import trial
from trajan_tutor.coach.study import Studies
from trajan_tutor.desk.coach.findings import FIRST_HINT
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.search.sampling import margin_of

# Deals that neither look has met.
_OTHER_DEALS: Final = 1 << 20
_MOST_DEALS: Final = 200
_POINT: Final = 100


@dataclass(frozen=True, slots=True)
class FirstHint:
    """The CPU seconds of a first hint and of the longer look after it, and what became of the first turn."""

    seconds: float
    longer: float
    is_turned: bool
    lost: float


def first_hint_in(game: TutorGame, seats: int, number: int, seed: int, deals: int) -> FirstHint:
    """Return what a first hint takes in one position, and what its turn loses beside that of the longer look."""
    state = position(game, seats, number, seed)
    seen = game.observe(state, game.current_seat(state))
    studies = Studies()

    def looked(effort: Effort) -> tuple[Adviser, float]:
        begun = time.process_time()
        adviser = Adviser(game, seen, seed, effort, studies=studies).finish()
        adviser.hint()
        return adviser, time.process_time() - begun

    first, seconds = looked(FIRST_HINT)
    longer, more = looked(Effort())
    if first.best == longer.best:
        return FirstHint(seconds, more, is_turned=False, lost=0.0)
    question = longer.study.question
    ends = [
        [
            margin_of(game, trial(question, moves, _OTHER_DEALS + deal).end, seen.seat)
            for moves in (longer.best, first.best)
        ]
        for deal in range(min(deals, _MOST_DEALS))
    ]
    lost = mean(better - given for better, given in ends) / _POINT
    is_turned = not longer.study.standing(first.best, longer.best).verdict.is_fine
    return FirstHint(seconds, more, is_turned=is_turned, lost=lost)


def first_hints_told(found: Sequence[FirstHint]) -> dict[str, Any]:
    """Return the gauge as plain data.

    >>> told = first_hints_told([FirstHint(0.2, 1.0, False, 0.0), FirstHint(0.4, 2.0, True, 3.0)])
    >>> told["seconds"], told["worst"], told["longer"], told["turned"], told["lost"]
    (0.3, 0.4, 1.5, 1, 1.5)
    """
    return {
        "positions": len(found),
        "seconds": round(median(one.seconds for one in found), 2),
        "worst": round(max(one.seconds for one in found), 2),
        "longer": round(median(one.longer for one in found), 2),
        "turned": sum(one.is_turned for one in found),
        "lost": round(mean(one.lost for one in found), 2),
        "all": [[round(one.seconds, 2), round(one.longer, 2), round(one.lost, 2)] for one in found],
    }
