"""Writes a picture in the one form that every program shows alike: what is stored, printed, or written to a file.

A page's drawing says by rules and variables how it looks; here every element says so itself, by attributes, and what
comes again is drawn once and used. Where the drawing follows what a reader prefers, one flat rule for each colour says
what becomes of it in the dark: programs that do not know such rules show the light.

A class says the colour that it stands for, and an id comes of what it names. So pictures that stand on one page cannot
disturb each other.

Of style sheets those rules are read that `style` writes: classes, elements, and one class below or just inside another.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2s
from itertools import groupby
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.svg import SVG, clean

# What goes over to the elements inside, with what it is when nobody says it.
_HANDED_ON: Final = {
    "fill": "",
    "stroke": "none",
    "stroke-width": "",
    "stroke-dasharray": "none",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "fill-rule": "nonzero",
    "fill-opacity": "1",
    "stroke-opacity": "1",
    "font-family": "",
    "font-size": "",
    "font-weight": "",
    "font-variant": "normal",
    "letter-spacing": "normal",
    "text-anchor": "start",
}
_LOOKS: Final = frozenset({*_HANDED_ON, "opacity"})
_OF_TEXTS: Final = ("font-family", "text-anchor")
# What only matters where one can click or prefers something, and what is said in another way here.
_DROPPED: Final = re.compile(
    r"(aria-|data-|--).*|class|id|href|style|role|tabindex|cursor|outline|filter|background|color|border-radius"
    r"|pointer-events|font-variant|font-variant-numeric"
)
_TEXTS: Final = frozenset({f"{SVG}text", f"{SVG}tspan"})
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
_REFERENCE: Final = re.compile(r"(?<=url\(#)[^)]*(?=\))")
_PIXELS: Final = re.compile(r"(?<=\d)px\b")
_NO_NAME: Final = re.compile(r"[^\w-]+")
_TAG: Final = re.compile(r"^<\w+")
_PREFERS_DARK: Final = "(prefers-color-scheme:dark)"
# The type of the reader's system is another one in every program.
_OF_THE_SYSTEM: Final = "system-ui,"
# How large small capitals are, as a part of the others: not every program can make them.
_SMALL: Final = 0.82

# What is said in the light and in the dark.
Both = tuple[str, str]
_MEDIA: Final = re.compile(r"@media([^{]*)\{((?:[^{}]*\{[^{}]*\})*)\}")
_DARK: Final = "dark"
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_STEP: Final = re.compile(r"(>?)\s*([^\s>]+)")
_NAME: Final = re.compile(r"([#.]?)([\w-]+)")

# What a selector can call an element: its tag, its id, its classes.
Names = frozenset[tuple[str, str]]
# What an element is called, the last, and those around it from the outermost.
Line = tuple[Names, ...]


@dataclass(slots=True, eq=False)
class Scope:
    """What is known where an element stands: variables in the light and in the dark, and what is handed on to it."""

    variables: tuple[Mapping[str, str], Mapping[str, str]] = ({}, {})
    handed_on: Mapping[str, Both] = field(
        default_factory=lambda: {name: (one, one) for name, one in _HANDED_ON.items()}
    )
    # What was found out before: of looks, the attributes that say them and the scope inside.
    inner: dict[tuple[object, object], tuple[str, "Scope"]] = field(default_factory=dict)


def portable_svg(svg: str) -> str:
    """Return a drawing of a page in the portable form, without what only matters where one can click."""
    root = ET.fromstring(svg)  # noqa: S314 (our own drawing)
    style = "".join(one.text or "" for one in root.iter(f"{SVG}style"))
    targets = {element.get("id", ""): element for element in root.iter() if element.get("id")}
    return _Writing(style, targets).written(root)


@dataclass(slots=True)
class _Writing:
    """One picture on its way: its style sheets, what can be referred to, and what was defined so far."""

    style: str
    targets: Mapping[str, ET.Element]
    definitions: dict[str, str] = field(default_factory=dict)
    ids: dict[tuple[str, Scope], str] = field(default_factory=dict)
    dark: dict[str, str] = field(default_factory=dict)

    def written(self, root: ET.Element) -> str:
        """Return the whole picture."""
        line: Line = (names_of(root),)
        own, texts = self._styles(line), self._styles((*line, names_of(ET.Element(f"{SVG}text"))))
        shared = [{name: rules[name] for name in _OF_TEXTS if name in rules} for rules in texts]
        looks, scope = self._looks({**own[0], **shared[0]}, {**own[1], **shared[1]}, Scope())
        body = self._ground(root, own, scope) + self._inside(root, line, scope)
        size = "".join(
            f' {name}="{root.get(name, "")}"' for name in ("viewBox", "width", "height") if name in root.attrib
        )
        rules = "".join(f".{name}{{{rule}}}" for name, rule in sorted(self.dark.items()))
        style = f"<style>@media{_PREFERS_DARK}{{{rules}}}</style>" * bool(rules)
        defs = f"<defs>{''.join(self.definitions.values())}</defs>" * bool(self.definitions)
        return f'<svg xmlns="{SVG.strip("{}")}"{size} role="img"{looks}>{style}{defs}{body}</svg>'

    def _styles(self, line: Line) -> tuple[Mapping[str, str], Mapping[str, str]]:
        return properties_of(line, self.style)

    def _ground(self, root: ET.Element, own: tuple[Mapping[str, str], Mapping[str, str]], scope: Scope) -> str:
        """Return what lies behind everything: a page has a colour for that, a picture a rectangle."""
        light, dark = ({"fill": style["background"]} if "background" in style else {} for style in own)
        fill, _ = self._looks(light, dark, scope)
        x, y, width, height = root.get("viewBox", "0 0 0 0").split()
        return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8"{fill}/>' * bool(fill)

    def _element(self, element: ET.Element, around: Line, scope: Scope) -> str:
        tag = str(element.tag).removeprefix(SVG)
        if tag in {"title", "desc"}:
            return f"<{tag}>{clean(element.text or '')}</{tag}>"
        if tag in {"style", "defs"}:
            return ""
        line = (*around, names_of(element))
        own = {name: value for name, value in element.attrib.items() if name in _LOOKS}
        if tag == "text":
            # What is said of all texts is not meant for one that no rule is about.
            own.setdefault("text-anchor", "start")
        light, dark = self._styles(line)
        last = declarations(element.get("style", ""))
        looks, inner = self._looks({**own, **light, **last}, {**own, **dark, **last}, scope)
        places = "".join(
            f' {name}="{clean(self._referring(value, scope))}"'
            for name, value in element.attrib.items()
            if name not in _LOOKS and not _DROPPED.fullmatch(name)
        )
        if tag == "use":
            return f'<use href="#{self._defined(element.get("href", "#")[1:], inner)}"{places}{looks}/>'
        inside = self._inside(element, line, inner)
        return f"<{tag}{places}{looks}>{inside}</{tag}>" if inside else f"<{tag}{places}{looks}/>"

    def _inside(self, element: ET.Element, line: Line, scope: Scope) -> str:
        spoken = element.tag in _TEXTS
        parts = [_letters(element.text or "", scope)] if spoken else []
        for child in element:
            parts.append(self._element(child, line, scope))
            if spoken:
                parts.append(_letters(child.tail or "", scope))
        return "".join(parts)

    def _looks(self, light: Mapping[str, str], dark: Mapping[str, str], scope: Scope) -> tuple[str, Scope]:
        """Return what is said as attributes, as far as it is not handed on anyway, and the scope inside."""
        key = (tuple(light.items()), tuple(dark.items()))
        if key not in scope.inner:
            scope.inner[key] = self._look(light, dark, scope)
        return scope.inner[key]

    def _look(self, light: Mapping[str, str], dark: Mapping[str, str], scope: Scope) -> tuple[str, Scope]:
        own = [{name: value for name, value in now.items() if name.startswith("--")} for now in (light, dark)]
        in_light, in_dark = ({**known, **more} for known, more in zip(scope.variables, own, strict=True))
        handed_on = dict(scope.handed_on)
        attributes, classes = [], []
        for name in dict.fromkeys((*light, *dark)):
            shown = resolved(light.get(name, ""), in_light), resolved(dark.get(name, ""), in_dark)
            if name.startswith("--") or not any(shown) or handed_on.get(name) == shown:
                continue
            if name in handed_on:
                handed_on[name] = shown
            if not _DROPPED.fullmatch(name):
                attributes.append(f' {name}="{clean(shown[0])}"')
                if shown[0] != shown[1]:
                    classes.append(f"{name}-{_NO_NAME.sub('', shown[1])}")
                    self.dark[classes[-1]] = f"{name}:{shown[1]}"
        text = f' class="{" ".join(classes)}"' * bool(classes) + "".join(attributes)
        if not any(own) and handed_on == scope.handed_on:
            return text, scope
        return text, Scope((in_light, in_dark), handed_on)

    def _defined(self, name: str, scope: Scope) -> str:
        """Return the id of what is used, as it looks in a scope."""
        if (name, scope) not in self.ids:
            # As in a browser, no rule reaches into it from around.
            drawn = self._element(self.targets[name], (), scope)
            identifier = f"d{blake2s(drawn.encode(), digest_size=5).hexdigest()}"
            self.definitions[identifier] = _TAG.sub(lambda tag: f'{tag[0]} id="{identifier}"', drawn)
            self.ids[name, scope] = identifier
        return self.ids[name, scope]

    def _referring(self, value: str, scope: Scope) -> str:
        return _REFERENCE.sub(lambda name: self._defined(name[0], scope), value)


def _letters(text: str, scope: Scope) -> str:
    """Return a text; small capitals are written as capitals that are small."""
    if scope.handed_on["font-variant"][0] != "small-caps":
        return clean(text)
    size = float(scope.handed_on["font-size"][0]) * _SMALL
    parts = ((small, "".join(letters)) for small, letters in groupby(text, str.islower))
    return "".join(
        f'<tspan font-size="{size:.4g}">{clean(part.upper())}</tspan>' if small else clean(part)
        for small, part in parts
    )


def resolved(value: str, variables: Mapping[str, str]) -> str:
    """Return a value with its variables filled in, lengths without their unit; nothing if a variable is not set.

    >>> resolved("var(--ink)", {"--ink": "var(--black)", "--black": "#000"}), resolved("var(--dash,3px)", {})
    ('#000', '3')
    """
    while match := _VARIABLE.search(value):
        known = variables.get(match[1], (match[2] or "").strip())
        if not known:
            return ""
        value = value[: match.start()] + known + value[match.end() :]
    return _PIXELS.sub("", value).replace('"', "'").replace(_OF_THE_SYSTEM, "")


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
