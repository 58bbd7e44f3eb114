"""Lessons that are laid on a table: of the course, one step alone, exercises that are made, practice, a ruling."""

from pathlib import Path

from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.wanted_exercises import WantedExercises, make_lesson
from trajan_tutor.journals.attempts_journal import Recorder
from trajan_tutor.learning.practice_parts import Practice
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.named_lesson import asked_lesson, autonomy_of
from trajan_tutor.lessons.reading_trial import trial_lesson
from trajan_tutor.lessons.single_step import one_step
from trajan_tutor.lessons.step_page import Autonomy


def lesson_activity(asked: str | Path, autonomy: str, language: str, saves: Path) -> LessonActivity:
    """Return a lesson to be played, its progress kept in the folder of `saves`.

    Raises MisusedError for what is no lesson or no autonomy, LessonError.
    """
    lesson, game = asked_lesson(asked)
    return LessonActivity(lesson, game, saves, language=language, autonomy=autonomy_of(autonomy))


def exercise_activity(asked: str | Path, step: str, language: str, saves: Path) -> LessonActivity:
    """Return one step of a lesson as an exercise; raises MisusedError for a step that there is not, LessonError."""
    return step_activity(*asked_lesson(asked), step, language, saves)


def step_activity(lesson: Lesson, game: TutorGame, step: str, language: str, saves: Path) -> LessonActivity:
    """Return one step of a lesson that is there already as an exercise; raises as `exercise_activity`."""
    alone = one_step(lesson, game, step)
    name = f"{lesson.address}#{alone.steps[0].name}"
    return LessonActivity(alone, game, saves, language=language, autonomy=Autonomy.GUIDE_ME, exercise=name)


def made_activity(wanted: WantedExercises, language: str, saves: Path) -> LessonActivity:
    """Return exercises that the engine makes as a lesson to be played; raises MisusedError for what is not asked."""
    lesson, game = make_lesson(wanted)
    return LessonActivity(lesson, game, saves, language=language, exercise=wanted.address)


def practice_activity(
    practice: Practice, language: str, saves: Path, recorder: Recorder | None = None
) -> LessonActivity:
    """Return a practice as a lesson to be played; attempts are kept by the recorder, without one by the clock."""
    game = find_game(practice.lesson.game)
    return LessonActivity(practice.lesson, game, saves, language=language, practice=practice, recorder=recorder)


def trial_activity(ruling: str, game: TutorGame, language: str, saves: Path) -> LessonActivity:
    """Return a ruling whose readings are tried in one position; raises MisusedError for one that cannot be."""
    return LessonActivity(trial_lesson(ruling, game), game, saves, language=language)
