"""Fitting weights: what was put into made-up games comes out again, and real games give rows that add up."""

import pytest
from fits.fitting import Row, fit
from fits.search import rows_of_game
from search.searches import position
from the_games import TRAJAN as GAME

from trajan_tutor.engine.fitted import Fitted
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.drivers import Budget


def made_up(weights: list[list[int]], noise: int, games: int = 40) -> list[Row]:
    """Return comparisons in games in which the later points follow from weights, and some chance."""
    rng = Rng(4)
    rows = []
    for game in range(games):
        for period in range(len(weights)):
            for _ in range(6):
                amounts = tuple(rng.below(9) - 4 for _ in weights[0])
                later = sum(weight * amount for weight, amount in zip(weights[period], amounts, strict=True))
                rows.append(Row(game, period, amounts, later + rng.below(2 * noise + 1) - noise))
    return rows


def test_weights_that_made_the_games_are_found_again() -> None:
    """By period, up to the pull towards the weights before; and they foretell better than those."""
    wanted = [[100, 300], [200, 250], [300, 200]]
    found = fit(made_up(wanted, 50), [[150, 200]] * 3)
    for row, expected in zip(found.weights, wanted, strict=True):
        assert all(abs(weight - right) < 30 for weight, right in zip(row, expected, strict=True))
    assert found.after < found.before < found.without


def test_what_games_say_nothing_about_stays_as_it_is() -> None:
    """A quantity that nobody ever has keeps its weight."""
    rows = [Row(row.game, row.period, (*row.quantities, 0), row.later) for row in made_up([[100]], 10)]
    assert fit(rows, [[0, 77]]).weights[0][1] == 77


@pytest.mark.long
def test_rows_of_a_game_are_differences_between_neighbours() -> None:
    """Of what they have, and of what they gain until the end; the same game every time."""
    fitted: Fitted = GAME
    rows = rows_of_game(GAME, fitted, 3, 5, Budget(samples=4))
    assert rows == rows_of_game(GAME, fitted, 3, 5, Budget(samples=4))
    assert {row.period for row in rows} == {0, 1, 2, 3}
    assert all(len(row.quantities) == len(GAME.quantity_names) for row in rows)
    assert len(rows) % 2 == 0
    assert all(row.later % 100 == 0 for row in rows)


def test_worth_is_the_score_and_the_weighted_quantities() -> None:
    """As the protocol of fitted games promises."""
    for turns in (0, 9, 21, 33):
        state = position(3, turns)
        for seat in range(2):
            row = GAME.weights()[GAME.period_of(state)]
            amounts = GAME.quantities(state, seat)
            worth = sum(weight * amount for weight, amount in zip(row, amounts, strict=True))
            assert GAME.evaluate(state, seat) == 100 * GAME.ledger(state, seat).total + worth
