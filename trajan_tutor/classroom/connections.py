"""The connections of a server: who is before the door has a place for a moment, and who is in keeps theirs."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from trajan_tutor.classroom.connection_budget import ConnectionBudget


class Stream(Protocol):
    """A connection as far as it is counted here."""

    def closed(self) -> bool:
        """Return whether it is over."""

    def close(self) -> None:
        """End it at once."""


@dataclass(slots=True)
class Stranger:
    """A connection on which nobody who is in has a line: where it comes from, since when, and whether it has asked."""

    stream: Stream
    address: str
    since: float
    has_asked: bool = False


class Connections:
    """Counts the connections of a server, whichever of its addresses they came to."""

    def __init__(self, budget: ConnectionBudget) -> None:
        """Have none."""
        self.budget = budget
        self._strangers: dict[Stream, Stranger] = {}
        self._lines: set[Stream] = set()
        self._burst = float(budget.burst)
        self._seen = 0.0

    @property
    def strangers(self) -> int:
        """How many are before the door."""
        return len(self._strangers)

    @property
    def lines(self) -> int:
        """How many are lines of somebody who is in."""
        return len(self._lines)

    def may_take(self, now: float) -> bool:
        """Return whether another one may be taken at a time in seconds: there is a burst, and then so many a second."""
        self._burst = min(self.budget.burst, self._burst + (now - self._seen) * self.budget.a_second)
        self._seen = now
        return self._burst >= 1

    def note_taken(self) -> None:
        """Take note that one was taken, whatever becomes of it."""
        self._burst -= 1

    def make_room(self, now: float) -> bool:
        """Return whether there is a place for another one, at worst because an idle one was ended for it."""
        if self._has_room():
            return True
        self._forget_ended()
        return self._has_room() or self._end_one_of(self._strangers.values(), now)

    def has_room_for(self, address: str, now: float) -> bool:
        """Return whether an address may have another one, at worst because an idle one of its own was ended for it."""
        if self._of(address) < self.budget.of_address:
            return True
        self._forget_ended()
        same = [one for one in self._strangers.values() if one.address == address]
        return len(same) < self.budget.of_address or self._end_one_of(same, now)

    def come(self, stream: Stream, address: str, now: float) -> None:
        """Give a place to a stranger."""
        self._strangers[stream] = Stranger(stream, address, now)

    def note_asked(self, stream: Stream) -> None:
        """Take note that all of a request has come: it is answered before somebody else has its place."""
        stranger = self._strangers.get(stream)
        if stranger is not None:
            stranger.has_asked = True

    def note_line(self, stream: Stream) -> None:
        """Take note that somebody who is in has a line there."""
        if self._strangers.pop(stream, None) is not None:
            self._lines.add(stream)

    def sweep(self, now: float) -> None:
        """Forget those that are over, and end those that take too long altogether."""
        self._forget_ended()
        for one in [*self._strangers.values()]:
            if now - one.since > self.budget.request_seconds:
                self._end(one)

    def _of(self, address: str) -> int:
        return sum(one.address == address for one in self._strangers.values())

    def _has_room(self) -> bool:
        most = self.budget.strangers + self.budget.lines
        return len(self._strangers) < self.budget.strangers and len(self._strangers) + len(self._lines) < most

    def _forget_ended(self) -> None:
        for stream in [one for one in self._strangers if one.closed()]:
            del self._strangers[stream]
        self._lines = {one for one in self._lines if not one.closed()}

    def _end_one_of(self, some: Iterable[Stranger], now: float) -> bool:
        """End the oldest idle one of the address that has most of them, and return whether there was one.

        One that has asked for nothing goes before one that does not read what it has asked for.
        """
        idle = [one for one in some if now - one.since >= self._patience_with(one)]
        if not idle:
            return False
        silent = [one for one in idle if not one.has_asked] or idle
        most, _ = Counter(one.address for one in silent).most_common(1)[0]
        self._end(min((one for one in silent if one.address == most), key=lambda one: one.since))
        return True

    def _patience_with(self, one: Stranger) -> float:
        return self.budget.patience_answered if one.has_asked else self.budget.patience

    def _end(self, one: Stranger) -> None:
        del self._strangers[one.stream]
        one.stream.close()
