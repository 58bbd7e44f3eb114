"""Which languages there are, and where their words lie."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

FALLBACK: Final = "en"
PSEUDO: Final = "pseudo"

# The words of the engine, the command line, the session and the board; a game brings a folder of its own.
OWN_FOLDER: Final = Path(__file__).parent / "catalogue"


def languages(folders: Iterable[Path] = ()) -> tuple[str, ...]:
    """Return the languages that any of the folders, or our own, has words for, sorted.

    >>> "en" in languages()
    True
    """
    found = {path.parent.name for folder in (OWN_FOLDER, *folders) for path in folder.glob("*/*.ftl")}
    return tuple(sorted(found))
