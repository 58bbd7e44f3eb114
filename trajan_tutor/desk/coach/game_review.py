"""Looking back over a game on a board: a glance at every decision, then the costly ones, as far as it has come."""

from dataclasses import replace

from trajan_tutor.coach.mistakes import Mistake, mistake_of
from trajan_tutor.coach.retrospect import Judged
from trajan_tutor.coach.reviewer import Reviewer
from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import LOOK_BACK
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.record import Record
from trajan_tutor.journals.mistakes_journal import SavedMistakes
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.session.session import Session
from trajan_tutor.shown.looking_back import LookingBack, reviewer_for, seats_reviewed

# The first grades are shown one by one, later ones several at a time.
_ONE_BY_ONE = 4
_AT_A_TIME = 6


class GameReview:
    """A look back over the line on which the game stood when it was asked for; `count` tells one from another.

    `kind` is by what its thinking is known.
    """

    __slots__ = (
        "_nodes",
        "_reviewer",
        "_saved_mistakes",
        "_session",
        "_shown_count",
        "count",
        "has_others",
        "kind",
        "looking_back",
        "record",
        "state",
        "table",
    )

    def __init__(self, table: Table, state: CoachState, saved_mistakes: SavedMistakes, kind: str = LOOK_BACK) -> None:
        """Have looked at nothing."""
        self._saved_mistakes = saved_mistakes
        self.kind = kind
        self.table = table
        self.state = state
        self.looking_back: LookingBack | None = None
        self.record: Record | None = None
        self.count = 0
        self.has_others = False
        self._reviewer: Reviewer | None = None
        self._session: Session | None = None
        self._nodes: tuple[int, ...] = ()
        self._shown_count = 0

    @property
    def session(self) -> Session:
        """The game that is looked back at; raises MisusedError when there is none."""
        if self._session is None:
            raise MisusedError("coach-hint-gone")
        return self._session

    def ask(self, session: Session, *, others: bool = False) -> None:
        """Begin to look back over the present line, at what people decided, and once it is over at `others` as well."""
        self.has_others = others and session.is_over
        self._reviewer = reviewer_for(
            session,
            seats=range(len(session.players)) if self.has_others else seats_reviewed(session),
            seed=session.setup.seed,
            effort=self.state.efforts.look_back,
            closer=self.state.efforts.closer,
        )
        # The game may go on, or back, meanwhile.
        self._session, self._nodes = session, (session.tree.root.number, *(step.number for step in session.steps))
        self.record = session.record()
        self.count += 1
        self._shown_count = 0
        self.show()

        def at_end() -> Message | None:
            self.show()
            try:
                self._saved_mistakes.add(self.to_practise())
            except SavingError as error:
                return error.message
            return Message.of("coach-looked-back") if self.kind == LOOK_BACK else None

        self.state.think(self.kind, self._reviewer, at_end)

    def is_done_with(self, session: Session) -> bool:
        """Return whether this game was looked back at, from its beginning to where it stands."""
        shown = self.looking_back if self._session is session else None
        return shown is not None and shown.retrospect.share >= 1 and len(self._nodes) == len(session.steps) + 1

    def show(self) -> None:
        """Show what was found so far."""
        if self._session is not None and self._reviewer is not None:
            self.looking_back = LookingBack(self._session, self._reviewer.retrospect(), self.table.words, self._nodes)

    def translate(self) -> None:
        """Put the findings into the new language of the board."""
        if self.looking_back is not None:
            self.looking_back = replace(self.looking_back, words=self.table.words)

    def follow(self) -> None:
        """Show what was found, where enough has come since it was shown."""
        if self._reviewer is None:
            return
        known = len(self._reviewer.judged) + sum(judged.looks for judged in self._reviewer.judged)
        if known > self._shown_count and (known <= _ONE_BY_ONE or known >= self._shown_count + _AT_A_TIME):
            self._shown_count = known
            self.show()

    def forget(self) -> None:
        """Forget what was found."""
        self.looking_back = self._session = self._reviewer = self.record = None

    def decision(self, number: int) -> Judged:
        """Return a decision, counted from 0 in the order of the game; raises MisusedError when there is none."""
        judged = self.looking_back.retrospect.judged if self.looking_back else ()
        if not 0 <= number < len(judged):
            raise MisusedError("coach-hint-gone")
        return judged[number]

    def node_before(self, number: int) -> int:
        """Return the node before a decision."""
        return self._nodes[self.decision(number).moment.number]

    def to_practise(self) -> list[Mistake]:
        """Return the mistakes as they are tried again and kept."""
        if self._session is None or self.record is None:
            return []
        return [mistake_of(self._session.game, self.record, judged) for judged in self.mistakes()]

    def mistakes(self) -> tuple[Judged, ...]:
        """Return the few decisions of people that clearly cost most, the costliest first."""
        if self.looking_back is None or self._session is None or not self._session.people:
            return ()
        return self.looking_back.retrospect.costliest(seats=self._session.people)
