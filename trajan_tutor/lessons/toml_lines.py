"""The lines on which the keys of a TOML file stand: the reader of the standard library does not tell them."""

import re
from collections.abc import Iterator
from typing import Any, Final

from trajan_tutor.engine.reading import parse_toml

# The names and numbers that lead from the top of a file to a value.
Trail = tuple[str | int, ...]

# What may hold brackets or ends of lines without meaning them (texts and comments), and these themselves.
_MARK: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' + r"|'''.*?'{3,5}" + r'|"(?:\\.|[^"\\])*"' + r"|'[^']*'|#[^\n]*|[\[{\]}\n]", re.DOTALL
)


def lines_of(text: str) -> dict[Trail, int]:
    r"""Return the line of every table and key of a TOML text that can be read; everything in one value has its line.

    >>> lines_of("a = 1\n[[step]]\nb = {c = 2}\n[[step]]\n")[("step", 0, "b", "c")]
    3
    """
    lines: dict[Trail, int] = {(): 1}
    counts: dict[Trail, int] = {}
    table: Trail = ()
    for line, statement in _statements(text):
        if statement.startswith("["):
            table = _table(statement, counts)
            lines.setdefault(table, line)
        else:
            for trail in _trails(parse_toml(statement)):
                lines.setdefault((*table, *trail), line)
    return lines


def line_of(lines: dict[Trail, int], trail: Trail) -> int:
    """Return the line of a value, or of the nearest one around it that has a line of its own."""
    while trail not in lines:
        trail = trail[:-1]
    return lines[trail]


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Yield every header of a table and every key with its value, after the line on which it begins."""
    begin, line, depth = 0, 1, 0
    for mark in _MARK.finditer(text + "\n"):
        depth += (mark[0] in "[{") - (mark[0] in "]}")
        if mark[0] == "\n" and not depth:
            statement = text[begin : mark.start()]
            if statement.strip():
                yield line, statement.strip()
            line += statement.count("\n") + 1
            begin = mark.end()


def _table(header: str, counts: dict[Trail, int]) -> Trail:
    """Return where the keys after a header belong: a table of an array is meant to be its latest one."""
    names: list[str] = []
    data: Any = parse_toml(header)
    while data:
        ((name, data),) = data.items()
        names.append(name)
        data = data[0] if isinstance(data, list) else data
    trail: Trail = ()
    for number, name in enumerate(names, start=1):
        trail = (*trail, name)
        if number == len(names) and header.startswith("[["):
            counts[trail] = counts.get(trail, -1) + 1
        if trail in counts:
            trail = (*trail, counts[trail])
    return trail


def _trails(value: Any, before: Trail = ()) -> Iterator[Trail]:
    if before:
        yield before
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _trails(inner, (*before, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _trails(inner, (*before, number))
