"""What a compact picture is written from: elements with what is said about them; what comes again is referred to.

What lies at many places is drawn once, as a marker, and shown at every corner of a path. A marker is as large as the
stroke of its path is wide, so that one marker serves for all sizes.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.view.shorthand import variable_names
from trajan_tutor.view.svg import PRINT
from trajan_tutor.view.wardrobe import STAMP, Wardrobe

# What a reference costs that says how its outline looks.
_STYLED_REFERENCE: Final = 36
_MOVED: Final = re.compile(r"translate\(([^ ()]+) ([^ ()]+)\)")
_PIXELS: Final = re.compile(r"(?<=\d)px\b")
_VARIABLE: Final = re.compile(r"--[\w-]+")
MARKER: Final = "marker"


@dataclass(slots=True)
class Node:
    """An element: its attributes, what is said about its looks, and what is inside."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    style: dict[str, str] = field(default_factory=dict)
    children: list["Node"] = field(default_factory=list)
    text: str = ""
    # The name by which references know it, and the name that it refers to itself.
    name: str = ""
    refers_to: str = ""

    def below(self) -> Iterator["Node"]:
        """Give the node and all inside."""
        yield self
        for child in self.children:
            yield from child.below()

    def print(self) -> str:
        """Return all that a node is, without its name."""
        inside = "".join(child.print() for child in self.children)
        said = sorted(self.attributes.items()), sorted(self.style.items())
        return f"<{self.tag}{said}{self.refers_to}>{self.text}{inside}</>"


@dataclass(slots=True)
class Paper:
    """The elements of a picture that are only referred to, and the names by which that is done.

    `copied` are the names of those that some element copies: rules of the drawing do not reach into a copy.
    """

    defs: list[Node] = field(default_factory=list)
    copied: set[str] = field(default_factory=set)
    _names: int = 0

    def nodes(self, body: list[Node]) -> Iterator[Node]:
        """Give every node."""
        for node in [*self.defs, *body]:
            yield from node.below()

    def settle(self, body: list[Node]) -> None:
        """Leave out what is not used, draw outlines of several looks once, and find out what is copied."""
        self._put_in(body)
        self._outlines(body)
        self._groups(body)
        self.copied = {node.refers_to for node in self.nodes(body) if node.refers_to}

    def _put_in(self, body: list[Node]) -> None:
        """Draw symbols that are copied once where they are used, and leave out those that are not used."""
        copies = Counter(node.refers_to for node in self.nodes(body) if node.refers_to)
        stamps = {node.style[STAMP] for node in self.nodes(body) if STAMP in node.style}
        symbols = {node.name: node for node in self.defs}
        for node in list(self.nodes(body)):
            symbol = symbols.get(node.refers_to)
            if symbol is None or copies[symbol.name] > 1 or symbol.name in stamps or symbol.attributes or symbol.style:
                continue
            x, y = node.attributes.pop("x", "0"), node.attributes.pop("y", "0")
            steps = node.attributes.pop("transform", "") + f"translate({x} {y})" * (x != "0" or y != "0")
            node.attributes |= {"transform": steps} if steps else {}
            node.tag, node.refers_to, node.children = "g", "", symbol.children
            copies[symbol.name] = 0
        self.defs = [node for node in self.defs if copies[node.name] or node.name in stamps]

    def _outlines(self, body: list[Node]) -> None:
        """Let outlines that come in several looks be drawn once."""
        found: dict[str, list[Node]] = {}
        for node in self.nodes(body):
            filled = "fill" in node.style and STAMP not in node.style
            if node.tag == "path" and set(node.attributes) == {"d"} and filled:
                found.setdefault(node.attributes["d"], []).append(node)
        for path, nodes in found.items():
            if len(nodes) > 1 and (len(nodes) - 1) * len(path) > len(nodes) * _STYLED_REFERENCE:
                self._names += 1
                outline = Node("path", {"d": path}, name=f"outline {self._names}")
                self.defs.append(outline)
                for node in nodes:
                    node.tag, node.attributes, node.refers_to = "use", {}, outline.name

    def _groups(self, body: list[Node]) -> None:
        """Let symbols that stand together several times be put together once."""
        found: dict[str, list[Node]] = {}
        for node in body:
            if (
                node.tag == "g"
                and len(node.children) > 1
                and all(one.refers_to and not one.style for one in node.children)
            ):
                found.setdefault("".join(one.print() for one in node.children), []).append(node)
        for nodes in found.values():
            if (len(nodes) - 1) * len(nodes[0].children) > len(nodes):
                self._names += 1
                group = Node("g", children=nodes[0].children, name=f"group {self._names}")
                self.defs.append(group)
                for node in nodes:
                    node.tag, node.children, node.refers_to = "use", [], group.name

    def in_copies(self) -> set[int]:
        """Return which nodes are copied, or are inside of what is copied."""
        return {id(node) for symbol in self.defs if symbol.name in self.copied for node in symbol.below()}


@dataclass(slots=True)
class Writing:
    """How a picture is written: what every node wears, and the short names of variables and references."""

    wardrobe: Wardrobe
    variables: dict[str, str]
    ids: dict[str, str] = field(default_factory=dict)
    plain: set[int] = field(default_factory=set)

    def text(self, paper: Paper, body: list[Node]) -> str:
        """Return the definitions and the body as text."""
        drawn = "".join(self._definition(symbol, paper) for symbol in paper.defs)
        return f"<defs>{drawn}</defs>" * bool(drawn) + "".join(self.written(node) for node in body)

    def _definition(self, symbol: Node, paper: Paper) -> str:
        stamp = self.ids.get(f"{STAMP} {symbol.name}", "")
        if not stamp:
            return self.written(symbol)
        inside = self.written(symbol) if symbol.name in paper.copied else "".join(map(self.written, symbol.children))
        return f"<{MARKER} id='{stamp}'>{inside}</{MARKER}>"

    def written(self, node: Node) -> str:
        """Return a node with all inside as text."""
        tag, places = node.tag, node.attributes
        moved = _MOVED.fullmatch(places.get("transform", "")) if tag == "g" and id(node) not in self.plain else None
        if moved:
            # A picture in the picture says in fewer letters where it lies.
            tag = "svg"
            places = {name: said for name, said in zip(("x", "y"), moved.groups(), strict=True) if said != "0"}
        parts = [tag]
        if node.name in self.ids:
            parts.append(f"id='{self.ids[node.name]}'")
        classes, attributes = self.wardrobe.worn(node.style, copied=id(node) in self.plain)
        if classes:
            parts.append(f"class='{classes}'")
        if node.refers_to:
            parts.append(f"href='#{self.ids[node.refers_to]}'")
        parts += [f"{name}='{value}'" for name, value in places.items()]
        parts += [f"{name}='{_PIXELS.sub('', self._short(value))}'" for name, value in attributes]
        inside = node.text + "".join(map(self.written, node.children))
        begin = " ".join(parts)
        return f"<{begin}>{inside}</{tag}>" if inside else f"<{begin}/>"

    def _short(self, value: str) -> str:
        return _VARIABLE.sub(lambda match: self.variables.get(match[0], match[0]), value) if "--" in value else value


def short_ids(paper: Paper, body: list[Node]) -> dict[str, str]:
    """Return the short names of what is referred to: of markers, and of what is copied."""
    used = Counter(node.refers_to for node in paper.nodes(body) if node.refers_to)
    used.update({f"{STAMP} {node.style[STAMP]}": 1 for node in paper.nodes(body) if STAMP in node.style})
    names = (name[2:] for name in variable_names())
    return {name: f"{PRINT}{next(names)}" for name, _ in sorted(used.items(), key=lambda item: (-item[1], item[0]))}
