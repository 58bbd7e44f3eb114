"""Final scoring and the winner. Everybody leaves all three demands unmet, which costs each 15 points."""

import pytest
from games.trajan.build_state import (
    assert_refused,
    bonus,
    built,
    display,
    facts,
    figures,
    fill_slots,
    from_source,
    hand,
    last_quarter,
    leader,
    legal,
    of_kind,
    points_of,
    province,
    score,
    senate,
    table,
    the,
    tiles,
    workers,
)

from trajan_tutor.games.trajan import codes, names
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.state import State


def bare(seats: int = 3) -> State:
    """Return a table on which nothing scores at the end."""
    state = table(seats)
    for seat in range(seats):
        figures(state, seat, worker_camp=0, military_camp=0)
    return state


def final_points(state: State) -> list[tuple[int, str, int, str]]:
    """Play the last quarter's end and list the points that were scored, demands apart."""
    state.quarter = state.figures.quarters - 1
    before = [score(state, seat) for seat in range(state.seats)]
    events = last_quarter_events(state)
    found = [entry for entry in points_of(events) if entry[1] != "demands"]
    for seat in range(state.seats):
        gained = sum(points for owner, _, points, _ in found if owner == seat)
        assert score(state, seat) == before[seat] + gained + from_source(state, seat, "demands")
    return found


def last_quarter_events(state: State) -> list[object]:
    raise NotImplementedError
