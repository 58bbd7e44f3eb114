"""Progress in one file that is taken elsewhere and brought back: every line of a learner's journals, as it is.

A line has a number and is written once. So to bring a file is to add the lines that are not there: in whatever order
files are brought, and however often, nothing is lost and nothing counts twice. There is no name in it, and no token.
A place that keeps the progress of many takes so much and no more.
"""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.journals import (
    attempts_journal,
    explained_journal,
    journal,
    mistakes_journal,
    progress,
    progress_journal,
)

# The names of files that were brought begin so.
BROUGHT: Final = "brought-"
_MILLION: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class ProgressBounds:
    """At most so many `lines` in all journals, of so many bytes in `size`, and so many `files` that were brought."""

    lines: int
    size: int
    files: int

    def check(self, home: Path, known: int, new: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        """Raise MisusedError where new entries, by their journals, are too many for those that a folder holds.

        `known` counts the lines that lie there.
        """
        count = sum(map(len, new.values()))
        if not count:
            return
        if known + count > self.lines:
            raise MisusedError("progress-full-lines", most=self.lines)
        sizes = [journal.sizes_of(home / name) for name in new]
        longer = sum(len(journal.line_of(entry)) for entries in new.values() for entry in entries)
        if sum(sum(sizes_there.values()) for sizes_there in sizes) + longer > self.size:
            raise MisusedError("progress-full-size", most=self.size // _MILLION)
        if max(sum(name.startswith(BROUGHT) for name in names) for names in sizes) >= self.files:
            raise MisusedError("progress-full-files", most=self.files)


KIND: Final = "trajan_tutor progress to take along"
VERSION: Final = 1
# The name of the file in which it is taken along.
FILE: Final = "trajan-tutor-progress.json"
# Larger numbers are no time; what is done afterwards is numbered after them, and has to be one as well.
_LARGEST: Final = 2**52

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Taken:
    """A journal that is taken along: its kind, and what reads an entry or raises UnreadableError."""

    kind: str
    parse: Callable[[Mapping[str, Any]], object]


_JOURNALS: Final[Mapping[str, _Taken]] = {
    progress_journal.FOLDER: _Taken(progress_journal.KIND, progress_journal.parse_entry),
    attempts_journal.FOLDER: _Taken(attempts_journal.KIND, attempts_journal.parse_entry),
    explained_journal.FOLDER: _Taken(explained_journal.KIND, explained_journal.parse_entry),
    mistakes_journal.FOLDER: _Taken(mistakes_journal.KIND, mistakes_journal.parse_entry),
}


def taken(home: Path) -> str:
    """Return the progress that lies in a folder as the text of a file; what cannot be read is not in it."""
    journals = {name: _entries(home, name) for name in _JOURNALS}
    # Before there were journals, progress was one file.
    if os.path.lexists(home / progress_journal.OLD_FILE):
        of_journals = journals[progress_journal.FOLDER]
        known = {(entry["by"], entry["lesson"]) for entry in of_journals.values()}
        old = [note for note in progress_journal.read(home).notes if note.by.startswith(progress_journal.OLD_FILE)]
        entries = [{"number": note.number} | progress_journal.data_of(note) for note in old]
        of_journals |= {_text(entry): entry for entry in entries if (entry["by"], entry["lesson"]) not in known}
    return _dumps(journals)


def brought(home: Path, text: str, bounds: ProgressBounds | None = None) -> int:
    """Add what a file tells to the progress in a folder, and return how many lines of it are new.

    Raises UnreadableError with its place for a file that is none, is of a newer version or was damaged, and
    MisusedError for more than the `bounds` of a place: then nothing is added. Raises SavingError where it cannot be
    written.
    """
    journals = _loads(text)
    new: dict[str, list[Entry]] = {}
    count = 0
    for name, entries in journals.items():
        known = _entries(home, name)
        count += len(known)
        fresh = {_text(entry): entry for entry in entries}
        new[name] = [entry for line, entry in fresh.items() if line not in known]
    if bounds is not None:
        bounds.check(home, count, new)
    for name, entries in new.items():
        journal.add(home / name, _JOURNALS[name].kind, sorted(entries, key=_order), BROUGHT)
    return sum(map(len, new.values()))


def merged(*texts: str) -> str:
    """Return what several files tell together, as one of them; raises as `brought`."""
    merged_entries: dict[str, dict[str, Entry]] = {name: {} for name in _JOURNALS}
    for text in texts:
        for name, entries in _loads(text).items():
            merged_entries[name] |= {_text(entry): entry for entry in entries}
    return _dumps(merged_entries)


def _entries(home: Path, name: str) -> dict[str, Entry]:
    """Return the entries of a journal by their texts."""
    form = _JOURNALS[name]

    def checked(data: Mapping[str, Any]) -> Mapping[str, Any]:
        form.parse(data)
        return data

    lines = (dict(entry.value) for entry in journal.read(home / name, form.kind, checked).entries)
    return {_text(line): line for line in lines}


def _dumps(journals: Mapping[str, Mapping[str, Entry]]) -> str:
    """Return the entries of journals, by their texts, as a file; in the order of their numbers."""
    # A line of the file for each of a journal: so Python writes it fast, and people can compare two files.
    parts = ",\n".join(f'"{name}": [{",".join(map(_line, _ordered(found)))}\n]' for name, found in journals.items())
    head = json.dumps({"kind": KIND, "version": VERSION})
    return f'{head[:-1]}, "journals": {{\n{parts}\n}}}}\n'


def _ordered(entries: Mapping[str, Entry]) -> list[Entry]:
    return [entries[text] for text in sorted(entries, key=lambda text: (entries[text]["number"], text))]


def _line(entry: Entry) -> str:
    return "\n" + json.dumps(entry, ensure_ascii=False)


def _loads(text: str) -> dict[str, list[Entry]]:
    data = parse_json(text)
    if isinstance(data, dict) and data.get("kind") == progress.KIND:
        raise UnreadableError("progress-handed-in")
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise UnreadableError("progress-kind")
    if data.get("version") != VERSION:
        raise UnreadableError("progress-version", found=str(data.get("version")), expected=VERSION)
    journals = data.get("journals")
    if not isinstance(journals, dict):
        raise UnreadableError("progress-field", field="journals")
    return {name: _checked(name, journals.get(name, [])) for name in _JOURNALS}


def _checked(name: str, entries: object) -> list[Entry]:
    """Return the entries of a journal; raises UnreadableError with the number of one that cannot be read."""
    if not isinstance(entries, list):
        raise UnreadableError("progress-field", field=name)
    for number, entry in enumerate(entries, start=1):
        if not isinstance(entry, dict) or not _is_number(entry.get("number")):
            raise UnreadableError("progress-line", journal=name, number=number)
        try:
            _JOURNALS[name].parse(entry)
        except (UnreadableError, KeyError, TypeError) as error:
            raise UnreadableError("progress-line", journal=name, number=number) from error
    return entries


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _LARGEST


def _text(entry: Mapping[str, Any]) -> str:
    """Return what an entry says, whatever the order of its fields."""
    return json.dumps(entry, sort_keys=True)


def _order(entry: Mapping[str, Any]) -> tuple[int, str]:
    return entry["number"], _text(entry)
