"""Finds the messages of a text that somebody reads, among the sentences said so far: nothing more is stored."""

from collections.abc import Iterable, Mapping
from typing import Final

from trajan_tutor.i18n.words import Sayable

# Of sentences in which others stand, and of others that stand in them, no more are named.
_MOST: Final = 5
# Shorter words stand in too many sentences.
_SHORTEST: Final = 4


def keys_of_text(text: str, sentences: Iterable[tuple[Sayable, str]]) -> list[str]:
    """Return the keys of the messages that equal a text, else of those within it, else of those that it is within.

    >>> from trajan_tutor.i18n import Words
    >>> keys_of_text("Take  back", [(Words.message("undo"), "Take back"), (Words.message("all"), "All")])
    ['undo']
    """
    asked = _plain(text)
    if not asked:
        return []
    known: dict[str, str] = {}
    whole: dict[str, None] = {}
    for message, sentence in sentences:
        plain = _plain(sentence)
        if plain == asked:
            whole[message.key] = None
        elif len(plain) >= _SHORTEST:
            known[message.key] = plain
    return list(whole) or _parts(asked, known) or _wholes(asked, known)


def _parts(asked: str, known: Mapping[str, str]) -> list[str]:
    keys = [key for key, sentence in known.items() if sentence in asked]
    return sorted(keys, key=lambda key: -len(known[key]))[:_MOST]


def _wholes(asked: str, known: Mapping[str, str]) -> list[str]:
    if len(asked) < _SHORTEST:
        return []
    keys = [key for key, sentence in known.items() if asked in sentence]
    return sorted(keys, key=lambda key: len(known[key]))[:_MOST]


def _plain(text: str) -> str:
    # A page breaks lines where it likes.
    return " ".join(text.split())
