"""Joint choices in secret: regret matching finds the mixtures of games that are known."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.mixtures import Mixture, Mixtures, match_regrets

POINT = 100


@dataclass
class Matrix:
    """A joint choice of two seats by a table of what the first wins from the second."""

    table: list[list[int]]
    calls: int = field(default=0)

    def joint_choices(self, _state: object) -> Sequence[Sequence[int]]:
        """Return the rows and the columns."""
        return [list(range(len(self.table))), list(range(len(self.table[0])))]

    def joint_worths(self, _state: object, chosen: Sequence[int]) -> Sequence[int]:
        """Return what the first wins, and the second loses."""
        self.calls += 1
        won = POINT * self.table[chosen[0]][chosen[1]]
        return [won, -won]

    def chosen_jointly(self, state: object, _chosen: Sequence[int]) -> object:
        """Return the same: nothing follows."""
        return state

    def rule_of_joint(self, _state: object) -> str:
        """Return no rule."""
        return ""


def solved(table: list[list[int]], rounds: int = 3000) -> Mixtures:
    """Return the mixtures of both seats."""
    game: Any = Matrix(table)
    return match_regrets(game, game, game.joint_choices(None), Rng(1), rounds)


def test_a_choice_that_is_always_better_is_clear() -> None:
    """The second row wins more whatever the column."""
    rows, _ = solved([[0, 1], [2, 3]])
    assert rows.share_of(1) > 0.95


def test_equal_choices_are_mixed_evenly() -> None:
    """Rock, paper, scissors."""
    for mixture in solved([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]):
        assert [mixture.share_of(move) for move in range(3)] == pytest.approx([1 / 3] * 3, abs=0.07)


def test_an_uneven_game_is_mixed_as_its_equilibrium_says() -> None:
    """Pennies of which one pays double: the first seat shows it in one of four games, and so does the other."""
    first, second = solved([[2, -1], [-1, 0]], 6000)
    assert first.share_of(0) == pytest.approx(0.25, abs=0.06)
    assert second.share_of(0) == pytest.approx(0.25, abs=0.06)


def test_never_are_all_outcomes_looked_at() -> None:
    """A round looks at each choice of each seat once, not at all pairs."""
    game: Any = Matrix([[0] * 30 for _ in range(30)])
    match_regrets(game, game, game.joint_choices(None), Rng(1), 5)
    assert game.calls == 5 * 60


def test_a_draw_follows_the_shares() -> None:
    """Three of four."""
    mixture = Mixture(((7, 0.75), (9, 0.25)))
    drawn = [mixture.draw(Rng(seed)) for seed in range(2000)]
    assert drawn.count(7) / len(drawn) == pytest.approx(0.75, abs=0.03)
