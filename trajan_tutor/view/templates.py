"""Finds and reads the templates: the drawings that a game brings, one folder for each game.

A folder holds
- `table.svg`: how board and mats are arranged, one group for each number of seats (`seats-2` …, else `seats`), with
  a rectangle for each sheet: its id is the group's and the sheet's, with what it shows after a point
  (`seats-2.board`, `seats-2.mat.own`, `seats-2.mat-small.1`)
- sheets (`board.svg`, `mat.svg` …): drawings with spots; see `sheet`
- `symbols.svg`: the pieces, one group for each symbol; see `symbols`
- `style.css`, where the game adds to that of all games: colours, in the themes `.theme-light`, `.theme-dark`,
  `.theme-contrast` and `.theme-safe` (told apart by all who see colours otherwise), and what the classes of the
  drawings look like
- `chart.css`, likewise: the hues of the sources of points, `.source-NAME`
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count
from pathlib import Path
from xml.etree import ElementTree as ET

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.view.sheet import Sheet, read_sheet, sheet_width
from trajan_tutor.view.style import Style, read_style
from trajan_tutor.view.symbols import Symbol, read_symbols

# The colour in which a place shines that can be picked.
HUE = "--hue"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a sheet lies on the table: for the own seat (0), or for the seats after it (1 …); the board says -1."""

    sheet: str
    turn: int
    x: float
    y: float
    scale: float


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The table for one number of seats."""

    width: float
    height: float
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Template:
    """Everything that is needed to draw one game."""

    folder: Path
    sheets: dict[str, Sheet]
    symbols: dict[str, Symbol]
    arrangements: dict[str, Arrangement]
    style: Style

    def arrangement(self, seats: int) -> Arrangement:
        """Return the table for a number of seats."""
        return self.arrangements.get(f"seats-{seats}") or self.arrangements["seats"]


@lru_cache(maxsize=16)
def load_template(folder: Path) -> Template:
    """Return the template of a game by its folder, wherever that lies; it is read once.

    Raises MisusedError where there is none.
    """
    if not (folder / "table.svg").is_file():
        raise MisusedError("view-templates-missing", place=str(folder))
    arrangements = read_table(folder / "table.svg")
    names = sorted({place.sheet for table in arrangements.values() for place in table.places})
    styles = [sheet for sheet in (templates_folder() / "style.css", folder / "style.css") if sheet.is_file()]
    symbols = read_symbols(folder / "symbols.svg")
    codes = {symbol.name: symbol.code for symbol in symbols.values()}
    numbers = count()
    sheets = {sheet: read_sheet(folder / f"{sheet}.svg", codes, numbers) for sheet in names}
    style = read_style(
        styles,
        frozenset().union(*(symbol.classes for symbol in symbols.values())),
        used_outside(symbols, sheets),
    )
    hues = style.classes_setting(HUE)
    for sheet in sheets.values():
        sheet.spots = {name: shape.dimmed(hues) for name, shape in sheet.spots.items()}
        sheet.families = {key: replace(family, cell=family.cell.dimmed(hues)) for key, family in sheet.families.items()}
    return Template(folder, sheets, symbols, arrangements, style)


def used_outside(symbols: dict[str, Symbol], sheets: dict[str, Sheet]) -> frozenset[str]:
    """Return the classes of what is drawn outside symbols: sheets and texts, in symbols too."""
    shapes = [shape for sheet in sheets.values() for shape in sheet.spots.values()]
    shapes += [family.cell for sheet in sheets.values() for family in sheet.families.values()]
    rooms = [room for shape in shapes for room in shape.anchors.values()]
    rooms += [room for symbol in symbols.values() for room in symbol.anchors.values()]
    words = {word for shape in shapes for word in shape.classes.split()} | {room.style for room in rooms}
    return frozenset(words.union(*(sheet.classes for sheet in sheets.values())))


def read_table(path: Path) -> dict[str, Arrangement]:
    """Return the arrangements of a table by their ids."""
    root = ET.parse(path).getroot()  # noqa: S314 (our own file)
    arrangements = {}
    for group in root.iter("{http://www.w3.org/2000/svg}g"):
        name = group.get("id", "")
        if not name.startswith("seats"):
            continue
        frames = {rect.get("id", ""): rect for rect in group.iter("{http://www.w3.org/2000/svg}rect")}
        frame = frames.pop(f"{name}.frame")
        places = tuple(_place(path, key.removeprefix(f"{name}."), rect) for key, rect in frames.items())
        arrangements[name] = Arrangement(float(frame.get("width", 0)), float(frame.get("height", 0)), places)
    return arrangements


def _place(path: Path, key: str, rect: ET.Element) -> Place:
    sheet, _, turn = key.partition(".")
    natural = sheet_width(path.parent / f"{sheet}.svg")
    scale = float(rect.get("width", natural)) / natural
    number = -1 if not turn else 0 if turn == "own" else int(turn)
    return Place(sheet, number, float(rect.get("x", 0)), float(rect.get("y", 0)), round(scale, 4))
