"""Reads where a lesson or a step begins: a deal or a position, what is changed in it, and the moves made after it."""

from dataclasses import replace
from typing import Any, Final

from trajan_tutor.engine import record
from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.positions import is_record
from trajan_tutor.engine.reading import beside, number_in, parse_json, read_json
from trajan_tutor.lessons.lesson import Begin
from trajan_tutor.lessons.section import LessonError, Section
from trajan_tutor.lessons.toml_lines import Trail
from trajan_tutor.session.new_session import CHOOSE, QUICK

# How the text of JSON data begins.
_OBJECT: Final = "{"


def read_begin(section: Section) -> Begin:
    """Return the position of a table; raises LessonError, also for a file beside the lesson that cannot be read."""
    plain = Begin()
    begin = Begin(
        seats=section.number("seats", plain.seats),
        seed=section.number("seed", plain.seed),
        options=tuple(sorted(section.table("options").data.items())) if section.has("options") else (),
        chosen=section.word("setup", (QUICK, CHOOSE), QUICK) == CHOOSE,
        changes=_changes(section.table("change")) if section.has("change") else (),
        moves=section.texts("moves"),
        seat=section.number("seat", plain.seat),
        others=section.text("others", plain.others),
        line=section.line,
    )
    if section.has("position"):
        data = _beside(section, "position")
        # Within a scope a position is a record.
        if is_record(data):
            begin = _recorded(section, "position", data, begin)
        else:
            begin = replace(begin, position=canonical(data))
    if section.has("record"):
        begin = _recorded(section, "record", _beside(section, "record"), begin)
    section.finish()
    return begin


def _recorded(section: Section, name: str, data: Any, begin: Begin) -> Begin:
    """Return the beginning with the setup and the moves of a record beside the lesson, before moves of its own."""
    try:
        return begin.after(record.record_of(data))
    except TutorError as error:
        raise section.error("lesson-record", name, problem=error.message) from error


def _beside(section: Section, name: str) -> Any:
    """Return the JSON data that is written in the lesson itself, or that a file beside it holds."""
    text = section.text(name)
    if text.lstrip().startswith(_OBJECT):
        try:
            return parse_json(text)
        except UnreadableError as error:
            raise section.error("lesson-inside", name, problem=error.message) from error
    try:
        return read_json(beside(section.source.path, text))
    except LessonError:
        raise
    except UnreadableError as error:
        raise section.error("lesson-beside", name, problem=error.message) from error


def _changes(section: Section) -> tuple[tuple[Trail, Any], ...]:
    """Return what is changed in a position: the way to a value, numbers for places in lists, and the new value.

    TOML has no word for nothing, which positions know: the text `null` stands for it.
    """
    return tuple(
        (tuple(part if (at := number_in(part)) is None else at for part in name.split(".")), _with_nothing(value))
        for name, value in section.data.items()
    )


def _with_nothing(value: Any) -> Any:
    if isinstance(value, list):
        return [_with_nothing(item) for item in value]
    if isinstance(value, dict):
        return {name: _with_nothing(item) for name, item in value.items()}
    return None if value == "null" else value
