"""The Trajan action: a new Trajan tile for the slot under the arch."""

import pytest
from games.trajan.build_state import (
    about_to_act,
    about_to_act_and_tell,
    arch_of,
    assert_refused,
    facts,
    fill_slots,
    fill_tray,
    of_kind,
    only_passing,
    play,
    slots_of,
    stack,
    table,
    the,
)

from trajan_tutor.games.trajan.rules.state import State


def at_the_stacks(lying_on: str = "") -> State:
    """Return a state of seat 0 choosing a stack, with Trajan tiles on these slots."""
    state = table()
    if lying_on:
        fill_slots(state, 0, lying_on)
    return about_to_act(state, "trajan")


@pytest.mark.rule("trajan.arch.stack")
def test_the_top_tile_of_a_stack_goes_to_the_slot_under_the_arch() -> None:
    """The next tile of the stack is seen by all."""
    state = at_the_stacks()
    stack(state, "workers", "workers-1:green+blue workers-2:yellow+yellow")
    events = play(state, "stack workers")
    placed = the(events, "trajan-tile")
    assert (placed.rule, placed.seat) == ("trajan.arch.stack", 0)
    assert facts(placed.message) == {
        "slot": "slot-1",
        "kind": "kind-workers-1",
        "pair": "pair-green-blue",
        "points": 5,
    }
    assert slots_of(state, 0) == {"I": "workers-1:green+blue"}
    shown = the(events, "revealed-trajan")
    assert (shown.rule, shown.seat, facts(shown.message)["kind"]) == ("trajan.arch.stack", -1, "kind-workers-2")


@pytest.mark.rule("trajan.arch.stack")
def test_the_last_tile_of_a_stack_shows_nothing_new() -> None:
    """The stack is then empty."""
    state = at_the_stacks()
    stack(state, "points", "points:blue+blue")
    assert not of_kind(play(state, "stack points"), "revealed-trajan")
    assert state.stack_size[1] == 0


@pytest.mark.rule("trajan.arch.stack-empty")
def test_nothing_can_be_taken_from_an_empty_stack() -> None:
    """The refusal names the stack."""
    state = table()
    stack(state, "demands", "")
    about_to_act(state, "trajan")
    assert_refused(
        state,
        "trajan.arch.stack-empty",
        move="stack demands",
        spot="stack.demands",
        stack="stack-demands",
    )


@pytest.mark.rule("trajan.arch.full")
def test_while_all_six_slots_hold_tiles_no_tile_can_be_taken() -> None:
    """The turn goes on by itself, since nothing is left to choose; the rule itself refuses the attempt."""
    state = table()
    fill_slots(state, 0)
    missed = the(about_to_act_and_tell(state, "trajan"), "impossible")
    assert (missed.rule, missed.seat, state.turn_seat) == ("trajan.arch.full", 0, 1)
    state = at_the_stacks()
    fill_slots(state, 0)
    assert arch_of(state, 0) == "centre"
    only_passing(state)
    assert_refused(state, "trajan.arch.full", move="stack goods", spot="stack.goods", stack="stack-goods")


@pytest.mark.rule("trajan.arch.moves")
@pytest.mark.parametrize(
    ("lying_on", "start", "end"),
    [
        ("", "I", "II"),
        ("II IV VI", "I", "III"),
        ("I II IV VI", "III", "V"),
        ("I II III IV", "V", "VI"),
        ("II III IV V VI", "I", "centre"),
        ("I III IV VI", "II", "V"),
    ],
)
def test_the_arch_moves_clockwise_to_the_next_free_slot(lying_on: str, start: str, end: str) -> None:
    """Or to the centre when none is free."""
    state = at_the_stacks(lying_on)
    assert arch_of(state, 0) == start
    moved = the(play(state, "stack goods"), "arch-moved")
    assert (moved.rule, moved.seat) == ("trajan.arch.moves", 0)
    assert arch_of(state, 0) == end
    assert moved.message.key == ("trajan-event-arch-moved-centre" if end == "centre" else "trajan-event-arch-moved")


@pytest.mark.rule("trajan.arch.moves")
def test_the_arch_moves_past_slot_vi_to_slot_i() -> None:
    """Clockwise is a circle."""
    state = table()
    fill_slots(state, 0, "II III V")
    state.arch[0] = 5
    about_to_act(state, "trajan")
    play(state, "stack goods")
    assert arch_of(state, 0) == "I"


@pytest.mark.rule("trajan.arch.stack")
def test_a_tile_whose_colours_already_lie_at_its_slot_is_not_taken_at_once() -> None:
    """Only a turn whose last marker falls there does."""
    state = table()
    fill_tray(state, 0, "I", "blue blue")
    stack(state, "points", "points:blue+blue points:blue+blue")
    about_to_act(state, "trajan")
    play(state, "stack points")
    assert slots_of(state, 0) == {"I": "points:blue+blue"}
