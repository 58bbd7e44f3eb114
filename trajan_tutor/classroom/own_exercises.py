"""The exercises of somebody's own that a class can be given: recorded on the shared board, or brought as files.

Each is a file in the folder of the room. What pupils are given holds its text: a file that is changed or removed later
changes nothing on their boards.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.class_words import class_words
from trajan_tutor.classroom.messages import GivenChoice, RecordingShown
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_text
from trajan_tutor.i18n import Words
from trajan_tutor.journals.writing import SavingError, make_private_folder, problem_of, write
from trajan_tutor.learning.step_watch import STEP
from trajan_tutor.lessons.files import ENDING, files_in
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.recorded_exercise import RecordedExercise, Recording, checked_exercise, recorded
from trajan_tutor.lessons.single_step import exercise_steps
from trajan_tutor.session.session import Session

# Nobody records more for a class.
MOST_OWN: Final = 60
FOLDER: Final = "exercises"
_OWN: Final = "own-"
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# Those of several rooms are in use at a time in tests alone.
_READ: Final = 128


@dataclass(frozen=True, slots=True)
class OwnExercise:
    """An exercise of somebody's own: its lesson, and the text that it was read from."""

    lesson: Lesson
    text: str


class OwnExercises:
    """All exercises of a room, by the addresses of their lessons; `recording` is the one that is being recorded.

    `problems` are what is to be said of files that cannot be given.
    """

    def __init__(self, room: Path) -> None:
        self.recording: Recording | None = None
        self.problems: list[Message] = []
        self._folder = room / FOLDER
        self._exercises: dict[str, OwnExercise] = {}
        for path in files_in(self._folder):
            try:
                text = read_text(path)
                lesson, _ = own_lesson(path.name.removesuffix(ENDING), text)
            except TutorError as error:
                self.problems.append(error.message)
            else:
                self._exercises[lesson.address] = OwnExercise(lesson, text)

    # -- what can be given

    def choices(self, language: str) -> list[GivenChoice]:
        """Return what can be given, each step by its title."""
        words = class_words(language)
        group = words(Message("class-own-group"))
        return [
            {
                "kind": "exercise",
                "name": f"{address}{STEP}{step}",
                "title": Words(own=dict(own.lesson.words))(own.lesson.title),
                "group": group,
            }
            for address, own in self._exercises.items()
            for step in exercise_steps(own.lesson)
        ]

    def text_of(self, name: str) -> str:
        """Return the text of the exercise of an address with its step; an empty text where there is none."""
        address, _, step = name.partition(STEP)
        own = self._exercises.get(address)
        return own.text if own is not None and step in exercise_steps(own.lesson) else ""

    # -- recording

    def begin(self, session: Session) -> None:
        """Begin to record where a session is now; raises MisusedError where nobody decides."""
        self.recording = Recording(session)

    def drop(self) -> None:
        """Record no more; nothing is kept of it."""
        self.recording = None

    def shown(self, session: Session | None, language: str) -> RecordingShown | None:
        """Return the exercise that is being recorded, None without one; `session` is what lies on the board now."""
        recording = self.recording
        if recording is None:
            return None
        words = class_words(language)
        try:
            _check_board(recording, session)
            own, proposed = recording.own_decisions(), recording.proposed()
        except MisusedError as error:
            return {"moves": [], "rules": [], "text": "", "problem": words(error.message)}
        game = recording.game
        moves = [words(game.describe(node.parent.state, node.move)) for node in own if node.parent is not None]
        return {
            "moves": moves,
            "rules": [
                {"rule": rule.rule, "title": words(Message(game.rules[rule.rule].key)), "chosen": rule.is_chosen}
                for rule in proposed
            ],
            "text": words(Message("recorded-ready" if own else "recorded-play")),
            "problem": "",
        }

    def keep(
        self, session: Session | None, title: str, question: str, hint: str, rules: Sequence[str], language: str
    ) -> None:
        """Keep the exercise that is being recorded as a file; raises MisusedError for what is missing in it.

        Also raises LessonError for one that cannot be solved, and SavingError for one that can be given but not be
        written; then it is still being recorded.
        """
        recording = self.recording
        if recording is None:
            raise MisusedError("recorded-not-begun")
        _check_board(recording, session)
        self._add(recorded(recording, title, question, hint, rules, class_words(language)))
        self.recording = None

    def bring(self, file: str, text: str) -> None:
        """Keep an exercise that was recorded elsewhere, under the name of its file as far as it is one.

        Raises LessonError with its place for what cannot be given, SavingError for what can be given but not written.
        """
        plain = Path(file.replace("\\", "/")).name.removesuffix(ENDING)[:_READ]
        # What is wrong is told with the name that the file has there.
        checked_exercise(text, f"{plain}{ENDING}")
        name = plain if _NAME.fullmatch(plain) else "exercise"
        self._add(RecordedExercise(name if name.startswith(_OWN) else f"{_OWN}{name}", text))

    def _add(self, made: RecordedExercise) -> None:
        name, number = made.name, 1
        lesson, _ = own_lesson(name, made.text)
        while lesson.address in self._exercises and self._exercises[lesson.address].text != made.text:
            number += 1
            lesson, _ = own_lesson(f"{name}-{number}", made.text)
        if lesson.address not in self._exercises and len(self._exercises) >= MOST_OWN:
            raise MisusedError("recorded-full", most=MOST_OWN)
        # It can be given for now, whether or not it can be kept.
        self._exercises[lesson.address] = OwnExercise(lesson, made.text)
        try:
            make_private_folder(self._folder)
            write(self._folder / f"{lesson.name}{ENDING}", made.text)
        except OSError as error:
            raise SavingError("class-own-not-kept", problem=problem_of(error)) from error
        except SavingError as error:
            problem = dict(error.message.parameters)["problem"]
            raise SavingError("class-own-not-kept", problem=problem) from error


@lru_cache(maxsize=_READ)
def own_lesson(name: str, text: str) -> tuple[Lesson, TutorGame]:
    """Return the lesson of a text under a name, with its game; raises LessonError with its place."""
    return checked_exercise(text, f"{name}{ENDING}")


def lesson_of_task(name: str, text: str) -> tuple[Lesson, TutorGame]:
    """Return the lesson of what pupils were given: the address with its step, and the text; raises LessonError."""
    address, _, _ = name.partition(STEP)
    return own_lesson(address.partition("/")[2], text)


def _check_board(recording: Recording, session: Session | None) -> None:
    """Raise MisusedError where another game lies on the board than the one in which the recording began."""
    if session is not recording.session:
        raise MisusedError("recorded-left")
