"""What pupils are given, in words: titles, and the list of everything that can be given."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from trajan_tutor.classroom.class_words import class_words, say
from trajan_tutor.classroom.messages import GivenChoice
from trajan_tutor.classroom.own_exercises import lesson_of_task
from trajan_tutor.classroom.task import ClassTask, TaskKind
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.i18n import Words
from trajan_tutor.learning.step_watch import STEP
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.single_step import exercise_steps

# Between the rules of what is practised.
BETWEEN: Final = ","
# More titles than all courses have, in several languages.
_TITLES: Final = 512
# What stands in a list, in letters.
_LETTERS: Final = 72


def title_of(task: ClassTask, language: str) -> str:
    """Return the title of a task."""
    if task.lesson and task.kind is TaskKind.EXERCISE:
        lesson, _ = lesson_of_task(task.name, task.lesson)
        return Words(own=dict(lesson.words))(lesson.title)
    match task.kind:
        case TaskKind.LESSON:
            return _lesson_title(task.name, language)
        case TaskKind.EXERCISE:
            return _exercise_title(task.name, language)
        case TaskKind.PRACTISE if BETWEEN in task.name:
            rules = tuple(rule_title(rule, language) for rule in task.name.split(BETWEEN))
            return say(language, "class-opening", rules=rules)
        case TaskKind.PRACTISE:
            return say(language, "class-task-practise", rule=rule_title(task.name, language))
        case TaskKind.GAME:
            return say(language, "class-task-game", game=task.name)
        case TaskKind.TABLE:
            return say(language, "class-task-table", game=task.name)
        case _:
            return say(language, f"class-task-{task.kind}")


def address_title(address: str, language: str) -> str:
    """Return the title of a lesson, the address where there is none here."""
    return _lesson_title(address.partition(STEP)[0], language) or address


def rule_title(rule: str, language: str) -> str:
    """Return the title of a rule, its id where it has none."""
    name = rule.partition(".")[0]
    rule_found = find_game(name).rules.rules.get(rule) if name in games_by_course() else None
    return class_words(language)(Message(rule_found.key)) if rule_found is not None else rule


def can_be_practised(rule: str) -> bool:
    """Return whether exercises can be made about a rule."""
    return bool(plan_of(find_game(rule.partition(".")[0])).forms(rule))


def place_in(lesson: str, number: int, language: str) -> str:
    """Return where somebody is: the title of a lesson and the number of its step, or a game."""
    if not number:
        return say(language, "class-task-game", game=lesson) if lesson in games_by_course() else ""
    title = _lesson_title(lesson, language)
    if not title:
        # Exercises that were made have no place in a course.
        return say(language, "class-step", number=number)
    return say(language, "class-place", title=title, number=number)


@lru_cache(maxsize=_TITLES)
def _lesson_title(address: str, language: str) -> str:
    """Return the title of a lesson, an empty text where there is none: it is asked for each pupil again and again."""
    try:
        return class_words(language)(find_lesson(address)[0].title)
    except TutorError:
        return ""


def given_choices(language: str) -> Iterator[list[GivenChoice]]:
    """Give what can be given, and opened on the shared board, lesson by lesson: each takes a moment to be read."""
    words = class_words(language)
    for name in games_by_course():
        game = find_game(name)
        order, group = course_order(game), words(Message.of("page-game", game=name))
        title = say(language, "class-task-game", game=name)
        yield [{"kind": "game", "name": name, "title": title, "group": group}]
        for lesson in (*order.games, *order.lessons):
            title = say(language, "classroom-lesson", number=order.numbers()[lesson.address], title=words(lesson.title))
            yield [
                {"kind": "lesson", "name": lesson.address, "title": title, "group": group},
                *_exercises(lesson, title, language),
            ]


def _exercises(lesson: Lesson, group: str, language: str) -> list[GivenChoice]:
    names = [f"{lesson.address}{STEP}{step}" for step in exercise_steps(lesson)]
    return [
        {"kind": "exercise", "name": name, "title": _exercise_title(name, language), "group": group} for name in names
    ]


@lru_cache(maxsize=_TITLES)
def _exercise_title(name: str, language: str) -> str:
    """Return the title of the lesson of an exercise, its number there, and what is to be done."""
    address, _, step = name.partition(STEP)
    lesson, words = find_lesson(address)[0], class_words(language)
    number = next((at for at, named_step in enumerate(lesson.steps, start=1) if named_step.name == step), 0)
    about = _about(lesson, step, words)
    return say(language, "class-task-exercise", title=words(lesson.title), number=number, about=about)


def _about(lesson: Lesson, step: str, words: Words) -> str:
    """Return what is to be done in a step: its goal where no other step has the same, or else how its text begins."""
    goals = [_goal(lesson, named_step.name, words) for named_step in lesson.steps]
    goal = _goal(lesson, step, words)
    if goal and goals.count(goal) == 1:
        return goal
    return shortened(words(lesson.says(step)), _LETTERS)


def _goal(lesson: Lesson, step: str, words: Words) -> str:
    goal = lesson.says(f"{step}.goal")
    return words(goal) if words.has(goal.key) else ""


def shortened(text: str, most: int) -> str:
    """Return the beginning of a text, whole words of it, with a sign that there is more.

    >>> shortened("Which tray did it fall into?", 15)
    'Which tray did…'
    >>> shortened("Click it.", 15)
    'Click it.'
    """
    if len(text) <= most:
        return text
    return f"{text[:most].rpartition(' ')[0].rstrip(',;:.')}…"
