"""The terms of the games as data: the words that a language has for them, and where these come from."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from trajan_tutor.engine.reading import read_toml

FILE: Final = Path(__file__).parent / "glossary.toml"


class TermSource(StrEnum):
    """Where the word for a term comes from."""

    RULEBOOK = "rulebook"
    EDITION = "edition"
    OURS = "ours"


@dataclass(frozen=True, slots=True)
class GlossaryTerm:
    """A term in English, the games that it belongs to (all without any), and the word for it in one language."""

    english: tuple[str, ...]
    of: tuple[str, ...]
    word: str
    stems: tuple[str, ...]
    source: TermSource


@dataclass(frozen=True, slots=True)
class _Matcher:
    term: GlossaryTerm
    english: re.Pattern[str]
    translated: re.Pattern[str]


@cache
def terms(language: str, file: Path = FILE) -> tuple[GlossaryTerm, ...]:
    """Return the terms that have a word in a language, in the order of the file."""
    return tuple(
        GlossaryTerm(
            tuple(row["english"]),
            tuple(row.get("of", ())),
            row[language]["word"],
            tuple(row[language]["stems"]),
            TermSource(row[language]["from"]),
        )
        for row in read_toml(file)["term"]
        if language in row
    )


def missed_terms(
    language: str, game: str, english: Iterable[str], translated: Iterable[str], file: Path = FILE
) -> Iterator[GlossaryTerm]:
    """Yield the terms that English texts say and their translation does not, in words of a game or of all ("").

    A longer term is not looked into: a demand tile is no demand.
    """
    source, other = ("\n".join(texts) for texts in (english, translated))
    for matcher in _matchers(language, file):
        if game and matcher.term.of and game not in matcher.term.of:
            continue
        # Our own room speaks of no game.
        if not game and matcher.term.of:
            continue
        source, count = matcher.english.subn("", source)
        if count and not matcher.translated.search(other):
            yield matcher.term


@cache
def _matchers(language: str, file: Path) -> tuple[_Matcher, ...]:
    matchers = [
        _Matcher(
            term,
            re.compile(rf"(?<![\w-])(?:{'|'.join(map(_spaced, term.english))})(?:s|es)?(?![\w-])", _case(term)),
            re.compile(rf"(?<!\w)(?:ne|nie)?(?:{'|'.join(map(_inflected, term.stems))})", re.IGNORECASE),
        )
        for term in terms(language, file)
    ]
    return tuple(sorted(matchers, key=lambda matcher: -max(map(len, matcher.term.english))))


def _case(term: GlossaryTerm) -> re.RegexFlag:
    """Return how letters count: a term with a capital is a name, and another word without it."""
    return re.NOFLAG if any(word[0].isupper() for word in term.english) else re.IGNORECASE


def _spaced(words: str) -> str:
    return r"\s+".join(map(re.escape, words.split()))


def _inflected(stem: str) -> str:
    """Return a pattern for words that begin so, each in any form."""
    return r"\s+".join(rf"{re.escape(word)}\w*" for word in stem.split())
