"""The progress of a class, read from the files that were handed in."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_text
from trajan_tutor.journals import progress

# More lessons or rules in one file were not done by a learner, and nobody could look at their table.
MOST_LESSONS: Final = 500


@dataclass(frozen=True, slots=True)
class LessonResult:
    """What one learner did in one lesson: steps done, wrong tries, hints, and steps that were played for them."""

    learner: str
    lesson: str
    done: bool
    steps: int
    tries: int
    hints: int
    shown: int


@dataclass(frozen=True, slots=True)
class Class:
    """All rows, by learner and lesson, and what is to be said about files that cannot be used.

    `handed_in` is everything that was read, by the names of the learners.
    """

    rows: tuple[LessonResult, ...]
    problems: tuple[Message, ...]
    handed_in: tuple[tuple[str, progress.Progress], ...] = ()

    @property
    def learners(self) -> tuple[str, ...]:
        """The names of all learners, sorted."""
        return tuple(sorted({row.learner for row in self.rows}))

    @property
    def lessons(self) -> tuple[str, ...]:
        """The addresses of all lessons that somebody began, sorted."""
        return tuple(sorted({row.lesson for row in self.rows}))

    def row(self, learner: str, lesson: str) -> LessonResult | None:
        """Return what a learner did in a lesson, or None when they have not begun it."""
        return next((row for row in self.rows if (row.learner, row.lesson) == (learner, lesson)), None)


def read_class(folder: Path) -> Class:
    """Return the progress of everybody whose file lies in a folder; files that cannot be used are told, not changed.

    Who gave no name is called as the file is; several of one name are told apart by their files. Raises UnreadableError
    when there is no such folder.
    """
    if not folder.is_dir():
        raise UnreadableError("progress-no-folder", folder=str(folder))
    handed_in: list[tuple[Path, progress.Progress]] = []
    problems: list[Message] = []
    for path in sorted(folder.glob("*.json")):
        try:
            learner_progress = _read(path)
        except UnreadableError as error:
            file_error = UnreadableError("progress-of-file", file=path.name, problem=error.message)
            problems.append(file_error.message)
        else:
            handed_in.append((path, learner_progress))
    names = Counter(_name(path, learner_progress) for path, learner_progress in handed_in)
    called = tuple(
        (_called(_name(path, learner_progress), path, names), learner_progress) for path, learner_progress in handed_in
    )
    rows = [row for name, learner_progress in called for row in _rows(learner_progress, name)]
    return Class(tuple(sorted(rows, key=lambda row: (row.learner, row.lesson))), tuple(problems), called)


def _read(path: Path) -> progress.Progress:
    learner_progress = progress.loads(read_text(path))
    if max(len(learner_progress.lessons), len(learner_progress.rules)) > MOST_LESSONS:
        raise UnreadableError("progress-field", field="lessons")
    return learner_progress


def _name(path: Path, learner_progress: progress.Progress) -> str:
    return (learner_progress.learner or path.stem)[: progress.NAME_LENGTH]


def _called(name: str, path: Path, names: Counter[str]) -> str:
    return name if names[name] == 1 else f"{name} ({path.name})"


def _rows(learner_progress: progress.Progress, learner: str) -> list[LessonResult]:
    return [
        LessonResult(
            learner,
            address,
            notes.done,
            sum(step.done for step in notes.steps.values()),
            notes.tries,
            notes.hints,
            notes.shown,
        )
        for address, notes in learner_progress.lessons.items()
    ]
