"""Which rules a step of a lesson tries: what a wrong try tells of."""

from collections.abc import Iterator

from trajan_tutor.lessons.goals import AllOf, AnyOf, EventHappened, Goal, NotSo, Refused
from trajan_tutor.lessons.lesson import Lesson, Step


def rules_tried(lesson: Lesson, step: Step) -> tuple[str, ...]:
    """Return the rules that a step tries: what it is about, what it tells, or else what was told last before it.

    Where nothing was told, those that its goal names, and at last what the lesson teaches: a lesson of somebody's own
    may say no more.
    """
    if step.about:
        return step.about
    told: tuple[str, ...] = ()
    for one in lesson.steps:
        told = one.rules or told
        if one.name == step.name:
            break
    return told or tuple(dict.fromkeys(_rules_of(step.goal))) or lesson.teaches


def _rules_of(goal: Goal | None) -> Iterator[str]:
    """Yield the rules that a goal names: those that refuse, and those by which something happens."""
    match goal:
        case Refused(rules):
            yield from rules
        case EventHappened(rule=rule) if rule:
            yield rule
        case AllOf(goals) | AnyOf(goals):
            for one in goals:
                yield from _rules_of(one)
        case NotSo(one):
            yield from _rules_of(one)
