"""What a table hears: events as short texts that tests compare whole, with the seat and the rule of each."""

from collections.abc import Iterable

from trajan_tutor.engine.event import Event


def heard(events: Iterable[Event]) -> list[str]:
    """Return each event as `SEAT RULE KEY PARAMETERS`, without the prefixes that all have; -1 is everybody."""
    return [
        f"{event.seat} {event.rule.removeprefix('sylla.')} {str(event.message).replace('sylla-', '')}"
        for event in events
    ]


def heard_of(events: Iterable[Event], *kinds: str) -> list[str]:
    """Return the same of some kinds of events alone."""
    return heard(event for event in events if event.kind in kinds)
