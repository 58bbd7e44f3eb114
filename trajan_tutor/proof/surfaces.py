"""The surfaces of the tutor, in the order in which they are translated, and which file of words belongs to which."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from trajan_tutor.i18n.languages import OWN_FOLDER


class Surface(StrEnum):
    """Where words are met."""

    NAMES = "names"
    LABELS = "labels"
    MOVES = "moves"
    RULES = "rules"
    COACH = "coach"
    EXERCISES = "exercises"
    LESSONS = "lessons"
    RULINGS = "rulings"
    OTHERS = "others"


# By the names of files; what is named nowhere is met on the board.
_FILES: Final[Mapping[Surface, tuple[str, ...]]] = {
    Surface.NAMES: ("names", "words", "languages"),
    Surface.MOVES: ("moves", "choices", "events", "settlements", "merits", "moments", "session"),
    Surface.RULES: ("rules*", "errors", "engine"),
    Surface.COACH: ("coach", "coaching", "review"),
    Surface.EXERCISES: ("exercises", "questions", "puzzles", "skeleton"),
    Surface.LESSONS: ("lesson*", "first-times"),
    Surface.RULINGS: ("rulings*", "other-readings"),
    Surface.OTHERS: ("classroom", "plan", "teaching", "cli*", "lab", "rl", "page", "prose*"),
}


@dataclass(slots=True)
class Share:
    """How much of a surface there is in a language: of how many texts how many, and how many of these are stale.

    The lessons of each game are a surface of their own; elsewhere `game` is empty.
    """

    surface: Surface
    game: str = ""
    texts: int = 0
    there: int = 0
    stale: int = 0

    @property
    def percent(self) -> int:
        """How much is there, in whole percent: 100 means everything."""
        return 100 * self.there // self.texts if self.texts else 100


def surface_of(file: str) -> Surface:
    """Return the surface of a file of words.

    >>> surface_of("rulings-in-the-book.ftl"), surface_of("stage.ftl")
    (<Surface.RULINGS: 'rulings'>, <Surface.LABELS: 'labels'>)
    """
    name = file.removesuffix(".ftl")
    surfaces = (surface for surface, patterns in _FILES.items() if any(fnmatch(name, pattern) for pattern in patterns))
    return next(surfaces, Surface.LABELS)


def shares(texts: Iterable[tuple[Path, str, bool, bool]]) -> list[Share]:
    """Return the shares of all surfaces, of texts by folder and file, and whether each is there and whether stale."""
    by_surface: dict[tuple[Surface, str], Share] = {}
    for folder, file, is_there, is_stale in texts:
        surface = surface_of(file)
        game = folder.parent.name if surface is Surface.LESSONS and folder != OWN_FOLDER else ""
        share = by_surface.setdefault((surface, game), Share(surface, game))
        share.texts += 1
        share.there += is_there
        share.stale += is_stale
    order = list(Surface)
    return sorted(by_surface.values(), key=lambda share: (order.index(share.surface), share.game))
