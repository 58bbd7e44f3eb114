"""The tracks of the markers, and the cubes that lie on events."""

from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.state import State, record


def move_famine(state: State, steps: int, rule: int) -> None:
    """Move the famine marker, which stays at the ends of its track."""
    before = state.famine
    famine = before + steps
    famine = 0 if famine < 0 else codes.MOST_FAMINE if famine > codes.MOST_FAMINE else famine
    state.famine = famine
    if famine != before:
        record(state, codes.EVENT_FAMINE_MOVED, rule, codes.NOBODY, before, famine)


def move_marker_by(state: State, seat: int, colour: int, steps: int, rule: int) -> None:
    """Move a Res Publica marker, which stays at the ends of its track, and where a Tavern holds it all round (S17).

    `seat` is who moves it (-1: nobody).
    """
    if steps and state.held >> colour & 1:
        record(state, codes.EVENT_MARKER_STAYED, codes.RULE_TAVERN_END, codes.NOBODY, colour, 0)
        return
    before = state.markers[colour]
    after = before + steps
    after = 0 if after < 0 else codes.MOST_MARKER if after > codes.MOST_MARKER else after
    state.markers[colour] = after
    if after != before:
        record(state, codes.EVENT_MARKER_MOVED, rule, seat, colour, before * 8 + after)


def cubes_on(state: State, place: int) -> int:
    """Return how many cubes lie on an event."""
    count = 0
    for seat in range(state.seats):
        count += state.cubes[place * codes.SEATS + seat]
    return count
