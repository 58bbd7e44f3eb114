"""Games of one's own: a move that a rule refuses, or a costly turn that is put down to a rule, is an attempt at it."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from trajan_tutor.coach.turn_comparison import TurnComparison
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.journals.attempts import AttemptOutcome
from trajan_tutor.journals.attempts_journal import Clock, Recorder, seconds_now
from trajan_tutor.journals.writing import SavingError


class OwnGames:
    """Keeps what the games on one board tell of rules, each rule once a game; without a folder there is no `recorder`.

    What is tried out beside a game, or looked up, is told by nobody.
    """

    def __init__(self, home: Path | None, clock: Clock = seconds_now) -> None:
        """Keep nothing yet."""
        self.recorder = None if home is None else Recorder(home, clock)
        self._told: set[str] = set()

    def begin(self) -> None:
        """Begin another game."""
        self._told.clear()

    def refused(self, game: TutorGame, rule: str) -> None:
        """Keep that a rule refused a move."""
        self._note(game, (rule,), AttemptOutcome.REFUSED)

    def judged(self, game: TutorGame, comparison: TurnComparison) -> None:
        """Keep by which rule a turn cost something, where that is sure and the coach puts it down to one."""
        verdict, reasons = comparison.verdict, comparison.why_better()
        if reasons and not verdict.is_fine and verdict.low >= verdict.tolerance:
            self._note(game, (reasons[0].rule,), AttemptOutcome.COSTLY)

    def _note(self, game: TutorGame, rules: Iterable[str], outcome: AttemptOutcome) -> None:
        known = game.rules.rules
        new = [rule for rule in dict.fromkeys(rules) if rule in known and rule not in self._told]
        if new and self.recorder is not None:
            self._told.update(new)
            # The journal of the game, in the same folder, tells that nothing can be written there.
            with suppress(SavingError):
                self.recorder.note(new, outcome, game.name)
