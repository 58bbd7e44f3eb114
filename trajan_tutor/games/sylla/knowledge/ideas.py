"""What a turn is for: turns with the same idea differ in how they go about it."""

from collections import Counter
from collections.abc import Hashable, Sequence

from trajan_tutor.games.sylla.knowledge.hands import hand_of_move
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.state import State

_SOME = 2


def idea(before: State, moves: Sequence[int]) -> Hashable:
    """Return what a turn is for: to bid or to pass, a thumb with nothing, little or much, else what is chosen.

    In what order equal things are done makes no difference.
    """
    phase, move = before.phase, moves[0]
    if phase in (codes.PHASE_ELECTION, codes.PHASE_SALE):
        return "passes" if move == codes.MOVE_PASS else "bids"
    if phase == codes.PHASE_HAND:
        hand = hand_of_move(move)
        deniers = hand // 2
        much = 2 * deniers > before.deniers[before.actor]
        return "down" if hand % 2 else "up", 0 if deniers == 0 else _SOME if much else 1
    return tuple(sorted(Counter(moves).items()))


def essence(_before: State, moves: Sequence[int]) -> tuple[int, ...]:
    """Return the moves by which a turn is told in short: all of them."""
    return tuple(moves)
