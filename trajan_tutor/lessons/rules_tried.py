"""Which rules a step of a lesson tries: what a wrong try tells of."""

from collections.abc import Iterator

from trajan_tutor.lessons.goals import AllOf, AnyOf, EventHappened, Goal, NotSo, Refused, Solved
from trajan_tutor.lessons.lesson import Lesson, Step


def rules_tried(lesson: Lesson, step: Step) -> tuple[str, ...]:
    """Return the rules that a step tries: what it is about, what it tells, or else what was told last before it.

    Of a lesson that names no rule in any step, as one of somebody's own may be: those that the goal names, or else what
    the lesson teaches. A puzzle tells of no rule.
    """
    if step.about:
        return step.about
    rules: tuple[str, ...] = ()
    for lesson_step in lesson.steps:
        rules = lesson_step.rules or rules
        if lesson_step.name == step.name:
            break
    if any(lesson_step.rules or lesson_step.about for lesson_step in lesson.steps) or isinstance(step.goal, Solved):
        return rules
    return tuple(dict.fromkeys(_rules_of(step.goal))) or lesson.teaches


def _rules_of(goal: Goal | None) -> Iterator[str]:
    """Yield the rules that a goal names: those that refuse, and those by which something happens."""
    match goal:
        case Refused(rules):
            yield from rules
        case EventHappened(rule=rule) if rule:
            yield rule
        case AllOf(goals) | AnyOf(goals):
            for part in goals:
                yield from _rules_of(part)
        case NotSo(part):
            yield from _rules_of(part)
