"""A game as an AEC environment of PettingZoo: agents act one after another."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.rl.task import Task, make_task, number_of, with_sentence

# Every number of a vector fits: they are counts of pieces and points.
_NUMBERS: Final = np.iinfo(np.int16)
# The seeds that an environment draws by itself; those that people give may be larger.
_SEEDS: Final = 1 << 31

Observed = dict[str, NDArray[Any]]


def environment(
    name: str, seats: int, options: Mapping[str, object], setup: str, render_mode: str | None
) -> AECEnv[str, Observed, int]:
    """Return the environment of a game, which also tells calls in a wrong order; raises MisusedError."""
    with with_sentence(name):
        if render_mode not in (None, "ansi"):
            raise MisusedError("engine-option-value", option="render_mode", value=str(render_mode), choices="ansi")
        return OrderEnforcingWrapper(GameEnvironment(make_task(name, seats, options, setup), render_mode))


class GameEnvironment(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """A game as PettingZoo sees it; the agents are `seat_0`, `seat_1` … as far as somebody plays them.

    An agent observes the vector of what its seat knows, and the mask of its legal moves: all 0 while another acts. The
    rewards come at the end, as `Task.returns` tells; `infos` then hold the points of each seat under `points`.
    """

    def __init__(self, task: Task, render_mode: str | None = None) -> None:
        super().__init__()
        self.task = task
        self.render_mode = render_mode
        self.metadata = {"name": task.game.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in task.players]
        self.agents: list[str] = []
        self._seats = dict(zip(self.possible_agents, task.players, strict=True))
        self._random = Random()
        self._action_spaces = {agent: _action_space(task) for agent in self.possible_agents}
        self._observation_spaces = {agent: _observation_space(task) for agent in self.possible_agents}
        self.state_space = _numbers(len(task.vector_names) * len(task.players))

    @property
    def vector_names(self) -> tuple[str, ...]:
        """The names of the numbers that an agent observes."""
        return self.task.vector_names

    def __repr__(self) -> str:
        """Return a short and stable text."""
        return f"{type(self).__name__}({self.task.game.name!r}, seats={self.task.seats})"

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of what an agent observes: the same object for every call."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of an agent's moves: the same object for every call."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of a seed, as everywhere in the tutor; without one, of the next that the last seed draws.

        `options` are there for PettingZoo and say nothing: those of the game are chosen with the environment.
        """
        del options
        with with_sentence(self.task.game.name):
            checked_seed = None if seed is None else number_of("seed", seed)
            random = self._random if checked_seed is None else Random(checked_seed)
            self.state_of_game = self.task.begin(random.randrange(_SEEDS) if checked_seed is None else checked_seed)
        self._random = random
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def step(self, action: int | None) -> None:
        """Play a legal move of the selected agent, None once the game is over; raises MisusedError for any other."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game, state = self.task.game, self.state_of_game
        with with_sentence(game.name):
            move = number_of("action", action)
            if move not in game.legal(state):
                raise MisusedError("rl-illegal", move=str(move), agent=agent)
        # What the agent had collected was shown to it before it acted.
        self._cumulative_rewards[agent] = 0.0
        self.task.play(state, move)
        if game.is_over(state):
            self._end()
        self.agent_selection = self._next_agent()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observed:
        """Return what an agent knows, and which moves it has."""
        game, state, seat = self.task.game, self.state_of_game, self._seats[agent]
        mask = np.zeros(game.move_count, np.int8)
        if game.current_seat(state) == seat:
            mask[list(game.legal(state))] = 1
        return {"observation": np.array(self.task.vector(state, seat), np.int16), "action_mask": mask}

    def state(self) -> NDArray[Any]:
        """Return what all agents know, their vectors one after another, for programs that learn from all at once."""
        vectors = [self.task.vector(self.state_of_game, seat) for seat in self.task.players]
        return np.array([number for vector in vectors for number in vector], np.int16)

    def render(self) -> str | None:
        """Return what the selected agent knows as text in the mode `ansi`, else nothing."""
        if self.render_mode is None:
            return None
        return self.task.text(self.state_of_game, self._seats[self.agent_selection])

    def close(self) -> None:
        """Do nothing: nothing is held open."""

    def _next_agent(self) -> str:
        seat = self.task.game.current_seat(self.state_of_game)
        # Over: PettingZoo asks every agent once more.
        return self.agents[0] if seat < 0 else f"seat_{seat}"

    def _end(self) -> None:
        game, state = self.task.game, self.state_of_game
        points = [game.ledger(state, seat).total for seat in range(self.task.seats)]
        self.rewards = dict(zip(self.agents, self.task.returns(state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"points": points} for agent in self.agents}


def _action_space(task: Task) -> gymnasium.Space[Any]:
    return gymnasium.spaces.Discrete(task.game.move_count)


def _observation_space(task: Task) -> gymnasium.Space[Any]:
    return gymnasium.spaces.Dict(
        {
            "observation": _numbers(len(task.vector_names)),
            "action_mask": gymnasium.spaces.MultiBinary(task.game.move_count),
        }
    )


def _numbers(length: int) -> gymnasium.spaces.Box:
    return gymnasium.spaces.Box(_NUMBERS.min, _NUMBERS.max, (length,), np.int16)
