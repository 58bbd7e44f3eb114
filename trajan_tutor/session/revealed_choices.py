"""What was chosen in secret, once it is opened."""

from collections.abc import Sequence
from itertools import groupby

from trajan_tutor.engine.event import Event
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session


def opened_together(session: Session, words: Words, since: int) -> str:
    """Return what was opened when the last seat had chosen in secret, in words; empty where nothing was since then.

    It is told up to the first thing that concerns everybody: what came of it for all.
    """
    told: list[str] = []
    for step in session.steps[since:]:
        if not session.game.is_secret(step.before) or session.game.is_secret(step.state):
            continue
        last = next((at for at, event in enumerate(step.events) if event.seat < 0), len(step.events))
        opened = (event for event in step.events[: last + 1] if event.hidden is None)
        told = [_of_one(session, list(its), words) for _, its in groupby(opened, key=lambda event: event.seat)]
    return " ".join(told)


def _of_one(session: Session, events: Sequence[Event], words: Words) -> str:
    """Return what one seat has opened, its name said once."""
    first = seat_view.event_text(events[0], seat_view.seat_names(session, words), None, words)
    return " ".join([first, *(words(event.told_to(None)) for event in events[1:])])
