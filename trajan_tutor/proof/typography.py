"""How a language writes: quotes, decimals, spaces that do not break, percent, dashes, and no "bod(y)"."""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final


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
        for found in pattern.finditer(text):
            yield slip, text[max(0, found.start() - 1) : found.end() + 1].strip() if slip is Slip.SPACE else found[0]


def _is_quoted(pair: str, text: str) -> bool:
    """Return whether the quotes of a text are those of the language, opened before they are closed."""
    quotes = "".join(letter for letter in text if letter in _ALL_QUOTES)
    return not quotes.replace(pair, "")
