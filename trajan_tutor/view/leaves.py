"""Takes a sheet apart into what is drawn, and finds an order in which what looks alike stands together.

Only what does not overlap changes its order, so that the same is seen.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.cascade import LOOKS, Cascade, Sayings, handed_on, is_drawn
from trajan_tutor.view.outlines import SAME, Box, Matrix, box_of, matrix, moved_box, times
from trajan_tutor.view.svg import SVG

# Attributes of a group that say nothing about what it looks like.
_SILENT: Final = frozenset({"id", "class", "transform", "role"})
# What a style is by itself, where nothing around says otherwise.
_INITIAL: Final = {"stroke": "none"}
# Boxes are compared within squares of this size.
_SQUARE: Final = 48.0
_MOST_SQUARES: Final = 400
_PLACES: Final = 4
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,[^()]*)?\)")
# So often a pair has to come.
_WORTH_A_PAIR: Final = 3

# A symbol by name, and how far to the right and down it lies.
Reference = tuple[str, float, float]


@dataclass(slots=True)
class Leaf:
    """One element that is drawn: what is said about it, and where it comes to lie: scale, right, down.

    A leaf that is turned, or that has elements of its own, is `whole`: what it holds stays as it is.
    """

    element: ET.Element
    above: tuple[ET.Element, ...]
    style: dict[str, str]
    scale: float
    right: float
    down: float
    whole: bool = False

    @property
    def key(self) -> tuple[float, Sayings]:
        """What leaves have in common that can be said of them together: how large, and what goes over to them."""
        shared = tuple(sorted(one for one in self.style.items() if handed_on(one[0])))
        return round(self.scale, _PLACES), () if self.whole else shared

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


def pairs(drawn: Sequence[list[Leaf]], name: str) -> Iterator[tuple[str, Reference, Reference]]:
    """Put symbols together that often stand one on the other alike; give what each pair is made of, with its name."""
    counts: Counter[tuple[str, str, float, float]] = Counter()
    for found in drawn:
        counts.update(key for one, other in pairwise(found) if (key := _pair_key(one, other)))
    names = {key: f"{name} {at}" for at, (key, number) in enumerate(counts.items()) if number >= _WORTH_A_PAIR}
    met: set[tuple[str, str, float, float]] = set()
    for found in drawn:
        at = 0
        while at < len(found) - 1:
            key = _pair_key(found[at], found[at + 1])
            if key in names:
                met.add(key)
                del found[at + 1]
                places = {place: found[at].element.get(place, "0") for place in ("x", "y")}
                found[at].element = ET.Element(f"{SVG}use", {**places, "href": f"#{names[key]}"})
            at += 1
    for key, called in names.items():
        if key in met:
            yield called, (key[0], 0.0, 0.0), (key[1], key[2], key[3])


def _pair_key(one: Leaf, other: Leaf) -> tuple[str, str, float, float] | None:
    """Return which symbols lie one on the other, and how far to the right and down; None for anything else."""
    if one.element.tag != f"{SVG}use" or other.element.tag != f"{SVG}use" or one.style or other.style:
        return None
    if one.whole or other.whole or abs(one.scale / other.scale - 1) > 1e-6:  # noqa: PLR2004
        return None
    first, second = (
        (
            leaf.right / leaf.scale + float(leaf.element.get("x", 0)),
            leaf.down / leaf.scale + float(leaf.element.get("y", 0)),
        )
        for leaf in (one, other)
    )
    names = one.element.get("href", "#")[1:], other.element.get("href", "#")[1:]
    return *names, round(second[0] - first[0], 1), round(second[1] - first[1], 1)


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


def together(found: Sequence[Leaf], room: Sequence[Box]) -> Iterator[list[Leaf]]:
    """Give leaves in groups of the same key; of two that overlap, the one that came first still comes first."""
    after = later_ones(room)
    waits = Counter(one for later in after.values() for one in later)
    keys = [leaf.key for leaf in found]
    left = Counter(keys)
    ready: dict[tuple[float, Sayings], list[int]] = defaultdict(list)
    for at, key in enumerate(keys):
        if not waits[at]:
            ready[key].append(at)
    while any(ready.values()):
        key = max(
            (one for one in ready if ready[one]),
            key=lambda one: (len(ready[one]) == left[one], len(ready[one]), -ready[one][0]),
        )
        group = []
        while ready[key]:
            at = ready[key].pop(0)
            group.append(found[at])
            left[key] -= 1
            for one in sorted(after[at]):
                waits[one] -= 1
                if not waits[one]:
                    ready[keys[one]].append(one)
        yield group


def later_ones(room: Sequence[Box]) -> dict[int, set[int]]:
    """Return of every box the later ones that overlap it."""
    after: dict[int, set[int]] = defaultdict(set)
    squares: dict[tuple[int, int], list[int]] = defaultdict(list)
    everywhere: list[int] = []
    for at, box in enumerate(room):
        spread = list(squares_of(box))
        before = set(everywhere).union(*(squares[square] for square in spread)) if spread else set(range(at))
        for one in before:
            if _overlap(room[one], box):
                after[one].add(at)
        for square in spread:
            squares[square].append(at)
        if not spread:
            everywhere.append(at)
    return after


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
