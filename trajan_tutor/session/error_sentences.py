"""What goes wrong, told to the person who called: words and not a key, and in IPython the sentence alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from trajan_tutor.engine.errors import TutorError, give_sentence, one_line
from trajan_tutor.engine.games import plugins
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


def shortened(value: object) -> str:
    r"""Return what was given instead of something else, as far as a sentence repeats it, on one line.

    >>> shortened([1, 2]), len(shortened("x" * 100)), shortened("a\nb")
    ('[1, 2]', 59, 'a b')
    """
    try:
        return one_line(str(value), _LONGEST)
    except Exception:  # noqa: BLE001 (what people give may fail at telling itself, as numbers of 5,000 digits do)
        return type(value).__name__
