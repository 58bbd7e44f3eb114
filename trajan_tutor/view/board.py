"""Draws a board: what lies where, put into the template of the game."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Game, Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.flow import arrange
from trajan_tutor.view.pieces import definitions, drawn_pieces
from trajan_tutor.view.sheet import Family, Sheet, SpotShape
from trajan_tutor.view.svg import PREFIX, clean, filled, number
from trajan_tutor.view.templates import Arrangement, Place, Template, load_template
from trajan_tutor.view.text import SayMessage, by_spot, contents, told

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")
_ANY_SEAT = "mat.S."
# The symbol of a placement that stands for the name of its seat.
_NAME = "name"


@dataclass(frozen=True, slots=True)
class Marks:
    """Which places are lit: those that can be picked, the one that is picked, those of the last move."""

    legal: frozenset[str] = frozenset()
    chosen: str = ""
    last: frozenset[str] = frozenset()

    def classes(self, spot: str) -> str:
        """Return the classes that light a place."""
        found = " legal" if spot in self.legal else ""
        if spot == self.chosen:
            found += " chosen"
        return found + " last" if spot in self.last else found


@dataclass(slots=True)
class _Scene:
    """What one drawing is made from, and the symbols that it turned out to use."""

    template: Template
    words: SayMessage
    marks: Marks
    spots: dict[str, Spot]
    families: dict[str, list[Spot]]
    lying: dict[str, list[Placement]]
    actor: int
    used: set[str] = field(default_factory=set)


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
) -> Drawing:
    """Return a picture of the board as an observer sees it, with the mat of `own_seat` large.

    Every place is an element that can be clicked. `prefix` begins every id, so that several boards can stand on one
    page; `names` are what people call themselves and are shown as plain text. `narrow` puts the own mat above the
    board.
    """
    if not _ID.match(prefix):
        raise MisusedError("view-prefix", prefix=prefix)
    template = load_template(game.template())
    spots = game.spots(observation)
    lying = by_spot(named(game.placements(observation), names, words))
    marks = Marks(legal, chosen, last)
    actor = game.actor(observation.state)
    scene = _Scene(template, words, marks, {spot.name: spot for spot in spots}, {}, lying, actor)
    for spot in spots:
        scene.families.setdefault(spot.name.rpartition(".")[0], []).append(spot)
    seats = game.seats(observation.state)
    table = template.arrangement(seats, narrow=narrow)
    body = "".join(
        drawn_sheet(scene, place, (max(own_seat, 0) + place.turn) % seats)
        for place in table.places
        if place.turn < seats
    )
    text = told(spots, lying, words)
    title = clean(words(Message.of("board-title", game=game.name)))
    head = opening(template.name, table, theme)
    symbols = definitions(template, scene.used)
    svg = f"{head}<title>{title}</title><desc>{clean(text)}</desc><defs>{symbols}</defs>{body}</svg>"
    return Drawing(svg.replace(PREFIX, prefix), text)


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


def drawn_sheet(scene: _Scene, place: Place, seat: int) -> str:
    """Return a sheet at its place on the table: what never changes, then its spots."""
    sheet = scene.template.sheets[place.sheet]
    mat = f"mat.{seat}."
    scene.used.update(sheet.symbols)
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
            drawn.append(drawn_spot(scene, shape, spot, shape.transform))
    for family in sheet.families.values():
        name = family.name.removesuffix(".*").replace(_ANY_SEAT, mat)
        drawn.append(drawn_family(scene, family, scene.families.get(name, [])))
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


def drawn_family(scene: _Scene, family: Family, spots: Sequence[Spot]) -> str:
    """Return spots whose number changes, arranged in their region."""
    if not spots:
        return ""
    boxes = arrange(family.region, (family.width / family.height,) * len(spots))
    drawn = []
    for spot, box in zip(spots, boxes, strict=True):
        scale = box[3] / family.height
        larger = "" if abs(scale - 1) < 0.005 else f" scale({scale:.3g})"  # noqa: PLR2004 (as good as equal)
        transform = f"{family.cell.transform} translate({number(box[0])} {number(box[1])}){larger}".lstrip()
        drawn.append(drawn_spot(scene, family.cell, spot, transform))
    return "".join(drawn)


def drawn_spot(scene: _Scene, shape: SpotShape, spot: Spot, transform: str) -> str:
    """Return a place that can be pointed at, with everything that lies there."""
    pieces = scene.lying.get(spot.name, [])
    name = scene.words(spot.label)
    lying = contents(name, pieces, scene.words)
    says = clean(f"{name}: {lying}" if lying else name)
    # A tooltip tells what lies there; for an empty place its name is enough, and that is the label.
    title = f"<title>{clean(lying or name)}</title>" if pieces else ""
    inside = drawn_pieces(scene.template, shape, pieces, scene.used) if pieces else ""
    classes = f"spot {shape.classes}".rstrip() + scene.marks.classes(spot.name)
    moved = f' transform="{transform}"' if transform else ""
    place = clean(spot.name)
    return (
        f'<g id="{PREFIX}--{place}" data-spot="{place}" class="{classes}" role="button" aria-label="{says}"{moved}>'
        f"{title}{filled(shape.chunk, scene.words)}{inside}</g>"
    )
