"""Takes a sheet apart into what is drawn, and finds an order in which what looks alike stands together.

Only what does not overlap changes its order, so that the same is seen.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.cascade import LOOKS, Cascade, Sayings, handed_on, is_drawn
from trajan_tutor.view.curves import Box, lines, meets
from trajan_tutor.view.outlines import SAME, Matrix, box_of, matrix, moved_box, times
from trajan_tutor.view.paths import Point
from trajan_tutor.view.svg import SVG

# Attributes of a group that say nothing about what it looks like.
_SILENT: Final = frozenset({"id", "class", "transform", "role"})
# What a style is by itself, where nothing around says otherwise.
_INITIAL: Final = {"stroke": "none"}
# Boxes are compared within squares of this size.
_SQUARE: Final = 48.0
_MOST_SQUARES: Final = 400
_PLACES: Final = 4
_SIZES: Final = 3
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,[^()]*)?\)")


# Outlines of fewer corners are taken to fill their box, and a stroke reaches so far over them.
_CORNERS: Final = 5
_STROKE: Final = 2.0

Outline = Sequence[Sequence[Point]]
# How large something is, and what is said of it.
Key = tuple[float, Sayings]


@dataclass(slots=True)
class Leaf:
    """One element that is drawn: what is said about it, and where it comes to lie: scale, right, down.

    A leaf that is turned, or that has elements of its own, is `whole`: what it holds stays as it is. A leaf that shows
    what is shown elsewhere too has the name of that as its `stamp`, and says where its corner lies.
    """

    element: ET.Element
    above: tuple[ET.Element, ...]
    style: dict[str, str]
    scale: float
    right: float
    down: float
    whole: bool = False
    stamp: str = ""
    alone: bool = False
    x: float = 0.0
    y: float = 0.0

    @property
    def key(self) -> Key:
        """What leaves have in common that can be said of them together: how large, and what goes over to them."""
        if self.stamp:
            return round(self.scale, _SIZES), (("stamp", self.stamp), ("opacity", self.style.get("opacity", "")))
        if self.alone:
            return round(self.scale, _SIZES), (("alone", f"{self.x} {self.y}"),)
        shared = tuple(sorted(one for one in self.style.items() if handed_on(one[0])))
        return round(self.scale, _PLACES), shared

    @property
    def own(self) -> dict[str, str]:
        """What has to be said of the leaf itself."""
        return self.style if self.whole else {name: said for name, said in self.style.items() if not handed_on(name)}


def leaves(
    group: ET.Element,
    above: tuple[ET.Element, ...],
    cascade: Cascade,
    asks: Mapping[str, Mapping[str, str]],
    ground: Mapping[str, str],
    by: Matrix = SAME,
    carried: Mapping[str, str] | None = None,
) -> Iterator[Leaf]:
    """Give all that is drawn in a group; `asks` are the variables that symbols use, `ground` is said of everything."""
    carried = carried or {}
    above = (*above, group)
    for child in group:
        style = cascade.of(child, above)
        place = times(by, matrix(child.get("transform", "")))
        straight = abs(place[1]) < 1e-9 and abs(place[0] - place[3]) < 1e-9 and place[0] > 0  # noqa: PLR2004
        if child.tag == f"{SVG}g":
            if straight and set(child.attrib) <= _SILENT | LOOKS and all(handed_on(name) for name in style):
                yield from leaves(child, above, cascade, asks, ground, place, {**carried, **style})
                continue
            own = {name: said for name, said in {**carried, **style}.items() if not name.startswith("--")}
            variables = {name: said for name, said in {**carried, **style}.items() if name.startswith("--")}
            yield Leaf(child, above, {**own, **variables}, by[0], by[4], by[5], whole=True)
            continue
        said = shown({**carried, **style}, child, asks)
        said = {name: value for name, value in said.items() if ground.get(name, _INITIAL.get(name)) != value}
        if said.get("fill") in {"none", "transparent"} and said.get("stroke", "none") == "none":
            continue
        if is_drawn(child) and "fill" not in said and ground.get("fill") != style.get("fill"):
            said["fill"] = "#000"
        if straight:
            yield Leaf(child, above, said, place[0], place[4], place[5])
        else:
            yield Leaf(child, above, said, by[0], by[4], by[5], whole=True)


def shown(style: Mapping[str, str], element: ET.Element, asks: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Return a style without variables: with their values, or as far as the symbol of the element uses them."""
    carried = {name: said for name, said in style.items() if name.startswith("--")}
    asked = asks.get(element.get("href", "#")[1:], {}) if element.tag == f"{SVG}use" else {}
    found = {name: said for name, said in carried.items() if name in asked and asked[name] != said}
    for name, said in style.items():
        if not name.startswith("--"):
            found[name] = _VARIABLE.sub(lambda match: carried.get(match[1], match[0]), said)
    return found


def boxes(found: Sequence[Leaf], symbols: Mapping[str, Box]) -> list[Box]:
    """Return the room that each leaf takes on its sheet."""
    result = []
    for leaf in found:
        style = {**leaf.element.attrib, **leaf.style}
        by: Matrix = (leaf.scale, 0, 0, leaf.scale, leaf.right, leaf.down)
        if leaf.whole:
            by = times(by, matrix(leaf.element.get("transform", "")))
        box = whole_box(leaf.element, style, symbols) if leaf.whole else box_of(leaf.element, style, symbols)
        result.append(moved_box(box, by))
    return result


def whole_box(element: ET.Element, style: Mapping[str, str], symbols: Mapping[str, Box]) -> Box:
    """Return the room of an element with all that it holds, its own transform left out."""
    if element.tag != f"{SVG}g":
        return box_of(element, style, symbols)
    inner = [
        moved_box(whole_box(child, {"stroke": "#000", **child.attrib}, symbols), matrix(child.get("transform", "")))
        for child in element
    ]
    xs, ys, widths, heights = zip(*inner, strict=True) if inner else ((0.0,),) * 4
    return min(xs), min(ys), max(widths), max(heights)


def shapes(found: Sequence[Leaf]) -> dict[int, Outline]:
    """Return the outlines of leaves that are no boxes, by their numbers: much that lies in their box is outside."""
    result: dict[int, Outline] = {}
    for at, leaf in enumerate(found):
        if leaf.element.tag == f"{SVG}path" and not leaf.whole:
            outline = lines(leaf.element.get("d", ""))
            if len(outline) > 1 or len(outline[0]) >= _CORNERS:
                result[at] = [
                    [(leaf.right + x * leaf.scale, leaf.down + y * leaf.scale) for x, y in line] for line in outline
                ]
    return result


def together(found: Sequence[Leaf], room: Sequence[Box]) -> Iterator[list[Leaf]]:
    """Give leaves in groups of the same key; of two that overlap, the one that came first still comes first.

    Keys of which none has to come before and after another one come once; only the others come in turns.
    """
    after = later_ones(room, shapes(found))
    keys = [leaf.key for leaf in found]
    for kin in kindred(keys, after):
        for group in in_turns([at for at, key in enumerate(keys) if key in kin], keys, after):
            yield [found[at] for at in group]


def kindred(keys: Sequence[Key], after: Mapping[int, set[int]]) -> list[set[Key]]:
    """Return the keys in an order in which they can be drawn, those together that come before and after each other."""
    follow: dict[Key, dict[Key, None]] = {key: {} for key in keys}
    for at in sorted(after):
        for later in sorted(after[at]):
            if keys[later] != keys[at]:
                follow[keys[at]][keys[later]] = None
    # Whoever is left last on a walk comes first; walked backwards from there, nobody leaves his kin.
    left: dict[Key, None] = {}
    for key in follow:
        walk(key, follow, left)
    back: dict[Key, dict[Key, None]] = {key: {} for key in follow}
    for key, others in follow.items():
        for other in others:
            back[other][key] = None
    met: dict[Key, None] = {}
    kin: list[set[Key]] = []
    for key in reversed(left):
        before = len(met)
        walk(key, back, met)
        if len(met) > before:
            kin.append(set(list(met)[before:]))
    return kin


def walk(start: Key, ways: Mapping[Key, Mapping[Key, None]], left: dict[Key, None]) -> None:
    """Go all ways from a key to keys that are not left yet, and note each when it is left."""
    on_way = {start}
    waiting = [(start, iter(ways[start]))] if start not in left else []
    while waiting:
        key, others = waiting[-1]
        other = next((one for one in others if one not in left and one not in on_way), None)
        if other is None:
            left[key] = None
            waiting.pop()
        else:
            on_way.add(other)
            waiting.append((other, iter(ways[other])))


def in_turns(some: Sequence[int], keys: Sequence[Key], after: Mapping[int, set[int]]) -> Iterator[list[int]]:
    """Give some leaves in groups of the same key, always the largest group that can be drawn next."""
    own = set(some)
    waits = Counter(later for at in some for later in after.get(at, ()) if later in own)
    left = Counter(keys[at] for at in some)
    ready: dict[Key, list[int]] = defaultdict(list)
    for at in some:
        if not waits[at]:
            ready[keys[at]].append(at)
    while any(ready.values()):
        key = max(
            (one for one in ready if ready[one]),
            key=lambda one: (len(ready[one]) == left[one], len(ready[one]), -ready[one][0]),
        )
        group = []
        while ready[key]:
            at = ready[key].pop(0)
            group.append(at)
            left[key] -= 1
            for one in sorted(after.get(at, ())):
                if one in own:
                    waits[one] -= 1
                    if not waits[one]:
                        ready[keys[one]].append(one)
        yield group


def later_ones(room: Sequence[Box], outlines: Mapping[int, Outline]) -> dict[int, set[int]]:
    """Return of every leaf the later ones that overlap it; some have an outline besides their box."""
    after: dict[int, set[int]] = defaultdict(set)
    squares: dict[tuple[int, int], list[int]] = defaultdict(list)
    everywhere: list[int] = []
    for at, box in enumerate(room):
        spread = list(squares_of(box))
        before = set(everywhere).union(*(squares[square] for square in spread)) if spread else set(range(at))
        for one in before:
            if _overlap(room[one], box) and not apart(one, at, room, outlines):
                after[one].add(at)
        for square in spread:
            squares[square].append(at)
        if not spread:
            everywhere.append(at)
    return after


def apart(one: int, other: int, room: Sequence[Box], outlines: Mapping[int, Outline]) -> bool:
    """Return whether one of two has an outline that does not meet the box of the other, strokes included."""
    for at, beside in ((one, other), (other, one)):
        if at in outlines and beside not in outlines:
            box = room[beside]
            wide = (box[0] - _STROKE, box[1] - _STROKE, box[2] + _STROKE, box[3] + _STROKE)
            return not meets(wide, outlines[at])
    return False


def squares_of(box: Box) -> Iterator[tuple[int, int]]:
    """Give the squares that a box touches; none when it touches too many to tell."""
    first_x, first_y, last_x, last_y = (int(side // _SQUARE) for side in box)
    if (last_x - first_x + 1) * (last_y - first_y + 1) > _MOST_SQUARES:
        return
    for x in range(first_x, last_x + 1):
        for y in range(first_y, last_y + 1):
            yield x, y


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
