"""Whether a position can arise: every one that play comes to can, and a piece that is missing is named."""

from typing import Any

import pytest
from games.caesar.build_table import GAMES, begun, random_move
from hypothesis import given, settings
from hypothesis import strategies as st
from the_games import CAESAR as GAME

from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.reachable import impossible


@settings(max_examples=60)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_every_position_that_play_comes_to_can_arise(options: dict[str, object], seed: int) -> None:
    """At the start of every turn of whole random games."""
    state = begun(seed, **options)
    rng = Rng(seed)
    while not GAME.is_over(state):
        assert impossible(GAME, state) == []
        GAME.apply(state, random_move(state, rng))


@pytest.mark.parametrize(("modules", "seed"), [("poison", 120005), ("poison,centurions,checkpoints", 124012)])
def test_a_supply_may_be_smaller_than_its_limit(modules: str, seed: int) -> None:
    """Some draws may be left, at a checkpoint for one: games that came to a small supply beside a bag with tokens."""
    state = begun(seed, modules=modules)
    rng = Rng(seed)
    smaller = 0
    while not GAME.is_over(state):
        assert impossible(GAME, state) == []
        smaller += any(bag and len(held) < 3 for bag, held in zip(state.bag, state.supply, strict=True))
        GAME.apply(state, random_move(state, rng))
    assert smaller


@pytest.mark.parametrize(
    ("side", "values", "keys"),
    [
        ("caesar", {}, []),
        ("caesar", {"bag": []}, ["count"] * 13),
        ("pompey", {"markers": 11}, ["count"]),
        ("pompey", {"limit": 1}, ["count"]),
    ],
    ids=str,
)
def test_what_no_game_leads_to_is_named(side: str, values: dict[str, Any], keys: list[str]) -> None:
    """Tokens and markers never leave the game."""
    data = GAME.dump(begun(3))
    data["sides"][side] |= values
    found = [message.key.removeprefix("caesar-impossible-") for message in impossible(GAME, GAME.load(data))]
    assert found == keys


def test_an_open_province_without_a_bonus_token_cannot_arise() -> None:
    """Nor can Italia with another one than Senate, nor a deck of Crassus that lacks a tile."""
    data = GAME.dump(begun(3, solo="low"))
    provinces = data["provinces"]
    other = next(name for name in provinces if provinces[name]["bonus"] != "senate")
    provinces["IT"]["bonus"], provinces[other]["bonus"] = provinces[other]["bonus"], None
    data["solo"]["deck"].pop()
    found = {message.key for message in impossible(GAME, GAME.load(data))}
    assert found == {"caesar-impossible-bonus", "caesar-impossible-italia", "caesar-impossible-count"}
