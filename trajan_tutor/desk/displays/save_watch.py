"""What one desk writes, watched over: tried again where it could not be written, and shown as long as it is not."""

from collections.abc import Iterable, Iterator, Sequence

from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.tables.new_games import NewGames
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.message import Message
from trajan_tutor.journals.writing import Journaled, Unsaved
from trajan_tutor.viewmodel.answers_model import CopiesToTake
from trajan_tutor.viewmodel.page_model import UnsavedShown


class SaveWatch:
    """Watches over the journals of one desk; `others` are those that its host keeps beside it.

    What was not on the disk when a game or lesson left the table is watched over until it is.
    """

    __slots__ = ("_beginnings", "_coach", "_others", "_table", "_waiting")

    def __init__(self, table: Table, coach: Coach, beginnings: NewGames, others: Sequence[Journaled]) -> None:
        """Know of nothing that is not on the disk."""
        self._table = table
        self._coach = coach
        self._beginnings = beginnings
        self._others = others
        self._waiting: list[Journaled] = []

    def look(self) -> UnsavedShown | None:
        """Try again what is not on the disk, and return what a page shows of what is not even then."""
        failing: list[tuple[Journaled, Unsaved]] = []
        for journal in self._all():
            if journal.unsaved() is not None:
                journal.write_again()
                unsaved = journal.unsaved()
                if unsaved is not None:
                    failing.append((journal, unsaved))
        self._waiting = [journal for journal, _ in failing]
        return self._shown([unsaved for _, unsaved in failing])

    def copies(self) -> CopiesToTake:
        """Return everything that is not on the disk as files to take along, and first what lies on the table."""
        copies = (journal.copy_to_take() for journal in _each_once((*self._on_table()[:1], *self._waiting)))
        return {"files": [{"name": copy.name, "text": copy.text} for copy in copies if copy is not None]}

    def _on_table(self) -> list[Journaled]:
        """Return what is kept of what lies on the table, and of what waits below it."""
        table, journal = self._table, self._beginnings.keeper.journal
        journals: list[Journaled] = [] if table.lesson is None else [*table.lesson.journals()]
        return journals if journal is None else [*journals, journal]

    def _all(self) -> Iterator[Journaled]:
        """Yield everything that is kept, each once."""
        attempts = self._coach.own_games.recorder
        recorders: tuple[Journaled, ...] = () if attempts is None else (attempts,)
        return _each_once((*self._on_table(), *self._others, *self._waiting, *recorders, self._coach.saved_mistakes))

    def _shown(self, unsaved: Sequence[Unsaved]) -> UnsavedShown | None:
        if not unsaved:
            return None
        words = self._table.words
        reasons = dict.fromkeys(words(failure.reason) for failure in unsaved if failure.reason is not None)
        return {
            "text": words(unsaved[0].since),
            "about": [*(words(Message.of("board-unsaved", since=failure.since)) for failure in unsaved[1:]), *reasons],
        }


def _each_once(journals: Iterable[Journaled]) -> Iterator[Journaled]:
    return iter({id(journal): journal for journal in journals}.values())
