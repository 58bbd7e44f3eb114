"""Finds games by their entry points, only when they are asked for."""

from functools import cache
from importlib.metadata import entry_points

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Game

GROUP = "trajan_tutor.games"


@cache
def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, sorted."""
    # Read once: all installed packages are gone through, which takes longer than the answer to a click.
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


@cache
def find_game(name: str) -> Game:
    """Return a game by name; raises MisusedError when no installed game has it."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: Game = point.load()
            return game
    raise MisusedError("engine-game-unknown", game=name, known=", ".join(game_names()))
