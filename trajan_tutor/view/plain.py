"""Makes a drawing that every program can show: style sheet and variables become attributes, references become copies.

Browsers know variables and rules; drawing programs and the libraries that make pictures and pages mostly do not. The
rules are those of `style`: classes, elements, and one class below another.
"""

import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from trajan_tutor.view.paths import corners
from trajan_tutor.view.svg import SVG

_XLINK = "{http://www.w3.org/1999/xlink}href"
_MEDIA = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COMPOUND = re.compile(r"([#.]?)([\w-]+)")
_VARIABLE = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
_PIXELS = re.compile(r"(?<=\d)px\b")
# What only a browser understands, or only a page needs.
_NOT_KEPT = frozenset({"cursor", "outline", "filter", "background", "border-radius", "pointer-events", "color"})
# A rule with others inside.
_TAG = re.compile(r":is\((\w+)\)")
_NESTED = re.compile(r"(#[\w-]+)\{([^{}]*)((?:\{[^{}]*\}[^{}]*)+)\}")
# What a path hands on to the markers at its corners.
_OF_STAMPS = ("opacity",)
# What a reference says about itself; all else is about how it looks.
_OF_REFERENCES = frozenset({"href", _XLINK, "x", "y", "id"})
_DROPPED = ("class", "role", "aria-label", "aria-hidden", "aria-labelledby", "data-spot", "tabindex")

# Elements around another one, from the outermost.
Line = tuple[ET.Element, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A selector, its weight, and what it sets."""

    steps: tuple[tuple[str, frozenset[tuple[str, str]]], ...]
    weight: tuple[int, int, int, int]
    body: dict[str, str]


def plain_svg(svg: str) -> str:
    """Return a drawing without style sheet, variables and references, as large as it was drawn for."""
    root = ET.fromstring(svg)  # noqa: S314 (our own drawing)
    style = root.find(f"{SVG}style")
    rules = list(read_rules(style.text or "" if style is not None else ""))
    if style is not None:
        root.remove(style)
    for inner in root.iterfind(f".//{SVG}svg"):
        inner.tag = f"{SVG}g"
        inner.set("transform", f"translate({inner.attrib.pop('x', 0)} {inner.attrib.pop('y', 0)})")
    show_markers(root, rules)
    expand(root)
    letters_apart(root)
    ground = apply(root, rules)
    _, _, width, height = root.get("viewBox", "0 0 0 0").split()
    root.set("width", width)
    root.set("height", height)
    if ground:
        root.insert(0, ET.Element(f"{SVG}rect", {"width": width, "height": height, "rx": "8", "fill": ground}))
    ET.register_namespace("", SVG.strip("{}"))
    return ET.tostring(root, encoding="unicode")


def read_rules(style: str) -> Iterator[Rule]:
    """Give the rules of a style sheet; conditions (what a reader prefers) and states do not count on paper."""
    for order, (selectors, body) in enumerate(_RULE.findall(unnested(_MEDIA.sub("", style)))):
        sets = dict(one.split(":", 1) for one in body.split(";") if ":" in one)
        for selector in selectors.split(","):
            if ":" in selector:
                continue
            steps = []
            for kind, part in re.findall(r"([ >]?)\s*([^\s>]+)", selector.strip().replace(" > ", ">")):
                steps.append((kind, frozenset(_COMPOUND.findall(part))))
            kinds = [kind for _, part in steps for kind, _ in part]
            yield Rule(tuple(steps), (kinds.count("#"), kinds.count("."), kinds.count(""), order), sets)


def unnested(style: str) -> str:
    """Return a style sheet in which rules inside another one stand after it.

    >>> unnested("#a{fill:red;:is(g),.d{x:1}.b>*{y:2}}.c{r:1}")
    '#a{fill:red}#a g,#a .d{x:1}#a .b>*{y:2}.c{r:1}'
    """

    def apart(match: re.Match[str]) -> str:
        own, _, first = match[2].rpartition(";")
        told = []
        for selectors, body in _RULE.findall(f"{first}{match[3]}"):
            plain = _TAG.sub(r"\1", selectors).split(",")
            told.append(f"{','.join(f'{match[1]} {one.strip()}' for one in plain)}{{{body}}}")
        return f"{match[1]}{{{own}}}{''.join(told)}"

    return _NESTED.sub(apart, style)


def show_markers(root: ET.Element, rules: list[Rule]) -> None:
    """Put copies of its marker in the place of every path that shows one at its corners, and take the markers away."""
    markers = {marker.get("id", ""): marker for marker in root.iter(f"{SVG}marker")}
    if not markers:
        return
    for parent, above in list(_families(root, ())):
        for at, child in enumerate(list(parent)):
            looks = matched(child, (*above, parent), rules) if child.tag == f"{SVG}path" else {}
            if "marker" in looks:
                kept = {name: looks[name] for name in _OF_STAMPS if name in looks}
                parent[at] = ET.Element(f"{SVG}g", kept)
                inside = list(markers[looks["marker"].removeprefix("url(#").removesuffix(")")])
                for x, y in corners(child.get("d", "")):
                    steps = {"transform": f"translate({x} {y}) scale({looks['stroke-width']})"}
                    copied = ET.SubElement(parent[at], f"{SVG}g", steps)
                    copied.extend(copy.deepcopy(inside))
    for parent, _ in list(_families(root, ())):
        for marker in parent.findall(f"{SVG}marker"):
            kept_in = [one for one in marker if one.get("id")]
            if not kept_in:
                parent.remove(marker)
            else:
                marker.tag = f"{SVG}defs"


def _families(element: ET.Element, above: Line) -> Iterator[tuple[ET.Element, Line]]:
    """Give an element and all inside, each with those around it."""
    yield element, above
    for child in element:
        yield from _families(child, (*above, element))


def expand(root: ET.Element) -> None:
    """Put a copy in the place of every reference, and take the definitions away; outlines for clipping stay."""
    targets = {element.get("id", ""): element for element in root.iter() if element.get("id")}
    _expand_below(root, targets)
    for parent in list(root.iter()):
        for defs in parent.findall(f"{SVG}defs"):
            kept = [child for child in defs if child.tag == f"{SVG}clipPath"]
            if kept:
                defs[:] = kept
            else:
                parent.remove(defs)


def _expand_below(element: ET.Element, targets: dict[str, ET.Element]) -> None:
    for number, child in enumerate(list(element)):
        if child.tag == f"{SVG}use":
            target = targets[(child.get("href") or child.get(_XLINK) or "#")[1:]]
            made = ET.Element(f"{SVG}g", {key: child.attrib[key] for key in child.attrib if key not in _OF_REFERENCES})
            x, y = child.get("x"), child.get("y")
            if x or y:
                made.set("transform", f"{made.get('transform', '')} translate({x or 0} {y or 0})".strip())
            inner = copy.deepcopy(target)
            inner.attrib.pop("id", None)
            made.append(inner)
            element[number] = made
            _expand_below(made, targets)
        elif child.tag != f"{SVG}defs":
            _expand_below(child, targets)


def letters_apart(root: ET.Element) -> None:
    """Let every letter that has a place of its own be a text of its own."""
    for parent in list(root.iter()):
        for at, text in reversed(list(enumerate(parent))):
            across = text.get("x", "").split()
            if text.tag != f"{SVG}text" or len(across) <= 1:
                continue
            down = text.get("y", "0").split()
            letters = []
            for number, letter in enumerate(text.text or ""):
                places = {"x": across[number], "y": down[min(number, len(down) - 1)]}
                letters.append(ET.Element(text.tag, {**text.attrib, **places}))
                letters[-1].text = letter
            parent[at : at + 1] = letters


def apply(root: ET.Element, rules: list[Rule]) -> str:
    """Set what the rules say as attributes on every element; return the colour behind everything."""
    ground = ""
    stack: list[tuple[ET.Element, tuple[ET.Element, ...], dict[str, str]]] = [(root, (), {})]
    found: list[tuple[ET.Element, dict[str, str]]] = []
    while stack:
        element, above, variables = stack.pop()
        own = {**asking(element), **matched(element, above, rules)}
        variables = {**variables, **{name: value for name, value in own.items() if name.startswith("--")}}
        shown = {name: resolved(value, variables) for name, value in own.items() if not name.startswith("--")}
        if not above:
            ground = shown.get("background", "")
        found.append((element, shown))
        stack += [(child, (*above, element), variables) for child in element]
    # Only now, when no rule needs them any more, are names and classes taken away.
    for element, shown in found:
        for name, value in shown.items():
            if name not in _NOT_KEPT and value:
                element.set(name, _PIXELS.sub("", value))
        for name in _DROPPED:
            element.attrib.pop(name, None)
        if element.tag != f"{SVG}clipPath":
            element.attrib.pop("id", None)
    return ground


def asking(element: ET.Element) -> dict[str, str]:
    """Return the attributes of an element that use variables."""
    return {name: value for name, value in element.attrib.items() if "var(" in value}


def matched(element: ET.Element, above: tuple[ET.Element, ...], rules: list[Rule]) -> dict[str, str]:
    """Return what the rules set on an element, stronger and later ones last."""
    names = named(element)
    line = [named(one) for one in above]
    hits = [rule for rule in rules if rule.steps[-1][1] <= names and _fits(rule.steps[:-1], rule.steps[-1][0], line)]
    found: dict[str, str] = {}
    for rule in sorted(hits, key=lambda rule: rule.weight):
        found |= rule.body
    return found


def _fits(
    steps: tuple[tuple[str, frozenset[tuple[str, str]]], ...], kind: str, line: list[frozenset[tuple[str, str]]]
) -> bool:
    """Return whether the elements above fit the steps of a selector before its last one."""
    if not steps:
        return True
    if kind == ">":
        return bool(line) and steps[-1][1] <= line[-1] and _fits(steps[:-1], steps[-1][0], line[:-1])
    return any(steps[-1][1] <= names and _fits(steps[:-1], steps[-1][0], line[:at]) for at, names in enumerate(line))


def named(element: ET.Element) -> frozenset[tuple[str, str]]:
    """Return what a selector can call an element: its tag, its id, its classes."""
    names = {("", str(element.tag).removeprefix(SVG)), ("#", element.get("id", ""))}
    return frozenset(names | {(".", word) for word in element.get("class", "").split()})


def resolved(value: str, variables: dict[str, str]) -> str:
    """Return a value with its variables filled in; nothing if one is not set.

    >>> resolved("var(--ink)", {"--ink": "var(--black)", "--black": "#000"})
    '#000'
    """
    missing = False

    def fill(match: re.Match[str]) -> str:
        nonlocal missing
        found = variables.get(match[1], (match[2] or "").strip())
        missing = missing or not found
        return found

    for _ in range(len(variables) + 1):
        if "var(" not in value or missing:
            break
        value = _VARIABLE.sub(fill, value)
    return "" if missing else value
