"""Draws a board: what lies where, put into the template of the game."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Game, Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.view.compact import compacted
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.fingerprint import fingerprint
from trajan_tutor.view.flow import Anchor, Box, arrange
from trajan_tutor.view.furniture import clips, furniture, repeated_sheets, shared_definitions
from trajan_tutor.view.marks import Badge, Ghost, Marks, Point, Rest, drawn_marks
from trajan_tutor.view.pieces import Pieces
from trajan_tutor.view.sheet import RING, Family, SpotShape
from trajan_tutor.view.shorthand import SHAPE
from trajan_tutor.view.still import without_what_is_only_for_pages
from trajan_tutor.view.svg import PREFIX, PRINT, clean, filled, number, placed
from trajan_tutor.view.templates import Arrangement, Place, Template, load_template
from trajan_tutor.view.text import SayMessage, by_spot, line, told

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")
_ANY_SEAT = "mat.S."
# The symbol of a placement that stands for the name of its seat.
_NAME = "name"
# Placements with such a symbol are not drawn: the place itself has the symbol and the seat as classes.
GROUND = "ground-"
# The room for badges, where a place has one.
_NOTE = "badge"
# How the keys begin of what is no place itself; names of places have no such sign.
SHEET, FAMILY = "sheet:", "family:"
NO_MARKS = Marks()
# What shows that a place is empty: its outline, and what may come to lie there.
_EMPTY = ("dashed", "faded")


class Form(Enum):
    """What a drawing is for."""

    # Every place says what it is: a picture that stands for itself; a page makes buttons of its places.
    WHOLE = "whole"
    # Places have ids and nothing else: a page names them too, from the labels of the drawing.
    BARE = "bare"
    # Only to be looked at.
    STILL = "still"


# A part of the text of a drawing with its key; parts without a key never change while a board is drawn again.
Part = tuple[str, str]


@dataclass(slots=True)
class Kept:
    """A place as it was drawn: from what, and the text that came of it."""

    spot: Spot
    lying: Sequence[Placement]
    label: str
    classes: str = ""
    transform: str = ""
    text: str = ""


@dataclass(slots=True)
class Scene:
    """What one drawing is made from, what it turned out to use, and where its spots lie on the table.

    `kept` has the places of an earlier drawing in the same words and form: those that are as they were are not drawn
    anew. None when the drawing stands alone.
    """

    template: Template
    words: SayMessage
    marks: Marks
    form: Form
    spots: dict[str, Spot]
    families: dict[str, list[Spot]]
    lying: dict[str, list[Placement]]
    labels: dict[str, str]
    actor: int
    seats: int
    pieces: Pieces
    repeated: frozenset[str] = frozenset()
    kept: dict[str, Kept] | None = None
    centres: dict[str, Point] = field(default_factory=dict)
    rests: dict[Ghost | Badge, Rest] = field(default_factory=dict)
    # What a ring lies around, where that is no circle: its corner, width and height.
    rings: dict[str, Box] = field(default_factory=dict)


def draw_board(  # noqa: PLR0913 (what a drawing may show besides the position is named at the call)
    game: Game,
    observation: Observation,
    words: SayMessage,
    *,
    prefix: str = "board",
    own_seat: int = 0,
    legal: frozenset[str] = frozenset(),
    chosen: str = "",
    last: frozenset[str] = frozenset(),
    theme: str = "auto",
    names: Sequence[str] = (),
    narrow: bool = False,
    form: Form = Form.WHOLE,
    marks: Marks | None = None,
) -> Drawing:
    """Return a picture of the board as an observer sees it, with the mat of `own_seat` large.

    Every place is an element that can be clicked. `prefix` begins every id, so that several boards can stand on one
    page, and what is only looked at has a fingerprint behind it; `names` are what people call themselves and are shown
    as plain text. `narrow` puts the own mat above the board. `marks` are shown besides `legal`, `chosen` and `last`.
    `form` leaves out what a page adds by itself (the labels of the places, which the drawing has too), or everything
    that only matters where one can click.
    """
    if not _ID.match(prefix):
        raise MisusedError("view-prefix", prefix=prefix)
    template = load_template(game.template())
    marks = merged(marks or NO_MARKS, legal, chosen, last)
    scene = scene_of(game, observation, words, marks=marks, form=form, names=names)
    seats = game.seats(observation.state)
    table = template.arrangement(seats, narrow=narrow)
    body = changing_part(scene, own_seat, table)
    over = drawn_marks(marks, scene.centres, scene.rests, template, scene.pieces.used, scene.rings)
    title = clean(words(Message.of("board-title", game=game.name)))
    key = "view-description-still" if form is Form.STILL else "view-description"
    about = clean(words(Message.of(key, seats=seats, places=len(scene.spots))))
    symbols = shared_definitions(template, scene.repeated, scene.pieces.used, alone=form is Form.STILL)
    head = opening(template.name, table, theme, flat=form is Form.STILL, marked=bool(over))
    svg = f"{head}<title>{title}</title><desc>{about}</desc><defs>{symbols}</defs>{body}{over}</svg>"
    if form is Form.STILL:
        empty = frozenset(template.short.words(_EMPTY).split())
        svg = compacted(without_what_is_only_for_pages(svg), template.short.words(["plain", SHAPE]), empty)
        printed = fingerprint(svg)
        svg = svg.replace(PRINT, printed)
        prefix += printed
    text = told(tuple(scene.spots.values()), scene.lying, words)
    return Drawing(svg.replace(PREFIX, prefix), text, {} if form is Form.STILL else scene.labels)


def merged(marks: Marks, legal: frozenset[str], chosen: str, last: frozenset[str]) -> Marks:
    """Return marks together with what is lit."""
    return replace(marks, legal=marks.legal | legal, chosen=chosen or marks.chosen, last=marks.last | last)


def changing_part(scene: Scene, own_seat: int = 0, table: Arrangement | None = None) -> str:
    """Return all sheets with what lies on them, without the style and the symbols."""
    table = table or scene.template.arrangement(scene.seats)
    return "".join(text for _, text in drawn_parts(scene, own_seat, table))


def drawn_parts(scene: Scene, own_seat: int, table: Arrangement) -> Iterator[Part]:
    """Give the text of all sheets in parts: where a sheet begins, its places, its families of places."""
    for place in table.places:
        if place.turn < scene.seats:
            yield from drawn_sheet(scene, place, (max(own_seat, 0) + place.turn) % scene.seats)


def scene_of(
    game: Game,
    observation: Observation,
    words: SayMessage,
    *,
    marks: Marks = NO_MARKS,
    form: Form = Form.BARE,
    names: Sequence[str] = (),
    kept: dict[str, Kept] | None = None,
) -> Scene:
    """Return what a drawing is made from."""
    template = load_template(game.template())
    spots = {spot.name: spot for spot in game.spots(observation)}
    lying = by_spot(named(game.placements(observation), names, words))
    if kept is None:
        labels = {name: line(spot, lying.get(name, ()), words) for name, spot in spots.items()}
    else:
        labels = labels_kept(spots, lying, words, kept)
    families: dict[str, list[Spot]] = {}
    for spot in spots.values():
        families.setdefault(spot.name.rpartition(".")[0], []).append(spot)
    pieces = Pieces(template, movable=form is Form.BARE, buried=form is Form.STILL)
    actor, seats = game.actor(observation.state), game.seats(observation.state)
    repeated = frozenset() if form is Form.STILL else repeated_sheets(template.name, seats)
    return Scene(template, words, marks, form, spots, families, lying, labels, actor, seats, pieces, repeated, kept)


def labels_kept(
    spots: Mapping[str, Spot], lying: Mapping[str, list[Placement]], words: SayMessage, kept: dict[str, Kept]
) -> dict[str, str]:
    """Return the label of every place; places on which something else lies now have to be drawn anew."""
    labels = {}
    for name, spot in spots.items():
        pieces = lying.get(name, ())
        before = kept.get(name)
        if before is None or before.lying != pieces or (before.spot is not spot and before.spot != spot):
            before = kept[name] = Kept(spot, pieces, line(spot, pieces, words))
        labels[name] = before.label
    return labels


def named(placements: Sequence[Placement], names: Sequence[str], words: SayMessage) -> list[Placement]:
    """Return placements in which the seats have their names; a seat without one is called what its label says."""
    found = []
    for placement in placements:
        if placement.symbol == _NAME:
            given = names[placement.seat] if placement.seat < len(names) else ""
            found.append(replace(placement, text=given or words(placement.label)))
        else:
            found.append(placement)
    return found


@lru_cache(maxsize=32)
def opening(template_name: str, table: Arrangement, theme: str, *, flat: bool = False, marked: bool = True) -> str:
    """Return the part of a drawing that comes before everything that changes: its size and its style."""
    width, height = number(table.width), number(table.height)
    style = load_template(template_name).style.sheet(theme, flat=flat, marked=marked)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{PREFIX}" class="table" viewBox="0 0 {width} {height}" '
        f'width="100%" role="group"><style>{style}</style>'
    )


def drawn_sheet(scene: Scene, place: Place, seat: int) -> Iterator[Part]:
    """Give a sheet at its place on the table: what never changes, then its spots."""
    sheet = scene.template.sheets[place.sheet]
    mat = f"mat.{seat}."
    scene.pieces.used.update(sheet.symbols)
    scale = "" if place.scale == 1 else f" scale({place.scale:g})"
    scene.pieces.owner = seat if place.turn >= 0 else -1
    owner = f" seat-{seat}" if place.turn >= 0 else ""
    if owner and seat == scene.actor:
        owner += " acting"
    classes = f'class="sheet {place.sheet}{owner}"'
    yield (
        f"{SHEET}{place.sheet}{place.turn}",
        f'<g {classes} transform="translate({number(place.x)} {number(place.y)}){scale}">',
    )
    yield "", f"{clips(sheet)}{filled(sheet.background, scene.words)}{furniture(sheet, place.sheet, scene.repeated)}"
    for shape in sheet.spots.values():
        spot = scene.spots.get(shape.name.replace(_ANY_SEAT, mat))
        if spot is not None:
            yield spot.name, drawn_spot(scene, place, shape, spot, shape.transform)
    for family in sheet.families.values():
        name = family.name.removesuffix(".*").replace(_ANY_SEAT, mat)
        yield f"{FAMILY}{name}", drawn_family(scene, place, family, scene.families.get(name, []))
    yield "", "</g>"


def drawn_family(scene: Scene, place: Place, family: Family, spots: Sequence[Spot]) -> str:
    """Return spots whose number changes, arranged in their region."""
    if not spots:
        return ""
    boxes = arrange(family.region, (family.width / family.height,) * len(spots))
    drawn = []
    for spot, box in zip(spots, boxes, strict=True):
        scale = box[3] / family.height
        larger = "" if abs(scale - 1) < 0.005 else f" scale({scale:.3g})"  # noqa: PLR2004 (as good as equal)
        transform = f"{family.cell.transform} translate({number(box[0])} {number(box[1])}){larger}".lstrip()
        drawn.append(drawn_spot(scene, place, family.cell, spot, transform))
    return "".join(drawn)


def drawn_spot(scene: Scene, place: Place, shape: SpotShape, spot: Spot, transform: str) -> str:
    """Return a place that can be pointed at, with everything that lies there."""
    if scene.marks.over:
        scene.centres[spot.name] = on_table(place, transform, shape.middle)
        if RING in shape.anchors:
            scene.rings[spot.name] = box_on_table(place, transform, shape.anchors[RING])
        for one in scene.marks.lying_at(spot.name):
            key = _NOTE if isinstance(one, Badge) else one.symbol
            if key != _NOTE or key in shape.anchors:
                scene.rests[one] = rest(place, shape.anchor(key), transform)
    named = "" if scene.form is Form.WHOLE else "spot "
    hue = f" {shape.lit}" if shape.lit and spot.name in scene.marks.legal else ""
    classes = f"{named}{shape.classes}".rstrip() + hue + scene.marks.classes(spot.name)
    before = scene.kept[spot.name] if scene.kept is not None else None
    if before and before.text and before.classes == classes and before.transform == transform:
        return before.text
    lying = scene.lying.get(spot.name, ())
    pieces = [piece for piece in lying if not piece.symbol.startswith(GROUND)]
    ground = ground_classes(lying) if len(pieces) < len(lying) else ""
    inside = scene.pieces.drawn(shape, pieces) if pieces else ""
    moved = f' transform="{transform}"' if transform else ""
    name = clean(spot.name)
    says = ""
    worn = f"{classes}{ground}".strip()
    worn = f' class="{worn}"' if worn else ""
    if scene.form is Form.WHOLE:
        says = f' aria-label="{clean(scene.labels[spot.name])}"'
    drawn = filled(shape.chunk, scene.words)
    text = f'<g id="{PREFIX}--{name}"{says}{worn}{moved}>{drawn}{inside}</g>'
    if before:
        before.classes, before.transform, before.text = classes, transform, text
    return text


def ground_classes(lying: Sequence[Placement]) -> str:
    """Return the classes that placements give the place itself, each after a space: who holds it, what is special."""
    words = []
    for piece in lying:
        if piece.symbol.startswith(GROUND):
            words.append(piece.symbol)
            if piece.seat >= 0:
                words.append(f"seat-{piece.seat}")
    return "".join(f" {word}" for word in words)


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
