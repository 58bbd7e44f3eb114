"""Searches that several tests begin with."""

from typing import Any

from the_games import TRAJAN as GAME
from the_games import AnyGame, AnyState

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.lookahead import Lookahead, Settings

SMALL = Settings(enumerated=0, turns_drawn=60, kept=8)


def position(seed: int, turns: int = 0, seats: int = 2, game: AnyGame = GAME) -> AnyState:
    """Return a position of Trajan between turns, so many random turns after a quick start."""
    state = game.new_game(Setup(seats=seats, seed=seed))
    rng = Rng(seed)
    for _ in range(turns):
        game.finish_scope(state, rng)
    return state


def search_of(state: AnyState, seed: int = 11, game: AnyGame = GAME, settings: Settings = SMALL) -> Lookahead:
    """Return a search for the seat to act."""
    return Lookahead(game, game.observe(state, game.current_seat(state)), seed, settings)


def begun(seed: int, turns: int = 0, seats: int = 2, **settings: Any) -> Lookahead:
    """Return a small search of Trajan; settings may be changed by name."""
    names = {"enumerated": 0, "turns_drawn": 60, "kept": 8, **settings}
    return search_of(position(seed, turns, seats), settings=Settings(**names))
