"""What never changes on a sheet and is drawn once: outlines that cut, symbols that lie on several mats."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from trajan_tutor.view.pieces import definitions
from trajan_tutor.view.sheet import Sheet
from trajan_tutor.view.svg import PREFIX
from trajan_tutor.view.templates import Template, load_template


@lru_cache(maxsize=32)
def repeated_sheets(board: Path, seats: int) -> frozenset[str]:
    """Return the sheets that are drawn several times for a number of seats and have symbols that never change."""
    template = load_template(board)
    drawn = Counter(place.sheet for place in template.arrangement(seats).places if place.turn < seats)
    return frozenset(sheet for sheet, number in drawn.items() if number > 1 and template.sheets[sheet].static_layer)


def static_layer(sheet: Sheet, name: str, repeated: frozenset[str]) -> str:
    """Return the symbols that never change on a sheet, by reference where several such sheets are drawn."""
    return f'<use href="#{PREFIX}-g-{name}"/>' if name in repeated else sheet.static_layer


def shared_definitions(template: Template, repeated: frozenset[str], used: Iterable[str]) -> str:
    """Return the definitions of a drawing: the symbols that it uses, and what is on several of its sheets."""
    shared = (f'<g id="{PREFIX}-g-{name}">{template.sheets[name].static_layer}</g>' for name in sorted(repeated))
    return definitions(template, used) + "".join(shared)


def clips(sheet: Sheet) -> str:
    """Return the outlines that keep the marks of a place within it, and those that are drawn several times."""
    found = "".join(shape.clip for shape in sheet.spots.values()) + sheet.outlines
    return f"<defs>{found}</defs>" if found else ""
