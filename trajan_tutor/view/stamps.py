"""Finds what is drawn at many places alike, so that it can be drawn once and shown at each of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.view.curves import Box, simplified
from trajan_tutor.view.leaves import Leaf
from trajan_tutor.view.nodes import Node
from trajan_tutor.view.outlines import matrix
from trajan_tutor.view.paths import short_path, start_of
from trajan_tutor.view.svg import SVG

# What an element costs besides what it says, then a marker with its rule, a path of one size, a corner.
_ELEMENT: Final = 24
_MARKER: Final = 62
_PATH: Final = 26
_CORNER: Final = 8
# Sizes that differ by less than this are made alike.
_STEP: Final = 0.12
# What a stamp may say of itself; all else has to be said of what it shows.
_OF_STAMPS: Final = frozenset({"opacity"})
_CORNERS: Final = {"rect": ("x", "y"), "circle": ("cx", "cy"), "use": ("x", "y")}


@dataclass(slots=True)
class Found:
    """What is drawn alike at many places: how it is drawn at the origin, and the leaves that do so."""

    node: Node
    leaves: list[Leaf] = field(default_factory=list)

    @property
    def symbol(self) -> str:
        """The symbol that is shown as it is; nothing when it is turned, or more is said of it."""
        return "" if "transform" in self.node.attributes or self.node.style else self.node.refers_to

    def pays(self) -> bool:
        """Return whether a marker is shorter than drawing it everywhere."""
        if self.symbol:
            return len(self.leaves) > 1
        said = sum(len(one.attributes.get("d", "")) + len(one.tag) + 12 for one in self.node.below())
        each = _ELEMENT + len(self.node.attributes.get("d", "")) * 2 // 3
        if self.node.children:
            each += said
        sizes = len({leaf.scale for leaf in self.leaves})
        return len(self.leaves) * (each - _CORNER) > said + _MARKER + sizes * _PATH


def stamp(found: Iterable[Leaf], drawn: Callable[[Leaf], Node]) -> list[Node]:
    """Mark leaves that are stamps, say where each lies, and return what they show; `drawn` draws a leaf as it is.

    A symbol that is shown keeps its name; what else comes again gets one.
    """
    alike: dict[str, Found] = {}
    for leaf in found:
        if leaf.element.tag != f"{SVG}text":
            leaf.x, leaf.y = place_of(leaf)
        leaf.alone = leaf.whole
        if not can_be_stamp(leaf):
            continue
        leaf.alone = leaf.whole or leaf.element.tag == f"{SVG}use"
        node = at_origin(leaf, drawn)
        alike.setdefault(node.print(), Found(node)).leaves.append(leaf)
    made = []
    for number, one in enumerate(one for one in alike.values() if one.pays()):
        name = one.symbol
        if not name:
            name = f"stamp {number}"
            made.append(Node("g", children=[one.node], name=name))
        for leaf in one.leaves:
            leaf.stamp = name
    return made


def resize(leaf: Leaf, box: Box) -> None:
    """Let a stamp have one of a few sizes, its middle where it was: nobody sees the hundredth part of a piece."""
    size = round(leaf.scale / _STEP) * _STEP
    leaf.x += (leaf.scale - size) * (box[0] + box[2]) / 2
    leaf.y += (leaf.scale - size) * (box[1] + box[3]) / 2
    leaf.scale = size


def can_be_stamp(leaf: Leaf) -> bool:
    """Return whether a leaf can be shown by a path: texts cannot, and what a symbol is told by what uses it."""
    tag = leaf.element.tag.removeprefix(SVG)
    return tag != "text" and not (tag == "use" and not leaf.whole and set(leaf.style) - _OF_STAMPS)


def at_origin(leaf: Leaf, drawn: Callable[[Leaf], Node]) -> Node:
    """Return what a leaf draws, moved so that its corner lies at the origin."""
    node = drawn(leaf)
    tag = leaf.element.tag.removeprefix(SVG)
    if leaf.whole:
        steps = leaf.element.get("transform", "")
        by = matrix(steps)
        node.attributes.pop("transform", None)
        turned = f"matrix({' '.join(f'{one:.4g}' for one in by[:4])} 0 0)"
        if by[:4] != (1, 0, 0, 1):
            node.attributes["transform"] = turned
    elif tag == "path":
        x, y = start_of(leaf.element.get("d", ""))
        node.attributes["d"] = short_path(simplified(leaf.element.get("d", "")), -x, -y)
    else:
        for name in _CORNERS[tag]:
            node.attributes.pop(name, None)
    if not leaf.whole:
        node.style = {name: said for name, said in leaf.style.items() if tag != "use"}
    return node


def place_of(leaf: Leaf) -> tuple[float, float]:
    """Return where on the table the corner of a leaf lies."""
    element = leaf.element
    tag = element.tag.removeprefix(SVG)
    if leaf.whole:
        by = matrix(element.get("transform", ""))
        x, y = by[4:]
    elif tag == "path":
        x, y = start_of(element.get("d", ""))
    else:
        x, y = (float(element.get(name, 0)) for name in _CORNERS[tag])
    return leaf.right + x * leaf.scale, leaf.down + y * leaf.scale
