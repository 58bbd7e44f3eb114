"""The render nodes of a drawing: its parts in the order in which they are drawn, and how each of them is drawn.

A part is where a sheet begins, what never changes on it, a place, a family of places, or where the sheet ends. So a
board that is drawn again can have some of its parts drawn anew, and no others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path

from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.view.flow import Anchor, Box, arrange
from trajan_tutor.view.marks import Badge, Point, Rest
from trajan_tutor.view.pieces import clips, static_layer
from trajan_tutor.view.scene import DrawnPlace, PictureForm, Scene
from trajan_tutor.view.sheet import RING, Family, SpotShape
from trajan_tutor.view.svg import PREFIX, clean, fill_chunk, number, placed
from trajan_tutor.view.templates import Arrangement, Place, load_template

ANY_SEAT = "mat.S."
# Placements with such a symbol are not drawn: the place itself has the symbol and the seat as classes.
GROUND = "ground-"
# The room for badges, where a place has one.
_NOTE = "badge"
# How the keys of families begin; names of places have no such sign.
FAMILY = "family:"


class Edge(Enum):
    """What of a sheet is neither a place nor a family of places."""

    BEGIN = "begin"
    STATIC_LAYER = "static-layer"
    END = "end"


@dataclass(frozen=True, slots=True)
class RenderNode:
    """One part of a drawing: its key, the place of its sheet on the table, whose sheet it is, and what it shows.

    A key is the name of a place, or `FAMILY` and what the names of the family begin with; other parts have none.
    """

    key: str
    place: Place
    seat: int
    shows: SpotShape | Family | Edge


@lru_cache(maxsize=32)
def render_nodes(board: Path, table: Arrangement, seats: int, own_seat: int) -> tuple[RenderNode, ...]:
    """Return the render nodes of all sheets on the table, in the order in which they are drawn."""
    nodes = []
    for place in table.places:
        if place.turn < seats:
            seat = (max(own_seat, 0) + place.turn) % seats
            sheet, mat = load_template(board).sheets[place.sheet], f"mat.{seat}."
            shown: list[tuple[str, SpotShape | Family | Edge]] = [("", Edge.BEGIN), ("", Edge.STATIC_LAYER)]
            shown += [(shape.name.replace(ANY_SEAT, mat), shape) for shape in sheet.spots.values()]
            for family in sheet.families.values():
                shown.append((FAMILY + family.name.removesuffix(".*").replace(ANY_SEAT, mat), family))
            shown.append(("", Edge.END))
            nodes += [RenderNode(key, place, seat, shows) for key, shows in shown]
    return tuple(nodes)


def drawn_sheets(scene: Scene, own_seat: int = 0) -> str:
    """Return all sheets with what lies on them; places that there are not on this board are left out."""
    template = scene.template
    nodes = render_nodes(template.folder, template.arrangement(scene.seats), scene.seats, own_seat)
    return "".join(drawn_node(scene, node) or "" for node in nodes)


def drawn_node(scene: Scene, node: RenderNode) -> str | None:
    """Return the text of one part; None for a place that there is not."""
    shows, place = node.shows, node.place
    scene.pieces.owner = node.seat if place.turn >= 0 else -1
    if isinstance(shows, SpotShape):
        spot = scene.spots.get(node.key)
        return None if spot is None else render_spot(scene, place, shows, spot, shows.transform)
    if isinstance(shows, Family):
        return drawn_family(scene, place, shows, scene.family(node.key.removeprefix(FAMILY)))
    return drawn_edge(scene, node, shows)


def drawn_edge(scene: Scene, node: RenderNode, edge: Edge) -> str:
    """Return where a sheet begins or ends, or what never changes on it."""
    place = node.place
    if edge is Edge.END:
        return "</g>"
    sheet = scene.template.sheets[place.sheet]
    if edge is Edge.STATIC_LAYER:
        background = f"{clips(sheet)}{fill_chunk(sheet.background, scene.words)}"
        return f"{background}{static_layer(sheet, place.sheet, scene.repeated)}"
    scene.pieces.used.update(sheet.symbols)
    scale = "" if place.scale == 1 else f" scale({place.scale:g})"
    owner = f" seat-{node.seat}" if place.turn >= 0 else ""
    if owner and node.seat == scene.actor:
        owner += " acting"
    where = f'transform="translate({number(place.x)} {number(place.y)}){scale}"'
    return f'<g class="sheet {place.sheet}{owner}" {where}>'


def drawn_family(scene: Scene, place: Place, family: Family, spots: Sequence[Spot]) -> str:
    """Return spots whose number changes, arranged in their region."""
    if not spots:
        return fill_chunk(family.ghost, scene.words)
    boxes = arrange(family.region, (family.width / family.height,) * len(spots))
    drawn = [fill_chunk(family.heading, scene.words)]
    for spot, box in zip(spots, boxes, strict=True):
        scale = box[3] / family.height
        larger = "" if abs(scale - 1) < 0.005 else f" scale({scale:.3g})"  # noqa: PLR2004 (as good as equal)
        transform = f"{family.cell.transform} translate({number(box[0])} {number(box[1])}){larger}".lstrip()
        drawn.append(render_spot(scene, place, family.cell, spot, transform))
    return "".join(drawn)


def render_spot(scene: Scene, place: Place, shape: SpotShape, spot: Spot, transform: str) -> str:
    """Return a place that can be pointed at, with everything that lies there."""
    if scene.marks.over:
        note_place(scene, place, shape, spot.name, transform)
    named = "spot " if scene.form in (PictureForm.BARE, PictureForm.PANED) else ""
    hue = f" {shape.lit}" if shape.lit and spot.name in scene.marks.legal else ""
    classes = f"{named}{shape.classes}".rstrip() + hue + scene.marks.classes(spot.name)
    drawn_place = scene.drawn_place(spot)
    if not drawn_place.text or drawn_place.classes != classes or drawn_place.transform != transform:
        if drawn_place.inside is None:
            drawn_place.inside = pieces_on(scene, shape, drawn_place.lying)
        drawn_place.classes, drawn_place.transform = classes, transform
        drawn_place.text = spot_text(scene, shape, drawn_place)
    return drawn_place.text


def pieces_on(scene: Scene, shape: SpotShape, lying: Sequence[Placement]) -> str:
    """Return what lies on a place."""
    pieces = [piece for piece in lying if not piece.symbol.startswith(GROUND)]
    return scene.pieces.drawn(shape, pieces) if pieces else ""


def spot_text(scene: Scene, shape: SpotShape, place: DrawnPlace) -> str:
    """Return the text of a place whose classes and transform are decided and whose pieces are drawn."""
    classes = f"{place.classes}{ground_classes(place.lying)}".strip()
    classes = f' class="{classes}"' if classes else ""
    moved = f' transform="{place.transform}"' if place.transform else ""
    says = f' aria-label="{clean(place.label)}"' if scene.form in (PictureForm.WHOLE, PictureForm.PANED) else ""
    drawn = fill_chunk(shape.chunk, scene.words)
    spot = clean(place.spot.name)
    name = "" if scene.form is PictureForm.STILL else f' id="{PREFIX}--{spot}"'
    if scene.form is PictureForm.PANED:
        name = f'{name} data-spot="{spot}"'
        drawn = shape.clip + drawn
    return f"<g{name}{says}{classes}{moved}>{drawn}{place.inside}</g>"


def ground_classes(lying: Sequence[Placement]) -> str:
    """Return the classes that placements give the place itself, each after a space: who holds it, what is special."""
    words = []
    for piece in lying:
        if piece.symbol.startswith(GROUND):
            words.append(piece.symbol)
            if piece.seat >= 0:
                words.append(f"seat-{piece.seat}")
    return "".join(f" {word}" for word in words)


def note_place(scene: Scene, place: Place, shape: SpotShape, name: str, transform: str) -> None:
    """Note in the scene where a place lies on the table, for what lies over the board."""
    scene.centres[name] = on_table(place, transform, shape.middle)
    if RING in shape.anchors:
        scene.rings[name] = box_on_table(place, transform, shape.anchors[RING])
    for mark in scene.marks.lying_at(name):
        key = _NOTE if isinstance(mark, Badge) else mark.symbol
        if key != _NOTE or key in shape.anchors:
            scene.rests[mark] = rest(place, shape.anchor(key), transform)


def on_table(place: Place, transform: str, point: Point) -> Point:
    """Return where a point of a spot lies on the table."""
    x, y = placed(transform, point) if transform else point
    return place.x + x * place.scale, place.y + y * place.scale


def box_on_table(place: Place, transform: str, room: Anchor) -> Box:
    """Return a room as it lies on the table, upright: corner, width and height."""
    left, top = on_table(place, transform, (room.x, room.y))
    right, bottom = on_table(place, transform, (room.x + room.width, room.y + room.height))
    return left, top, right - left, bottom - top


def rest(place: Place, room: Anchor, transform: str) -> Rest:
    """Return where a ghost lies in a room, as large and as turned as a piece there."""
    middle = on_table(place, transform, (room.x + room.width / 2, room.y + room.height / 2))
    lower = on_table(place, transform, (room.x + room.width / 2, room.y + room.height / 2 + (room.size or room.height)))
    return Rest(middle, lower[1] - middle[1], room.turn)
