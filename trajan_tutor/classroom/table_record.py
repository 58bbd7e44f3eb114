"""What is written down of a table: who sits there, what was decided, and what was chosen early and is kept sealed."""

from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.classroom.room_journal import TableLaid
from trajan_tutor.engine.record import VERSION
from trajan_tutor.session.shared_game import SharedAct, SharedChange

# Who sits at a table besides pupils, whose random ids are longer.
BOT: Final = ""
TEACHER: Final = "teacher"
# A seat for whoever comes next, and that of the notebook in which the table was laid.
OPEN: Final = "open"
NOTEBOOK: Final = "notebook"
# None of them comes in with a page, or goes away.
NOBODY: Final = frozenset({BOT, TEACHER, OPEN, NOTEBOOK})


@dataclass(slots=True)
class TableRecord:
    """A table by its number, also that of its board: its game, and by seat the id of a pupil or one of `NOBODY`.

    `ordinal` tells which table of the room it is, from 1 on: people call it so.

    `version` is that of records when it was laid: by its rulings it is played where nothing was chosen.

    `moves` are the decisions on the line that is played, `sealed` what seats have chosen early in secret, in the order
    in which they chose it. A `bot` plays for the `away_seats`, and for those without anybody.
    """

    number: int
    game: str
    seed: int
    seats: tuple[str, ...]
    bot: str
    moves: list[str] = field(default_factory=list)
    sealed: list[tuple[int, str]] = field(default_factory=list)
    away_seats: set[int] = field(default_factory=set)
    is_ended: bool = False
    ordinal: int = 1
    version: int = VERSION

    def seat_of(self, learner: str) -> int | None:
        """Return where a pupil sits, None for nobody."""
        return self.seats.index(learner) if learner in self.seats else None

    def do(self, change: SharedChange) -> None:
        """Take note of what happened to the game."""
        match change.act:
            case SharedAct.DECIDED:
                self.moves.append(change.move)
                # What was chosen early and is opened now is sealed no more.
                if (change.seat, change.move) in self.sealed:
                    self.sealed.remove((change.seat, change.move))
            case SharedAct.SEALED:
                self.sealed.append((change.seat, change.move))
            case SharedAct.UNSEALED:
                last = len(self.sealed) - 1 - self.sealed[::-1].index((change.seat, change.move))
                del self.sealed[last]
            case SharedAct.TAKEN_BACK:
                del self.moves[change.stays :]
                self.sealed.clear()

    def sit(self, seat: int, learner: str) -> None:
        """Take note that somebody has taken an open seat."""
        seats = list(self.seats)
        seats[seat] = learner
        self.seats = tuple(seats)

    def set_away(self, seat: int, *, on: bool) -> None:
        """Take note that a bot keeps a seat, or no more."""
        if on:
            self.away_seats.add(seat)
        else:
            self.away_seats.discard(seat)


def table_of(event: TableLaid) -> TableRecord:
    """Return the table that an event of the journal begins."""
    return TableRecord(event.table, event.game, event.seed, event.seats, event.bot, version=event.version)
