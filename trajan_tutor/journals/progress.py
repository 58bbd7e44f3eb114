"""Progress of a learner as text: nothing leaves the machine but by the learner's hand."""

import json
import os
import unicodedata
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import parse_json, read_text
from trajan_tutor.journals.lesson_notes import GrowingGameResult, LessonNotes, RuleNotes, StepNotes
from trajan_tutor.journals.writing import make_folder, write

VERSION: Final = 1
KIND: Final = "trajan_tutor progress"
# So long may a learner's name be: it stands in the name of a file and in a table.
NAME_LENGTH: Final = 60


@dataclass(slots=True)
class Progress:
    """What a learner did in all lessons, by the address of the lesson; `learner` is their name, if they gave one.

    What is handed in also says what they did about each rule.
    """

    lessons: dict[str, LessonNotes] = field(default_factory=dict)
    learner: str = ""
    rules: dict[str, RuleNotes] = field(default_factory=dict)

    def of(self, address: str) -> LessonNotes:
        """Return the notes of a lesson, new ones if there are none yet."""
        return self.lessons.setdefault(address, LessonNotes())


def dumps(progress: Progress) -> str:
    """Return progress as JSON text, which is also what is handed in.

    >>> loads(dumps(Progress(learner="Livia"))).learner
    'Livia'
    """
    lessons = {address: asdict(notes) for address, notes in progress.lessons.items()}
    data: dict[str, Any] = {"kind": KIND, "version": VERSION, "learner": progress.learner, "lessons": lessons}
    if progress.rules:
        data["rules"] = {rule: asdict(notes) for rule, notes in progress.rules.items()}
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def loads(text: str) -> Progress:
    """Return the progress of a text; raises UnreadableError for one that was cut, is of another version or kind."""
    data = parse_json(text)
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise UnreadableError("progress-kind")
    if data.get("version") != VERSION:
        raise UnreadableError("progress-version", found=str(data.get("version")), expected=VERSION)
    lessons = _field(data, "lessons", dict)
    # A file that was written before rules were counted has none.
    rules = _field({"rules": {}} | data, "rules", dict)
    return Progress(
        {address: lesson_notes(address, notes) for address, notes in lessons.items()},
        _field(data, "learner", str),
        {rule: _rule(rule, notes) for rule, notes in rules.items()},
    )


def lesson_notes(address: str, data: Any) -> LessonNotes:
    """Return the notes of a lesson from plain data; raises UnreadableError."""
    if not isinstance(data, dict):
        raise UnreadableError("progress-field", field=address)
    steps = _field(data, "steps", dict)
    # A file that was written before lessons could be long has neither of these two.
    line = _field({"line": []} | data, "line", list)
    starts = _field({"starts": {}} | data, "starts", dict)
    # Nor have those from before growing games told how they ended.
    proved = _field({"proved": []} | data, "proved", list)
    return LessonNotes(
        _number(data, "at"),
        _field(data, "done", bool),
        {name: _step(name, notes) for name, notes in steps.items()},
        tuple(map(str, line)),
        {name: _number(starts, name) for name in starts},
        _result(data.get("result")),
        tuple(map(str, proved)),
    )


def _result(data: Any) -> GrowingGameResult | None:
    if data is None:
        return None
    if not isinstance(data, dict):
        raise UnreadableError("progress-field", field="result")
    others = _field(data, "others", list)
    points = [data.get("points"), *others]
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in points):
        raise UnreadableError("progress-field", field="points")
    return GrowingGameResult(_field(data, "won", bool), points[0], tuple(points[1:]))


def _step(name: str, data: Any) -> StepNotes:
    if not isinstance(data, dict):
        raise UnreadableError("progress-field", field=name)
    return StepNotes(
        _field(data, "done", bool), _number(data, "tries"), _number(data, "hints"), _field(data, "shown", bool)
    )


def _rule(name: str, data: Any) -> RuleNotes:
    if not isinstance(data, dict):
        raise UnreadableError("progress-field", field=name)
    return RuleNotes(_number(data, "attempts"), _number(data, "missed"))


def _field(data: Mapping[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind):
        raise UnreadableError("progress-field", field=name)
    return value


def _number(data: Mapping[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise UnreadableError("progress-field", field=name)
    return value


# ---- handing in


def hand_in(learner: str, folder: Path, progress: Progress) -> Path:
    """Write progress under the learner's name into a folder, to be handed in; return the file.

    The name is plain text. A file that is there already is replaced only by what the same learner did since: nothing
    that it tells is lost. Raises UnreadableError for an empty name, SavingError when the file cannot be written.
    """
    # A name looks the same in several forms of Unicode.
    name = unicodedata.normalize("NFC", " ".join(learner.split())[:NAME_LENGTH])
    if not name:
        raise UnreadableError("progress-nobody")
    handed_in = Progress(progress.lessons, name, progress.rules)
    plain = "".join(letter if letter.isalnum() else "-" for letter in name)
    make_folder(folder)
    names = (f"progress-{plain}{end}.json" for end in chain([""], (f"-{number}" for number in count(2))))
    place = next(folder / name for name in names if _may_replace(folder / name, handed_in))
    return write(place, dumps(handed_in))


def _may_replace(place: Path, progress: Progress) -> bool:
    """Return whether nothing is lost when a file is replaced by this progress: there is none, or it tells no more."""
    if not os.path.lexists(place):
        return True
    try:
        old = loads(read_text(place))
    except UnreadableError:
        return False
    lessons, rules = progress.lessons, progress.rules
    return (
        old.learner == progress.learner
        and all(_adds_nothing_to(notes, lessons.get(address, LessonNotes())) for address, notes in old.lessons.items())
        and all(rule in rules and notes.attempts <= rules[rule].attempts for rule, notes in old.rules.items())
    )


def _adds_nothing_to(old: LessonNotes, new: LessonNotes) -> bool:
    return old.done <= new.done and all(
        (step.done <= of.done and step.tries <= of.tries and step.hints <= of.hints and step.shown <= of.shown)
        for step, of in ((step, new.steps.get(name, StepNotes())) for name, step in old.steps.items())
    )
