"""Letters that a terminal does not have: written as the nearest that it has, never an error."""

import codecs
import sys
from io import TextIOWrapper
from typing import Final
from unicodedata import combining, normalize

_HANDLER: Final = "trajan_tutor.nearest"
# What no decomposition tells.
_NEAREST: Final = str.maketrans(
    {
        **dict.fromkeys("„“”«»", '"'),
        **dict.fromkeys("‘’‚", "'"),  # noqa: RUF001
        **dict.fromkeys("–—−·", "-"),  # noqa: RUF001
        "…": "...",
        "→": "->",
        "←": "<-",
        "≤": "<=",
        "≥": ">=",
        "×": "x",  # noqa: RUF001
        "•": "*",
        "ł": "l",
        "Ł": "L",
    }
)


def nearest(text: str) -> str:
    """Return a text in the letters that every terminal has.

    >>> nearest("„Příště“: žółw…")
    '"Priste": zolw...'
    """
    plain = normalize("NFKD", text.translate(_NEAREST))
    return "".join(letter if letter.isascii() else "?" for letter in plain if not combining(letter))


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return nearest(error.object[error.start : error.end]), error.end


def write_any_letter() -> None:
    """Let standard output and error write every text, whatever letters the terminal has."""
    codecs.register_error(_HANDLER, _replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)
