"""How often the coach can tell: verdicts on turns as learners play them, in positions all over a game."""

import time
from dataclasses import dataclass
from enum import StrEnum

from trajan_tutor.coach.adviser import Adviser, Effort, advise
from trajan_tutor.coach.turns import random_turn
from trajan_tutor.coach.verdict import Level
from trajan_tutor.engine.game import Game, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.bots import choose_greedily
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lookahead import Lookahead
from trajan_tutor.search.stability import position


class Learner(StrEnum):
    """Who played the turn: somebody at random, somebody who takes the most points now, or somebody nearly as good."""

    RANDOM = "random"
    GREEDY = "greedy"
    NEAR = "near"


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict in one position: its level, what the turn costs in points, over how many deals, in CPU seconds."""

    number: int
    turn: int
    learner: Learner
    level: Level
    cost: float
    deals: int
    seconds: float


def judgement(game: Game, seats: int, number: int, seed: int, effort: Effort) -> Judgement:
    """Return the verdict in position `number` (see `search.stability`); learners take turns."""
    state = position(game, seats, number, seed)
    learner = tuple(Learner)[number % len(Learner)]
    observation = game.observe(state, game.current_seat(state))
    own = turn_of(game, state, learner, Rng(seed + number), effort.search // 2)
    begun = time.process_time()
    adviser = advise(Adviser(game, observation, seed + number, effort, own))
    verdict = adviser.verdict()
    seconds = time.process_time() - begun
    return Judgement(number, game.turns(state), learner, verdict.level, verdict.cost, verdict.deals, seconds)


def turn_of(game: Game, state: State, learner: Learner, rng: Rng, samples: int) -> tuple[int, ...]:
    """Return the turn of a learner, up to the first move that shows something hidden; the state is not changed.

    The one who is nearly as good takes the third best turn of a search with so many samples.
    """
    seat = game.current_seat(state)
    if learner == Learner.NEAR:
        search = Lookahead(game, game.observe(state, seat), rng.below(1 << 20))
        run(search, Budget(samples=max(1, samples)))
        lines = search.lines()
        return lines[min(2, len(lines) - 1)].moves
    after = game.copy(state)
    planned = random_turn(game, state, rng)[0] if learner == Learner.RANDOM else ()
    moves: list[int] = []
    while not moves or (game.current_seat(after) == seat and not game.is_boundary(after)):
        seen = game.observe(after, seat)
        move = planned[len(moves)] if planned else choose_greedily(game, seen, rng)
        moves.append(move)
        if game.reveals(after, move):
            break
        game.apply(after, move)
    return tuple(moves)
