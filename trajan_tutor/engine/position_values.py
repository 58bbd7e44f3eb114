"""Reads the values of a position: every kind of value, with the place named when it is not what it should be."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from trajan_tutor.engine.errors import MisusedError, UnreadableError

F = TypeVar("F")
_LONGEST = 40


def short(value: Any) -> str:
    """Return a value as a text of some 40 characters at most."""
    text = repr(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def wrong_kind(place: str, expected: str) -> UnreadableError:
    """Return the error of a value of the wrong kind."""
    return UnreadableError("engine-position-kind", place=place, expected=expected)


def wrong_value(place: str, value: Any, expected: str) -> UnreadableError:
    """Return the error of a value that is not the one expected."""
    return UnreadableError("engine-position-value", place=place, found=short(value), expected=expected)


def read_object(value: Any, place: str, needed: Sequence[str], allowed: Sequence[str] = ()) -> dict[str, Any]:
    """Return an object that has the needed fields, perhaps the allowed ones, and no other."""
    if not isinstance(value, dict):
        raise wrong_kind(place, "{...}")
    if place == "position" and "seen" in value:
        raise UnreadableError("engine-position-seen")
    for field in needed:
        if field not in value:
            raise UnreadableError("engine-position-missing", place=place, field=field)
    for field in value:
        if field not in needed and field not in allowed:
            raise UnreadableError("engine-position-unknown-field", place=place, field=short(field))
    return value


def read_name_of_game(position: dict[str, Any], game: str, version: int | None = None) -> None:
    """Check that a position is one of a game, in the version of its format that is read if it has versions."""
    if position["game"] != game:
        raise wrong_value("game", position["game"], f'"{game}"')
    if version is not None and (position["version"] != version or isinstance(position["version"], bool)):
        raise wrong_value("version", position["version"], str(version))


def read_rulings(
    position: dict[str, Any], rulings: dict[str, object], figures_for: Callable[[dict[str, object]], F]
) -> F:
    """Return the figures under the rulings that a position chooses, and under others where it chooses nothing."""
    chosen = position.get("options", {})
    if not isinstance(chosen, dict):
        raise wrong_kind("options", "{...}")
    try:
        return figures_for({**rulings, **chosen})
    except MisusedError as error:
        raise UnreadableError(error.message.key, **dict(error.message.parameters)) from error


def read_list(value: Any, place: str, length: int | None = None) -> list[Any]:
    """Return a list, of some length where one is needed."""
    if not isinstance(value, list):
        raise wrong_kind(place, "[...]")
    if length is not None and len(value) != length:
        raise UnreadableError("engine-position-length", place=place, found=len(value), expected=length)
    return value


def read_number(value: Any, place: str, least: int, most: int) -> int:
    """Return a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        found = short(value)
        raise UnreadableError("engine-position-number", place=place, found=found, least=least, most=most)
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
        raise UnreadableError("engine-position-name", place=place, found=short(value), expected=expected)
    return words.index(value)


def read_indices(value: Any, place: str, words: Sequence[str]) -> list[int]:
    """Return the indices of a list of words."""
    return [read_index(word, f"{place}[{number}]", words) for number, word in enumerate(read_list(value, place))]


def read_sorted(value: Any, place: str, words: Sequence[str]) -> list[int]:
    """Return the indices of a list of words whose order says nothing, sorted by the words."""
    return sorted(read_indices(value, place, words), key=lambda index: words[index])


def read_distinct(value: Any, place: str, words: Sequence[str]) -> list[int]:
    """Return the indices of a list of words that differ."""
    indices = read_indices(value, place, words)
    for number, index in enumerate(indices):
        if index in indices[:number]:
            raise duplicate(f"{place}[{number}]", words[index])
    return indices


def read_counts(value: Any, place: str, words: Sequence[str]) -> list[int]:
    """Return how often each word stands in a list."""
    indices = read_indices(value, place, words)
    return [indices.count(index) for index in range(len(words))]


def duplicate(place: str, name: str) -> UnreadableError:
    """Return the error of something that may stand in a place once and stands there again."""
    return UnreadableError("engine-position-twice", place=place, name=name)
