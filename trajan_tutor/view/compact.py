"""Writes a picture that is only looked at in few letters.

Nothing that is seen changes. The picture is taken apart into what is drawn, with all that the style sheet says about
it; what looks alike is put together, what is drawn at many places is drawn once and shown at the corners of a path, and
rules, names and numbers are written anew, as short as can be.
"""

import re
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.cascade import (
    SIZES,
    Cascade,
    body_of,
    cascade_of,
    inside,
    is_drawn,
    needed,
    short_variables,
    variables,
)
from trajan_tutor.view.curves import Box, simplified, snapped
from trajan_tutor.view.leaves import Leaf, boxes, leaves, together, whole_box
from trajan_tutor.view.letters import letters_together, sized
from trajan_tutor.view.nodes import Node, Paper, Writing, short_ids
from trajan_tutor.view.outlines import matrix
from trajan_tutor.view.paths import Point, short_number, short_path, unit
from trajan_tutor.view.stamps import resize, stamp
from trajan_tutor.view.still import (
    strokes_apart,
    with_few_widths,
    without_clips,
    without_empty_places,
    without_parts_of_texts,
    without_places_in_rules,
    without_signs,
    without_what_is_clicked,
    without_wraps,
)
from trajan_tutor.view.svg import PREFIX, SVG
from trajan_tutor.view.wardrobe import SCALE, STAMP, Wardrobe

# The id of the picture while it is written anew.
_ROOT: Final = "b"
_PLACES: Final = {"rect": ("x", "y"), "circle": ("cx", "cy"), "text": ("x", "y"), "use": ("x", "y")}
_SHAPED: Final = frozenset({"rect", "circle"})
# Said of the whole picture, so that it need not be said of every text.
_OF_TEXTS: Final = ("fill", "text-anchor")
# Drawings as small as this are placed to whole units of theirs, which are at most a third of the table's away.
_SMALL: Final = 0.5
# How large is what is not known: too large to lie beside anything.
_ANYWHERE: Final = (0.0, 0.0, 1e6, 1e6)
# So many that are alike have a rule.
_MANY: Final = 3
# The space, the equals sign and the quotes of an attribute.
_SIGNS: Final = 4
# Elements with fewer around them stand in a symbol or on a sheet, not in a group there.
_DEEP: Final = 3
# The themes of a stored picture, light and dark, can be read by those too who prefer more contrast.
_MORE_CONTRAST: Final = "prefers-contrast"
_TWICE: Final = re.compile(r"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b")
_ASKED: Final = re.compile(r"var\((--[\w-]+),?([^)]*)\)")
_WIDTH: Final = "stroke-width"
_QUOTED: Final = re.compile(r'"([A-Z][A-Za-z ]*)"')
_NOT_WRITTEN: Final = frozenset({"id", "class", "transform", "clip-path", "role"})


def compacted(svg: str, plain: str, empty: AbstractSet[str]) -> str:
    """Return a picture in few letters.

    What has all classes of `plain` is there to be clicked only; what has one of `empty` shows where something may come
    to lie.
    """
    root = ET.fromstring(with_few_widths(svg).replace(PREFIX, _ROOT))  # noqa: S314 (our own text)
    without_places_in_rules(root)
    without_clips(root)
    without_what_is_clicked(root, plain)
    without_empty_places(root, empty)
    without_signs(root)
    without_parts_of_texts(root)
    without_wraps(root)
    strokes_apart(root)
    return Compacting(root).written()


@dataclass(slots=True)
class Compacting:
    """One picture on its way: its elements, what its rules come to, and what is known of its symbols."""

    root: ET.Element
    cascade: Cascade = field(init=False)
    ground: dict[str, str] = field(init=False)
    asks: dict[str, dict[str, str]] = field(default_factory=dict)
    symbols: dict[str, Box] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Read the rules, and what all texts have in common."""
        style = self.root.find(f"{SVG}style")
        self.cascade = cascade_of((style.text or "") if style is not None else "")
        self.ground = self.cascade.of(self.root, ())
        text = self.cascade.of(ET.Element(f"{SVG}text"), (self.root,))
        self.ground |= {name: text[name] for name in _OF_TEXTS if name in text}

    def written(self) -> str:
        """Return the picture in few letters."""
        paper = Paper()
        for part in self.root:
            if part.tag == f"{SVG}defs":
                self._learn(part)
                paper.defs += [self._node(symbol, (self.root, part)) for symbol in part]
        found = [sized(leaf) for part in self.root if part.tag == f"{SVG}g" for leaf in self._leaves(part)]
        paper.defs += stamp(found, lambda leaf: self._leaf(leaf, 0, 0))
        for leaf in found:
            if leaf.stamp in self.symbols:
                resize(leaf, self.symbols[leaf.stamp])
        body = [one for alike in together(found, boxes(found, self.symbols)) for one in self._alike(alike)]
        paper.settle(body)
        return self._text(paper, body)

    def _text(self, paper: Paper, body: list[Node]) -> str:
        """Return the picture as text, with the rules of what is on it."""
        plain = paper.in_copies()
        wardrobe = Wardrobe()
        for node in paper.nodes(body):
            if node.tag in _SHAPED and id(node) not in plain:
                sizes = {name: f"{said}px" for name, said in node.attributes.items() if name in SIZES}
                node.style |= sizes
                node.attributes = {name: said for name, said in node.attributes.items() if name not in sizes}
        for node in paper.nodes(body):
            wardrobe.ask(node.style, copied=id(node) in plain)
        wardrobe.sew()
        ids = short_ids(paper, body)
        rules = self._of_all(wardrobe.rules(ids), paper, body) + wardrobe.rules_of_copies()
        worn = (wardrobe.worn(node.style, copied=id(node) in plain) for node in paper.nodes(body))
        attributes = (value for _, said in worn for _, value in said)
        style, short = short_variables(_TWICE.sub(r"#\1\2\3", rules), attributes)
        head = dict(self.root.attrib, id=PREFIX)
        head.pop("class", None)
        said = " ".join(f'{name}="{value}"' for name, value in head.items())
        texts = "".join(
            f"<{name}>{_escaped(found.text or '')}</{name}>"
            for name in ("title", "desc")
            for found in self.root.iterfind(f"{SVG}{name}")
        )
        drawn = Writing(wardrobe, short, ids, plain).text(paper, body)
        style = _QUOTED.sub(r"\1", style)
        return f'<svg xmlns="{SVG.strip("{}")}" {said}><style>{style}</style>{texts}{drawn}</svg>'

    def _of_all(self, rules: str, paper: Paper, body: list[Node]) -> str:
        """Return the rule about the whole picture, with the variables that are used, under each condition too."""
        values, asked = variables(self.cascade.style, _ROOT)
        own = {name: said for name, said in self.ground.items() if not name.startswith("--")}
        said_of_one = (said for node in paper.nodes(body) for said in node.style.values())
        used = needed([rules, *own.values(), *said_of_one], values)
        first = {name: said for name, said in values.items() if name in used}
        text = f"#{PREFIX}{{{body_of({**first, **own}.items())};:is(marker,svg){{overflow:visible}}{rules}}}"
        for condition, changed in asked:
            kept = {name: said for name, said in changed.items() if name in used and values.get(name) != said}
            if kept and _MORE_CONTRAST not in condition:
                text += f"@media{condition}{{#{PREFIX}{{{body_of(kept.items())}}}}}"
        return text

    def _learn(self, defs: ET.Element) -> None:
        """Find out how large symbols are, and which variables each of them uses with what instead of them."""
        for symbol in defs:
            name = symbol.get("id", "")
            asked: dict[str, str] = {}
            for element in symbol.iter():
                looks = self.cascade.of(element, (self.root, defs))
                for value in looks.values():
                    asked |= dict(_ASKED.findall(value))
                # How large something is says the rule; whoever asks for its box reads attributes.
                element.attrib |= {size: said for size, said in looks.items() if size in SIZES}
            self.asks[name] = asked
            self.symbols[name] = whole_box(symbol, {}, self.symbols)

    def _leaves(self, group: ET.Element) -> Iterator[Leaf]:
        style = self.cascade.of(group, (self.root,))
        by = matrix(group.get("transform", ""))
        return leaves(group, (self.root,), self.cascade, self.asks, self.ground, by, carried=style)

    def _alike(self, alike: list[Leaf]) -> Iterator[Node]:
        if alike[0].stamp:
            yield self._stamps(alike)
            return
        if alike[0].alone:
            yield from (self._alone(leaf) for leaf in alike)
            return
        scale, shared = alike[0].key
        drawn = [self._from(corner, alike, scale) for corner in corners(alike)]
        resized, nodes = min(
            drawn, key=lambda one: sum(map(letters_of, (one[0], *(node.attributes for node in one[1]))))
        )
        own = nodes[0].style
        if len(nodes) >= _MANY and own and all(node.style == own for node in nodes):
            shared = (*shared, *inside(own).items())
            for node in nodes:
                node.style = {}
        if len(nodes) == 1 and not (resized and "transform" in nodes[0].attributes):
            nodes[0].style |= dict(shared)
            nodes[0].attributes |= resized
            yield nodes[0]
        elif shared or resized:
            yield Node("g", resized, dict(shared), nodes)
        else:
            yield from nodes

    def _from(self, corner: Point, alike: list[Leaf], scale: float) -> tuple[dict[str, str], list[Node]]:
        """Return leaves with their places counted from a corner, and what brings them there."""
        steps = f"translate({short_number(corner[0], 1)} {short_number(corner[1], 1)})" * (corner != (0, 0))
        steps += f"scale({short_number(scale, 3)})" * (scale != 1)
        nodes = letters_together([self._leaf(leaf, *corner) for leaf in alike])
        return ({"transform": steps} if steps else {}), list(nodes)

    def _alone(self, leaf: Leaf) -> Node:
        """Return a leaf with its size and place said of it alone."""
        node = self._leaf(replace(leaf, right=0, down=0), 0, 0)
        own = node.attributes.pop("transform", "")
        x, y = (float(node.attributes.pop(name, "0")) * leaf.scale for name in ("x", "y"))
        x, y = unit(leaf.right + x), unit(leaf.down + y)
        steps = f"translate({short_number(x, 1)} {short_number(y, 1)})" * bool(x or y)
        steps += f"scale({short_number(leaf.scale)})" * (leaf.scale != 1) + own
        node.attributes |= {"transform": steps} if steps else {}
        return node

    def _stamps(self, alike: list[Leaf]) -> Node:
        """Return a path that shows a symbol at each corner."""
        first = alike[0]
        box = self.symbols.get(first.stamp, _ANYWHERE)
        width, height = (leaf_side * first.scale for leaf_side in (box[2] - box[0], box[3] - box[1]))
        places = [(unit(leaf.x), unit(leaf.y)) for leaf in alike]
        if all(abs(x - right) > width or abs(y - down) > height for (x, y), (right, down) in combinations(places, 2)):
            places.sort(key=lambda place: (place[1], place[0]))
        corners = "L".join(f"{x} {y}" for x, y in places)
        # What shapes look like is said of what is shown.
        own = {} if first.whole or first.element.tag != f"{SVG}use" else first.style
        style = own | {STAMP: first.stamp, SCALE: short_number(first.key[0], 3)}
        return Node("path", {"d": short_path(f"M{corners}")}, style)

    def _leaf(self, leaf: Leaf, left: float, top: float) -> Node:
        """Return a leaf at its place, in units of its own size."""
        right, down = (leaf.right - left) / leaf.scale, (leaf.down - top) / leaf.scale
        if leaf.whole:
            node = self._node(leaf.element, leaf.above)
            node.style = self._worn(leaf.style, node)
            moved = f"translate({short_number(right)} {short_number(down)})" if right or down else ""
            transform = f"{moved}{leaf.element.get('transform', '')}"
            if transform:
                node.attributes["transform"] = transform
            return node
        tag = leaf.element.tag.removeprefix(SVG)
        node = self._bare(leaf.element)
        node.style = dict(leaf.own)
        if tag == "path":
            node.attributes["d"] = short_path(snapped(simplified(leaf.element.get("d", ""))), right, down)
        else:
            for name, more in zip(_PLACES[tag], (right, down), strict=True):
                value = float(leaf.element.get(name, 0)) + more
                if tag == "circle" or (tag == "use" and leaf.scale <= _SMALL):
                    value = round(value)
                node.attributes.pop(name, None)
                written = short_number(value, 1)
                if written != "0":
                    node.attributes[name] = written
        return node

    def _worn(self, style: Mapping[str, str], node: Node) -> dict[str, str]:
        if any(name.startswith("--") for name in style):
            asked = set(needed((said for one in node.below() for said in one.style.values()), {}))
            asked = asked.union(*(self.asks.get(one.refers_to, {}) for one in node.below()))
            return {name: said for name, said in style.items() if not name.startswith("--") or name in asked}
        return dict(style)

    def _node(self, element: ET.Element, above: tuple[ET.Element, ...]) -> Node:
        """Return an element with all that it holds, as it is."""
        node = self._bare(element)
        style = self.cascade.of(element, above)
        # Nothing but groups of pieces is outlined as a whole: a shape of a symbol has no outline unless it says so.
        plain = len(above) < _DEEP and style.get("stroke") == "none"
        node.style = {name: said for name, said in style.items() if not (plain and name == "stroke")}
        lines = (*above, element)
        usual = not any(_WIDTH in self.cascade.of(one, ()) for one in above)
        if usual and node.style.get(_WIDTH) == self.ground.get(_WIDTH):
            node.style.pop(_WIDTH, None)
        if is_drawn(element) and "fill" not in style and not any("fill" in self.cascade.of(one, ()) for one in above):
            node.style["fill"] = "#000"
        if element.tag == f"{SVG}path":
            node.attributes["d"] = short_path(simplified(element.get("d", "")))
        if element.get("transform"):
            node.attributes["transform"] = element.get("transform", "")
        if element.get("id"):
            node.name = element.get("id", "")
        if element.tag != f"{SVG}text":
            node.children = [self._node(child, lines) for child in element]
        return node

    def _bare(self, element: ET.Element) -> Node:
        """Return an element without what is said about its looks, and without its place where that is the origin."""
        tag = element.tag.removeprefix(SVG)
        looks = self.cascade.of(element, ())
        said = {
            name: value
            for name, value in element.attrib.items()
            if name not in _NOT_WRITTEN and name not in looks and not (value == "0" and name in _PLACES.get(tag, ()))
        }
        node = Node(tag, said)
        if tag == "use":
            node.refers_to = said.pop("href", "#")[1:]
        if tag == "text":
            node.text = _escaped("".join(element.itertext()))
        return node


def corners(alike: list[Leaf]) -> Iterator[Point]:
    """Give the points from which places may be counted: what is at the left or on top needs no number then."""
    yield 0, 0
    places = []
    for leaf in alike:
        tag = leaf.element.tag.removeprefix(SVG)
        if tag not in _PLACES or leaf.whole:
            return
        x, y = (float(leaf.element.get(name, 0)) * leaf.scale for name in _PLACES[tag])
        places.append((leaf.right + x, leaf.down + y))
    left, top = (round(min(sides), 1) for sides in zip(*places, strict=True))
    yield from ((left, top), (left, 0), (0, top))


def _length(drawn: tuple[dict[str, str], list[Node]]) -> int:
    return letters_of(drawn[0]) + sum(letters_of(node.attributes) for node in drawn[1])


def letters_of(attributes: Mapping[str, str]) -> int:
    """Return how many letters attributes take, besides the space and the signs of each."""
    return sum(len(name) + len(said) + _SIGNS for name, said in attributes.items())


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
