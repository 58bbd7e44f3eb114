"""Positions and turns on which a coach is measured: from games of small searches, and as learners play."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from trajan_tutor.coach.turn_steps import Moves, random_turn
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, Setup, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import choose_move, playout_level_of
from trajan_tutor.search.bots import choose_greedily
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lookahead import Lookahead, Settings
from trajan_tutor.search.planner import Planner

_PLAYED_WITH: Final = Budget(samples=40)
_MOST_TURNS: Final = 60
_STEP: Final = 7
_ASKED_EVERY: Final = 3
# The learner who is nearly as good looks with so many samples.
_LEARNER_SAMPLES: Final = 200


class TurnMaker(StrEnum):
    """Who played the turn: somebody at random, somebody who takes the most points now, or somebody nearly as good."""

    RANDOM = "random"
    GREEDY = "greedy"
    NEAR = "near"


def position(game: TutorGame, seats: int, number: int, seed: int) -> State:
    """Return position `number`: so many turns into a game of small searches, some more than into the one before.

    A game that chooses well without a search is played so.
    """
    state = game.new_game(Setup(seats=seats, seed=seed + number))
    planners = [Planner(_PLAYED_WITH, Settings(turns_drawn=60, kept=8)) for _ in range(seats)]
    rng = Rng(seed + number)
    wanted = _STEP * number % _MOST_TURNS
    before = game.copy(state)
    while not game.is_over(state):
        if game.may_evaluate(state) and not game.is_closing(state):
            before = game.copy(state)
            if game.begun(state) > wanted:
                break
        actor = game.current_seat(state)
        if playout_level_of(game):
            # It plays well by itself, and so many searches would take longer than what is measured.
            game.apply(state, choose_move(game, state, rng))
        else:
            game.apply(state, planners[actor].choose(game, game.observe(state, actor), rng))
    return before


def learner_of(number: int) -> TurnMaker:
    """Return who plays the turn in position `number`: each of them in turn."""
    return tuple(TurnMaker)[number % len(TurnMaker)]


def asked_of(
    game: TutorGame, seats: int, number: int, seed: int, samples: int = _LEARNER_SAMPLES
) -> tuple[Observation, Moves]:
    """Return what the seat to act sees in position `number`, and the turn of a learner there."""
    state = position(game, seats, number, seed)
    turn = turn_of(game, state, learner_of(number), Rng(seed + number), samples)
    return game.observe(state, game.current_seat(state)), turn


def turns_on_the_way(game: TutorGame, seats: int, seed: int) -> Iterator[tuple[Observation, Moves]]:
    """Give every so many turns of a game what the seat to act sees, and the best turn of a small search from there."""
    state = game.new_game(Setup(seats=seats, seed=seed))
    rng = Rng(seed)
    number = 0
    while not game.is_over(state):
        actor = game.current_seat(state)
        seen = game.observe(state, actor)
        if game.may_evaluate(state) and not game.is_closing(state) and len(game.legal(state)) > 1:
            number += 1
            if number % _ASKED_EVERY == 0:
                search = Lookahead(game, seen, seed)
                run(search, _PLAYED_WITH)
                yield seen, search.lines()[0].moves
        game.apply(state, choose_move(game, state, rng) if playout_level_of(game) else choose_greedily(game, seen, rng))


def turn_of(game: TutorGame, state: State, learner: TurnMaker, rng: Rng, samples: int) -> tuple[int, ...]:
    """Return the turn of a learner, up to the first move that shows something hidden; the state is not changed.

    The one who is nearly as good takes the third best turn of a search with so many samples.
    """
    seat = game.current_seat(state)
    if learner == TurnMaker.NEAR:
        search = Lookahead(game, game.observe(state, seat), rng.below(1 << 20))
        run(search, Budget(samples=max(1, samples)))
        lines = search.lines()
        return lines[min(2, len(lines) - 1)].moves
    after = game.copy(state)
    planned = random_turn(game, state, rng)[0] if learner == TurnMaker.RANDOM else ()
    moves: list[int] = []
    while not moves or (game.current_seat(after) == seat and not game.may_evaluate(after)):
        seen = game.observe(after, seat)
        move = planned[len(moves)] if planned else choose_greedily(game, seen, rng)
        moves.append(move)
        if game.reveals(after, move):
            break
        game.apply(after, move)
    return tuple(moves)
