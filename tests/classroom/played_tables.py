"""Plays random games at tables through seats and sessions, without drawing.

Each game is compared on all sides: the game itself, the session of each seat and of a spectator, and what was written
down. Now and then somebody takes back a decision, chooses anew in secret, or leaves the place to a bot for a while.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from trajan_tutor.classroom.table_record import TableRecord
from trajan_tutor.search.turns import digest
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.seat_session import SPECTATOR, SeatSession
from trajan_tutor.session.shared_game import SharedChange, SharedGame

TABLES: Final = (("trajan", 2), ("trajan", 3), ("trajan", 4), ("caesar", 2), ("sylla", 3), ("sylla", 4))
# One in so many decisions is taken back; a place is left to a bot as seldom.
_BACK: Final = 40
_MOST: Final = 20_000


class TableDiffersError(Exception):
    """Raised when two sides of a table do not have the same."""


@dataclass(slots=True)
class PlayedTable:
    """A game at a table with its seats, what is written down of it, and what happened there."""

    game: SharedGame
    record: TableRecord
    seats: list[SeatSession]
    spectator: SeatSession
    sealed: int = 0
    taken_back: int = 0

    def play(self, rng: Random) -> None:
        """Let all play at random, in any order that is allowed; raises TableDiffersError."""
        for _ in range(_MOST):
            if self.game.is_over:
                return
            if self.game.waits_for_bot:
                self.game.let_bots_play()
                self._come_and_go(rng)
                continue
            self._decide(rng)
            if rng.randrange(_BACK) == 0:
                self._go_back(rng)
            self._come_and_go(rng)
        raise TableDiffersError("the game does not end")

    def _decide(self, rng: Random) -> None:
        seat = rng.choice(self.game.waited_for())
        session = self.seats[seat]
        self.sealed += session.game.current_seat(self.game.state) != seat
        choices = session.choices()
        _same(len(choices) > 0, wanted=True, what=f"seat {seat} is waited for and may choose")
        for other in self.seats:
            _same(bool(other.choices()), other.seat in self.game.waited_for(), f"seat {other.seat} may choose")
        _same(session.choose(session.game.notation(rng.choice(choices))).result, Result.PLAYED, "a choice is played")

    def _go_back(self, rng: Random) -> None:
        session = rng.choice(self.seats)
        could = session.can_undo
        outcome: Outcome = session.undo()
        _same(outcome.result is Result.UNDONE, could, "what can be taken back is")
        self.taken_back += could

    def _come_and_go(self, rng: Random) -> None:
        away = set(self.game.away_seats)
        if away and rng.randrange(_BACK // 8) == 0:
            self._set_away(away.pop(), on=False)
        elif len(away) < len(self.seats) - 1 and rng.randrange(2 * _BACK) == 0:
            self._set_away(rng.choice([seat for seat in self.game.people if seat not in away]), on=True)

    def _set_away(self, seat: int, *, on: bool) -> None:
        self.record.set_away(seat, on=on)
        self.game.set_away(seat, on=on)

    def compare(self) -> None:
        """Compare all sides; raises TableDiffersError."""
        game, state = self.game.game, digest(self.game.game, self.game.state)
        for session in (*self.seats, self.spectator):
            _same(digest(game, session.tree.here.state), state, f"the state of seat {session.seat}")
            _same([step.number for step in session.steps], [step.number for step in self.game.steps], "decisions")
        _same(self.record.moves, self.game.moves, "what is written down")
        _same(self.record.sealed, [], "what is still sealed at the end")
        again = laid(self.record.game, len(self.record.seats), self.record.seed)
        again.game.take_up(self.record.moves)
        _same(digest(game, again.game.state), state, "the state of what was written down")


def laid(game: str, seats: int, seed: int) -> PlayedTable:
    """Return a table at which nothing was decided."""
    begun = new_session(game, seats=seats, seed=seed, pace="step")
    record = TableRecord(1, game, seed, tuple(f"pupil {seat}" for seat in range(seats)), "random")

    def note(change: SharedChange) -> None:
        record.do(change)

    shared = SharedGame(begun.game, begun.setup, (PERSON,) * seats, record.seats, note=note)
    return PlayedTable(
        shared, record, [SeatSession(shared, seat) for seat in range(seats)], SeatSession(shared, SPECTATOR)
    )


def played(game: str, seats: int, seed: int) -> PlayedTable:
    """Return a table that was played to its end and compared; raises TableDiffersError."""
    table = laid(game, seats, seed)
    table.play(Random(seed))
    table.compare()
    return table


def _same(found: object, wanted: object, what: str) -> None:
    if found != wanted:
        raise TableDiffersError(f"{what}: {found!r}, not {wanted!r}")
