"""Makes one picture that plays itself out of pictures of the same table: what differs from one to the next is faded.

It needs no script: a browser that shows it as an image plays it. Where less motion is preferred, or where its address
ends in `#still`, it shows its last picture and rests.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.svg import SVG

# How long a picture is seen, and how long what changes takes, in seconds.
SECONDS: Final = 1.6
FADE: Final = 0.4
_RULES: Final = re.compile(r"\.([\w-]+)\{([^{}]*)\}")
_DARK: Final = "(prefers-color-scheme:dark)"
_CALM: Final = "(prefers-reduced-motion:no-preference)"
_MOVED: Final = re.compile(r"translate\(([-\d.]+)[ ,]*([-\d.]*)\)")

# In which pictures something is seen.
Seen = frozenset[int]
Box = tuple[float, float, float, float]


def moving_picture(pictures: Sequence[str], box: Box, title: str) -> str:
    """Return pictures in the portable form as one that plays itself, cut to a box (x, y, width, height)."""
    roots = [ET.fromstring(picture) for picture in pictures]  # noqa: S314 (our own drawings)
    merging = _Merging(len(roots))
    bodies = [[child for child in root if _is_drawn(child) and _is_within(child, box)] for root in roots]
    body = "".join(merging.merged(bodies))
    x, y, width, height = box
    looks = "".join(
        f' {name}="{_escaped(value)}"'
        for name, value in roots[0].attrib.items()
        if name not in {"viewBox", "width", "height"}
    )
    return (
        f'<svg xmlns="{SVG.strip("{}")}" id="still" viewBox="{x:g} {y:g} {width:g} {height:g}"{looks}>'
        f"<title>{_escaped(title)}</title><style>{_dark_rules(roots, body)}{merging.rules()}</style>"
        f"<defs>{_definitions(roots, body)}</defs>{body}</svg>\n"
    )


class _Merging:
    """Several trees that become one: what is not seen in all pictures has a class of its own."""

    def __init__(self, count: int) -> None:
        self._all: Seen = frozenset(range(count))
        self._names: dict[Seen, str] = {}

    def merged(self, lists: Sequence[Sequence[ET.Element]]) -> Iterator[str]:
        """Yield what lies in a group, of which every picture has a list."""
        if len({len(one) for one in lists}) == 1:
            for alternatives in zip(*lists, strict=True):
                yield from self._alternatives(alternatives)
            return
        for text, seen in _in_any(lists):
            yield self._only(text, seen)

    def _alternatives(self, elements: Sequence[ET.Element]) -> Iterator[str]:
        texts = [written(element) for element in elements]
        if len(set(texts)) == 1:
            yield texts[0]
        elif _are_alike_outside(elements):
            first = elements[0]
            inside = "".join(self.merged([list(element) for element in elements]))
            yield f"<{_tag(first)}{_attributes(first)}>{inside}</{_tag(first)}>"
        else:
            for text in dict.fromkeys(texts):
                yield self._only(text, frozenset(at for at, one in enumerate(texts) if one == text))

    def _only(self, text: str, seen: Seen) -> str:
        if seen == self._all:
            return text
        name = self._names.setdefault(seen, f"k{len(self._names)}")
        return f'<g class="{name}">{text}</g>'

    def rules(self) -> str:
        """Return the style sheet: what is seen at rest, and when what comes and goes."""
        count, last = len(self._all), len(self._all) - 1
        hidden = ",".join(f".{name}" for seen, name in self._names.items() if last not in seen)
        rest = f"{hidden}{{opacity:0}}" if hidden else ""
        played = "".join(
            f"svg:not(:target) .{name}{{animation:{name} {count * SECONDS:g}s infinite}}"
            for name in self._names.values()
        )
        frames = "".join(f"@keyframes {name}{{{_keyframes(seen, count)}}}" for seen, name in self._names.items())
        return f"{rest}@media{_CALM}{{{played}}}{frames}"


def _keyframes(seen: Seen, count: int) -> str:
    """Return when something is seen: it begins to come as its picture begins, and to go as the next one does."""
    fade = 100 * FADE / SECONDS / count
    stops = [f"0%{{opacity:{int(count - 1 in seen)}}}"]
    for at in range(count):
        before, now = (at - 1) % count in seen, at in seen
        if before != now:
            begins = 100 * at / count
            stops += [f"{begins:.4g}%{{opacity:{int(before)}}}"] * bool(at)
            stops.append(f"{begins + fade:.4g}%{{opacity:{int(now)}}}")
    return "".join([*stops, f"to{{opacity:{int(count - 1 in seen)}}}"])


def _in_any(lists: Sequence[Sequence[ET.Element]]) -> list[tuple[str, Seen]]:
    """Return what lies in any of the lists, equal ones once, in an order that suits all, and in which lists each is."""
    order: list[tuple[str, int]] = []
    seen: dict[tuple[str, int], set[int]] = {}
    for number, elements in enumerate(lists):
        counts: dict[str, int] = {}
        place = 0
        for element in elements:
            text = written(element)
            counts[text] = counts.get(text, 0) + 1
            key = text, counts[text]
            if key not in seen:
                order.insert(place, key)
                seen[key] = set()
            seen[key].add(number)
            place = order.index(key) + 1
    return [(key[0], frozenset(seen[key])) for key in order]


def _are_alike_outside(elements: Sequence[ET.Element]) -> bool:
    return all(_tag(one) == "g" for one in elements) and len({_attributes(one) for one in elements}) == 1


def _is_drawn(element: ET.Element) -> bool:
    return _tag(element) not in {"title", "desc", "style", "defs"}


def _is_within(element: ET.Element, box: Box) -> bool:
    """Return whether what is drawn from its corner on can be seen in a box."""
    moved = _MOVED.match(element.get("transform", ""))
    if moved is None:
        return True
    return float(moved[1]) < box[0] + box[2] and float(moved[2] or 0) < box[1] + box[3]


def _dark_rules(roots: Sequence[ET.Element], body: str) -> str:
    known = dict(
        rule for root in roots for style in root.iter(f"{SVG}style") for rule in _RULES.findall(style.text or "")
    )
    names = {name for told in re.findall(r'class="([^"]*)"', body + _definitions(roots, body)) for name in told.split()}
    rules = "".join(f".{name}{{{rule}}}" for name, rule in sorted(known.items()) if name in names)
    return f"@media{_DARK}{{{rules}}}"


def _definitions(roots: Sequence[ET.Element], body: str) -> str:
    """Return what is referred to, each thing once; an id says what it names."""
    known = {
        one.get("id", ""): written(one, keeps_id=True)
        for root in roots
        for defs in root.iter(f"{SVG}defs")
        for one in defs
    }
    wanted, waiting = {}, _referred(body)
    while waiting:
        name = waiting.pop()
        if name in known and name not in wanted:
            wanted[name] = known[name]
            waiting |= _referred(known[name])
    return "".join(text for name, text in known.items() if name in wanted)


def _referred(text: str) -> set[str]:
    return {one or other for one, other in re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', text)}


def written(element: ET.Element, *, keeps_id: bool = False) -> str:
    """Return an element as text, without what is only read."""
    tag = _tag(element)
    if tag in {"title", "desc"}:
        return ""
    inside = _escaped(element.text or "") + "".join(
        written(child, keeps_id=keeps_id) + _escaped(child.tail or "") for child in element
    )
    attributes = _attributes(element)
    return f"<{tag}{attributes}>{inside}</{tag}>" if inside else f"<{tag}{attributes}/>"


def _tag(element: ET.Element) -> str:
    return str(element.tag).removeprefix(SVG)


def _attributes(element: ET.Element) -> str:
    return "".join(f' {name}="{_escaped(value)}"' for name, value in element.attrib.items())


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
