"""How commands and tools read what they are asked for: arguments in bounds, and errors in one line."""

import argparse
import sys
from collections.abc import Callable
from typing import NoReturn

from trajan_tutor.cli.output import EXIT_BAD_INPUT
from trajan_tutor.engine.errors import MisusedError, one_line
from trajan_tutor.engine.reading import number_in
from trajan_tutor.i18n import Words
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
