"""The language that is spoken where nobody names one: it is chosen once.

What was asked for in this session comes first, then what the environment names, then what was kept, then English.
"""

import os
from collections.abc import Container, Iterator
from contextlib import contextmanager
from typing import Final

from trajan_tutor.i18n.languages import FALLBACK

# The environment variable that names the language.
VARIABLE: Final = "TRAJAN_TUTOR_LANGUAGE"


class SpokenChoice:
    """What was chosen so far: asked for in this session, and kept by an earlier one; empty where nothing was."""

    __slots__ = ("asked", "kept")

    def __init__(self) -> None:
        """Have chosen nothing."""
        self.asked: str = ""
        self.kept: str = ""


CHOICE: Final = SpokenChoice()


def chosen_language() -> str:
    """Return the language that is spoken where nobody names one; it may be one that there are no words for."""
    return CHOICE.asked or os.environ.get(VARIABLE, "") or CHOICE.kept or FALLBACK


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
    return next((one for one in (plain, plain.partition("-")[0].lower()) if one in known), "")
