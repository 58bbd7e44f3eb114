"""A caption above a picture: what a page without a kernel tells."""

import re
import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.svg import clean, number
from trajan_tutor.view.text import SayMessage

_VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
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
    found = _VIEW_BOX.search(drawing.svg)
    if found is None:
        raise ValueError(drawing.svg[:80])
    width, height = float(found[1]), float(found[2])
    lines = _lines(sentences, width)
    top = _MARGIN + _TITLE + _LINE * len(lines) + _MARGIN / 2
    view = f'viewBox="0 {number(-top)} {number(width)} {number(height + top)}"'
    # A drawing may hold others: its own end is the last.
    drawn = drawing.svg.replace(found[0], view, 1).removesuffix(_END)
    svg = f'{drawn}<g class="caption">{_written(title, lines, -top)}</g>{_END}'
    return replace(drawing, svg=svg, text="\n".join([title, *sentences, drawing.text]))


def page_of_text(title: str, sentences: Sequence[str], words: SayMessage) -> Drawing:
    """Return a page with a title and paragraphs, for paper; they are plain text. `words` tell what goes wrong."""
    lines = [line for one in sentences for line in [*_lines([one], _WIDTH), ""]]
    height = 2 * _MARGIN + _TITLE + _LINE * len(lines)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {number(height)}" width="100%">'
        f'<g font-family="DejaVu Sans, sans-serif"><rect width="{_WIDTH}" height="{number(height)}" fill="#fff"/>'
        f"{_written(title, lines, 0)}</g>{_END}"
    )
    return Drawing(svg, "\n".join([title, *sentences]), words=words)


def _lines(sentences: Sequence[str], width: float) -> list[str]:
    room = int((width - 2 * _MARGIN) / (_TEXT * _LETTER))
    return [line for one in sentences for line in textwrap.wrap(one, room)]


def _written(title: str, lines: Sequence[str], top: float) -> str:
    first = top + _MARGIN + _TITLE
    return "".join(
        f'<text x="{_MARGIN}" y="{number(first + at * _LINE)}" font-size="{size}"{weight} style="text-anchor:start">'
        f"{clean(line)}</text>"
        for at, (line, size, weight) in enumerate([(title, _TITLE, _BOLD), *((line, _TEXT, "") for line in lines)])
        if line
    )
