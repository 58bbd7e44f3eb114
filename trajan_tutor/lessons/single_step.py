"""One step of a lesson by itself: an exercise."""

from dataclasses import replace
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.positions import scope_of
from trajan_tutor.lessons.lesson import Begin, Lesson, StepKind
from trajan_tutor.lessons.rules_tried import rules_tried
from trajan_tutor.lessons.scenarios import scenario_at
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.values import text_of

# Only these have something to be done or answered.
_KINDS: Final = (StepKind.DO, StepKind.ASK)


def exercise_steps(lesson: Lesson) -> tuple[str, ...]:
    """Return the names of the steps that can be given as exercises."""
    return tuple(step.name for step in lesson.steps if step.kind in _KINDS)


def checked_step(lesson: Lesson, step: str) -> str:
    """Return the name of a step that can be given as an exercise; without one that of the only such step.

    Raises MisusedError with the list of steps when there is no such exercise.
    """
    names = exercise_steps(lesson)
    if not text_of("step", step) and len(names) == 1:
        return names[0]
    if step not in names:
        raise MisusedError("exercise-unknown", lesson=lesson.address, step=shortened(step), known=", ".join(names))
    return step


def one_step(lesson: Lesson, game: TutorGame, step: str) -> Lesson:
    """Return a lesson of one step alone, in the position in which the script stands there.

    Nothing is marked on the board. Without a name it is the only step that can be given. Raises MisusedError with the
    list of steps when there is no such exercise, LessonError for a lesson that fails.
    """
    step = checked_step(lesson, step)
    at = next(number for number, one in enumerate(lesson.steps) if one.name == step)
    scenario = scenario_at(lesson, at, game)
    begin = Begin(seat=scenario.seat, others=scenario.begin.others).after(scope_of(game, scenario.session.record()))
    # What was told before it is no part of it, and is still what it tries.
    about = rules_tried(lesson, lesson.steps[at])
    alone = replace(lesson.steps[at], begin=None, spots=(), arrows=(), about=about)
    return replace(lesson, begin=begin, steps=(alone,))
