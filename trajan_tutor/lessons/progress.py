"""The file in which progress is kept beside the notebook: nothing leaves the machine but by the learner's hand."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_json, read_text
from trajan_tutor.lessons.notes import LessonNotes, StepNotes
from trajan_tutor.session import saves
from trajan_tutor.session.shelf import home

VERSION: Final = 1
KIND: Final = "trajan_tutor progress"
FILE: Final = "progress.json"
# So long may a learner's name be: it stands in the name of a file and in a table.
NAME_LENGTH: Final = 60


@dataclass(slots=True)
class Progress:
    """What a learner did in all lessons, by the address of the lesson; `learner` is their name, if they gave one."""

    lessons: dict[str, LessonNotes] = field(default_factory=dict)
    learner: str = ""

    def of(self, address: str) -> LessonNotes:
        """Return the notes of a lesson, new ones if there are none yet."""
        return self.lessons.setdefault(address, LessonNotes())


def place() -> Path:
    """Return the file in which progress is kept: in the folder of saved games."""
    return home() / FILE


def dumps(progress: Progress) -> str:
    """Return progress as JSON text, which is also what is handed in.

    >>> loads(dumps(Progress(learner="Livia"))).learner
    'Livia'
    """
    lessons = {address: asdict(notes) for address, notes in progress.lessons.items()}
    data = {"kind": KIND, "version": VERSION, "learner": progress.learner, "lessons": lessons}
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def loads(text: str) -> Progress:
    """Return the progress of a text; raises UnreadableError for one that was cut, is of another version or kind."""
    data = parse_json(text)
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise UnreadableError("progress-kind")
    if data.get("version") != VERSION:
        raise UnreadableError("progress-version", found=str(data.get("version")), expected=VERSION)
    lessons = _field(data, "lessons", dict)
    return Progress(
        {address: _lesson(address, notes) for address, notes in lessons.items()}, _field(data, "learner", str)
    )


def _lesson(address: str, data: Any) -> LessonNotes:
    if not isinstance(data, dict):
        raise UnreadableError("progress-field", field=address)
    steps = _field(data, "steps", dict)
    # A file that was written before lessons could be long has neither of these two.
    line = _field({"line": []} | data, "line", list)
    starts = _field({"starts": {}} | data, "starts", dict)
    return LessonNotes(
        _number(data, "at"),
        _field(data, "done", bool),
        {name: _step(name, notes) for name, notes in steps.items()},
        tuple(map(str, line)),
        {name: _number(starts, name) for name in starts},
    )


def _step(name: str, data: Any) -> StepNotes:
    if not isinstance(data, dict):
        raise UnreadableError("progress-field", field=name)
    return StepNotes(
        _field(data, "done", bool), _number(data, "tries"), _number(data, "hints"), _field(data, "shown", bool)
    )


def _field(data: dict[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind):
        raise UnreadableError("progress-field", field=name)
    return value


def _number(data: dict[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise UnreadableError("progress-field", field=name)
    return value


# ---- the file ----------------------------------------------------------------------------------------------------


def read(path: Path | None = None) -> tuple[Progress, Message | None]:
    """Return the progress that is kept, and what is to be said about its file when it cannot be used.

    Such a file is put aside under another name: nothing is lost, and a new one is begun.
    """
    file = path or place()
    try:
        return loads(read_text(file)), None
    except UnreadableError as error:
        if not file.exists():
            return Progress(), None
        if not file.is_file():
            return Progress(), error.message
        problem_said = error.message
    aside = _aside(file)
    try:
        file.replace(aside)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        return Progress(), UnreadableError("reading-file", place=str(file), problem=problem).message
    return Progress(), UnreadableError("progress-aside", file=file.name, aside=aside.name, problem=problem_said).message


def write(progress: Progress, path: Path | None = None) -> Path:
    """Write progress, whole or not at all; raises SavingError."""
    file = path or place()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise saves.SavingError("session-file-not-written", path=str(file), problem=problem) from error
    return saves.write(file, dumps(progress))


def keeper(address: str, path: Path | None = None) -> Callable[[LessonNotes], None]:
    """Return what keeps the notes of one lesson in the file, beside what other notebooks have kept there meanwhile."""

    def keep(notes: LessonNotes) -> None:
        progress, _ = read(path)
        progress.lessons[address] = notes
        write(progress, path)

    return keep


def hand_in(learner: str, folder: Path, path: Path | None = None) -> Path:
    """Write progress under the learner's name into a folder, to be handed in; return the file.

    The name is plain text. Raises UnreadableError for an empty name, SavingError when the file cannot be written.
    """
    name = " ".join(learner.split())[:NAME_LENGTH]
    if not name:
        raise UnreadableError("progress-nobody")
    progress, _ = read(path)
    progress.learner = name
    plain = "".join(letter if letter.isalnum() else "-" for letter in name)
    return write(progress, folder / f"progress-{plain}.json")


def _aside(file: Path) -> Path:
    """Return a name that is free."""
    number = 1
    while (aside := file.with_name(f"{file.stem}.aside-{number}{file.suffix}")).exists():
        number += 1
    return aside
