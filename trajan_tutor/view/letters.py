"""Writes the texts of a compact picture: at the places where they stand on the table, single letters put together."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final
from xml.etree import ElementTree as ET

from trajan_tutor.view.leaves import Leaf
from trajan_tutor.view.nodes import Node
from trajan_tutor.view.paths import short_number, unit
from trajan_tutor.view.svg import SVG

_SIZE: Final = "font-size"
_LENGTH: Final = "textLength"


def sized(leaf: Leaf) -> Leaf:
    """Return a leaf; a text says in whole units how large it is, and is not made smaller or larger on the table."""
    if leaf.element.tag != f"{SVG}text" or leaf.whole or _SIZE not in leaf.style:
        return leaf
    size = float(leaf.style[_SIZE].removesuffix("px")) * leaf.scale
    attributes = dict(leaf.element.attrib)
    for name, start in (("x", leaf.right), ("y", leaf.down)):
        attributes[name] = f"{unit(start + float(attributes.get(name, 0)) * leaf.scale):g}"
    if _LENGTH in attributes:
        attributes[_LENGTH] = f"{float(attributes[_LENGTH]) * leaf.scale:.1f}"
    element = ET.Element(leaf.element.tag, attributes)
    element.text = "".join(leaf.element.itertext())
    style = leaf.style | {_SIZE: f"{short_number(unit(size), 1)}px"}
    return replace(leaf, element=element, right=0.0, down=0.0, scale=1.0, style=style)


def letters_together(nodes: list[Node]) -> Iterator[Node]:
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
