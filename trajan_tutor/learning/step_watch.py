"""Which rules a step of a lesson tries, and how a learner comes through it."""

from collections.abc import Mapping
from typing import Final

from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.journals.lesson_notes import StepNotes
from trajan_tutor.lessons.goals import Solved
from trajan_tutor.lessons.lesson import Step, StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.rules_tried import rules_tried
from trajan_tutor.lessons.step_page import Phase

# Only these have something to be done or answered.
KINDS: Final = (StepKind.DO, StepKind.ASK)
# Whoever misses so often is stuck: that is kept before the step is done, which it may never be.
STUCK: Final = 3
# Between the address of a lesson and the name of its step.
STEP: Final = "#"


def outcome_of(notes: StepNotes) -> AttemptOutcome:
    """Return how a step came out, by what is noted of it.

    >>> outcome_of(StepNotes(done=True, hints=1))
    <AttemptOutcome.HINTED: 'hinted'>
    """
    if notes.shown:
        return AttemptOutcome.SHOWN
    if notes.tries:
        return AttemptOutcome.WRONG_TRIES
    return AttemptOutcome.HINTED if notes.hints else AttemptOutcome.FIRST_TRY


class StepWatch:
    """Watches a lesson being played, and keeps how each step came out, once for each time that it was entered.

    Where somebody is stuck that is kept at once, and what comes of the step then adds nothing.
    What a learner only explores or looks up is no try. The notes of a step say what was done in it since ever: what
    was there when it was entered does not count. `sources` name steps that come from somewhere else.
    """

    def __init__(
        self, player: Player, address: str, recorder: Recorder, sources: Mapping[str, str] | None = None
    ) -> None:
        self._player = player
        self._address = address
        self._recorder = recorder
        self._sources = sources or {}
        self._at = -1
        self._before = StepNotes()
        self._is_shown = self._is_counted = self._is_stuck = False
        self.outcomes: dict[str, AttemptOutcome] = {}
        self.look()

    def look(self, *, shown: bool = False) -> None:
        """See what has become of the present step; `shown` tells that it was just played for the learner.

        Raises SavingError the first time that it cannot be kept.
        """
        player = self._player
        if player.at != self._at:
            self._enter()
        self._is_shown |= shown
        if player.phase is Phase.DONE and not self._is_counted and player.step.kind in KINDS:
            self._is_counted = True
            self._count(player.step)
        elif not self._is_counted and not self._is_stuck and self._misses >= STUCK:
            self._is_stuck = True
            self._record(player.step, AttemptOutcome.WRONG_TRIES)

    @property
    def stars(self) -> int:
        """How many steps were solved at the first try."""
        return sum(outcome is AttemptOutcome.FIRST_TRY for outcome in self.outcomes.values())

    @property
    def _misses(self) -> int:
        """How often something went wrong in the step since it was entered."""
        notes = self._player.notes.steps.get(self._player.step.name, StepNotes())
        return notes.tries - self._before.tries

    def _enter(self) -> None:
        player = self._player
        # To look at a step leaves no notes of it.
        notes = player.notes.steps.get(player.step.name, StepNotes())
        self._at = player.at
        self._before = StepNotes(tries=notes.tries, hints=notes.hints)
        self._is_shown = self._is_stuck = False
        self._is_counted = player.phase is Phase.DONE

    def _count(self, step: Step) -> None:
        now, before = self._player.notes.of(step.name), self._before
        done = StepNotes(
            done=True, tries=now.tries - before.tries, hints=now.hints - before.hints, shown=self._is_shown
        )
        outcome = outcome_of(done)
        # Who comes back to a step knows it already.
        self.outcomes.setdefault(step.name, outcome)
        if not self._is_stuck:
            self._record(step, outcome)

    def _record(self, step: Step, outcome: AttemptOutcome) -> None:
        source = self._sources.get(step.name, f"{self._address}{STEP}{step.name}")
        rules = rules_tried(self._player.lesson, step)
        if not isinstance(step.goal, Solved):
            self._recorder.note(rules, outcome, source)
            return
        # A puzzle that was missed tells of no rule; the good turn that was found needed those that it is about.
        self._recorder.note((), outcome, source)
        if rules and outcome is AttemptOutcome.FIRST_TRY:
            self._recorder.note(rules, AttemptOutcome.USED, source)
