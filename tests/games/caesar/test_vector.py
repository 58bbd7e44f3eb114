"""What a side of Caesar! may know as numbers: fixed length, nothing hidden, nothing missing."""

from dataclasses import replace
from itertools import product

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
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State

SETUPS = [
    Setup(2, 3, tuple((name, value) for name, value in (("modules", modules), ("solo", solo), ("side", side)) if value))
    for modules, solo, side in (
        *product(("", "poison", "centurions", "poison,centurions", "poison,centurions,checkpoints"), [""], [""]),
        *product(("", "poison,centurions,checkpoints"), ("low", "high"), ("caesar", "pompey")),
    )
]

# Figures are the same for a game, choices are in the mask, turns are only counted; tokens tell which spaces are free,
# and only where one lies has it an owner and a way round.
TOLD_ELSEWHERE = {"choices", "figures", "free", "owner", "recorder", "seed", "turns", "way"}


def test_the_game_has_the_capability() -> None:
    """It is asked for by its protocol."""
    vectors: Vectors[State] = GAME
    assert isinstance(vectors, Vectors)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_observation_has_the_same_entries(setup: Setup) -> None:
    """For both sides and a spectator, with every module, with and without Crassus."""
    check_names_and_length(GAME, setup)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_hidden_things_do_not_count(setup: Setup) -> None:
    """Hidden things dealt anew leave the vector as it is."""
    check_hidden_things_do_not_count(GAME, setup)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_that_is_seen_is_missing(setup: Setup) -> None:
    """What differs for a side differs in its vector."""
    check_nothing_seen_is_missing(GAME, setup, lambda seen: seen.key())


def test_every_part_of_a_state_counts() -> None:
    """No part that differs is left out."""
    more = [replace(setup, seed=seed) for setup in SETUPS for seed in range(4)]
    check_every_part_counts(GAME, more, TOLD_ELSEWHERE)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_moves_are_below_their_number(setup: Setup) -> None:
    """And the last of them is a move."""
    assert GAME.notation(GAME.move_count - 1)
    for state in states(GAME, setup):
        assert all(0 <= move < GAME.move_count for move in GAME.legal(state))


def test_entries_say_what_lies_there() -> None:
    """Some of each kind, looked up by name."""
    state = [state.copy() for state in states(GAME, SETUPS[0])][20]
    entries = numbers(GAME, state, codes.POMPEY)
    assert entries["seat.pompey"] == 1
    assert entries["seat.caesar"] == 0
    assert entries["own.markers"] == state.markers[codes.POMPEY]
    assert entries["next-1.markers"] == state.markers[codes.CAESAR]
    for token, name in enumerate(names.TOKENS):
        assert entries[f"own.supply.{name}"] == state.supply[codes.POMPEY].count(token)
        assert entries[f"next-1.supply.{name}"] == 0
        together = state.supply[codes.CAESAR].count(token) + state.bag[codes.CAESAR].count(token)
        assert entries[f"next-1.hidden.{name}"] == together
    assert entries["next-1.supply-hidden"] == len(state.supply[codes.CAESAR])
    lying = sum(value for name, value in entries.items() if name.startswith("own.token."))
    assert lying == sum(bool(token) and owner == 1 for token, owner in zip(state.token, state.owner, strict=True))
