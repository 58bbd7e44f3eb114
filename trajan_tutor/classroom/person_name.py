"""Names of pupils as text: cleaned and cut, never markup, never a way to write over what stands beside them."""

import unicodedata
from typing import Final

MOST_LETTERS: Final = 24
# What is not seen, changes the direction of writing, or has no meaning that everybody shares: Cc, Cf, Cs, Co, Cn.
_UNSEEN: Final = frozenset("CZ")
# More marks over one letter than any language has are drawn over what stands above.
_MOST_MARKS: Final = 2


def cleaned_name(given: object) -> str:
    r"""Return a name that can be shown anywhere, at most 24 letters; empty where nothing of it is left.

    >>> cleaned_name("  Ada\u202e \n Lovelace "), cleaned_name("<b>Bo</b>"), cleaned_name("\u200b")
    ('Ada Lovelace', '<b>Bo</b>', '')
    """
    if not isinstance(given, str):
        return ""
    # What is longer is looked at no further.
    text = unicodedata.normalize("NFC", given[: MOST_LETTERS * 40])
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category[0] in _UNSEEN:
            kept.append(" " if letter.isspace() or category == "Zs" else "")
        elif marks <= _MOST_MARKS:
            kept.append(letter)
    return _cut(" ".join("".join(kept).split()))


def _cut(name: str) -> str:
    letters = 0
    for at, letter in enumerate(name):
        letters += not unicodedata.category(letter).startswith("M")
        if letters > MOST_LETTERS:
            return name[:at].rstrip()
    return name
