"""The levels of the players that look ahead, as data: how much each looks at, and how."""

from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_toml
from trajan_tutor.search.budget import Budget
from trajan_tutor.search.settings import Settings

_FILE: Final = Path(__file__).parent / "levels.toml"
_SAMPLES: Final = "samples"


@dataclass(frozen=True, slots=True)
class Level:
    """A player that looks ahead: its name, what a search of a turn may look at, and how it looks."""

    name: str
    budget: Budget
    settings: Settings


@cache
def levels() -> tuple[Level, ...]:
    """Return the levels of the project, weakest first.

    >>> [level.name for level in levels()]
    ['beginner', 'club', 'strong', 'strongest']
    """
    return read_levels(_FILE)


def read_levels(file: Path) -> tuple[Level, ...]:
    """Return the levels of a file, in its order; raises UnreadableError for one that makes no sense."""
    return tuple(_level(name, values) for name, values in read_toml(file).items())


def _level(name: str, values: Any) -> Level:
    kinds = {one.name: type(one.default) for one in fields(Settings)} | {_SAMPLES: int}
    if not isinstance(values, dict) or not all(type(value) is kinds.get(key) for key, value in values.items()):
        raise UnreadableError("search-level", level=name)
    if values.get(_SAMPLES, 0) < 1:
        raise UnreadableError("search-level", level=name)
    looks = {key: value for key, value in values.items() if key != _SAMPLES}
    return Level(name, Budget(samples=values[_SAMPLES]), Settings(**looks))
