"""Draws pieces: a symbol with its pictures and its text, in a box."""

from collections.abc import Iterable, Sequence
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
_BADGE_SIZE = 17.0
# How far below its middle a text stands, as a part of its size.
_BASELINE = 0.35
_ALIGNED = {"start": " start", "middle": "", "end": " end"}


def drawn_pieces(template: Template, shape: SpotShape, pieces: Sequence[Placement], used: set[str]) -> str:
    """Return the pieces on a spot, in the order of the rooms of its shape; add the symbols they use."""
    rooms: dict[Anchor, list[Placement]] = {}
    for piece in pieces:
        rooms.setdefault(shape.anchor(piece.symbol), []).append(piece)
    return "".join(
        drawn_room(template, room, rooms[room], used) for room in shape.anchors.values() if room in rooms
    )


def drawn_room(template: Template, room: Anchor, pieces: list[Placement], used: set[str]) -> str:
    """Return the pieces in one room."""
    symbols = [template.symbols.get(piece.symbol.partition("+")[0]) for piece in pieces]
    boxes = arrange(room, tuple(symbol.ratio if symbol else 1.0 for symbol in symbols))
    drawn = []
    for piece, symbol, box in zip(pieces, symbols, boxes, strict=True):
        seat = f' class="seat-{piece.seat}"' if piece.seat >= 0 else ""
        start = f'id="{PREFIX}-p-{clean(piece.piece)}"{seat}'
        if symbol is None:
            drawn.append(f"<g {start}>{plain_text(room, box, piece.text)}</g>")
        elif piece.symbol == symbol.name and not piece.text:
            used.add(symbol.name)
            drawn.append(used_at(symbol, *box, start))
        else:
            used.update(piece.symbol.split("+"))
            inside = composed(template.name, piece.symbol, piece.text, box[2], box[3])
            drawn.append(f'<g {start} transform="translate({number(box[0])} {number(box[1])})">{inside}</g>')
    if room.flow == "stack" and len(pieces) > 1:
        used.add(BADGE)
        drawn.append(badge(template, boxes[-1], len(pieces)))
    return "".join(drawn)


def plain_text(room: Anchor, box: Box, text: str) -> str:
    """Return a text that stands for itself: in its box where several share a room, else aligned in the room."""
    if room.flow == "spread":
        x, align, width = box[0] + box[2] / 2, "middle", 0.0
    else:
        shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[room.align]
        x, align, width = room.x + room.width * shift, room.align, room.width
    return text_at(text, x, room.y + room.height / 2, room.size or _TEXT_SIZE, room.style, align, width)


def text_at(text: str, x: float, middle: float, size: float, style: str, align: str, width: float) -> str:
    """Return a text by its middle line."""
    text, size = fitted(text, size, width)
    y = number(middle + size * _BASELINE)
    classes = f"{style or 'value'}{_ALIGNED[align]}"
    return f'<text class="{classes}" x="{number(x)}" y="{y}" font-size="{number(size)}">{clean(text)}</text>'


def badge(template: Template, box: Box, count: int) -> str:
    """Return the number of pieces in a stack, at its upper right corner."""
    left = box[0] + box[2] - _BADGE_SIZE * 0.62
    top = box[1] - _BADGE_SIZE * 0.38
    inside = composed(template.name, BADGE, str(count), _BADGE_SIZE, _BADGE_SIZE)
    return f'<g class="count" transform="translate({number(left)} {number(top)})">{inside}</g>'


@lru_cache(maxsize=4096)
def composed(template_name: str, symbol: str, text: str, width: float, height: float) -> str:
    """Return a symbol with its pictures and its text, drawn at the origin."""
    symbols = load_template(template_name).symbols
    first, *pictures = symbol.split("+")
    base = symbols[first]
    scale = height / base.height
    drawn = [used_at(base, 0, 0, width, height)]
    for index, name in enumerate(pictures, 1):
        if name not in symbols:
            raise UnreadableError("view-template-symbol", symbol=name)
        room = base.room(index, len(pictures))
        drawn.append(fitted_picture(symbols[name], base, room, scale))
    if text and "text" in base.anchors:
        room = base.anchors["text"]
        shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[room.align]
        x = (room.x - base.left + room.width * shift) * scale
        middle = (room.y - base.top + room.height / 2) * scale
        size = (room.size or room.height) * scale
        drawn.append(text_at(text, x, middle, size, room.style, room.align, room.width * scale))
    return "".join(drawn)


def fitted_picture(picture: Symbol, base: Symbol, room: Anchor, scale: float) -> str:
    """Return a picture as large as its room in a symbol allows, in the middle of it."""
    height = min(room.height, room.width / picture.ratio) * scale
    width = height * picture.ratio
    x = (room.x - base.left + room.width / 2) * scale - width / 2
    y = (room.y - base.top + room.height / 2) * scale - height / 2
    return used_at(picture, x, y, width, height)


def used_at(symbol: Symbol, x: float, y: float, width: float, height: float, start: str = "") -> str:
    """Return the use of a symbol."""
    start = start and f" {start}"
    where = "".join(f' {name}="{number(value)}"' for name, value in (("x", x), ("y", y)) if abs(value) > 0.04)
    return f'<use{start} href="#{PREFIX}-s-{symbol.name}"{where} width="{number(width)}" height="{number(height)}"/>'


def definitions(template: Template, used: Iterable[str]) -> str:
    """Return the symbols that a drawing uses, in the order of their names."""
    return "".join(template.symbols[name].text for name in sorted(used) if name in template.symbols)
