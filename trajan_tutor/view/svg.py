"""Writes SVG: the unchanging part with svgwrite, once; the changing part as escaped text.

The text of the unchanging part is kept with two marks in it, which are filled in when a board is drawn: one stands for
the prefix of all ids, the other for words of the catalogue.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from xml.etree import ElementTree as ET

import svgwrite.base

from trajan_tutor.engine.message import Message

SVG = "{http://www.w3.org/2000/svg}"
# Characters of the private use area, which no template and no word contains.
PREFIX = "\ue000"
_KEY, _FIT, _END = "\ue001", "\ue002", "\ue003"
_WORDS = re.compile(f"{_KEY}([^{_FIT}]*){_FIT}([^{_END}]*){_END}")

# An element with a class is coloured by the style sheet; what it carries itself is for the eye in a drawing program.
_ONLY_FOR_THE_EYE = frozenset({"fill", "stroke", "style", "font-family", "font-weight", "opacity", "text-anchor"})
# Where an element lies when nothing is said.
_PLACES = frozenset({"x", "y", "cx", "cy"})
_DROPPED = frozenset({"id", "transform-center-x", "transform-center-y"})
# What XML cannot hold at all, not even escaped, and our own marks.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue005-\ufffd\U00010000-\U0010ffff]")
# The mean width of a letter, as a part of the height of the text.
_LETTER = 0.56
_LEAST_TEXT = 11.0
# How far lines of printed words stand apart, as a part of their size.
_LINE = 1.05


_STEPS = re.compile(r"(translate|scale)\(\s*([-\d.]+)[\s,]*([-\d.]*)\s*\)")
_LONG = re.compile(r"-?\d*\.\d+")


def short_number(value: float) -> str:
    """Return a number in as few letters as can be, without what nobody sees.

    >>> short_number(0.5), short_number(-3.0), short_number(-0.254)
    ('.5', '-3', '-.25')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


class _Element(svgwrite.base.BaseElement):  # type: ignore[misc]
    """An element of any name with its text."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(debug=False)
        self.elementname = name
        self.text = text

    def get_xml(self) -> ET.Element:
        xml: ET.Element = super().get_xml()
        xml.text = self.text or None
        return xml


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of unchanging SVG with the keys of the words in it, each with the width that it may take (0: any).

    Behind the width stand the size of the letters, and where across the drawing the words begin, or have their middle.
    """

    parts: tuple[str, ...]
    keys: tuple[tuple[Message, float, float, str], ...]


@dataclass(frozen=True, slots=True)
class Copying:
    """How elements of a template are copied.

    `own_classes` puts the prefix before the names of classes: rules that begin with the id of the drawing do not reach
    into a symbol, so a symbol needs classes that belong to one drawing alone. `codes` are the short ids of the symbols,
    by name: a group with `data-symbol` is drawn as a use of that symbol, and `symbols` and `classes` tell what was met.
    """

    codes: Mapping[str, str]
    own_classes: bool = False
    symbols: set[str] = field(default_factory=set)
    classes: set[str] = field(default_factory=set)
    # Outlines that are referred to, and what cuts along them, are called by numbers.
    numbers: Iterator[int] = field(default_factory=count)

    def chunk(self, elements: Iterable[ET.Element]) -> Chunk:
        """Write elements as a chunk."""
        pieces = _WORDS.split("".join(self.written(element) for element in elements))
        keys = []
        for key, fit in zip(pieces[1::3], pieces[2::3], strict=True):
            width, size, across = fit.split(" ")
            keys.append((Message.of(key), float(width), float(size), across))
        return Chunk(tuple(pieces[0::3]), tuple(keys))

    def written(self, element: ET.Element) -> str:
        """Return an element as text, made by svgwrite."""
        node = self._copied(element)
        return str(node.tostring()).replace(" />", "/>") if node is not None else ""

    def _copied(self, element: ET.Element) -> "_Element | None":
        tag = element.tag
        if not tag.startswith(SVG) or tag.removeprefix(SVG) in {"metadata", "defs"}:
            return None
        symbol = element.get("data-symbol")
        if symbol:
            self.symbols.add(symbol)
            use = _Element("use", "")
            use.attribs["href"] = f"#{PREFIX}{self.codes[symbol]}"
            if element.get("class"):
                use.attribs["class"] = element.get("class")
            if element.get("transform"):
                use.attribs["transform"] = element.get("transform")
            return use
        text = (element.text or "").strip()
        key = element.get("data-key")
        if key:
            fit = " ".join(element.get(name, "0") for name in ("data-fit", "font-size", "x"))
            text = f"{_KEY}{key}{_FIT}{fit}{_END}"
        outline = element.get("data-outline")
        node = _Element("use" if outline else tag.removeprefix(SVG), text)
        if outline:
            node.attribs["href"] = f"#{PREFIX}-{outline}"
        for name, value in self._attributes(element):
            node.attribs[name] = value
        for child in element:
            copy = self._copied(child)
            if copy is not None:
                node.add(copy)
        return node

    def _attributes(self, element: ET.Element) -> Iterator[tuple[str, str]]:
        classes = element.get("class")
        for name, value in element.attrib.items():
            if "{" in name or name in _DROPPED or name.startswith("data-"):
                continue
            if name == "class":
                words = value.split()
                self.classes.update(words)
                yield name, " ".join(f"{PREFIX}{word}" if self.own_classes else word for word in words)
            elif name in _PLACES and value == "0":
                continue
            elif classes is None or name not in _ONLY_FOR_THE_EYE:
                yield (
                    name,
                    _LONG.sub(lambda match: short_number(float(match[0])), value.replace("url(#", f"url(#{PREFIX}-")),
                )


def fill_chunk(chunk: Chunk, words: Callable[[Message], str]) -> str:
    """Return a chunk with its words."""
    if not chunk.keys:
        return chunk.parts[0]
    text = [chunk.parts[0]]
    for (message, width, size, across), part in zip(chunk.keys, chunk.parts[1:], strict=True):
        text.append(squeezed(words(message), size, width, across))
        text.append(part)
    return "".join(text)


def squeezed(text: str, size: float, width: float, across: str = "0") -> str:
    """Return printed words, smaller where they need more than a width; several that get too small, in two lines."""
    needed = len(text) * size * _LETTER
    if not width or needed <= width:
        return clean(text)
    smaller = size * width / needed
    if smaller >= _LEAST_TEXT or " " not in text:
        return f'<tspan font-size="{number(smaller)}">{clean(text)}</tspan>'
    middle = min((at for at, letter in enumerate(text) if letter == " "), key=lambda at: abs(at - len(text) / 2))
    lines = text[:middle], text[middle + 1 :]
    smaller = min(size, width / (max(map(len, lines)) * _LETTER))
    # The second line stands where one would; the first above it.
    return "".join(
        f'<tspan x="{across}" dy="{number(step * smaller)}" font-size="{number(smaller)}">{clean(line)}</tspan>'
        for line, step in zip(lines, (-_LINE, _LINE), strict=True)
    )


def clean(text: str) -> str:
    """Return text that can stand between tags.

    >>> clean('<b> & "c"')
    '&lt;b&gt; &amp; &quot;c&quot;'
    """
    if text.isalnum():
        return text
    text = _FORBIDDEN.sub("\ufffd", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


@lru_cache(maxsize=4096)
def fitted(text: str, size: float, width: float) -> tuple[str, float]:
    """Return a text, cut if need be, and the size in which it fits a width.

    >>> fitted("Alpes", 14, 200)
    ('Alpes', 14)
    """
    needed = len(text) * size * _LETTER
    if not width or needed <= width:
        return text, size
    smaller = max(min(size, _LEAST_TEXT), size * width / needed)
    most = max(int(width / (smaller * _LETTER)), 1)
    return (text if len(text) <= most else text[: max(most - 1, 1)] + "…"), round(smaller, 1)


@lru_cache(maxsize=4096)
def placed(transform: str, point: tuple[float, float]) -> tuple[float, float]:
    """Return where a transform brings a point; it may move and scale.

    >>> placed("translate(10 20) scale(2)", (1, 2))
    (12.0, 24.0)
    """
    x, y = point
    for kind, first, second in reversed(_STEPS.findall(transform)):
        if kind == "scale":
            x, y = x * float(first), y * float(second or first)
        else:
            x, y = x + float(first), y + float(second or 0)
    return x, y


def number(value: float) -> str:
    """Return a number in its shortest form.

    >>> number(12.0), number(3.25)
    ('12', '3.2')
    """
    return f"{value:.1f}".removesuffix(".0")
