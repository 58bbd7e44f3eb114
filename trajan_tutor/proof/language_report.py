"""What a language has and lacks: shares by surface, what lacks by file, what is stale, what is wrong; and begins one.

A language begins with a file for each English one, in which everything is a remark.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from trajan_tutor.engine.reading import read_text
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER
from trajan_tutor.proof.catalogue_check import check_translation
from trajan_tutor.proof.catalogue_entries import CatalogueEntry, CatalogueProblem, entries_of
from trajan_tutor.proof.translation_stamps import StampState, standings

# What lacks is counted by surface and by file, not told one by one.
_COUNTED = "words-lacks"


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


@dataclass(slots=True)
class LanguageReport:
    """The state of a language: shares, what lacks by file, what is stale or was never stamped, what is wrong."""

    language: str
    shares: list[Share] = field(default_factory=list)
    lacking: dict[str, list[str]] = field(default_factory=dict)
    stale: list[str] = field(default_factory=list)
    unstamped: list[str] = field(default_factory=list)
    problems: list[CatalogueProblem] = field(default_factory=list)


def report(language: str, folders: Sequence[Path]) -> LanguageReport:
    """Return the state of a language in some folders of words, our own among them."""
    english, _ = entries_of(folders, FALLBACK)
    other, _ = entries_of(folders, language)
    result = LanguageReport(language)
    standing = {name: now for folder in folders for name, now in standings(folder, language).items()}
    result.stale = sorted(name for name, now in standing.items() if now is StampState.STALE)
    result.unstamped = sorted(name for name, now in standing.items() if now is StampState.NEW)
    wanted = _wanted(english, other)
    stale = set(result.stale)
    result.shares = shares(
        (entry.folder, Path(entry.place).name, name in other, name in stale) for name, entry in wanted.items()
    )
    for name, entry in wanted.items():
        if name not in other:
            place = f"{entry.folder.parent.name}/{Path(entry.place).name}"
            result.lacking.setdefault(place, []).append(name)
    problems = check_translation(language, folders, folders, english)
    result.problems = [problem for problem in problems if problem.key != _COUNTED]
    return result


def _wanted(english: dict[str, CatalogueEntry], other: dict[str, CatalogueEntry]) -> dict[str, CatalogueEntry]:
    """Return what every language needs of the English messages: not the forms of words, which are its own affair."""
    forms = {form for entries in (english, other) for one in entries.values() for form in one.forms | one.counted}
    return {
        name: entry
        for name, entry in english.items()
        if not name.startswith("-") and name.partition(".")[2] not in forms
    }


# Headings stay what they are: all words under one are a family in every language.
_HEADING: Final = re.compile(r"#{2,3} ")


def begin(language: str, folders: Iterable[Path]) -> list[Path]:
    """Make the files of a language that are not there yet, and return them; what is there stays as it is."""
    files: list[Path] = []
    for folder in folders:
        for source in sorted((folder / FALLBACK).glob("*.ftl")):
            path = folder / language / source.name
            if not path.exists():
                path.parent.mkdir(exist_ok=True)
                path.write_text(as_remarks(read_text(source)), encoding="utf-8")
                files.append(path)
    return files


def as_remarks(text: str) -> str:
    r"""Return messages as remarks, under their headings: a translator takes the sign away and writes the own words.

    >>> as_remarks("## Trays\n\ntray = a tray\n    .the = the tray")
    '## Trays\n\n# tray = a tray\n#     .the = the tray'
    """
    lines = text.split("\n")
    return "\n".join(
        line if not line or _HEADING.match(line) or line.startswith("# ") else f"# {line}" for line in lines
    )
