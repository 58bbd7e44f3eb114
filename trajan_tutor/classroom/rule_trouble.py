"""Which rules a class misunderstands, and who is stuck: from what pupils do, while they do it."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.desk.lesson.learner_events import LearnerEvent, LearnerEventKind

# The third wrong try in a step is where somebody is stuck.
STUCK_AT: Final = 3
# So many rules are named: nobody takes up more at a time.
NAMED: Final = 3
# One slip of one pupil is no misunderstanding.
_FEWEST: Final = 2
_WRONG: Final = frozenset({LearnerEventKind.TRY, LearnerEventKind.REFUSAL})
_GOES_ON: Final = frozenset({LearnerEventKind.STEP, LearnerEventKind.DONE, LearnerEventKind.SHOWN})


@dataclass(slots=True)
class LearnerPlace:
    """Where a pupil is: the lesson with the number of its step, how often it went wrong there, and by which rule."""

    lesson: str = ""
    number: int = 0
    misses: int = 0
    rule: str = ""

    @property
    def is_stuck(self) -> bool:
        """Whether the pupil does not get on."""
        return self.misses >= STUCK_AT


@dataclass(frozen=True, slots=True)
class MissedRule:
    """A rule with the ids of those who missed it, and how often that was."""

    rule: str
    learners: tuple[str, ...]
    misses: int


@dataclass(slots=True)
class RuleTrouble:
    """Takes note of what pupils do; `places` are where they are, by their ids."""

    places: dict[str, LearnerPlace] = field(default_factory=dict)
    _misses: dict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))

    def note(self, learner: str, event: LearnerEvent) -> None:
        """Take note of what a pupil did."""
        place = self.places.setdefault(learner, LearnerPlace())
        place.lesson, place.number = event.lesson, event.number
        if event.kind in _WRONG:
            self._missed(learner, place, event)
        elif event.kind in _GOES_ON:
            place.misses, place.rule = 0, ""
        if event.kind is LearnerEventKind.DONE and not event.misses:
            # Who does it at once has understood it by now.
            for rule in event.rules:
                self._misses[rule].pop(learner, None)

    def forget(self, learner: str) -> None:
        """Forget a pupil who was removed."""
        self.places.pop(learner, None)
        for misses in self._misses.values():
            misses.pop(learner, None)

    def begin(self, learner: str) -> None:
        """Take note that a pupil was given something else: where they were stuck they are no more."""
        self.places.pop(learner, None)

    def most(self) -> list[MissedRule]:
        """Return the rules that most pupils misunderstand, the worst first."""
        missed = [MissedRule(rule, tuple(by), sum(by.values())) for rule, by in self._misses.items() if by]
        listed = [rule_missed for rule_missed in missed if rule_missed.misses >= _FEWEST]
        return sorted(
            listed, key=lambda rule_missed: (-len(rule_missed.learners), -rule_missed.misses, rule_missed.rule)
        )[:NAMED]

    def _missed(self, learner: str, place: LearnerPlace, event: LearnerEvent) -> None:
        # Outside of lessons nothing counts what goes wrong.
        place.misses = event.misses or place.misses + 1
        for rule in event.rules:
            self._misses[rule][learner] = self._misses[rule].get(learner, 0) + 1
        if event.rules:
            place.rule = event.rules[0]
