"""Short names for what a template says at length: its classes, its variables, and attributes that come again and again.

A template is written for people, a drawing is sent with every click. So classes and variables are renamed to one or
two letters, and attributes that several elements share (a size, a dash) become a class with one rule. Names that a
page or a test looks for stay as they are.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from string import ascii_letters, ascii_lowercase, digits
from xml.etree import ElementTree as ET

KEPT = frozenset({"p", "q", "spot", "legal", "soft", "chosen", "last", "sheet", "acting", "table"})
# What a template calls the outline of a place, and what pages call it.
SHAPE = "shape"
_SHORT_SHAPE = "o"
# What lies on a place from the beginning, and is no piece.
FIXED = "q"
# Those of marks are written by the program, and most drawings have none.
_OF_MARKS = frozenset({"shining", "marks", "shaft", "tip", "way", "ring", "stop", "ghost", "halo", "look"})
_KEPT = re.compile(r"seat-\d|(theme|by|note|stop|ground|fine|brief)-")
_CLASS = re.compile(r"\.([a-z][a-z0-9-]*)")
_VARIABLE = re.compile(r"--[a-z][a-z0-9-]*")

# What a class can say instead of the element; lengths need their unit there.
_SIZES = ("width", "height", "rx", "r")
_PLACES = ("x", "y", "cx", "cy")
_LENGTHS = (*_SIZES, *_PLACES)
_LOOKS = (*_SIZES, "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap", "fill-rule")
_PLACED = (*_LOOKS, *_PLACES)
_SHAPES = frozenset({"rect", "circle", "path"})
_NOT_DRAWN = frozenset({"anchor", "frame"})
# About what a rule costs besides what it says, and an element for naming it.
_RULE_COST = 18
_SIZE = "font-size:"
_WORTH_A_SIZE = 3
_NAME_COST = 3
# How often the parts of a template are drawn, roughly: sheets of others and cells of a family more than once.
_CELLS = 6


@dataclass(slots=True)
class Shorthand:
    """The short names of one template; without any, everything keeps its own."""

    classes: Mapping[str, str] = field(default_factory=dict)
    variables: Mapping[str, str] = field(default_factory=dict)
    looks: Mapping[str, str] = field(default_factory=dict)
    sizes: Mapping[str, str] = field(default_factory=dict)

    def words(self, classes: Iterable[str]) -> str:
        """Return classes by their short names."""
        return " ".join(self.classes.get(word, word) for word in classes)

    def selector(self, text: str) -> str:
        """Return a selector with short names."""
        return _CLASS.sub(lambda match: f".{self.classes.get(match[1], match[1])}", text)

    def body(self, text: str) -> str:
        """Return the inside of a rule with short names."""
        return _VARIABLE.sub(lambda match: self.variables.get(match[0], match[0]), text)

    def look(self, element: ET.Element) -> tuple[str, frozenset[str]]:
        """Return the short class that says the shared attributes of an element, and which these are."""
        for look, names in ((look_of(element, placed=True), _PLACED), (look_of(element), _LOOKS)):
            if look in self.looks:
                return self.looks[look], frozenset(names)
        size = self.sizes.get(size_of(element), "")
        return size, frozenset({"font-size"} if size else ())


def look_of(element: ET.Element, *, placed: bool = False) -> str:
    """Return what a rule would say instead of the attributes of an element; `placed`: where it lies, too.

    >>> tile = ET.Element("rect", {"class": "tile", "x": "4", "rx": "2", "stroke-width": "1.6"})
    >>> look_of(tile), look_of(tile, placed=True)
    ('rx:2px;stroke-width:1.6', 'rx:2px;stroke-width:1.6;x:4px')
    """
    classes = element.get("class", "").split()
    if element.tag.rpartition("}")[2] not in _SHAPES or not classes or _NOT_DRAWN.intersection(classes):
        return ""
    said = ((name, element.get(name)) for name in (_PLACED if placed else _LOOKS))
    told = ((name, value) for name, value in said if value and not (name in _PLACES and value == "0"))
    return ";".join(f"{name}:{value}{'px' if name in _LENGTHS else ''}" for name, value in told)


def size_of(element: ET.Element) -> str:
    """Return how large the letters of a text or of the room for one are, as a drawing says it; nothing for others."""
    tag, words = element.tag.rpartition("}")[2], element.get("class", "").split()
    if tag == "text":
        return element.get("font-size", "") if words else ""
    if "anchor" in words and (element.get("data-class") or element.get("id", "").endswith("@text")):
        return f"{float(element.get('data-size') or element.get('height') or 0):g}"
    return ""


def read_shorthand(drawings: Mapping[Path, int], styles: Iterable[Path], kept: Iterable[str]) -> Shorthand:
    """Return short names for the drawings of a template, each with how often it is drawn, and for its style files.

    `kept` are names of classes to keep, besides those that every template keeps.
    """
    words: Counter[str] = Counter()
    looks: Counter[str] = Counter()
    placed: Counter[tuple[str, str]] = Counter()
    sizes: Counter[str] = Counter()
    for path, times in drawings.items():
        root = ET.parse(path).getroot()  # noqa: S314 (our own file)
        for element, number in weighted(root, times):
            words.update(
                dict.fromkeys(f"{element.get('class', '')} {element.get('data-class', 'value')}".split(), number)
            )
            looks[look_of(element)] += number
            placed[look_of(element, placed=True), look_of(element)] += number
            # A symbol with a text lies at many places.
            sizes[size_of(element)] += number * (_CELLS if element.get("id", "").endswith("@text") else 1)
    variables: Counter[str] = Counter()
    for path in styles:
        text = path.read_text(encoding="utf-8")
        variables.update(_VARIABLE.findall(text))
        words.update(dict.fromkeys(_CLASS.findall(re.sub(r"\{[^{}]*\}", "{}", text)), 1))
    for word in [*KEPT, SHAPE, *_OF_MARKS, *kept, *filter(_KEPT.match, words)]:
        del words[word]
    for (look, without), number in placed.items():
        if look != without and number * (len(look) - len(without)) > len(look) + _RULE_COST:
            looks[without] -= number
            looks[look] += number
    worth = {look: number for look, number in looks.items() if look and pays(look, number)}
    codes = short_names({*KEPT, *kept, _SHORT_SHAPE})
    large = {f"{_SIZE}{size}": number for size, number in sizes.items() if size and number >= _WORTH_A_SIZE}
    both = Counter(words) + Counter(worth) + Counter(large)
    names = {name: next(codes) for name, _ in sorted(both.items(), key=lambda item: (-item[1], item[0]))}
    short = variable_names()
    return Shorthand(
        {SHAPE: _SHORT_SHAPE} | {word: names[word] for word in words},
        {name: next(short) for name, _ in sorted(variables.items(), key=lambda item: (-item[1], item[0]))},
        {look: names[look] for look in sorted(worth)},
        {size.removeprefix(_SIZE): names[size] for size in sorted(large)},
    )


def weighted(element: ET.Element, times: int) -> Iterator[tuple[ET.Element, int]]:
    """Walk over an element and all below it, with how often each is drawn."""
    if "cell" in element.get("class", "").split():
        times *= _CELLS
    yield element, times
    for child in element:
        yield from weighted(child, times)


def pays(look: str, number: int) -> bool:
    """Return whether a rule is shorter than the attributes it stands for."""
    return number * (len(look) - _NAME_COST) > len(look) + _RULE_COST


def short_names(taken: set[str]) -> Iterator[str]:
    """Give names of one letter, then of a letter and a number.

    >>> names = short_names({"b"})
    >>> next(names), next(names)
    ('a', 'c')
    """
    # Only small letters: a page without a doctype takes large and small ones of classes for the same.
    for letter in ascii_lowercase:
        if letter not in taken:
            yield letter
    for number in count():
        for letter in ascii_lowercase:
            yield f"{letter}{number}"


def variable_names() -> Iterator[str]:
    """Give names of variables, the shortest first: those may be of large letters and of figures too.

    >>> names = variable_names()
    >>> next(names), [next(names) for _ in range(62)][-1]
    ('--a', '--aa')
    """
    letters = f"{ascii_letters}{digits}"
    for more in ("", *letters):
        yield from (f"--{more}{letter}" for letter in letters)
