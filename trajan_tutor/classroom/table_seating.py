"""Who sits at which table: drawn by lot or as chosen, and what becomes of those who are left over."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from trajan_tutor.classroom.table_record import BOT
from trajan_tutor.engine.errors import MisusedError

# More tables than these nobody makes at once.
MOST_TABLES: Final = 100


class LeftOver(StrEnum):
    """What becomes of pupils who are left over."""

    BOT = "bot"  # they play against bots
    THREE = "three"  # they make a table larger, where the game is played so


def checked_size(size: int, sizes: Sequence[int]) -> int:
    """Return a number of seats; raises MisusedError for one with which the game is not played."""
    if size not in sizes:
        raise MisusedError("class-table-size", seats=size, sizes=tuple(map(str, sizes)))
    return size


def drawn(ids: Sequence[str], size: int, sizes: Sequence[int], rest: LeftOver) -> list[list[str]]:
    """Return the tables of pupils who were drawn in this order; raises MisusedError for a size that cannot be."""
    checked_size(size, sizes)
    if not ids:
        raise MisusedError("class-table-nobody")
    tables = [list(ids[at : at + size]) for at in range(0, len(ids), size)]
    left = tables[-1]
    if rest is LeftOver.THREE and len(left) < size and len(left) < len(tables) and size + 1 in sizes:
        tables.pop()
        for table, one in zip(tables, left, strict=False):
            table.append(one)
    return [filled(table, size, sizes) for table in tables]


def chosen(tables: Sequence[Sequence[str]], size: int, sizes: Sequence[int]) -> list[list[str]]:
    """Return the tables as they were chosen; raises MisusedError for a pupil at two places, or a table too large."""
    if not tables or len(tables) > MOST_TABLES or not all(tables):
        raise MisusedError("class-table-nobody")
    most = Counter(one for table in tables for one in table).most_common(1)
    if most[0][1] > 1:
        raise MisusedError("class-table-twice")
    return [filled(table, size, sizes) for table in tables]


def filled(table: Sequence[str], size: int, sizes: Sequence[int]) -> list[str]:
    """Return who sits at a table, with bots on the seats that are left; raises MisusedError for too many."""
    seats = len(table) if len(table) > size else checked_size(size, sizes)
    checked_size(seats, sizes)
    return [*table, *[BOT] * (seats - len(table))]
