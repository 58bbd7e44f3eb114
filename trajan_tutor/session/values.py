"""What people give to a call: taken where it is of the kind that is meant, else refused in a sentence."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeGuard

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Term
from trajan_tutor.engine.reading import is_unicode, whole_number
from trajan_tutor.i18n import PSEUDO
from trajan_tutor.session.error_sentences import shortened

_LANGUAGE: Final = re.compile(rf"{PSEUDO}|[A-Za-z]{{2,3}}([-_][A-Za-z0-9]{{2,8}})*")
# Longer ones no system takes.
_LONGEST_PATH: Final = 4000
_LONGEST_NAME: Final = 255


def text_of(name: str, value: object) -> str:
    """Return a text; raises MisusedError for anything else."""
    if not isinstance(value, str) or not _can_be_written(value):
        raise _wrong(name, value, "text")
    return value


def language_of(value: object) -> str:
    """Return a language by its letters; raises MisusedError for what cannot be one.

    One that there are no words for is taken: whoever asks for it reads English until there are.
    """
    if not is_language(value):
        raise _wrong("language", value, "language")
    return value


def is_language(value: object) -> TypeGuard[str]:
    """Return whether a value can be the letters of a language."""
    return isinstance(value, str) and _LANGUAGE.fullmatch(value) is not None


def texts_of(name: str, value: object) -> tuple[str, ...]:
    """Return a list of texts; raises MisusedError for anything else, one text too: its letters are not meant."""
    listed = _listed(value)
    if listed is None or not all(isinstance(item, str) and _can_be_written(item) for item in listed):
        raise _wrong(name, value, "texts")
    return tuple(map(str, listed))


def number_of(name: str, value: object) -> int:
    """Return a whole number; raises MisusedError for anything else."""
    number = whole_number(value)
    if number is None:
        raise _wrong(name, value, "number")
    return number


def numbers_of(name: str, value: object) -> tuple[int, ...]:
    """Return a list of whole numbers; raises MisusedError for anything else, one number too."""
    numbers = [whole_number(item) for item in _listed(value) or ()]
    whole_numbers = tuple(number for number in numbers if number is not None)
    if _listed(value) is None or len(whole_numbers) < len(numbers):
        raise _wrong(name, value, "numbers")
    return whole_numbers


def flag_of(name: str, value: object) -> bool:
    """Return yes or no; raises MisusedError for anything else: the text “no” would count as yes."""
    if not isinstance(value, bool):
        raise _wrong(name, value, "flag")
    return value


def path_of(name: str, value: object) -> Path:
    """Return the path of a file or folder; raises MisusedError for anything else."""
    if not isinstance(value, str | Path) or not _can_be_written(str(value)):
        raise _wrong(name, value, "path")
    path = Path(value)
    if len(str(path)) > _LONGEST_PATH or any(len(part) > _LONGEST_NAME for part in path.parts):
        raise _wrong(name, value, "path")
    return path


def named_values_of(name: str, value: object) -> dict[str, Any]:
    """Return values by their names; raises MisusedError for anything else."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise _wrong(name, value, "named")
    return dict(value)


def _can_be_written(text: str) -> bool:
    return "\0" not in text and is_unicode(text)


def _listed(value: object) -> list[object] | None:
    """Return the values of a list of any kind, arrays, ranges and sets too; None for a text, a mapping or one value."""
    if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
        return None
    return list(value)


def _wrong(name: str, value: object, expected: str) -> MisusedError:
    return MisusedError("session-value", name=name, given=shortened(value), expected=Term(f"session-value-{expected}"))
