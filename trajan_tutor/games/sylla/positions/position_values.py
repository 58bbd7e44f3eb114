"""Reads the values of a position: every kind of value, with the place named when it is not what it should be."""

from collections.abc import Sequence
from typing import Any

from trajan_tutor.engine.errors import UnreadableError

_LONGEST = 40


def short(value: Any) -> str:
    """Return a value as a text of some 40 characters at most."""
    text = repr(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def wrong_kind(place: str, expected: str) -> UnreadableError:
    """Return the error of a value of the wrong kind."""
    return UnreadableError("sylla-position-kind", place=place, expected=expected)


def wrong_value(place: str, value: Any, expected: str) -> UnreadableError:
    """Return the error of a value that is not the one expected."""
    return UnreadableError("sylla-position-value", place=place, found=short(value), expected=expected)


def read_object(value: Any, place: str, needed: Sequence[str], allowed: Sequence[str] = ()) -> dict[str, Any]:
    """Return an object that has the needed fields, perhaps the allowed ones, and no other."""
    if not isinstance(value, dict):
        raise wrong_kind(place, "{...}")
    for field in needed:
        if field not in value:
            raise UnreadableError("sylla-position-missing", place=place, field=field)
    for field in value:
        if field not in needed and field not in allowed:
            raise UnreadableError("sylla-position-unknown-field", place=place, field=short(field))
    return value


def read_list(value: Any, place: str) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list):
        raise wrong_kind(place, "[...]")
    return value


def read_number(value: Any, place: str, least: int, most: int) -> int:
    """Return a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        found = short(value)
        raise UnreadableError("sylla-position-number", place=place, found=found, least=least, most=most)
    return value


def read_flag(value: Any, place: str) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise wrong_kind(place, "true / false")
    return value


def read_index(value: Any, place: str, words: Sequence[str]) -> int:
    """Return the index of a word among those that are possible."""
    if not isinstance(value, str) or not value or value not in words:
        expected = ", ".join(word for word in words if word)
        raise UnreadableError("sylla-position-name", place=place, found=short(value), expected=expected)
    return words.index(value)


def read_indices(value: Any, place: str, words: Sequence[str]) -> list[int]:
    """Return the indices of a list of words."""
    return [read_index(word, f"{place}[{number}]", words) for number, word in enumerate(read_list(value, place))]


def read_sorted(value: Any, place: str, words: Sequence[str]) -> list[int]:
    """Return the indices of a list of words whose order says nothing, sorted by the words."""
    return sorted(read_indices(value, place, words), key=lambda index: words[index])
