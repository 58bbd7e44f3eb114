"""What the checks of a language let pass all the same: by message, each with its reason, in a file beside its words."""

from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

from trajan_tutor.engine.reading import read_toml
from trajan_tutor.i18n.languages import OWN_FOLDER

FILE: Final = "allowed.toml"


class Kind(StrEnum):
    """Which check lets a message pass."""

    TERM = "term"
    SAME = "same"
    ENGLISH = "english"
    TYPOGRAPHY = "typography"


@dataclass(frozen=True, slots=True)
class AllowedMessage:
    """A message, or all whose names look alike (`trajan-province-*`), why it may, and of which term, where of one."""

    message: str
    because: str
    term: str = ""


@cache
def allowed(language: str, folder: Path = OWN_FOLDER) -> dict[Kind, tuple[AllowedMessage, ...]]:
    """Return what a language is allowed; nothing where it has no list."""
    path = folder / language / FILE
    data = read_toml(path) if path.is_file() else {}
    return {
        kind: tuple(AllowedMessage(row["message"], row["because"], row.get("term", "")) for row in data.get(kind, ()))
        for kind in Kind
    }


def is_allowed(name: str, rows: tuple[AllowedMessage, ...], term: str = "") -> bool:
    """Return whether a message may."""
    return any(fnmatchcase(name, row.message) and row.term in ("", term) for row in rows)
