"""A position is broken in one place at a time, and stays whole beside it."""

from copy import deepcopy
from typing import Any

from trajan_tutor.engine.broken_positions import FAR_BELOW, broken_positions

POSITION: dict[str, Any] = {
    "game": "heaps",
    "heaps": [3, 4, 5, 6, 7],
    "players": [{"name": "A", "won": False, "last": None}, {"name": "B", "won": True, "last": 3}],
}


def test_every_value_is_broken_in_every_way() -> None:
    """Numbers, texts, flags, lists, objects and what stands for nothing; fields are left out, and one is added."""
    told = [one.description for one in broken_positions(POSITION)]
    assert len(set(told)) == len(told)
    assert {
        "null",
        "nobody-knows = 1",
        "game is left out",
        "game = -5",
        "heaps = {}",
        "heaps[0] = -5",
        f"heaps[2] = {FAR_BELOW}",
        'heaps[1] = "nobody-knows"',
        "heaps = [3, 4, 5, 6, 7, -5]",
        "players[0].won = 2",
        "players[0].last = -5",
        "players[1].last = 1000000",
        "players[1].name is left out",
        "players[1] = []",
    } <= set(told)


def test_of_what_is_alike_only_the_first_few_are_broken() -> None:
    """A long list is read by one function."""
    assert not [one.description for one in broken_positions(POSITION) if one.description.startswith("heaps[3]")]


def test_the_good_position_is_left_alone() -> None:
    """And every broken one is another one."""
    before = deepcopy(POSITION)
    assert all(one.data != before for one in broken_positions(POSITION))
    assert before == POSITION
