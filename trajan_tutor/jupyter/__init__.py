"""The board in a notebook: a widget where Jupyter's widgets are installed, a picture where they are not.

Each function imports what it shows: who plays needs neither the time nor the memory of lessons, class and editor.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from trajan_tutor.engine.errors import MisusedError, TutorError, give_sentence
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.visitor import take_up_language
from trajan_tutor.session.error_sentences import with_sentences, words_of_every_game
from trajan_tutor.session.values import language_of

if TYPE_CHECKING:
    from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
    from trajan_tutor.exercise_making.wanted_exercises import WantedExercises
    from trajan_tutor.jupyter.class_shown import ClassShown
    from trajan_tutor.jupyter.lesson_list import LessonList
    from trajan_tutor.jupyter.mastery_shown import MasteryShown
    from trajan_tutor.jupyter.shared_play import ServedTable
    from trajan_tutor.jupyter.welcome_shown import Welcome
    from trajan_tutor.lessons.draft import Draft
    from trajan_tutor.lessons.exercise_recorder import ExerciseRecorder
    from trajan_tutor.session.session import Session
    from trajan_tutor.shown.board import Board
    from trajan_tutor.shown.cell_values import CellValue, ExerciseRecording, PositionEditor, ReplayValue
    from trajan_tutor.shown.replay import Replay


def has_widgets() -> bool:
    """Return whether Jupyter's widgets are installed."""
    return find_spec("anywidget") is not None


def board_of(session: "Session", language: str = "", *, offers: bool = False) -> "Board":
    """Return the board of a game being played, as a value that shows itself in a cell.

    With `offers`, the board offers to continue a saved game like this one where there is one.
    """
    if has_widgets():
        from trajan_tutor.jupyter.stage_widget import StageWidget

        return StageWidget(session, language, folder=_home(), offers=offers)
    from trajan_tutor.desk.desk import Desk
    from trajan_tutor.desk.pages.pages import HostServices
    from trajan_tutor.jupyter.still import StillBoard

    return StillBoard(Desk(session, HostServices(saves=_home()), language=language))


def shared_board(serve: "Callable[[], ServedTable]", language: str = "") -> "Board":
    """Return the board of a game that others play too; `serve` begins to serve its table.

    Raises MisusedError, before anything is served, where Jupyter's widgets are not installed.
    """
    if not has_widgets():
        raise MisusedError("board-needs-clicks")
    from trajan_tutor.jupyter.shared_play import SharedPlay

    return SharedPlay(serve(), language)


def empty_table(language: str = "") -> "Board":
    """Return a table without a game: a form to begin one, as a value that shows itself in a cell."""
    if has_widgets():
        from trajan_tutor.jupyter.stage_widget import StageWidget

        return StageWidget(None, language, folder=_home())
    from trajan_tutor.desk.desk import Desk
    from trajan_tutor.jupyter.still import StillBoard

    return StillBoard(Desk(language=language))


def lesson_board(asked: str | Path, autonomy: str = "guide-me", language: str = "") -> "Board":
    """Return a lesson as a value that shows itself; raises MisusedError for what is no lesson, LessonError."""
    from trajan_tutor.desk.lesson.opened_lessons import lesson_activity

    home = _home()
    return _board_of_lesson(lesson_activity(asked, autonomy, language, home), language, home)


def exercise_board(asked: str | Path, step: str, language: str = "") -> "Board":
    """Return one step of a lesson as an exercise; raises MisusedError for a step that there is not, LessonError."""
    from trajan_tutor.desk.lesson.opened_lessons import exercise_activity

    return _board_of_lesson(exercise_activity(asked, step, language, _home()), language)


def exercises_board(wanted: "WantedExercises", language: str = "") -> "Board":
    """Return exercises that the engine makes as a lesson; raises MisusedError for what is not asked about."""
    from trajan_tutor.desk.lesson.opened_lessons import made_activity

    return _board_of_lesson(made_activity(wanted, language, _home()), language)


def practice_board(game: str | None = None, seed: int | None = None, language: str = "") -> "Board":
    """Return what is due as a lesson; raises MisusedError for a game of which nothing can be practised."""
    from trajan_tutor.desk.lesson.opened_lessons import practice_activity
    from trajan_tutor.journals.attempts_journal import seconds_now
    from trajan_tutor.learning.practice import requested_practice

    home = _home()
    practice = requested_practice(game, seed, home, seconds_now())
    return _board_of_lesson(practice_activity(practice, language, home), language)


def _board_of_lesson(lesson: "LessonActivity", language: str, folder: Path | None = None) -> "Board":
    """Return the board of a lesson; games that are begun on it are kept in a `folder`."""
    if has_widgets():
        from trajan_tutor.jupyter.stage_widget import StageWidget

        return StageWidget(None, language, folder=folder, lesson=lesson)
    from trajan_tutor.desk.desk import Desk
    from trajan_tutor.jupyter.still import StillBoard

    return StillBoard(Desk(language=language, lesson=lesson))


def mastery_of(game: str | None = None, language: str = "") -> "MasteryShown":
    """Return what is mastered as a value that shows itself; raises MisusedError for a game that there is not."""
    from trajan_tutor.journals.attempts_journal import seconds_now
    from trajan_tutor.jupyter.mastery_shown import MasteryShown
    from trajan_tutor.learning.practice import requested_learner

    home, now = _home(), seconds_now()
    learner = requested_learner(game, home, now)
    practise = partial(practice_board, learner.game.name, None, language) if has_widgets() else None
    return MasteryShown(learner, home, now, language, practise)


def all_lessons(game: str = "", language: str = "") -> "LessonList":
    """Return all lessons as a value that shows itself in a cell; raises MisusedError for a game that there is not."""
    from trajan_tutor.jupyter.lesson_list import LessonList

    return LessonList(_home(), game, language)


def front_door(language: str = "") -> "Welcome":
    """Return the covers of all games as a value that shows itself in a cell."""
    from trajan_tutor.jupyter.welcome_shown import Welcome

    return Welcome(_home(), language)


def class_of(folder: str | Path, language: str = "") -> "ClassShown":
    """Return the progress of a class as a value that shows itself; raises UnreadableError for no such folder."""
    from trajan_tutor.jupyter.class_shown import ClassShown

    return ClassShown(folder, language)


def replay_board(replay: "Replay") -> "ReplayValue":
    """Return a replay as a value that shows itself in a cell: with a scrubber where Jupyter's widgets are installed."""
    if not has_widgets():
        return replay
    from trajan_tutor.jupyter.replay_widget import ReplayWidget

    return ReplayWidget(replay)


def editor_board(draft: "Draft") -> "PositionEditor":
    """Return a position being built as a value that shows itself in a cell, with a panel for clicks where it can be."""
    if not has_widgets():
        return draft
    from trajan_tutor.jupyter.editor_widget import EditorWidget

    return EditorWidget(draft)


def recording_board(recorder: "ExerciseRecorder") -> "ExerciseRecording":
    """Return an exercise being recorded as a value that shows itself, with a form for clicks where it can be."""
    if not has_widgets():
        return recorder
    from trajan_tutor.jupyter.recording_widget import RecordingWidget

    return RecordingWidget(recorder)


def door_of_class(language: str = "") -> "CellValue":
    """Return a button that opens the class of the Jupyter server; raises MisusedError without anywidget."""
    if not has_widgets():
        raise MisusedError("class-door-needs")
    from trajan_tutor.jupyter.class_door import ClassDoor

    return ClassDoor(language)


def _home() -> Path:
    """Return the folder of saved games and progress of whoever looks at the notebook."""
    from trajan_tutor.jupyter.visitor import own_home

    return own_home()


@contextmanager
def with_call_sentences(language: str = "") -> Iterator[None]:
    """Give a problem that leaves this block its sentence, so that a person reads words and not a key.

    Raises MisusedError for a language that is no text; without one it is the one that was chosen.
    """
    take_up_language()
    with with_sentences(Words()):
        if language != "":
            language_of(language)
    try:
        yield
    except TutorError as error:
        give_sentence(error, words_of_every_game(language)(error.message))
        raise
