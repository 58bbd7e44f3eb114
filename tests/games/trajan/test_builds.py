"""What must be alike in both builds: whole random games, copies, pickles."""

import copy
import pickle

import pytest
from games.trajan.random_games import TRAJAN, begun, walk

from trajan_tutor.cli.measure import simulate_games
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.rules.components import figures_for
from trajan_tutor.games.trajan.rules.state import State

pytestmark = pytest.mark.both_builds

# The checksums cover scores, winner, ledgers, turns and decisions of every game. They change with the rules, the data,
# the generator and the order of the legal moves, and with nothing else. `trajan-tutor simulate` prints them.
CHECKSUMS = {
    (2, 50): "a8d6c013ff713c2bc3a37ed19c87eaa280d0ac8d8dd4c832e7c8d660959e90ff",
    (3, 50): "a489653a5ac25c5f1d3e701e250fe70d3a233a8e8b6dbb52e460a04865fdc138",
    (4, 200): "4b5277c6e283ba0556fa7c3da352aa5a63789d7c5d09224a48d16d56d444e108",
}


@pytest.mark.parametrize(("seats", "games"), list(CHECKSUMS))
def test_random_games_come_to_the_stored_checksum(seats: int, games: int) -> None:
    """Begun from the seeds 1, 2, 3 and so on."""
    assert simulate_games(TRAJAN, seats, games, 1)["checksum"] == CHECKSUMS[seats, games]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pickled_state_goes_on_alike(seats: int) -> None:
    """From the setup, the middle of a turn, between turns, the end of a quarter."""
    for state in walk(begun(seats, 13, quick=False), 13, every=29):
        for protocol in (2, pickle.HIGHEST_PROTOCOL):
            again: State = pickle.loads(pickle.dumps(state, protocol))  # noqa: S301 - it was pickled here
            check_twins(state, again)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copied_state_goes_on_alike(seats: int) -> None:
    """By the game's own copy and by those of the standard library."""
    for state in walk(begun(seats, 14, quick=False), 14, every=43):
        for again in (TRAJAN.copy(state), copy.deepcopy(state)):
            check_twins(state, again)


def check_twins(state: State, again: State) -> None:
    """Check that a state is equal to another one, and neither follows the other."""
    key = TRAJAN.key(state)
    assert TRAJAN.key(again) == key
    assert list(TRAJAN.legal(again)) == list(TRAJAN.legal(state))
    assert TRAJAN.begun(again) == TRAJAN.begun(state)
    assert again.figures.options == state.figures.options
    assert again.recorder is None
    twin = TRAJAN.copy(state)
    TRAJAN.play_out(again, Rng(5))
    assert TRAJAN.key(state) == key
    TRAJAN.play_out(twin, Rng(5))
    assert TRAJAN.key(again) == TRAJAN.key(twin)


def test_figures_survive_pickling() -> None:
    """With the options chosen."""
    figures = figures_for({"R1": 1, "R27": "stay"})
    again = pickle.loads(pickle.dumps(figures))  # noqa: S301 - it was pickled here
    assert again.options == {"R1": 1, "R27": "stay"}
    assert again.bonus_goods == figures.bonus_goods
    assert again.ship_points == figures.ship_points
    assert again.province_votes_leave is False


def test_a_recorder_is_not_copied() -> None:
    """Events belong to whoever asked for them."""
    state = begun(2, 1)
    state.recorder = []
    assert TRAJAN.copy(state).recorder is None
    assert pickle.loads(pickle.dumps(state)).recorder is None  # noqa: S301 - it was pickled here
