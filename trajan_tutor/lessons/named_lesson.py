"""Finds the lesson that somebody means: by its address, its number, or its name alone."""

from pathlib import Path

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.files import ENDING, lesson_files
from trajan_tutor.lessons.find import find_lesson, lesson_in, lesson_names, not_found
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.session.values import path_of


def asked_lesson(asked: str | Path) -> tuple[Lesson, TutorGame]:
    """Return the lesson that is meant, and its game: `game/02-name`, `game/name`, `02-name`, `name`, `02` or a file.

    Raises MisusedError with a list for what is no lesson, or several; LessonError for a lesson with an error.
    """
    path = path_of("lesson", asked)
    if path.suffix == ENDING:
        return find_lesson(path)
    name = str(asked).strip()
    known = lesson_names()
    found = [address for address in known if name in _ways_to_say(address)]
    if len(found) == 1:
        return find_lesson(found[0])
    if found:
        raise MisusedError("lesson-ambiguous", lesson=name, known=", ".join(found))
    raise not_found(name, {way for address in known for way in _ways_to_say(address)})


def readable_course(game: TutorGame) -> tuple[tuple[Lesson, ...], tuple[Message, ...]]:
    """Return the lessons of a game that can be read, in their order, and what is wrong with the others.

    One file with an error does not keep a learner from the rest of the course.
    """
    lessons: list[Lesson] = []
    problems: list[Message] = []
    for path in lesson_files(game):
        try:
            lessons.append(lesson_in(path, game))
        except UnreadableError as error:
            problems.append(error.message)
    return tuple(lessons), tuple(problems)


def following(address: str) -> str:
    """Return the address of the lesson after one in its course, or an empty text after the last one."""
    game = address.partition("/")[0]
    course = [name for name in lesson_names() if name.partition("/")[0] == game]
    at = course.index(address) + 1 if address in course else len(course)
    return course[at] if at < len(course) else ""


def _ways_to_say(address: str) -> tuple[str, ...]:
    """Return all texts that mean a lesson, as long as no other one has them too."""
    game, _, name = address.partition("/")
    number, _, rest = name.partition("-")
    if not number.isdecimal():
        return (address, name)
    return (address, name, f"{game}/{rest}", rest, number, f"{game}/{number}")
