"""The files of the lessons that come with a game, without reading them."""

from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import plugins
from trajan_tutor.engine.plugin import Plugin

ENDING: Final = ".toml"


def folder_of(game: TutorGame | Plugin) -> Path:
    """Return the folder in which the lessons of a game lie; nothing of its rules is needed for that."""
    return game.resources.lessons


def lesson_files(game: TutorGame | Plugin) -> tuple[Path, ...]:
    """Return the files of the lessons of a game, in the order of the course."""
    return files_in(folder_of(game))


def files_in(folder: Path) -> tuple[Path, ...]:
    """Return the lesson files of a folder, in the order of their names."""
    return tuple(sorted(folder.glob(f"*{ENDING}")))


def games_by_course() -> tuple[str, ...]:
    """Return the names of all installed games in the order in which the tutor offers them: by their lessons' numbers.

    A game without lessons comes last.
    """
    firsts = {plugin.name: [path.name for path in lesson_files(plugin)[:1]] for plugin in plugins()}
    return tuple(sorted(firsts, key=lambda name: (not firsts[name], firsts[name], name)))
