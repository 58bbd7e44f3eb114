"""What a learner did in lessons: tries, hints, what was shown, and where each lesson stands."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class StepNotes:
    """What a learner did in one step: wrong tries, hints, whether it was played for them, whether it is done."""

    done: bool = False
    tries: int = 0
    hints: int = 0
    shown: bool = False


@dataclass(frozen=True, slots=True)
class RuleNotes:
    """What a learner did about one rule, in lessons, exercises and games: attempts, and how many of them missed it."""

    attempts: int
    missed: int


@dataclass(frozen=True, slots=True)
class GrowingGameResult:
    """How a growing game ended: whether the learner won, their points, and those of the others by their seats."""

    won: bool
    points: int
    others: tuple[int, ...] = ()


@dataclass(slots=True)
class LessonNotes:
    """What a learner did in one lesson: the step it stands at (counted from 0), whether it is done, its steps.

    Where a step may last long, `line` holds the decisions of the game that stands on the board, and `starts` how many
    of them were made when each step began: so that a game of an hour is taken up again, not only its step. Of a growing
    game that was played to its end they stay. `result` tells how it ended, and `proved` names the steps of lessons, as
    `NAME#STEP`, for what somebody has shown in it.
    """

    at: int = 0
    done: bool = False
    steps: dict[str, StepNotes] = field(default_factory=dict)
    line: tuple[str, ...] = ()
    starts: dict[str, int] = field(default_factory=dict)
    result: GrowingGameResult | None = None
    proved: tuple[str, ...] = ()

    def of(self, step: str) -> StepNotes:
        """Return the notes of a step, new ones if there are none yet."""
        return self.steps.setdefault(step, StepNotes())

    @property
    def tries(self) -> int:
        """Wrong tries over all steps."""
        return sum(step.tries for step in self.steps.values())

    @property
    def hints(self) -> int:
        """Hints over all steps."""
        return sum(step.hints for step in self.steps.values())

    @property
    def shown(self) -> int:
        """Steps that were played for the learner."""
        return sum(step.shown for step in self.steps.values())
