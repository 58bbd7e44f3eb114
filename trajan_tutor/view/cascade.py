"""Says of every element what the rules of a style sheet say about it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.plain import Rule, matched, read_rules
from trajan_tutor.view.shorthand import variable_names
from trajan_tutor.view.svg import SVG

# What goes over to the elements inside. All else is said of an element itself.
_HANDED_ON: Final = re.compile(r"fill|stroke|font|letter-spacing|text-anchor|--|clip-rule")
_MEDIA: Final = re.compile(r"@media([^{]*)\{#[^{}]*\{([^{}]*)\}\}")
_USED: Final = re.compile(r"var\((--[\w-]+)")
_VARIABLE: Final = re.compile(r"--[\w-]+")
# Attributes that a rule may say too; a rule is stronger.
LOOKS: Final = frozenset(
    {"fill", "stroke", "opacity", "fill-opacity", "stroke-opacity", "fill-rule", "font-size", "text-anchor", "filter"}
    | {"stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap", "font-weight", "font-family"}
)
# Places and sizes that a rule may say; the names of attributes too.
SIZES: Final = frozenset({"x", "y", "width", "height", "rx", "ry", "r", "cx", "cy"})
_ZEROS: Final = re.compile(r"(?<=\.[0-9])0+(?![0-9])")
# What nobody sees in a picture that is only looked at.
_ONLY_FOR_PAGES: Final = frozenset({"cursor", "outline", "pointer-events", "--hue"})

Sayings = tuple[tuple[str, str], ...]


@dataclass(slots=True)
class Cascade:
    """The rules of one drawing, and what they came to for elements of one kind."""

    style: str
    kinds: dict[tuple[str, ...], dict[str, str]] = field(default_factory=dict)
    rules: list[Rule] = field(init=False)

    def __post_init__(self) -> None:
        """Read the rules."""
        self.rules = list(read_rules(self.style))

    def of(self, element: ET.Element, above: tuple[ET.Element, ...]) -> dict[str, str]:
        """Return what is said about an element, by attributes and by rules; rules are stronger.

        A rule that begins above a symbol does not reach into it, because a browser shows a symbol in a tree of its own.
        """
        if len(above) > 1 and above[1].tag == f"{SVG}defs":
            above = above[2:]
        own = (str(element.tag), element.get("id", ""), element.get("class", ""))
        key = (*own, *(one.get("class", "") for one in above))
        found = self.kinds.get(key)
        if found is None:
            found = self.kinds[key] = {
                name: value
                for name, value in matched(element, above, self.rules).items()
                if name not in _ONLY_FOR_PAGES
            }
        said = {name: value for name, value in element.attrib.items() if name in LOOKS}
        if "font-size" in said:
            # A number is enough for an attribute, but not for a rule.
            said["font-size"] = f"{said['font-size'].removesuffix('px')}px"
        return {name: _ZEROS.sub("", value) for name, value in {**said, **found}.items()}


@lru_cache(maxsize=32)
def cascade_of(style: str) -> Cascade:
    """Return the cascade of a style sheet; what it came to is kept for the next picture with the same one."""
    return Cascade(style)


def handed_on(name: str) -> bool:
    """Return whether what is said goes over to the elements inside.

    >>> handed_on("stroke-width"), handed_on("opacity")
    (True, False)
    """
    return bool(_HANDED_ON.match(name))


def variables(style: str, root: str) -> tuple[dict[str, str], list[tuple[str, dict[str, str]]]]:
    """Return the variables of a drawing with their values, and what they are under each condition."""
    found: dict[str, str] = {}
    for body in re.findall(rf"#{root}\{{([^{{}}]*)\}}", re.sub(_MEDIA, "", style)):
        found.update(_said(body))
    asked = [(condition, dict(_said(body))) for condition, body in _MEDIA.findall(style)]
    return {name: value for name, value in found.items() if name.startswith("--")}, asked


def _said(body: str) -> Iterator[tuple[str, str]]:
    for one in body.split(";"):
        name, colon, value = one.partition(":")
        if colon:
            yield name, value


def needed(values: Iterable[str], known: Mapping[str, str]) -> dict[str, int]:
    """Return which variables some values use, by way of others too, with how often."""
    found: Counter[str] = Counter()
    waiting = [name for value in values for name in _USED.findall(value)]
    while waiting:
        name = waiting.pop()
        if not found[name] and name in known:
            waiting += _USED.findall(known[name])
        found[name] += 1
    return found


def inside(style: Mapping[str, str]) -> dict[str, str]:
    """Return what is said of an element as it is said of all elements just inside another one."""
    return {f">{name}": said for name, said in style.items()}


def body_of(said: Iterable[tuple[str, str]]) -> str:
    """Return what stands between the braces of a rule."""
    return ";".join(f"{name}:{value}" for name, value in said)


def is_drawn(element: ET.Element) -> bool:
    """Return whether an element is a shape that is filled unless something else is said."""
    return element.tag.removeprefix(SVG) in {"rect", "circle", "path"}


def short_variables(style: str, others: Iterable[str]) -> tuple[str, dict[str, str]]:
    """Return a style sheet in which variables that are always alike are one, and the short names of all of them.

    `others` are what uses variables besides; the short names have still to be put there.
    """
    said: dict[str, list[tuple[int, str]]] = {}
    for at, body in enumerate(re.split("[{}]", style)):
        for name, value in re.findall(r"(--[\w-]+):([^;]*)", body):
            said.setdefault(name, []).append((at, value))
    alike: dict[str, str] = {}
    first: dict[tuple[tuple[int, str], ...], str] = {}
    for name, values in said.items():
        alike[name] = first.setdefault(tuple(values), name)
    used = [name for one in (style, *others) for name in _VARIABLE.findall(one)]
    counts = Counter(alike.get(name, name) for name in used)
    names = variable_names()
    short = {name: next(names) for name, _ in sorted(counts.items(), key=lambda item: (-item[1], item[0]))}
    renamed = {name: short[alike.get(name, name)] for name in {*alike, *short}}
    style = re.sub(
        r"(--[\w-]+):[^;}]*;?", lambda match: "" if alike.get(match[1], match[1]) != match[1] else match[0], style
    )
    return _VARIABLE.sub(lambda match: renamed.get(match[0], match[0]), style).replace(";}", "}"), renamed
