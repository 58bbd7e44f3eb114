"""The words of a class: of every game together, since anything may lie on a board, and the labels of its pages."""

from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_text
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER, languages
from trajan_tutor.session.error_sentences import words_of_every_game

ClassPage = Literal["pupil", "teacher", "projector"]
ClassLabels = Literal[ClassPage, "home"]
CATALOGUE: Final = "classroom.ftl"
_KEPT: Final = 16


@lru_cache(maxsize=_KEPT)
def class_words(language: str) -> Words:
    """Return the words of a class in a language."""
    return words_of_every_game(language)


def say(language: str, key: str, **parameters: object) -> str:
    """Return a sentence of a class in a language."""
    return class_words(language)(Message.of(key, **parameters))


@lru_cache(maxsize=_KEPT)
def labels_of(page: ClassLabels, language: str) -> dict[str, str]:
    """Return what stands on a page of a class, by short names: every key `class-page-<page>-…` of the catalogue.

    What begins with `class-page-any-` stands on all of them. Names have `_` where keys have `-`.
    """
    words = class_words(language)
    prefixes = (f"class-page-{page}-", "class-page-any-")
    labels: dict[str, str] = {}
    for key in _keys():
        for prefix in prefixes:
            if key.startswith(prefix):
                labels[key.removeprefix(prefix).replace("-", "_")] = words(Message(key))
    return labels


@lru_cache(maxsize=1)
def _keys() -> tuple[str, ...]:
    lines = read_text(Path(OWN_FOLDER) / FALLBACK / CATALOGUE).split("\n")
    return tuple(line.partition(" = ")[0] for line in lines if line.startswith("class-page-") and " =" in line)


def language_for(accepted: str, usual: str) -> str:
    """Return the language for a browser that accepts some, in the form of the header; the usual one without a match.

    >>> language_for("xx,en;q=0.5", "en")
    'en'
    """
    known = set(languages())
    for accepted_language in accepted.split(","):
        name = accepted_language.partition(";")[0].strip().partition("-")[0].lower()
        if name in known:
            return name
    return usual
