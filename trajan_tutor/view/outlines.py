"""Reads the outlines of a drawing: paths in fewer letters, and how much room an element takes."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import cos, radians, sin
from typing import Final
from xml.etree import ElementTree as ET

_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_STEP: Final = re.compile(r"(\w+)\(([^)]*)\)")
# How many numbers a command of a path takes, and which of them are places: (across, down) pairs from the start.
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
# The mean width of a letter and its height over the line, as parts of its size: rather too much than too little.
_LETTER: Final = 0.72
_RISES: Final = 0.8
_SINKS: Final = 0.25
_TEXT_SIZE: Final = 16.0
# Strokes reach over an outline, and joins of strokes a little farther.
_REACH: Final = 1.5
# What cannot be told is taken to be everywhere.
EVERYWHERE: Final = (-1e6, -1e6, 1e6, 1e6)

Box = tuple[float, float, float, float]
# The six numbers of a transform: a point (x, y) comes to (a x + c y + e, b x + d y + f).
Matrix = tuple[float, float, float, float, float, float]
Command = tuple[str, tuple[float, ...]]
SAME: Final = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


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


def matrix(transform: str) -> Matrix:
    """Return the matrix of a transform that moves, scales and turns."""
    found = SAME
    for kind, values in _STEP.findall(transform):
        numbers = [float(one) for one in values.replace(",", " ").split()]
        if kind == "translate":
            step: Matrix = (1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0)
        elif kind == "scale":
            step = (numbers[0], 0, 0, numbers[-1], 0, 0)
        elif kind == "rotate":
            along, across = cos(radians(numbers[0])), sin(radians(numbers[0]))
            x, y = numbers[1:] if len(numbers) > 1 else (0.0, 0.0)
            step = (along, across, -across, along, x - along * x + across * y, y - across * x - along * y)
        else:
            step = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        found = times(found, step)
    return found


def times(first: Matrix, second: Matrix) -> Matrix:
    """Return one transform inside another."""
    a, b, c, d, e, f = first
    g, h, i, j, k, m = second
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def moved_box(box: Box, by: Matrix) -> Box:
    """Return the box round a box that is moved, scaled and turned."""
    a, b, c, d, e, f = by
    xs = [a * x + c * y + e for x in (box[0], box[2]) for y in (box[1], box[3])]
    ys = [b * x + d * y + f for x in (box[0], box[2]) for y in (box[1], box[3])]
    return min(xs), min(ys), max(xs), max(ys)


def around(boxes: Iterator[Box]) -> Box:
    """Return the box round boxes; an empty one at the origin when there is none."""
    found = list(boxes)
    if not found:
        return 0.0, 0.0, 0.0, 0.0
    return (
        min(box[0] for box in found),
        min(box[1] for box in found),
        max(box[2] for box in found),
        max(box[3] for box in found),
    )


def box_of(element: ET.Element, style: Mapping[str, str], symbols: Mapping[str, Box]) -> Box:
    """Return the room that an element takes, its own transform left out, rather too large than too small.

    `style` is what is said about it, by attributes or rules; `symbols` are the boxes of what it may refer to.
    """
    tag = element.tag.rpartition("}")[2]

    def value(name: str) -> float:
        return float(style.get(name, "0").removesuffix("px") or 0)

    reach = float(style.get("stroke-width", "1.2")) / 2 if style.get("stroke", "none") != "none" else 0.0
    if tag == "rect":
        x, y = value("x"), value("y")
        return x - reach, y - reach, x + value("width") + reach, y + value("height") + reach
    if tag == "circle":
        radius = value("r") + reach
        return value("cx") - radius, value("cy") - radius, value("cx") + radius, value("cy") + radius
    if tag == "path":
        box = path_box(element.get("d", ""))
        reach *= _REACH
        return box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach
    if tag == "use":
        box = symbols.get(element.get("href", "#")[1:], EVERYWHERE)
        return moved_box(box, (1, 0, 0, 1, value("x"), value("y")))
    if tag == "text":
        size = value("font-size") or _TEXT_SIZE
        width = len("".join(element.itertext())) * size * _LETTER
        x, y = value("x"), value("y")
        left = {"start": x, "end": x - width}.get(style.get("text-anchor", ""), x - width / 2)
        return left, y - size * _RISES, left + width, y + size * _SINKS
    return EVERYWHERE


@lru_cache(maxsize=2048)
def path_box(path: str) -> Box:
    """Return the box round all places that a path names; arcs are taken to be whole."""
    xs: list[float] = []
    ys: list[float] = []
    x = y = 0.0
    for kind, values in commands(path):
        if kind == "H":
            x = values[0]
        elif kind == "V":
            y = values[0]
        elif kind == "A":
            radius = 2 * max(values[:2])
            xs += [values[5] - radius, values[5] + radius]
            ys += [values[6] - radius, values[6] + radius]
            x, y = values[5:]
        elif kind != "Z":
            xs += values[::2]
            ys += values[1::2]
            x, y = values[-2:]
        xs.append(x)
        ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)
