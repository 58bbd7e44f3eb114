"""The time track: step 2 of a turn."""

import pytest
from games.trajan.build_state import begin_turn, demands, facts, fill_tray, of_kind, play, table, the


@pytest.mark.rule("trajan.time.advance")
def test_time_advances_by_the_number_of_markers_taken() -> None:
    """The event tells steps and place."""
    state = begin_turn(table())
    state.time = 4
    passed = the(play(state, "sow I"), "time")
    assert (state.time, passed.rule) == (6, "trajan.time.advance")
    assert facts(passed.message) == {"steps": 2, "time": 6}


@pytest.mark.rule("trajan.time.advance", "trajan.round.end")
@pytest.mark.parametrize(("seats", "length"), [(2, 11), (3, 16), (4, 21)])
def test_the_circuit_has_eleven_sixteen_or_twenty_one_steps(seats: int, length: int) -> None:
    """Reaching the start space is enough to end a round; the marker stays where it is."""
    state = table(seats)
    state.time = length - 3
    begin_turn(state)
    assert not of_kind(play(state, "sow I", "pass"), "lap")
    assert state.time == length - 1
    state.turn_seat = 0
    state.time = length - 2
    fill_tray(state, 0, "III", "green green")
    begin_turn(state)
    lap = the(play(state, "sow III", "pass"), "lap")
    assert (state.time, state.round, lap.rule) == (0, 2, "trajan.round.end")
    assert lap.seat == -1


@pytest.mark.rule("trajan.time.advance")
def test_the_marker_is_not_set_back_to_the_start_space() -> None:
    """What goes beyond it counts for the next round."""
    state = table(2)
    demands(state, "", "bread")
    fill_tray(state, 0, "I", "yellow yellow yellow")
    state.time = 10
    begin_turn(state)
    play(state, "sow I", "pass")
    assert state.time == 2


@pytest.mark.rule("trajan.time.advance")
def test_time_passes_before_the_action() -> None:
    """The round ends only after the turn."""
    state = table(2)
    state.time = 10
    begin_turn(state)
    play(state, "sow I")
    assert (state.time, state.round, state.turn_seat) == (1, 1, 0)
    play(state, "pass")
    assert (state.time, state.round, state.turn_seat) == (1, 2, 1)
