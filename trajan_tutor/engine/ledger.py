"""A ledger: points by source. It always adds up to the score, and the difference of two ledgers is a reason."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Ledger:
    """Points of one seat by source, in the game's order of sources.

    >>> Ledger(("ships", "senate"), (12, 5)).total
    17
    """

    sources: tuple[str, ...]
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        """The sum over all sources, which is the score."""
        return sum(self.points)

    def __getitem__(self, source: str) -> int:
        """Return the points from one source."""
        return self.points[self.sources.index(source)]

    def __iter__(self) -> Iterator[tuple[str, int]]:
        """Walk over the sources that brought or cost something."""
        return ((source, points) for source, points in zip(self.sources, self.points, strict=True) if points)

    def __sub__(self, other: Self) -> "Ledger":
        """Return the difference, source by source.

        >>> later, earlier = Ledger(("ships",), (12,)), Ledger(("ships",), (2,))
        >>> list(later - earlier)
        [('ships', 10)]
        """
        pairs = zip(self.points, other.points, strict=True)
        return Ledger(self.sources, tuple(mine - theirs for mine, theirs in pairs))
