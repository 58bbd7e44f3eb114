"""Marks on a board: what can be picked, what was done, and what somebody wants to show. They know no rule.

What the author of a lesson shows and what the program shows look different, so that nobody takes the one for the other.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from math import hypot

from trajan_tutor.view.flow import Box
from trajan_tutor.view.pieces import moved, render_symbol
from trajan_tutor.view.svg import clean, number
from trajan_tutor.view.symbols import symbols_in
from trajan_tutor.view.templates import Template

_HEAD = 16.0
_BADGE = 11.0
_RING = 27.0
# The two lines of a ring, to be seen on any ground.
_LINES = ("halo", "look")
# How far an arrow bends aside, as a part of its length, and how much of it is left free at both ends.
_BEND = 0.14
_FREE = 14.0


class By(Enum):
    """Who shows a mark."""

    AUTHOR = "author"
    PROGRAM = "program"


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from a spot to a spot."""

    start: str
    end: str
    by: By = By.AUTHOR


@dataclass(frozen=True, slots=True)
class Badge:
    """A short text on a spot: a number, a sign, a letter."""

    spot: str
    text: str
    by: By = By.AUTHOR


@dataclass(frozen=True, slots=True)
class Ghost:
    """A piece that would come to lie on a spot by a move that is not made yet."""

    spot: str
    symbol: str
    text: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Path:
    """A way over several spots, each numbered from 1 after the first; the last one is where it leads."""

    spots: tuple[str, ...]
    by: By = By.PROGRAM


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything that is marked on a board.

    `legal` can be picked, `soft` those of them that are usually picked later, `chosen` is picked, `last` belongs to the
    last move, `shining` is what a move would bring about. `rings` lie around what an author asks to look at.
    """

    legal: frozenset[str] = frozenset()
    soft: frozenset[str] = frozenset()
    chosen: str = ""
    last: frozenset[str] = frozenset()
    shining: frozenset[str] = frozenset()
    arrows: tuple[Arrow, ...] = ()
    badges: tuple[Badge, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    paths: tuple[Path, ...] = ()
    rings: frozenset[str] = frozenset()

    @property
    def over(self) -> bool:
        """Whether something lies over the board."""
        return bool(self.arrows or self.badges or self.ghosts or self.paths or self.rings)

    def lying_at(self, spot: str) -> tuple[Ghost | Badge, ...]:
        """Return the ghosts and badges on a spot."""
        marks: tuple[Ghost | Badge, ...] = (*self.ghosts, *self.badges)
        return tuple(mark for mark in marks if mark.spot == spot)

    def classes(self, spot: str) -> str:
        """Return the classes that light a place, each after a space."""
        text = (" legal soft" if spot in self.soft else " legal") if spot in self.legal else ""
        if spot == self.chosen:
            text += " chosen"
        if spot in self.last:
            text += " last"
        return text + " shining" if spot in self.shining else text


NO_MARKS = Marks()


def merged(marks: Marks, legal: frozenset[str], chosen: str, last: frozenset[str]) -> Marks:
    """Return marks together with what is lit."""
    return replace(marks, legal=marks.legal | legal, chosen=chosen or marks.chosen, last=marks.last | last)


Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Rest:
    """Where a piece would come to lie: the middle of its room, how high it is there, and how it is turned."""

    middle: Point
    height: float
    turn: float = 0.0


def drawn_marks(
    marks: Marks,
    places: Mapping[str, Point],
    rests: Mapping[Ghost | Badge, Rest],
    template: Template,
    used: set[str],
    boxes: Mapping[str, Box],
) -> str:
    """Return what lies over the board: paths, ghosts, arrows and badges; a spot that is not drawn has none.

    A ring is a circle, or lies around one of the `boxes`.
    """
    drawn = [
        *(way(path, places) for path in marks.paths),
        *(ghost(one, rests[one], template, used) for one in marks.ghosts if one in rests),
        *drawn_rings([places[spot] for spot in sorted(marks.rings) if spot in places and spot not in boxes]),
        *(box_ring(boxes[spot]) for spot in sorted(marks.rings) if spot in boxes),
        *(arrow(one, places) for one in marks.arrows if one.start in places and one.end in places),
        *(badge(one, note_point(one, places, rests)) for one in marks.badges if one.spot in places),
    ]
    return f'<g class="marks" aria-hidden="true">{"".join(drawn)}</g>' if any(drawn) else ""


def arrow(arrow_mark: Arrow, places: Mapping[str, Point]) -> str:
    """Return an arrow, bent a little so that the way back does not cover it."""
    start, end = places[arrow_mark.start], places[arrow_mark.end]
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length <= 2 * _FREE:
        return ""
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    first = (start[0] + along[0] * _FREE, start[1] + along[1] * _FREE)
    tip = (end[0] - along[0] * _FREE / 2, end[1] - along[1] * _FREE / 2)
    bend = length * _BEND
    middle = ((first[0] + tip[0]) / 2 + along[1] * bend, (first[1] + tip[1]) / 2 - along[0] * bend)
    return f'<g class="arrow by-{arrow_mark.by.value}">{curve(first, middle, tip)}{head(middle, tip)}</g>'


def drawn_rings(middles: Sequence[Point]) -> Iterator[str]:
    """Give a ring around each point, smaller where two would overlap; of two lines, to be seen on any ground."""
    for middle in middles:
        apart = min((hypot(middle[0] - x, middle[1] - y) for x, y in middles if (x, y) != middle), default=4 * _RING)
        radius = number(max(min(_RING, apart / 2 - 2), _RING / 2))
        x, y = number(middle[0]), number(middle[1])
        circles = "".join(f'<circle class="{look}" cx="{x}" cy="{y}" r="{radius}"/>' for look in _LINES)
        yield f'<g class="by-author">{circles}</g>'


def box_ring(box: Box) -> str:
    """Return a ring around a box, which covers nothing of what is in it."""
    x, y, width, height = map(number, box)
    drawn = (f'<rect class="{look}" x="{x}" y="{y}" width="{width}" height="{height}" rx="9"/>' for look in _LINES)
    return f'<g class="by-author">{"".join(drawn)}</g>'


def curve(first: Point, middle: Point, tip: Point) -> str:
    """Return a curve from a point to another, drawn towards a third."""
    return f'<path class="shaft" d="M{at(first)}Q{at(middle)} {at(tip)}"/>'


def head(before: Point, tip: Point) -> str:
    """Return the head of an arrow that comes from a point."""
    length = hypot(tip[0] - before[0], tip[1] - before[1]) or 1.0
    x, y = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    back = (tip[0] - x * _HEAD, tip[1] - y * _HEAD)
    left = (back[0] - y * _HEAD / 2, back[1] + x * _HEAD / 2)
    right = (back[0] + y * _HEAD / 2, back[1] - x * _HEAD / 2)
    return f'<path class="tip" d="M{at(tip)}L{at(left)}L{at(right)}z"/>'


def note_point(badge: Badge, places: Mapping[str, Point], rests: Mapping[Ghost | Badge, Rest]) -> Point:
    """Return the middle of a badge: that of the room for badges, or else the upper right of the middle of the spot."""
    if badge in rests:
        return rests[badge].middle
    return places[badge.spot][0] + _BADGE * 1.4, places[badge.spot][1] - _BADGE * 1.4


def badge(mark: Badge, middle: Point) -> str:
    """Return a badge at a point: round from the author, square from the program."""
    x, y = middle
    half = max(_BADGE, 4.5 * len(mark.text) + 3)
    corner = _BADGE if mark.by is By.AUTHOR else 3
    return (
        f'<g class="note by-{mark.by.value}"><rect class="note-plate" x="{number(x - half)}" y="{number(y - _BADGE)}" '
        f'width="{number(2 * half)}" height="{number(2 * _BADGE)}" rx="{number(corner)}"/>'
        f'<text class="note-text" x="{number(x)}" y="{number(y + 4.5)}" font-size="13">{clean(mark.text)}</text></g>'
    )


def ghost(mark: Ghost, rest: Rest, template: Template, used: set[str]) -> str:
    """Return a piece that is not there yet, where it would lie."""
    symbol = template.symbols.get(mark.symbol.partition("+")[0])
    if symbol is None:
        return ""
    used.update(symbols_in(mark.symbol))
    scale = rest.height / symbol.height
    x, y = rest.middle[0] - symbol.width * scale / 2, rest.middle[1] - rest.height / 2
    seat = f" seat-{mark.seat}" if mark.seat >= 0 else ""
    drawn = render_symbol(template.folder, mark.symbol, mark.text, rest.turn)
    return f'<g class="ghost{seat}" {moved(x, y, scale)}>{drawn}</g>'


def way(path: Path, places: Mapping[str, Point]) -> str:
    """Return a path: a line through its spots, a numbered dot on each after the first, a ring and a head at its end."""
    points = [places[spot] for spot in path.spots if spot in places]
    if len(points) <= 1:
        return ""
    line = "L".join(at(point) for point in points)
    drawn = [f'<g class="way by-{path.by.value}"><path class="shaft" d="M{line}"/>']
    drawn += stops(points[1:])
    drawn.append("</g>")
    return "".join(drawn)


def stops(points: Iterable[Point]) -> Iterator[str]:
    """Give the numbered dots of a path, the last one with a ring."""
    points = list(points)
    for count, (x, y) in enumerate(points, 1):
        if count == len(points):
            yield f'<circle class="ring" cx="{number(x)}" cy="{number(y)}" r="17"/>'
        yield f'<circle class="stop" cx="{number(x)}" cy="{number(y)}" r="9.5"/>'
        yield f'<text class="stop-text" x="{number(x)}" y="{number(y + 4)}" font-size="12">{count}</text>'


def at(point: Point) -> str:
    """Return a point as a path says it.

    >>> at((1.0, 2.26))
    '1 2.3'
    """
    return f"{number(point[0])} {number(point[1])}"
