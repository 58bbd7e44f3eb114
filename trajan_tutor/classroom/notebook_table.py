"""A table that a notebook serves: in the thread and the loop of its kernel, for as long as the kernel runs."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from trajan_tutor.classroom.class_words import class_words, say
from trajan_tutor.classroom.table_record import OPEN
from trajan_tutor.classroom.table_words import sentence
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.session.seat_session import SeatSession

if TYPE_CHECKING:
    from trajan_tutor.classroom.home_table import HomeTable
    from trajan_tutor.classroom.server import ClassServer

_SEAT: Final = 0


class NotebookTable:
    """A table with a seat of the notebook; the others come in with the code."""

    def __init__(self, server: "ClassServer", table: "HomeTable", folder: "TemporaryDirectory[str]") -> None:
        self._server = server
        self._table = table
        self._folder = folder
        self._asked = 0
        self._at = server.served.host.pupils.tables.table(table.number)
        self.session = SeatSession(self._at.game, _SEAT)

    @property
    def address(self) -> str:
        """The address at which others come, on this machine."""
        return self._server.base

    @property
    def code(self) -> str:
        """The code with which others come in."""
        return self._server.served.host.room.code

    def soon(self, act: Callable[[], None]) -> None:
        """Do something in the loop of the kernel; may be asked from any thread."""
        self._server.served.host.clockwork.soon(act)

    def words(self, language: str) -> str:
        """Return how others come to it while a seat is free, then what goes on there."""
        return self._table.words(language) if OPEN in self._at.record.seats else sentence(self._at, _SEAT, language)

    def question(self, language: str) -> str:
        """Return what another asks, an empty text where nothing is asked of the notebook."""
        asked = self._at.asks(_SEAT)
        self._asked = 0 if asked is None else asked.number
        return "" if asked is None else class_words(language)(asked.text)

    def answers(self, language: str) -> tuple[str, str]:
        """Return the words of yes and no."""
        return say(language, "class-page-pupil-yes"), say(language, "class-page-pupil-no")

    def answer(self, *, yes: bool) -> None:
        """Answer what was asked last."""
        self._at.answer(_SEAT, yes=yes, number=self._asked)

    def follow(self, follow: Callable[[], None]) -> None:
        """Call something whenever the game has changed."""
        self._server.served.host.pupils.tables.follow(self._table.number, follow)

    def close(self) -> None:
        """Serve it no more; nothing of it is kept."""
        self._server.close()
        self._folder.cleanup()


def notebook_table(game: str, seats: int | None, seed: int | None, language: str) -> NotebookTable:
    """Serve a table in the running loop; raises MisusedError without its libraries, or for what cannot be."""
    if find_spec("tornado") is None or find_spec("segno") is None:
        raise MisusedError("class-needs")
    # A server takes its time to be imported.
    from trajan_tutor.classroom.home_table import HomeTable
    from trajan_tutor.classroom.server import start
    from trajan_tutor.classroom.table_record import NOTEBOOK
    from trajan_tutor.lessons.files import games_by_course

    folder = TemporaryDirectory(prefix="trajan_tutor-")
    server = start(Path(folder.name), language=language, processes=0)
    try:
        table = HomeTable(server.served.host, game or games_by_course()[0], seats or 0, first=NOTEBOOK, seed=seed)
    except MisusedError:
        server.close()
        folder.cleanup()
        raise
    return NotebookTable(server, table, folder)
