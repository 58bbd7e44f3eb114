"""The style of a board in panes: its colours and classes, and nothing about what can be picked, which the page marks.

It is kept to elements with the class `PREFIX-board`, however many there are on the page, and to what is in them. All
themes are in it. `theme-NAME` on such an element tells which one; with `theme-auto` the theme that is told around it
counts, or else what the reader prefers.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.view.growing import LEAST, grown_rules
from trajan_tutor.view.shorthand import SHAPE
from trajan_tutor.view.style import ASKED, AUTO, FIRST
from trajan_tutor.view.svg import PREFIX
from trajan_tutor.view.templates import HUE, Template, load_template

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
FINE: Final = range(50, 161, 10)
_NEARLY: Final = 0.005
_CLASS: Final = re.compile(r"\.([a-z][a-z0-9-]*)")


def paned_classes(template: Template, theme: str) -> str:
    """Return the classes of every element in which a board stands; raises MisusedError for an unknown theme."""
    if theme not in {AUTO, *template.style.themes}:
        raise MisusedError("view-theme-unknown", theme=theme, known=(AUTO, *template.style.themes))
    return f"table {PREFIX}-board theme-{theme}"


@lru_cache(maxsize=16)
def paned_style(board: Path) -> str:
    """Return the style sheet of a game by its folder, as text with a mark for the prefix."""
    template = load_template(board)
    long = {code: name for name, code in template.short.classes.items()}
    rules = template.style.rules.replace(f"#{PREFIX}", _SCOPE)
    kept = "".join(_kept(selectors, body, long) for selectors, body in _RULE.findall(rules))
    least = f"{_SCOPE},{_SCOPE} [style]{{--least:{LEAST}}}"
    fine = "".join(
        f"{_SCOPE} .fine-{share}{{opacity:calc((var(--scale,1) - {share / 100 - _NEARLY:g})*999)}}"
        f"{_SCOPE} .brief-{share}{{display:inline;opacity:calc(({share / 100 - _NEARLY:g} - var(--scale,1))*999)}}"
        for share in FINE
    )
    return f"{_themes(template)}{least}{grown_rules(kept)}{fine}{_hues(template, long)}"


def _kept(selectors: str, body: str, long: Mapping[str, str]) -> str:
    """Return what is left of a rule; `long` are the names of classes by their short ones."""
    found = []
    for selector in selectors.split(","):
        named = _CLASS.sub(lambda match: f".{long.get(match[1], match[1])}", selector)
        if not _MARKED.search(named):
            found.append(selector)
    if found == [_SCOPE]:
        body = _PAGE.sub("", body).lstrip(";")
    named = _CLASS.sub(lambda match: f".{SHAPE}" if long.get(match[1]) == SHAPE else match[0], ",".join(found))
    return f"{named}{{{body}}}" if found and body else ""


def _themes(template: Template) -> str:
    """Return the colours of each theme: the first one everywhere, others where they are told or preferred."""
    themes = template.style.themes
    found = [f"{_SCOPE}{{{themes[FIRST]}}}"]
    around = "".join(f":not(.theme-{name} *)" for name in themes)
    for name, asks in ASKED:
        if name in themes:
            found.append(f"@media({asks}){{{_SCOPE}.theme-{AUTO}{around}{{{themes[name]}}}}}")
    for name, colours in themes.items():
        if name != FIRST:
            found.append(f".theme-{name} {_SCOPE}.theme-{AUTO},{_SCOPE}.theme-{name}{{{colours}}}")
    return "".join(found)


def _hues(template: Template, long: Mapping[str, str]) -> str:
    """Return a rule for each class that gives a hue, by the name that the template has for it."""
    short = template.short
    hue = short.variables.get(HUE, HUE)
    found = []
    for selectors, body in _RULE.findall(template.style.rules):
        named = re.match(rf"{re.escape(hue)}:([^;]*)\Z", body)
        if named:
            words = [long.get(word, word) for one in selectors.split(",") for word in _CLASS.findall(one)[:1]]
            where = ",".join(f"{_SCOPE} .hue-{word},{_SCOPE}.hue-{word}" for word in words)
            found.append(f"{where}{{--hue:{named[1]}}}")
    return "".join(found)
