"""Reads paths, and writes them in few letters."""

import re
from collections.abc import Iterator
from functools import lru_cache
from math import floor
from typing import Final

_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
# How many numbers a command of a path takes, and which of them are places: (across, down) pairs from the start.
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

Point = tuple[float, float]
Command = tuple[str, tuple[float, ...]]


def short_number(value: float, places: int = 2) -> str:
    """Return a number in as few letters as can be.

    >>> short_number(0.5), short_number(-3.0), short_number(-0.254, 1)
    ('.5', '-3', '-.3')
    """
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in {"-0", ""}:
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def unit(place: float) -> int:
    """Return a place to a whole unit, those in the middle always to the same side.

    >>> unit(3.6), unit(2.5), unit(3.5)
    (4, 3, 4)
    """
    return floor(place + 0.5)


@lru_cache(maxsize=2048)
def commands(path: str) -> tuple[Command, ...]:
    """Return the commands of a path, all in absolute places; a point where one is drawn without moving stays one."""
    tokens = _TOKEN.findall(path)
    found: list[Command] = []
    x = y = start_x = start_y = 0.0
    at = 0
    letter = "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            letter = tokens[at]
            at += 1
        kind = letter.upper()
        takes = _TAKES[kind]
        values = [float(token) for token in tokens[at : at + takes]]
        at += takes
        if letter.islower():
            values = _absolute(kind, values, x, y)
        found.append((kind, tuple(values)))
        if kind == "Z":
            x, y = start_x, start_y
        elif kind == "H":
            x = values[0]
        elif kind == "V":
            y = values[0]
        else:
            x, y = values[-2:]
        if kind == "M":
            start_x, start_y = x, y
            letter = "L" if letter == "M" else "l"
    return tuple(found)


def _absolute(kind: str, values: list[float], x: float, y: float) -> list[float]:
    if kind == "H":
        return [values[0] + x]
    if kind == "V":
        return [values[0] + y]
    if kind == "A":
        return [*values[:5], values[5] + x, values[6] + y]
    return [value + (y if index % 2 else x) for index, value in enumerate(values)]


@lru_cache(maxsize=4096)
def short_path(path: str, right: float = 0.0, down: float = 0.0) -> str:
    """Return a path in few letters, moved to the right and down.

    >>> short_path("M 10 10 L 20 10 L 20 30 Z", 5, 0)
    'M15 10h10v20z'
    """
    written: list[str] = []
    x = y = start_x = start_y = 0.0
    last = ""
    for kind, places in commands(path):
        values = tuple(round(value, 2) for value in _absolute(kind, list(places), right, down))
        if kind == "Z":
            x, y = start_x, start_y
            written.append("z")
            last = "z"
            continue
        end_x, end_y = (values[0], y) if kind == "H" else (x, values[0]) if kind == "V" else values[-2:]
        letter = kind
        if kind == "L" and end_y == y:
            letter, values = "H", (end_x,)
        elif kind == "L" and end_x == x:
            letter, values = "V", (end_y,)
        choices = [_written(letter, values, last)]
        if written:
            relative = tuple(_absolute(letter, list(values), -x, -y))
            choices.append(_written(letter.lower(), relative, last))
        best = min(reversed(choices), key=len)
        written.append(best)
        said = next((one for one in best if one.isalpha()), last)
        last = {"M": "L", "m": "l"}.get(said, said)
        x, y = end_x, end_y
        if kind == "M":
            start_x, start_y = x, y
    return "".join(written)


def _written(letter: str, values: tuple[float, ...], last: str) -> str:
    """Return a command after another one: the letter only when it is another one, spaces only where needed."""
    text = "" if letter == last else letter
    before = "0" if letter == last else ""
    for value in values:
        number = short_number(value)
        # A second point begins a number of its own.
        if before and not number.startswith("-") and not (number.startswith(".") and "." in before):
            text += " "
        text += number
        before = number
    return text


def start_of(path: str) -> tuple[float, float]:
    """Return where a path begins.

    >>> start_of("m3 4l1 1")
    (3.0, 4.0)
    """
    first = commands(path)[0][1]
    return first[0], first[1]


def parts_of(path: str) -> list[str]:
    """Return the lines of a path, each as a path of its own.

    >>> parts_of("M1 2h3m4 5v6")
    ['M1 2H4', 'M8 7V13']
    """
    found: list[str] = []
    for kind, values in commands(path):
        if kind == "M":
            found.append("")
        found[-1] += kind + " ".join(f"{round(value, 2):g}" for value in values)
    return found


def corners(path: str) -> Iterator[tuple[float, float]]:
    """Give the corners of a path.

    >>> list(corners("M1 2h3v4"))
    [(1.0, 2.0), (4.0, 2.0), (4.0, 6.0)]
    """
    x = y = 0.0
    for kind, values in commands(path):
        if kind == "Z":
            continue
        x, y = (values[0], y) if kind == "H" else (x, values[0]) if kind == "V" else values[-2:]
        yield x, y
