"""Finds lessons: those that come with a game, and a teacher's own by the path of their file."""

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game, find_plugin
from trajan_tutor.lessons.files import ENDING, folder_of, games_by_course, lesson_files
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.reader import read_lesson


def lesson_names() -> tuple[str, ...]:
    """Return the addresses of all lessons, such as `game/01-name`, in the order of the courses."""
    return tuple(
        f"{name}/{path.name.removesuffix(ENDING)}"
        for name in games_by_course()
        for path in lesson_files(find_plugin(name))
    )


def find_lesson(address: str | Path) -> tuple[Lesson, TutorGame]:
    """Return a lesson and its game, by its address or by the path of a file.

    A number before the name may be left out. Raises MisusedError for an address that is not known, LessonError for a
    lesson with an error.
    """
    path = Path(address)
    if path.suffix == ENDING:
        lesson = read_lesson(path)
        return lesson, find_game(lesson.game)
    known = lesson_names()
    asked = str(address)
    matches = [name for name in known if asked in (name, _plain(name))]
    if not matches:
        raise not_found(asked, [*known, *map(_plain, known)])
    name, _, lesson_name = matches[0].partition("/")
    game = find_game(name)
    return _read(folder_of(game) / f"{lesson_name}{ENDING}", name), game


def not_found(asked: str, ways: Iterable[str]) -> MisusedError:
    """Return what is said where no lesson is called so: what is spelt nearly so, or where all lessons are listed."""
    near = get_close_matches(asked, sorted(ways), n=3, cutoff=0.55)
    if near:
        return MisusedError("lesson-misspelt", lesson=asked, known=", ".join(near))
    return MisusedError("lesson-unknown", lesson=asked)


def course(game: TutorGame) -> tuple[Lesson, ...]:
    """Return all lessons of a game, in the order of the course; raises LessonError."""
    return tuple(lesson_in(path, game) for path in lesson_files(game))


def lesson_in(path: Path, game: TutorGame) -> Lesson:
    """Return the lesson of a game that one of `lesson_files` holds; raises LessonError."""
    return _read(path, game.name)


@cache
def _read(path: Path, game: str) -> Lesson:
    return read_lesson(path, game)


def _plain(address: str) -> str:
    """Return an address without the number that gives the lesson its place in the course."""
    game, _, name = address.partition("/")
    number, _, rest = name.partition("-")
    return f"{game}/{rest}" if number.isdecimal() else address
