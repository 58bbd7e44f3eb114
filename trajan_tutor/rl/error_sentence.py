"""What goes wrong, told to whoever called: a sentence and not a key."""

from collections.abc import Iterator
from contextlib import contextmanager

from trajan_tutor.engine.errors import TutorError, give_sentence
from trajan_tutor.engine.games import find_plugin, game_names
from trajan_tutor.i18n import Words


@contextmanager
def with_sentence(game: str) -> Iterator[None]:
    """Give a problem that leaves this block its sentence, in the words of a game where there is one of that name."""
    try:
        yield
    except TutorError as error:
        folders = [find_plugin(game).resources.words] if game in game_names() else []
        give_sentence(error, Words(folders=folders)(error.message))
        raise
