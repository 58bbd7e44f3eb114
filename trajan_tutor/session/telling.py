"""What goes wrong, told to the person who called: words and not a key, and in IPython the sentence alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, SupportsIndex

from trajan_tutor.engine.errors import TutorError, give_sentence
from trajan_tutor.i18n import Words

# What was given instead of something else is repeated so far.
_LONGEST: Final = 60


@contextmanager
def told_in(words: Words) -> Iterator[None]:
    """Give a problem that leaves this block its sentence, so that a person reads words and not a key."""
    try:
        yield
    except TutorError as error:
        give_sentence(error, words(error.message))
        raise


def whole_number(value: object) -> int | None:
    """Return a whole number, also one of an array; None for anything else.

    >>> whole_number(3), whole_number(2.5), whole_number("3"), whole_number(True)
    (3, None, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    return value.__index__()


def shortened(value: object) -> str:
    """Return what was given instead of something else, as far as a sentence repeats it.

    >>> shortened([1, 2]), len(shortened("x" * 100))
    ('[1, 2]', 60)
    """
    return str(value)[:_LONGEST]
