"""Tables are laid, for pairs and more, and for a simultaneous game of who teaches: seats are drawn by lot or chosen."""

import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from trajan_tutor.classroom.board_making import checked_name
from trajan_tutor.classroom.pupils import Pupils
from trajan_tutor.classroom.room import Room
from trajan_tutor.classroom.table_record import BOT, TEACHER
from trajan_tutor.classroom.table_words import QUICK_BOTS, sizes_of
from trajan_tutor.classroom.task import TaskKind
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
        for table, learner in zip(tables, left, strict=False):
            table.append(learner)
    return [filled(table, size, sizes) for table in tables]


def chosen(tables: Sequence[Sequence[str]], size: int, sizes: Sequence[int]) -> list[list[str]]:
    """Return the tables as they were chosen; raises MisusedError for a pupil at two places, or a table too large."""
    if not tables or len(tables) > MOST_TABLES or not all(tables):
        raise MisusedError("class-table-nobody")
    most = Counter(learner for table in tables for learner in table).most_common(1)
    if most[0][1] > 1:
        raise MisusedError("class-table-twice")
    return [filled(table, size, sizes) for table in tables]


def filled(table: Sequence[str], size: int, sizes: Sequence[int]) -> list[str]:
    """Return who sits at a table, with bots on the seats that are left; raises MisusedError for too many."""
    seats = len(table) if len(table) > size else checked_size(size, sizes)
    checked_size(seats, sizes)
    return [*table, *[BOT] * (seats - len(table))]


_SEEDS: Final = 1 << 32
_chance: Final = secrets.SystemRandom()


@dataclass(frozen=True, slots=True)
class AskedSeating:
    """Who is to sit at tables: `seats` are tables as they were chosen, without any they are drawn among `to`.

    Without `to` all who are here are meant. `rest` tells what becomes of those who are left over.
    """

    to: Sequence[str]
    seats: Sequence[Sequence[str]]
    rest: LeftOver
    bot: str


class SeatingHost(Protocol):
    """Where tables are laid."""

    room: Room
    pupils: Pupils

    def renew(self, ids: list[str]) -> None:
        """Show pupils what they were given now."""


def set_up_tables(place: SeatingHost, game: str, size: int, asked: AskedSeating) -> None:
    """Set up tables of a size; raises MisusedError for what cannot be, and then there is none of them."""
    checked_name(TaskKind.GAME, game)
    sizes, bot = sizes_of(game), asked.bot or QUICK_BOTS[0]
    if bot not in QUICK_BOTS:
        raise MisusedError("class-table-bot-unknown")
    if asked.seats:
        if not all(learner in place.room.learners for table in asked.seats for learner in table):
            raise MisusedError("class-nobody")
        tables = chosen(asked.seats, size, sizes)
    else:
        ids = here(place, asked.to)
        _chance.shuffle(ids)
        tables = drawn(ids, size, sizes, asked.rest)
    _set_up(place, game, tables, bot)


def set_up_simultaneous(place: SeatingHost, game: str, to: Sequence[str]) -> None:
    """Set up a table for each of some pupils, at which the teacher plays; raises MisusedError without any."""
    checked_name(TaskKind.GAME, game)
    sizes = sizes_of(game)
    size = min(number for number in sizes if number > 1)
    ids = here(place, to)
    if not ids:
        raise MisusedError("class-table-nobody")
    tables = [filled([learner, TEACHER], size, sizes) for learner in ids]
    for table in tables:
        # Who begins is drawn by lot.
        _chance.shuffle(table)
    _set_up(place, game, tables, QUICK_BOTS[0])


def here(place: SeatingHost, to: Sequence[str]) -> list[str]:
    """Return the ids of some pupils who are in the room; without any those of all who are here now."""
    if to:
        return [learner.id for learner in place.room.named(list(dict.fromkeys(to)))]
    return [learner for learner in place.room.learners if place.pupils.lines_of(learner)]


def _set_up(place: SeatingHost, game: str, tables: Sequence[Sequence[str]], bot: str) -> None:
    for seats in tables:
        place.pupils.tables.set_up(game, secrets.randbelow(_SEEDS), list(seats), bot)
    place.renew([learner for seats in tables for learner in seats if learner not in (BOT, TEACHER)])
