"""A table of a lesson file, read field by field: what is wrong is told with file, line and what was expected."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Term
from trajan_tutor.lessons.lesson import Mention, Naming
from trajan_tutor.lessons.puzzle import Puzzle
from trajan_tutor.lessons.toml_lines import Trail, line_of


class LessonError(UnreadableError):
    """A lesson file with an error; the message names the file, the line and what was expected."""


@dataclass(slots=True)
class Source:
    """The file that a lesson is read from: where it lies, where its keys stand, and what it has named so far.

    `puzzles` are those of the file beside it, once a step has asked for them.
    """

    path: Path
    lines: dict[Trail, int]
    mentions: list[Mention] = field(default_factory=list)
    step: int = -1
    puzzles: dict[str, Puzzle] = field(default_factory=dict)

    def mention(self, naming: Naming, name: str, line: int) -> None:
        """Note that a line names something."""
        self.mentions.append(Mention(naming, name, line, self.step))


class Section:
    """One table of the file. Every field is to be asked for; `finish` refuses those that nobody asked for."""

    def __init__(self, source: Source, data: Any, trail: Trail = ()) -> None:
        """Hold a table; raises LessonError when it is none."""
        self.source = source
        self.trail = trail
        self._asked: list[str] = []
        if not isinstance(data, dict):
            raise self._wrong_kind("", "table")
        self.data: dict[str, Any] = data

    @property
    def line(self) -> int:
        """The line on which the table begins."""
        return line_of(self.source.lines, self.trail)

    def line_at(self, name: str) -> int:
        """Return the line of a field."""
        return line_of(self.source.lines, (*self.trail, name))

    def has(self, name: str) -> bool:
        """Return whether there is such a field."""
        self._asked.append(name)
        return name in self.data

    def text(self, name: str, default: str | None = None) -> str:
        """Return a text; without a default it has to be there."""
        value = self._value(name, default, "text")
        if not isinstance(value, str):
            raise self._wrong_kind(name, "text")
        return value

    def word(self, name: str, offered: Sequence[str], default: str | None = None) -> str:
        """Return one of some words."""
        value = self.text(name, default)
        if value not in offered:
            raise self.error("lesson-word", name, value=value, field=self._named(name), offered=", ".join(offered))
        return value

    def number(self, name: str, default: int | None = None) -> int:
        """Return a whole number."""
        value = self._value(name, default, "number")
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong_kind(name, "number")
        return value

    def flag(self, name: str) -> bool:
        """Return true or false; it is false when it is not there."""
        value = self._value(name, default=False, expected="flag")
        if not isinstance(value, bool):
            raise self._wrong_kind(name, "flag")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of texts; it is empty when it is not there."""
        value = self._value(name, (), "texts")
        if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
            raise self._wrong_kind(name, "texts")
        return tuple(value)

    def lists(self, name: str, length: int = 0) -> tuple[tuple[str, ...], ...]:
        """Return a list of lists of texts, each of a length if one is given."""
        value = self._value(name, (), "lists")
        if not isinstance(value, list | tuple):
            raise self._wrong_kind(name, "lists")
        for item in value:
            if not isinstance(item, list) or not all(isinstance(text, str) for text in item):
                raise self._wrong_kind(name, "lists")
            if length and len(item) != length:
                raise self._wrong_kind(name, "pairs")
        return tuple(tuple(item) for item in value)

    def names(self, name: str, naming: Naming) -> tuple[str, ...]:
        """Return a list of names of something outside the file."""
        values = self.texts(name)
        for value in values:
            self.source.mention(naming, value, self.line_at(name))
        return values

    def name(self, name: str, naming: Naming) -> str:
        """Return the name of something outside the file, or an empty text when it is not there."""
        value = self.text(name, "")
        if value:
            self.source.mention(naming, value, self.line_at(name))
        return value

    def anything(self, name: str) -> Any:
        """Return a value of any kind, which has to be there."""
        return self._value(name, None, "value")

    def table(self, name: str) -> "Section":
        """Return a table, which has to be there."""
        return Section(self.source, self._value(name, None, "table"), (*self.trail, name))

    def tables(self, name: str) -> Iterator["Section"]:
        """Walk over a list of tables; there are none when it is not there."""
        value = self._value(name, (), "tables")
        if not isinstance(value, list | tuple):
            raise self._wrong_kind(name, "tables")
        for number, item in enumerate(value):
            yield Section(self.source, item, (*self.trail, name, number))

    def finish(self) -> None:
        """Raise LessonError for a field that nobody asked for."""
        for name in self.data:
            if name not in self._asked:
                near = get_close_matches(name, self._asked, n=3, cutoff=0.6) or sorted(set(self._asked))
                raise self.error("lesson-field-unknown", name, field=name, known=", ".join(near))

    def error(self, key: str, name: str = "", **parameters: object) -> LessonError:
        """Return an error at a field, or at the table itself."""
        line = self.line_at(name) if name else self.line
        return LessonError(key, file=self.source.path.name, line=line, **parameters)

    def _value(self, name: str, default: Any, expected: str) -> Any:
        self._asked.append(name)
        if name in self.data:
            return self.data[name]
        if default is None:
            raise self.error("lesson-field-lacks", field=name, expected=Term(f"lesson-expected-{expected}"))
        return default

    def _named(self, name: str) -> str:
        return name or str(self.trail[-1] if self.trail else "")

    def _wrong_kind(self, name: str, expected: str) -> LessonError:
        return self.error(
            "lesson-field-kind", name, field=self._named(name), expected=Term(f"lesson-expected-{expected}")
        )
