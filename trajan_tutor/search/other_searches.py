"""Other ways to look ahead, for the ladder: what the search of the project is measured against, at equal time.

Each returns a line, as the search does: the moves of a turn up to the first that shows something hidden. All of them
see an observation only, and deal anew what it hides.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.game import Observation, State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import has_ended, playouts_of
from trajan_tutor.search.budget import Budget
from trajan_tutor.search.sampling import SearchQuestion, best_turn, draw_turn, first_deal, margin_of, seed_of
from trajan_tutor.search.settings import Settings

_TURNS_DRAWN: Final = 60
_BEAM: Final = 8
_BEAM_TURNS: Final = 3
_BEAM_DRAWS: Final = 12
_BEAM_TRIES: Final = 4
_SAMPLE_STREAM: Final = 2


def numbers(budget: Budget, least: int = 1) -> Iterator[int]:
    """Yield 0, 1, 2 and so on until a budget of samples or CPU seconds is used, but so many in any case."""
    started = time.process_time()
    number = 0
    while number < least or (
        (not budget.samples or number < budget.samples)
        and (not budget.seconds or time.process_time() - started < budget.seconds)
    ):
        yield number
        number += 1


@dataclass(slots=True)
class _Turn:
    """A turn that is looked at, and what came of it."""

    moves: tuple[int, ...]
    total: int = 0
    samples: int = 0

    def meet(self, value: int) -> None:
        self.total += value
        self.samples += 1

    @property
    def mean(self) -> float:
        return self.total / self.samples if self.samples else float("-inf")


def flat_monte_carlo(game: SearchableGame, observation: Observation, seed: int, budget: Budget) -> tuple[int, ...]:
    """Return the best of some drawn turns: each is played on at random to the end of the game equally often.

    What counts is the margin of points at the end. Every turn meets the same deals.
    """
    turns = list(_drawn_turns(game, observation, seed).values())
    for number in numbers(budget, least=len(turns)):
        turn = turns[number % len(turns)]
        deal = seed_of(seed, _SAMPLE_STREAM, number // len(turns))
        state = _after(game, observation, deal, turn.moves)
        playouts_of(game).play_out(state, Rng(deal))
        turn.meet(margin_of(game, state, observation.seat))
    return max(turns, key=lambda turn: turn.mean).moves


def beam(game: SearchableGame, observation: Observation, seed: int, budget: Budget) -> tuple[int, ...]:
    """Return the turn with which the best way over some own turns begins, in the mean of some deals.

    In every deal the best few of some drawn turns are kept after each own turn, by what the game evaluates; between
    them the others play the best of a few drawn turns.
    """
    turns = _drawn_turns(game, observation, seed)
    for number in numbers(budget):
        deal = seed_of(seed, _SAMPLE_STREAM, number)
        paths = [
            (_finish_scope(game, _after(game, observation, deal, turn.moves), Rng(deal)), turn)
            for turn in turns.values()
        ]
        for _ in range(_BEAM_TURNS - 1):
            paths = _best_few(game, paths, observation.seat)
            paths = [
                (after, turn) for state, turn in paths for after in _own_turns(game, state, observation.seat, Rng(deal))
            ]
        leaf, best = _best_few(game, paths, observation.seat)[0]
        best.meet(margin_of(game, leaf, observation.seat))
    return max(turns.values(), key=lambda turn: (turn.samples, turn.mean)).moves


def _drawn_turns(game: SearchableGame, observation: Observation, seed: int) -> dict[bytes, _Turn]:
    """Return some turns by where they lead in one deal."""
    question = SearchQuestion(game, observation, seed, Settings())
    root = first_deal(question)
    drawn = [draw_turn(question, root, number, ()) for number in range(_TURNS_DRAWN)]
    return {turn.mark: _Turn(turn.moves) for turn in drawn}


def _after(game: SearchableGame, observation: Observation, deal: int, moves: tuple[int, ...]) -> State:
    """Return the state after a turn in a deal."""
    state = game.determinize(observation, deal)
    for move in moves:
        game.apply(state, move)
    return state


def _finish_scope(game: SearchableGame, state: State, rng: Rng) -> State:
    """Return the state when the scope in progress has ended."""
    return state if has_ended(game, state) else best_turn(game, state, rng, _BEAM_TRIES)


def _own_turns(game: SearchableGame, state: State, seat: int, rng: Rng) -> list[State]:
    """Return where some drawn turns of a seat lead, when the others have had theirs before."""
    for _ in range(game.seats(state)):
        if game.is_over(state) or game.current_seat(state) == seat:
            break
        state = best_turn(game, state, rng, _BEAM_TRIES)
    if game.is_over(state):
        return [state]
    return [best_turn(game, state, rng, 1) for _ in range(_BEAM_DRAWS)]


def _best_few(game: SearchableGame, reached: list[tuple[State, _Turn]], seat: int) -> list[tuple[State, _Turn]]:
    """Return the best few of some states, best first."""
    return sorted(reached, key=lambda path: -margin_of(game, path[0], seat))[:_BEAM]
