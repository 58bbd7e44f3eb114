"""Checkpoints: after every four lessons of a course, questions about what they taught."""

from dataclasses import dataclass
from typing import Final

from trajan_tutor.exercise_making.chance import rng_of, shuffled
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.learning.learner import Learner
from trajan_tutor.learning.step_watch import STEP
from trajan_tutor.lessons.lesson import Lesson

LESSONS: Final = 4
# Of each lesson so many rules are asked about.
_OF_EACH: Final = 2


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A checkpoint, counted from 1: the lessons that it looks back at, and the rules that it still asks about."""

    number: int
    lessons: tuple[Lesson, ...]
    rules: tuple[str, ...]

    def source(self, rule: str) -> str:
        """Return the name under which an attempt at a rule is kept."""
        return _source(self.lessons[0].game, self.number, rule)


def open_checkpoint(learner: Learner) -> Checkpoint | None:
    """Return the first checkpoint whose lessons are all done and which is not answered whole, or None."""
    done = {lesson.address for lesson in learner.done}
    sources = {attempt.source for attempt in learner.attempts}
    for number in range(1, len(learner.lessons) // LESSONS + 1):
        lessons = learner.lessons[(number - 1) * LESSONS : number * LESSONS]
        if any(lesson.address not in done for lesson in lessons):
            continue
        asked = _rules(learner, lessons, number)
        rules = tuple(rule for rule in asked if _source(learner.game.name, number, rule) not in sources)
        if rules:
            return Checkpoint(number, lessons, rules)
    return None


def _rules(learner: Learner, lessons: tuple[Lesson, ...], number: int) -> tuple[str, ...]:
    """Return the rules that a checkpoint asks about, always the same: a few of each lesson that can be asked."""
    plan, rng = plan_of(learner.game), rng_of(learner.game.name, number)
    found: dict[str, None] = {}
    for lesson in lessons:
        askable = [rule for rule in lesson.teaches if plan.forms(rule) and rule not in found]
        found |= dict.fromkeys(shuffled(askable, rng)[:_OF_EACH])
    return tuple(found)


def _source(game: str, number: int, rule: str) -> str:
    return f"{game}/checkpoint-{number}{STEP}{rule}"
