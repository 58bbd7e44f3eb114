"""A part of a table: what is asked about, large enough to be read, with the panes that show it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from trajan_tutor.view.caption import view_of
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.nodes import FAMILY
from trajan_tutor.view.panes import panes_of, sheet_id
from trajan_tutor.view.picture import Box, Pane
from trajan_tutor.view.scene import family_of
from trajan_tutor.view.svg import number
from trajan_tutor.view.templates import Place, load_template
from trajan_tutor.view.text import SayMessage

# Around a part, and from which share of the table on the whole of it is as good.
_MARGIN: Final = 6.0
_NEARLY_ALL: Final = 0.7
# A part that is narrower than this stands in the middle: it would be drawn larger than anybody needs.
_NARROWEST: Final = 760.0
_HEAD_ENDS: Final = "</defs>"
_END: Final = "</svg>"


def part_of_table(board: Path, seats: int, own_seat: int, spots: Iterable[str], words: SayMessage) -> Box | None:
    """Return the box of a table in which all panes lie that show some of the spots each; None for nearly all of it.

    No other pane is cut by its edge.
    """
    panes, table = panes_of(board, seats, own_seat, words).panes, load_template(board).arrangement(seats)
    places = {sheet_id(place): place for place in table.places}
    shown = [pane for pane in (_pane_of(spot, panes) for spot in spots) if pane is not None]
    boxes = [
        _on_table(places[window["sheet"]], window["box"]) for pane in shown for window in pane["forms"][0]["windows"]
    ]
    if not boxes:
        return None
    every = [
        _on_table(places[window["sheet"]], window["box"]) for pane in panes for window in pane["forms"][0]["windows"]
    ]
    boxes = _with_all_that_is_cut(boxes, every)
    left, top = (max(min(box[at] for box in boxes) - _MARGIN, 0) for at in (0, 1))
    right = min(max(box[0] + box[2] for box in boxes) + _MARGIN, table.width)
    bottom = min(max(box[1] + box[3] for box in boxes) + _MARGIN, table.height)
    box = left, top, right - left, bottom - top
    return box if box[2] * box[3] < _NEARLY_ALL * table.width * table.height else None


def _with_all_that_is_cut(boxes: Sequence[Box], every: Sequence[Box]) -> list[Box]:
    """Return boxes with all others that the box around them would cut."""
    included = list(boxes)
    left, top = (min(box[at] for box in included) for at in (0, 1))
    right, bottom = (max(box[at] + box[at + 2] for box in included) for at in (0, 1))
    for x, y, width, height in every:
        across, down = min(right, x + width) - max(left, x), min(bottom, y + height) - max(top, y)
        is_seen = across > _MARGIN and down > _MARGIN
        is_whole = across >= width - _MARGIN and down >= height - _MARGIN
        if is_seen and not is_whole and (x, y, width, height) not in included:
            return _with_all_that_is_cut([*included, (x, y, width, height)], every)
    return included


def cut_to(drawing: Drawing, box: Box) -> Drawing:
    """Return a drawing of which only a box is seen; its text stays that of the whole."""
    x, y, width, height = map(number, box)
    whole = " ".join(map(number, view_of(drawing)))
    view_width = max(box[2], _NARROWEST)
    view = f'viewBox="0 0 {number(view_width)} {height}"'
    head, end, body = drawing.svg.replace(f'viewBox="{whole}"', view, 1).partition(_HEAD_ENDS)
    left = number((view_width - box[2]) / 2)
    window = f'<svg x="{left}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}">'
    return replace(drawing, svg=f"{head}{end}{window}{body.removesuffix(_END)}</svg>{_END}")


def _pane_of(spot: str, panes: Iterable[Pane]) -> Pane | None:
    """Return the pane that shows a spot: the first one, and the smallest where several do."""
    keys = {spot, FAMILY + family_of(spot)}
    matches = [pane for pane in panes if any(keys & set(window["places"]) for window in pane["forms"][0]["windows"])]
    return min(matches, key=lambda pane: pane["forms"][0]["width"] * pane["forms"][0]["height"], default=None)


def _on_table(place: Place, box: Box) -> Box:
    x, y, width, height = (value * place.scale for value in box)
    return place.x + x, place.y + y, width, height
