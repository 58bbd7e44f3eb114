"""Finds the lesson that somebody means: by its address, its number, or its name alone; and how much it is to do."""

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from string import ascii_lowercase

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.campaign import campaign_of
from trajan_tutor.lessons.files import ENDING, lesson_files
from trajan_tutor.lessons.find import find_lesson, lesson_in, lesson_names, not_found
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.step_page import Autonomy
from trajan_tutor.session.values import path_of, text_of


def asked_lesson(asked: str | Path) -> tuple[Lesson, TutorGame]:
    """Return the lesson that is meant, and its game: `game/02-name`, `game/name`, `02-name`, `name`, `02` or a file.

    Raises MisusedError with a list for what is no lesson, or several; LessonError for a lesson with an error.
    """
    path = path_of("lesson", asked)
    if path.suffix == ENDING:
        return find_lesson(path)
    name = str(asked).strip()
    known = lesson_names()
    matches = [address for address in known if name in _ways_to_say(address)]
    if len(matches) != 1:
        matches = _by_number(name, known) or matches
    if len(matches) == 1:
        return find_lesson(matches[0])
    if matches:
        raise MisusedError("lesson-ambiguous", lesson=name, known=", ".join(matches))
    raise not_found(name, {way for address in known for way in _ways_to_say(address)})


def lesson_of_course(address: str) -> tuple[Lesson, TutorGame]:
    """Return the lesson of an address in the catalogue, and its game; a page is given no file by its path.

    Raises MisusedError for what is no address, LessonError.
    """
    known = lesson_names()
    if address not in known:
        raise not_found(address, known)
    return find_lesson(address)


def autonomy_of(name: str) -> Autonomy:
    """Return an autonomy by its name; raises MisusedError with the list of names."""
    try:
        return Autonomy(text_of("autonomy", name))
    except ValueError as error:
        known = ", ".join(autonomy.value for autonomy in Autonomy)
        raise MisusedError("lesson-autonomy-unknown", autonomy=name, known=known) from error


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


def numbers_of(addresses: Iterable[str]) -> dict[str, str]:
    """Return the numbers by which the lessons of a course are known, in its order; a letter tells two of one apart.

    >>> numbers_of(["toy/04-tiles", "toy/05-port", "toy/05-ships"])
    {'toy/04-tiles': '04', 'toy/05-port': '05a', 'toy/05-ships': '05b'}
    """
    numbers = {}
    for number, group in groupby(addresses, key=_number_of):
        alike = list(group)
        for at, address in enumerate(alike):
            numbers[address] = f"{number}{ascii_lowercase[at % len(ascii_lowercase)]}" if len(alike) > 1 else number
    return numbers


def _by_number(asked: str, known: Iterable[str]) -> list[str]:
    """Return the lessons with the number that is asked for: a growing game beside them has another one in the list."""
    matches: list[str] = []
    for game, group in groupby(known, key=lambda address: address.partition("/")[0]):
        try:
            stages = {stage.lesson for stage in campaign_of(find_game(game)).stages}
        except UnreadableError:
            continue
        lessons = [address for address in group if address.partition("/")[2] not in stages]
        numbers = numbers_of(lessons)
        matches += [address for address in lessons if asked in (numbers[address], f"{game}/{numbers[address]}")]
    return matches


def _number_of(address: str) -> str:
    return address.partition("/")[2].partition("-")[0]


def _ways_to_say(address: str) -> tuple[str, ...]:
    """Return all texts that mean a lesson, as long as no other one has them too."""
    game, _, name = address.partition("/")
    number, _, rest = name.partition("-")
    if not number.isdecimal():
        return (address, name)
    return (address, name, f"{game}/{rest}", rest, number, f"{game}/{number}")
