"""Reads the panes of a game: which parts of its sheets are looked at by themselves.

`panes.toml` in the folder of the templates has
- `[[panes]]`: `name`; `key`, its short name in the catalogue; `hue`, a class that gives its colour; `alone` where a
  phone is to show it without another one; `forms`, the ways to set it out. A form has windows: each shows a `box` (x,
  y, width, height in the units of the `sheet`) `at` a point of the pane, the upper left corner where nothing is said.
  `filled` names the family without which the window closes up, and `ghosts` is the window of what stands in place of
  such families. Sheets are called as on the table: `board`, `mat.own`; without the number of a seat a sheet stands for
  all such sheets in the order of seats, `columns` beside one another (1 where nothing is said), and each as large as
  the box and a `gap`.
- `[whole.seats-N]`, else `[whole.seats]`: where the panes lie when the whole table is shown, each in its first form:
  x, y and width.

A game without such a file has a pane for each sheet.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_toml
from trajan_tutor.view.nodes import RenderNode, render_nodes
from trajan_tutor.view.picture import Box, Pane, PaneForm, PaneWindow, Point, Whole
from trajan_tutor.view.sheet import Family, SpotShape
from trajan_tutor.view.svg import placed
from trajan_tutor.view.templates import Arrangement, Place, load_template
from trajan_tutor.view.text import SayMessage

_FILE: Final = "panes.toml"
_GAP: Final = 12.0
_OWN_SHEET: Final = ".own"
# What a sheet is called where a game does not say it.
_BOARD, _OWN, _OTHER = "view-pane-board", "view-pane-own", "view-pane-other"


@dataclass(frozen=True, slots=True)
class DrawnSheets:
    """What lies on a table: its sheets by name, the middles of their places, and all sheets that the game has."""

    sheets: Mapping[str, Place]
    middles: Mapping[str, Mapping[str, Point]]
    known: Container[str]


@dataclass(frozen=True, slots=True)
class Panes:
    """The panes of a game for a number of seats, and the whole table."""

    panes: tuple[Pane, ...]
    whole: Whole

    @property
    def places(self) -> set[str]:
        """The keys of all places that can be seen."""
        return {
            key
            for pane in self.panes
            for form in pane["forms"]
            for window in form["windows"]
            for key in window["places"]
        }


def sheet_id(place: Place) -> str:
    """Return what a sheet on the table is called: that of the seat that looks on is its own.

    >>> [sheet_id(Place(*place, 0, 0, 1)) for place in (("mat-small", 2), ("mat", 0), ("board", -1))]
    ['mat-small.2', 'mat.own', 'board']
    """
    return place.sheet if place.turn < 0 else f"{place.sheet}.{place.turn or 'own'}"


@lru_cache(maxsize=64)
def panes_of(board: Path, seats: int, own_seat: int, words: SayMessage) -> Panes:
    """Return the panes of a game by its folder; the same ones for the same words, which nobody may change.

    Raises UnreadableError, also where a pane shows a sheet that the game has not.
    """
    table = load_template(board).arrangement(seats)
    sheets = {sheet_id(place): place for place in table.places if place.turn < seats}
    drawn_sheets = DrawnSheets(sheets, middles_of(board, table, seats, own_seat), load_template(board).sheets)
    if not (board / _FILE).is_file():
        panes = tuple(_pane(entry, drawn_sheets, words) for entry in _pane_for_each_sheet(sheets, board))
        return Panes(panes, _as_on_the_table(panes, sheets, table))
    data = read_panes(board)
    try:
        panes = tuple(_pane(entry, drawn_sheets, words) for entry in data["panes"])
        return Panes(panes, _whole(panes, data["whole"].get(f"seats-{seats}") or data["whole"]["seats"]))
    except (KeyError, TypeError, ValueError) as error:
        raise UnreadableError("view-panes-unreadable", problem=repr(error)) from error


@lru_cache(maxsize=16)
def read_panes(board: Path) -> dict[str, Any]:
    """Return what a game tells of its panes; raises UnreadableError."""
    return read_toml(board / _FILE)


def middles_of(board: Path, table: Arrangement, seats: int, own_seat: int) -> dict[str, dict[str, Point]]:
    """Return the middle of every place and family by its sheet, in the order in which they are drawn.

    A place that a sheet has but the present board has not may come later.
    """
    middles: dict[str, dict[str, Point]] = {}
    for node in render_nodes(board, table, seats, own_seat):
        if isinstance(node.shows, SpotShape | Family):
            middles.setdefault(sheet_id(node.place), {})[node.key] = middle_of(node)
    return middles


def middle_of(node: RenderNode) -> Point:
    """Return the middle of a place, or of the room in which the places of a family are arranged."""
    shows = node.shows
    if isinstance(shows, Family):
        room, transform = shows.region, shows.cell.transform
        middle = room.x + room.width / 2, room.y + room.height / 2
    elif isinstance(shows, SpotShape):
        middle, transform = shows.middle, shows.transform
    else:
        raise TypeError(node.key)
    return placed(transform, middle) if transform else middle


def _pane(entry: Mapping[str, Any], drawn_sheets: DrawnSheets, words: SayMessage) -> Pane:
    forms = [_form(form, drawn_sheets) for form in entry["forms"]]
    text = words(Message.of(entry["key"], number=entry.get("number", 0)))
    own = all(window["sheet"].endswith(_OWN_SHEET) for window in forms[0]["windows"])
    hue, alone = entry.get("hue", ""), entry.get("alone", False)
    return Pane(name=entry["name"], text=text, hue=hue, own=own, alone=alone, forms=forms)


def _form(entry: Mapping[str, Any], drawn_sheets: DrawnSheets) -> PaneForm:
    windows = [window for one in entry["windows"] for window in _windows(one, drawn_sheets)]
    width = max(one["at"][0] + one["box"][2] for one in windows)
    height = max(one["at"][1] + one["box"][3] for one in windows)
    return PaneForm(width=width, height=height, windows=windows)


def _windows(entry: Mapping[str, Any], drawn_sheets: DrawnSheets) -> Iterator[PaneWindow]:
    """Give the windows that an entry stands for: one, or one for each of several sheets."""
    name, columns = entry["sheet"], entry.get("columns", 1)
    # Fewer seats have fewer sheets; a sheet that none has is a slip of the pen.
    if name.removesuffix(_OWN_SHEET) not in drawn_sheets.known:
        raise UnreadableError("view-pane-sheet", sheet=name)
    left, top, width, height = map(float, entry["box"])
    along, down = map(float, entry.get("at", (0, 0)))
    gap = entry.get("gap", _GAP)
    for number, sheet in enumerate(key for key in drawn_sheets.sheets if key == name or key.startswith(f"{name}.")):
        row, column = divmod(number, columns)
        at = along + column * (width + gap), down + row * (height + gap)
        box = left, top, width, height
        window = PaneWindow(sheet=sheet, box=box, at=at, places=_places_in(box, drawn_sheets.middles.get(sheet, {})))
        if "filled" in entry:
            window["filled"] = next(key for key in window["places"] if key.endswith(f".{entry['filled']}"))
        if entry.get("ghosts"):
            window["ghosts"] = True
        yield window


def _places_in(box: Box, middles: Mapping[str, Point]) -> list[str]:
    left, top, width, height = box
    return [key for key, (x, y) in middles.items() if left <= x <= left + width and top <= y <= top + height]


def _whole(panes: Sequence[Pane], corners: Mapping[str, Sequence[float]]) -> Whole:
    """Return the whole table by the corner and the width of each pane."""
    boxes: dict[str, Box] = {}
    for pane in panes:
        if pane["name"] in corners:
            x, y, width = map(float, corners[pane["name"]])
            form = pane["forms"][0]
            boxes[pane["name"]] = x, y, width, round(width * form["height"] / form["width"], 1)
    return Whole(
        width=max(x + width for x, _, width, _ in boxes.values()),
        height=max(y + height for _, y, _, height in boxes.values()),
        panes=boxes,
    )


def _pane_for_each_sheet(sheets: Mapping[str, Place], board: Path) -> list[dict[str, Any]]:
    """Return what a game that tells no panes would tell."""
    entries = []
    for number, (name, place) in enumerate(sheets.items()):
        sheet = load_template(board).sheets[place.sheet]
        key = _BOARD if place.turn < 0 else _OWN if place.turn == 0 else _OTHER
        form = {"windows": [{"sheet": name, "box": (0, 0, sheet.width, sheet.height)}]}
        entries.append({"name": name, "key": key, "number": number, "forms": [form]})
    return entries


def _as_on_the_table(panes: Sequence[Pane], sheets: Mapping[str, Place], table: Arrangement) -> Whole:
    boxes: dict[str, Box] = {}
    for pane in panes:
        place, form = sheets[pane["name"]], pane["forms"][0]
        boxes[pane["name"]] = place.x, place.y, form["width"] * place.scale, form["height"] * place.scale
    return Whole(width=table.width, height=table.height, panes=boxes)
