"""What a game brings, and where it lies: what an entry point names, told without importing any rule of the game."""

from dataclasses import dataclass
from pathlib import Path

from trajan_tutor.engine.errors import MisusedError

_TEMPLATES = "svg_templates"


@dataclass(frozen=True, slots=True)
class Resources:
    """Where the things lie that a game brings beside its rules: folders, wherever it was installed.

    `words` has one folder for each language, with Fluent files; `board` the templates of the drawings; `lessons` the
    course in the order of the files' names; `data` figures and rule book. What a game does not have is a folder that
    is not there.
    """

    words: Path
    board: Path
    lessons: Path
    data: Path

    @classmethod
    def within(cls, folder: Path, board: Path | None = None) -> "Resources":
        """Return the usual places in the folder of a game; the templates may lie elsewhere.

        >>> Resources.within(Path("ludus")).words.as_posix(), Resources.within(Path("ludus")).board.as_posix()
        ('ludus/catalogue', 'ludus/svg_templates')
        """
        return cls(folder / "catalogue", board or folder / _TEMPLATES, folder / "lessons", folder / "data")


@dataclass(frozen=True, slots=True)
class Plugin:
    """A game that can be installed: its name, its resources, and where the game itself is found when it is asked for.

    `game` is written as in an entry point, `package.module:NAME`. Whoever wants only the words or the lessons of a
    game needs no rule of it; so this is made in a module that imports none.
    """

    name: str
    game: str
    resources: Resources


def templates_folder(package: Path | None = None) -> Path:
    """Return the folder of the project's own templates: beside the package in a checkout, inside it in a wheel.

    `package` is the folder of the package, for tests. Raises MisusedError where there are none.
    """
    root = package or Path(__file__).parent.parent
    for folder in (root / _TEMPLATES, root.parent / _TEMPLATES):
        if (folder / "style.css").is_file():
            return folder
    raise MisusedError("view-templates-missing", place=str(root / _TEMPLATES))
