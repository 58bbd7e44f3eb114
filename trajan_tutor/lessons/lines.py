"""The lines on which the keys of a TOML file stand: the reader of the standard library does not tell them."""

import tomllib
from collections.abc import Iterator
from typing import Any

# The names and numbers that lead from the top of a file to a value.
Trail = tuple[str | int, ...]


def lines_of(text: str) -> dict[Trail, int]:
    r"""Return the line of every table and key of a TOML text that can be read; everything in one value has its line.

    >>> lines_of("a = 1\n[[step]]\nb = {c = 2}\n[[step]]\n")[("step", 0, "b", "c")]
    3
    """
    found: dict[Trail, int] = {(): 1}
    counts: dict[Trail, int] = {}
    lines = text.splitlines()
    table: Trail = ()
    at = 0
    while at < len(lines):
        line = lines[at].strip()
        end = at + 1
        if line.startswith("["):
            table = _table(line, counts)
            found.setdefault(table, at + 1)
        elif line and not line.startswith("#"):
            end = _end(lines, at)
            for trail in _trails(tomllib.loads("\n".join(lines[at:end]))):
                found.setdefault((*table, *trail), at + 1)
        at = end
    return found


def line_of(lines: dict[Trail, int], trail: Trail) -> int:
    """Return the line of a value, or of the nearest one around it that has a line of its own."""
    while trail not in lines:
        trail = trail[:-1]
    return lines[trail]


def _table(header: str, counts: dict[Trail, int]) -> Trail:
    """Return where the keys after a header belong: a table of an array is meant to be its latest one."""
    names: list[str] = []
    data: Any = tomllib.loads(header)
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


def _end(lines: list[str], at: int) -> int:
    """Return the line after the value that begins on a line: the first place up to which it can be read."""
    for end in range(at + 1, len(lines)):
        try:
            tomllib.loads("\n".join(lines[at:end]))
        except tomllib.TOMLDecodeError:
            continue
        return end
    return len(lines)


def _trails(value: Any, before: Trail = ()) -> Iterator[Trail]:
    if before:
        yield before
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _trails(inner, (*before, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _trails(inner, (*before, number))
