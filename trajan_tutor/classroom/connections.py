"""The connections of a server: who is before the door has a place for a moment, and who is in keeps theirs."""

from collections.abc import Mapping
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
        self.budget = budget
        self._strangers: dict[Stream, Stranger] = {}
        # The same by address, the oldest first: a flood has to cost little.
        self._of: dict[str, dict[Stream, Stranger]] = {}
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
        """Return whether there is a place for another one, at worst because an idle one was ended for it.

        It is the oldest of the address that has most of them.
        """
        most = self.budget.strangers + self.budget.lines
        if len(self._strangers) < self.budget.strangers and len(self._strangers) + len(self._lines) < most:
            return True
        return any(self._end_one_of(strangers, now) for strangers in sorted(self._of.values(), key=len, reverse=True))

    def has_room_for(self, address: str, now: float) -> bool:
        """Return whether an address may have another one, at worst because an idle one of its own was ended for it."""
        own = self._of.get(address, {})
        return len(own) < self.budget.of_address or self._end_one_of(own, now)

    def come(self, stream: Stream, address: str, now: float) -> None:
        """Give a place to a stranger."""
        stranger = Stranger(stream, address, now)
        self._strangers[stream] = stranger
        self._of.setdefault(address, {})[stream] = stranger

    def note_asked(self, stream: Stream) -> None:
        """Take note that all of a request has come: it is answered before somebody else has its place."""
        stranger = self._strangers.get(stream)
        if stranger is not None:
            stranger.has_asked = True

    def note_line(self, stream: Stream) -> None:
        """Take note that somebody who is in has a line there."""
        stranger = self._strangers.get(stream)
        if stranger is not None:
            self._forget(stranger)
            self._lines.add(stream)

    def sweep(self, now: float) -> None:
        """Forget those that are over, and end those that take too long altogether."""
        for stranger in [*self._strangers.values()]:
            if stranger.stream.closed() or now - stranger.since > self.budget.request_seconds:
                self._end(stranger)
        self._lines = {line for line in self._lines if not line.closed()}

    def _end_one_of(self, some: Mapping[Stream, Stranger], now: float) -> bool:
        """End the oldest idle one, and return whether there was one.

        One that has asked for nothing goes before one that does not read what it has asked for.
        """
        ending = None
        for stranger in some.values():
            if stranger.stream.closed() or (not stranger.has_asked and now - stranger.since >= self.budget.patience):
                ending = stranger
                break
            if ending is None and stranger.has_asked and now - stranger.since >= self.budget.patience_answered:
                ending = stranger
        if ending is not None:
            self._end(ending)
        return ending is not None

    def _end(self, stranger: Stranger) -> None:
        self._forget(stranger)
        stranger.stream.close()

    def _forget(self, stranger: Stranger) -> None:
        del self._strangers[stranger.stream]
        own = self._of[stranger.address]
        del own[stranger.stream]
        if not own:
            del self._of[stranger.address]
