"""The position format: one canonical text for every state at the start of a turn, and back."""

import json
import random
from typing import Any

import pytest
from games.trajan.random_games import TRAJAN, after_turns, before_quarter_end, begun, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.positions.position import dump, dumps, load, loads
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.components import components
from trajan_tutor.games.trajan.rules.state import State

SEEDS = st.integers(0, 2**53 - 1)
# Options that change what a position has to say about the future.
OPTIONS = tuple((name, ruling.choices[1]) for name, ruling in sorted(components().rulings.items()) if ruling.choices)


FIELDS = {
    *(
        "game",
        "version",
        "seats",
        "actor",
        "quarter",
        "round",
        "time",
        "time_length",
        "demands",
        "forum",
        "forum_extra",
    ),
    *("provinces", "district", "ships", "senate", "senate_bonus", "discards", "stacks", "players", "piles", "seed"),
}
PLAYER_FIELDS = {
    *("vp", "trays", "slots", "arch", "kept", "plus_two", "tiles", "hand", "display", "bonus", "built"),
    *("supply", "worker_camp", "military_camp", "leader"),
}


def canonical(data: Any) -> str:
    """Return the canonical JSON text of some data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


@settings(max_examples=15)
@given(st.sampled_from((2, 3, 4)), SEEDS)
def test_every_position_of_a_game_comes_back(seats: int, seed: int) -> None:
    """At every start of a turn and before every end of a quarter."""
    for state in walk(begun(seats, seed), seed):
        if TRAJAN.may_evaluate(state):
            text = dumps(state)
            again = loads(text, may_end_quarter=True)
            assert dumps(again) == text
            assert text == canonical(dump(state))
            assert list(TRAJAN.legal(again)) == list(TRAJAN.legal(state))
            assert TRAJAN.is_closing(again) == TRAJAN.is_closing(state)


@settings(max_examples=20)
@given(st.sampled_from((2, 3, 4)), SEEDS, st.integers(0, 40), st.booleans())
def test_a_position_decides_everything_that_follows(seats: int, seed: int, turns: int, options: bool) -> None:
    """The same moves from the state and from its position lead to the same end, reshuffles included."""
    state = after_turns(begun(seats, seed, options=OPTIONS if options else ()), seed, turns)
    again = load(dump(state))
    TRAJAN.play_out(state, Rng(seed))
    TRAJAN.play_out(again, Rng(seed))
    assert [TRAJAN.ledger(again, seat).total for seat in range(seats)] == [
        TRAJAN.ledger(state, seat).total for seat in range(seats)
    ]
    assert TRAJAN.winners(again) == TRAJAN.winners(state)
    assert again.seed == state.seed


@settings(max_examples=10)
@given(st.sampled_from((2, 3, 4)), SEEDS)
def test_answers_before_the_end_of_a_quarter_decide_what_follows(seats: int, seed: int) -> None:
    """As in the state that they were made from."""
    state = before_quarter_end(begun(seats, seed), seed)
    again = load(dump(state), may_end_quarter=True)
    for one in (state, again):
        rng = Rng(seed)
        while True:
            TRAJAN.apply(one, TRAJAN.legal(one)[rng.below(len(TRAJAN.legal(one)))])
            if TRAJAN.may_evaluate(one):
                break
    assert dumps(again) == dumps(state)


def test_a_position_says_everything_in_the_words_of_the_format() -> None:
    """The fields of the format, and no others."""
    position = dump(begun(3, 7))
    assert set(position) == FIELDS
    assert set(position["players"][0]) == PLAYER_FIELDS
    assert (position["game"], position["version"], position["seats"], position["time_length"]) == ("trajan", 1, 3, 16)
    assert position["senate"] == [[0, 1, 2], [], [], [], [], [], [], []]
    assert position["ships"] == {"identical": "coloured", "pairs": "coloured", "different": "coloured"}
    assert position["players"][0]["slots"][::2] == [None] * 3
    assert {len(position["stacks"][name]) for name in position["stacks"]} <= set(range(6, 10))
    assert sum(len(stack) for stack in position["stacks"].values()) == 54 - 9


def test_the_next_tile_of_a_pile_is_the_last_of_its_list() -> None:
    """Cards, demand tiles and Trajan tiles alike."""
    state = begun(2, 7)
    position = dump(state)
    for pile, left in (("goods", state.goods_left), ("forum", state.forum_left), ("demands", state.demands_left)):
        assert len(position["piles"][pile]) == left
    while True:
        before = dump(state)["piles"]["demands"]
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
        while not TRAJAN.may_evaluate(state):
            TRAJAN.apply(state, TRAJAN.legal(state)[0])
        if state.round > 1:
            break
    assert dump(state)["demands"] == before[-1:]
    assert dump(state)["piles"]["demands"] == before[:-1]


def test_a_score_that_was_loaded_has_a_source_of_its_own() -> None:
    """And may be below 0."""
    position = dump(begun(2, 7))
    position["players"][0]["vp"], position["players"][1]["vp"] = 23, -9
    state = load(position)
    assert list(TRAJAN.ledger(state, 0)) == [("loaded", 23)]
    assert list(TRAJAN.ledger(state, 1)) == [("loaded", -9)]
    assert dump(state) == position


def test_the_order_of_a_sorted_list_does_not_matter() -> None:
    """What is read from any order is written in the canonical one."""
    position = dump(after_turns(begun(4, 9), 9, 30))
    mixed = json.loads(canonical(position))
    chance = random.Random(1)
    for name in ("demands", "forum", "forum_extra", "senate_bonus"):
        chance.shuffle(mixed[name])
    for player in mixed["players"]:
        for name in ("plus_two", "tiles", "hand", "display", "bonus", "built"):
            chance.shuffle(player[name])
        for tray in player["trays"]:
            chance.shuffle(tray)
    for province in mixed["provinces"].values():
        chance.shuffle(province["leaders"])
        chance.shuffle(province["legionaries"])
    for row in mixed["district"]:
        for space in row:
            chance.shuffle(space["workers"])
    reordered = {name: mixed[name] for name in chance.sample(sorted(mixed), len(mixed))}
    assert canonical(reordered) != canonical(position)
    assert dumps(load(reordered)) == canonical(position)


def test_options_travel_with_a_position() -> None:
    """By id and value, and only those that differ from the default."""
    position = dump(begun(2, 7, options=OPTIONS))
    assert position["options"] == dict(OPTIONS)
    assert load(position).figures.options == dict(OPTIONS)
    assert "options" not in dump(load({**dump(begun(2, 7)), "options": {"R1": 2}}))


def test_a_position_may_have_another_time_track() -> None:
    """The length is a figure that a source may correct."""
    position = {**dump(begun(2, 7)), "time_length": 12, "time": 11}
    state = load(position)
    assert dump(state) == position
    TRAJAN.apply(state, TRAJAN.legal(state)[0])
    while not TRAJAN.may_evaluate(state):
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
    assert (state.time, state.round) == (1, 2)
    assert begun(2, 7).figures.time_length[2] == 11


def test_the_full_seed_may_appear_after_a_use() -> None:
    """64 bits of it."""
    position = {**dump(begun(2, 7)), "seed": 2**64 - 1}
    assert dump(load(position)) == position


def test_a_game_begins_from_a_position() -> None:
    """Seats and seed are read from it."""
    text = dumps(after_turns(begun(3, 4), 4, 12))
    state = TRAJAN.new_game(Setup(position=text))
    assert dumps(state) == text
    with pytest.raises(UnreadableError, match="reading-json column=1 line=1"):
        TRAJAN.new_game(Setup(position="no position"))


def test_the_middle_of_a_turn_is_no_position() -> None:
    """Nor is the setup, nor the end."""
    state = begun(2, 3)
    TRAJAN.apply(state, TRAJAN.legal(state)[0])
    setup: State = TRAJAN.new_game(Setup(seats=2, seed=1, quick=False))
    over = begun(2, 3)
    TRAJAN.play_out(over, Rng(1))
    for at in (state, setup, over):
        with pytest.raises(MisusedError, match="trajan-position-middle"):
            dump(at)
        with pytest.raises(MisusedError, match="trajan-position-middle"):
            dumps(at)


def test_an_answer_is_no_position_to_start_from() -> None:
    """Only programs that ask for answers read it."""
    state = before_quarter_end(begun(2, 5), 5)
    position = dump(state)
    assert position["ends_quarter"] is True
    assert (position["round"], len(position["demands"])) == (4, 3)
    assert position["actor"] == state.turn_seat
    with pytest.raises(UnreadableError, match="trajan-position-ends-quarter"):
        load(position)
    with pytest.raises(UnreadableError, match="trajan-position-ends-quarter"):
        TRAJAN.new_game(Setup(position=dumps(state)))
    assert load(position, may_end_quarter=True).phase == codes.PHASE_QUARTER


def test_an_answer_says_when_a_further_round_waits() -> None:
    """One turn carried the marker over the start space twice (R3)."""
    position = {**dump(before_quarter_end(begun(2, 5), 5)), "laps_left": 1}
    state = load(position, may_end_quarter=True)
    assert dump(state) == position
    while not TRAJAN.may_evaluate(state) or TRAJAN.is_closing(state):
        TRAJAN.apply(state, TRAJAN.legal(state)[0])
    assert (state.quarter, state.round) == (position["quarter"] + 1, 2)
    assert sum(state.demands) == 1
