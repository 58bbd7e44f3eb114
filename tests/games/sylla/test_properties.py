"""What holds in every state, in a few hundred random games; `invariants.py` plays as many as are asked for."""

from collections import Counter
from statistics import median

import pytest
from games.sylla.build_table import GAME
from games.sylla.invariants import check_game

from trajan_tutor.engine.conformance import check
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.rules.components import components
from trajan_tutor.i18n import Words


@pytest.mark.both_builds
@pytest.mark.parametrize("seats", [3, 4])
def test_no_invariant_breaks_in_random_games(seats: int) -> None:
    """Cards, tracks, column, ledger, choices."""
    for seed in range(60):
        check_game(seats, seed)


OPTIONS = [(name, choice) for name, ruling in components().rulings.items() for choice in ruling.choices[1:]]


@pytest.mark.parametrize("option", OPTIONS, ids=[f"{name}-{choice}" for name, choice in OPTIONS])
def test_no_invariant_breaks_with_a_ruling_chosen(option: tuple[str, object]) -> None:
    """Every ruling that can be chosen plays whole games."""
    for seed in range(8):
        state = check_game(3 + seed % 2, seed, (option,))
        assert dict(state.figures.options) == dict([option])


@pytest.mark.both_builds
def test_sylla_keeps_the_protocol() -> None:
    """Nothing is found, with the catalogue that people read."""
    words = Words("en", (GAME.resources.words,))
    assert [str(problem) for problem in check(GAME, words.has, every=13)] == []


@pytest.mark.parametrize(("seats", "least", "most"), [(3, 195, 230), (4, 225, 265)])
def test_a_game_has_some_two_hundred_choices(seats: int, least: int, most: int) -> None:
    """Median 212 with three and 246 with four seats in many games; branching median 4, 95 in a hundred below 16."""
    decisions, branching = [], Counter[int]()
    for seed in range(40):
        state = GAME.new_game(Setup(seats, seed))
        rng = Rng(seed)
        number = 0
        while not GAME.is_over(state):
            choices = GAME.legal(state)
            branching[len(choices)] += 1
            GAME.apply(state, choices[rng.below(len(choices))])
            number += 1
        decisions.append(number)
    assert least <= median(decisions) <= most
    every = sorted(branching.elements())
    assert every[len(every) // 2] == 4
    assert every[len(every) * 95 // 100] < 16
