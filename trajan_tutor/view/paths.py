"""Where the stops of a path are drawn: on the spokes of a wheel, or half way between two places.

A wheel is told by the template (see `sheet`); elsewhere an arrow lies between the middles of two places of one sheet,
where there is room for it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.view.nodes import ANY_SEAT, FAMILY, render_nodes
from trajan_tutor.view.panes import middle_of, middles_of, sheet_id
from trajan_tutor.view.picture import Hub, PathMark, PathStop, Point
from trajan_tutor.view.scene import family_of
from trajan_tutor.view.sheet import SpotShape, Wheel
from trajan_tutor.view.templates import Template, load_template

# Places that are closer to one another have no room for an arrow between them.
_CLOSEST: Final = 56.0
# How far beyond its number a straight arrow points.
_BEYOND: Final = 20.0
_CIRCLE: Final = 360


@dataclass(frozen=True, slots=True)
class PlaceOnSheet:
    """Where a place is: its sheet, its middle, and the wheel on which it stands, with how many spots that has."""

    sheet: str
    middle: Point
    wheel: Wheel | None
    around: int

    def angle(self, middle: Point) -> float:
        """Return where the place is round a middle, in degrees, clockwise from the right."""
        return degrees(atan2(self.middle[1] - middle[1], self.middle[0] - middle[0]))


def path_mark(
    game: TutorGame,
    seats: int,
    own_seat: int,
    start: str,
    stops: Sequence[tuple[str, str]],
    *,
    text: str = "",
    used: Counter[tuple[str, int]] | None = None,
) -> PathMark:
    """Return how a path is drawn from a place over stops: spots, each with the symbol that will lie there or nothing.

    Where two places are too close to one another, or on two sheets, none of its stops is drawn. The stops are numbered,
    or all have the same `text`; `used` are the spokes over which other paths that are drawn with it go.
    """
    template = load_template(game.resources.board)
    places = standings(template.folder, seats, max(own_seat, 0))
    spokes: Counter[tuple[str, int]] = Counter() if used is None else used
    drawn: list[PathStop] = []
    before = start
    for number, (spot, symbol) in enumerate(stops, 1):
        stop = _stop(template, places.get(before), places.get(spot), symbol, spokes)
        if stop is None:
            drawn.clear()
            break
        drawn.append(PathStop(**{**stop, "text": text or str(number)}))
        before = spot
    return PathMark(start=start, end=stops[-1][0] if stops else start, stops=drawn)


def hub_of(game: TutorGame, seats: int, own_seat: int, spot: str, left: Sequence[str] = ()) -> Hub | None:
    """Return the middle of the wheel on which a spot stands; `left` is what it says, text by text. None without one."""
    place = standings(game.resources.board, seats, max(own_seat, 0)).get(spot)
    if place is None or place.wheel is None:
        return None
    return Hub(sheet=place.sheet, at=place.wheel.middle, radius=place.wheel.hub, left=list(left))


@lru_cache(maxsize=32)
def _places_at(board: Path, seats: int, own_seat: int, sheet: str, point: Point) -> frozenset[str]:
    """Return the places and families of a sheet whose middle is a point of it."""
    middles = middles_of(board, load_template(board).arrangement(seats), seats, own_seat).get(sheet, {})
    return frozenset(key.removeprefix(FAMILY) for key, middle in middles.items() if middle == point)


def has_piece_at(game: TutorGame, seats: int, own_seat: int, seen: Observation, sheet: str, point: Point) -> bool:
    """Return whether a piece lies at a place whose middle is a point of a sheet."""
    there = _places_at(game.resources.board, seats, max(own_seat, 0), sheet, point)
    return any(piece.spot in there or family_of(piece.spot) in there for piece in game.placements(seen))


@lru_cache(maxsize=32)
def standings(board: Path, seats: int, own_seat: int) -> dict[str, PlaceOnSheet]:
    """Return where every place of a board is; those of families have no fixed place and are left out."""
    template = load_template(board)
    table = template.arrangement(seats)
    nodes = [node for node in render_nodes(board, table, seats, own_seat) if isinstance(node.shows, SpotShape)]
    places: dict[str, PlaceOnSheet] = {}
    for node in nodes:
        sheet = template.sheets[node.place.sheet]
        mat = f"mat.{node.seat}."
        wheels = ((wheel, wheel.family.replace(ANY_SEAT, mat)) for wheel in sheet.wheels)
        wheel, begin = next(
            ((candidate, name) for candidate, name in wheels if node.key.startswith(name)), (None, FAMILY)
        )
        around = sum(other.key.startswith(begin) for other in nodes)
        places[node.key] = PlaceOnSheet(sheet_id(node.place), middle_of(node), wheel, around)
    return places


def _stop(
    template: Template,
    before: PlaceOnSheet | None,
    place: PlaceOnSheet | None,
    symbol: str,
    used: Counter[tuple[str, int]],
) -> PathStop | None:
    """Return a stop without its number; None where there is no room for it."""
    if before is None or place is None or before.sheet != place.sheet:
        return None
    if place.wheel is not None and place.wheel is before.wheel:
        return _on_spoke(template, place.wheel, before, place, symbol, used)
    x, y = place.middle[0] - before.middle[0], place.middle[1] - before.middle[1]
    length = hypot(x, y)
    if length < _CLOSEST:
        return None
    half = (before.middle[0] + place.middle[0]) / 2, (before.middle[1] + place.middle[1]) / 2
    tip = half[0] + x / length * _BEYOND, half[1] + y / length * _BEYOND
    return _drawn_stop(place, half, tip, degrees(atan2(y, x)), half, "", 0.0)


def _on_spoke(
    template: Template,
    wheel: Wheel,
    before: PlaceOnSheet,
    place: PlaceOnSheet,
    symbol: str,
    used: Counter[tuple[str, int]],
) -> PathStop | None:
    """Return a stop on the spoke over which a place is reached; none where the path comes round a third time."""
    angle = place.angle(wheel.middle)
    way = 1 if (angle - before.angle(wheel.middle)) % _CIRCLE <= _CIRCLE / 2 else -1
    spoke = angle - way * _CIRCLE / place.around / 2
    key = place.sheet, round(spoke) % _CIRCLE
    used[key] += 1
    if used[key] > 2:  # noqa: PLR2004 (once near the middle, once outside)
        return None
    again = used[key] > 1
    radius = wheel.again if again else wheel.radius
    pointed = spoke + way * wheel.turn
    shown = "" if again else symbol
    scale = wheel.size / template.symbols[shown].height if shown in template.symbols else 0.0
    code = template.symbols[shown].code if scale else ""
    at, tip, piece = (
        _polar(wheel.middle, angle, far) for angle, far in ((spoke, radius), (pointed, radius), (spoke, wheel.piece))
    )
    return _drawn_stop(place, at, tip, pointed + way * _CIRCLE / 4, piece, code, scale)


def _drawn_stop(
    place: PlaceOnSheet, at: Point, tip: Point, turn: float, piece: Point, code: str, scale: float
) -> PathStop:
    return PathStop(
        sheet=place.sheet,
        text="",
        at=_rounded(at),
        arrow=_rounded(tip),
        turn=round((turn + _CIRCLE / 2) % _CIRCLE - _CIRCLE / 2, 1),
        piece=_rounded(piece),
        symbol=code,
        scale=round(scale, 3),
    )


def _polar(middle: Point, angle: float, radius: float) -> Point:
    return middle[0] + radius * cos(radians(angle)), middle[1] + radius * sin(radians(angle))


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)
