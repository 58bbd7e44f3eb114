"""Tells where a value does not fit the typed dictionaries of the contract."""

from collections.abc import Callable, Iterator
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfits(value: object, hint: Any, place: str = "") -> Iterator[str]:
    """Give every place of a value at which it is not what a type says."""
    found = "typed" if is_typeddict(hint) else get_origin(hint)
    if hint is not Any:
        yield from _CHECKS.get(found, _plain)(value, hint, place)


def _plain(value: object, hint: Any, place: str) -> Iterator[str]:
    wanted: Any = {float: (int, float), None: NoneType}.get(hint, hint)
    # True is a number for Python, and none for a page.
    if not isinstance(value, wanted) or (isinstance(value, bool) and hint is not bool):
        yield f"{place}: {value!r:.80} is no {hint}"


def _optional(value: object, hint: Any, place: str) -> Iterator[str]:
    yield from misfits(value, get_args(hint)[0], place)


def _one_of_types(value: object, hint: Any, place: str) -> Iterator[str]:
    found = [list(misfits(value, one, place)) for one in get_args(hint)]
    if all(found):
        # The nearest type is the one that says least.
        yield from min(found, key=lambda told: (len(told), -len(told[0])))


def _one_of_values(value: object, hint: Any, place: str) -> Iterator[str]:
    if value not in get_args(hint):
        yield f"{place}: {value!r:.80} is none of {get_args(hint)}"


def _row(value: object, hint: Any, place: str) -> Iterator[str]:
    if not isinstance(value, list | tuple):
        yield f"{place}: {value!r:.80} is no row"
        return
    hints = get_args(hint) if get_origin(hint) is tuple else get_args(hint) * len(value)
    if len(hints) != len(value):
        yield f"{place}: {value!r:.80} is no row of {len(hints)}"
        return
    for number, (one, its) in enumerate(zip(value, hints, strict=True)):
        yield from misfits(one, its, f"{place}[{number}]")


def _dictionary(value: object, hint: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place}: {value!r:.80} is no dictionary"
        return
    names, values = get_args(hint)
    for name, one in value.items():
        yield from misfits(name, names, f"{place}.{name}")
        yield from misfits(one, values, f"{place}.{name}")


def _typed_dictionary(value: object, hint: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place}: {value!r:.80} is no {hint.__name__}"
        return
    hints = get_type_hints(hint, include_extras=True)
    yield from (f"{place}.{name} is missing" for name in sorted(hint.__required_keys__ - value.keys()))
    for name, one in value.items():
        if name in hints:
            yield from misfits(one, hints[name], f"{place}.{name}")
        else:
            yield f"{place}.{name} is not known"


_CHECKS: Final[dict[Any, Callable[[object, Any, str], Iterator[str]]]] = {
    "typed": _typed_dictionary,
    NotRequired: _optional,
    Union: _one_of_types,
    UnionType: _one_of_types,
    Literal: _one_of_values,
    list: _row,
    tuple: _row,
    dict: _dictionary,
}
