"""The style sheet: common rules and those of a game, in a theme, kept to one drawing by its id.

A style file is plain: `.theme-NAME { --variable: value; … }` gives the colours of a theme, every other rule what a
class looks like. A theme says what differs from `light`. `auto` follows what the reader prefers: dark, more contrast.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.view.svg import PREFIX

AUTO = "auto"
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"((?:@media[^{]*\{)?)\s*([^{}@]+)\{([^{}]*)\}\s*(\}?)")
_PLAIN = re.compile(r"([^{}]+)\{([^{}]*)\}")
_CLASSES = re.compile(r'class="([^"]*)"')
_SPACE = re.compile(r"\s+")
_CLASS = re.compile(r"\.([a-zA-Z][a-z0-9-]*)")
_ONE_CLASS = re.compile(r"\.[a-zA-Z][a-z0-9-]*\Z")
_THEME = ".theme-"
_ROOT = ":root"
FIRST = "light"
# What a reader may prefer, and the theme for it; later ones win.
ASKED = (("dark", "prefers-color-scheme:dark"), ("contrast", "prefers-contrast:more"))


@dataclass(frozen=True, slots=True)
class Style:
    """The variables of each theme and the rules that use them, as text with a mark for the prefix."""

    themes: dict[str, str]
    rules: str

    def sheet(self, theme: str) -> str:
        """Return the style sheet of a theme."""
        if theme == AUTO:
            asked = "".join(
                f"@media({asks}){{#{PREFIX}{{{self.themes[name]}}}}}" for name, asks in ASKED if name in self.themes
            )
            return f"#{PREFIX}{{{self.themes[FIRST]}}}{asked}{self.rules}"
        if theme not in self.themes:
            raise MisusedError("view-theme-unknown", theme=theme, known=(AUTO, *self.themes))
        own = "" if theme == FIRST else f";{self.themes[theme]}"
        return f"#{PREFIX}{{{self.themes[FIRST]}{own}}}{self.rules}"

    def classes_setting(self, variable: str) -> frozenset[str]:
        """Return the classes with which rules begin that set a variable, and no rule that sets anything else.

        Rules about what is `legal` do not count.

        >>> rules = "#b .sea>.shape{--hue:blue}#b .tile{--hue:red;x:1}#b .a,#b .c>.shape{--hue:red}#b .a.last{x:2}"
        >>> sorted(Style({}, rules).classes_setting("--hue"))
        ['c', 'sea']
        """
        only = re.compile(rf"{re.escape(variable)}:[^;]*\Z")
        classes: dict[bool, set[str]] = {True: set(), False: set()}
        for selectors, body in _PLAIN.findall(self.rules):
            for selector in selectors.split(","):
                if ".legal" not in selector:
                    classes[bool(only.match(body))].update(_CLASS.findall(selector)[:1])
        return frozenset(classes[True] - classes[False])

    def classes(self) -> frozenset[str]:
        """Return every class that some rule is about."""
        return frozenset(_CLASS.findall(re.sub(r"\{[^{}]*\}", "{}", self.rules)))


def read_style(paths: Iterable[Path], inside: frozenset[str], outside: frozenset[str]) -> Style:
    """Read style files, later ones added to earlier ones; classes are used inside symbols, outside them, or both."""
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
                scoped_selectors = ",".join(scoped(selector, inside, outside) for selector in selectors.split(","))
                rules.append(f"{tight(media)}{scoped_selectors}{{{body}}}{end}")
    return Style(themes, "".join(rules))


def needed_rules(style: str, drawn: str) -> str:
    """Return the rules of a style sheet that are about classes that something drawn has.

    >>> needed_rules("#a .b,#a .c{fill:red}#a .d{fill:blue}", '<g class="b"/>')
    '#a .b{fill:red}'
    """
    used = {word for classes in _CLASSES.findall(drawn) for word in classes.split()}

    def rule(match: re.Match[str]) -> str:
        selectors = [selector for selector in match[1].split(",") if set(_CLASS.findall(selector)) <= used]
        return f"{','.join(selectors)}{{{match[2]}}}" if selectors else ""

    # What stands in a condition begins a rule of its own after the brace, and ends with one more.
    return _PLAIN.sub(lambda match: match[0] if "@" in match[1] else rule(match), style)


def scoped(selector: str, inside: frozenset[str], outside: frozenset[str]) -> str:
    """Keep a rule to the drawing with our id; `:root` is the drawing itself.

    A rule about one class that symbols use is also told for the symbols, whose classes begin with the prefix; or only
    for them, when nothing outside uses it.

    >>> scoped(".tile > .shape", frozenset(), frozenset()).replace(PREFIX, "board")
    '#board .tile>.shape'
    >>> scoped(".tile", frozenset({"tile"}), frozenset({"tile"})).replace(PREFIX, "board")
    '#board .tile,.boardtile'
    """
    selector = _SPACE.sub(" ", selector.strip()).replace(" > ", ">")
    if selector.startswith(_ROOT):
        return f"#{PREFIX}{selector.removeprefix(_ROOT)}"
    if _ONE_CLASS.match(selector) and selector[1:] in inside:
        if selector[1:] not in outside:
            return f".{PREFIX}{selector[1:]}"
        return f"#{PREFIX} {selector},.{PREFIX}{selector[1:]}"
    return f"#{PREFIX} {selector}"


def tight(text: str) -> str:
    """Leave out the spaces that say nothing.

    >>> tight(" --ink: #222;  --line : 2px ; ")
    '--ink:#222;--line:2px'
    """
    text = _SPACE.sub(" ", text.strip())
    return re.sub(r"\s*([:;{,])\s*", r"\1", text).removesuffix(";")
