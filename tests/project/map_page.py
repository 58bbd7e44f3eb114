"""Reads the map of the project, `docs/architecture.md`: its rooms with their arrows, and its ways."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).parent.parent.parent
PAGE: Final = CHECKOUT / "docs" / "architecture.md"
PICTURE: Final = CHECKOUT / "docs" / "rooms.svg"
_NAME: Final = re.compile(r"`([^`]+)`")
_COLUMNS_OF_ROOMS: Final = ["room", "what lives there", "imports"]
_COLUMNS_OF_WAYS: Final = ["from", "how", "to", "by", "what happens"]


@dataclass(frozen=True, slots=True)
class WayStep:
    """One step of a way: from a file to a file, how they know each other, and the name that both have."""

    start: str
    how: str
    end: str
    by: str


def tables(text: str) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Give the tables of a page: the names of their columns, and their rows."""
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        head, _, *rows = ([cell.strip() for cell in line.strip("|\n").split("|")] for line in block.splitlines())
        yield head, rows


def rooms(text: str | None = None) -> dict[str, frozenset[str]]:
    """Return the rooms of the map, and which others each may import."""
    page = PAGE.read_text(encoding="utf-8") if text is None else text
    (rows,) = (rows for head, rows in tables(page) if head == _COLUMNS_OF_ROOMS)
    return {_NAME.findall(room)[0]: frozenset(_NAME.findall(imported)) for room, _, imported in rows}


def ways() -> list[list[WayStep]]:
    """Return the ways of the map, step by step."""
    found = [rows for head, rows in tables(PAGE.read_text(encoding="utf-8")) if head == _COLUMNS_OF_WAYS]
    return [
        [WayStep(start.strip("`"), how, end.strip("`"), by.strip("`")) for start, how, end, by, _ in rows]
        for rows in found
    ]


def named_paths() -> list[str]:
    """Return all places in the project that the map names, in their order."""
    names = _NAME.findall(PAGE.read_text(encoding="utf-8"))
    return list(dict.fromkeys(name for name in names if re.fullmatch(r"[\w./-]+", name) and "/" in name))


def file_of(name: str) -> Path:
    """Return where something lies that the map names: in the package, where the map does not name another folder."""
    outside = CHECKOUT / name
    return outside if outside.exists() else CHECKOUT / "trajan_tutor" / name
