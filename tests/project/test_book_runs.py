"""No text of ours has eight words in a row from a rulebook, but where a ruling quotes its book."""

import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

import pytest

from trajan_tutor.engine.book_words import quoted_books_in
from trajan_tutor.engine.games import find_game, game_names

RUNS = Path(__file__).parent / "data" / "book-runs.txt"
LENGTH = 8
# What people read, or may read in the source.
READ = frozenset({".ftl", ".ipynb", ".md", ".py", ".svg", ".toml", ".ts", ".tsx"})
FOLDERS = ("binder", "docs", "notebooks", "stage/src", "svg_templates", "tests", "tools", "trajan_tutor")
# The data in which a ruling quotes its book, and the page that is made from it.
QUOTING = ("book-words.toml", "rulings.md")

pytestmark = pytest.mark.checkout


@cache
def hashes_of_books() -> frozenset[str]:
    """Return the hashes of all runs of the books."""
    return frozenset(line for line in RUNS.read_text(encoding="utf-8").split("\n") if not line.startswith("#"))


def runs_in(text: str) -> Iterator[str]:
    r"""Return every run of eight words of a text.

    >>> list(runs_in("One, two; three-four five\nsix SEVEN eight nine."))
    ['one two three four five six seven eight', 'two three four five six seven eight nine']
    """
    words = re.findall(r"\w+", text.lower())
    return (" ".join(words[at : at + LENGTH]) for at in range(len(words) - LENGTH + 1))


def hash_of(run: str) -> str:
    """Return the hash of a run, as the file of the books has it."""
    return blake2b(run.encode(), digest_size=5).hexdigest()


def found_in(text: str) -> list[str]:
    """Return the runs of a text that stand in a book."""
    return [run for run in runs_in(text) if hash_of(run) in hashes_of_books()]


def text_of(path: Path) -> str:
    """Return what is written in a file; of a notebook what is written in its cells."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".ipynb":
        return text
    return "\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"])


def texts(checkout: Path) -> list[Path]:
    """Return the files of the project that people read."""
    paths = (path for folder in FOLDERS for path in (checkout / folder).rglob("*"))
    return [path for path in (*checkout.glob("*.md"), *paths) if path.suffix in READ]


def test_the_books_are_known() -> None:
    """What a ruling quotes is at most eight words: those of eight are runs of the books."""
    quotes = [one.text for name in game_names() for one in quoted_books_in(find_game(name).resources.data).words]
    whole = [quote for quote in quotes if any(runs_in(quote))]
    assert len(whole) > 20
    # A book is read by machine, and words may have been divided there.
    assert sum(bool(found_in(quote)) for quote in whole) > len(whole) / 2


def test_no_text_repeats_a_book(checkout: Path) -> None:
    """In no language, documentation, notebooks and comments included."""
    read = texts(checkout)
    assert len(read) > 1000
    found = [
        f"{path.relative_to(checkout)}: {run}"
        for path in read
        if path.name not in QUOTING
        for run in found_in(text_of(path))
    ]
    assert found == []
