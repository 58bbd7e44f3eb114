"""What holds in every state, in a few hundred random games; `invariants.py` plays as many as are asked for."""

from collections import Counter
from dataclasses import replace
from statistics import median

import pytest
from games.sylla.build_table import GAME
from games.sylla.invariants import check_game

from trajan_tutor.engine.conformance import check
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.game import Sylla
from trajan_tutor.games.sylla.rules.components import components
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.i18n import Words


@pytest.mark.both_builds
@pytest.mark.parametrize("seats", [3, 4])
def test_no_invariant_breaks_in_random_games(seats: int) -> None:
    """Cards, tracks, column, ledger, choices."""
    for seed in range(60):
        check_game(seats, seed)


Chosen = tuple[tuple[str, object], ...]
OPTIONS = [(name, choice) for name, ruling in components().rulings.items() for choice in ruling.choices[1:]]
NAMES = [f"{name}-{choice}" for name, choice in OPTIONS]
# Of each reading alone: what it breaks it breaks in its first games.
GAMES_ALONE = [
    pytest.param(50, marks=pytest.mark.long),
    pytest.param(200, marks=[pytest.mark.long, pytest.mark.before_release]),
]


class WithReadings(Sylla):
    """The game with some readings chosen, so that every kind of it can be checked."""

    def __init__(self, options: Chosen) -> None:
        """Choose some."""
        self.options = options

    def new_game(self, start: Setup) -> State:
        """Return the first state with the readings."""
        return super().new_game(start if start.position else replace(start, options=self.options))


def combination(rng: Rng) -> Chosen:
    """Return a random choice for every ruling."""
    rulings = components().rulings.items()
    drawn = [(name, ruling.choices[rng.below(len(ruling.choices))]) for name, ruling in rulings if ruling.choices]
    return tuple(drawn)


@pytest.mark.parametrize("option", OPTIONS, ids=NAMES)
def test_no_invariant_breaks_with_a_ruling_chosen(option: tuple[str, object]) -> None:
    """Every ruling that can be chosen plays whole games."""
    for seed in range(8):
        state = check_game(3 + seed % 2, seed, (option,))
        assert dict(state.figures.options) == dict([option])


def broken_promises(options: Chosen, every: int) -> list[str]:
    """Return in what the game breaks the protocol with some readings chosen, with the catalogue that people read."""
    words = Words("en", (GAME.resources.words,))
    problems = [str(problem) for problem in check(WithReadings(options), words.has, every=every)]
    # A position from which the only reading is left out is one of the game as it is by default.
    return [problem for problem in problems if not ("place options." in problem and "left out" in problem)]


@pytest.mark.both_builds
def test_sylla_keeps_the_protocol() -> None:
    """Nothing is found."""
    assert broken_promises((), every=13) == []


@pytest.mark.both_builds
def test_sylla_keeps_the_protocol_with_all_other_readings() -> None:
    """Those that hide something and those that remember something, together; the last of each ruling's choices."""
    assert broken_promises(tuple(dict(OPTIONS).items()), every=29) == []


@pytest.mark.parametrize("games", GAMES_ALONE)
@pytest.mark.parametrize("option", OPTIONS, ids=NAMES)
def test_every_reading_keeps_the_protocol(option: tuple[str, object], games: int) -> None:
    """Alone, in many random games too."""
    assert broken_promises((option,), every=13) == []
    for seed in range(games):
        check_game(3 + seed % 2, seed, (option,))


@pytest.mark.long
def test_readings_go_together() -> None:
    """In 200 random combinations, a random game of each; every fortieth keeps the protocol."""
    rng = Rng(1)
    for seed in range(200):
        chosen = combination(rng)
        check_game(3 + seed % 2, seed, chosen)
        if seed % 40 == 0:
            assert broken_promises(chosen, every=11) == []


def test_some_readings_go_together() -> None:
    """In a few random combinations."""
    rng = Rng(2)
    for seed in range(8):
        check_game(3 + seed % 2, seed, combination(rng))


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
