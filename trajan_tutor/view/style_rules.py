"""Reads the style sheets of our drawings, and says what their rules come to for an element.

The rules are those of `style`: classes, elements, and one class below or just inside another one.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.svg import SVG

_MEDIA: Final = re.compile(r"@media([^{]*)\{((?:[^{}]*\{[^{}]*\})*)\}")
_DARK: Final = "dark"
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_STEP: Final = re.compile(r"(>?)\s*([^\s>]+)")
_NAME: Final = re.compile(r"([#.]?)([\w-]+)")

# What a selector can call an element: its tag, its id, its classes.
Names = frozenset[tuple[str, str]]
# What an element is called, the last, and those around it from the outermost.
Line = tuple[Names, ...]


@dataclass(frozen=True, slots=True)
class StyleRule:
    """A selector in steps, each with the sign before it, its weight, what it sets, and whether only in the dark."""

    steps: tuple[tuple[str, Names], ...]
    weight: tuple[bool, int, int, int, int]
    sets: Mapping[str, str]
    dark: bool


@lru_cache(maxsize=32)
def rules_of(style: str) -> tuple[StyleRule, ...]:
    """Return the rules of a style sheet, weaker ones first; none of states, and none under conditions but the dark."""
    asked = "".join(body for condition, body in _MEDIA.findall(style) if _DARK in condition)
    rules = [*_read(_MEDIA.sub("", style), dark=False), *_read(asked, dark=True)]
    return tuple(sorted(rules, key=lambda rule: rule.weight))


def _read(style: str, *, dark: bool) -> Iterator[StyleRule]:
    for order, (selectors, body) in enumerate(_RULE.findall(style)):
        sets = declarations(body)
        for selector in selectors.split(","):
            if ":" not in selector:
                steps = tuple((sign, frozenset(_NAME.findall(part))) for sign, part in _STEP.findall(selector))
                signs = [sign for _, part in steps for sign, _ in part]
                yield StyleRule(steps, (dark, signs.count("#"), signs.count("."), signs.count(""), order), sets, dark)


def declarations(body: str) -> dict[str, str]:
    """Return what a rule says, or an element of itself, by the names of the properties.

    >>> declarations("fill:red;--a:url(x:y)")
    {'fill': 'red', '--a': 'url(x:y)'}
    """
    return dict(declaration.split(":", 1) for declaration in body.split(";") if ":" in declaration)


def names_of(element: ET.Element) -> Names:
    """Return what a selector can call an element."""
    names = {("", str(element.tag).removeprefix(SVG)), ("#", element.get("id", ""))}
    return frozenset(names | {(".", word) for word in element.get("class", "").split()})


@lru_cache(maxsize=8192)
def properties_of(line: Line, style: str) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return what the rules of a style sheet say about the last element of a line, in the light and in the dark."""
    light: dict[str, str] = {}
    dark: dict[str, str] = {}
    for rule in rules_of(style):
        sign, last = rule.steps[-1]
        if last <= line[-1] and _fits(rule.steps[:-1], sign, line[:-1]):
            dark |= rule.sets
            if not rule.dark:
                light |= rule.sets
    return light, dark


def _fits(steps: tuple[tuple[str, Names], ...], sign: str, line: Line) -> bool:
    """Return whether the elements around fit the steps of a selector before the sign."""
    if not steps:
        return True
    before, names = steps[-1]
    lines = (line,) if sign else (line[:end] for end in range(len(line), 0, -1))
    return any(one and names <= one[-1] and _fits(steps[:-1], before, one[:-1]) for one in lines)
