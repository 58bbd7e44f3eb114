"""The books' own words where a ruling is needed: `data/book-words.toml` of a game, in the language of each book."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_toml

_FILE: Final = "book-words.toml"
# So many words of a book may stand together: a few of them are quoted, no sentence is taken over.
MOST_WORDS: Final = 8
# The languages of the books whose names are no codes of a language.
_LANGUAGES: Final = {"cz": "cs"}


@dataclass(frozen=True, slots=True)
class BookWords:
    """Some words that stand together in a book, as the book spells them, and the ruling that they bear on."""

    ruling: str
    book: str
    text: str

    @property
    def language(self) -> str:
        """The language of the book, as the catalogues call it."""
        return _LANGUAGES.get(self.book, self.book)


@dataclass(frozen=True, slots=True)
class QuotedBooks:
    """What a game quotes of its books, in the order of the rulings, and the rulings on what no book answers.

    `files` tell how the text of a book is named, by the book, for those who have one to compare.
    """

    words: tuple[BookWords, ...] = ()
    silent: frozenset[str] = frozenset()
    files: dict[str, str] = field(default_factory=dict)

    def about(self, ruling: str) -> dict[str, tuple[BookWords, ...]]:
        """Return the words that bear on a ruling, by book."""
        quotes = [quote for quote in self.words if quote.ruling == ruling]
        books = dict.fromkeys(quote.book for quote in quotes)
        return {book: tuple(quote for quote in quotes if quote.book == book) for book in books}


@cache
def quoted_books_in(folder: Path) -> QuotedBooks:
    """Return what is quoted in the folder of data of a game, nothing where it brings no file.

    Raises UnreadableError for a file that is not TOML, and for words without their ruling or book.
    """
    path = folder / _FILE
    if not path.is_file():
        return QuotedBooks()
    data = read_toml(path)
    entries = data.get("words", [])
    words = tuple(_words(path, number, entry) for number, entry in enumerate(entries, start=1))
    return QuotedBooks(words, frozenset(data.get("silent", ())), data.get("files", {}))


def _words(path: Path, number: int, entry: dict[str, Any]) -> BookWords:
    for needed in ("ruling", "book", "text"):
        if not isinstance(entry.get(needed), str):
            raise UnreadableError("engine-book-words-lack", place=path.name, number=number, needed=needed)
    return BookWords(entry["ruling"], entry["book"], entry["text"])
