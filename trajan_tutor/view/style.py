"""The style sheet: common rules and those of a game, in a theme, kept to one drawing by its id.

A style file is plain: `.theme-NAME { --variable: value; … }` gives the colours of a theme, every other rule what a
class looks like. `light` and `dark` are chosen by hand; `auto` follows the reader's preference.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.view.svg import PREFIX

AUTO = "auto"
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"((?:@media[^{]*\{)?)\s*([^{}@]+)\{([^{}]*)\}\s*(\}?)")
_SPACE = re.compile(r"\s+")
_CLASS = re.compile(r"\.([a-z][a-z0-9-]*)")
_ONE_CLASS = re.compile(r"\.[a-z][a-z0-9-]*\Z")
_THEME = ".theme-"
_ROOT = ":root"


@dataclass(frozen=True, slots=True)
class Style:
    """The variables of each theme and the rules that use them, as text with a mark for the prefix."""

    themes: dict[str, str]
    rules: str

    def sheet(self, theme: str) -> str:
        """Return the style sheet of a theme."""
        if theme == AUTO:
            dark = f"@media(prefers-color-scheme:dark){{#{PREFIX}{{{self.themes['dark']}}}}}"
            return f"#{PREFIX}{{{self.themes['light']}}}{dark}{self.rules}"
        if theme not in self.themes:
            raise MisusedError("view-theme-unknown", theme=theme, known=(AUTO, *self.themes))
        return f"#{PREFIX}{{{self.themes[theme]}}}{self.rules}"

    def classes(self) -> frozenset[str]:
        """Return every class that some rule is about."""
        return frozenset(_CLASS.findall(re.sub(r"\{[^{}]*\}", "{}", self.rules)))


@lru_cache(maxsize=16)
def read_style(paths: tuple[Path, ...], in_symbols: frozenset[str]) -> Style:
    """Read style files, later ones added to earlier ones; `in_symbols` are the classes that symbols use."""
    themes: dict[str, str] = {}
    rules = []
    for path in paths:
        text = _COMMENT.sub("", path.read_text(encoding="utf-8"))
        for match in _RULE.finditer(text):
            media, selectors, body, end = match.groups()
            body = tight(body)
            if selectors.strip().startswith(_THEME):
                theme = selectors.strip().removeprefix(_THEME)
                themes[theme] = f"{themes[theme]};{body}" if theme in themes else body
            else:
                kept = ",".join(scoped(selector, in_symbols) for selector in selectors.split(","))
                rules.append(f"{tight(media)}{kept}{{{body}}}{end}")
    return Style(themes, "".join(rules))


def scoped(selector: str, in_symbols: frozenset[str]) -> str:
    """Keep a rule to the drawing with our id; `:root` is the drawing itself.

    A rule about one class that symbols use is also told for the symbols, whose classes begin with the prefix.

    >>> scoped(".tile > .shape", frozenset()).replace(PREFIX, "board")
    '#board .tile > .shape'
    >>> scoped(".tile", frozenset({"tile"})).replace(PREFIX, "board")
    '#board .tile,.board-tile'
    """
    selector = _SPACE.sub(" ", selector.strip())
    if selector.startswith(_ROOT):
        return f"#{PREFIX}{selector.removeprefix(_ROOT)}"
    if _ONE_CLASS.match(selector) and selector[1:] in in_symbols:
        return f"#{PREFIX} {selector},.{PREFIX}-{selector[1:]}"
    return f"#{PREFIX} {selector}"


def tight(text: str) -> str:
    """Leave out the spaces that say nothing.

    >>> tight(" --ink: #222;  --line : 2px ; ")
    '--ink:#222;--line:2px'
    """
    text = _SPACE.sub(" ", text.strip())
    return re.sub(r"\s*([:;{,])\s*", r"\1", text).removesuffix(";")
