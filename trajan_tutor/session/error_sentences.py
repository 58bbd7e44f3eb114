"""What goes wrong, told to the person who called: words and not a key, and in IPython the sentence alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, SupportsIndex

from trajan_tutor.engine.errors import TutorError, give_sentence, one_line
from trajan_tutor.engine.games import plugins
from trajan_tutor.engine.reading import MOST_DIGITS
from trajan_tutor.i18n import Words

# What was given instead of something else is repeated so far.
_LONGEST: Final = 60


def words_of_every_game(language: str) -> Words:
    """Return the words of all installed games together, for what may go wrong before the game is known."""
    return Words(language, [plugin.resources.words for plugin in plugins()])


@contextmanager
def with_sentences(words: Words) -> Iterator[None]:
    """Give a problem that leaves this block its sentence, so that a person reads words and not a key."""
    try:
        yield
    except TutorError as error:
        give_sentence(error, words(error.message))
        raise


def whole_number(value: object) -> int | None:
    """Return a whole number, also one of an array; None for anything else, and for one of more than 20 digits.

    >>> whole_number(3), whole_number(2.5), whole_number("3"), whole_number(True), whole_number(10**20)
    (3, None, None, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    number = value.__index__()
    return number if abs(number) < 10**MOST_DIGITS else None


def shortened(value: object) -> str:
    r"""Return what was given instead of something else, as far as a sentence repeats it, on one line.

    >>> shortened([1, 2]), len(shortened("x" * 100)), shortened("a\nb")
    ('[1, 2]', 59, 'a b')
    """
    try:
        return one_line(str(value), _LONGEST)
    except Exception:  # noqa: BLE001 (what people give may fail at telling itself, as numbers of 5,000 digits do)
        return type(value).__name__
