"""The picture of a board as a page shows it: sheets, places by key, and the panes through which they are seen."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NotRequired, TypedDict

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
    """A box of a sheet, seen at a point of its pane; `places` are those drawn in it, in their order.

    A window that is `filled` by a family closes up while there is none of it, and one of `ghosts` while all are there.
    """

    sheet: str
    box: Box
    at: Point
    places: list[str]
    filled: NotRequired[str]
    ghosts: NotRequired[bool]


class PaneForm(TypedDict):
    """One way to set out a pane: its size and its windows."""

    width: float
    height: float
    windows: list[PaneWindow]


class Pane(TypedDict):
    """A part of the table that is looked at by itself. The page takes the form that it can show largest.

    `hue` is a class that gives its colour; `own` says that it belongs to the seat that looks on; `alone` that a phone
    shows it without another one, which has a tab.
    """

    name: str
    text: str
    hue: str
    own: bool
    alone: bool
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
    sheets: dict[str, SheetShown]
    places: dict[str, str]
    panes: list[Pane]
    whole: Whole | None


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


class GhostShown(TypedDict):
    """A piece as it would lie on a place: the middle of its room on the sheet, and an SVG group round that point."""

    spot: str
    sheet: str
    at: Point
    drawn: str


class Hub(TypedDict):
    """The middle through which pieces travel one by one: where on which sheet, and what it says while they do."""

    sheet: str
    at: Point
    radius: float
    left: list[str]


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


_FAMILY = "family:"
_OWN_MAT = "mat.own"


class PanePlaces:
    """The panes of a picture by their places; a place may lie in several of them.

    What is asked for is remembered: ask again as long as the picture has the same panes.
    """

    def __init__(self, panes: Iterable[Pane]) -> None:
        """Take the panes in the order in which they are shown; `own` are those of the viewer's mat."""
        self._places: dict[str, set[str]] = {}
        self.own: tuple[str, ...] = ()
        for pane in panes:
            windows = [window for form in pane["forms"] for window in form["windows"]]
            self._places[pane["name"]] = {place for window in windows for place in window["places"]}
            if any(window["sheet"] == _OWN_MAT for window in windows):
                self.own += (pane["name"],)
        self.names: tuple[str, ...] = tuple(self._places)
        families = {place for places in self._places.values() for place in places if place.startswith(_FAMILY)}
        # The longest one first: a family may have another one within it.
        self._families = sorted(families, key=len, reverse=True)
        self._panes_by_spot: dict[str, tuple[str, ...]] = {}

    def of(self, spot: str) -> tuple[str, ...]:
        """Return the panes in which a place lies; none when no pane has it."""
        panes = self._panes_by_spot.get(spot)
        if panes is None:
            key = spot if self._is_place(spot) else self._family_of(spot)
            panes = tuple(name for name, places in self._places.items() if key in places)
            self._panes_by_spot[spot] = panes
        return panes

    def counted(self, spots: Iterable[str]) -> Counter[str]:
        """Return how many of some places lie in each pane."""
        return Counter(name for spot in spots for name in self.of(spot))

    def missed(self, spots: Iterable[str], shown: Sequence[str]) -> list[str]:
        """Return those of some places that lie in other panes only than those that are shown."""
        return [spot for spot in spots if (panes := self.of(spot)) and not set(panes) & set(shown)]

    def _is_place(self, spot: str) -> bool:
        return any(spot in places for places in self._places.values())

    def _family_of(self, spot: str) -> str:
        return next((family for family in self._families if spot.startswith(family.removeprefix(_FAMILY))), spot)
