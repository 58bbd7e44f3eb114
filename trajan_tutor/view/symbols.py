"""Reads the symbols: the pieces of a game, drawn side by side on one sheet.

A symbol is a group with the class `symbol`, its name as id, moved to its place on the sheet; a rectangle with the
class `frame`, drawn at the origin of the group, says how large it is. Anchors `NAME@1`, `NAME@2` … are room for the
pictures of a composed symbol (`NAME+FIRST+SECOND`), `NAME@only` for a single one, `NAME@row` for however many, side by
side; `NAME@text` for a text. A picture with a text is called `FIRST:TEXT`.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.view.flow import Anchor
from trajan_tutor.view.sheet import read_anchor
from trajan_tutor.view.svg import PREFIX, SVG, Copying

# What stands between the name of a picture and what is written on it.
TEXT_SEPARATOR: Final = ":"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A piece: its frame, its drawing, and the room for pictures and text in it."""

    name: str
    code: str
    width: float
    height: float
    drawing: str
    anchors: dict[str, Anchor]
    classes: frozenset[str]

    @property
    def definition(self) -> str:
        """The drawing under the id by which it is used."""
        return f'<g id="{PREFIX}{self.code}">{self.drawing}</g>'

    @property
    def ratio(self) -> float:
        """Width to height."""
        return self.width / self.height

    def room(self, number: int, pictures: int) -> Anchor:
        """Return the room for the picture of a number, counted from 1, when there are so many."""
        if pictures == 1 and "only" in self.anchors:
            return self.anchors["only"]
        if str(number) not in self.anchors:
            raise UnreadableError("view-template-anchor", spot=self.name, symbol=str(number))
        return self.anchors[str(number)]


def symbols_in(symbol: str) -> list[str]:
    """Return the names of the symbols that a symbol with pictures is composed of.

    >>> symbols_in("building-temple+sign-price:2+sign-token:1")
    ['building-temple', 'sign-price', 'sign-token']
    """
    return [part.partition(TEXT_SEPARATOR)[0] for part in symbol.split("+")]


def read_symbols(path: Path) -> dict[str, Symbol]:
    """Return the symbols of a file by name. Each has a short code for its id, since boards use them so often."""
    root = ET.parse(path).getroot()  # noqa: S314 (our own file)
    groups = [group for group in root.iter(f"{SVG}g") if "symbol" in group.get("class", "").split()]
    symbols = [_symbol(group, f"s{number}") for number, group in enumerate(groups)]
    return {symbol.name: symbol for symbol in symbols}


def _symbol(group: ET.Element, code: str) -> Symbol:
    name = group.get("id", "")
    frame = Anchor(0, 0, 0, 0)
    anchors = {}
    for child in list(group):
        classes = child.get("class", "").split()
        if "frame" in classes:
            frame = read_anchor(child, 0, 0)
            group.remove(child)
        elif "anchor" in classes:
            anchors[child.get("id", "").rpartition("@")[2]] = read_anchor(child, 0, 0)
            group.remove(child)
    if not frame.width or not frame.height or frame.x or frame.y:
        raise UnreadableError("view-template-frame", symbol=name)
    copying = Copying({}, own_classes=True)
    drawing = "".join(copying.written(child) for child in group)
    return Symbol(name, code, frame.width, frame.height, drawing, anchors, frozenset(copying.classes))
