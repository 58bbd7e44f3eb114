"""Every reading of a ruling plays whole games, alone and with others, and keeps the protocol of a game."""

from dataclasses import replace
from typing import Any, Final

import pytest
from games.caesar.build_table import GAMES
from games.caesar.test_properties import check_game as check_caesar
from games.trajan.test_properties import check_game as check_trajan
from the_games import AnyGame, find_game

from trajan_tutor.engine.conformance import check
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.i18n import Words

Chosen = tuple[tuple[str, object], ...]

TESTED: Final = ("trajan", "caesar")
# Games of a reading alone: a reading that breaks something breaks it in its first games; all two hundred of each take a
# quarter of an hour.
ALONE: Final = [
    pytest.param(30, marks=pytest.mark.long),
    pytest.param(200, marks=[pytest.mark.long, pytest.mark.before_release]),
]
# Every kind of game with every number of seats takes minutes more than the plain and the richest kind with most seats.
KINDS: Final = [
    pytest.param("some", marks=pytest.mark.long),
    pytest.param("every", marks=[pytest.mark.long, pytest.mark.before_release]),
]
# Games of readings chosen at random.
TOGETHER: Final = 200


def others(name: str) -> list[tuple[str, object]]:
    """Return every reading of a game that is not the usual one, with its ruling."""
    rulings = find_game(name).components.rulings
    return [(one.name, choice) for one in rulings.values() for choice in one.choices[1:]]


READINGS: Final = [(name, *other) for name in TESTED for other in others(name)]
IDS: Final = [f"{ruling}-{choice}" for _, ruling, choice in READINGS]


def chosen_at_random(name: str, seed: int) -> Chosen:
    """Return a choice for every ruling of a game that has an option: each reading as likely."""
    rng = Rng(seed)
    rulings = [one for one in find_game(name).components.rulings.values() if one.choices]
    return tuple(sorted((one.name, one.choices[rng.below(len(one.choices))]) for one in rulings))


def check_game(name: str, seed: int, chosen: Chosen) -> None:
    """Play a random game by these readings, with every state checked: another kind of game for every seed."""
    if name == "trajan":
        check_trajan(2 + seed % 3, seed, chosen, quick=seed % 2 == 0)
    else:
        check_caesar(seed, {**GAMES[seed % len(GAMES)], **dict(chosen)})


def is_worded(choice: object) -> bool:
    """Return whether a reading has a name: a number that is broken can be the usual one, and so no broken one."""
    return isinstance(choice, str)


def kinds_of(name: str) -> tuple[dict[str, object], ...]:
    """Return the options by which a game is of another kind: the modules and Crassus."""
    return GAMES if name == "caesar" else ({},)


def broken_promises(name: str, kind: dict[str, object], chosen: Chosen, seats: tuple[int, ...] = ()) -> list[str]:
    """Return what a game of a kind breaks of the protocol when it is played by these readings, by so many seats."""
    game = find_game(name)
    options = tuple(sorted({**kind, **dict(chosen)}.items()))

    def new_game(self: AnyGame, start: Setup) -> Any:
        return type(game).new_game(self, start if start.position else replace(start, options=options))

    members = {"new_game": new_game, "seat_counts": seats or game.seat_counts}
    by_readings = type("ByReadings", (type(game),), members)()
    has_words = Words("en", (game.resources.words,)).has
    return [str(problem) for problem in check(by_readings, has_words, every=23)]


@pytest.mark.parametrize("name", TESTED)
def test_readings_chosen_at_random_play_a_few_games(name: str) -> None:
    """The short form of what follows."""
    for seed in range(9):
        check_game(name, seed, chosen_at_random(name, seed))


@pytest.mark.parametrize("name", TESTED)
def test_a_game_by_all_other_readings_keeps_the_protocol(name: str) -> None:
    """Each ruling by the last of its readings, two players; of the kinds of games the one with most rules."""
    all_others = tuple(sorted((ruling, choice) for ruling, choice in dict(others(name)).items() if is_worded(choice)))
    assert broken_promises(name, kinds_of(name)[-1], all_others, (2,)) == []


@pytest.mark.parametrize("games", ALONE)
@pytest.mark.parametrize(("name", "ruling", "choice"), READINGS, ids=IDS)
def test_a_reading_alone_plays_many_games(name: str, ruling: str, choice: object, games: int) -> None:
    """With every state checked."""
    for seed in range(games):
        check_game(name, seed, ((ruling, choice),))


@pytest.mark.long
@pytest.mark.parametrize("name", TESTED)
def test_two_hundred_combinations_of_readings_play_a_game(name: str) -> None:
    """With every state checked."""
    for seed in range(TOGETHER):
        check_game(name, seed, chosen_at_random(name, seed))


@pytest.mark.parametrize("among", KINDS)
@pytest.mark.parametrize(("name", "ruling", "choice"), [one for one in READINGS if is_worded(one[2])], ids=str)
def test_a_reading_alone_keeps_the_protocol(name: str, ruling: str, choice: object, among: str) -> None:
    """In kinds of games. A table of options that lost its only one is read as no option, and written as none."""
    kinds = kinds_of(name)
    # The first kind is the plain game, the last has all modules and Crassus.
    for kind in kinds if among == "every" else (kinds[0], kinds[-1])[: len(kinds)]:
        seats = () if among == "every" else find_game(name).seat_counts[-1:]
        broken = broken_promises(name, kind, ((ruling, choice),), seats)
        assert [problem for problem in broken if f"options.{ruling} is left out" not in problem] == []
