"""Draws pieces: a symbol with its pictures and its text, in a box."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.placement import Placement
from trajan_tutor.view.flow import Anchor, Box, arrange
from trajan_tutor.view.sheet import SpotShape
from trajan_tutor.view.svg import PREFIX, clean, fitted, number
from trajan_tutor.view.symbols import Symbol
from trajan_tutor.view.templates import Template, load_template

BADGE = "badge"
_TEXT_SIZE = 14.0
# Sizes that differ by less are the same.
_SAME_SIZE = 0.005
# How far below its middle a text stands, as a part of its size.
_BASELINE = 0.35
_SHIFT = {"start": 0.0, "middle": 0.5, "end": 1.0}
_ALIGNED = {"start": " start", "middle": "", "end": " end"}


@dataclass(slots=True)
class Pieces:
    """Draws the pieces of one drawing and remembers which symbols it needs.

    `own_ids`: each piece has an id that follows it.
    """

    template: Template
    own_ids: bool = True
    used: set[str] = field(default_factory=set)

    def drawn(self, shape: SpotShape, pieces: Sequence[Placement]) -> str:
        """Return the pieces on a spot, in the order of the rooms of its shape."""
        rooms: dict[Anchor, list[Placement]] = {}
        for piece in pieces:
            rooms.setdefault(shape.anchor(piece.symbol), []).append(piece)
        # Two symbols may share a room.
        shared = dict.fromkeys(shape.anchors.values())
        return "".join(self.drawn_room(room, rooms[room]) for room in shared if room in rooms)

    def drawn_room(self, room: Anchor, pieces: list[Placement]) -> str:
        """Return the pieces in one room."""
        symbols = [self.template.symbols.get(piece.symbol.partition("+")[0]) for piece in pieces]
        boxes = arrange(room, tuple(symbol.ratio if symbol else 1.0 for symbol in symbols))
        drawn = [
            plain_text(room, box, piece.text) if symbol is None else self.drawn_piece(symbol, piece, box)
            for piece, symbol, box in zip(pieces, symbols, boxes, strict=True)
        ]
        if room.flow == "stack" and len(pieces) > 1:
            self.used.add(BADGE)
            drawn.append(badge(self.template, boxes[-1], len(pieces)))
        return "".join(drawn)

    def drawn_piece(self, symbol: Symbol, piece: Placement, box: Box) -> str:
        """Return a piece in its box."""
        self.used.update(piece.symbol.split("+"))
        own = f' id="{PREFIX}-p-{clean(piece.piece)}"' if self.own_ids else ""
        seat = f' class="seat-{piece.seat}"' if piece.seat >= 0 else ""
        start = f"{own}{seat} {moved(box[0], box[1], box[3] / symbol.height)}"
        if piece.symbol == symbol.name and not piece.text:
            return f'<use{start} href="#{PREFIX}-{symbol.code}"/>'
        return f"<g{start}>{composed(self.template.name, piece.symbol, piece.text)}</g>"


def moved(x: float, y: float, scale: float) -> str:
    """Return the transform that brings a symbol to its place and size."""
    size = "" if abs(scale - 1) < _SAME_SIZE else f"scale({scale:.3f}".rstrip("0").replace("(0.", "(.") + ")"
    return f'transform="translate({number(x)} {number(y)}){size}"'


def plain_text(room: Anchor, box: Box, text: str) -> str:
    """Return a text that stands for itself: in its box where several share a room, else aligned in the room."""
    if room.flow == "spread":
        x, align, width = box[0] + box[2] / 2, "middle", 0.0
    else:
        x, align, width = room.x + room.width * _SHIFT[room.align], room.align, room.width
    return text_at(text, x, room.y + room.height / 2, room.size or _TEXT_SIZE, room.style, align, width)


def text_at(text: str, x: float, middle: float, size: float, style: str, align: str, width: float) -> str:
    """Return a text by its middle line."""
    text, size = fitted(text, size, width)
    y = number(round(2 * (middle + size * _BASELINE)) / 2)
    classes = f"{style or 'value'}{_ALIGNED[align]}"
    return f'<text class="{classes}" x="{number(x)}" y="{y}" font-size="{number(size)}">{clean(text)}</text>'


def badge(template: Template, box: Box, count: int) -> str:
    """Return the number of pieces in a stack, at its upper right corner."""
    size = template.symbols[BADGE].width
    place = moved(box[0] + box[2] - size * 0.62, box[1] - size * 0.38, 1.0)
    return f"<g {place}>{composed(template.name, BADGE, str(count))}</g>"


@lru_cache(maxsize=4096)
def composed(template_name: str, symbol: str, text: str) -> str:
    """Return a symbol with its pictures and its text, at the origin and as large as it was drawn."""
    symbols = load_template(template_name).symbols
    first, *pictures = symbol.split("+")
    base = symbols[first]
    drawn = [f'<use href="#{PREFIX}-{base.code}"/>']
    for index, name in enumerate(pictures, 1):
        if name not in symbols:
            raise UnreadableError("view-template-symbol", symbol=name)
        drawn.append(fitted_picture(symbols[name], base.room(index, len(pictures))))
    if text and "text" in base.anchors:
        room = base.anchors["text"]
        x = room.x + room.width * _SHIFT[room.align]
        size = room.size or room.height
        drawn.append(text_at(text, x, room.y + room.height / 2, size, room.style, room.align, room.width))
    return "".join(drawn)


def fitted_picture(picture: Symbol, room: Anchor) -> str:
    """Return a picture as large as its room in a symbol allows, in the middle of it."""
    scale = min(room.height / picture.height, room.width / picture.width)
    x = room.x + (room.width - picture.width * scale) / 2
    y = room.y + (room.height - picture.height * scale) / 2
    href = f'href="#{PREFIX}-{picture.code}"'
    if abs(scale - 1) < _SAME_SIZE:
        return f'<use {href} x="{number(x)}" y="{number(y)}"/>'
    return f"<use {href} {moved(x, y, scale)}/>"


def definitions(template: Template, used: Iterable[str]) -> str:
    """Return the symbols that a drawing uses, in the order of their names."""
    return "".join(template.symbols[name].text for name in sorted(used) if name in template.symbols)
