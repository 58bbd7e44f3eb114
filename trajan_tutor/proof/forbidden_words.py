"""The words that no sentence of a language says, and where one says them all the same."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trajan_tutor.engine.reading import read_toml
from trajan_tutor.i18n.languages import OWN_FOLDER

FILE: Final = "forbidden-words.toml"


@dataclass(frozen=True, slots=True)
class AllowedPhrase:
    """A phrase with a forbidden word that may be said, and why."""

    phrase: str
    because: str


@dataclass(frozen=True, slots=True)
class ForbiddenWord:
    """A word, or a few, that no sentence says, what to say instead, and the phrases in which it is right."""

    word: str
    say: str
    allowed: tuple[AllowedPhrase, ...] = ()

    def is_in(self, text: str) -> bool:
        """Return whether a text says it outside the phrases that are allowed.

        >>> word = ForbiddenWord("stands", "is", (AllowedPhrase("stands for", "a symbol"),))
        >>> word.is_in("The marker stands at 4."), word.is_in("It stands for any card."), word.is_in("It understands.")
        (True, False, False)
        """
        for allowed in self.allowed:
            text = _whole(allowed.phrase).sub("", text)
        return _whole(self.word).search(text) is not None


def forbidden_words(language: str, folder: Path = OWN_FOLDER) -> tuple[ForbiddenWord, ...]:
    """Return the words that a language does not say; none where it has no list of them."""
    path = folder / language / FILE
    if not path.is_file():
        return ()
    data = read_toml(path)
    return tuple(
        ForbiddenWord(
            row["word"],
            row["say"],
            tuple(AllowedPhrase(allowed["phrase"], allowed["because"]) for allowed in row.get("allowed", ())),
        )
        for row in data["word"]
    )


def said_in(texts: Iterable[str], words: Sequence[ForbiddenWord]) -> list[ForbiddenWord]:
    """Return the forbidden words that any of some texts says."""
    all_texts = tuple(texts)
    return [word for word in words if any(word.is_in(text) for text in all_texts)]


def _whole(words: str) -> re.Pattern[str]:
    """Return a pattern for words that stand by themselves, however the lines between them break.

    A word with a star at its end is meant with every ending.
    """
    spaced = r"\s+".join(re.escape(word).replace(r"\*", r"\w*") for word in words.split())
    return re.compile(rf"(?<![\w-]){spaced}(?![\w-])", re.IGNORECASE)
