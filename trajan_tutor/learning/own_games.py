"""Games of one's own: what a turn tells of rules is an attempt at them, and each counts once a game.

A move that a rule refuses, and a costly turn that is put down to a rule, are misses. A good turn that was played
without help is a right use of the rules that it needed (`coach/needed_rules.py`). A rule by which something happened to
the player was met.
"""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from trajan_tutor.coach.turn_comparison import TurnComparison
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Clock, Recorder, seconds_now
from trajan_tutor.journals.writing import SavingError


class OwnGames:
    """Keeps what the games on one board tell of rules, each rule once a game; without a folder there is no `recorder`.

    What is tried out beside a game is told by nobody. Of a rule that was missed in a game no use is told in it.
    """

    def __init__(self, home: Path | None, clock: Clock = seconds_now) -> None:
        self.recorder = None if home is None else Recorder(home, clock)
        self._noted: set[str] = set()
        self._met: set[str] = set()
        self._is_helped = False

    def begin(self) -> None:
        """Begin another game."""
        self._noted.clear()
        self._met.clear()
        self._is_helped = False

    def helped(self) -> None:
        """Take note that the turn in progress is not the player's alone: a hint, a mark, or an idea was shown."""
        self._is_helped = True

    def ends_turn(self) -> bool:
        """Take note that a turn is over, and return whether there was any help in it."""
        was_helped, self._is_helped = self._is_helped, False
        return was_helped

    def refused(self, game: TutorGame, rule: str) -> None:
        """Keep that a rule refused a move."""
        self._note(game, (rule,), AttemptOutcome.REFUSED)

    def judged(self, game: TutorGame, comparison: TurnComparison) -> None:
        """Keep by which rule a turn cost something, where that is sure and the coach puts it down to one."""
        verdict, reasons = comparison.verdict, comparison.why_better()
        if reasons and not verdict.is_fine and verdict.low >= verdict.tolerance:
            self._note(game, (reasons[0].rule,), AttemptOutcome.COSTLY)

    def used(self, game: TutorGame, rules: Iterable[str]) -> None:
        """Keep that a good turn needed some rules."""
        self._note(game, sorted(rules), AttemptOutcome.USED)

    def met(self, game: TutorGame, rules: Iterable[str]) -> None:
        """Keep that something happened by some rules, or that they were looked up."""
        new = [rule for rule in dict.fromkeys(rules) if rule in game.rules.rules and rule not in self._met]
        self._met.update(new)
        self._record(game, new, AttemptOutcome.MET)

    def _note(self, game: TutorGame, rules: Iterable[str], outcome: AttemptOutcome) -> None:
        known = game.rules.rules
        new = [rule for rule in dict.fromkeys(rules) if rule in known and rule not in self._noted]
        self._noted.update(new)
        self._record(game, new, outcome)

    def _record(self, game: TutorGame, rules: list[str], outcome: AttemptOutcome) -> None:
        if rules and self.recorder is not None:
            # The journal of the game, in the same folder, tells that nothing can be written there.
            with suppress(SavingError):
                self.recorder.note(rules, outcome, game.name)
