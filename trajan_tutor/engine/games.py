"""Finds games by their entry points, only when they are asked for."""

from functools import cache
from importlib.metadata import entry_points

from trajan_tutor.engine.capabilities import TutorGame, tutor_game
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Game

GROUP = "trajan_tutor.games"


@cache
def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, sorted."""
    # Read once: all installed packages are gone through, which takes longer than the answer to a click.
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def load_game(name: str) -> Game:
    """Return a game by name with no more than its core; raises MisusedError when no installed game has it."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            # What is loaded has no type: from here on its states are what only the game looks into.
            game: Game = point.load()
            return game
    raise MisusedError("engine-game-unknown", game=name, known=", ".join(game_names()))


@cache
def find_game(name: str) -> TutorGame:
    """Return a game by name with all that a tutor needs; raises MisusedError for no such game, or one that lacks it."""
    return tutor_game(load_game(name))
