"""One click of a turn that a lesson teaches: the move, the words to it, and the facts that they state."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

# The part of the words that tells what has just happened; the words themselves say what to do now.
HAPPENED: Final = "happened"


@dataclass(frozen=True, slots=True)
class Fact:
    """What an event of the turn tells: a parameter of the message of its kind has this value."""

    kind: str
    parameter: str
    value: str


@dataclass(frozen=True, slots=True)
class Beat:
    """One click of a taught turn: `name` are the words to it, and every place, piece and number in them is a fact.

    A move that takes several clicks has a line for each, with the place that is to be picked.
    """

    name: str
    move: str
    pick: str = ""
    facts: tuple[Fact, ...] = ()
    line: int = 1

    def goes_on(self, before: "Beat") -> bool:
        """Return whether it is a further click of the move that another one began."""
        return bool(self.pick and before.pick) and self.move == before.move


def by_move(beats: Sequence[Beat]) -> list[list[Beat]]:
    """Return the clicks of a turn together that belong to one move.

    >>> from_hand, there, other = Beat("a", "m", "hand"), Beat("b", "m", "place"), Beat("c", "n")
    >>> [len(clicks) for clicks in by_move([from_hand, there, other])]
    [2, 1]
    """
    moves: list[list[Beat]] = []
    for beat in beats:
        if moves and beat.goes_on(moves[-1][-1]):
            moves[-1].append(beat)
        else:
            moves.append([beat])
    return moves
