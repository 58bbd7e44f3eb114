"""Reads a sheet: a drawing with spots, made by hand in a drawing program.

- A group with the class `spot` and a spot's name as id is a place to point at. Its shape has the class `shape`.
- A rectangle or circle with the class `anchor` and the id `SPOT@SYMBOL` is room for pieces of that symbol there, or of
  symbols that begin so; `SPOT@` takes the rest. How pieces lie in it is said by `data-flow`, `data-size`, `data-gap`,
  `data-align`, `data-turn`, and `data-class` for texts. See `flow.Anchor`.
- A group with the class `family` and the id `NAME.*` stands for spots whose number changes. It holds an anchor
  `NAME.*@` in which they are arranged and a group with the class `cell`, drawn at the origin, which is what one looks
  like. All else in it, such as a heading, is drawn where there are any, and what has the class `ghost` where there are
  none.
- A text with `data-key` shows the words of that key, made smaller to fit the width `data-fit`.
- A circle with the class `anchor` and the id `NAME.*@wheel` says that the spots whose names begin so stand in a ring
  round it. Its radius is how far from the middle the numbers of a path stand, on the spokes between two spots;
  `data-again` where they do when a path comes round a second time; `data-piece` and `data-size` how far what will lie
  there is shown, and how high; `data-turn` by how many degrees an arrow points beyond its number; `data-hub` how large
  the middle is.
- A text with the class `fine-80` is left out where a page shows the sheet at less than 80 percent, and so on: by tens,
  and 55. One with `brief-80` is shown only there, in its stead.
- `mat.S.` in an id stands for the mat of the seat that the sheet is drawn for.
- A group with `data-symbol` is drawn as that symbol; what it holds is only seen while drawing.
- An element with a class takes its colours from the style sheet; those it carries itself are only seen while drawing.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.view.flow import Anchor
from trajan_tutor.view.svg import PREFIX, SVG, Chunk, Copying

# Outlines that are shorter are drawn each time.
_LONG = 100
_TRANSLATE = re.compile(r"\s*translate\(\s*([-\d.e]+)[\s,]*([-\d.e]*)\s*\)\s*$")


# The class of what lies on a place from the beginning, and is no piece.
FIXED: Final = "q"
# The room that a ring lies around, in places of which a ring around their middle would cover something.
RING: Final = "ring"
_WHEEL: Final = "wheel"
_GHOST: Final = "ghost"


@dataclass(frozen=True, slots=True)
class SpotShape:
    """What a spot looks like: its classes, its unchanging drawing and the room in it."""

    name: str
    classes: str
    chunk: Chunk
    anchors: dict[str, Anchor]
    transform: str = ""
    # The outline that keeps marks within it, as a clip path with the outline itself in it.
    clip: str = ""
    # Classes that only show where the spot can be picked.
    lit: str = ""

    @property
    def middle(self) -> tuple[float, float]:
        """Where marks point: the middle of what a ring is to lie around, or else of the room for pieces."""
        room = self.anchors.get(RING) or self.anchors.get("") or next(iter(self.anchors.values()), None)
        return (room.x + room.width / 2, room.y + room.height / 2) if room else (0.0, 0.0)

    def dimmed(self, hues: frozenset[str]) -> "SpotShape":
        """Return the shape with some of its classes kept for where the spot can be picked."""
        words = self.classes.split()
        lit = " ".join(word for word in words if word in hues)
        return replace(self, classes=" ".join(word for word in words if word not in hues), lit=lit)

    def anchor(self, symbol: str) -> Anchor:
        """Return the room for a symbol: its own, that of a symbol it begins with, or the one for all others."""
        key = symbol.partition("+")[0]
        while key not in self.anchors:
            shorter = key.rpartition("-")[0]
            if key == shorter == "":
                raise UnreadableError("view-template-anchor", spot=self.name, symbol=symbol)
            key = shorter
        return self.anchors[key]


@dataclass(frozen=True, slots=True)
class Family:
    """Spots whose number changes: where they are arranged, and what one looks like."""

    name: str
    region: Anchor
    cell: SpotShape
    width: float
    height: float
    # What stands where there are any, such as a heading, and where there are none.
    heading: Chunk
    ghost: Chunk


@dataclass(frozen=True, slots=True)
class Wheel:
    """Spots in a ring: how their names begin, its middle, and how far from it what stands; see above."""

    family: str
    middle: tuple[float, float]
    radius: float
    again: float
    piece: float
    size: float
    turn: float
    hub: float


@dataclass(slots=True)
class Sheet:
    """A drawing: its size, what never changes, and its spots by name, in the order in which they are drawn."""

    width: float
    height: float
    background: Chunk
    symbols: frozenset[str] = frozenset()
    classes: frozenset[str] = frozenset()
    # Symbols that never change, and look alike wherever the sheet is drawn.
    static_layer: str = ""
    # Outlines that are drawn several times in the background, each with an id.
    outlines: str = ""
    spots: dict[str, SpotShape] = field(default_factory=dict)
    families: dict[str, Family] = field(default_factory=dict)
    wheels: tuple[Wheel, ...] = ()

    def has(self, spot: str) -> bool:
        """Return whether a spot can be drawn on this sheet; seats are written as S."""
        return spot in self.spots or f"{spot.rpartition('.')[0]}.*" in self.families


def sheet_width(path: Path) -> float:
    """Return the width that a sheet is drawn in."""
    return float(ET.parse(path).getroot().get("viewBox", "0 0 0 0").split()[2])  # noqa: S314 (our own file)


def read_sheet(path: Path, codes: Mapping[str, str], numbers: Iterator[int] | None = None) -> Sheet:
    """Read a sheet; `codes` are the short ids of the symbols.

    `numbers` are the names of outlines, which no other sheet of the template may have too.
    """
    root = ET.parse(path).getroot()  # noqa: S314 (our own file)
    _, _, width, height = (float(value) for value in root.get("viewBox", "0 0 0 0").split())
    sheet = Sheet(width, height, Chunk((), ()))
    copying = Copying(codes, numbers=numbers or count())
    _take_spots(sheet, root, "", copying)
    sheet.wheels = tuple(_take_wheels(root))
    sheet.outlines = _share_outlines(root, copying)
    fixed = [child for child in root if child.get("data-symbol") and not child.get("class")]
    sheet.static_layer = "".join(copying.written(child) for child in fixed)
    sheet.background = copying.chunk([child for child in root if child not in fixed])
    sheet.symbols = frozenset(copying.symbols)
    sheet.classes = frozenset(copying.classes)
    return sheet


def _take_spots(sheet: Sheet, parent: ET.Element, transform: str, copying: Copying) -> None:
    """Take the spots and families out of the tree; what is left is the background."""
    for child in list(parent):
        classes = child.get("class", "").split()
        own = f"{transform} {child.get('transform', '')}".strip()
        if "spot" in classes:
            shape = _spot(child, child.get("id", ""), own, copying)
            sheet.spots[shape.name] = shape
            parent.remove(child)
        elif "family" in classes:
            family = _family(child, own, copying)
            sheet.families[family.name] = family
            parent.remove(child)
        else:
            _take_spots(sheet, child, own, copying)


def _take_wheels(root: ET.Element) -> Iterator[Wheel]:
    """Take the wheels out of the tree, and give each."""
    for child in list(root):
        name, at, kind = child.get("id", "").rpartition("@")
        if at and kind == _WHEEL:
            root.remove(child)
            names = ("cx", "cy", "r", "data-again", "data-piece", "data-size", "data-turn", "data-hub")
            x, y, *others = (float(child.get(one, 0)) for one in names)
            yield Wheel(name.removesuffix("*"), (x, y), *others)


def _spot(group: ET.Element, name: str, transform: str, copying: Copying) -> SpotShape:
    anchors = _take_anchors(group, name, (0.0, 0.0))
    classes = " ".join(word for word in group.get("class", "").split() if word not in {"spot", "cell"})
    for child in group:
        if not child.get("class") and (child.get("data-symbol") or child.tag == f"{SVG}g"):
            child.set("class", FIXED)
    clip = ""
    for element in group.iter(f"{SVG}path"):
        if "inset" in element.get("class", "").split():
            number = next(copying.numbers)
            clip = (
                f'<clipPath id="{PREFIX}-{number}t"><path id="{PREFIX}-{number}" '
                f'd="{element.attrib.pop("d")}"/></clipPath>'
            )
            element.attrib |= {"data-outline": str(number), "clip-path": f"url(#{number}t)"}
    return SpotShape(name, classes, copying.chunk(list(group)), anchors, transform, clip)


def _share_outlines(root: ET.Element, copying: Copying) -> str:
    """Let paths of the background that go the same way refer to one outline, and return these."""
    alike: dict[str, list[ET.Element]] = {}
    for path in root.iterfind(f"{SVG}path"):
        alike.setdefault(path.get("d", ""), []).append(path)
    definitions = []
    for outline, paths in alike.items():
        if len(paths) > 1 and len(outline) > _LONG:
            number = next(copying.numbers)
            definitions.append(f'<path id="{PREFIX}-{number}" d="{outline}"/>')
            for path in paths:
                del path.attrib["d"]
                path.set("data-outline", str(number))
    return "".join(definitions)


def _family(group: ET.Element, transform: str, copying: Copying) -> Family:
    name = group.get("id", "")
    cells = [child for child in group if "cell" in child.get("class", "").split()]
    if len(cells) != 1:
        raise UnreadableError("view-template-cell", family=name)
    cell = cells[0]
    group.remove(cell)
    region = _take_anchors(group, name, (0.0, 0.0))[""]
    classes = " ".join(word for word in group.get("class", "").split() if word != "family")
    shape = _spot(cell, name, transform, copying)
    shape = SpotShape(name, classes, shape.chunk, shape.anchors, transform)
    width, height = float(cell.get("data-width", 0)), float(cell.get("data-height", 0))
    ghosts = [child for child in group if _GHOST in child.get("class", "").split()]
    heading = copying.chunk([child for child in group if child not in ghosts])
    return Family(name, region, shape, width, height, heading, copying.chunk(ghosts))


def _take_anchors(group: ET.Element, name: str, at: tuple[float, float]) -> dict[str, Anchor]:
    """Take the anchors out of a group and return them by symbol."""
    anchors: dict[str, Anchor] = {}
    for child in list(group):
        moved_x, moved_y = _moved(child, name)
        there = at[0] + moved_x, at[1] + moved_y
        if "anchor" in child.get("class", "").split():
            key = child.get("id", "").rpartition("@")[2]
            anchors[key] = read_anchor(child, *there)
            group.remove(child)
        else:
            anchors |= _take_anchors(child, name, there)
    return anchors


def _moved(element: ET.Element, name: str) -> tuple[float, float]:
    """Return how far an element is moved; anything but moving would leave anchors askew."""
    transform = element.get("transform")
    if not transform:
        return 0.0, 0.0
    match = _TRANSLATE.match(transform)
    if match is None:
        if any("anchor" in below.get("class", "").split() for below in element.iter()):
            raise UnreadableError("view-template-transform", spot=name, transform=transform)
        return 0.0, 0.0
    return float(match[1]), float(match[2] or 0)


def read_anchor(element: ET.Element, x: float, y: float) -> Anchor:
    """Return the room that a rectangle or a circle stands for."""

    def value(name: str, default: float = 0.0) -> float:
        return float(element.get(name, default))

    if element.tag == f"{SVG}circle":
        radius = value("r")
        left, top, width, height = value("cx") - radius, value("cy") - radius, 2 * radius, 2 * radius
    else:
        left, top, width, height = value("x"), value("y"), value("width"), value("height")
    return Anchor(
        left + x,
        top + y,
        width,
        height,
        element.get("data-flow", "row"),
        value("data-size"),
        value("data-gap", 3.0),
        element.get("data-align", "middle"),
        element.get("data-class", "value"),
        value("data-turn"),
    )
