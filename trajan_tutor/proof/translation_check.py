"""Checks what a translation says: terms, typography, and English that is left in it.

What the checks let pass all the same stands in a file beside the words: by message, each with its reason.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

from trajan_tutor.engine.reading import read_toml
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER
from trajan_tutor.proof.catalogue_entries import CatalogueEntry, CatalogueProblem, problem
from trajan_tutor.proof.glossary import missed_terms


class Slip(StrEnum):
    """What is written otherwise than a language writes it."""

    QUOTES = "quotes"
    DECIMALS = "decimals"
    SPACE = "space"
    PERCENT = "percent"
    DASH = "dash"
    ENDINGS = "endings"
    DOUBLE = "double"


_FEW: Final = {
    Slip.DECIMALS: re.compile(r"(?<![\w.:=])\d+\.\d+(?![\w.])"),
    Slip.DASH: re.compile(r"(?<=\S) (?:-|--) (?=\S)"),
    Slip.ENDINGS: re.compile(r"[^\W\d_]\([^\W\d_]{1,3}\)"),
    Slip.DOUBLE: re.compile(r"(?<=\S)  +(?=\S)"),
}
# A number or what is put in, and the sign; with the space that does not break, or without any.
_NUMBER: Final = r"[\d\N{OBJECT REPLACEMENT CHARACTER}]"
_APART: Final = re.compile(rf"{_NUMBER}[ \n]?%")
_TOGETHER: Final = re.compile(rf"{_NUMBER}\s%")
# Words of one letter stay with what follows; a large one only at the beginning, elsewhere it is a Roman number.
_ALONE: Final = r"(?:(?<![\w.])[{small}]|(?:^|(?<=[.?!:]\s))[{large}])[ \n](?=[\w„(\N{{OBJECT REPLACEMENT CHARACTER}}])"
# So does a number with what it counts: with the nouns that games count most.
_COUNTED: Final = rf"(?<![\w.]){_NUMBER}+[ \n](?="
_CZECH_NOUNS: Final = (
    "bod|denár|hlas|hráč|kamen|kámen|kar[et]|kostiček|minut|Křesťan|Obchodní[kc]|Otro[ck]|Senátor|žá[kc]"
)
_POLISH_NOUNS: Final = (
    "punkt|denar|głos|gracz|kart|kostek|minut|znaczników|żetonów|Chrześcijan|Kupc|Niewolnik|Senator|Stragan"
)
_CZECH: Final = re.compile(f"{_ALONE.format(small='ksvzouai', large='KSVZOUA')}|{_COUNTED}{_CZECH_NOUNS})")
_POLISH: Final = re.compile(f"{_ALONE.format(small='wzouia', large='WZOUA')}|{_COUNTED}{_POLISH_NOUNS})")

_SLIPS: Final[Mapping[str, Mapping[Slip, re.Pattern[str]]]] = {
    "cs": {**_FEW, Slip.SPACE: _CZECH, Slip.PERCENT: _APART},
    "pl": {**_FEW, Slip.SPACE: _POLISH, Slip.PERCENT: _TOGETHER},
    "pt": {**_FEW, Slip.PERCENT: _TOGETHER},
}
_QUOTES: Final[Mapping[str, str]] = {"cs": "„“", "pl": "„”", "pt": "“”"}
_ALL_QUOTES: Final = frozenset('"„“”')


def slips(language: str, text: str) -> Iterator[tuple[Slip, str]]:
    """Yield what a text of a language writes otherwise than the language, each with the place in it.

    >>> list(slips("cs", "Hra „Sylla“ má 0.5 bodu.")), list(slips("pl", '"Sylla"')), list(slips("de", '"x"'))
    ([(<Slip.DECIMALS: 'decimals'>, '0.5')], [(<Slip.QUOTES: 'quotes'>, '""')], [])
    """
    if language in _QUOTES and not _is_quoted(_QUOTES[language], text):
        yield Slip.QUOTES, "".join(letter for letter in text if letter in _ALL_QUOTES)
    for slip, pattern in _SLIPS.get(language, {}).items():
        for match in pattern.finditer(text):
            yield slip, text[max(0, match.start() - 1) : match.end() + 1].strip() if slip is Slip.SPACE else match[0]


def _is_quoted(pair: str, text: str) -> bool:
    """Return whether the quotes of a text are those of the language, opened before they are closed."""
    quotes = "".join(letter for letter in text if letter in _ALL_QUOTES)
    return not quotes.replace(pair, "")


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


# No word of Czech, Polish or Portuguese looks like one of these; "was" is Polish.
_JOINING: Final = (
    *("the", "of", "and", "with", "you", "your", "yours", "is", "are", "were", "this", "that", "these", "those"),
    *("which", "when", "where", "from", "not", "have", "has", "had", "it", "its", "they", "their", "will", "would"),
    *("should", "can", "could", "cannot", "must", "than", "then", "what", "who", "whose", "there", "here", "because"),
)
_WORD: Final = re.compile(rf"(?<![\w=-])(?:{'|'.join(_JOINING)})(?![\w-])", re.IGNORECASE)
# Three letters are words of a language; Roman numbers are those of all.
_LETTERS: Final = re.compile(r"(?<!\w)(?![IVX]+(?!\w))[^\W\d_]{3,}")


def joining_words(texts: Iterable[str]) -> list[str]:
    """Return the English words in some texts that only join others.

    >>> joining_words(["Vezmi the misku"]), joining_words(["Vezmi misku"])
    (['the'], [])
    """
    return [word for text in texts for word in _WORD.findall(text)]


def is_same(english: Iterable[str], translated: Iterable[str]) -> bool:
    """Return whether a translation says what English says, letter by letter, and says anything.

    >>> is_same(["a tray"], ["a tray"]), is_same(["III", "+2"], ["III", "+2"])
    (True, False)
    """
    source, target = ([" ".join(text.split()) for text in texts] for texts in (english, translated))
    return source == target and any(_LETTERS.search(text) for text in source)


# Straight quotes, and the sign for standard input.
_OF_CODE: Final = ('"', " - ")


def check_wording(
    language: str, english: Mapping[str, CatalogueEntry], entries: Mapping[str, CatalogueEntry]
) -> Iterator[CatalogueProblem]:
    """Yield terms that a translation says otherwise, English in it, and what is not written as the language writes."""
    if language == FALLBACK:
        return
    yield from check_english(language, english, entries)
    may = allowed(language)
    for name, entry in entries.items():
        if not is_allowed(name, may[Kind.TYPOGRAPHY]):
            # What English writes with the signs of a program is an example of one.
            code = {sign for sign in _OF_CODE if name in english and sign in "".join(english[name].phrases)}
            for phrase in entry.phrases:
                for slip, text in slips(language, _without(phrase, code)):
                    yield problem("words-typography", language=language, name=name, slip=slip, text=text)
        if name not in english or not entry.phrases:
            continue
        game = "" if entry.folder == OWN_FOLDER else entry.folder.parent.name
        for term in missed_terms(language, game, english[name].phrases, entry.phrases):
            if not is_allowed(name, may[Kind.TERM], term.english[0]):
                yield problem("words-term", language=language, name=name, term=term.english[0], word=term.word)


def _without(phrase: str, signs: Iterable[str]) -> str:
    for sign in signs:
        phrase = phrase.replace(sign, "")
    return phrase


def check_english(
    language: str, english: Mapping[str, CatalogueEntry], entries: Mapping[str, CatalogueEntry]
) -> Iterator[CatalogueProblem]:
    """Yield texts of a language that are the English ones, or in which English words are left."""
    may = allowed(language)
    for name, entry in entries.items():
        same = name in english and is_same(english[name].phrases, entry.phrases)
        if same and not is_allowed(name, may[Kind.SAME]):
            yield problem("words-same", language=language, name=name, text=" ".join(" ".join(entry.texts).split()))
        left = joining_words(entry.texts)
        if left and not same and not is_allowed(name, may[Kind.ENGLISH]):
            yield problem("words-english", language=language, name=name, words=", ".join(dict.fromkeys(left)))
