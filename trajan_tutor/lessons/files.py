"""The files of the lessons that come with a game, without reading them."""

from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game, game_names

ENDING: Final = ".toml"
FOLDER: Final = "lessons"


def folder_of(game: TutorGame) -> Path:
    """Return the folder in which the lessons of a game lie: beside its words."""
    return game.catalogue().parent / FOLDER


def lesson_files(game: TutorGame) -> tuple[Path, ...]:
    """Return the files of the lessons of a game, in the order of the course."""
    return files_in(folder_of(game))


def files_in(folder: Path) -> tuple[Path, ...]:
    """Return the lesson files of a folder, in the order of their names."""
    return tuple(sorted(folder.glob(f"*{ENDING}")))


def games_by_course() -> tuple[str, ...]:
    """Return the names of all installed games in the order in which the tutor offers them: the longest course first."""
    return tuple(sorted(game_names(), key=lambda name: (-len(lesson_files(find_game(name))), name)))
