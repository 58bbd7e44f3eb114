"""Games at tables, through seats and sessions: equal on all sides and in what is written down."""

import pytest
from classroom.played_tables import TABLES, TableDiffersError, played

SHORT = 5
# A thousand take more than ten minutes.
MANY = [
    pytest.param(60, marks=pytest.mark.long),
    pytest.param(1000, marks=[pytest.mark.long, pytest.mark.before_release]),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_few_games_are_the_same_on_all_sides(game: str, seats: int) -> None:
    """Whatever is sealed, taken back, or left to a bot."""
    tables = [played(game, seats, seed) for seed in range(SHORT)]
    assert all(table.game.is_over for table in tables)
    assert sum(table.taken_back for table in tables)
    assert bool(sum(table.sealed for table in tables)) is (game == "sylla")


@pytest.mark.parametrize("games", MANY)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_games_are_the_same_on_all_sides(game: str, seats: int, games: int) -> None:
    """The same, many times."""
    for seed in range(games):
        played(game, seats, seed)


def test_what_differs_is_found() -> None:
    """A decision that was not written down."""
    table = played("caesar", 2, 1)
    table.record.moves.pop()
    with pytest.raises(TableDiffersError, match="written down"):
        table.compare()
