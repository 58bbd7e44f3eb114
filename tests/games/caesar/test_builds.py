"""What must be alike in both builds: whole random games, copies, pickles, conformance."""

import copy
import pickle
from dataclasses import replace

import pytest
from games.caesar.build_table import GAMES, begun, random_move

from trajan_tutor.cli.measure import simulated
from trajan_tutor.engine.conformance import check
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Draws
from trajan_tutor.games.caesar.game import GAME, Caesar
from trajan_tutor.games.caesar.state import State
from trajan_tutor.i18n import Words

pytestmark = pytest.mark.both_builds

# The checksums cover scores, winner, ledgers, turns and decisions of every game. They change with the rules, the data,
# the generator and the order of the legal moves, and with nothing else. `trajan-tutor simulate` prints them.
CHECKSUMS = [
    "80976796358e9a9b7b473e8fa5e627bbdd9bfc3d85d6d7762fb67723a37ee520",
    "073602f99083f0d1e6fed2dcd62bb76e702f4082d24fd8af4023a526592eba54",
    "14054cd788f0e7ceb76f5791b4e927e2782604ae507ccdae1b58bbbf7b9b5034",
    "9fbd0e9948025e3e4fe6762b8128ff80d6308fe0565e708247ee66a3d43a7a28",
    "3d4feb74d298b9a399da4d456557b61c7e501b9b6d3e1e7b1af72163911ba4e4",
    "9fd777bf518f6d3547e1ff583e0d243df036d5aded61895b137066b5cf9ce31a",
    "11a09f0a601e09633117af3000cc0b534c834dfb9cc8be0994d6238599f330b5",
    "b3b981cef25a5f1a159a08cf274f63ba1ac13874c2f8e245643e619f93bb395d",
    "6fadc0f1815dea7810e29a81f69edcf0fe8ea8ebb2d8719aea13f6470205fa86",
]


@pytest.mark.parametrize(("number", "options"), list(enumerate(GAMES)), ids=str)
def test_random_games_come_to_the_stored_checksum(number: int, options: dict[str, object]) -> None:
    """Begun from the seeds 1, 2, 3 and so on."""
    found = simulated(GAME, 2, 60, 1, tuple(sorted(options.items())))
    assert found["checksum"] == CHECKSUMS[number]


class WithOptions(Caesar):
    """The game with options of its own, so that every kind of it can be checked."""

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__()
        self.options = tuple(sorted(options.items()))

    def begin(self, start: Setup) -> State:
        """Return the first state with the options."""
        return super().begin(start if start.position else replace(start, options=self.options))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_game_keeps_the_protocol(options: dict[str, object]) -> None:
    """With every module and against Crassus."""
    has_words = Words("en", (GAME.catalogue(),)).has
    assert check(WithOptions(options), has_words, games=2) == []


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_copied_and_pickled_states_go_on_alike(options: dict[str, object]) -> None:
    """From every fifth decision."""
    state = begun(5, **options)
    draws = Draws(5)
    number = 0
    while not GAME.is_over(state):
        if number % 5 == 0:
            for again in (GAME.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
                check_twins(state, again)
        GAME.apply(state, random_move(state, draws))
        number += 1


def check_twins(state: State, again: State) -> None:
    """Check that a state is equal to another one, and does not follow it."""
    key = GAME.key(state)
    assert GAME.key(again) == key
    assert list(GAME.legal(again)) == list(GAME.legal(state))
    assert again.figures is state.figures
    assert again.recorder is None
    twin = GAME.copy(state)
    GAME.play_out(again, Draws(5))
    assert GAME.key(state) == key
    GAME.play_out(twin, Draws(5))
    assert GAME.key(again) == GAME.key(twin)
