"""Lets what several symbols draw alike be drawn once: the others refer to it.

A symbol may hold all that another one draws, larger or smaller; symbols may have an element in common, or only its
outline in other colours.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from trajan_tutor.view.svg import PREFIX

_LEAF: Final = re.compile(r"<(?:path|rect|circle)\b[^>]*/>")
_OUTLINE: Final = re.compile(r' d="([^"]*)"')
_PATH: Final = re.compile(r'<path\b([^>]*?) d="([^"]*)"([^>]*)/>')
_ONLY_ONE: Final = re.compile(r'<g( transform="[^"]*")><use( href="[^"]*")/></g>')


@dataclass(slots=True)
class Sharing:
    """Symbols by their codes, each drawn by itself at first; what they come to share has a name from `names`."""

    drawn: dict[str, str]
    names: Iterator[str]
    # Under which code something can be referred to, and how it is defined.
    parts: dict[str, str] = field(default_factory=dict)

    def share(self) -> None:
        """Draw once what is drawn several times."""
        for code in self.drawn:
            self._replace(self.drawn[code], refer(code), but=code)
        for leaf, number in self._found(_LEAF):
            if pays(leaf, number, refer("a0")):
                name = next(self.names)
                self.parts[name] = named(leaf, name)
                self._replace(leaf, refer(name))
        for outline, number in self._found(_OUTLINE):
            if pays(f' d="{outline}"', number, f' href="#{PREFIX}a0"'):
                name = next(self.names)
                self.parts[name] = f'<path id="{PREFIX}{name}" d="{outline}"/>'
                self._outline(outline, name)
        for code, inside in self.drawn.items():
            self.drawn[code] = _ONLY_ONE.sub(r"<use\1\2/>", inside)

    def definitions(self, code: str) -> tuple[str, ...]:
        """Return what has to be defined for a symbol, the symbol itself last."""
        inside = self.drawn[code]
        own = named(inside if _LEAF.fullmatch(inside) else f"<g>{inside}</g>", code)
        return (*dict.fromkeys(part for name in references(own) for part in self._needed(name)), own)

    def _needed(self, name: str) -> tuple[str, ...]:
        return (self.parts[name],) if name in self.parts else self.definitions(name)

    def _replace(self, text: str, by: str, but: str = "") -> None:
        for code, inside in self.drawn.items():
            if code != but and len(by) < len(text):
                self.drawn[code] = inside.replace(text, by)

    def _outline(self, outline: str, name: str) -> None:
        def referring(match: re.Match[str]) -> str:
            if match[2] != outline:
                return match[0]
            return f'<use{match[1]}{match[3]} href="#{PREFIX}{name}"/>'

        for code, inside in self.drawn.items():
            self.drawn[code] = _PATH.sub(referring, inside)

    def _found(self, pattern: re.Pattern[str]) -> Iterable[tuple[str, int]]:
        return Counter(one for inside in self.drawn.values() for one in pattern.findall(inside)).items()


def named(element: str, code: str) -> str:
    """Return an element with the id of a code.

    >>> named("<g><path/></g>", "a").replace(PREFIX, "board")
    '<g id="boarda"><path/></g>'
    """
    return re.sub(r"^<\w+", lambda match: f'{match[0]} id="{PREFIX}{code}"', element)


def refer(code: str) -> str:
    """Return an element that shows what has a code."""
    return f'<use href="#{PREFIX}{code}"/>'


def references(text: str) -> list[str]:
    """Return the codes that a text refers to."""
    return re.findall(rf'href="#{PREFIX}([^"]*)"', text)


def pays(text: str, number: int, reference: str) -> bool:
    """Return whether a text that comes so often is longer than its definition and as many references."""
    return number * (len(text) - len(reference)) > len(text) + len(f'<path id="{PREFIX}a0"/>')


def shared(drawn: Mapping[str, str], names: Iterator[str]) -> dict[str, tuple[str, ...]]:
    """Return how symbols are defined that are drawn so, by their codes: each with what it refers to before itself."""
    sharing = Sharing(dict(drawn), names)
    sharing.share()
    return {code: sharing.definitions(code) for code in drawn}
