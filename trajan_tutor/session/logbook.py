"""The log of one board, told again after every decision: what was told already is not put into words again.

What was chosen in secret is told once it is opened.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from trajan_tutor.engine.event import Event
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session


class Logbook:
    """Remembers the lines that were told last, with the events that they tell of."""

    __slots__ = ("_key", "_lines")

    def __init__(self) -> None:
        self._key: tuple[Words, tuple[str, ...], int | None] | None = None
        self._lines: dict[int, tuple[Event, dict[str, Any]]] = {}

    def lines(self, session: Session, words: Words, most: int = seat_view.LOG_LINES) -> list[dict[str, Any]]:
        """Return what `scene.log` tells, as plain data; a line that was told already is the same object."""
        names, viewer = seat_view.seat_names(session, words), seat_view.log_viewer(session)
        if self._key != (words, names, viewer):
            self._key, self._lines = (words, names, viewer), {}
        events = [event for step in session.steps for event in step.events]
        lines_by_number = {}
        for number, event in enumerate(events[-most:], start=max(len(events) - most, 0)):
            known = self._lines.get(number)
            if known is None or known[0] is not event:
                [line] = seat_view.plain([seat_view.log_line(number, event, names, viewer, words)])
                known = event, line
            lines_by_number[number] = known
        self._lines = lines_by_number
        return [line for _, line in lines_by_number.values()]


def opened_together(session: Session, words: Words, since: int) -> str:
    """Return what was opened when the last seat had chosen in secret, in words; empty where nothing was since then.

    It is told up to the first thing that concerns everybody: what came of it for all.
    """
    sentences: list[str] = []
    for step in session.steps[since:]:
        if not session.game.is_secret(step.before) or session.game.is_secret(step.state):
            continue
        last = next((at for at, event in enumerate(step.events) if event.seat < 0), len(step.events))
        opened = (event for event in step.events[: last + 1] if event.hidden is None)
        sentences = [_of_one(session, list(its), words) for _, its in groupby(opened, key=lambda event: event.seat)]
    return " ".join(sentences)


def _of_one(session: Session, events: Sequence[Event], words: Words) -> str:
    """Return what one seat has opened, its name said once."""
    first = seat_view.event_text(events[0], seat_view.seat_names(session, words), None, words)
    return " ".join([first, *(words(event.told_to(None)) for event in events[1:])])
