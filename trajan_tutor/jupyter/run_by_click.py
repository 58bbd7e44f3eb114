"""The picture of a cell that was not run yet: it says so, and one click on it runs the cell where the host can.

JupyterLab and what is made of it follow an attribute that names a command; whatever else shows the picture leaves it
out, or does nothing with it, and the words on the picture stand alone.
"""

import re
from html import escape
from typing import Final
from urllib.parse import quote, unquote

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.view import Drawing
from trajan_tutor.view.caption import with_sign

# What an address may hold as it is, as far as no attribute of HTML ends there.
_PLAIN: Final = " ~!*()'/:;,=@$+?[]{}|"
SVG_ADDRESS: Final = "data:image/svg+xml,"
_COMMAND: Final = 'data-commandlinker-command="notebook:run-cell" data-commandlinker-args="{}"'
_SOURCE: Final = re.compile(f'{re.escape(_COMMAND)}[^>]*><img src="{re.escape(SVG_ADDRESS)}([^"]*)"')
_BUTTON: Final = (
    "padding:8px 14px;border:0;border-radius:8px;font-weight:bold;background:#a8381f;color:#fff;cursor:pointer"
)
_LOOKS: Final = "display:block;width:100%;padding:0;border:0;background:none;cursor:pointer"


def run_by_click(drawing: Drawing, words: Words) -> str:
    """Return a drawing as HTML that can be stored: with words on it, and what runs its cell around it."""
    said = words(Message.of("board-run-cell"))
    source = as_address(with_sign(drawing, said).portable())
    picture = f'<img src="{SVG_ADDRESS}{source}" alt="{escape(said)}" style="width:100%">'
    return f'<button type="button" {_COMMAND} title="{escape(said)}" style="{_LOOKS}">{picture}</button>'


def words_that_run(said: str) -> str:
    """Return words as HTML that can be stored: a button that runs its cell."""
    return f'<button type="button" {_COMMAND} style="{_BUTTON}">{escape(said)}</button>'


def as_address(svg: str) -> str:
    """Return a picture as the rest of an address that begins with `SVG_ADDRESS`, for an attribute of HTML."""
    return quote(svg, safe=_PLAIN)


def picture_in(html: str) -> str:
    """Return the picture in what is stored, an SVG; an empty text where none waits for its cell to be run."""
    found = _SOURCE.search(html)
    return unquote(found[1]) if found else ""
