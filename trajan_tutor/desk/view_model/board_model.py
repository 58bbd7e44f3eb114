"""The board in the view model: its picture, the panes through which it is seen, marks, and movement."""

from typing import NotRequired, TypedDict

# x, y, width and height, in the units of a sheet.
Box = tuple[float, float, float, float]
Point = tuple[float, float]

# ---- the picture: sheets, places and the panes through which they are seen -------------------------------------------


class SheetDrawn(TypedDict):
    """A drawing on the table: its size, its classes, and what of it never changes, as the inside of an SVG group."""

    width: float
    height: float
    classes: str
    still: str


class PaneWindow(TypedDict):
    """A box of a sheet, seen at a point of its pane; `places` are those drawn in it, in their order."""

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
    """A part of the table that is looked at by itself. The page takes the form that it can show largest.

    `hue` is a class that gives its colour; `own` says that it belongs to the seat that looks on.
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
    """A board: symbols that are used by reference, sheets, places by key with the element that shows each, panes.

    A key is the name of a spot, or `family:` and what the names of a family begin with. Every fragment is one SVG
    element with an id; spots have the id `PREFIX--SPOT`, and a shape of the class `shape`; pieces that can travel have
    `data-piece`. Sheets are positioned at their own origin.
    """

    name: str
    style: str
    classes: str
    symbols: str
    sheets: dict[str, SheetDrawn]
    places: dict[str, str]
    panes: list[Pane]
    whole: Whole | None


class FocusShown(TypedDict):
    """Which panes are near: as long as `step` stays, nothing moves.

    `main` and `companion` are panes (an empty text: none), `wide` the companion where there is much room, `narrow` the
    one where there is little (without it: `companion`). `whole` asks for the whole table. `places` says how many lit
    places each pane has, or how many choices lead there.
    """

    step: str
    main: str
    companion: str
    narrow: NotRequired[str]
    wide: str
    whole: bool
    places: dict[str, str]


# ---- marks -----------------------------------------------------------------------------------------------------------


class PathStop(TypedDict):
    """One stop of a path, drawn on the border of places and never on a piece: a numbered disc, an arrow, a piece.

    Coordinates are those of the sheet. `turn` turns the arrow, in degrees. `symbol` is the id of what will lie there,
    after the prefix, and `scale` its size; empty where nothing will.
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
    """A way over the board: where it begins (ringed), its stops, where it ends (dashed)."""

    start: str
    end: str
    stops: list[PathStop]


class Tag(TypedDict):
    """A short text at a place: a number of a hint, or what would change there."""

    spot: str
    text: str


class MarksShown(TypedDict):
    """What is marked, by names of spots. `soft` are lit by a later part of the choice; `looks` are pointed out.

    `plan` are the later turns that a hint prepares, the next one first.
    """

    lit: list[str]
    soft: list[str]
    chosen: list[str]
    last: list[str]
    looks: list[str]
    arrows: list[tuple[str, str]]
    hint: list[Tag]
    hint_path: PathMark | None
    plan: list[PathMark]
    last_path: PathMark | None


# ---- movement --------------------------------------------------------------------------------------------------------


class Hub(TypedDict):
    """The middle through which pieces travel one by one: where on which sheet, and what it says while they do."""

    sheet: str
    at: Point
    radius: float
    left: list[str]


class LandingShown(TypedDict):
    """What the last of several pieces brought about: the place, its hue, a sign and a word."""

    spot: str
    hue: str
    symbol: str
    text: str


class Gain(TypedDict):
    """Points that a seat gained or lost at a place (an empty text: nowhere)."""

    seat: int
    spot: str
    points: int
    text: str


class Motion(TypedDict):
    """How a change is shown, in this order: pieces along `path`, then the others, then points.

    `pieces` along the path are named in the order in which they land. `seat` is whose doing it was, and `own` whether
    that is the seat that looks on.
    """

    seat: int
    own: bool
    path: list[str]
    pieces: list[str]
    hub: Hub | None
    landing: LandingShown | None
    path_mark: PathMark | None
    gains: list[Gain]
