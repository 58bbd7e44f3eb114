"""The end of a round."""

import pytest
from games.trajan.build_state import begin_turn, demands, facts, fill_tray, of_kind, offer, play, table, the

from trajan_tutor.engine.event import Event
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.state import State


def one_lap(state: State) -> list[Event]:
    """Let seat 0 sow two markers over the start space and pass."""
    state.time = state.figures.time_length[state.seats] - 2
    begin_turn(state)
    return play(state, "sow I", "pass")


def two_laps(state: State) -> list[Event]:
    """Let seat 0 of two sow twelve markers from the last space of eleven and pass."""
    fill_tray(state, 0, "I", "blue " * 12)
    state.time = 10
    begin_turn(state)
    return play(state, "sow I", "pass")


@pytest.mark.rule("trajan.round.end")
def test_the_next_player_goes_on_after_a_round() -> None:
    """Clockwise, and the round is counted."""
    state = table()
    begun = the(one_lap(state), "round")
    assert (begun.rule, begun.seat, facts(begun.message)) == ("trajan.round.end", -1, {"round": 2})
    assert (state.turn_seat, state.round, state.laps) == (1, 2, 0)


@pytest.mark.rule("trajan.round.end")
def test_a_turn_that_stays_below_the_start_space_ends_no_round() -> None:
    """No demand is turned up."""
    state = begin_turn(table())
    assert not of_kind(play(state, "sow I", "pass"), "demand")
    assert (state.round, state.demands) == (1, [0, 0, 0])


@pytest.mark.rule("trajan.round.demand")
def test_a_demand_is_turned_up_while_fewer_than_three_lie_there() -> None:
    """The next one of the hidden pile."""
    state = table()
    demands(state, "bread games", "games religion")
    turned = the(one_lap(state), "demand")
    assert (turned.rule, turned.seat, facts(turned.message)) == (
        "trajan.round.demand",
        -1,
        {"demand": "demand-games"},
    )
    assert (state.demands, state.demands_left) == ([1, 2, 0], 1)


@pytest.mark.rule("trajan.quarter.end")
def test_the_quarter_ends_when_three_demands_already_lie_there() -> None:
    """No fourth one is turned up."""
    state = table()
    demands(state, "bread games religion")
    events = one_lap(state)
    ended = the(events, "quarter-ends")
    assert (ended.rule, ended.seat, facts(ended.message)) == ("trajan.quarter.end", -1, {"quarter": 1})
    assert not of_kind(events, "demand")
    assert names.Phase(state.phase).name == "QUARTER"
    assert state.choices == [codes.MOVE_QUARTER]


@pytest.mark.rule("trajan.round.end", "trajan.round.demand")
def test_r3_two_laps_in_one_turn_end_two_rounds() -> None:
    """Two demands are turned up."""
    state = table(2)
    demands(state, "", "bread games religion")
    events = two_laps(state)
    assert facts(the(events, "lap").message) == {"rounds": 2}
    assert [facts(event.message)["round"] for event in of_kind(events, "round")] == [2, 3]
    assert (state.time, state.round, state.demands, state.turn_seat) == (0, 3, [1, 1, 0], 1)


@pytest.mark.rule("trajan.round.end", "trajan.quarter.end")
def test_r3_the_second_of_two_laps_may_end_the_quarter() -> None:
    """The first turned up the third demand."""
    state = table(2)
    demands(state, "bread games", "religion")
    events = two_laps(state)
    assert [event.kind for event in events if event.kind in ("demand", "quarter-ends")] == ["demand", "quarter-ends"]
    assert (state.demands, state.laps) == ([1, 1, 1], 0)


@pytest.mark.rule("trajan.round.end", "trajan.quarter.end")
def test_r3_the_second_of_two_laps_ends_a_round_of_the_new_quarter() -> None:
    """Right after the quarter's end; then the next player goes on."""
    state = table(2)
    demands(state, "bread games religion", "games")
    offer(state, "")
    two_laps(state)
    assert (state.quarter, state.laps) == (1, 1)
    events = play(state, "quarter")
    assert [event.kind for event in events if event.kind in ("quarter", "round", "turn")] == [
        "quarter",
        "round",
        "turn",
    ]
    assert (state.quarter, state.round, state.demands, state.turn_seat) == (2, 2, [0, 1, 0], 1)
