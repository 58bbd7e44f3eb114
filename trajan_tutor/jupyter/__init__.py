"""The board in a notebook: a widget where Jupyter's widgets are installed, a picture where they are not."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.still import StillBoard, StillTable
from trajan_tutor.session.play import Play
from trajan_tutor.session.replay import Film

if TYPE_CHECKING:
    from trajan_tutor.jupyter.film_widget import FilmWidget
    from trajan_tutor.jupyter.widget import BoardWidget


def board_of(play: Play, language: str = "en", *, offers: bool = False) -> "BoardWidget | StillBoard":
    """Return the board of a game being played, as a value that shows itself in a cell.

    With `offers`, the board offers to continue a saved game like this one where there is one.
    """
    if find_spec("anywidget") is None:
        return StillBoard(play, language)
    from trajan_tutor.jupyter.widget import BoardWidget

    return BoardWidget(play, language, offers=offers)


def empty_table(language: str = "en") -> "BoardWidget | StillTable":
    """Return a table without a game: a form to begin one, as a value that shows itself in a cell."""
    if find_spec("anywidget") is None:
        return StillTable(language)
    from trajan_tutor.jupyter.widget import BoardWidget

    return BoardWidget(None, language)


def film_board(film: Film) -> "FilmWidget | Film":
    """Return a film as a value that shows itself in a cell: with a scrubber where Jupyter's widgets are installed."""
    if find_spec("anywidget") is None:
        return film
    from trajan_tutor.jupyter.film_widget import FilmWidget

    return FilmWidget(film)


@contextmanager
def told(language: str = "en") -> Iterator[None]:
    """Give a problem that leaves this block its sentence, so that a person reads words and not a key."""
    try:
        yield
    except TutorError as error:
        folders = [find_game(name).catalogue() for name in game_names()]
        error.args = (Words(language, folders)(error.message),)
        raise
