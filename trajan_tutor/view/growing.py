"""Lets letters stay readable however small a pane is shown: they are at least as high as the page asks for.

The page says how large a pane is shown in `--scale`. What lies in a place may be made smaller by the place, by the
piece and by the picture in it: these say so in `--cell`, `--part` and `--picture`, so that the least size follows.
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from trajan_tutor.view.svg import PREFIX, number
from trajan_tutor.view.templates import load_template

# What no letter may be smaller than, in pixels of the screen; the page may ask for more.
LEAST: Final = "calc(var(--least-text,11.05px)/var(--scale,1)/var(--cell,1)/var(--part,1)/var(--picture,1))"
# How far below its middle a text stands, as a part of its size; see `pieces`.
_BASELINE: Final = 0.35
_LETTERS: Final = re.compile(r"<(text|tspan)([^>]*)>(?=(<tspan)?)")
_ATTRIBUTE: Final = re.compile(r' ([a-z-]+)="([^"]*)"')
# In symbols, letters without a class are a part of the picture, as large as it is drawn.
_IN_SYMBOLS: Final = re.compile(r'<(text)( class="[^>]*)>(?=(<tspan)?)')
_SMALLER: Final = re.compile(r"<(g|use)( [^>]*?scale\(([\d.]+)\)[^>]*?)(/?)>")
_HREF: Final = re.compile(f'href="#{PREFIX}([^"]*)"')


@dataclass(frozen=True, slots=True)
class Growing:
    """Rewrites the drawings of one template; `lettered` are the ids of symbols with letters."""

    lettered: frozenset[str]
    _known: dict[tuple[str, str], str] = field(default_factory=dict)

    def rewritten(self, text: str) -> str:
        """Return a drawing in which letters grow as it shrinks."""
        if "scale(" in text:
            text = _SMALLER.sub(self._smaller, text)
        return _LETTERS.sub(self._letters, text) if "<text" in text else text

    def rewritten_symbols(self, text: str) -> str:
        """Return the definitions of symbols in which letters grow as they shrink."""
        return _IN_SYMBOLS.sub(self._letters, text)

    def _smaller(self, match: re.Match[str]) -> str:
        """Return the beginning of what is made smaller, with how much where letters are in it."""
        tag, attributes, scale, end = match.groups()
        if tag == "use":
            symbol = _HREF.search(attributes)
            kind = "picture" if symbol and symbol[1] in self.lettered else ""
        elif " id=" in attributes:
            kind = "cell"
        else:
            inside = match.string[match.end() : match.string.find("</g>", match.end())]
            lettered = self.lettered.intersection(_HREF.findall(inside))
            kind = "part" if "<text" in inside or lettered else ""
        return f'<{tag}{attributes} style="--{kind}:{scale}"{end}>' if kind else match[0]

    def _letters(self, match: re.Match[str]) -> str:
        """Return the beginning of a text that grows round its middle, or of a line of it."""
        key = match[1] + match[2], match[3] or ""
        if key not in self._known:
            self._known[key] = self._beginning(match[1], dict(_ATTRIBUTE.findall(match[2])), lines=bool(match[3]))
        return self._known[key]

    def _beginning(self, tag: str, values: dict[str, str], *, lines: bool) -> str:
        size = float(values.pop("font-size", 0))
        if "dy" in values:
            values["dy"] = f"{float(values['dy']) / size:.2f}em"
        if tag == "text" and size and not lines:
            values["y"] = number(float(values.get("y", 0)) - size * _BASELINE)
            values["dy"] = f"{_BASELINE}em"
        if size:
            values["style"] = f"font-size:max({size:g}px,var(--least))"
        attributes = "".join(f' {name}="{value}"' for name, value in values.items())
        return f"<{tag}{attributes}>"


@lru_cache(maxsize=16)
def growing_of(board: Path) -> Growing:
    """Return what rewrites the drawings of a game by its folder."""
    template = load_template(board)
    lettered = (symbol.code for symbol in template.symbols.values() if "<text" in symbol.drawing)
    return Growing(frozenset(lettered))
