"""Verdicts on turns that were played: shown unasked as often as the person who plays wants them."""

from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import QUIET, VERDICT, VerdictsShown, tell_of
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.learning.own_games import OwnGames
from trajan_tutor.session.session import Session
from trajan_tutor.shown.hint import TurnComparisonShown
from trajan_tutor.shown.turn_verdict import Judge, judged, turn_just_played


class BoardVerdicts:
    """Judges turns that were played; `shown` is the last verdict, `start` the node before its turn.

    A verdict is shown unasked as `when` says.
    """

    def __init__(self, table: Table, state: CoachState, when: VerdictsShown, own_games: OwnGames) -> None:
        """Have judged nothing."""
        self.table = table
        self.state = state
        self.when = when
        self.own_games = own_games
        self.shown: TurnComparisonShown | None = None
        self.start = -1

    def follow(self, session: Session, since: int) -> None:
        """Judge the turn that a person has just ended, if verdicts are wanted."""
        # Between people at one screen a verdict would tell what somebody holds.
        if self.when == QUIET or session.hot_seat:
            return
        turn = turn_just_played(session, since)
        if turn is None:
            return
        was_helped = self.own_games.ends_turn()
        self.shown = None
        if self.state.is_asked:
            return
        self.state.stop()
        self.start = turn.start
        judge = Judge(session, turn, session.setup.seed, self.state.efforts.verdict)

        def at_end() -> Message | None:
            self.shown = judged(session, judge, self.table.words, tell_of(self.when, session.game))
            self.own_games.judged(session.game, judge.comparison())
            if not was_helped:
                self.own_games.used(session.game, judge.rules_needed)
            return self.shown.comparison.message if self.shown else None

        self.state.think(VERDICT, judge, at_end)

    def set_when(self, number: int) -> Message | None:
        """Choose when verdicts are shown, by the number of the choice."""
        if not 0 <= number < len(VerdictsShown):
            raise MisusedError("board-not-understood")
        self.when = list(VerdictsShown)[number]
        if self.state.kind == VERDICT and self.when == QUIET:
            self.state.stop()
        return None

    def show_better(self, _number: int) -> Message | None:
        """Show what would have been better."""
        if self.shown is None:
            raise MisusedError("coach-hint-gone")
        self.shown.show()
        return None
