"""Places for the lines of pages: a page has one, a pupil some, and all together as many as fit."""

from collections import Counter
from dataclasses import dataclass
from typing import Generic, TypeVar

Line = TypeVar("Line")


@dataclass(frozen=True, slots=True)
class LinePlace(Generic[Line]):
    """A line with whose it is, and of which of their pages."""

    line: Line
    holder: str
    page: str


class LinePlaces(Generic[Line]):
    """Gives places to lines; the oldest comes first."""

    def __init__(self, in_all: int) -> None:
        """Have none; there are so many places."""
        self._in_all = in_all
        self._places: list[LinePlace[Line]] = []

    def take(self, line: Line, holder: str, page: str, most: int) -> list[Line]:
        """Give a place to a line of somebody who has at most so many, and return those that have to go for it.

        The one before of the same page goes; else the oldest of one who has too many. Where all places are taken it is
        the oldest of whoever has most of them, and where nobody has two it is the line itself.
        """
        before = [one for one in self._places if one.holder == holder]
        gone = [one for one in before if page and one.page == page]
        kept = [one for one in before if one not in gone]
        gone += kept[: max(0, len(kept) + 1 - most)]
        self._places = [one for one in self._places if one not in gone]
        self._places.append(LinePlace(line, holder, page))
        if len(self._places) > self._in_all:
            greediest, count = Counter(one.holder for one in self._places).most_common(1)[0]
            too_many = next(one for one in self._places if one.holder == greediest) if count > 1 else self._places[-1]
            self._places.remove(too_many)
            gone.append(too_many)
        return [one.line for one in gone]

    def leave(self, line: Line) -> None:
        """Give back the place of a line."""
        self._places = [one for one in self._places if one.line is not line]
