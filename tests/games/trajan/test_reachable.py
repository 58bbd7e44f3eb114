"""Whether a position can arise: every one that play comes to can, and a piece that is missing is named."""

from typing import Any

import pytest
from games.trajan.random_games import TRAJAN, begun, random_move
from hypothesis import given, settings
from hypothesis import strategies as st

from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.reachable import impossible
from trajan_tutor.games.trajan.rules.components import components

SEEDS = st.integers(0, 2**32)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={name: st.sampled_from(ruling.choices) for name, ruling in components().rulings.items() if ruling.choices},
).map(lambda chosen: tuple(sorted(chosen.items())))


@settings(max_examples=25)
@given(st.sampled_from((2, 3, 4)), SEEDS, OPTIONS)
def test_every_position_that_play_comes_to_can_arise(
    seats: int, seed: int, options: tuple[tuple[str, object], ...]
) -> None:
    """At the start of every turn of whole random games, under any options."""
    state = begun(seats, seed, options=options)
    rng = Rng(seed)
    while not TRAJAN.is_over(state):
        assert impossible(TRAJAN, state) == []
        TRAJAN.apply(state, random_move(state, rng))


def changed(**values: Any) -> list[str]:
    """Return what cannot arise in a first position of two in which some values are others, by the way to each."""
    data = TRAJAN.dump(begun(2, 5))
    for way, value in values.items():
        place: Any = data
        *path, last = [int(part) if part.isdecimal() else part for part in way.split("__")]
        for part in path:
            place = place[part]
        place[last] = value
    return [message.key.removeprefix("trajan-impossible-") for message in impossible(TRAJAN, TRAJAN.load(data))]


@pytest.mark.parametrize(
    ("values", "keys"),
    [
        ({}, set()),
        ({"piles__goods": ["wine"]}, {"count"}),
        ({"piles__extra": []}, {"count"}),
        ({"piles__bonus": []}, {"count"}),
        ({"piles__forum": []}, {"forum"}),
        ({"quarter": 2}, {"count", "forum"}),
        ({"senate_bonus": []}, {"count"}),
        ({"players__0__bonus": []}, {"count", "no-bonus"}),
        ({"players__0__supply": 12}, {"count"}),
        ({"players__0__supply": 14, "players__0__worker_camp": 0}, {"count"}),
        ({"players__0__trays__0": ["yellow"]}, {"count"}),
        ({"players__0__hand": []}, {"count", "cards"}),
        ({"district__0__0__tile": None}, {"count", "no-worker"}),
        ({"district__0__0": {"tile": None, "workers": [0]}, "players__0__worker_camp": 0}, {"count"}),
        ({"players__0__built": ["door-2"]}, {"built"}),
        ({"provinces__alpes__tile": None}, {"province"}),
        (
            {"provinces__alpes": {"tile": None, "leaders": [], "legionaries": [0]}, "players__0__military_camp": 0},
            {"province"},
        ),
        ({"stacks__demands": []}, {"count"}),
        ({"discards__left": []}, {"count", "discards"}),
    ],
    ids=lambda given: str(sorted(given)) if isinstance(given, set) else str(given),
)
def test_what_no_game_leads_to_is_named(values: dict[str, Any], keys: set[str]) -> None:
    """A piece that never leaves is missing, a pile does not fit the quarter, nobody can have been there."""
    if "players__0__built" in values:
        data = TRAJAN.dump(begun(2, 5))["district"]
        row, column = next((r, c) for r in range(4) for c in range(5) if data[r][c]["tile"] == "door-2")
        values = {**values, f"district__{row}__{column}": {"tile": None, "workers": [1]}, "players__1__worker_camp": 0}
    assert set(changed(**values)) == keys


def test_a_state_in_the_middle_of_a_turn_is_not_judged() -> None:
    """Markers are in hand then."""
    state = begun(2, 5)
    TRAJAN.apply(state, TRAJAN.legal(state)[0])
    assert impossible(TRAJAN, state) == []
