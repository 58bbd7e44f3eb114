"""Looking back over a game on a board: what cost most, and what of it was asked for."""

from trajan_tutor.coach.retrospect import Judged, Reviewer
from trajan_tutor.desk.coach_found import LOOK_BACK, Efforts, Host
from trajan_tutor.desk.coach_mind import Mind
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.session.retrospect import LookingBack, reviewer_for
from trajan_tutor.session.session import Session


class Back:
    """A look back over the line on which the game stood when it was asked for."""

    __slots__ = ("_nodes", "_session", "found", "host", "lines", "mind")

    def __init__(self, host: Host, mind: Mind) -> None:
        """Have looked at nothing."""
        self.host = host
        self.mind = mind
        self.found: LookingBack | None = None
        self.lines: set[int] = set()
        self._session: Session | None = None
        self._nodes: tuple[int, ...] = ()

    def ask(self, session: Session, efforts: Efforts) -> None:
        """Begin to look back over the present line."""
        reviewer = reviewer_for(session, seed=session.setup.seed, effort=efforts.look_back)
        # The game may go on, or back, meanwhile.
        self._session, self._nodes = session, (session.tree.root.number, *(step.number for step in session.steps))

        def told() -> Message:
            self.show(reviewer)
            return Message.of("coach-looked-back")

        self.mind.think(LOOK_BACK, reviewer, told)

    def show(self, reviewer: Reviewer) -> None:
        """Show what was found so far."""
        self.lines = set()
        if self._session is not None:
            self.found = LookingBack(self._session, reviewer.retrospect(), self.host.words, self._nodes)

    def forget(self) -> None:
        """Forget what was found."""
        self.found, self._session = None, None
        self.lines = set()

    def one(self, number: int) -> Judged:
        """Return a turn that cost much, counted from 0; raises MisusedError when there is none."""
        costly = self.found.costliest if self.found else ()
        if not 0 <= number < len(costly):
            raise MisusedError("coach-hint-gone")
        return costly[number]

    def node_before(self, number: int) -> int:
        """Return the node before a turn that cost much."""
        return self._nodes[self.one(number).moment.number]
