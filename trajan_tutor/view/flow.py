"""Arranges pieces in the room that a template gives them."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, sqrt

# Pieces are made smaller to find room, but not below this part of their size; then they overlap.
_SMALLEST = 0.55
_STEP = 0.94


@dataclass(frozen=True, slots=True)
class Anchor:
    """Room for pieces or a text inside a spot, and how they are arranged in it.

    `flow`: `row` (rows, as many as needed), `up` (a pile, from the bottom), `stack` (one on the other, a little
    apart), `cluster` (a heap in a round tray), `spread` (one row over the whole width), `ring` (round a circle).
    `size` is the height of a piece or of a text, 0 for the height of the room; `style` the class of a text; `turn` the
    degrees by which pieces are turned, clockwise.
    """

    x: float
    y: float
    width: float
    height: float
    flow: str = "row"
    size: float = 0.0
    gap: float = 3.0
    align: str = "middle"
    style: str = "value"
    turn: float = 0.0


Box = tuple[float, float, float, float]


@lru_cache(maxsize=4096)
def arrange(anchor: Anchor, ratios: tuple[float, ...]) -> tuple[Box, ...]:
    """Return a box (left, top, width, height) for each piece of these ratios of width to height."""
    size = anchor.size or anchor.height
    if anchor.flow == "cluster":
        boxes = cluster(anchor, ratios, size)
    elif anchor.flow == "up":
        boxes = pile(anchor, ratios, size)
    elif anchor.flow == "stack":
        boxes = stack(anchor, ratios, size)
    elif anchor.flow == "spread":
        boxes = spread(anchor, ratios, size)
    elif anchor.flow == "ring":
        boxes = ring(anchor, ratios, size)
    else:
        boxes = rows(anchor, ratios, size)
    # Whole and half units keep lines sharp and the text short.
    return tuple((round(2 * x) / 2, round(2 * y) / 2, width, height) for x, y, width, height in boxes)


def rows(anchor: Anchor, ratios: tuple[float, ...], size: float) -> list[Box]:
    """Fill rows; pieces get smaller until all fit, and overlap when they would get too small."""
    gap = anchor.gap
    scale = 1.0
    while True:
        lines = wrapped(ratios, size * scale, anchor.width, gap)
        height = len(lines) * size * scale + (len(lines) - 1) * gap
        widest = max(line_width(line, ratios, size * scale, gap) for line in lines)
        if (height <= anchor.height + 0.5 and widest <= anchor.width + 0.5) or scale * _STEP < _SMALLEST:
            break
        scale *= _STEP
    size *= scale
    step = size + gap
    if len(lines) > 1 and height > anchor.height:
        step = (anchor.height - size) / (len(lines) - 1)
        height = anchor.height
    top = anchor.y + (anchor.height - height) / 2
    boxes = []
    for line in lines:
        left, squeeze = line_start(anchor, line_width(line, ratios, size, gap), len(line))
        for index in line:
            width = ratios[index] * size
            boxes.append((left, top, width, size))
            left += width + gap - squeeze
        top += step
    return boxes


def wrapped(ratios: tuple[float, ...], size: float, width: float, gap: float) -> list[list[int]]:
    """Break pieces into lines no longer than a width."""
    lines: list[list[int]] = [[]]
    used = 0.0
    for index, ratio in enumerate(ratios):
        if lines[-1] and used + gap + ratio * size > width + 0.5:
            lines.append([])
            used = 0.0
        used += ratio * size + (gap if lines[-1] else 0.0)
        lines[-1].append(index)
    return lines


def line_width(line: list[int], ratios: tuple[float, ...], size: float, gap: float) -> float:
    """Return the width of a line."""
    return sum(ratios[index] for index in line) * size + gap * (len(line) - 1)


def line_start(anchor: Anchor, width: float, number: int) -> tuple[float, float]:
    """Return where a line begins, and by how much its pieces must overlap."""
    free = anchor.width - width
    if free < 0 and number > 1:
        return anchor.x, -free / (number - 1)
    shift = {"start": 0.0, "middle": free / 2, "end": free}[anchor.align]
    return anchor.x + shift, 0.0


def pile(anchor: Anchor, ratios: tuple[float, ...], size: float) -> list[Box]:
    """Pile pieces up from the bottom, the first one lowest."""
    number = len(ratios)
    step = size + anchor.gap
    if number > 1:
        step = min(step, (anchor.height - size) / (number - 1))
    bottom = anchor.y + anchor.height - size
    middle = anchor.x + anchor.width / 2
    return [
        (middle - ratio * size / 2, bottom - index * step, ratio * size, size) for index, ratio in enumerate(ratios)
    ]


def stack(anchor: Anchor, ratios: tuple[float, ...], size: float) -> list[Box]:
    """Lay pieces on one another, each a little to the right and up, the whole centred."""
    number = len(ratios)
    step = min(anchor.gap, 12.0 / number)
    middle = anchor.x + anchor.width / 2 - step * (number - 1) / 2
    top = anchor.y + (anchor.height - size) / 2 + step * (number - 1) / 2
    return [
        (middle - ratio * size / 2 + index * step, top - index * step, ratio * size, size)
        for index, ratio in enumerate(ratios)
    ]


def spread(anchor: Anchor, ratios: tuple[float, ...], size: float) -> list[Box]:
    """Give each piece an equal part of the width."""
    part = anchor.width / len(ratios)
    top = anchor.y + (anchor.height - size) / 2
    return [
        (anchor.x + part * (index + 0.5) - ratio * size / 2, top, ratio * size, size)
        for index, ratio in enumerate(ratios)
    ]


def ring(anchor: Anchor, ratios: tuple[float, ...], size: float) -> list[Box]:
    """Lay pieces round a circle, clockwise from its top."""
    radius = anchor.width / 2
    boxes = []
    for index, ratio in enumerate(ratios):
        angle = 2 * pi * index / len(ratios) - pi / 2
        x = anchor.x + radius + radius * cos(angle)
        y = anchor.y + radius + radius * sin(angle)
        boxes.append((x - ratio * size / 2, y - size / 2, ratio * size, size))
    return boxes


def cluster(anchor: Anchor, ratios: tuple[float, ...], size: float) -> list[Box]:
    """Heap pieces in a circle, close together."""
    points = heap(len(ratios))
    reach = max(sqrt(x * x + y * y) for x, y in points) + 0.5
    room = min(anchor.width, anchor.height) / 2
    pitch = min(size + anchor.gap / 2, room / reach)
    size = min(size, pitch - anchor.gap / 4)
    middle_x = anchor.x + anchor.width / 2
    middle_y = anchor.y + anchor.height / 2
    return [
        (middle_x + x * pitch - ratio * size / 2, middle_y + y * pitch - size / 2, ratio * size, size)
        for (x, y), ratio in zip(points, ratios, strict=True)
    ]


@lru_cache(maxsize=64)
def heap(number: int) -> tuple[tuple[float, float], ...]:
    """Return so many points of a triangular lattice, as close together as can be, from top left to bottom right.

    >>> heap(1)
    ((0.0, 0.0),)
    """
    lattice = [(x + 0.5 * (y % 2), y * sqrt(3) / 2) for y in range(-4, 5) for x in range(-4, 5)]
    centres = ((0.0, 0.0), (0.25, sqrt(3) / 4), (0.5, 0.0), (0.0, sqrt(3) / 3), (0.5, sqrt(3) / 6))
    best: list[tuple[float, float]] = []
    least = 1e9
    for centre_x, centre_y in centres:
        near = sorted(lattice, key=lambda point: round((point[0] - centre_x) ** 2 + (point[1] - centre_y) ** 2, 6))
        chosen = near[:number]
        middle_x = sum(point[0] for point in chosen) / number
        middle_y = sum(point[1] for point in chosen) / number
        moved = [(x - middle_x, y - middle_y) for x, y in chosen]
        reach = max(x * x + y * y for x, y in moved)
        if reach < least - 1e-6:
            least = reach
            best = moved
    return tuple(sorted(((x, y) for x, y in best), key=lambda point: (round(point[1], 3), point[0])))
