"""Classes for what elements say about themselves: what several elements say has a class, all else is attributes."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.view.cascade import LOOKS, SIZES, Sayings, body_of
from trajan_tutor.view.shorthand import short_names
from trajan_tutor.view.svg import PREFIX

# That an element shows a symbol at each of its corners, as large as said; what a style says by these names is ours.
STAMP: Final = "stamp"
SCALE: Final = "stamp-scale"
# What is said of the elements just inside.
INSIDE: Final = ">"
# What a rule costs besides what it says, one more class of an element, and quotes and signs of an attribute.
_RULE: Final = 6
_CLASS: Final = 4
_SIGNS: Final = 4


def units(style: Mapping[str, str]) -> Iterator[Sayings]:
    """Give what a style says in the parts that have a class of their own: variables are one part, so are sizes inside.

    >>> list(units({"fill": "red", "--a": "1", "--b": "2"}))
    [(('--a', '1'), ('--b', '2')), (('fill', 'red'),)]
    """
    for beginning in ("--", INSIDE):
        together = tuple(sorted(one for one in style.items() if one[0].startswith(beginning)))
        if together:
            yield together
    yield from ((one,) for one in sorted(style.items()) if not one[0].startswith(("--", INSIDE)))


def can_be_attributes(said: Sayings) -> bool:
    """Return whether a wording can be said by attributes alone."""
    return all(name in LOOKS or name in SIZES for name, _ in said)


@dataclass(slots=True)
class Wardrobe:
    """Which part of what is said has which class; `ask` for all elements first, then `sew`.

    Rules are said inside the rule of the drawing, but that does not reach into copies: what they wear is another name,
    which begins with the prefix.
    """

    _askers: dict[Sayings, list[int]] = field(default_factory=lambda: defaultdict(list))
    _copied: Counter[Sayings] = field(default_factory=Counter)
    _asked: int = 0
    _classes: dict[Sayings, str] = field(default_factory=dict)
    _sewn: list[tuple[str, Sayings]] = field(default_factory=list)
    _of_copies: dict[Sayings, str] = field(default_factory=dict)

    def ask(self, style: Mapping[str, str], *, copied: bool = False) -> None:
        """Count what an element says."""
        if copied:
            said = tuple(sorted(style.items()))
            self._copied[said] += bool(said)
            return
        self._asked += 1
        for unit in units(style):
            self._askers[unit].append(self._asked)

    def sew(self) -> None:
        """Name the classes: what is always said together is one class, those used most have the shortest names."""
        together: dict[tuple[bool, tuple[int, ...]], list[Sayings]] = defaultdict(list)
        for unit, askers in self._askers.items():
            together[unit[0][0].startswith(INSIDE), tuple(askers)].append(unit)
        worth: list[tuple[int, Sayings, list[Sayings]]] = []
        for (_, asked), found in together.items():
            said = tuple(one for unit in found for one in unit)
            if not can_be_attributes(said) or _pays(said, len(asked)):
                worth.append((len(asked), said, found))
        # Pages call headings by such names, and pieces.
        names = (name for name in short_names({"p"}) if name[:1] != "h" or len(name) == 1)
        for _, said, parts in sorted(worth, key=lambda one: (-one[0], one[1])):
            name = next(names)
            self._sewn.append((name, said))
            self._classes |= dict.fromkeys(parts, name)
        others = short_names(set())
        for said, number in sorted(self._copied.items()):
            if _pays(said, number):
                self._of_copies[said] = f"{PREFIX}{next(others)}"

    def worn(self, style: Mapping[str, str], *, copied: bool = False) -> tuple[str, Sayings]:
        """Return the classes of an element, and what it says by attributes."""
        if copied:
            said = tuple(sorted(style.items()))
            return (self._of_copies[said], ()) if said in self._of_copies else ("", said)
        found = list(units(style))
        classes = dict.fromkeys(self._classes[unit] for unit in found if unit in self._classes)
        return " ".join(classes), tuple(one for unit in found if unit not in self._classes for one in unit)

    def rules(self, ids: Mapping[str, str]) -> str:
        """Return the rules of all classes, as they stand inside the rule of the drawing."""
        sizes = ",".join(f".{name}" for name, said in self._sewn if SCALE in dict(said))
        return f"{sizes}{{fill:none}}" * bool(sizes) + "".join(
            f".{name}{f'{INSIDE}*' if said[0][0].startswith(INSIDE) else ''}{{{body_of(_told(said, ids))}}}"
            for name, said in self._sewn
        )

    def rules_of_copies(self) -> str:
        """Return the rules of what copies wear."""
        return "".join(f".{name}{{{body_of(said)}}}" for said, name in self._of_copies.items())


def _told(said: Sayings, ids: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Give what a rule says, stamps as the names that browsers know."""
    for name, value in said:
        if name == STAMP:
            yield "marker", f"url(#{ids[f'{STAMP} {value}']})"
        elif name == SCALE:
            yield "stroke-width", value
        else:
            yield name.removeprefix(INSIDE), value


def _pays(said: Sayings, number: int) -> bool:
    """Return whether a rule is shorter than the attributes that it stands for."""
    told = sum(len(name) + len(value) + 1 for name, value in said)
    return number > 1 and number * (told + (_SIGNS - 1) * len(said) - _CLASS) > told + _RULE
