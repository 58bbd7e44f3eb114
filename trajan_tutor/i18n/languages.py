"""Which languages there are, which of them are offered, where their words lie, and which is spoken."""

import os
import re
from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

FALLBACK: Final = "en"
PSEUDO: Final = "pseudo"

# The words of the engine, the command line, the session and the board; a game brings a folder of its own.
OWN_FOLDER: Final = Path(__file__).parent / "catalogue"
# The languages beside English that are offered.
OFFERED: Final = OWN_FOLDER / "offered.txt"
_PACKAGE: Final = OWN_FOLDER.parent.parent
# What a language calls itself stands in its own words.
_OWN_NAME: Final = re.compile(r"^language-name *= *(.*\S)", re.MULTILINE)
_MESSAGE: Final = re.compile(rb"\n(-?[A-Za-z][\w-]*) *=")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that are offered, sorted: those in which nothing of ours is lacking.

    The command that notes translations writes them down when a language has become whole, and a test compares: to
    read the names of all messages takes longer than a board. What comes with the package counts, our own room and the
    games in it. A game of somebody else is said in English where it has no other words.

    >>> "en" in languages()
    True
    """
    return tuple(sorted({FALLBACK, *OFFERED.read_text(encoding="utf-8").split()}))


def whole_languages(folders: Iterable[Path]) -> tuple[str, ...]:
    """Return the languages that have every message of some folders, sorted: those that are to be offered."""
    needed = (OWN_FOLDER, *(folder for folder in folders if is_ours(folder)))
    return tuple(language for language in begun() if language == FALLBACK or is_whole(language, needed))


def begun(folders: Iterable[Path] = ()) -> tuple[str, ...]:
    """Return the languages that any of the folders, or our own, has words for, sorted: whole or not.

    >>> "en" in begun()
    True
    """
    names = {path.parent.name for folder in (OWN_FOLDER, *folders) for path in folder.glob("*/*.ftl")}
    return tuple(sorted(names))


def is_ours(folder: Path) -> bool:
    """Return whether a folder of words comes with the package."""
    return folder.is_relative_to(_PACKAGE)


@cache
def is_whole(language: str, folders: tuple[Path, ...]) -> bool:
    """Return whether a language has every message that English has in some folders: only their names are read."""
    return all(_names(folder, FALLBACK) <= _names(folder, language) for folder in folders)


def share_of(language: str, folders: Iterable[Path]) -> int:
    """Return how much of the messages of some folders a language has, in whole percent; 100 means all of them."""
    names = [(_names(folder, FALLBACK), _names(folder, language)) for folder in folders]
    wanted = sum(len(english) for english, _ in names)
    return 100 * sum(len(english & own) for english, own in names) // wanted if wanted else 100


def name_of(language: str) -> str:
    """Return what a language calls itself, as its own words say it; the letters of one that does not say it.

    >>> name_of("en"), name_of("xx")
    ('English', 'xx')
    """
    return _own_names().get(language, language)


@cache
def _own_names() -> dict[str, str]:
    texts = ((path.parent.name, path.read_text(encoding="utf-8")) for path in OWN_FOLDER.glob("*/languages.ftl"))
    return {language: found[1] for language, text in texts if (found := _OWN_NAME.search(text))}


@cache
def _names(folder: Path, language: str) -> frozenset[bytes]:
    texts = (b"\n" + path.read_bytes() for path in (folder / language).glob("*.ftl"))
    return frozenset(name for text in texts for name in _MESSAGE.findall(text))


# The environment variable that names the language, and those by which a system says its own.
VARIABLE: Final = "TRAJAN_TUTOR_LANGUAGE"
_OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class SpokenChoice:
    """What was chosen so far: asked for in this session, and saved by an earlier one; empty where nothing was."""

    __slots__ = ("asked", "saved")

    def __init__(self) -> None:
        self.asked: str = ""
        self.saved: str = ""


CHOICE: Final = SpokenChoice()


def chosen_language() -> str:
    """Return the language that is spoken where a call names none; it may be one that there are no words for.

    This is the one order: what was asked for since the start (`--language`, a call, a menu), the variable, what an
    earlier session kept, the language of the system, English. (The light page has a browser in the system's place.)
    """
    return CHOICE.asked or os.environ.get(VARIABLE, "") or CHOICE.saved or system_language() or FALLBACK


def system_language() -> str:
    """Return the language of the system, if it is offered: the first that is set of what POSIX lets decide."""
    named = next((given for name in _OF_THE_SYSTEM if (given := os.environ.get(name))), "")
    return nearest(named.partition(".")[0], languages())


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let a language be the one that is spoken meanwhile; nothing is kept."""
    before, CHOICE.asked = CHOICE.asked, language
    try:
        yield
    finally:
        CHOICE.asked = before


def nearest(language: str, known: Container[str]) -> str:
    """Return the language itself, else the one without its region; nothing where neither is known.

    >>> nearest("cs_CZ", ("cs", "en")), nearest("xx", ("cs", "en"))
    ('cs', '')
    """
    plain = language.replace("_", "-")
    return next((candidate for candidate in (plain, plain.partition("-")[0].lower()) if candidate in known), "")
