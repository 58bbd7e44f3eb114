"""The style of a board in panes: its colours and classes, and letters that stay readable however small one is shown.

Nothing is said about what can be picked, which the page marks.

It is kept to elements with the class `PREFIX-board`, however many there are on the page, and to what is in them. All
themes are in it. `theme-NAME` on such an element tells which one; with `theme-auto` the theme that is told around it
counts, or else what the reader prefers.

Letters are at least as high as the page asks for. It says how large a pane is shown in `--scale`. What lies in a place
may be made smaller by the place, by the piece and by the picture in it: these say so in `--cell`, `--part` and
`--picture`, so that the least size follows.
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.view.style import ASKED, AUTO, FIRST
from trajan_tutor.view.svg import PREFIX, number
from trajan_tutor.view.templates import HUE, Template, load_template

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
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SCOPE: Final = f".{PREFIX}-board"
# What is said of lit places and of marks, and how a drawing lies on its page: here all that is the page's.
_MARKED: Final = re.compile(
    r"\.(legal|soft|chosen|last|shining|marks|by-[a-z]+|shaft|tip|way|ring|halo|look|stop[a-z-]*|note[a-z-]*|ghost|spot)"
    r"(?![\w-])|:hover|:focus"
)
_PAGE: Final = re.compile(r"(^|;)(background|color|border-radius):[^;]*")
# Labels with the class `fine-80` are left out where a pane is shown at less than 80 percent, and so on; those with
# `brief-80` are there only then.
FINE: Final = (50, 55, *range(60, 161, 10))
_NEARLY: Final = 0.005
_VARIABLE: Final = re.compile(r"--(?=[a-z])")
_CLASS: Final = re.compile(r"\.([a-z][a-z0-9-]*)")


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


def paned_classes(template: Template, theme: str) -> str:
    """Return the classes of every element in which a board stands; raises MisusedError for an unknown theme."""
    if theme not in {AUTO, *template.style.themes}:
        raise MisusedError("view-theme-unknown", theme=theme, known=(AUTO, *template.style.themes))
    return f"table {PREFIX}-board theme-{theme}"


@lru_cache(maxsize=16)
def paned_style(board: Path) -> str:
    """Return the style sheet of a game by its folder, as text with a mark for the prefix."""
    template = load_template(board)
    rules = template.style.rules.replace(f"#{PREFIX}", _SCOPE)
    scoped = "".join(_scoped_rule(selectors, body) for selectors, body in _RULE.findall(rules))
    least = f"{_SCOPE},{_SCOPE} [style]{{--least:{LEAST}}}"
    fine = "".join(
        f"{_SCOPE} .fine-{share}{{opacity:calc((var(--scale,1) - {share / 100 - _NEARLY:g})*999)}}"
        f"{_SCOPE} .brief-{share}{{display:inline;opacity:calc(({share / 100 - _NEARLY:g} - var(--scale,1))*999)}}"
        for share in FINE
    )
    return f"{_themes(template)}{_own(scoped)}{least}{fine}{_hues(template)}"


def _own(text: str) -> str:
    """Return rules or values with variables that no page has: those of pages have the same names."""
    return _VARIABLE.sub("--board-", text)


def _scoped_rule(selectors: str, body: str) -> str:
    """Return what is left of a rule."""
    remaining = [selector for selector in selectors.split(",") if not _MARKED.search(selector)]
    if remaining == [_SCOPE]:
        body = _PAGE.sub("", body).lstrip(";")
    return f"{','.join(remaining)}{{{body}}}" if remaining and body else ""


def _themes(template: Template) -> str:
    """Return the colours of each theme: the first one everywhere, others where they are told or preferred."""
    themes = {name: _own(colours) for name, colours in template.style.themes.items()}
    parts = [f"{_SCOPE}{{{themes[FIRST]}}}"]
    around = "".join(f":not(.theme-{name} *)" for name in themes)
    for name, asks in ASKED:
        if name in themes:
            parts.append(f"@media({asks}){{{_SCOPE}.theme-{AUTO}{around}{{{themes[name]}}}}}")
    for name, colours in themes.items():
        if name != FIRST:
            parts.append(f".theme-{name} {_SCOPE}.theme-{AUTO},{_SCOPE}.theme-{name}{{{colours}}}")
    return "".join(parts)


def _hues(template: Template) -> str:
    """Return a rule for each class that gives a hue."""
    parts = []
    for selectors, body in _RULE.findall(template.style.rules):
        named = re.match(rf"{HUE}:([^;]*)\Z", body)
        if named:
            words = [word for selector in selectors.split(",") for word in _CLASS.findall(selector)[:1]]
            where = ",".join(f"{_SCOPE} .hue-{word},{_SCOPE}.hue-{word}" for word in words)
            parts.append(f"{where}{{{HUE}:{_own(named[1])}}}")
    return "".join(parts)
