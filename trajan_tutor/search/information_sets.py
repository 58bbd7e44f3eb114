"""A tree search over information sets (single observer: Cowling, Powley and Whitehouse, 2012), for the ladder.

Every iteration deals hidden things anew, goes down the tree by the moves that are legal in this deal (UCB1, where a
move counts as seen each time that it could have been chosen), adds a move, plays some turns at random, and asks the
game what that is worth to every seat. Each seat decides for its own margin.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import playouts_of
from trajan_tutor.search.budget import Budget
from trajan_tutor.search.other_searches import numbers
from trajan_tutor.search.sampling import margin_of, seed_of

_SAMPLE_STREAM: Final = 2
_TURNS_AHEAD: Final = 2
_CURIOSITY: Final = 0.7
# Margins become shares of a win: this many hundredths ahead is a share of 0.73.
_SCALE: Final = 1500.0
# A line ends where its moves were tried less often.
_SURE: Final = 8


@dataclass(slots=True)
class _Node:
    """A move: how often it was chosen and could have been, what its seat got, and what followed."""

    visits: int = 0
    possible: int = 0
    total: float = 0.0
    following: dict[int, "_Node"] = field(default_factory=dict)

    def bound(self) -> float:
        return self.total / self.visits + _CURIOSITY * math.sqrt(math.log(self.possible) / self.visits)


def information_sets(game: SearchableGame, observation: Observation, seed: int, budget: Budget) -> tuple[int, ...]:
    """Return the moves that were chosen most often, as far as the turn goes and they were tried often enough."""
    root = _Node()
    for number in numbers(budget):
        _iterate(game, root, game.determinize(observation, seed_of(seed, _SAMPLE_STREAM, number)), Rng(seed + number))
    return _line(game, root, game.determinize(observation, seed_of(seed, 0, 0)), observation.seat)


def _iterate(game: SearchableGame, root: _Node, state: State, rng: Rng) -> None:
    """Go down the tree in one deal, add a move, play on, and note what came of it."""
    here = root
    path: list[tuple[int, _Node]] = []
    is_new = False
    while not is_new and not game.is_over(state):
        seat = game.current_seat(state)
        move, is_new = _choose(here, game.legal(state), rng)
        here = here.following[move]
        path.append((seat, here))
        game.apply(state, move)
    _play_on(game, state, rng)
    shares = [_share(margin_of(game, state, seat)) for seat in range(game.seats(state))]
    for seat, node in path:
        node.visits += 1
        node.total += shares[seat]


def _choose(here: _Node, moves: Sequence[int], rng: Rng) -> tuple[int, bool]:
    """Return a move that was not tried yet, and that it is new, or the one with the highest bound."""
    new = [move for move in moves if move not in here.following]
    if new:
        here.following[new[rng.below(len(new))]] = _Node()
    for move in moves:
        if move in here.following:
            here.following[move].possible += 1
    if new:
        return next(reversed(here.following)), True
    return max(moves, key=lambda move: here.following[move].bound()), False


def _play_on(game: SearchableGame, state: State, rng: Rng) -> None:
    """Finish the turn in progress and play some turns of every seat at random."""
    if not game.may_evaluate(state):
        playouts_of(game).finish_scope(state, rng)
    for _ in range(_TURNS_AHEAD * game.seats(state)):
        if game.is_over(state):
            return
        playouts_of(game).finish_scope(state, rng)


def _share(margin: int) -> float:
    return 1 / (1 + math.exp(-max(-20.0, min(20.0, margin / _SCALE))))


def _line(game: SearchableGame, root: _Node, state: State, seat: int) -> tuple[int, ...]:
    """Return the moves chosen most often, up to the first that shows something hidden."""
    here = root
    line: list[int] = []
    while not line or (game.current_seat(state) == seat and not game.may_evaluate(state)):
        tried = [move for move in game.legal(state) if move in here.following]
        if line and (not tried or max(here.following[move].visits for move in tried) < _SURE):
            break
        move = max(tried, key=lambda candidate: here.following[candidate].visits)
        line.append(move)
        if game.reveals(state, move):
            break
        here = here.following[move]
        game.apply(state, move)
    return tuple(line)
