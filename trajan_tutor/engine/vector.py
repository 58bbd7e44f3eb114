"""What a seat may know as numbers in a fixed order, for programs that learn: a capability that a game may have.

A game enters the same entries for every observation, whatever was chosen before the game begins: names and length
depend on the number of seats alone. What belongs to a seat stands under a name that begins with `own`, `next-1`,
`next-2` …: the observer, and the others in their order after it, so that a program that learned at one seat can play
at another. Entries are plain counts; what is one of several things is one entry of 0 or 1 for each of them.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, runtime_checkable

from trajan_tutor.engine.game import Observation, S


@runtime_checkable
class Vectors(Protocol[S]):
    """The capability of a game to say what a seat may know as a list of whole numbers of fixed length."""

    def vector_names(self, seats: int) -> tuple[str, ...]:
        """Return the names of all entries in a game of so many seats, each a different one."""

    def vector(self, seen: Observation[S]) -> list[int]:
        """Return the numbers of an observation in the order of their names; a spectator (-1) looks from seat 0."""


class VectorWriter:
    """Collects the entries of a vector, each method some of them: values, and names too when it is `naming`.

    Both come from the same calls, so they cannot get out of step.

    >>> writer = VectorWriter(naming=True)
    >>> writer.number("time", 5)
    >>> writer.choice("phase", ("sow", "drop"), 1)
    >>> dict(zip(writer.names, writer.values, strict=True))
    {'time': 5, 'phase.sow': 0, 'phase.drop': 1}
    """

    __slots__ = ("names", "naming", "values")

    def __init__(self, *, naming: bool = False) -> None:
        self.naming: bool = naming
        self.names: list[str] = []
        self.values: list[int] = []

    def number(self, name: str, value: int) -> None:
        """Enter one number."""
        if self.naming:
            self.names.append(name)
        self.values.append(value)

    def numbers(self, name: str, words: Sequence[str], values: Sequence[int]) -> None:
        """Enter a number for each word."""
        if self.naming:
            self.names += [f"{name}.{word}" for word in words]
        self.values += values

    def choice(self, name: str, words: Sequence[str], chosen: int) -> None:
        """Enter 1 for the chosen word and 0 for the others; below 0 none is chosen."""
        if self.naming:
            self.names += [f"{name}.{word}" for word in words]
        marks = [0] * len(words)
        if chosen >= 0:
            marks[chosen] = 1
        self.values += marks

    def bits(self, name: str, words: Sequence[str], mask: int) -> None:
        """Enter 1 for each word whose bit is set, the lowest for the first word."""
        self.numbers(name, words, [mask >> place & 1 for place in range(len(words))])

    def counts(self, name: str, words: Sequence[str], pieces: Iterable[int]) -> None:
        """Enter how many of the pieces are of each kind; a piece is the index of its word."""
        values = [0] * len(words)
        for piece in pieces:
            values[piece] += 1
        self.numbers(name, words, values)


def names_entered(enter: Callable[[VectorWriter, S, int], None], state: S) -> tuple[str, ...]:
    """Return the names of all that a game enters; any state with as many seats tells them."""
    writer = VectorWriter(naming=True)
    enter(writer, state, 0)
    return tuple(writer.names)


def values_entered(enter: Callable[[VectorWriter, S, int], None], seen: Observation[S]) -> list[int]:
    """Return the numbers that a game enters for an observation, in the order of their names."""
    writer = VectorWriter()
    enter(writer, seen.state, seen.seat)
    return writer.values


def seats_from(observer: int, seats: int) -> list[tuple[str, int]]:
    """Return the seats with the names of their entries, the observer first, the others in their order after it.

    >>> seats_from(2, 3)
    [('own', 2), ('next-1', 0), ('next-2', 1)]
    """
    first = max(observer, 0)
    return [(f"next-{step}" if step else "own", (first + step) % seats) for step in range(seats)]
