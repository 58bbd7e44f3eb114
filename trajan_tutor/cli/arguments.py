"""How commands and tools read what they are asked for: arguments in bounds, and errors in one line."""

import argparse
import sys
from collections.abc import Callable
from typing import NoReturn

from trajan_tutor.cli.output import EXIT_BAD_INPUT
from trajan_tutor.engine.errors import MisusedError, one_line
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
        number = int(text)
        if not least <= number <= most:
            raise ValueError(text)
        return number

    read.__name__ = f"whole number from {least}"
    return read


# More of them than a large machine has cores would only be a slip of the hand.
processes_above_zero = number_from(1, 1000)
processes_above_zero.__name__ = "whole number from 1 up to 1000"


def language(text: str) -> str:
    """Read the letters of a language."""
    try:
        return language_of(text)
    except MisusedError as error:
        raise ValueError(text) from error


def seconds_above_zero(text: str) -> float:
    """Read a number of seconds."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise ValueError(text)
    return seconds


seconds_above_zero.__name__ = "number of seconds above 0"
