"""What a seat of Trajan may know as numbers: fixed length, nothing hidden, nothing missing."""

from typing import Any

import pytest
from games.vectors import (
    check_every_part_counts,
    check_hidden_things_do_not_count,
    check_names_and_length,
    check_nothing_seen_is_missing,
    numbers,
    states,
)

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.vector import Vectors
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.state import State

SETUPS = [Setup(seats, 11 * seats + quick, quick=quick) for seats in (2, 3, 4) for quick in (True, False)]

# Figures are the same for a game, choices are in the mask, turns are only counted; what lies in a pile or a tray tells
# its size, and nobody sees what lies aside.
TOLD_ELSEWHERE = {
    *("choices", "figures", "recorder", "seats", "seed", "turns"),
    *("aside", "bonus_left", "extra_left", "forum_left", "tray_size"),
}


def known(seen: State) -> object:
    """Return the key of what is seen, but for the order of the discard piles beneath their top."""
    copy = seen.copy()
    copy.left = sorted(copy.left[:-1]) + copy.left[-1:]
    copy.right = sorted(copy.right[:-1]) + copy.right[-1:]
    return copy.key()


def test_the_game_has_the_capability() -> None:
    """It is asked for by its protocol."""
    vectors: Vectors[State] = GAME
    assert isinstance(vectors, Vectors)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_observation_has_the_same_entries(setup: Setup) -> None:
    """At every seat and for a spectator, in setup, turns, and at the end."""
    check_names_and_length(GAME, setup)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_hidden_things_do_not_count(setup: Setup) -> None:
    """Hidden things dealt anew leave the vector as it is."""
    check_hidden_things_do_not_count(GAME, setup)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_that_is_seen_is_missing(setup: Setup) -> None:
    """What differs for a seat differs in its vector."""
    check_nothing_seen_is_missing(GAME, setup, known)


def test_every_part_of_a_state_counts() -> None:
    """No part that differs is left out."""
    for seats in GAME.seat_counts:
        check_every_part_counts(GAME, [setup for setup in SETUPS if setup.seats == seats], TOLD_ELSEWHERE)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_moves_are_below_their_number(setup: Setup) -> None:
    """And the last of them is a move."""
    assert GAME.notation(GAME.move_count - 1)
    for state in states(GAME, setup):
        assert all(0 <= move < GAME.move_count for move in GAME.legal(state))


def at_third_quarter(seats: int) -> Any:
    """Return a state in the third quarter."""
    return next(state for state in states(GAME, Setup(seats, 5)) if state.quarter == 3).copy()


def test_entries_say_what_lies_there() -> None:
    """Some of each kind, looked up by name."""
    state = at_third_quarter(3)
    entries = numbers(GAME, state, 1)
    assert entries["quarter"] == 3
    assert entries["seat.1"] == 1
    assert entries["seat.0"] == 0
    for kind, name in enumerate(("columns", "furs", "scrolls")):
        assert entries[f"own.hand.{name}"] == state.hand[codes.GOODS + kind]
        assert entries[f"next-1.hand.{name}"] == state.known[2 * codes.GOODS + kind]
    own = sum(value for name, value in entries.items() if name.startswith("own.points."))
    assert own == GAME.ledger(state, 1).total
    rival = sum(value for name, value in entries.items() if name.startswith("next-2.points."))
    assert rival == GAME.ledger(state, 0).total
    tiles = sum(value for name, value in entries.items() if name.startswith("province."))
    assert tiles == sum(tile > 0 for tile in state.province_tile)


def test_a_mat_looks_alike_from_its_own_seat() -> None:
    """What is told of one's own mat has the same names at every seat, and at no other the hidden cards."""
    state = at_third_quarter(2)
    first, second = numbers(GAME, state, 0), numbers(GAME, state, 1)
    marks = [name for name in first if name.startswith(("own.marker.", "own.slot."))]
    assert len(marks) == 6 * (6 + 10 + 6)
    assert [first[name] for name in marks] == [second[name.replace("own", "next-1")] for name in marks]
    assert first["next-1.hand-hidden"] == sum(state.hand[codes.GOODS :]) - sum(state.known[codes.GOODS :])
    assert first["own.hand-hidden"] == 0
