"""Finds games by their entry points, and imports only those that are asked for.

An entry point names a `Plugin`, which tells where a game's things lie. Names, words and lessons of all games are known
from there; the rules of a game are imported by `find_game`.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import resolve_name
from typing import Any

from trajan_tutor.engine.capabilities import TutorGame, tutor_game
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Game
from trajan_tutor.engine.plugin import Plugin

GROUP = "trajan_tutor.games"


@cache
def _points() -> dict[str, EntryPoint]:
    """Return the entry points of all games by name, sorted; of two with the same name the first counts."""
    # Read once: all installed packages are gone through, which takes longer than the answer to a click.
    points: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        points.setdefault(point.name, point)
    return dict(sorted(points.items()))


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, sorted; nothing of them is imported."""
    return tuple(_points())


@cache
def find_plugin(name: str) -> Plugin:
    """Return what a game brings, without importing its rules.

    Raises MisusedError when no installed game has the name, or its entry point cannot be used.
    """
    point = _points().get(name)
    if point is None:
        raise MisusedError("engine-game-unknown", game=name, known=", ".join(game_names()))
    plugin = _load(name, point.value)
    if not isinstance(plugin, Plugin) or plugin.name != name:
        raise MisusedError("engine-game-entry", game=name, place=point.value)
    return plugin


@cache
def plugins() -> tuple[Plugin, ...]:
    """Return what all installed games bring, by name; one that cannot be used keeps nobody from the rest."""
    usable = []
    for name in game_names():
        try:
            usable.append(find_plugin(name))
        except MisusedError:
            continue
    return tuple(usable)


@cache
def load_game(name: str) -> Game:
    """Return a game by name with no more than its core; its rules are imported now.

    Raises MisusedError when no installed game has the name, or what is installed cannot be used.
    """
    plugin = find_plugin(name)
    game: Game = _load(name, plugin.game)
    if getattr(game, "name", None) != name:
        raise MisusedError("engine-game-entry", game=name, place=plugin.game)
    return game


@cache
def find_game(name: str) -> TutorGame:
    """Return a game by name with all that a tutor needs; raises MisusedError for no such game, or one that lacks it."""
    return tutor_game(load_game(name))


def _load(name: str, place: str) -> Any:
    """Return what an entry point names: the one place where a game comes in without a type.

    Raises MisusedError, which tells what the package of another fails with, and where.
    """
    try:
        return resolve_name(place)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise MisusedError("engine-game-broken", game=name, place=place, problem=problem) from error
