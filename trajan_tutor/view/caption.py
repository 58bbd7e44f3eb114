"""A caption above a picture: what a page without a kernel tells."""

import re
import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.svg import clean, number
from trajan_tutor.view.text import SayMessage

_VIEW: Final = re.compile(r'viewBox="([-\d. ]+)"')
# How many letters of a sign are as wide as a drawing, and its colours: the same in the light and in the dark.
_SIGN: Final = 34
# How far down it stands at most, as a part of the width: who opens a notebook sees the upper part of its picture.
_DOWN: Final = 0.28
_PLATE: Final = "#2b2118"
_ON_PLATE: Final = "#fff4dc"
_TITLE: Final = 30
_TEXT: Final = 21
_MARGIN: Final = 20
# How far lines stand apart.
_LINE: Final = 30
# How wide a letter of our type is, as a part of its size.
_LETTER: Final = 0.57
# How wide a page of text is.
_WIDTH: Final = 1200
_BOLD: Final = ' font-weight="700"'
_END: Final = "</svg>"


def captioned(drawing: Drawing, title: str, sentences: Sequence[str]) -> Drawing:
    """Return a drawing with a title and sentences above it; they are plain text, broken into lines of its width."""
    x, y, width, height = view_of(drawing)
    if x or y:
        raise ValueError(drawing.svg[:80])
    # A part of a table is drawn larger than the whole: its letters are not.
    scale = min(1.0, width / _WIDTH)
    lines = _lines(sentences, width / scale)
    top = (_MARGIN + _TITLE + _LINE * len(lines) + _MARGIN / 2) * scale
    view = f'viewBox="0 {number(-top)} {number(width)} {number(height + top)}"'
    # A drawing may hold others: its own end is the last.
    drawn = _VIEW.sub(view, drawing.svg, count=1).removesuffix(_END)
    size = f' transform="scale({scale:.4g})"' if scale < 1 else ""
    svg = f'{drawn}<g class="caption"{size}>{_written(title, lines, -top / scale)}</g>{_END}'
    return replace(drawing, svg=svg, text="\n".join([title, *sentences, drawing.text]))


def with_sign(drawing: Drawing, text: str) -> Drawing:
    """Return a drawing with a plate over it that says what is to be done with it first, behind an arrow."""
    x, y, width, height = view_of(drawing)
    size = width / _SIGN
    plate_width, plate_height = size * (len(text) * _LETTER + 4), size * 2.6
    left, top = x + (width - plate_width) / 2, y + min((height - plate_height) / 2, width * _DOWN)
    arrow = left + size * 1.2, top + plate_height / 2
    plate = (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(plate_width)}" height="{number(plate_height)}" '
        f'rx="{number(plate_height / 2)}" fill="{_PLATE}" stroke="{_ON_PLATE}" stroke-width="{number(size / 12)}"/>'
        f'<path d="M{number(arrow[0])} {number(arrow[1] - size * 0.5)}v{number(size)}l{number(size * 0.85)} '
        f'{number(-size * 0.5)}z" fill="{_ON_PLATE}"/>'
        f'<text x="{number(arrow[0] + size * 1.4)}" y="{number(arrow[1] + size * 0.35)}" font-size="{number(size)}" '
        f'font-weight="700" fill="{_ON_PLATE}" style="text-anchor:start;fill:{_ON_PLATE}">{clean(text)}</text>'
    )
    svg = f'{drawing.svg.removesuffix(_END)}<g class="sign">{plate}</g>{_END}'
    return replace(drawing, svg=svg, text=f"{text}\n{drawing.text}")


def view_of(drawing: Drawing) -> tuple[float, float, float, float]:
    """Return the corner, width and height of what is seen of a drawing."""
    match = _VIEW.search(drawing.svg)
    if match is None:
        raise ValueError(drawing.svg[:80])
    x, y, width, height = map(float, match[1].split())
    return x, y, width, height


def page_of_text(title: str, sentences: Sequence[str], words: SayMessage) -> Drawing:
    """Return a page with a title and paragraphs, for paper; they are plain text. `words` tell what goes wrong."""
    lines = [line for sentence in sentences for line in [*_lines([sentence], _WIDTH), ""]]
    height = 2 * _MARGIN + _TITLE + _LINE * len(lines)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {number(height)}" width="100%">'
        f'<g font-family="DejaVu Sans, sans-serif"><rect width="{_WIDTH}" height="{number(height)}" fill="#fff"/>'
        f"{_written(title, lines, 0)}</g>{_END}"
    )
    return Drawing(svg, "\n".join([title, *sentences]), words=words)


def _lines(sentences: Sequence[str], width: float) -> list[str]:
    room = int((width - 2 * _MARGIN) / (_TEXT * _LETTER))
    return [line for sentence in sentences for line in textwrap.wrap(sentence, room)]


def _written(title: str, lines: Sequence[str], top: float) -> str:
    first = top + _MARGIN + _TITLE
    return "".join(
        f'<text x="{_MARGIN}" y="{number(first + at * _LINE)}" font-size="{size}"{weight} style="text-anchor:start">'
        f"{clean(line)}</text>"
        for at, (line, size, weight) in enumerate([(title, _TITLE, _BOLD), *((line, _TEXT, "") for line in lines)])
        if line
    )
