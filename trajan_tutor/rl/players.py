"""OpenSpiel's searches as players of a tournament: `trajan_tutor.rl.players:information_sets@0.5s`."""

import time
from contextlib import suppress
from typing import Final, Protocol

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.rl.spiel import Dealt, PlayoutEvaluator, SpielState, open_spiel_game, resampler

_CURIOSITY: Final = 1.4
_MOST: Final = 1 << 20
_SEED: Final = 0


class Limits(Protocol):
    """How much a search may look at: samples, or CPU seconds (0: not limited so)."""

    @property
    def samples(self) -> int:
        """The number of simulations."""

    @property
    def seconds(self) -> float:
        """The CPU seconds."""


class _TimeUpError(Exception):
    """The budget of seconds is used."""


def information_sets(game: SearchableGame, seen: Observation, seed: int, budget: Limits) -> tuple[int, ...]:
    """Return the move that OpenSpiel's IS-MCTS chooses, with playouts to the end by the game's own loop.

    What is hidden is dealt anew before every simulation. The game is taken with as many seats and no options: of the
    options only the state knows.
    """
    state = _state_of(game, seen, seed)
    begun = time.process_time()

    def dealt_in_time(of: pyspiel.State, player: int) -> pyspiel.State:
        if budget.seconds and bot.root_visits() and time.process_time() - begun >= budget.seconds:
            raise _TimeUpError
        return deal(of, player)

    deal = resampler(seed)
    bot = _Bot(
        state.get_game(),
        PlayoutEvaluator(seed),
        uct_c=_CURIOSITY,
        max_simulations=budget.samples or _MOST,
        random_state=np.random.RandomState(seed),
    )
    bot.set_resampler(dealt_in_time)
    with suppress(_TimeUpError):
        bot.run_search(state)
    return (bot.most_visited(),)


class _Bot(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, asked for what it found when it was broken off."""

    def root_visits(self) -> int:
        """Return how many simulations were made."""
        return sum(child.visits for child in self._root_node.child_info.values())

    def most_visited(self) -> int:
        """Return the move of the root that was tried most often."""
        children = self._root_node.child_info
        return int(max(children, key=lambda move: (children[move].visits, -move)))


def _state_of(game: SearchableGame, seen: Observation, seed: int) -> SpielState:
    """Return a state of OpenSpiel that the observer could be in; its history is empty."""
    state: SpielState = open_spiel_game(game.name, game.seats(seen.state), {}, "quick", 1).new_initial_state()
    state.apply_action(_SEED)
    task = state.dealt.task
    state.dealt = Dealt(task, game.determinize(seen, seed), [[] for _ in task.players])
    return state
