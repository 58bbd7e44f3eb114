"""Positions in which a coach is asked, of a real game and of the toy, and small efforts for tests."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from coach.kept_studies import KEPT, Question
from the_games import TOY, AnyGame, AnyState, find_game

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.turn_steps import random_turn
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.settings import Settings

TRAJAN: AnyGame = find_game("trajan")
SMALL = Settings(turns_drawn=60, kept=6, turns_ahead=1, tries=4)
LITTLE = Effort(search=40, finalists=3, finals=10, pairs=16, most_pairs=24, answers=3, second=16)


@dataclass(frozen=True, eq=False)
class Situation:
    """A position at the beginning of a turn: the game, the state, whose turn it is."""

    game: AnyGame
    state: AnyState
    seat: int

    @property
    def observation(self) -> Observation[Any]:
        """What the seat to act may know."""
        seen: Observation[Any] = self.game.observe(self.state, self.seat)
        return seen

    def turn(self, seed: int) -> tuple[int, ...]:
        """Return some legal turn, up to the first move that shows something hidden."""
        moves, _ = random_turn(self.game, self.state, Rng(seed))
        state = self.game.copy(self.state)
        for number, move in enumerate(moves, start=1):
            if self.game.reveals(state, move):
                return moves[:number]
            self.game.apply(state, move)
        return moves


def situation(game: AnyGame, seats: int, seed: int, turns: int) -> Situation:
    """Return the position after so many random turns, or the last one before it in which there is a choice."""
    state = game.new_game(Setup(seats=seats, seed=seed))
    rng = Rng(seed)
    last = game.copy(state)
    while game.begun(state) <= turns and not game.is_over(state):
        if game.may_evaluate(state) and len(game.legal(state)) > 1:
            last = game.copy(state)
        choices = game.legal(state)
        game.apply(state, choices[rng.below(len(choices))])
    return Situation(game, last, game.current_seat(last))


def situations(number: int) -> list[Situation]:
    """Return so many positions of different games, seats and stages; every fourth is of the toy."""
    found = []
    for seed in range(number):
        if seed % 4 == 3:
            found.append(situation(TOY, 2 + seed // 4 % 2, seed, 1 + seed % 5))
        else:
            found.append(situation(TRAJAN, (2, 3, 4)[seed % 4], seed, 1 + Rng(seed).below(60)))
    return found


def name_of(where: Situation) -> str:
    """Return the game and the seat of a position, as tests are named."""
    return f"{where.game.name}-{where.seat}"


def each_of(wheres: Sequence[Situation], short: int, ids: Sequence[str] = ()) -> list[Any]:
    """Return all positions for a test of each: those after the first few are for `make test-long`."""
    names = ids or [name_of(where) for where in wheres]
    return [
        pytest.param(where, id=name, marks=pytest.mark.long if number >= short else ())
        for number, (where, name) in enumerate(zip(wheres, names, strict=True))
    ]


def few_or_all(wheres: Sequence[Situation], short: int) -> list[Any]:
    """Return a few positions, and all of them for `make test-long`, for a test that counts what it meets."""
    return [pytest.param(wheres[:short], id="few"), pytest.param(wheres, id="all", marks=pytest.mark.long)]


def asked(where: Situation, seed: int = 5, own: tuple[int, ...] = ()) -> Question:
    """Return what an adviser is asked who looks a little."""
    return Question(where.game, where.observation, seed, own, LITTLE, SMALL)


@cache
def advised(where: Situation, seed: int = 5, own: tuple[int, ...] = ()) -> Adviser:
    """Return an adviser that knows what was found in a position; the same one for the same question."""
    return KEPT.adviser(asked(where, seed, own))


def searched(where: Situation, seed: int = 5, own: tuple[int, ...] = ()) -> Adviser:
    """Return an adviser that has looked at a position just now."""
    return asked(where, seed, own).adviser().finish()
