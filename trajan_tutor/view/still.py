"""Makes a picture smaller that is only looked at: places that nobody can click need no names, states and outlines.

What is drawn stays the same; only names are left out, and rules about what is not there.
"""

import re
from collections.abc import Set as AbstractSet
from xml.etree import ElementTree as ET

from trajan_tutor.view.cascade import cascade_of
from trajan_tutor.view.paths import parts_of, short_number, short_path, start_of
from trajan_tutor.view.svg import PREFIX, SVG

_PLACE = re.compile(rf'<g id="{PREFIX}--[^"]*" class="([^"]*)"( transform="[^"]*")?>')
_CLASSES = re.compile(r'class="([^"]*)"')
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_PLACE_SAID = re.compile(r"(?:^|(?<=;))(c?[xy]):(-?[\d.]+)px;?")
_NAME = re.compile(r"\.([A-Za-z\ue000][\w-]*)")
_WIDTH = re.compile(r"(stroke-width[:=]\"?)([\d.]+)")
# How wide most lines are, and widths that are taken for it.
_USUAL, _NEAR = 1.2, 0.15
# So many lines that look alike are not taken apart.
_FEW = 8
_OWNED = re.compile(r"\bsheet\b.*\bseat-\d")
_STATES = (":hover", ":focus", ".legal", ".soft", ".chosen")
_LIT = frozenset({"last", "shining"})
# A colour that is none unless some rule sets it.
_ASKED = re.compile(r"var\((--[\w-]+),none\)")
_STYLE, _END = "<style>", "</style>"


def without_what_is_only_for_pages(svg: str) -> str:
    """Return a drawing without the names of its places and the rules about what is not in it."""
    svg = _PLACE.sub(_unnamed, svg)
    start, end = svg.index(_STYLE) + len(_STYLE), svg.index(_END)
    return svg[:start] + needed_rules(svg[start:end], used_classes(svg)) + svg[end:]


def used_classes(svg: str) -> set[str]:
    """Return every class that an element has."""
    return {word for classes in _CLASSES.findall(svg) for word in classes.split()}


def is_seen(word: str) -> bool:
    """Return whether a class of a place shows also where nobody can click: a mark, the state of the place, its seat."""
    return word in _LIT or word.startswith(("ground-", "seat-"))


def _unnamed(match: re.Match[str]) -> str:
    """Return the beginning of a place without its name; its class stays where a mark shows, or whose place it is."""
    kept = [word for word in match[1].split() if is_seen(word)]
    classes = f' class="{" ".join(kept)}"' if kept else ""
    return f"<g{classes}{match[2] or ''}>"


def needed_rules(style: str, used: set[str]) -> str:
    """Return the rules of a style sheet that are about classes in use.

    >>> needed_rules("#a .b,#a .c{fill:red}#a .d{fill:blue}", {"b"})
    '#a .b{fill:red}'
    """

    def rule(match: re.Match[str]) -> str:
        selectors = [
            one
            for one in match[1].split(",")
            if set(_NAME.findall(one)) <= used and not any(state in one for state in _STATES)
        ]
        return f"{','.join(selectors)}{{{match[2]}}}" if selectors else ""

    # What stands in a condition begins a rule of its own after the brace, and ends with one more.
    return _RULE.sub(lambda match: match[0] if "@" in match[1] else rule(match), style)


def without_places_in_rules(root: ET.Element) -> None:
    """Let elements say themselves where they lie, as those do that lie where nothing else lies alike."""
    style = root.find(f"{SVG}style")
    places: dict[str, dict[str, str]] = {}

    def rule(match: re.Match[str]) -> str:
        found = dict(_PLACE_SAID.findall(match[2]))
        if found:
            places.update(dict.fromkeys(_NAME.findall(match[1]), found))
        return f"{match[1]}{{{_PLACE_SAID.sub('', match[2]).removesuffix(';')}}}"

    if style is not None:
        style.text = _RULE.sub(rule, style.text or "")
    for element in root.iter():
        for word in element.get("class", "").split():
            element.attrib |= places.get(word, {})


def without_clips(root: ET.Element) -> None:
    """Take away what cuts outlines: only places to choose need it. The outlines themselves come where they are seen."""
    clips = [*root.iter(f"{SVG}clipPath"), *root.iter(f"{SVG}defs")]
    outlines = {path.get("id"): path for clip in clips for path in clip if path.tag == f"{SVG}path"}
    for use in root.iter(f"{SVG}use"):
        outline = outlines.get(use.get("href", "#")[1:])
        if outline is not None:
            use.tag = outline.tag
            del use.attrib["href"]
            use.set("d", outline.get("d", ""))
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag == f"{SVG}defs":
                child[:] = [one for one in child if one.tag not in {f"{SVG}clipPath", f"{SVG}path"}]
                if not len(child):
                    parent.remove(child)


def without_what_is_clicked(root: ET.Element, plain: str) -> None:
    """Take away the room of places that is only there to be clicked, and has all classes of `plain`."""
    for parent in list(root.iter(f"{SVG}g")):
        if any(is_seen(word) for word in parent.get("class", "").split()):
            continue
        for child in list(parent):
            if set(plain.split()) <= set(child.get("class", "").split()):
                parent.remove(child)


def without_empty_places(root: ET.Element, empty: AbstractSet[str]) -> None:
    """Take away, from the mats, what shows that something may come to lie there."""
    mats = [one for one in root.iterfind(f"{SVG}g") if _OWNED.search(one.get("class", ""))]
    for parent in [one for mat in mats for one in mat.iter(f"{SVG}g")]:
        parent[:] = [child for child in parent if empty.isdisjoint(child.get("class", "").split())]


def without_signs(root: ET.Element) -> None:
    """Take away the fine lines that only some seats have on their pieces: colours and letters tell these apart here."""
    cascade = cascade_of(root.findtext(f"{SVG}style", ""))
    for parent in [one for defs in root.iter(f"{SVG}defs") for one in defs.iter()]:
        for child in list(parent):
            looks = cascade.of(child, (root, parent))
            if _ASKED.fullmatch(looks.get("stroke", "")) and looks.get("fill") == "none":
                parent.remove(child)


def without_parts_of_texts(root: ET.Element) -> None:
    """Let a text say itself what its only part says, which is stronger."""
    for text in root.iter(f"{SVG}text"):
        if len(text) == 1 and not (text.text or "").strip():
            text.attrib |= text[0].attrib
            text.text = text[0].text
            del text[0]


def with_few_widths(svg: str) -> str:
    """Return a picture whose lines have one of a few widths: nobody sees the tenth part of a point.

    >>> with_few_widths('<g stroke-width="1.4"/><g stroke-width="1.1"/>')
    '<g stroke-width="1.5"/><g stroke-width="1.2"/>'
    """

    def rounded(match: re.Match[str]) -> str:
        width = float(match[2])
        return match[1] + (short_number(round(2 * width) / 2) if abs(width - _USUAL) > _NEAR else f"{_USUAL:g}")

    return _WIDTH.sub(rounded, svg)


def strokes_apart(root: ET.Element) -> None:
    """Let lines of one path that all look alike be elements of their own, so that they can be drawn once."""
    for parent in list(root.iterfind(f"{SVG}g")):
        for at, path in reversed(list(enumerate(parent))):
            lines = parts_of(path.get("d", ""))
            starts = [start_of(line) for line in lines]
            looks = {short_path(line, -x, -y) for line, (x, y) in zip(lines, starts, strict=True)}
            if len(looks) == 1 and len(lines) > _FEW:
                parent[at : at + 1] = [ET.Element(path.tag, {**path.attrib, "d": line}) for line in lines]


def without_wraps(root: ET.Element) -> None:
    """Let symbols that are others made larger or smaller be those: what uses them says how large."""
    steps: dict[str, str] = {}
    alike: dict[str, str] = {}
    firsts: dict[str, str] = {}
    for defs in root.iter(f"{SVG}defs"):
        for symbol in list(defs):
            name = symbol.get("id", "")
            while len(symbol) == 1 and symbol[0].tag == f"{SVG}g" and set(symbol[0].attrib) == {"transform"}:
                steps[name] = steps.get(name, "") + symbol[0].get("transform", "")
                symbol[:] = list(symbol[0])
            drawn = "".join(ET.tostring(child, encoding="unicode") for child in symbol)
            alike[name] = firsts.setdefault(drawn, name)
            if alike[name] != name:
                defs.remove(symbol)
    for use in root.iter(f"{SVG}use"):
        name = use.get("href", "#")[1:]
        if name in alike:
            use.set("href", f"#{alike[name]}")
        if name in steps:
            x, y = use.attrib.pop("x", "0"), use.attrib.pop("y", "0")
            use.set("transform", f"{use.get('transform', '')}translate({x} {y}){steps[name]}")
