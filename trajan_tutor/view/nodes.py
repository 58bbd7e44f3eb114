"""What a compact picture is written from: elements with what is said about them; what comes again is referred to."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.view.cascade import Sayings
from trajan_tutor.view.shorthand import short_names
from trajan_tutor.view.svg import PREFIX

# What a reference costs, with the id that it needs.
_REFERENCE: Final = 34
# What a reference costs that says how its outline looks.
_STYLED_REFERENCE: Final = 46
# Symbols of symbols, and not more.
_DEEPEST: Final = 3
_PIXELS: Final = re.compile(r"(?<=\d)px\b")


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
    """The elements of a picture that are only referred to, and the names by which that is done."""

    defs: list[Node] = field(default_factory=list)
    _names: int = 0

    def nodes(self, body: list[Node]) -> Iterator[Node]:
        """Give every node."""
        for node in [*self.defs, *body]:
            yield from node.below()

    def without_copies(self, body: list[Node]) -> list[Node]:
        """Return a body in which what came before is referred to."""
        self._outlines(body)
        seen: dict[str, Node] = {}
        for node in [*self.defs, *body]:
            node.children = [self._once(child, seen) for child in node.children]
        self._put_in(body)
        return body

    def _put_in(self, body: list[Node]) -> None:
        """Draw symbols that are used once where they are used, and leave out those that are not."""
        for _ in range(_DEEPEST):
            used = Counter(node.refers_to for node in self.nodes(body) if node.refers_to)
            symbols = {
                node.name: node for node in self.defs if node.tag == "g" and not node.attributes and not node.style
            }
            for node in self.nodes(body):
                symbol = symbols.get(node.refers_to)
                if symbol is None or used[symbol.name] > 1:
                    continue
                x, y = node.attributes.pop("x", "0"), node.attributes.pop("y", "0")
                steps = node.attributes.pop("transform", "") + f"translate({x} {y})" * (x != "0" or y != "0")
                node.attributes |= {"transform": steps} if steps else {}
                node.tag, node.refers_to, node.children = "g", "", symbol.children
                self.defs.remove(symbol)
            self.defs = [
                node
                for node in self.defs
                if used[node.name] or any(one.name for one in node.below() if one is not node)
            ]

    def _once(self, node: Node, seen: dict[str, Node]) -> Node:
        print_of = node.print()
        if len(print_of) > _REFERENCE * 2 and node.tag != "use":
            first = seen.setdefault(print_of, node)
            if first is not node:
                return Node("use", refers_to=self._name(first))
        node.children = [self._once(child, seen) for child in node.children]
        return node

    def _name(self, node: Node) -> str:
        if not node.name:
            self._names += 1
            node.name = f"again {self._names}"
        return node.name

    def _outlines(self, body: list[Node]) -> None:
        """Let outlines that come in several looks be drawn once."""
        found: dict[str, list[Node]] = {}
        for node in self.nodes(body):
            if node.tag == "path" and set(node.attributes) == {"d"} and "fill" in node.style:
                found.setdefault(node.attributes["d"], []).append(node)
        for path, nodes in found.items():
            looks = {tuple(sorted(node.style.items())) for node in nodes}
            if len(looks) > 1 and (len(looks) - 1) * len(path) > len(looks) * _STYLED_REFERENCE:
                outline = Node("path", {"d": path})
                self.defs.append(outline)
                for node in nodes:
                    node.tag, node.attributes, node.refers_to = "use", {}, self._name(outline)

    def text(self, body: list[Node], classes: Mapping[Sayings, str]) -> str:
        """Return the definitions and the body as text."""
        used = Counter(node.refers_to for node in self.nodes(body) if node.refers_to)
        names = short_names(set())
        ids = {name: f"{PREFIX}{next(names)}" for name, _ in sorted(used.items(), key=lambda item: (-item[1], item[0]))}

        def written(node: Node) -> str:
            said = tuple(sorted(node.style.items()))
            parts = [node.tag]
            if node.name in ids:
                parts.append(f'id="{ids[node.name]}"')
            if said in classes:
                parts.append(f'class="{classes[said]}"')
            if node.refers_to:
                parts.append(f'href="#{ids[node.refers_to]}"')
            parts += [f'{name}="{value}"' for name, value in node.attributes.items()]
            if said not in classes:
                parts += [f'{name}="{_PIXELS.sub("", value)}"' for name, value in said]
            inside = node.text + "".join(map(written, node.children))
            begin = " ".join(parts)
            return f"<{begin}>{inside}</{node.tag}>" if inside else f"<{begin}/>"

        drawn = "".join(map(written, self.defs))
        return f"<defs>{drawn}</defs>" * bool(drawn) + "".join(map(written, body))
