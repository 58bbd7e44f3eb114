"""The picture of a board as a page shows it: sheets, places by key, and the panes through which they are seen.

The same shapes as in the view model of the desk, which may know more than the picture does.
"""

from typing import TypedDict

# x, y, width and height, in the units of a sheet.
Box = tuple[float, float, float, float]
Point = tuple[float, float]


class SheetShown(TypedDict):
    """A drawing on the table: its size, its classes, and what of it never changes, as the inside of an SVG group.

    The group around it has the classes, and the places of the sheet stand in the same group or in one like it: what
    a seat looks like is inherited.
    """

    width: float
    height: float
    classes: str
    still: str


class PaneWindow(TypedDict):
    """A box of a sheet, seen at a point of its pane; `places` are those that may be drawn in it, in their order."""

    sheet: str
    box: Box
    at: Point
    places: list[str]


class PaneForm(TypedDict):
    """One way to set out a pane: its size and its windows."""

    width: float
    height: float
    windows: list[PaneWindow]


class Pane(TypedDict):
    """A part of the table that is looked at by itself; `hue` is a class that gives its colour, as `--hue`.

    `own` says that it belongs to the seat that looks on.
    """

    name: str
    text: str
    hue: str
    own: bool
    forms: list[PaneForm]


class Whole(TypedDict):
    """The whole table at once: where each pane lies, each in its first form."""

    width: float
    height: float
    panes: dict[str, Box]


class Picture(TypedDict):
    """A board: style and classes for what it stands in, symbols, sheets, places by key, panes."""

    name: str
    style: str
    classes: str
    symbols: str
    sheets: dict[str, SheetShown]
    places: dict[str, str]
    panes: list[Pane]
    whole: Whole | None


class PathStop(TypedDict):
    """One stop of a path: where its number stands, where its arrow points and how it is turned, what will lie there.

    Coordinates are those of the sheet. `turn` is in degrees, clockwise, 0 to the right. `symbol` is the id of what will
    lie there, after the prefix, and `scale` its size; empty where nothing will.
    """

    sheet: str
    text: str
    at: Point
    arrow: Point
    turn: float
    piece: Point
    symbol: str
    scale: float


class PathMark(TypedDict):
    """A way over the board: where it begins, its stops, where it ends."""

    start: str
    end: str
    stops: list[PathStop]


class Hub(TypedDict):
    """The middle through which pieces travel one by one, and what it says while they do."""

    sheet: str
    at: Point
    radius: float
    left: list[str]
