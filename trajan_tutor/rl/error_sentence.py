"""What goes wrong, told to whoever called: a sentence and not a key; and what is no whole number."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from trajan_tutor.engine.errors import MisusedError, TutorError, give_sentence, one_line
from trajan_tutor.engine.games import find_plugin, game_names
from trajan_tutor.engine.message import Term
from trajan_tutor.engine.reading import whole_number
from trajan_tutor.i18n import Words

# What was given instead is repeated so far.
_LONGEST: Final = 60


@contextmanager
def with_sentence(game: str) -> Iterator[None]:
    """Give a problem that leaves this block its sentence, in the words of a game where there is one of that name."""
    try:
        yield
    except TutorError as error:
        folders = [find_plugin(game).resources.words] if game in game_names() else []
        give_sentence(error, Words(folders=folders)(error.message))
        raise


def number_of(name: str, value: object) -> int:
    """Return a whole number of any kind as Python's own; raises MisusedError for anything else.

    `name` is `action`, `seed`, `seeds` or `seats`: what the number would be.
    """
    number = whole_number(value)
    if number is None:
        raise MisusedError("rl-number", name=Term(f"rl-number-{name}"), given=one_line(repr(value), _LONGEST))
    return number
