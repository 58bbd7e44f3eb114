"""A message: a key and parameters. The engine, the games and the coach emit messages; `i18n` makes the words."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Self


@dataclass(frozen=True, slots=True)
class Term:
    """A parameter that is itself a word of the catalogue, such as a province or a goods kind."""

    key: str

    def __str__(self) -> str:
        """Return the key."""
        return self.key


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogue with its parameters, in the order of their names.

    >>> str(Message.of("trajan-refused-sow-empty", tray=3))
    'trajan-refused-sow-empty tray=3'
    """

    key: str
    parameters: tuple[tuple[str, "Value"], ...] = ()

    @classmethod
    def of(cls, key: str, /, **parameters: object) -> Self:
        """Make a message from keyword parameters: numbers, times, plain text, terms, other messages, or tuples of them.

        Numbers and times are given as such, never as text: how they are written is the language's affair.
        """
        if not parameters:
            return cls(key)
        given: dict[str, Any] = parameters
        pairs = list(given.items())
        if not _PLAIN.issuperset(map(type, given.values())):
            pairs = [(name, _value(value)) for name, value in pairs]
        if len(pairs) > 1:
            pairs.sort()
        return cls(key, tuple(pairs))

    @property
    def in_short(self) -> "Message":
        """The same in short words, which a catalogue may have; where it has none the whole words are said."""
        return Message(f"{self.key}.short", self.parameters)

    def __str__(self) -> str:
        """Return the key and parameters, for tests and logs."""
        words = [f"{name}={_plain(value)}" for name, value in self.parameters]
        return " ".join([self.key, *words])


def terms(prefix: str, words: Iterable[str]) -> Callable[[int], Term]:
    """Return the function that gives the term of a code, its number among some words.

    >>> terms("trajan-pile", ("left", "right"))(1).key
    'trajan-pile-right'
    """
    all_terms = tuple(Term(f"{prefix}-{word}") for word in words)
    return all_terms.__getitem__


Value = str | int | float | datetime | Term | Message | tuple["Value", ...]

# Most parameters are of these types, and taken as they are.
_PLAIN: Final = frozenset((str, int, bool, float, datetime, Term, Message))


def _value(value: object) -> Value:
    if isinstance(value, (str, int, float, datetime, Term, Message)):
        return value
    if isinstance(value, (tuple, list)):
        return tuple(_value(item) for item in value)
    return str(value)


def _plain(value: Value) -> str:
    if isinstance(value, tuple):
        return "+".join(_plain(item) for item in value)
    return str(value)
