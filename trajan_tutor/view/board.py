"""Draws a board: what lies where, put into the template of the game."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Game, Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.flow import arrange
from trajan_tutor.view.marks import Marks, Point, drawn_marks
from trajan_tutor.view.pieces import Pieces, definitions
from trajan_tutor.view.sheet import Family, Sheet, SpotShape
from trajan_tutor.view.still import without_what_is_only_for_pages
from trajan_tutor.view.svg import PREFIX, clean, filled, number, placed
from trajan_tutor.view.templates import Arrangement, Place, Template, load_template
from trajan_tutor.view.text import SayMessage, by_spot, line, told

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")
_ANY_SEAT = "mat.S."
# The symbol of a placement that stands for the name of its seat.
_NAME = "name"
NO_MARKS = Marks()


class Form(Enum):
    """What a drawing is for."""

    # Every place says what it is and can be pointed at: a picture that stands for itself.
    WHOLE = "whole"
    # Places have ids and nothing else: a page makes buttons of them and names them, from the labels of the drawing.
    BARE = "bare"
    # Only to be looked at.
    STILL = "still"


@dataclass(slots=True)
class Scene:
    """What one drawing is made from, what it turned out to use, and where its spots lie on the table."""

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
    centres: dict[str, Point] = field(default_factory=dict)


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
    page; `names` are what people call themselves and are shown as plain text. `narrow` puts the own mat above the
    board. `marks` are shown besides `legal`, `chosen` and `last`. `form` leaves out what a page adds by itself (the
    labels of the places, which the drawing has too), or everything that only matters where one can click.
    """
    if not _ID.match(prefix):
        raise MisusedError("view-prefix", prefix=prefix)
    template = load_template(game.template())
    marks = merged(marks or NO_MARKS, legal, chosen, last)
    scene = scene_of(game, observation, words, marks=marks, form=form, names=names)
    seats = game.seats(observation.state)
    table = template.arrangement(seats, narrow=narrow)
    body = changing_part(scene, own_seat, table)
    over = drawn_marks(marks, scene.centres, template, scene.pieces.used)
    title = clean(words(Message.of("board-title", game=game.name)))
    about = clean(words(Message.of("view-description", seats=seats, places=len(scene.spots))))
    symbols = definitions(template, scene.pieces.used)
    head = opening(template.name, table, theme)
    svg = f"{head}<title>{title}</title><desc>{about}</desc><defs>{symbols}</defs>{body}{over}</svg>"
    if form is Form.STILL:
        svg = without_what_is_only_for_pages(svg)
    text = told(tuple(scene.spots.values()), scene.lying, words)
    return Drawing(svg.replace(PREFIX, prefix), text, {} if form is Form.STILL else scene.labels)


def merged(marks: Marks, legal: frozenset[str], chosen: str, last: frozenset[str]) -> Marks:
    """Return marks together with what is lit."""
    return replace(marks, legal=marks.legal | legal, chosen=chosen or marks.chosen, last=marks.last | last)


def changing_part(scene: Scene, own_seat: int = 0, table: Arrangement | None = None) -> str:
    """Return all sheets with what lies on them, without the style and the symbols."""
    table = table or scene.template.arrangement(scene.seats)
    return "".join(
        drawn_sheet(scene, place, (max(own_seat, 0) + place.turn) % scene.seats)
        for place in table.places
        if place.turn < scene.seats
    )


def scene_of(
    game: Game,
    observation: Observation,
    words: SayMessage,
    *,
    marks: Marks = NO_MARKS,
    form: Form = Form.BARE,
    names: Sequence[str] = (),
) -> Scene:
    """Return what a drawing is made from."""
    template = load_template(game.template())
    spots = {spot.name: spot for spot in game.spots(observation)}
    lying = by_spot(named(game.placements(observation), names, words))
    labels = {name: line(spot, lying.get(name, ()), words) for name, spot in spots.items()}
    families: dict[str, list[Spot]] = {}
    for spot in spots.values():
        families.setdefault(spot.name.rpartition(".")[0], []).append(spot)
    pieces = Pieces(template, own_ids=form is not Form.STILL)
    actor, seats = game.actor(observation.state), game.seats(observation.state)
    return Scene(template, words, marks, form, spots, families, lying, labels, actor, seats, pieces)


def named(placements: Sequence[Placement], names: Sequence[str], words: SayMessage) -> list[Placement]:
    """Return placements in which the seats have their names; a seat without one keeps its plain word."""
    found = []
    for placement in placements:
        if placement.symbol == _NAME:
            given = names[placement.seat] if placement.seat < len(names) else ""
            found.append(replace(placement, text=given or words(Message.of(f"seat-{placement.seat}"))))
        else:
            found.append(placement)
    return found


@lru_cache(maxsize=32)
def opening(template_name: str, table: Arrangement, theme: str) -> str:
    """Return the part of a drawing that comes before everything that changes: its size and its style."""
    width, height = number(table.width), number(table.height)
    style = load_template(template_name).style.sheet(theme)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{PREFIX}" class="table" viewBox="0 0 {width} {height}" '
        f'width="100%" role="group"><style>{style}</style>'
    )


def drawn_sheet(scene: Scene, place: Place, seat: int) -> str:
    """Return a sheet at its place on the table: what never changes, then its spots."""
    sheet = scene.template.sheets[place.sheet]
    mat = f"mat.{seat}."
    scene.pieces.used.update(sheet.symbols)
    scale = "" if place.scale == 1 else f" scale({place.scale:g})"
    owner = f" seat-{seat}" if place.turn >= 0 else ""
    if owner and seat == scene.actor:
        owner += " acting"
    drawn = [
        f'<g class="sheet {place.sheet}{owner}" transform="translate({number(place.x)} {number(place.y)}){scale}">',
        clips(sheet),
        filled(sheet.background, scene.words),
    ]
    for shape in sheet.spots.values():
        spot = scene.spots.get(shape.name.replace(_ANY_SEAT, mat))
        if spot is not None:
            drawn.append(drawn_spot(scene, place, shape, spot, shape.transform))
    for family in sheet.families.values():
        name = family.name.removesuffix(".*").replace(_ANY_SEAT, mat)
        drawn.append(drawn_family(scene, place, family, scene.families.get(name, [])))
    drawn.append("</g>")
    return "".join(drawn)


def clips(sheet: Sheet) -> str:
    """Return the outlines that keep the marks of a place within it."""
    found = [
        f'<clipPath id="{PREFIX}-t-{shape.name}.clip">{shape.clip.parts[0]}</clipPath>'
        for shape in sheet.spots.values()
        if shape.clip is not None
    ]
    return f"<defs>{''.join(found)}</defs>" if found else ""


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
    lying = scene.lying.get(spot.name)
    inside = scene.pieces.drawn(shape, lying) if lying else ""
    scene.centres[spot.name] = centre(place, shape, transform)
    classes = f"spot {shape.classes}".rstrip() + scene.marks.classes(spot.name)
    moved = f' transform="{transform}"' if transform else ""
    name = clean(spot.name)
    says = ""
    if scene.form is Form.WHOLE:
        says = f' data-spot="{name}" role="button" aria-label="{clean(scene.labels[spot.name])}"'
    drawn = filled(shape.chunk, scene.words)
    return f'<g id="{PREFIX}--{name}"{says} class="{classes}"{moved}>{drawn}{inside}</g>'


def centre(place: Place, shape: SpotShape, transform: str) -> Point:
    """Return the middle of a spot on the table: the middle of its room for pieces."""
    room = shape.middle
    x, y = placed(transform, room) if transform else room
    return place.x + x * place.scale, place.y + y * place.scale
