"""Draws pieces: a symbol with its pictures and its text, in a box.

A room may turn its pieces: a symbol is turned round its middle, and its pictures and text go along but stay upright, so
that a figure at an end of a piece shows what that end faces and can be read. What never changes on a sheet is drawn
once: outlines that cut, symbols that lie on several mats.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import cos, radians, sin
from pathlib import Path

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.placement import Placement
from trajan_tutor.view.flow import Anchor, Box, arrange
from trajan_tutor.view.sheet import FIXED, Sheet, SpotShape
from trajan_tutor.view.svg import PREFIX, clean, fitted, number, short_number
from trajan_tutor.view.symbols import TEXT_SEPARATOR, Symbol, symbols_in
from trajan_tutor.view.templates import Template, load_template

BADGE = "badge"
# The room of a symbol in which its pictures lie in a row.
ROW = "row"
# The class of everything that can move from place to place; short, since it comes so often.
PIECE = "p"
_TEXT_SIZE = 14.0
# Sizes that differ by less are the same.
_SAME_SIZE = 0.005
# How far below its middle a text stands, as a part of its size.
_BASELINE = 0.35
# A piece that is so many times as wide as the number of a stack has it within.
_ROOMY = 2.5
_SHIFT = {"start": 0.0, "middle": 0.5, "end": 1.0}


@dataclass(slots=True)
class Pieces:
    """Draws the pieces of one drawing and remembers which symbols it needs.

    `movable`: each piece has a class by which a page finds what travels; else these are all groups and uses on a place
    that have no class but that of a seat. `named`: each says which piece it is. On the sheet of an `owner` only what is
    another's says so.
    """

    template: Template
    movable: bool = True
    named: bool = False
    owner: int = -1
    used: set[str] = field(default_factory=set)

    def drawn(self, shape: SpotShape, pieces: Sequence[Placement]) -> str:
        """Return the pieces on a spot, in the order of the rooms of its shape."""
        # Two symbols may share a room.
        rooms: dict[Anchor, list[Placement]] = {room: [] for room in shape.anchors.values()}
        for piece in pieces:
            rooms[shape.anchor(piece.symbol)].append(piece)
        return "".join([self.drawn_room(room, there) for room, there in rooms.items() if there])

    def drawn_room(self, room: Anchor, pieces: list[Placement]) -> str:
        """Return the pieces in one room."""
        symbols = [self.template.symbols.get(piece.symbol.partition("+")[0]) for piece in pieces]
        boxes = arrange(room, tuple(symbol.ratio if symbol else 1.0 for symbol in symbols))
        drawn = [
            plain_text(room, box, piece.text) if symbol is None else self.drawn_piece(symbol, piece, box, room.turn)
            for piece, symbol, box in zip(pieces, symbols, boxes, strict=True)
        ]
        if room.flow == "stack" and len(pieces) > 1:
            self.used.add(BADGE)
            drawn.append(badge(self.template, boxes[-1], len(pieces)))
        return "".join(drawn)

    def drawn_piece(self, symbol: Symbol, piece: Placement, box: Box, turn: float = 0.0) -> str:
        """Return a piece in its box, turned by so many degrees."""
        self.used.update(symbols_in(piece.symbol))
        classes = " ".join([PIECE] * self.movable + [f"seat-{piece.seat}"] * (piece.seat not in {-1, self.owner}))
        own = f' class="{classes}"' if classes else ""
        if self.named:
            own = f'{own} data-piece="{clean(piece.piece)}"'
        start = f"{own} {moved(box[0], box[1], box[3] / symbol.height)}"
        if piece.symbol == symbol.name and not piece.text and not turn:
            return f'<use{start} href="#{PREFIX}{symbol.code}"/>'
        return f"<g{start}>{render_symbol(self.template.folder, piece.symbol, piece.text, turn)}</g>"


@lru_cache(maxsize=2048)
def moved(x: float, y: float, scale: float) -> str:
    """Return the transform that brings a symbol to its place and size."""
    size = "" if abs(scale - 1) < _SAME_SIZE else f"scale({short_number(scale)})"
    return f'transform="translate({number(x)} {number(y)}){size}"'


def plain_text(room: Anchor, box: Box, text: str) -> str:
    """Return a text that stands for itself: in its box where several share a room, else aligned in the room."""
    if room.flow == "spread":
        x, align, width = box[0] + box[2] / 2, "middle", 0.0
    else:
        x, align, width = room.x + room.width * _SHIFT[room.align], room.align, room.width
    return text_at(text, x, room.y + room.height / 2, room.size or _TEXT_SIZE, room.style, align, width)


def text_at(text: str, x: float, middle: float, size: float, style: str, align: str, width: float) -> str:
    """Return a text by its middle line, in a size in which it fits a width."""
    text, size = fitted(text, size, width)
    y = number(round(2 * (middle + size * _BASELINE)) / 2)
    classes = style if align == "middle" else f"{style} {align}"
    return f'<text class="{classes}" font-size="{number(size)}" x="{number(x)}" y="{y}">{clean(text)}</text>'


def badge(template: Template, box: Box, count: int) -> str:
    """Return the number of pieces in a stack, at its upper right corner: within where there is room for it."""
    size = template.symbols[BADGE].width
    beyond = 0.0 if box[2] >= _ROOMY * size else 0.38 * size
    place = moved(box[0] + box[2] - size + beyond, box[1] - beyond, 1.0)
    return f'<g class="{FIXED}" {place}>{render_symbol(template.folder, BADGE, str(count))}</g>'


@lru_cache(maxsize=4096)
def render_symbol(board: Path, symbol: str, text: str, turn: float = 0.0) -> str:
    """Return a symbol with its pictures and its text, at the origin and as large as it was drawn.

    Turned, it stays in its place, and its pictures and text stay upright.
    """
    template = load_template(board)
    symbols = template.symbols
    first, *parts = symbol.split("+")
    base = symbols[first]
    about = f' transform="rotate({turn:g} {number(base.width / 2)} {number(base.height / 2)})"' if turn else ""
    drawn = [f'<use href="#{PREFIX}{base.code}"{about}/>']
    pictures = [part.partition(TEXT_SEPARATOR) for part in parts]
    for name, _, _ in pictures:
        if name not in symbols:
            raise UnreadableError("view-template-symbol", symbol=name)
    rooms = rooms_for(base, [symbols[name] for name, _, _ in pictures])
    for (name, _, label), room in zip(pictures, rooms, strict=True):
        upright = turned(room, base, turn)
        drawn.append(fitted_picture(symbols[name], upright))
        if label:
            drawn.append(text_in_picture(symbols[name], upright, label))
    if text and "text" in base.anchors:
        room = turned(base.anchors["text"], base, turn)
        x = room.x + room.width * _SHIFT[room.align]
        size = room.size or room.height
        middle = room.y + room.height / 2
        drawn.append(text_at(text, x, middle, size, room.style, room.align, room.width))
    return "".join(drawn)


def rooms_for(base: Symbol, pictures: Sequence[Symbol]) -> list[Anchor]:
    """Return the room of each picture in a symbol: in a row where the symbol has one, else by its number."""
    row = base.anchors.get(ROW)
    if row is None or not pictures:
        return [base.room(number, len(pictures)) for number in range(1, len(pictures) + 1)]
    boxes = arrange(row, tuple(picture.ratio for picture in pictures))
    return [Anchor(*box) for box in boxes]


def text_in_picture(picture: Symbol, room: Anchor, text: str) -> str:
    """Return what stands on a picture that is as large as its room in a symbol allows."""
    scale = min(room.height / picture.height, room.width / picture.width)
    own = picture.anchors["text"]
    left = room.x + (room.width - picture.width * scale) / 2
    top = room.y + (room.height - picture.height * scale) / 2
    x = left + (own.x + own.width * _SHIFT[own.align]) * scale
    middle = top + (own.y + own.height / 2) * scale
    return text_at(text, x, middle, (own.size or own.height) * scale, own.style, own.align, own.width * scale)


def turned(room: Anchor, base: Symbol, turn: float) -> Anchor:
    """Return where a room of a symbol comes to lie when the symbol is turned round its middle; it stays upright."""
    if not turn:
        return room
    x, y = room.x + (room.width - base.width) / 2, room.y + (room.height - base.height) / 2
    along, across = cos(radians(turn)), sin(radians(turn))
    return replace(room, x=room.x + x * along - y * across - x, y=room.y + x * across + y * along - y)


def fitted_picture(picture: Symbol, room: Anchor) -> str:
    """Return a picture as large as its room in a symbol allows, in the middle of it."""
    scale = min(room.height / picture.height, room.width / picture.width)
    x = room.x + (room.width - picture.width * scale) / 2
    y = room.y + (room.height - picture.height * scale) / 2
    href = f'href="#{PREFIX}{picture.code}"'
    if abs(scale - 1) < _SAME_SIZE:
        return f'<use {href} x="{number(x)}" y="{number(y)}"/>'
    return f"<use {href} {moved(x, y, scale)}/>"


def definitions(template: Template, used: Iterable[str]) -> str:
    """Return the symbols that a drawing uses, in the order of their names."""
    return "".join(template.symbols[name].definition for name in sorted(used) if name in template.symbols)


@lru_cache(maxsize=32)
def repeated_sheets(board: Path, seats: int) -> frozenset[str]:
    """Return the sheets that are drawn several times for a number of seats and have symbols that never change."""
    template = load_template(board)
    drawn = Counter(place.sheet for place in template.arrangement(seats).places if place.turn < seats)
    return frozenset(sheet for sheet, number in drawn.items() if number > 1 and template.sheets[sheet].static_layer)


def static_layer(sheet: Sheet, name: str, repeated: frozenset[str]) -> str:
    """Return the symbols that never change on a sheet, by reference where several such sheets are drawn."""
    return f'<use href="#{PREFIX}-g-{name}"/>' if name in repeated else sheet.static_layer


def shared_definitions(template: Template, repeated: frozenset[str], used: Iterable[str]) -> str:
    """Return the definitions of a drawing: the symbols that it uses, and what is on several of its sheets."""
    shared = (f'<g id="{PREFIX}-g-{name}">{template.sheets[name].static_layer}</g>' for name in sorted(repeated))
    return definitions(template, used) + "".join(shared)


def clips(sheet: Sheet) -> str:
    """Return the outlines that keep the marks of a place within it, and those that are drawn several times."""
    outlines = "".join(shape.clip for shape in sheet.spots.values()) + sheet.outlines
    return f"<defs>{outlines}</defs>" if outlines else ""
