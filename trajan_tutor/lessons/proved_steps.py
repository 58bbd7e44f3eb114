"""What a finished game has proved: no lesson asks for it again, its steps are passed over."""

from collections.abc import Iterable, Iterator
from typing import Final

from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.goals import NO_BOUND, YOU, Account, EventHappened, Gained, Goal, leaves
from trajan_tutor.lessons.lesson import Lesson, Step, StepKind

# Between the name of a lesson and that of its step.
STEP: Final = "#"


def proved_by(account: Account, lessons: Iterable[Lesson]) -> Iterator[str]:
    """Yield the steps of lessons that ask for what somebody has done in a finished game, as `NAME#STEP`."""
    for lesson in lessons:
        for step in lesson.steps:
            asked = _proof_goal(step)
            if asked is not None and asked.holds(account):
                yield f"{lesson.name}{STEP}{step.name}"


def proved_in(lesson: Lesson, proved: Iterable[str]) -> frozenset[str]:
    """Return the names of those steps of one lesson that were proved."""
    before = f"{lesson.name}{STEP}"
    return frozenset(name.removeprefix(before) for name in proved if name.startswith(before))


def first_open(lesson: Lesson, at: int, proved: frozenset[str]) -> int:
    """Return the first step from one on that was not proved; the last step of a lesson is never passed over."""
    while at + 1 < len(lesson.steps) and lesson.steps[at].name in proved:
        at += 1
    return at


def passed_over(steps: int) -> tuple[Message, ...]:
    """Return what is said where so many steps were passed over; nothing where none was."""
    return (Message.of("lesson-passed-over", steps=steps),) if steps > 0 else ()


def _proof_goal(step: Step) -> Goal | None:
    """Return what a finished game is asked for a step: nothing where no game can show it."""
    if step.proved is not None or step.kind is not StepKind.DO or step.goal is None:
        return step.proved
    return step.goal if all(map(_is_own_action, leaves(step.goal))) else None


def _is_own_action(goal: Goal) -> bool:
    """Return whether a whole game tells that somebody has done it themselves: what others did proves nothing of them.

    A sum of points over a game is not one turn that brings as many.
    """
    if isinstance(goal, EventHappened):
        return goal.who == YOU
    return isinstance(goal, Gained) and goal.points.least <= 1 and goal.points.most == NO_BOUND
