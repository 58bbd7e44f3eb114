"""Makes the desk of what a pupil was given, or of what lies on the shared board."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.next_opening import opening_lesson
from trajan_tutor.classroom.own_exercises import lesson_of_task
from trajan_tutor.classroom.task import ClassTask, TaskKind
from trajan_tutor.classroom.task_words import BETWEEN, can_be_practised
from trajan_tutor.desk.coach.findings import QUIET
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.front_door import left_open
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.lesson.opened_lessons import exercise_activity, lesson_activity, made_activity, step_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.record import dumps, record_of
from trajan_tutor.exercise_making.wanted_exercises import make_lesson, wanted_of
from trajan_tutor.journals import progress_journal
from trajan_tutor.learning.step_watch import STEP
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.find import find_lesson, lesson_names
from trajan_tutor.lessons.single_step import checked_step
from trajan_tutor.lessons.step_page import Autonomy
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP as STEP_BY_STEP
from trajan_tutor.session.session import Session

# So many exercises about a rule are given at a time.
_EXERCISES: Final = 3
# The address of an own exercise that is part of something else.
_OPENING: Final = "opening/own"
_IN_LESSONS: Final = frozenset({TaskKind.LESSON, TaskKind.EXERCISE, TaskKind.PRACTISE})


def task_desk(task: ClassTask, outside: HostServices, language: str, folder: Path) -> Desk:
    """Return the desk of a task; a pupil's progress lies in a folder, and each game in one of its own.

    Raises MisusedError or LessonError for what cannot be given.
    """
    if task.kind in _IN_LESSONS:
        return Desk(None, replace(outside, saves=folder), lesson=_lesson(task, language, folder))
    return _game(task, replace(outside, saves=folder / f"task-{task.number}"), language)


def reads_progress(task: ClassTask) -> bool:
    """Return whether the desk of a task goes on from the progress of a pupil."""
    return task.kind in _IN_LESSONS


def is_begun(task: ClassTask, folder: Path) -> bool:
    """Return whether somebody whose progress lies in a folder has begun a task, or is shown it otherwise for it."""
    if task.kind not in _IN_LESSONS:
        return (folder / f"task-{task.number}").exists()
    if not folder.exists():
        return False
    notes = progress_journal.read(folder).progress.lessons
    if not notes or task.kind is TaskKind.PRACTISE:
        return bool(notes)
    # In a game of the course steps are passed over that were proved in others.
    return task.name in notes or course_order(find_game(game_of(task))).is_game(task.name)


def game_of(task: ClassTask) -> str:
    """Return the name of the game that a task is about."""
    if task.kind is TaskKind.PRACTISE:
        return task.name.partition(".")[0]
    if task.record:
        return record_of(parse_json(task.record)).game
    return task.name.partition("/")[0]


def moves_before(task: ClassTask) -> int:
    """Return how many decisions lie before the position of a task; 0 where it begins with a game."""
    return len(record_of(parse_json(task.record)).moves) if task.record else 0


def checked_name(kind: TaskKind, name: str) -> str:
    """Return the name of what can be given; raises MisusedError for what there is not: never the path of a file.

    An exercise is a step of a lesson, `game/01-name#step`; a lesson is named without one; what is practised are rules
    of one game with commas between them. Raises LessonError for a lesson with an error.
    """
    address, _, step = name.partition(STEP) if kind is TaskKind.EXERCISE else (name, "", "")
    if kind in (TaskKind.LESSON, TaskKind.EXERCISE):
        known: tuple[str, ...] = lesson_names()
    elif kind is TaskKind.PRACTISE:
        known, address = game_names(), name.partition(".")[0]
    else:
        known = game_names() if kind is TaskKind.GAME else ("",)
    if address not in known:
        raise MisusedError("page-unknown", name=shortened(name))
    if kind is TaskKind.EXERCISE:
        checked_step(find_lesson(address)[0], step)
    if kind is TaskKind.PRACTISE:
        for rule in name.split(BETWEEN):
            if rule.partition(".")[0] != address or not can_be_practised(rule):
                raise MisusedError("exercise-rule-unasked", rule=shortened(rule))
    return name


def position_in(session: Session) -> tuple[str, int]:
    """Return the game of a position as text, and the seat that decides there; raises MisusedError when it is over."""
    if session.is_over:
        raise MisusedError("coach-over")
    return dumps(session.record()), session.game.current_seat(session.state)


def shared_desk(kind: str, name: str, outside: HostServices, language: str, own: str = "") -> Desk:
    """Return the desk of the shared board; `own` is the text of an exercise of somebody's own.

    Raises MisusedError for what there is not.
    """
    folder = outside.saves
    if folder is None:
        raise MisusedError("board-not-understood")
    if kind == "lesson":
        course = lesson_activity(checked_name(TaskKind.LESSON, name), Autonomy.GUIDE_ME, language, folder)
        return Desk(None, outside, lesson=course)
    if kind == "puzzle" and own:
        step = name.partition(STEP)[2]
        return Desk(None, outside, lesson=step_activity(*lesson_of_task(name, own), step, language, folder))
    if kind == "puzzle":
        checked_name(TaskKind.EXERCISE, name)
        address, _, step = name.partition(STEP)
        return Desk(None, outside, lesson=exercise_activity(address, step, language, folder))
    begun = new_session(checked_name(TaskKind.GAME, name), pace=STEP_BY_STEP)
    return Desk(begun, replace(outside, saves=folder / f"game-{begun.setup.seed}"), language=language, by_itself=True)


def _lesson(task: ClassTask, language: str, folder: Path) -> LessonActivity:
    if task.lesson and task.kind is TaskKind.EXERCISE:
        own = lesson_of_task(task.name, task.lesson)
        return step_activity(*own, task.name.partition(STEP)[2], language, folder)
    checked_name(task.kind, task.name)
    if task.kind is TaskKind.LESSON:
        return lesson_activity(task.name, Autonomy.GUIDE_ME, language, folder)
    if task.kind is TaskKind.EXERCISE:
        address, _, step = task.name.partition(STEP)
        return exercise_activity(address, step, language, folder)
    wanted = wanted_of(task.name.partition(".")[0], rules=task.name.split(BETWEEN), seed=task.seed, count=_EXERCISES)
    if not task.lesson:
        return made_activity(wanted, language, folder)
    exercises, game = make_lesson(wanted)
    lesson = opening_lesson(exercises, lesson_of_task(_OPENING, task.lesson)[0], game)
    return LessonActivity(lesson, game, folder, language=language, exercise=wanted.address)


def _game(task: ClassTask, outside: HostServices, language: str) -> Desk:
    if task.kind is TaskKind.GAME:
        # All of them begin alike, so that they can be compared.
        begun = new_session(checked_name(task.kind, task.name), seed=task.seed, pace=STEP_BY_STEP)
    else:
        begun = new_session("", position=task.record, people=(task.seat,), pace=STEP_BY_STEP)
    # After the answer to a question for all nothing goes on by itself: it can be taken back.
    plays_on = task.kind is not TaskKind.VOTE
    desk = Desk(begun, outside, language=language, offers=True, by_itself=plays_on)
    if left_open(begun, outside.saves):
        desk.hear({"type": "do", "request": {"type": "continue", "id": "class", "at": desk.table.at}})
    if task.kind is TaskKind.VOTE:
        desk.coach.verdicts.when = QUIET
    return desk
