"""The journal of a learner's progress: every open lesson writes its own notes, and all together are the progress.

Wrong tries and hints of all writers are added up; what one of them saw done is done. Where a lesson stands is what was
written last.
"""

import hashlib
import os
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_text
from trajan_tutor.journals import journal, progress
from trajan_tutor.journals.journal import Writer
from trajan_tutor.journals.lesson_notes import LessonNotes, StepNotes
from trajan_tutor.journals.progress import Progress
from trajan_tutor.journals.writing import CopyToTake, SavingError, Unsaved

KIND: Final = "trajan_tutor progress journal"
FOLDER: Final = "progress"
# Before there were journals, progress was one file beside the saved games; it counts as one writer more.
OLD_FILE: Final = "progress.json"


@dataclass(frozen=True, slots=True)
class Note:
    """One entry: what one writer, `by` name, noted of a lesson so far; steps that did not change are left out.

    `number` is that of its line, usually when it was written, in microseconds since 1970.
    """

    by: str
    lesson: str
    notes: LessonNotes
    number: int = 0


@dataclass(frozen=True, slots=True)
class SavedProgress:
    """The progress that a folder holds, the notes it is made of, and what of it cannot be used."""

    folder: Path
    progress: Progress
    notes: tuple[Note, ...]
    sizes: Mapping[str, int]
    last: int
    problems: tuple[Message, ...]

    def begin(self, lesson: str) -> tuple[LessonNotes, "ProgressKeeper"]:
        """Return the notes of a lesson, to be gone on with, and what keeps them."""
        return self.progress.of(lesson), ProgressKeeper(self, lesson)


def read(home: Path) -> SavedProgress:
    """Return the progress saved in a folder; what cannot be read is left as it is, and reported."""
    folder = home / FOLDER
    written = journal.read(folder, KIND, parse_entry)
    old, problems = _old(home / OLD_FILE)
    notes = (*old, *(entry.value for entry in written.entries))
    return SavedProgress(
        folder, Progress(merge(notes)), notes, written.sizes, written.last, (*problems, *written.problems)
    )


def merge(notes: Iterable[Note]) -> dict[str, LessonNotes]:
    """Return what notes say together, by lessons; the last of them says where a lesson stands."""
    merged: dict[str, LessonNotes] = {}
    steps: dict[tuple[str, str], dict[str, StepNotes]] = {}
    for note in notes:
        own, before = note.notes, merged.get(note.lesson)
        done = own.done or (before is not None and before.done)
        merged[note.lesson] = replace(own, done=done, steps={})
        if before is not None:
            merged[note.lesson].result = own.result or before.result
            merged[note.lesson].proved = tuple(dict.fromkeys((*before.proved, *own.proved)))
        for name, step in own.steps.items():
            by = steps.setdefault((note.lesson, name), {})
            by[note.by] = _most(by.get(note.by, StepNotes()), step)
    for (lesson, name), by in steps.items():
        all_of = by.values()
        merged[lesson].steps[name] = StepNotes(
            any(step.done for step in all_of),
            sum(step.tries for step in all_of),
            sum(step.hints for step in all_of),
            any(step.shown for step in all_of),
        )
    return merged


class ProgressKeeper:
    """Keeps the notes of one lesson that is open, beside what others keep of it meanwhile."""

    def __init__(self, saved: SavedProgress, lesson: str) -> None:
        self._saved = saved
        self._lesson = lesson
        self._before = deepcopy(saved.progress.of(lesson))
        self._by = secrets.token_hex(8)
        self._written: dict[str, StepNotes] = {}
        self._notes: LessonNotes | None = None
        # Where the lesson stands on the disk.
        self.at: int = self._before.at
        self._writer = Writer(saved.folder, KIND)
        self._writer.number = saved.last

    def __call__(self, notes: LessonNotes) -> None:
        """Write what has changed.

        Raises SavingError the first time that it cannot be written; it is written as soon as that is possible again.
        """
        self._notes = notes
        others: list[Note] = []
        if self._writer.is_fresh() and not self._others_are_there():
            # What was written is gone: everything that is known of the lesson is written again.
            self._written = {}
            others = [note for note in self._saved.notes if note.lesson == self._lesson]
        own = {name: _more(step, self._before.of(name)) for name, step in notes.steps.items()}
        changed = {name: step for name, step in own.items() if step != self._written.get(name, StepNotes())}
        entry = Note(self._by, self._lesson, replace(notes, steps=changed))
        if self._writer.append(*map(data_of, (*others, entry))):
            self._written |= changed
            self.at = notes.at

    def unsaved(self) -> Unsaved | None:
        """Return since which step the lesson is not on the disk; None where all of it is."""
        if self._notes is None or (self._writer.failing is None and not self._writer.has_lost()):
            return None
        return Unsaved(Message.of("session-unsaved-lesson", number=self.at + 1), self._writer.failing)

    def write_again(self) -> None:
        """Try once more to write what is not on the disk."""
        if self._notes is not None:
            with suppress(SavingError):
                self(self._notes)

    def copy_to_take(self) -> CopyToTake:
        """Return all progress as a file, which counts where it is put into the folder of saved games."""
        lessons = self._saved.progress.lessons
        if self._notes is not None:
            lessons = lessons | {self._lesson: self._notes}
        return CopyToTake(OLD_FILE, progress.dumps(Progress(lessons)))

    def _others_are_there(self) -> bool:
        return not self._writer.name and self._saved.sizes.keys() <= journal.sizes_of(self._saved.folder).keys()


def data_of(note: Note) -> dict[str, Any]:
    """Return a note as the plain data of a line."""
    return {"by": note.by, "lesson": note.lesson} | asdict(note.notes)


def _most(mine: StepNotes, other: StepNotes) -> StepNotes:
    return StepNotes(
        mine.done or other.done,
        max(mine.tries, other.tries),
        max(mine.hints, other.hints),
        mine.shown or other.shown,
    )


def _more(now: StepNotes, before: StepNotes) -> StepNotes:
    """Return what was added to the notes of a step."""
    return StepNotes(
        now.done and not before.done,
        max(now.tries - before.tries, 0),
        max(now.hints - before.hints, 0),
        now.shown and not before.shown,
    )


def parse_entry(data: Mapping[str, Any]) -> Note:
    """Return a note from the data of a line; raises UnreadableError."""
    by, lesson = data.get("by"), data.get("lesson")
    if not isinstance(by, str) or not isinstance(lesson, str):
        raise UnreadableError("session-journal-line")
    return Note(by, lesson, progress.lesson_notes(lesson, dict(data)), data["number"])


def _old(file: Path) -> tuple[list[Note], tuple[Message, ...]]:
    """Return the notes of the file in which progress was kept, and what is to be said of one that cannot be read."""
    if not os.path.lexists(file):
        return [], ()
    try:
        progress_before = progress.loads(read_text(file))
    except UnreadableError as error:
        return [], (Message.of("progress-of-file", file=file.name, problem=error.message),)
    written = int(file.stat().st_mtime * 1_000_000)
    # By its content: where it was taken elsewhere and came back, it is one writer still.
    by = f"{OLD_FILE}:{hashlib.sha256(progress.dumps(progress_before).encode()).hexdigest()[:16]}"
    return [Note(by, lesson, notes, written) for lesson, notes in progress_before.lessons.items()], ()
