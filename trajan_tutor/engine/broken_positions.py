"""Positions with one thing broken: each value of a good one made negative, too large, of another kind, or left out."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

# A number that a position may have somewhere, such as points, and numbers that no count, seat or seed has.
_BELOW: Final = -5
FAR_BELOW: Final = -1_000_000
_FAR_ABOVE: Final = 1_000_000
_UNKNOWN: Final = "nobody-knows"
# Of values that are read in the same way so many are broken: of a list, and of an object whose values are alike.
_MOST_ALIKE: Final = 3
_LONGEST: Final = 40

Way = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class BrokenPosition:
    """A position in which one value was replaced; `description` is its place and the new value, as people write it."""

    description: str
    data: Any
    value: Any = None


def broken_positions(position: dict[str, Any]) -> Iterator[BrokenPosition]:
    """Yield a good position with one thing broken at a time, after what is no position at all.

    >>> [broken.description for broken in broken_positions({"heap": 3})][4:9]
    ['{}', 'nobody-knows = 1', 'heap is left out', 'heap = -5', 'heap = -1000000']
    """
    no_positions: tuple[Any, ...] = (None, [], _UNKNOWN, _BELOW, {})
    for nonsense in no_positions:
        yield BrokenPosition(_as_text(nonsense), nonsense, nonsense)
    yield BrokenPosition(f"{_UNKNOWN} = 1", {**position, _UNKNOWN: 1})
    for way, value in _values(position, ()):
        place = place_of(way)
        if isinstance(way[-1], str):
            yield BrokenPosition(f"{place} is left out", _without(position, way))
        for other in _others(value):
            yield BrokenPosition(f"{place} = {_as_text(other)}", _with(position, way, other), other)


def place_of(way: Way) -> str:
    """Return the way to a value as people write it.

    >>> place_of(("players", 2, "vp"))
    'players[2].vp'
    """
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in way).removeprefix(".")


def _values(data: Any, way: Way) -> Iterator[tuple[Way, Any]]:
    """Yield the values within some data with the ways to them, of many that are alike the first few."""
    items = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    for key, value in items[:_MOST_ALIKE] if _are_alike([value for _, value in items]) else items:
        yield (*way, key), value
        if isinstance(value, (dict, list)):
            yield from _values(value, (*way, key))


def _are_alike(values: list[Any]) -> bool:
    """Return whether values are of one kind: all numbers, all texts, or all objects with the same fields."""
    kinds = {tuple(value) if isinstance(value, dict) else type(value) for value in values if value is not None}
    return len(kinds) == 1


def _others(value: Any) -> tuple[Any, ...]:
    """Return what a value of its kind cannot be, or can hardly be."""
    if isinstance(value, bool):
        return (None, _UNKNOWN, 2)
    if isinstance(value, int):
        return (_BELOW, FAR_BELOW, _FAR_ABOVE, 0.5, True, None, _UNKNOWN, [])
    if isinstance(value, str):
        return (_UNKNOWN, "", _BELOW, None, [], {})
    if isinstance(value, list):
        return ([*value, _UNKNOWN], [*value, _BELOW], [*value, *value], {}, None, _UNKNOWN, _BELOW)
    if isinstance(value, dict):
        return ({**value, _UNKNOWN: 1}, [], None, _UNKNOWN, _BELOW)
    return (_UNKNOWN, _BELOW, [], {})


def _with(data: Any, way: Way, value: Any) -> Any:
    """Return data with another value at a place; what lies beside the way is shared."""
    if not way:
        return value
    key, further = way[0], way[1:]
    changed = data.copy()
    changed[key] = _with(data[key], further, value)
    return changed


def _without(data: Any, way: Way) -> Any:
    key, further = way[0], way[1:]
    changed = data.copy()
    if further:
        changed[key] = _without(data[key], further)
    else:
        del changed[key]
    return changed


def _as_text(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]}…{text[-_LONGEST // 2 :]}"
