"""How commands and tools read what they are asked for: arguments in bounds, and errors in one line.

`argparse` asks gettext for each of its sentences by the English one; here the catalogue of the chosen language answers.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

from trajan_tutor.cli.output import EXIT_BAD_INPUT, say
from trajan_tutor.engine.errors import MisusedError, one_line
from trajan_tutor.engine.reading import number_in
from trajan_tutor.i18n import Words
from trajan_tutor.session.language_choice import offered_language
from trajan_tutor.session.values import language_of

# What argparse says of an argument is told so far.
_LONGEST = 200


class Parser(argparse.ArgumentParser):
    """An argument parser that tells errors in one line and leaves with the exit code of bad input."""

    def error(self, message: str) -> NoReturn:
        """Tell what is wrong and where help is."""
        print(f"{self.prog}: {one_line(message, _LONGEST)} ({self.prog} --help)", file=sys.stderr)
        raise SystemExit(EXIT_BAD_INPUT)


def number_from(least: int, most: int = sys.maxsize) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds."""

    def read(text: str) -> int:
        number = number_in(text)
        if number is None or not least <= number <= most:
            if most == sys.maxsize:
                raise _refused("cli-value-number", given=text, least=least)
            raise _refused("cli-value-number-to", given=text, least=least, most=most)
        return number

    return read


# More of them than a large machine has cores would only be a slip of the hand.
processes_above_zero = number_from(1, 1000)


def language(text: str) -> str:
    """Read the letters of a language."""
    try:
        return language_of(text)
    except MisusedError as error:
        raise _refused("cli-value-language", given=text) from error


def spoken_language(text: str) -> str:
    """Read the language to speak; raises MisusedError, which names those that are offered."""
    return offered_language(language(text))


def seconds_above_zero(text: str) -> float:
    """Read a number of seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise _refused("cli-value-seconds", given=text)
    return seconds


def _refused(key: str, **parameters: object) -> argparse.ArgumentTypeError:
    """Return what is said of a value that an argument does not take, in the language that is spoken."""
    return argparse.ArgumentTypeError(Words().say(key, **parameters))


# By the English sentence: the key of ours, and what stands in it in the places that the library fills.
_MESSAGES: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "positional arguments": ("cli-library-arguments", {}),
    "options": ("cli-library-options", {}),
    "show this help message and exit": ("cli-library-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "cli-library-argument",
        {"name": "%(argument_name)s", "message": "%(message)s"},
    ),
    "the following arguments are required: %s": ("cli-library-required", {"names": "%s"}),
    "one of the arguments %s is required": ("cli-library-one-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("cli-library-unrecognized", {"names": "%s"}),
    "not allowed with argument %s": ("cli-library-not-with", {"name": "%s"}),
    "ignored explicit argument %r": ("cli-library-ignored", {"given": "%r"}),
    "expected one argument": ("cli-library-expected-one", {}),
    "expected at most one argument": ("cli-library-expected-at-most-one", {}),
    "expected at least one argument": ("cli-library-expected-at-least-one", {}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-library-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid %(type)s value: %(value)r": ("cli-library-invalid", {"given": "%(value)r"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-library-choice",
        {"given": "%(value)r", "choices": "%(choices)s"},
    ),
}
_USAGE: Final = "usage: "


@contextmanager
def library_speaks(language: str) -> Iterator[None]:
    """Let the library speak a language meanwhile; what it says to programmers stays as it is."""

    def one(text: str) -> str:
        if text == _USAGE:
            return f"{say(language, 'cli-library-usage')} "
        if text not in _MESSAGES:
            return text
        key, places = _MESSAGES[text]
        return say(language, key, **places)

    def several(_one: str, _several: str, number: int) -> str:
        return say(language, "cli-library-expected", number=number, count="%s")

    spoken = {"_": one, "ngettext": several}
    before = {name: getattr(argparse, name) for name in spoken}
    try:
        for name, says in spoken.items():
            setattr(argparse, name, says)
        yield
    finally:
        for name, says in before.items():
            setattr(argparse, name, says)
