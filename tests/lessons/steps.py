"""What tests of lessons share."""

from trajan_tutor.lessons.lesson import Lesson


def place_of(lesson: Lesson, step: str) -> int:
    """Return the number of a step."""
    return next(number for number, one in enumerate(lesson.steps) if one.name == step)
