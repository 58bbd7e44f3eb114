"""What goes wrong, told to whoever called: a sentence and not a key."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trajan_tutor.engine.capabilities import Wording
from trajan_tutor.engine.errors import TutorError, give_sentence
from trajan_tutor.engine.games import game_names, load_game
from trajan_tutor.i18n import Words


@contextmanager
def told(game: str) -> Iterator[None]:
    """Give a problem that leaves this block its sentence, in the words of a game where there is one of that name."""
    try:
        yield
    except TutorError as error:
        give_sentence(error, Words(folders=_words_of(game))(error.message))
        raise


def _words_of(name: str) -> list[Path]:
    """Return the folder of a game's words, if there is such a game and it has words."""
    if name not in game_names():
        return []
    game = load_game(name)
    return [game.catalogue()] if isinstance(game, Wording) else []
