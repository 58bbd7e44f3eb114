"""A caption above a picture: what a page without a kernel tells."""

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from trajan_tutor.view.svg import clean, number

_VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_TITLE: Final = 30
_TEXT: Final = 21
_MARGIN: Final = 20
_LINE: Final = 1.45
# A letter of our type is about half as wide as it is high.
_LETTER: Final = 0.5
# As high to its width as a sheet of paper.
_PAGE: Final = (1200, 1697)


def captioned(svg: str, title: str, sentences: Sequence[str]) -> str:
    """Return a board with a title and sentences above it; they are plain text, broken into lines of its width."""
    found = _VIEW_BOX.search(svg)
    if found is None:
        return svg
    width, height = float(found[1]), float(found[2])
    lines = [line for one in sentences for line in textwrap.wrap(one, int((width - 2 * _MARGIN) / (_TEXT * _LETTER)))]
    top = _MARGIN + _TITLE + _TEXT * _LINE * len(lines) + _TEXT / 2
    drawn = [_line(title, _MARGIN + _TITLE - top, _TITLE, "font-weight:700;")]
    first = _MARGIN + _TITLE + _TEXT * _LINE - top
    drawn += [_line(line, first + at * _TEXT * _LINE, _TEXT) for at, line in enumerate(lines)]
    view = f'viewBox="0 {number(-top)} {number(width)} {number(height + top)}"'
    return svg.replace(found[0], view, 1).replace("</svg>", f'<g class="caption">{"".join(drawn)}</g></svg>')


def page_of_text(title: str, lines: Sequence[str]) -> str:
    """Return a page with a title and paragraphs of text, for paper; they are plain text."""
    room = int((_PAGE[0] - 2 * _MARGIN) / (_TEXT * _LETTER))
    rows = [row for one in lines for row in [*textwrap.wrap(one, room), ""]]
    height = max(_PAGE[1], 3 * _MARGIN + _TITLE + _TEXT * _LINE * len(rows))
    drawn = [_line(title, _MARGIN + _TITLE, _TITLE, "font-weight:700;")]
    drawn += [_line(row, 2 * _MARGIN + _TITLE + (at + 1) * _TEXT * _LINE, _TEXT) for at, row in enumerate(rows) if row]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_PAGE[0]} {number(height)}" width="{_PAGE[0]}" '
        f'height="{number(height)}" font-family="DejaVu Sans, sans-serif">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(drawn)}</svg>'
    )


def _line(text: str, y: float, size: int, style: str = "") -> str:
    return (
        f'<text x="{_MARGIN}" y="{number(y)}" font-size="{size}" style="{style}text-anchor:start">{clean(text)}</text>'
    )
