"""What must be alike in both builds: whole random games, copies, pickles, conformance."""

import copy
import pickle
from dataclasses import replace

import pytest
from games.caesar.build_table import GAMES, begun, random_move

from trajan_tutor.cli.measure import simulate_games
from trajan_tutor.engine.conformance import check
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.game import GAME, Caesar
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.i18n import Words

pytestmark = pytest.mark.both_builds

# The checksums cover scores, winner, ledgers, turns and decisions of every game. They change with the rules, the data,
# the generator and the order of the legal moves, and with nothing else. `trajan-tutor simulate` prints them.
CHECKSUMS = [
    "7350ee7ebeb965b66e77990303952b4b06fc6e36cf205acb7ae633f01f4bb6a9",
    "73c86bddfa9304bb954ef152a563a0fb8a0b5f2ea37480eb7d03f8653c4628a0",
    "13d502bf4d035cda0a2e97ebd2d4695b16a80889e55de04c809fdc1fb209c2f0",
    "089b768f204128847840f201def00032c40253e3da8fe162c597ebc57de2915a",
    "376d1e50be6d57c49e15ed0a05473409a0c81c79785c6c98b314ff0f3ee85c90",
    "9fd777bf518f6d3547e1ff583e0d243df036d5aded61895b137066b5cf9ce31a",
    "11a09f0a601e09633117af3000cc0b534c834dfb9cc8be0994d6238599f330b5",
    "b3b981cef25a5f1a159a08cf274f63ba1ac13874c2f8e245643e619f93bb395d",
    "3b29e512f6e7338a06cd6ba8c53d21b9c07b4097899b1ab661738f282724ec78",
]


@pytest.mark.parametrize(("number", "options"), list(enumerate(GAMES)), ids=str)
def test_random_games_come_to_the_stored_checksum(number: int, options: dict[str, object]) -> None:
    """Begun from the seeds 1, 2, 3 and so on."""
    found = simulate_games(GAME, 2, 60, 1, tuple(sorted(options.items())))
    assert found["checksum"] == CHECKSUMS[number]


class WithOptions(Caesar):
    """The game with options of its own, so that every kind of it can be checked."""

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__()
        self.options = tuple(sorted(options.items()))

    def new_game(self, start: Setup) -> State:
        """Return the first state with the options."""
        return super().new_game(start if start.position else replace(start, options=self.options))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_the_game_keeps_the_protocol(options: dict[str, object]) -> None:
    """With every module and against Crassus."""
    has_words = Words("en", (GAME.resources.words,)).has
    assert check(WithOptions(options), has_words, games=2) == []


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_copied_and_pickled_states_go_on_alike(options: dict[str, object]) -> None:
    """From every fifth decision."""
    state = begun(5, **options)
    rng = Rng(5)
    number = 0
    while not GAME.is_over(state):
        if number % 5 == 0:
            for again in (GAME.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
                check_twins(state, again)
        GAME.apply(state, random_move(state, rng))
        number += 1


def check_twins(state: State, again: State) -> None:
    """Check that a state is equal to another one, and does not follow it."""
    key = GAME.key(state)
    assert GAME.key(again) == key
    assert list(GAME.legal(again)) == list(GAME.legal(state))
    assert again.figures is state.figures
    assert again.recorder is None
    twin = GAME.copy(state)
    GAME.play_out(again, Rng(5))
    assert GAME.key(state) == key
    GAME.play_out(twin, Rng(5))
    assert GAME.key(again) == GAME.key(twin)
