"""Draws a board as a narrow page shows it: what is always there side by side, and one part below it."""

import re
from typing import Any
from xml.etree import ElementTree as ET

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.narrow_parts import narrow_parts
from trajan_tutor.view.renderer import Renderer
from trajan_tutor.view.svg import SVG, number
from trajan_tutor.view.text import SayMessage, board_as_text

_GAP = 10.0
_MOST_LARGER = 1.5
_MOVED = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)(?: scale\(([\d.]+)\))?\Z")

Box = tuple[float, float, float, float]


def draw_narrow(
    game: TutorGame, observation: Observation, words: SayMessage, part: str, *, prefix: str = "board", **shown: Any
) -> Drawing:
    """Return a board with one of its parts chosen; `shown` is what `Renderer.draw` can show besides."""
    parts = narrow_parts(game, game.seats(observation.state), words)
    chosen = next((one for one in parts["parts"] if one["name"] == part), None)
    if chosen is None:
        raise MisusedError("view-part-unknown", part=part, known=tuple(one["name"] for one in parts["parts"]))
    ET.register_namespace("", SVG.strip("{}"))
    root = ET.fromstring(Renderer(prefix).draw(game, observation, words, **shown))  # noqa: S314 (our own text)
    sheets = {sheet.get("id", ""): sheet for sheet in root.iter(f"{SVG}g") if "sheet" in sheet.get("class", "").split()}
    for sheet in sheets.values():
        root.remove(sheet)
    own = [one["sheets"][0] for one in parts["always"]]
    always = [(name, one["box"]) for name, one in zip(own, parts["always"], strict=True)]
    below = [(name, chosen["box"]) for name in chosen["sheets"] if name not in own]
    always = [(name, chosen["box"] if name in chosen["sheets"] else box) for name, box in always]
    places, width, height = narrow_places([box for _, box in always], [box for _, box in below])
    for (name, box), place in zip([*always, *below], places, strict=True):
        root.append(_window(sheets[f"{prefix}-{name}"], box, place))
    root.set("viewBox", f"0 0 {number(width)} {number(height)}")
    svg = ET.tostring(root, encoding="unicode").replace(" />", "/>")
    return Drawing(svg, board_as_text(game, observation, words), words=words)


def narrow_places(always: list[Box], below: list[Box]) -> tuple[list[Box], float, float]:
    """Return where boxes are shown, and the width and height of the whole.

    >>> narrow_places([(0, 0, 380, 400)], [(0, 0, 760, 200)])
    ([(10.0, 10.0, 380, 400), (10.0, 420.0, 380.0, 100.0)], 400.0, 530.0)
    """
    width = sum(box[2] for box in always) + _GAP * (len(always) + 1)
    places: list[Box] = []
    left, bottom = _GAP, 0.0
    for _, _, wide, high in always:
        places.append((left, _GAP, wide, high))
        left += wide + _GAP
        bottom = max(bottom, _GAP + high)
    for _, _, wide, high in below:
        larger = min((width - 2 * _GAP) / wide, _MOST_LARGER)
        places.append(((width - wide * larger) / 2, bottom + _GAP, wide * larger, high * larger))
        bottom += _GAP + high * larger
    return places, width, bottom + _GAP


def _window(sheet: ET.Element, box: Box, place: Box) -> ET.Element:
    """Return a window through which a box of a sheet is seen at a place."""
    moved = _MOVED.match(sheet.get("transform", ""))
    x, y, scale = (float(one or 1) for one in moved.groups()) if moved else (0.0, 0.0, 1.0)
    seen = (x + scale * box[0], y + scale * box[1], scale * box[2], scale * box[3])
    window = ET.Element(f"{SVG}svg", dict(zip(("x", "y", "width", "height"), map(number, place), strict=True)))
    window.set("viewBox", " ".join(map(number, seen)))
    window.append(sheet)
    return window
