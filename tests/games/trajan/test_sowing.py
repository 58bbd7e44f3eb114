"""Sowing: step 1 of a turn."""

import pytest
from games.trajan.build_state import (
    assert_refused,
    begin_turn,
    facts,
    fill_tray,
    legal,
    of_kind,
    play,
    table,
    the,
    tray,
    trays,
)

from trajan_tutor.engine.event import Event


def dropped_into(events: list[Event]) -> list[object]:
    """List the trays that received a marker, in order."""
    return [facts(event.message)["tray"] for event in of_kind(events, "dropped")]


@pytest.mark.rule("trajan.sow.tray")
def test_all_markers_of_one_tray_are_taken() -> None:
    """The tray is empty, its markers are in the hand, and the last one names the target tray."""
    state = table()
    fill_tray(state, 0, "II", "orange green blue")
    begin_turn(state)
    events = play(state, "sow II")
    assert tray(state, 0, "II") == ""
    sowed = the(events, "sowed")
    assert (sowed.rule, sowed.seat) == ("trajan.sow.tray", 0)
    assert facts(sowed.message) == {"tray": "slot-2", "markers": 3, "target": "slot-5", "action": "action-trajan"}
    assert legal(state) == ["drop orange", "drop green", "drop blue"]


@pytest.mark.rule("trajan.sow.empty")
def test_an_empty_tray_cannot_be_sown() -> None:
    """The refusal names the tray."""
    state = table()
    fill_tray(state, 0, "III", "")
    begin_turn(state)
    assert "sow III" not in legal(state)
    assert_refused(state, "trajan.sow.empty", move="sow III", spot="mat.0.tray.III", tray="slot-3")


@pytest.mark.rule("trajan.sow.empty")
def test_a_tray_that_was_sown_is_empty_until_a_marker_reaches_it_again() -> None:
    """In the player's next turn it cannot be taken."""
    state = begin_turn(table(2))
    play(state, "sow I", "pass", "sow II", "pass")
    assert legal(state) == ["sow II", "sow III", "sow IV", "sow V", "sow VI"]
    assert_refused(state, "trajan.sow.empty", move="sow I", spot="mat.0.tray.I", tray="slot-1")
    play(state, "sow VI")
    assert tray(state, 0, "I") == "blue"


@pytest.mark.rule("trajan.sow.colour")
def test_only_a_colour_in_the_hand_can_be_dropped() -> None:
    """The refusal names the colour and the tray that was next."""
    state = table()
    fill_tray(state, 0, "I", "yellow orange")
    begin_turn(state)
    play(state, "sow I")
    assert_refused(
        state,
        "trajan.sow.colour",
        move="drop pink",
        spot="mat.0.held.pink",
        colour="colour-pink",
        tray="slot-2",
    )


@pytest.mark.rule("trajan.sow.clockwise")
def test_markers_go_one_by_one_into_the_trays_that_follow_clockwise() -> None:
    """In the order of colours that the player chooses, and past slot VI comes slot I."""
    state = table()
    trays(state, 0, ("", "", "", "", "", "yellow orange green"))
    begin_turn(state)
    events = play(state, "sow VI", "drop green", "drop yellow")
    assert dropped_into(events) == ["slot-1", "slot-2", "slot-3"]
    assert {event.rule for event in of_kind(events, "dropped")} == {"trajan.sow.clockwise"}
    assert [tray(state, 0, slot) for slot in ("I", "II", "III", "IV")] == ["green", "yellow", "orange", ""]


@pytest.mark.rule("trajan.sow.clockwise")
@pytest.mark.parametrize(("number", "last", "in_start"), [(5, "I", 0), (6, "II", 1), (7, "III", 1), (12, "II", 2)])
def test_with_six_or_more_markers_the_starting_tray_receives_one_too(number: int, last: str, in_start: int) -> None:
    """No tray is skipped, also not the one that was emptied."""
    state = table()
    six = ("yellow", "orange", "green", "white", "pink", "blue")
    markers = (six * 2)[:number]
    trays(state, 0, ("", " ".join(markers), "", "", "", ""))
    begin_turn(state)
    events = play(state, "sow II")
    while state.held_size:
        events += play(state, legal(state)[0])
    assert len(tray(state, 0, "II").split()) == in_start
    assert facts(the(events, "sowed").message)["target"] == dropped_into(events)[-1]
    assert len(tray(state, 0, last).split()) == (number + 5) // 6


@pytest.mark.rule("trajan.sow.clockwise")
def test_markers_of_one_colour_are_dropped_without_a_choice() -> None:
    """Forced steps are taken by themselves."""
    state = begin_turn(table())
    events = play(state, "sow I")
    assert dropped_into(events) == ["slot-2", "slot-3"]
    assert state.held_size == 0


@pytest.mark.rule("trajan.sow.tray", "trajan.turn.steps")
def test_a_second_tray_cannot_be_taken_while_sowing() -> None:
    """Sowing is not over before the last marker lies."""
    state = table()
    fill_tray(state, 0, "I", "yellow orange")
    begin_turn(state)
    play(state, "sow I")
    assert_refused(state, "trajan.turn.steps", move="sow III", spot="mat.0.tray.III", phase="phase-drop")
