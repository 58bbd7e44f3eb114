"""A table without a class: whoever comes in with the code takes the next seat, and the first click plays."""

import secrets
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.board_making import checked_name
from trajan_tutor.classroom.class_host import ClassHost
from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.handlers import Sitting
from trajan_tutor.classroom.learner import ClassLearner, new_token
from trajan_tutor.classroom.seat_claims import SeatClaims
from trajan_tutor.classroom.table_laying import checked_size
from trajan_tutor.classroom.table_record import NOTEBOOK, OPEN
from trajan_tutor.classroom.table_words import QUICK_BOTS, sizes_of
from trajan_tutor.classroom.task import TaskKind
from trajan_tutor.engine.errors import MisusedError

_SEEDS: Final = 1 << 32


def home_folder(home: Path) -> Path:
    """Return where the room of tables without a class lies."""
    return home / "table"


class HomeTable:
    """A table of a room that is no class; it is laid at once, with open seats."""

    def __init__(
        self, host: ClassHost, game: str, seats: int = 0, *, first: str = OPEN, seed: int | None = None
    ) -> None:
        """Lay the table and let others in; `first` sits at the first seat. Raises MisusedError for what cannot be.

        Without a number of `seats` there are the fewest that the game is played with by more than one.
        """
        checked_name(TaskKind.GAME, game)
        sizes = tuple(size for size in sizes_of(game) if size > 1)
        count = checked_size(seats or min(sizes), sizes)
        drawn = secrets.randbelow(_SEEDS) if seed is None else seed
        self._host = host
        host.is_home = True
        # Nobody sees who waits there.
        host.coming_in.doorway.is_attended = False
        self._claims = SeatClaims(host, lambda: host.pupils.tables.newest(self.number))
        host.pupils.wait = self._claims.words
        host.pupils.how_to_come = self.words
        host.joined = self._joined
        host.reachable.let_in(host.clockwork.now())
        host.room.note_door(is_open=True)
        left = self._left_open(game, count)
        seats_now = [first, *[OPEN] * (count - 1)]
        self.number = left or host.pupils.tables.set_up(game, drawn, seats_now, QUICK_BOTS[0]).number

    def _left_open(self, game: str, count: int) -> int:
        """Return the number of a table like this one at which a game is under way; 0 without one."""
        tables = self._host.pupils.tables.all()
        like = [
            table
            for table in tables
            if table.record.game == game and len(table.record.seats) == count and not table.is_done
        ]
        return like[-1].number if like and NOTEBOOK not in like[-1].record.seats else 0

    def sitting(self, name: str) -> Sitting:
        """Let who has laid the table sit down at the first seat, again where they sat there before."""
        host, room = self._host, self._host.room
        first = room.tables[self.number].seats[0]
        if first in room.learners:
            _, token = room.rejoined(room.offer_rejoin(first).code)
        else:
            _, token = host.join(room.code, name, room.language)
        return Sitting(new_token(), token)

    def words(self, language: str) -> str:
        """Return how others come to the table."""
        reachable, room = self._host.reachable, self._host.room
        return say(language, "class-home-how", link=reachable.link(), code=room.code)

    def _joined(self, learner: ClassLearner) -> None:
        tables = self._host.pupils.tables
        number = tables.newest(self.number)
        owner = self._gone_namesake(number, learner)
        if owner:
            self._claims.claim(learner, owner)
            return
        try:
            tables.sit(number, learner)
        except MisusedError:
            # Whoever has no seat is told so, and may wait for another game.
            return

    def _gone_namesake(self, number: int, learner: ClassLearner) -> str:
        """Return who of the same name sits there and is not here: it may be they, with another device."""
        names, seats = self._host.room.names, self._host.room.tables[number].seats
        called = names.of(learner.id)
        return next((who for who in seats if names.of(who) == called and self._is_gone(who)), "")

    def _is_gone(self, who: str) -> bool:
        return who in self._host.room.learners and not self._host.pupils.lines_of(who)
