"""Games are found by entry points."""

import pytest

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game, game_names


def test_trajan_is_installed() -> None:
    """And found once only."""
    assert "trajan" in game_names()
    assert find_game("trajan").name == "trajan"
    assert find_game("trajan") is find_game("trajan")


@pytest.mark.parametrize("name", ["chess", "", "Trajan", "trajan.game"])
def test_a_game_that_is_not_installed_is_an_error(name: str) -> None:
    """The message names those that are."""
    with pytest.raises(MisusedError) as caught:
        find_game(name)
    assert str(caught.value.message) == f"engine-game-unknown game={name} known={', '.join(game_names())}"
