"""Writes a picture that is only looked at in few letters.

Nothing that is seen changes. The picture is taken apart into what is drawn, with all that the style sheet says about
it; what looks alike is put together, what comes again is referred to, and rules, names and numbers are written anew, as
short as can be.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.cascade import (
    Cascade,
    Wardrobe,
    body_of,
    cascade_of,
    inside,
    is_drawn,
    needed,
    short_variables,
    variables,
)
from trajan_tutor.view.leaves import Leaf, Reference, boxes, leaves, pairs, together, whole_box
from trajan_tutor.view.nodes import Node, Paper
from trajan_tutor.view.outlines import EVERYWHERE, Box, around, moved_box, short_number, short_path
from trajan_tutor.view.still import without_clips, without_parts_of_texts, without_what_is_clicked
from trajan_tutor.view.svg import PREFIX, SVG

# The id of the picture while it is written anew.
_ROOT: Final = "b"
_PLACES: Final = {"rect": ("x", "y"), "circle": ("cx", "cy"), "text": ("x", "y"), "use": ("x", "y")}
# Said of the whole picture, so that it need not be said of every text.
_OF_TEXTS: Final = ("fill", "text-anchor")
# Drawings as small as this are placed to whole units of theirs, which are at most a third of the table's away.
_SMALL: Final = 0.5
# So many that are alike have a rule, and a corner of their own.
_MANY: Final = 3
_WORTH_A_CORNER: Final = 4
# How often what stands together is looked for: pairs, then pairs of pairs.
_ROUNDS: Final = 2
# Elements with fewer around them stand in a symbol or on a sheet, not in a group there.
_DEEP: Final = 3
_TWICE: Final = re.compile(r"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b")
_ASKED: Final = re.compile(r"var\((--[\w-]+),?([^)]*)\)")
_NOT_WRITTEN: Final = frozenset({"id", "class", "transform", "clip-path", "role"})


def compacted(svg: str, plain: str) -> str:
    """Return a picture in few letters; `plain` is the class of what is there to be clicked only."""
    root = ET.fromstring(svg.replace(PREFIX, _ROOT))  # noqa: S314 (our own text)
    without_clips(root)
    without_what_is_clicked(root, plain)
    without_parts_of_texts(root)
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
        sheets = [(part, list(self._leaves(part))) for part in self.root if part.tag == f"{SVG}g"]
        on_sheets = [found for _, found in sheets]
        for number in range(_ROUNDS):
            for name, first, second in pairs(on_sheets, f"pair {number}"):
                paper.defs.append(self._pair(name, first, second))
        body = [self._sheet(part, found) for part, found in sheets if found]
        body = paper.without_copies(body)
        wardrobe = Wardrobe()
        for node in paper.nodes(body):
            wardrobe.ask(node.style)
        classes, rules = wardrobe.classes(PREFIX)
        head = dict(self.root.attrib, id=PREFIX)
        head.pop("class", None)
        said = " ".join(f'{name}="{value}"' for name, value in head.items())
        rules = f"{self._of_all(rules, paper, body)}{rules}"
        style = short_variables(_TWICE.sub(r"#\1\2\3", rules))
        texts = "".join(
            f"<{name}>{_escaped(found.text or '')}</{name}>"
            for name in ("title", "desc")
            for found in self.root.iterfind(f"{SVG}{name}")
        )
        drawn = paper.text(body, classes)
        return f'<svg xmlns="{SVG.strip("{}")}" {said}><style>{style}</style>{texts}{drawn}</svg>'

    def _of_all(self, rules: str, paper: Paper, body: list[Node]) -> str:
        """Return the rule about the whole picture, with the variables that are used, under each condition too."""
        values, asked = variables(self.cascade.style, _ROOT)
        own = {name: said for name, said in self.ground.items() if not name.startswith("--")}
        said_of_one = (said for node in paper.nodes(body) for said in node.style.values())
        used = needed([rules, *own.values(), *said_of_one], values)
        first = {name: said for name, said in values.items() if name in used}
        text = f"#{PREFIX}{{{body_of({**first, **own}.items())}}}"
        for condition, changed in asked:
            kept = {name: said for name, said in changed.items() if name in used and values.get(name) != said}
            if kept:
                text += f"@media{condition}{{#{PREFIX}{{{body_of(kept.items())}}}}}"
        return text

    def _learn(self, defs: ET.Element) -> None:
        """Find out how large symbols are, and which variables each of them uses with what instead of them."""
        for symbol in defs:
            name = symbol.get("id", "")
            asked: dict[str, str] = {}
            for element in symbol.iter():
                for value in self.cascade.of(element, (self.root, defs)).values():
                    asked |= dict(_ASKED.findall(value))
            self.asks[name] = asked
            self.symbols[name] = whole_box(symbol, {}, self.symbols)

    def _leaves(self, group: ET.Element) -> Iterator[Leaf]:
        style = self.cascade.of(group, (self.root,))
        return leaves(group, (self.root,), self.cascade, self.asks, self.ground, carried=style)

    def _pair(self, name: str, first: Reference, second: Reference) -> Node:
        """Return a symbol of two others, and remember what is known of it."""
        made = Node("g", name=name)
        for symbol, x, y in (first, second):
            places = {place: short_number(value, 1) for place, value in (("x", x), ("y", y)) if value}
            made.children.append(Node("use", places, refers_to=symbol))
        self.asks[name] = {**self.asks.get(first[0], {}), **self.asks.get(second[0], {})}
        parts = [(self.symbols.get(symbol, EVERYWHERE), x, y) for symbol, x, y in (first, second)]
        self.symbols[name] = around(moved_box(box, (1, 0, 0, 1, x, y)) for box, x, y in parts)
        return made

    def _sheet(self, group: ET.Element, found: list[Leaf]) -> Node:
        """Return a part of the table with what is alike put together."""
        node = Node("g", {"transform": group.get("transform", "").replace(") scale", ")scale")})
        if not node.attributes["transform"]:
            del node.attributes["transform"]
        node.children = [one for alike in together(found, boxes(found, self.symbols)) for one in self._alike(alike)]
        return node

    def _alike(self, alike: list[Leaf]) -> Iterator[Node]:
        scale, shared = alike[0].key
        corner = self._corner(alike)
        nodes = [self._leaf(leaf, *corner) for leaf in alike]
        steps = f"translate({short_number(corner[0], 1)} {short_number(corner[1], 1)})" * (corner != (0, 0))
        steps += f"scale({short_number(scale, 3)})" * (scale != 1)
        resized = {"transform": steps} if steps else {}
        nodes = list(_letters_together(nodes))
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

    def _corner(self, alike: list[Leaf]) -> tuple[float, float]:
        """Return from where the places of many leaves are counted: what is at the left or on top needs no number."""
        places = []
        for leaf in alike:
            tag = leaf.element.tag.removeprefix(SVG)
            if tag not in _PLACES or leaf.whole:
                return 0, 0
            x, y = (float(leaf.element.get(name, 0)) * leaf.scale for name in _PLACES[tag])
            places.append((leaf.right + x, leaf.down + y))
        xs, ys = zip(*places, strict=True)
        if len(alike) < _WORTH_A_CORNER:
            return 0, 0
        return round(min(xs), 1), round(min(ys), 1)

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
            node.attributes["d"] = short_path(leaf.element.get("d", ""), right, down)
        else:
            for name, more in zip(_PLACES[tag], (right, down), strict=True):
                value = float(leaf.element.get(name, 0)) + more
                if tag in {"use", "text"} and leaf.scale <= _SMALL:
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
        if is_drawn(element) and "fill" not in style and not any("fill" in self.cascade.of(one, ()) for one in above):
            node.style["fill"] = "#000"
        if element.tag == f"{SVG}path":
            node.attributes["d"] = short_path(element.get("d", ""))
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


def _letters_together(nodes: list[Node]) -> Iterator[Node]:
    """Put texts of one letter together that look alike: a text may say the place of each of its letters."""
    letters: list[Node] = []
    for node in nodes:
        if node.tag != "text" or len(node.text) != 1 or not set(node.attributes) <= {"x", "y"} or node.style:
            yield node
            continue
        letters.append(node)
    if not letters:
        return
    letters.sort(key=lambda node: float(node.attributes.get("y", 0)))
    together = Node("text", text="".join(node.text for node in letters))
    for name in ("x", "y"):
        places = [node.attributes.get(name, "0") for node in letters]
        # A letter without a place of its own stays on the line; across, it would follow the one before.
        while name == "y" and len(places) > 1 and places[-1] == places[-2]:
            places.pop()
        if places != ["0"]:
            together.attributes[name] = " ".join(places)
    yield together


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
