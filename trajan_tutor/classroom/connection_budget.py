"""What a server of a class gives to whoever is before its door, in one place: descriptors, connections, times, lines.

A connection is a *stranger* until a page of somebody who is in has opened a line on it. Strangers have little time and
little room, and none of them takes the room of a line. A page has one line, a pupil some, and all together as many as
fit.
"""

import os
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Generic, TypeVar

from trajan_tutor.classroom.room import MOST_LEARNERS

# What a loop of events on Windows can wait for at a time.
_ON_WINDOWS: Final = 512
# Where the hard limit is none, or more than the system takes: these are tried.
_TRIED: Final = (1_048_576, 65_536, 10_240, 4_096)
# Where it is not known how many are open: a class that has just been started holds about so many.
_USUALLY_OPEN: Final = 32
_OPEN_FOLDERS: Final = ("/proc/self/fd", "/dev/fd")


def raise_limit() -> int:
    """Raise the soft limit of descriptors to the hard one, and return what holds then.

    Only in a process of our own. Where the system has no such limits nothing is done.
    """
    if os.name == "nt":
        return _ON_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, *_TRIED):
        if wanted == resource.RLIM_INFINITY or (hard != resource.RLIM_INFINITY and wanted > hard) or wanted <= soft:
            continue
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            # Some systems have a lower limit of their own.
            continue
        return wanted
    return soft


def limit_now() -> int:
    """Return how many descriptors this process may hold at a time."""
    if os.name == "nt":
        return _ON_WINDOWS
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft > 0 else _TRIED[0]


def open_now() -> int:
    """Return how many descriptors this process holds now, about so many where that is not told."""
    for folder in _OPEN_FOLDERS:
        try:
            return len([*Path(folder).iterdir()])
        except OSError:
            continue
    return _USUALLY_OPEN


# Of what is left of the descriptors, one in so many is for strangers.
_SHARE_OF_STRANGERS: Final = 4


@dataclass(frozen=True, slots=True)
class ConnectionBudget:
    """The figures: times are in seconds.

    A head and a body have `head_seconds` and `body_seconds`, the whole of a request has `request_seconds`. One address
    has `of_address` strangers, all of them together have `strangers`. One that has asked for nothing makes room for
    another after `patience` seconds, one that does not read its answer after `patience_answered`. `at_once` connections
    are taken in one turn of the loop, and after a `burst` of them `a_second`; for what is not taken it is looked again
    after `rest_seconds`. A pupil has `of_pupil` lines, who teaches `of_teacher`, and all together `lines`. `reserve`
    descriptors are for journals and everything else that the server opens itself.
    """

    head_seconds: float = 10.0
    body_seconds: float = 20.0
    request_seconds: float = 120.0
    patience: float = 0.05
    patience_answered: float = 5.0
    of_address: int = 200
    strangers: int = 400
    at_once: int = 4
    burst: int = 400
    a_second: float = 200.0
    rest_seconds: float = 0.02
    of_pupil: int = 8
    of_teacher: int = 16
    lines: int = 1_000
    reserve: int = 40

    @property
    def pupils(self) -> int:
        """How many pupils fit, each with one page."""
        return max(0, min(MOST_LEARNERS, self.lines - self.of_teacher))

    def within(self, limit: int, taken: int) -> "ConnectionBudget":
        """Return what is left of it where the process may hold `limit` descriptors and holds so many already."""
        free = max(0, limit - taken - self.reserve)
        strangers = min(self.strangers, max(1, free // _SHARE_OF_STRANGERS))
        lines = min(self.lines, max(0, free - strangers))
        return replace(self, strangers=strangers, of_address=min(self.of_address, strangers), lines=lines)


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
        self._in_all = in_all
        self._places: list[LinePlace[Line]] = []

    def take(self, line: Line, holder: str, page: str, most: int) -> list[Line]:
        """Give a place to a line of somebody who has at most so many, and return those that have to go for it.

        The one before of the same page goes; else the oldest of one who has too many. Where all places are taken it is
        the oldest of whoever has most of them, and where nobody has two it is the line itself.
        """
        before = [place for place in self._places if place.holder == holder]
        ended = [place for place in before if page and place.page == page]
        remaining = [place for place in before if place not in ended]
        ended += remaining[: max(0, len(remaining) + 1 - most)]
        self._places = [place for place in self._places if place not in ended]
        self._places.append(LinePlace(line, holder, page))
        if len(self._places) > self._in_all:
            greediest, count = Counter(place.holder for place in self._places).most_common(1)[0]
            too_many = (
                next(place for place in self._places if place.holder == greediest) if count > 1 else self._places[-1]
            )
            self._places.remove(too_many)
            ended.append(too_many)
        return [place.line for place in ended]

    def leave(self, line: Line) -> None:
        """Give back the place of a line."""
        self._places = [place for place in self._places if place.line is not line]
