"""Games of one's own: a move that a rule refuses, or a costly turn that is put down to a rule, is an attempt at it."""

from collections.abc import Iterable
from pathlib import Path

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.mastery.attempts import Outcome
from trajan_tutor.mastery.mastery_journal import Clock, Recorder, seconds_now


class OwnGames:
    """Keeps what the games on one board tell of rules, each rule once a game; without a folder nothing is kept.

    What is tried out beside a game, or looked up, is told by nobody.
    """

    def __init__(self, home: Path | None, clock: Clock = seconds_now) -> None:
        """Keep nothing yet."""
        self._recorder = None if home is None else Recorder(home, clock)
        self._told: set[str] = set()

    def begin(self) -> None:
        """Begin another game."""
        self._told.clear()

    def refused(self, game: TutorGame, rule: str) -> None:
        """Keep that a rule refused a move; raises SavingError the first time that it cannot be written."""
        self._note(game, (rule,), Outcome.REFUSED)

    def cost(self, game: TutorGame, rules: Iterable[str]) -> None:
        """Keep that a turn cost something by some rules; raises SavingError the first time that it cannot be written."""
        self._note(game, rules, Outcome.COSTLY)

    def _note(self, game: TutorGame, rules: Iterable[str], outcome: Outcome) -> None:
        known = game.rules.rules
        new = [rule for rule in dict.fromkeys(rules) if rule in known and rule not in self._told]
        if new and self._recorder is not None:
            self._told.update(new)
            self._recorder.note(new, outcome, game.name)
