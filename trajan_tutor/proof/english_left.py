"""English that is left in a translation: a text equal to the English one, and English words that only join others."""

import re
from collections.abc import Iterable
from typing import Final

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
    one, other = ([" ".join(text.split()) for text in texts] for texts in (english, translated))
    return one == other and any(_LETTERS.search(text) for text in one)
