"""Files of progress as long as somebody wants them."""

import json
from typing import Any

from trajan_tutor.journals import progress_file, progress_journal
from trajan_tutor.journals.lesson_notes import LessonNotes, StepNotes
from trajan_tutor.journals.progress_journal import Note

# So many lines has a lesson that was done: a third are notes of steps, the others attempts.
LINES_OF_A_LESSON = 24
_FIRST = 1_700_000_000_000_000


def line(number: int) -> tuple[str, dict[str, Any]]:
    """Return a line by its number, and the name of its journal."""
    address = f"trajan/{number // LINES_OF_A_LESSON:03}-lesson"
    if number % 3 == 0:
        steps = {f"step-{number % LINES_OF_A_LESSON}": StepNotes(done=True, tries=1)}
        note = Note(f"{number // LINES_OF_A_LESSON:016x}", address, LessonNotes(at=number % 8, steps=steps))
        return "progress", {"number": _FIRST + number} | progress_journal.data_of(note)
    attempt = {"rule": "trajan.military.move", "outcome": "first-try", "at": _FIRST // 1_000_000 + number}
    return "mastery", {"number": _FIRST + number, "source": f"{address}#step"} | attempt


def file_of(lines: int, first: int = 0) -> str:
    """Return a file of so many lines, from a `first` one on."""
    journals: dict[str, list[dict[str, Any]]] = {"progress": [], "mastery": []}
    for number in range(first, first + lines):
        name, entry = line(number)
        journals[name].append(entry)
    return json.dumps({"kind": progress_file.KIND, "version": progress_file.VERSION, "journals": journals}, indent=1)
