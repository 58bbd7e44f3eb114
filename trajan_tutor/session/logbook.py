"""The log of one board, told again after every decision: what was told already is not put into words again."""

from typing import Any

from trajan_tutor.engine.event import Event
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session


class Logbook:
    """Remembers the lines that were told last, with the events that they tell of."""

    __slots__ = ("_key", "_told")

    def __init__(self) -> None:
        """Know of nothing."""
        self._key: tuple[Words, tuple[str, ...], int | None] | None = None
        self._told: dict[int, tuple[Event, dict[str, Any]]] = {}

    def lines(self, session: Session, words: Words, most: int = seat_view.LOG_LINES) -> list[dict[str, Any]]:
        """Return what `scene.log` tells, as plain data; a line that was told already is the same object."""
        names, viewer = seat_view.seat_names(session, words), seat_view.log_viewer(session)
        if self._key != (words, names, viewer):
            self._key, self._told = (words, names, viewer), {}
        events = [event for step in session.steps for event in step.events]
        told = {}
        for number, event in enumerate(events[-most:], start=max(len(events) - most, 0)):
            known = self._told.get(number)
            if known is None or known[0] is not event:
                [line] = seat_view.plain([seat_view.log_line(number, event, names, viewer, words)])
                known = event, line
            told[number] = known
        self._told = told
        return [line for _, line in told.values()]
