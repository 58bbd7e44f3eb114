"""Journals: a folder in which every writer adds lines to a file of its own; they are merged when they are read.

No writer touches the file of another one, so no locks are needed and nothing can be overwritten. A line is one entry, a
JSON object with a `number` that is greater than those of all entries its writer knew of: usually the time in
microseconds, but never less than a number before, so that a clock that is put back changes nothing. Reading the same
entries gives the same result, in whatever order their files come.

An entry is handed to the system before its answer is shown, so that the end of the process, whatever its cause, loses
nothing. It is not forced onto the disk: that takes 4 to 9 ms a click, and helps only where the power fails.
"""

import json
import os
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_json, read_bytes, text_of
from trajan_tutor.journals.writing import SavingError, make_private_folder, open_private, problem_of

VERSION: Final = 1
ENDING: Final = ".jsonl"
# Larger numbers are no time.
_LARGEST: Final = 2**53

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True, order=True)
class JournalEntry(Generic[Value]):
    """One line of a journal; entries are ordered by their numbers, and equal numbers by what they say."""

    number: int
    text: str
    value: Value = field(compare=False)


@dataclass(frozen=True, slots=True)
class Contents(Generic[Value]):
    """What a journal holds: its entries in their order, the sizes of its files, and what could not be read."""

    entries: tuple[JournalEntry[Value], ...]
    sizes: dict[str, int]
    problems: tuple[Message, ...]

    @property
    def last(self) -> int:
        """The greatest number, 0 without entries."""
        return self.entries[-1].number if self.entries else 0


def sizes_of(folder: Path) -> dict[str, int]:
    """Return the sizes of all files of a journal, by their names; nothing where there is no folder."""
    return {name: file.st_size for name, file in _files(folder).items()}


def when(folder: Path) -> int:
    """Return when something was last written into a journal, in nanoseconds since 1970; 0 where there is none."""
    return max((file.st_mtime_ns for file in _files(folder).values()), default=0)


def _files(folder: Path) -> dict[str, os.stat_result]:
    stats = {}
    # A ValueError is a name that no folder has.
    with suppress(OSError, ValueError), os.scandir(folder) as files:
        for file in files:
            # Another process may have removed it meanwhile.
            with suppress(OSError):
                if file.name.endswith(ENDING):
                    stats[file.name] = file.stat()
    return stats


def read(folder: Path, kind: str, parse: Callable[[Mapping[str, Any]], Value]) -> Contents[Value]:
    """Return everything that the writers of a journal wrote; `parse` reads an entry or raises UnreadableError.

    A last line that was cut off was never answered: it counts for nothing. Every other file or line that cannot be
    read, and a file of a newer version, is left as it is, and told.
    """
    entries: list[JournalEntry[Value]] = []
    sizes: dict[str, int] = {}
    problems: list[Message] = []
    for name in sorted(_files(folder)):
        place = f"{folder.name}/{name}"
        try:
            data = read_bytes(folder / name)
            sizes[name] = len(data)
            more, damaged = _entries(data, kind, parse, place)
        except UnreadableError as error:
            problems.append(error.message)
        else:
            entries += more
            if damaged:
                problems.append(UnreadableError("session-journal-damaged", file=place, count=damaged).message)
    # What two files say with one number is one entry: it was brought twice, or a file was copied.
    return Contents(tuple(sorted(set(entries))), sizes, tuple(problems))


def _entries(
    data: bytes, kind: str, parse: Callable[[Mapping[str, Any]], Value], place: str
) -> tuple[list[JournalEntry[Value]], int]:
    """Return the entries of one file, and how many lines of it are damaged."""
    head, *lines = data.split(b"\n")
    if not lines:
        # Not even the first line was written whole.
        return [], 0
    _check_head(head, kind, place)
    entries: list[JournalEntry[Value]] = []
    damaged = 0
    for at, line in enumerate(lines, start=1):
        try:
            fields = _object(line)
            entries.append(JournalEntry(_number(fields), line.decode(), parse(fields)))
        except UnreadableError:
            damaged += at < len(lines)
    return entries, damaged


def _check_head(line: bytes, kind: str, place: str) -> None:
    try:
        head = _object(line)
    except UnreadableError:
        head = {}
    if head.get("kind") != kind:
        raise UnreadableError("session-journal-kind", file=place)
    if head.get("version") != VERSION:
        version = str(head.get("version"))
        raise UnreadableError("session-journal-version", file=place, found=version, expected=VERSION)


def _object(line: bytes) -> dict[str, Any]:
    data = parse_json(text_of(line))
    if not isinstance(data, dict):
        raise UnreadableError("session-journal-line")
    return data


def _number(data: Mapping[str, Any]) -> int:
    value = data.get("number")
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < _LARGEST:
        raise UnreadableError("session-journal-line")
    return value


def add(folder: Path, kind: str, entries: Sequence[Mapping[str, Any]], label: str = "") -> None:
    """Write entries that other writers made elsewhere as they are, into a file of their own; raises SavingError.

    Its name begins with a `label`.
    """
    writer = Writer(folder, kind, label)
    if entries:
        writer.append_as_they_are(b"".join(map(line_of, entries)))


class Writer:
    """One writer of a journal, with a file of its own, which begins with the first entry.

    `number` is that of its last entry, or of the last one that it knows of; `failing` tells why the last entry is not
    written, where it is not, and `waiting` are entries that have to be written as they are.
    """

    def __init__(self, folder: Path, kind: str, label: str = "") -> None:
        """Write nothing yet; the name of the file will begin with a `label`."""
        self._label = label
        self.folder = folder
        self.name: str = ""
        self.size: int = 0
        self.number: int = 0
        self.failing: Message | None = None
        self.waiting: list[dict[str, Any]] = []
        self._kind = kind

    def is_fresh(self) -> bool:
        """Return whether the next entry begins a new file, and so has to say everything that files of others do not.

        It is so too when the file is not as this writer left it: removed, or written to by somebody else.
        """
        return not self.name or self.has_lost()

    def has_lost(self) -> bool:
        """Return whether something was written and is not there any more as it was."""
        return bool(self.name) and _size(self.folder / self.name) != self.size

    def settle(self) -> None:
        """Take note that everything is written that has to be."""
        self.failing = None

    def append(self, *entries: dict[str, Any]) -> bool:
        """Hand entries to the system, numbered after all that their writer knows of, and return whether that worked.

        Raises SavingError when it fails first; as long as it goes on failing, that is not told again.
        """
        number = max(self.number + 1, time.time_ns() // 1000)
        text = b"".join(line_of({"number": number + at} | entry) for at, entry in enumerate(entries))
        try:
            if not self.is_fresh():
                self._add(text)
            else:
                self._begin(self._head() + text)
        except (OSError, ValueError) as error:
            # A ValueError is a name with a character that no folder has.
            known = self.failing is not None
            failed = SavingError("session-journal-not-written", folder=str(self.folder), problem=problem_of(error))
            self.failing = failed.message
            if known:
                return False
            raise failed from error
        self.number = number + len(entries) - 1
        self.failing = None
        return True

    def append_as_they_are(self, lines: bytes) -> None:
        """Begin a file with lines that have their numbers; raises SavingError."""
        try:
            self._begin(self._head() + lines)
        except (OSError, ValueError) as error:
            problem = problem_of(error)
            raise SavingError("session-journal-not-written", folder=str(self.folder), problem=problem) from error

    def put(self, *entries: dict[str, Any]) -> None:
        """Hand entries to the system; what cannot be written waits, and comes first the next time.

        Raises SavingError when it fails first.
        """
        self.waiting += entries
        if self.waiting and self.append(*self.waiting):
            self.waiting.clear()

    def text_waiting(self) -> str:
        """Return the entries that wait as the text of a file of this journal."""
        number = max(self.number + 1, time.time_ns() // 1000)
        lines = [line_of({"number": number + at} | entry) for at, entry in enumerate(self.waiting)]
        return b"".join((self._head(), *lines)).decode()

    def _head(self) -> bytes:
        return line_of({"kind": self._kind, "version": VERSION})

    def _begin(self, text: bytes) -> None:
        make_private_folder(self.folder)
        began = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        name = f"{self._label}{began}-{os.getpid()}-{secrets.token_hex(4)}{ENDING}"
        try:
            _write(self.folder / name, text, 0, os.O_CREAT | os.O_EXCL)
        except OSError:
            # Nor does a folder stay in which nothing is: it would look like a game that cannot be continued.
            with suppress(OSError):
                (self.folder / name).unlink(missing_ok=True)
                self.folder.rmdir()
            raise
        self.name, self.size = name, len(text)

    def _add(self, text: bytes) -> None:
        _write(self.folder / self.name, text, self.size, 0)
        self.size += len(text)


def line_of(data: Mapping[str, Any]) -> bytes:
    """Return an entry as the line of a file."""
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1


def _write(path: Path, text: bytes, size: int, how: int) -> None:
    """Add a text to a file of this size, whole or not at all."""
    file = open_private(path, os.O_WRONLY | os.O_APPEND | how)
    try:
        rest = memoryview(text)
        while rest:
            rest = rest[os.write(file, rest) :]
    except OSError:
        # Of a line that the disk has no room for, nothing stays. Where that fails too, the file counts as lost.
        with suppress(OSError):
            os.ftruncate(file, size)
        raise
    finally:
        os.close(file)
