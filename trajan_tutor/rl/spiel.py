"""A game as a Python game of OpenSpiel, and what its IS-MCTS needs to play it without seeing what is hidden.

Chance acts once, at the root: it draws the seed that decides the deal and everything that is drawn later. A state of
OpenSpiel therefore holds the deck, and an algorithm that goes on from it, such as plain MCTS, sees it. One that
searches information sets asks for another state that the player could be in: `resampler` deals it.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Self

import numpy as np
import pyspiel
from numpy.typing import NDArray

from trajan_tutor.engine.capabilities import move_text
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import playouts_of
from trajan_tutor.rl.task import Task, make_task, number_of, with_sentence

NAME: Final = "trajan_tutor"
# OpenSpiel asks for a bound of the length of a game. The rules give none that is easy to tell: this one is generous.
_MOST_MOVES: Final = 20_000
_SEEDS: Final = 1000
_MOST_PLAYERS: Final = 10
# OpenSpiel's numbers are smaller.
_BEYOND: Final = 1 << 63
# What has a meaning in the text of an OpenSpiel game, or in ours for options.
_RESERVED: Final = frozenset("(),=;:+")


def open_spiel_game(name: str, seats: int, options: Mapping[str, object], setup: str, seeds: int) -> pyspiel.Game:
    """Return the game of OpenSpiel for a game, seats, options, setup and number of seeds; raises MisusedError.

    Its text, `str(game)`, loads it again by `pyspiel.load_game` wherever this module was imported.
    """
    with with_sentence(name):
        text = options_text(options)
        numbers = {"seats": number_of("seats", seats), "seeds": number_of("seeds", seeds)}
    return pyspiel.load_game(NAME, {"game": name, "options": text, "setup": setup, **numbers})


def options_text(options: Mapping[str, object]) -> str:
    """Return options as one text that may stand in the text of an OpenSpiel game; raises MisusedError.

    >>> options_text({"solo": "high", "modules": ["poison", "centurions"], "harder": True})
    'harder:true;modules:poison+centurions;solo:high'
    """
    return ";".join(f"{name}:{_value_text(name, value)}" for name, value in sorted(options.items()))


def _value_text(name: str, value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    parts = value.split(",") if isinstance(value, str) else value if isinstance(value, list | tuple) else [str(value)]
    words = [str(part).strip() for part in parts]
    if any(_RESERVED & set(word) for word in words):
        raise MisusedError("rl-option-text", option=name, value=str(value))
    return "+".join(words)


def options_of(text: str) -> dict[str, object]:
    """Return the options of a text.

    >>> options_of("harder:true;modules:poison+centurions;R2:0.5")
    {'harder': True, 'modules': ['poison', 'centurions'], 'R2': 0.5}
    """
    pairs = (pair.partition(":") for pair in text.split(";") if pair)
    return {name: _value_of(value) for name, _, value in pairs}


def _value_of(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    if "+" in text:
        return text.split("+")
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            pass
    return text


def _type_of(task: Task | None) -> pyspiel.GameType:
    """Return what OpenSpiel is told of the kind of game; without a task of the kind in general."""
    players = len(task.players) if task else 0
    # The returns of the players add up to 0 unless the rules play too and may win.
    zero_sum = task is not None and players == task.seats
    return pyspiel.GameType(
        short_name=NAME,
        long_name="trajan_tutor",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players or _MOST_PLAYERS,
        min_num_players=players or 1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        # Which game it is has to be said.
        default_loadable=False,
        parameter_specification={"game": "", "seats": 2, "options": "", "setup": "quick", "seeds": _SEEDS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as OpenSpiel sees it; its players are the seats that somebody plays."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Make the game of some parameters; raises MisusedError for what there is not."""
        parameters = dict(params or {})
        name = str(parameters.get("game", ""))
        options = options_of(str(parameters.get("options", "")))
        self.seeds = int(parameters.get("seeds", _SEEDS))
        with with_sentence(name):
            if self.seeds < 1:
                raise MisusedError("rl-seeds", seeds=self.seeds)
            self.task = make_task(name, int(parameters.get("seats", 2)), options, str(parameters.get("setup", "quick")))
        players = len(self.task.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.task.game.move_count,
            max_chance_outcomes=self.seeds,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == self.task.seats else None,
            max_game_length=_MOST_MOVES,
        )
        super().__init__(_type_of(self.task), info, parameters)

    @property
    def vector_names(self) -> tuple[str, ...]:
        """The names of the numbers of a tensor."""
        return self.task.vector_names

    def new_initial_state(self) -> "SpielState":
        """Return the state before the seed is drawn."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> "SpielObserver":
        """Return what turns a state into what a player knows."""
        return SpielObserver(self.task, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Dealt:
    """What a state of OpenSpiel holds of ours: the state of the game, once it is dealt, and each player's own moves.

    OpenSpiel copies a state by copying this deeply, which the game does better itself.
    """

    __slots__ = ("moves", "state", "task")

    def __init__(self, task: Task, state: Any, moves: list[list[int]]) -> None:
        self.task = task
        self.state = state
        self.moves = moves

    def __deepcopy__(self, _memory: dict[int, object]) -> Self:
        """Return an independent copy."""
        state = None if self.state is None else self.task.game.copy(self.state)
        return type(self)(self.task, state, [moves[:] for moves in self.moves])


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game as OpenSpiel sees it; actions are the moves of the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt = Dealt(game.task, None, [[] for _ in game.task.players])

    def current_player(self) -> int:
        """Return the player to act, chance before the deal, or the mark of a game that is over."""
        task, state = self.dealt.task, self.dealt.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = task.game.current_seat(state)
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else task.players.index(seat)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal moves of a player in ascending order; none while another acts."""
        return sorted(self.dealt.task.game.legal(self.dealt.state)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all seeds, each as likely."""
        seeds: int = self.get_game().seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def apply_action(self, action: int) -> None:
        """Deal the game of a seed, or play a legal move; raises MisusedError for anything else, and changes nothing."""
        with with_sentence(self.dealt.task.game.name):
            number = number_of("action", action)
        if not 0 <= number < _BEYOND:
            # OpenSpiel would end with an error of its own.
            self._refuse_illegal(number)
        super().apply_action(number)

    def apply_action_with_legality_check(self, action: int) -> None:
        """As `apply_action`, which looks anyway."""
        self.apply_action(action)

    def undo_action(self, player: int, action: int) -> None:
        """Raise MisusedError: a state does not know what was before; whoever wants to go back keeps a copy."""
        del player, action
        with with_sentence(self.dealt.task.game.name):
            raise MisusedError("rl-undo")

    def _apply_action(self, action: int) -> None:
        """Deal the game of a seed, or play a move."""
        dealt = self.dealt
        self._refuse_illegal(action)
        if dealt.state is None:
            dealt.state = dealt.task.begin(action)
        else:
            dealt.moves[self.current_player()].append(action)
            dealt.task.play(dealt.state, action)

    def _refuse_illegal(self, action: int) -> None:
        """Raise MisusedError for an action that is not legal now: OpenSpiel itself would play it."""
        task, state, player = self.dealt.task, self.dealt.state, self.current_player()
        if action in (range(self.get_game().seeds) if state is None else task.game.legal(state)):
            return
        agent = f"seat_{task.players[player]}" if player >= 0 else pyspiel.PlayerId(player).name.lower()
        with with_sentence(task.game.name):
            raise MisusedError("rl-illegal", move=str(action), agent=agent)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a move in the notation of the game, or that a number of the space stands for none.

        Raises MisusedError for a number beyond the space.
        """
        task = self.dealt.task
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        if not 0 <= action < task.game.move_count:
            with with_sentence(task.game.name):
                raise MisusedError("rl-no-move", move=action, most=task.game.move_count - 1)
        try:
            return move_text(task.game, action)
        except KeyError:
            return f"unused {action}"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.dealt.state is not None and self.dealt.task.game.is_over(self.dealt.state)

    def returns(self) -> list[float]:
        """Return what each player has at the end, from -1 to 1, as `Task.returns` tells."""
        task, state = self.dealt.task, self.dealt.state
        return [0.0] * len(task.players) if state is None else task.returns(state)

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> "SpielState":
        """Return a state that a player could be in, hidden things dealt anew; `sample` draws from 0 up to 1.

        What it shows of the player is as it was. What the others did in secret is not kept, nor is the seed.
        """
        dealt = self.dealt
        resampled: SpielState = self.clone()
        if dealt.state is None:
            return resampled
        seen = dealt.task.game.observe(dealt.state, dealt.task.players[player])
        state = dealt.task.game.determinize(seen, int(sample() * (1 << 31)))
        moves = [moves[:] if other == player else [] for other, moves in enumerate(dealt.moves)]
        resampled.dealt = Dealt(dealt.task, state, moves)
        return resampled

    def __str__(self) -> str:
        """Return what a spectator sees."""
        return "" if self.dealt.state is None else self.dealt.task.text(self.dealt.state, -1)


class SpielObserver:
    """Turns a state into what a player knows, as OpenSpiel asks for it: `tensor` and text.

    Observation and information state have the same tensor: the vector of the game, which holds what can be concluded
    from everything seen, such as the pieces that are still hidden. It does not hold in which order things happened. The
    text of the information state begins with the player's own moves.
    """

    def __init__(self, task: Task, kind: pyspiel.IIGObservationType, parameters: Mapping[str, Any] | None) -> None:
        """Observe as a player does, or as a spectator where nothing private is asked for."""
        with with_sentence(task.game.name):
            if parameters:
                raise MisusedError("rl-observer", parameters=", ".join(map(str, parameters)))
        self.task = task
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(len(task.vector_names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` with what a player knows; before the deal with zeros."""
        if state.dealt.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.task.vector(state.dealt.state, self._seat(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player knows as text; nothing before the deal."""
        if state.dealt.state is None:
            return ""
        known = self.task.text(state.dealt.state, self._seat(player))
        if not (self.private and self.recalls):
            return known
        moves = ", ".join(move_text(self.task.game, move) for move in state.dealt.moves[player])
        return f"moves: {moves}\n{known}"

    def _seat(self, player: int) -> int:
        return self.task.players[player] if self.private else -1


def resampler(seed: int) -> Callable[[pyspiel.State, int], pyspiel.State]:
    """Return what an IS-MCTS of OpenSpiel takes as its resampler: deals what is hidden from the player anew."""
    random = Random(seed)
    return lambda state, player: state.resample_from_infostate(player, random.random)


class PlayoutEvaluator:
    """Evaluates a state by playing random moves to the end with the game's own fast loop; every move is as likely.

    It is what OpenSpiel calls an evaluator, and does what its `RandomRolloutEvaluator` does move by move. For the
    states of a search that resamples: it plays on from the state that it is given.
    """

    def __init__(self, seed: int, playouts: int = 1) -> None:
        """Draw the moves of so many playouts by a seed."""
        self.rng: Rng = Rng(seed)
        self.playouts = playouts

    def evaluate(self, state: pyspiel.State) -> NDArray[np.float64]:
        """Return the mean of the players' returns."""
        task = state.dealt.task
        total = np.zeros(len(task.players))
        for _ in range(self.playouts):
            played = task.game.copy(state.dealt.state)
            playouts_of(task.game).play_out(played, self.rng)
            total += task.returns(played)
        return total / self.playouts

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Return every legal move, each as likely."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


pyspiel.register_game(_type_of(None), SpielGame)
