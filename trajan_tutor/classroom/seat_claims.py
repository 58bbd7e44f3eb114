"""Seats at home that somebody at another device says are theirs: the others at the table say whether it is so.

Names are no secret, and the code is known to whoever was sent it: a seat with all that is hidden there goes to its own
device, by its cookie, or to whoever is known to all others who are there.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Final

from trajan_tutor.classroom.class_host import ClassHost
from trajan_tutor.classroom.class_table import ASK_SECONDS, ClassTable, SeatClaim
from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.table_record import NOTEBOOK
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message

# Who has gone and who is back is looked at so often, in seconds.
LOOK_SECONDS: Final = 5.0
# Whoever asks for a seat and shows no page for so long is not waited for.
GONE_SECONDS: Final = 90.0
# After a no the others have peace for so long: nobody is asked about that seat.
REST_SECONDS: Final = 300.0


@dataclass(slots=True, eq=False)
class _Claim:
    """Somebody by their id, whose seat they say is theirs, and since when; with what is asked at which table."""

    learner: str
    owner: str
    name: str
    since: float
    asked: SeatClaim | None = None
    table: ClassTable | None = None


class SeatClaims:
    """The claims of a table, the oldest first: one is asked at a time, of all others who are there."""

    def __init__(self, host: ClassHost, number: Callable[[], int]) -> None:
        """Begin without any; `number` tells which game those at the table play now."""
        self._host = host
        self._number = number
        self._claims: list[_Claim] = []
        self._refused: set[str] = set()
        self._rests: dict[str, float] = {}
        self._numbers = count(1)
        self._is_timed = False

    def claim(self, learner: ClassLearner, owner: str) -> None:
        """Let the others be asked whether somebody is the owner of a seat; after a no they have peace for a while."""
        now = self._host.clockwork.now()
        claim = _Claim(learner.id, owner, self._host.room.names.of(owner), now)
        self._claims.append(claim)
        if now < self._rests.get(owner, now):
            self._refuse(claim)
        else:
            self._look()

    def words(self, learner: ClassLearner) -> str:
        """Return what somebody without a seat is told."""
        claim = next((pending for pending in self._claims if pending.learner == learner.id), None)
        if claim is not None:
            key = "class-table-seat-soon" if claim.asked is None else "class-table-seat-asked"
            return say(learner.language, key, name=claim.name)
        key = "class-table-seat-refused" if learner.id in self._refused else "class-table-full"
        return say(learner.language, key)

    # -- asking

    def _look(self) -> None:
        """Ask about the oldest claim, or see what has come of it."""
        self._drop_what_is_past()
        if not self._claims:
            return
        claim, table = self._claims[0], self._table()
        present = self._present(table, claim)
        if not present:
            self._put_down(claim)
        elif claim.asked is None or claim.table is not table:
            self._ask(claim, table, present)
        else:
            claim.asked.asked = present
            if present <= claim.asked.yes:
                self._give(claim, table, claim.asked.seat)
            elif self._host.clockwork.now() >= claim.asked.until:
                self._refuse(claim)
        self._look_again()

    def _ask(self, claim: _Claim, table: ClassTable, present: set[int]) -> None:
        self._put_down(claim)
        seat = table.record.seats.index(claim.owner)
        until = self._host.clockwork.now() + ASK_SECONDS
        answer = self._answerer(claim)
        claim.asked, claim.table = SeatClaim(next(self._numbers), seat, claim.name, until, answer, present), table
        table.put_claim(claim.asked)
        self._show(claim)

    def _answerer(self, claim: _Claim) -> Callable[[int, bool], None]:
        def answer(seat: int, yes: bool) -> None:  # noqa: FBT001 (it is what was answered)
            # Whoever is back has their seat, whatever is said now.
            self._drop_what_is_past()
            if claim not in self._claims or claim.asked is None or claim.table is None:
                return
            if not yes:
                self._rests[claim.owner] = self._host.clockwork.now() + REST_SECONDS
                for rival in [rival for rival in self._claims if rival.owner == claim.owner]:
                    self._refuse(rival)
            else:
                claim.asked.yes.add(seat)
                claim.table.put_claim(claim.asked)
            self._look()

        return answer

    def _put_down(self, claim: _Claim, news: Message | None = None) -> None:
        """Ask about a claim no more, and tell those at the table what has come of it."""
        table, claim.asked, claim.table = claim.table, None, None
        if table is not None:
            table.put_claim(None, news)
            self._show(claim)

    # -- what comes of it

    def _give(self, claim: _Claim, table: ClassTable, seat: int) -> None:
        learner = self._host.room.learners[claim.learner]
        self._claims.remove(claim)
        self._host.pupils.tables.sit(table.number, learner, seat)
        # What was drawn for the device before speaks its language.
        self._host.pupils.tables.speak(learner)
        self._put_down(claim, Message.of("class-table-seat-given", name=claim.name))
        self._host.pupils.renew([claim.learner])
        self._look()

    def _refuse(self, claim: _Claim) -> None:
        self._refused.add(claim.learner)
        self._drop(claim, Message.of("class-table-seat-stays", name=claim.name))

    def _drop(self, claim: _Claim, news: Message | None = None) -> None:
        self._claims.remove(claim)
        self._put_down(claim, news)
        learner = self._host.room.learners.get(claim.learner)
        if learner is None:
            return
        try:
            self._host.pupils.tables.sit(self._number(), learner)
        except MisusedError:
            self._show(claim)
        else:
            # Another seat was free: they play there.
            self._host.pupils.renew([claim.learner])

    def _drop_what_is_past(self) -> None:
        for claim in [pending for pending in self._claims if self._is_past(pending)]:
            self._drop(claim)

    def _is_past(self, claim: _Claim) -> bool:
        """Return whether nobody waits for a seat any more, or its owner is back or has it no more."""
        pupils, room = self._host.pupils, self._host.room
        waits = self._host.clockwork.now() - claim.since < GONE_SECONDS or pupils.lines_of(claim.learner)
        is_there = claim.learner in room.learners and waits
        return not is_there or claim.owner not in self._table().record.seats or pupils.lines_of(claim.owner) > 0

    # -- looking

    def _table(self) -> ClassTable:
        return self._host.pupils.tables.table(self._number())

    def _present(self, table: ClassTable, claim: _Claim) -> set[int]:
        """Return the seats of all others who are there to answer."""
        seats = enumerate(table.record.seats)
        return {seat for seat, who in seats if who != claim.owner and self._is_here(who)}

    def _is_here(self, who: str) -> bool:
        return who == NOTEBOOK or (who in self._host.room.learners and not self._host.pupils.is_away(who))

    def _show(self, claim: _Claim) -> None:
        learner = self._host.room.learners.get(claim.learner)
        if learner is not None:
            self._host.pupils.show_room(learner)

    def _look_again(self) -> None:
        if self._claims and not self._is_timed and self._host.reachable.is_open:
            self._is_timed = True
            self._host.clockwork.later(LOOK_SECONDS, self._timed)

    def _timed(self) -> None:
        self._is_timed = False
        if self._host.reachable.is_open:
            self._look()
