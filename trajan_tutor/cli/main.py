"""Reads the arguments, calls the command, and tells errors in one sentence."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from trajan_tutor import __version__
from trajan_tutor.cli import inform, measure, output, picture, play, positions
from trajan_tutor.engine.errors import TutorError

_DEFAULT_LIMIT = 1_000_000


class _Parser(argparse.ArgumentParser):
    """An argument parser that tells errors in one line and leaves with the exit code of bad input."""

    def error(self, message: str) -> NoReturn:
        """Tell what is wrong and where help is."""
        print(f"{self.prog}: {message} ({self.prog} --help)", file=sys.stderr)
        raise SystemExit(output.EXIT_BAD_INPUT)


def number_from(least: int) -> Callable[[str], int]:
    """Return a reader of whole numbers that are not below a bound."""

    def read(text: str) -> int:
        number = int(text)
        if number < least:
            raise ValueError(text)
        return number

    read.__name__ = f"whole number from {least}"
    return read


def build_parser(language: str) -> argparse.ArgumentParser:
    """Return the parser of all commands, with help in a language."""

    def words(key: str) -> str:
        return output.say(language, f"cli-help-{key}")

    parser = _Parser(prog="trajan-tutor", description=words("tutor"))
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("--language", default=language, help=words("language"))
    commands = parser.add_subparsers(dest="command", required=True, metavar=words("command"))

    def command(name: str, run: object) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=words(name), description=words(name))
        added.set_defaults(run=run)
        return added

    def with_game(added: argparse.ArgumentParser, seats: int) -> argparse.ArgumentParser:
        added.add_argument("game", help=words("game"))
        added.add_argument("--seats", type=number_from(1), default=seats, help=words("seats"))
        return added

    added = with_game(command("play", play.play), 2)
    added.add_argument("--seed", type=number_from(0), default=None, help=words("seed"))
    added.add_argument("--players", default=None, help=words("players"))
    added.add_argument("--setup", choices=("quick", "choose"), default="quick", help=words("setup"))
    added.add_argument("--save", default=None, help=words("save"))
    added.add_argument("--resume", default=None, help=words("resume"))

    added = with_game(command("position", positions.position), 2)
    added.add_argument("--seed", type=number_from(0), default=1, help=words("seed"))
    added.add_argument("--turns", type=number_from(0), default=0, help=words("random-turns"))

    added = with_game(command("picture", picture.picture), 2)
    added.add_argument("file", help=words("picture-file"))
    added.add_argument("--seed", type=number_from(0), default=1, help=words("seed"))
    added.add_argument("--turns", type=number_from(0), default=0, help=words("random-turns"))
    added.add_argument("--theme", choices=("auto", "light", "dark"), default="auto", help=words("theme"))

    added = command("turns", positions.turns)
    added.add_argument("file", help=words("position-file"))
    added.add_argument("--limit", type=number_from(1), default=_DEFAULT_LIMIT, help=words("limit"))

    added = command("quarter", positions.quarter)
    added.add_argument("file", help=words("position-file"))

    added = with_game(command("simulate", measure.simulate), 2)
    added.add_argument("--games", type=number_from(1), default=100, help=words("games"))
    added.add_argument("--seed", type=number_from(0), default=1, help=words("seed"))

    added = with_game(command("bench", measure.bench), 4)
    added.add_argument("--seconds", type=float, default=5.0, help=words("seconds"))
    added.add_argument("--one-build", action="store_true", help=words("one-build"))

    added = command("provenance", inform.provenance)
    added.add_argument("game", help=words("game"))
    command("check", inform.check)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 2 for bad input, 3 at a limit, 1 when something failed."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = build_parser(asked_language(words))
    chosen = parser.parse_args(words)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except TutorError as error:
        output.tell_error(error, chosen.language)
        return output.EXIT_BAD_INPUT
    except BrokenPipeError:
        # The reader has seen enough; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def asked_language(words: Sequence[str]) -> str:
    """Return the language that the arguments ask for, before they are parsed: help needs it.

    >>> asked_language(["--language", "en", "check"])
    'en'
    """
    for before, word in zip(["", *words], words, strict=False):
        if before == "--language":
            return word
        if word.startswith("--language="):
            return word.partition("=")[2]
    return "en"
