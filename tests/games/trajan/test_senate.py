"""The senate track."""

import pytest
from games.trajan.build_state import (
    about_to_act,
    about_to_act_and_tell,
    assert_refused,
    facts,
    only_passing,
    play,
    points_of,
    senate,
    table,
    the,
)


@pytest.mark.rule("trajan.senate.advance")
@pytest.mark.parametrize(("space", "points"), list(enumerate((2, 3, 4, 5, 6, 7, 8), start=1)))
def test_the_disc_moves_one_space_to_the_right_and_scores_it(space: int, points: int) -> None:
    """2 to 8 points."""
    state = table()
    senate(state, (space - 1, 0, 0))
    about_to_act(state, "senate")
    events = play(state, "senate")
    assert points_of(events) == [(0, "senate", points, "trajan.senate.advance")]
    advanced = the(events, "advanced")
    assert (advanced.rule, facts(advanced.message)) == ("trajan.senate.advance", {"votes": points})
    assert state.senate == [space, 0, 0]


@pytest.mark.rule("trajan.senate.advance")
def test_the_disc_lies_on_top_of_those_that_came_earlier() -> None:
    """Who comes last to a space lies highest."""
    state = table()
    senate(state, (1, 2, 2), stacked=(0, 2, 1))
    about_to_act(state, "senate")
    play(state, "senate")
    assert [seat for seat in state.senate_order if state.senate[seat] == 2] == [2, 1, 0]


@pytest.mark.rule("trajan.senate.end")
def test_on_the_last_space_the_disc_cannot_move_on() -> None:
    """The turn goes on by itself, since nothing is left to choose; the rule itself refuses the attempt."""
    state = table()
    senate(state, (7, 0, 0))
    missed = the(about_to_act_and_tell(state, "senate"), "impossible")
    assert (missed.rule, missed.seat, state.turn_seat) == ("trajan.senate.end", 0, 1)
    state = about_to_act(table(), "senate")
    senate(state, (7, 0, 0))
    only_passing(state)
    assert_refused(state, "trajan.senate.end", move="senate", spot="senate.7")


@pytest.mark.rule("trajan.senate.advance")
def test_the_disc_goes_one_space_and_no_further() -> None:
    """Picking a space beyond the next one picks nothing, and the rule says so."""
    state = about_to_act(table(), "senate")
    assert_refused(state, "trajan.senate.advance", spot="senate.5")
