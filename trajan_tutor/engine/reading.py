"""The gate: files and texts from outside come in here, as plain data of a bounded size, or are refused in a sentence.

Only UnreadableError leaves this module, and its message names the place: the file, and the line or the key.
"""

import json
import os
import re
import stat
import tomllib
from bisect import bisect_left
from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import Any, Final, SupportsIndex

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message, Term

# The longest file that the project itself writes, a game with many branches, is below 1 MB; a record of tournaments
# may hold some 100,000 games. What is read at once has to fit into the memory of a browser.
MOST_BYTES: Final = 16 * 2**20
# TOML is written by hand, and its reader takes about a second for so much.
MOST_BYTES_OF_TOML: Final = 2**20
# No format of ours is nested deeper than ten; Python's own readers give up at about a thousand.
MOST_LEVELS: Final = 50
# The largest number of any format is the state of the generator, below 2^64.
MOST_DIGITS: Final = 20
_BEYOND: Final = 10**MOST_DIGITS
_LINE: Final = re.compile(r"line (\d+)")
GIVEN: Final = Term("reading-given")
# The way to a value, from the inside out: the way to what holds it, and its key or number there.
_Way = tuple["_Way", str | int] | None


def read_json(path: str | Path) -> Any:
    """Return the data of a JSON file; raises UnreadableError."""
    return parse_json(read_text(path), str(path))


def read_toml(path: str | Path) -> dict[str, Any]:
    """Return the data of a TOML file; raises UnreadableError."""
    return parse_toml(read_text(path), str(path))


def read_text(path: str | Path) -> str:
    """Return the text of an ordinary file, without a mark at its beginning and with plain ends of lines.

    Raises UnreadableError as `read_bytes`, and for what is not UTF-8.
    """
    return text_of(read_bytes(path), str(path))


def read_bytes(path: str | Path) -> bytes:
    """Return what an ordinary file holds.

    Raises UnreadableError for what is missing, no ordinary file (a folder, a device, a pipe), or too large.
    """
    try:
        # A pipe that nobody writes into must not make us wait.
        file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        try:
            status = os.fstat(file)
            if not stat.S_ISREG(status.st_mode):
                raise UnreadableError("reading-not-a-file", place=str(path))
            _check_size(status.st_size, str(path), MOST_BYTES)
            # Some files tell no size.
            with os.fdopen(file, "rb", closefd=False) as stream:
                data = stream.read(MOST_BYTES + 1)
                _check_size(len(data), str(path), MOST_BYTES)
        finally:
            os.close(file)
    except FileNotFoundError as error:
        raise UnreadableError("reading-missing", place=str(path)) from error
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise UnreadableError("reading-file", place=str(path), problem=problem) from error
    except ValueError as error:
        # A name with a character that no name of a file has.
        raise UnreadableError("reading-missing", place=str(path)) from error
    return data


def beside(path: Path, named: str) -> Path:
    """Return the file that another one names, which has to lie in its folder; raises UnreadableError."""
    try:
        folder = path.parent.resolve()
        target = (folder / named).resolve()
    except (OSError, ValueError) as error:
        raise UnreadableError("reading-missing", place=named) from error
    if not target.is_relative_to(folder):
        raise UnreadableError("reading-not-beside", place=named)
    return target


def text_of(data: bytes, place: str | Term = GIVEN) -> str:
    """Return bytes that were read from somewhere as text; raises UnreadableError for too many, or not UTF-8."""
    _check_size(len(data), place, MOST_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UnreadableError("reading-not-unicode", place=place, line=line) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def parse_json(text: str, place: str | Term = GIVEN) -> Any:
    """Return the data of a JSON text, in which the keys of an object differ and numbers are finite.

    Raises UnreadableError.
    """
    _check_size(len(text), place, MOST_BYTES)
    try:
        data = _json(text)
    except json.JSONDecodeError as error:
        raise UnreadableError("reading-json", place=place, line=error.lineno, column=error.colno) from error
    except (ValueError, RecursionError) as error:
        raise _at_line(_json, text, place, error) from error
    check(data, place)
    return data


def parse_toml(text: str, place: str | Term = GIVEN) -> dict[str, Any]:
    """Return the data of a TOML text, which has no dates; raises UnreadableError."""
    _check_size(len(text), place, MOST_BYTES_OF_TOML)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        problem, _, where = str(error).rpartition(" (at ")
        match = _LINE.match(where)
        # An end that comes too early has no line.
        line = int(match[1]) if match else text.count("\n") + 1
        raise UnreadableError("reading-toml", place=place, line=line, problem=problem) from error
    except Exception as error:
        # The reader of the standard library lets errors of its parts through: of numbers, of dates, of its stack.
        raise _at_line(tomllib.loads, text, place, error) from error
    check(data, place)
    return data


def number_in(text: str) -> int | None:
    """Return the whole number that a text is, or None: Python does not read one of thousands of digits.

    >>> number_in("12"), number_in("XII"), number_in("1" * 5_000)
    (12, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def whole_number(value: object) -> int | None:
    """Return a whole number, also one of an array; None for anything else, and for one of more than 20 digits.

    >>> whole_number(3), whole_number(2.5), whole_number("3"), whole_number(True), whole_number(10**20)
    (3, None, None, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    number = value.__index__()
    return number if abs(number) < 10**MOST_DIGITS else None


def is_unicode(text: str) -> bool:
    r"""Return whether all of a text are characters: half of a pair of surrogates is none, and cannot be written.

    >>> is_unicode("Čáp"), is_unicode("half \ud800")
    (True, False)
    """
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class _OddError(ValueError):
    """What a reader is told to refuse while it reads."""

    def __init__(self, problem: Message) -> None:
        super().__init__(str(problem))
        self.problem = problem


def _json(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _OddError(Message.of("reading-twice", key=next(key for key in keys if keys.count(key) > 1)))
    return data


def _at_line(parse: Callable[[str], Any], text: str, place: str | Term, error: Exception) -> UnreadableError:
    """Return an error of a reader that tells no line, with the line up to which it first occurs."""
    lines = text.split("\n")

    def occurs(count: int) -> bool:
        try:
            parse("\n".join(lines[:count]))
        except Exception as other:  # noqa: BLE001 (a part of the text may have any other error)
            return type(other) is type(error)
        return False

    line = bisect_left(range(1, len(lines) + 1), True, key=occurs) + 1  # noqa: FBT003 (what is looked for)
    if isinstance(error, _OddError):
        problem = error.problem
    elif isinstance(error, RecursionError):
        problem = Message.of("reading-deep", most=MOST_LEVELS)
    else:
        problem = Message.of("reading-odd")
    return UnreadableError("reading-line", place=place, line=line, problem=problem)


def _check_size(size: int, place: str | Term, most: int) -> None:
    if size > most:
        raise UnreadableError("reading-large", place=place, most=most // 2**20)


def check(data: Any, place: str | Term = GIVEN) -> None:
    """Raise UnreadableError for the first value in some data that no format of ours has, with the way to it."""
    waiting: list[tuple[Any, _Way, int]] = [(data, None, 1)]
    while waiting:
        value, way, level = waiting.pop()
        if isinstance(value, str) and value.isascii():
            # Most of all that is read: nothing can be wrong with it.
            continue
        problem = _problem_of(value, level)
        if problem is not None:
            key = _way_text(way) or "-"
            raise UnreadableError("reading-key", place=place, key=key, problem=problem)
        if isinstance(value, dict):
            for name, inner in value.items():
                if isinstance(name, str) and name.isascii():
                    problem = None
                else:
                    problem = _problem_of(name, level) if isinstance(name, str) else _odd_kind(name)
                if problem is not None:
                    raise UnreadableError("reading-key", place=place, key=_way_text((way, str(name))), problem=problem)
                waiting.append((inner, (way, name), level + 1))
        elif isinstance(value, list):
            waiting += [(inner, (way, number), level + 1) for number, inner in enumerate(value)]


def _problem_of(value: Any, level: int) -> Message | None:
    if isinstance(value, str):
        return None if is_unicode(value) else Message.of("reading-half")
    if isinstance(value, (dict, list)):
        return Message.of("reading-deep", most=MOST_LEVELS) if level > MOST_LEVELS else None
    if isinstance(value, float):
        return None if isfinite(value) else Message.of("reading-not-finite")
    if isinstance(value, int):
        return None if -_BEYOND < value < _BEYOND else Message.of("reading-digits", most=MOST_DIGITS)
    return None if value is None else _odd_kind(value)


def _odd_kind(value: object) -> Message:
    return Message.of("reading-kind", kind=type(value).__name__)


def _way_text(way: _Way) -> str:
    """Return the way to a value as people write it, such as players[2].vp."""
    text = ""
    while way is not None:
        way, last = way
        text = f"[{last}]{text}" if isinstance(last, int) else f".{last}{text}"
    return text.removeprefix(".")
