"""Whether a goal can still be reached: by search over the rest of the learner's turn, as far as it is small."""

from enum import Enum
from typing import Final

from trajan_tutor.lessons.goals import Account, Answered, EventHappened, Goal, Moved, Picked, Refused, Solved, leaves

# So many positions are looked at before the search gives up; a lesson that needs more names a predicate `fails`.
MOST_POSITIONS: Final = 1500


class GoalReachability(Enum):
    """What a search found."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


def reach(goal: Goal, account: Account, most: int = MOST_POSITIONS) -> GoalReachability:
    """Return whether the learner can reach a goal before the turn is over.

    Ways that lead to the same position, with as many of the events and moves that the goal counts, are one. A goal over
    refusals, picks and answers does not depend on moves: nothing is known about it. A puzzle gives nothing away.
    """
    parts = tuple(leaves(goal))
    if any(isinstance(part, Refused | Picked | Answered | Solved) for part in parts):
        return GoalReachability.UNKNOWN
    counted = tuple(part for part in parts if isinstance(part, EventHappened | Moved))
    waiting = [account]
    seen: set[object] = set()
    while waiting:
        here = waiting.pop()
        mark = (here.game.key(here.state), here.turn_is_over, *(part.count(here) for part in counted))
        if mark in seen:
            continue
        seen.add(mark)
        if goal.holds(here):
            return GoalReachability.YES
        if here.turn_is_over:
            continue
        if len(seen) >= most:
            return GoalReachability.UNKNOWN
        waiting += [here.after(move) for move in here.game.legal(here.state)]
    return GoalReachability.NO
