"""What one desk writes, watched over: tried again where it could not be written, and shown as long as it is not."""

from collections.abc import Iterable, Iterator, Sequence

from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.tables.new_games import NewGames
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.message import Message
from trajan_tutor.journals.writing import Kept, Unsaved
from trajan_tutor.viewmodel.answers_model import CopiesToTake
from trajan_tutor.viewmodel.page_model import UnsavedShown


class SaveWatch:
    """Watches over the journals of one desk; `others` are those that its host keeps beside it.

    What was not on the disk when a game or lesson left the table is watched over until it is.
    """

    __slots__ = ("_beginnings", "_coach", "_others", "_table", "_waiting")

    def __init__(self, table: Table, coach: Coach, beginnings: NewGames, others: Sequence[Kept]) -> None:
        """Know of nothing that is not on the disk."""
        self._table = table
        self._coach = coach
        self._beginnings = beginnings
        self._others = others
        self._waiting: list[Kept] = []

    def look(self) -> UnsavedShown | None:
        """Try again what is not on the disk, and return what a page shows of what is not even then."""
        found: list[tuple[Kept, Unsaved]] = []
        for kept in self._all():
            if kept.unsaved() is not None:
                kept.write_again()
                unsaved = kept.unsaved()
                if unsaved is not None:
                    found.append((kept, unsaved))
        self._waiting = [kept for kept, _ in found]
        return self._shown([unsaved for _, unsaved in found])

    def copies(self) -> CopiesToTake:
        """Return everything that is not on the disk as files to take along, and first what lies on the table."""
        copies = (kept.copy_to_take() for kept in _each_once((*self._laid()[:1], *self._waiting)))
        return {"files": [{"name": copy.name, "text": copy.text} for copy in copies if copy is not None]}

    def _laid(self) -> list[Kept]:
        """Return what is kept of what lies on the table, and of what waits below it."""
        table, journal = self._table, self._beginnings.keeper.journal
        found: list[Kept] = [] if table.lesson is None else [*table.lesson.kept()]
        return found if journal is None else [*found, journal]

    def _all(self) -> Iterator[Kept]:
        """Yield everything that is kept, each once."""
        attempts = self._coach.own_games.recorder
        recorders: tuple[Kept, ...] = () if attempts is None else (attempts,)
        return _each_once((*self._laid(), *self._others, *self._waiting, *recorders, self._coach.kept))

    def _shown(self, unsaved: Sequence[Unsaved]) -> UnsavedShown | None:
        if not unsaved:
            return None
        words = self._table.words
        reasons = dict.fromkeys(words(one.reason) for one in unsaved if one.reason is not None)
        return {
            "text": words(unsaved[0].since),
            "about": [*(words(Message.of("board-unsaved", since=one.since)) for one in unsaved[1:]), *reasons],
        }


def _each_once(kept: Iterable[Kept]) -> Iterator[Kept]:
    return iter({id(one): one for one in kept}.values())
