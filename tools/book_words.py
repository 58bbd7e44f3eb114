"""Compares what is quoted of the books with texts of them: `python tools/book_words.py FOLDER`.

The folder holds a text file for each book that somebody has, named as `data/book-words.toml` of its game says, with any
ending. Books that are not there are named and left out. Texts may have been read by machine: accents, capitals and
punctuation do not count, and letters may differ a little.
"""

import argparse
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from trajan_tutor.engine.book_words import BookWords, quoted_books_in
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.reading import read_text
from trajan_tutor.lessons.files import games_by_course

# So many letters may differ in one word, and in one quotation.
MOST_IN_A_WORD: Final = 2
MOST_IN_ALL: Final = 5
# What no accent makes, though it looks so.
_PLAIN: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o"})


def plain_words(text: str) -> list[str]:
    r"""Return the words of a text without capitals, accents and punctuation around them; divided ones are joined.

    >>> plain_words("Hráč, kte-\nrý **získá** [+2]")
    ['hrac', 'ktery', 'ziska', '2']
    """
    lines = [line.strip() for line in text.lower().translate(_PLAIN).split("\n")]
    joined = "".join(line.removesuffix("-") + ("" if line.endswith("-") else " ") for line in lines)
    letters = "".join(sign for sign in unicodedata.normalize("NFKD", joined) if not unicodedata.combining(sign))
    return [word for word in map(_bare, letters.split()) if word]


def _bare(word: str) -> str:
    while word and not word[0].isalnum():
        word = word[1:]
    while word and not word[-1].isalnum():
        word = word[:-1]
    return word


def letters_apart(one: str, other: str) -> int:
    """Return how many letters have to be changed, added or left out to make one word of another.

    >>> letters_apart("muize", "muze"), letters_apart("piekroci", "prekroci")
    (1, 1)
    """
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, start=1):
        before, row[0] = row[0], at
        for place, found in enumerate(other, start=1):
            kept = row[place]
            row[place] = min(kept + 1, row[place - 1] + 1, before + (letter != found))
            before = kept
    return row[-1]


def is_said(quote: Sequence[str], book: Sequence[str]) -> bool:
    """Return whether plain words stand together in a book, but for a few letters."""
    return any(_stands_at(quote, book, at) for at in range(len(book) - len(quote) + 1))


def _stands_at(quote: Sequence[str], book: Sequence[str], at: int) -> bool:
    left = MOST_IN_ALL
    for place, word in enumerate(quote, start=at):
        found = book[place]
        if abs(len(found) - len(word)) > MOST_IN_A_WORD:
            return False
        apart = 0 if found == word else letters_apart(found, word)
        left -= apart
        if apart > MOST_IN_A_WORD or left < 0:
            return False
    return True


def compared(folder: Path, quoted: Sequence[BookWords], files: dict[str, str]) -> Iterator[str]:
    """Yield a line for each quotation that a book does not have, and for each book that is not there."""
    for book, name in files.items():
        texts = sorted(folder.glob(f"{name}*"))
        if not texts:
            yield f"{name} ({book}) is not there."
            continue
        words = plain_words(read_text(texts[0]))
        yield from (
            f"{name} ({book}) does not say, about {one.ruling}: {one.text}"
            for one in quoted
            if one.book == book and not is_said(plain_words(one.text), words)
        )


def main(arguments: Sequence[str]) -> int:
    """Compare all games; 1 where a book does not have what is quoted of it, or none is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the texts of the books lie")
    folder = parser.parse_args(arguments).folder
    lines: list[str] = []
    quotations = books = 0
    for name in games_by_course():
        found = quoted_books_in(find_game(name).resources.data)
        quotations += len(found.words)
        books += len(found.files)
        lines += compared(folder, found.words, found.files)
    missing = [line for line in lines if line.endswith("is not there.")]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.write(f"{quotations} quotations, {books - len(missing)} of {books} books compared.\n")
    return int(len(lines) > len(missing) or len(missing) == books)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
