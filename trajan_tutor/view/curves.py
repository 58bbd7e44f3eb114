"""Follows the curves of a path: as short straight steps, or as simpler curves that look alike."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, sin, sqrt, tau
from typing import Final

from trajan_tutor.view.paths import Command, Point, commands

# How far apart two curves may be that are taken for the same.
_UNSEEN: Final = 0.12
# How many lines a grid has in one unit.
_GRID: Final = 2
# So many steps stand for a curve.
_STEPS: Final = 8

Box = tuple[float, float, float, float]


@lru_cache(maxsize=2048)
def lines(path: str) -> tuple[tuple[Point, ...], ...]:
    """Return a path as lines of points, its curves and arcs as several short steps."""
    found: list[list[Point]] = []
    x = y = 0.0
    mirrored = (0.0, 0.0)
    for kind, values in commands(path):
        before = (x, y)
        if kind == "Z":
            found[-1].append(found[-1][0])
            x, y = found[-1][0]
            continue
        x, y = (values[0], y) if kind == "H" else (x, values[0]) if kind == "V" else values[-2:]
        if kind == "M":
            found.append([])
        if kind in "MLHV":
            found[-1].append((x, y))
        elif kind == "A":
            found[-1] += arc(before, values)
        else:
            bends = [(values[at], values[at + 1]) for at in range(0, len(values), 2)]
            if kind in "ST":
                bends.insert(0, mirrored)
            found[-1] += [curve([before, *bends], part / _STEPS) for part in range(1, _STEPS + 1)]
            mirrored = 2 * x - bends[-2][0], 2 * y - bends[-2][1]
        if kind not in "CSQT":
            mirrored = (x, y)
    return tuple(tuple(line) for line in found)


def curve(points: Sequence[Point], part: float) -> Point:
    """Return a point of a curve of two or three bends, so far along it, from 0 to 1."""
    while len(points) > 1:
        points = [
            (one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part)
            for one, other in pairwise(points)
        ]
    return points[0]


def arc(start: Point, values: Sequence[float]) -> list[Point]:
    """Return points of an arc that is not turned: `values` are its radii, turn, flags and end.

    The middle is where the SVG standard says it is, in its notes on implementation.
    """
    across, down, _, large, clockwise, x, y = values
    half_x, half_y = (start[0] - x) / 2, (start[1] - y) / 2
    reach = max((half_x / across) ** 2 + (half_y / down) ** 2, 1e-12)
    across, down = across * max(1.0, sqrt(reach)), down * max(1.0, sqrt(reach))
    aside = sqrt(max(1 / min(reach, 1.0) - 1, 0.0)) * (-1 if large == clockwise else 1)
    middle_x = aside * across * half_y / down + (start[0] + x) / 2
    middle_y = -aside * down * half_x / across + (start[1] + y) / 2
    first = atan2((start[1] - middle_y) / down, (start[0] - middle_x) / across)
    turn = (atan2((y - middle_y) / down, (x - middle_x) / across) - first) % tau
    if not clockwise:
        turn -= tau
    angles = [first + turn * part / _STEPS for part in range(1, _STEPS)]
    return [*((middle_x + across * cos(angle), middle_y + down * sin(angle)) for angle in angles), (x, y)]


def meets(box: Box, outline: Sequence[Sequence[Point]]) -> bool:
    """Return whether a box touches an outline or lies within it.

    >>> meets((4, 4, 5, 5), [[(0, 0), (9, 0), (0, 9), (0, 0)]]), meets((7, 7, 9, 9), [[(0, 0), (9, 0), (0, 9), (0, 0)]])
    (True, False)
    """
    inside = False
    left, top, right, bottom = box
    middle_x, middle_y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    for line in outline:
        for (x, y), (other_x, other_y) in pairwise([*line, line[0]]):
            beside = (x < left and other_x < left) or (x > right and other_x > right)
            over = (y < top and other_y < top) or (y > bottom and other_y > bottom)
            if not beside and not over and crosses(box, x, y, other_x, other_y):
                return True
            if (y > middle_y) != (other_y > middle_y):
                inside ^= middle_x < x + (middle_y - y) * (other_x - x) / (other_y - y)
    return inside


def crosses(box: Box, x: float, y: float, other_x: float, other_y: float) -> bool:
    """Return whether a straight line from a point to another one comes into a box."""
    first, last = 0.0, 1.0
    for step, low, high in ((other_x - x, box[0] - x, box[2] - x), (other_y - y, box[1] - y, box[3] - y)):
        if step == 0:
            if low > 0 or high < 0:
                return False
            continue
        near, far = sorted((low / step, high / step))
        first, last = max(first, near), min(last, far)
    return first <= last


def simpler(start: Point, values: Sequence[float]) -> Command:
    """Return a curve of three bends as one of two where nobody sees the difference."""
    x1, y1, x2, y2, x, y = values
    bend = (3 * (x1 + x2) - start[0] - x) / 4, (3 * (y1 + y2) - start[1] - y) / 4
    for part in (0.25, 0.5, 0.75):
        was = curve([start, (x1, y1), (x2, y2), (x, y)], part)
        now = curve([start, bend, (x, y)], part)
        if hypot(was[0] - now[0], was[1] - now[1]) > _UNSEEN:
            return "C", tuple(values)
    return "Q", (*bend, x, y)


@lru_cache(maxsize=2048)
def simplified(path: str) -> str:
    """Return a path with as few bends as its curves need, to a tenth of a unit."""
    written: list[str] = []
    x = y = start_x = start_y = 0.0
    mirrored = (0.0, 0.0)
    for kind, values in commands(path):
        letter, places = kind, values
        if kind == "S":
            letter, places = "C", (*mirrored, *values)
        if letter == "C":
            mirrored = 2 * places[4] - places[2], 2 * places[5] - places[3]
            letter, places = simpler((x, y), places)
        if kind == "Z":
            x, y = start_x, start_y
        else:
            x, y = (values[0], y) if kind == "H" else (x, values[0]) if kind == "V" else values[-2:]
        if kind == "M":
            start_x, start_y = x, y
        if kind not in "CS":
            mirrored = (x, y)
        written.append(letter + " ".join(f"{round(one, 1):g}" for one in places))
    return "".join(written)


@lru_cache(maxsize=2048)
def snapped(path: str) -> str:
    """Return a path on a grid of half units, as far as nobody sees the difference: radii and flags of arcs stay.

    >>> snapped("M2.1 3.4A1.7 1.7 0 0 1 5.2 3.4")
    'M2 3.5A1.7 1.7 0 0 1 5 3.5'
    """
    written = []
    for kind, places in commands(path):
        first = 5 if kind == "A" else 0
        ends = [f"{round(one * _GRID) / _GRID:g}" for one in places[first:]]
        written.append(kind + " ".join([*(f"{one:g}" for one in places[:first]), *ends]))
    return "".join(written)
