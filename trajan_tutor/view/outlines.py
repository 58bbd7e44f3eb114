"""Finds out how much room an element takes, and where transforms bring it."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import cos, radians, sin
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.curves import Box, lines

_STEP: Final = re.compile(r"(\w+)\(([^)]*)\)")
# The mean width of a letter and its height over the line, as parts of its size: rather too much than too little.
_LETTER: Final = 0.72
_RISES: Final = 0.8
_SINKS: Final = 0.25
_TEXT_SIZE: Final = 16.0
# Strokes reach over an outline, and joins of strokes a little farther.
_REACH: Final = 1.5
# What cannot be told is taken to be everywhere.
EVERYWHERE: Final = (-1e6, -1e6, 1e6, 1e6)


# The six numbers of a transform: a point (x, y) comes to (a x + c y + e, b x + d y + f).
Matrix = tuple[float, float, float, float, float, float]
SAME: Final = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


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
    """Return the box round a path, as far as the points go that are taken of its curves."""
    found = [point for line in lines(path) for point in line]
    xs, ys = zip(*found, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
