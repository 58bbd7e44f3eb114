"""The game of a table as one seat of it sees and plays it, or as somebody sees it who only looks on."""

from collections.abc import Sequence
from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.players import ELSEWHERE, PERSON
from trajan_tutor.session.session import Session
from trajan_tutor.session.shared_game import EarlyPlace, SharedGame
from trajan_tutor.session.tree import Node, Tree

SPECTATOR: Final = -1
_NOT_HERE: Final = Outcome(Result.REFUSED, Message.of("session-not-at-table"))


class SeatSession(Session):
    """A session over a game that others play too: with the eyes of one seat, and picks of its own.

    People at other desks are waited for. Nothing is taken back or looked back at alone, and bots decide for all at
    once, in the shared game.
    """

    is_shared = True

    def __init__(self, shared: SharedGame, seat: int, *, is_named: bool = True) -> None:
        """Sit down at a game, or (-1) look on; others are called by their names, or as the game calls its seats."""
        who = [ELSEWHERE if player == PERSON and at != seat else player for at, player in enumerate(shared.players)]
        self.seat = seat
        self._is_named = is_named
        self._shared = shared
        self._early: EarlyPlace | None = None
        # How often something was done to the game, here or elsewhere.
        self.followed: int = 0
        super().__init__(shared.game, shared.setup, who)
        self.call_seats(shared.names)
        shared.sessions.append(self)
        self._stand()

    def _first_tree(self) -> Tree:
        return self._shared.tree.twin()

    def leave(self) -> None:
        """Follow the game no more."""
        self._shared.sessions.remove(self)

    def call_seats(self, names: Sequence[str]) -> None:
        """Call the seats by other names; whoever sits here is called You."""
        if self._is_named:
            self.names = tuple("" if at == self.seat else name for at, name in enumerate(names))

    # -- looking

    @property
    def steps(self) -> list[Node]:
        """The decisions that led to where the game stands for this seat; nothing that stands in for another's."""
        if self._early is None:
            return self.tree.path()
        return [*self._shared.steps, *self._early.own]

    @property
    def reader(self) -> int | None:
        """For whose eyes it is told what happened."""
        return self.viewer

    @property
    def may_be_helped(self) -> bool:
        """Whether the coach may be asked: whoever teaches says so."""
        return self._shared.may_be_helped and not self._shared.is_ended

    @property
    def waits_for_bot(self) -> bool:
        """Never: bots decide for all desks at once."""
        return False

    @property
    def has_chosen_early(self) -> bool:
        """Whether the seat has chosen in secret what is asked of it, and waits for the others."""
        return self._early is not None and self._early.is_done

    def choices(self) -> tuple[int, ...]:
        """Return the moves that may be chosen here now."""
        if self._is_closed:
            return ()
        return super().choices()

    @property
    def can_undo(self) -> bool:
        """Whether an unfinished pick can be given up, or a decision asked back."""
        return bool(self.candidates) or not self._why_not_back()

    @property
    def can_redo(self) -> bool:
        """Never: what was taken back is gone."""
        return False

    # -- acting

    def pick(self, spot: str) -> Outcome:
        """Do what picking a spot means."""
        return self._refusal() or super().pick(spot)

    def choose(self, text: str) -> Outcome:
        """Make the move that a notation names."""
        return self._refusal() or super().choose(text)

    def undo(self) -> Outcome:
        """Give up an unfinished pick, choose anew in secret, or ask the others for the last decision back."""
        if self.candidates:
            return super().undo()
        why = self._why_not_back()
        if why:
            return Outcome(Result.REFUSED, Message.of(why))
        if self._shared.sealed.get(self.seat):
            self._shared.unseal(self.seat)
            return Outcome(Result.UNDONE, Message.of("session-unsealed"))
        return self._shared.ask_to_take_back(self.seat)

    def step_back(self) -> Outcome:
        """Do as `undo` does: nobody goes back alone."""
        return self.undo()

    def redo(self) -> Outcome:
        """Refuse it."""
        return _NOT_HERE

    def jump(self, number: int) -> Outcome:  # noqa: ARG002 (nobody jumps alone)
        """Refuse it."""
        return _NOT_HERE

    def rename(self, number: int, name: str) -> Outcome:  # noqa: ARG002 (there are no lines to name)
        """Refuse it."""
        return _NOT_HERE

    def prune(self, number: int) -> Outcome:  # noqa: ARG002 (nobody removes anything alone)
        """Refuse it."""
        return _NOT_HERE

    # -- following

    def follow_game(self) -> None:
        """Stand where the game stands; an unfinished pick is given up where the choice is another one."""
        before, asked = self._early, self.choices()
        self._stand()
        self.followed += 1
        early = self._early
        is_same = before is not None and early is not None and len(before.own) == len(early.own)
        if is_same and (self.candidates or asked == self.choices()):
            # Whoever chooses in secret is not disturbed by what others have chosen.
            return
        self._unpick()
        self.changes += 1

    def _stand(self) -> None:
        """Stand where the game stands, or where this seat stands that chooses in secret before its turn."""
        self._early = self._shared.early(self.seat)
        if self._early is None:
            self.tree.here = self._shared.tree.here
        else:
            self.tree.here = self._early.own[-1] if self._early.own else self._early.stand_in

    # -- inside

    @property
    def _is_closed(self) -> bool:
        return self._shared.is_ended or self.has_chosen_early or self.seat in self._shared.away_seats

    def _refusal(self) -> Outcome | None:
        """Return why nothing can be chosen here now, where the rules of the game say nothing of it."""
        if self._shared.is_ended:
            return Outcome(Result.REFUSED, Message.of("session-ended"))
        if self.seat in self._shared.away_seats:
            return Outcome(Result.REFUSED, Message.of("session-seat-kept"))
        if self.has_chosen_early:
            return Outcome(Result.REFUSED, Message.of("session-chosen-early"))
        return None

    def _why_not_back(self) -> str:
        """Return the key of why nothing can be taken back here, or nothing."""
        shared = self._shared
        if shared.is_ended:
            return "session-ended"
        if shared.sealed.get(self.seat):
            return ""
        last = shared.last_of_people()
        if last is None or self.seat < 0:
            return "session-undo-none"
        return "" if last.seat == self.seat else "session-undo-others"

    def _decide(self, move: int) -> Outcome:
        if self._early is None:
            self._shared.decide(self.seat, move)
        else:
            self._shared.seal(self.seat, move)
        return Outcome(Result.PLAYED)
