"""Reads the arguments, calls the command, and tells errors in one sentence."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn

from trajan_tutor import __version__
from trajan_tutor.cli import (
    drawings,
    fit_evaluation,
    inform,
    lab,
    lesson,
    measure,
    output,
    picture,
    play,
    positions,
    prove,
    puzzles,
    replay,
    saves,
    stability,
    tournament,
    verdicts,
    workers,
)
from trajan_tutor.engine.errors import MisusedError, TutorError, one_line
from trajan_tutor.search.budget import unbroken
from trajan_tutor.session.values import language_of

# What argparse says of an argument is told so far.
_LONGEST = 200
_DEFAULT_LIMIT = 1_000_000


class _Parser(argparse.ArgumentParser):
    """An argument parser that tells errors in one line and leaves with the exit code of bad input."""

    def error(self, message: str) -> NoReturn:
        """Tell what is wrong and where help is."""
        print(f"{self.prog}: {one_line(message, _LONGEST)} ({self.prog} --help)", file=sys.stderr)
        raise SystemExit(output.EXIT_BAD_INPUT)


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


def build_parser(asked: str) -> argparse.ArgumentParser:
    """Return the parser of all commands, with help in a language."""
    words = partial(_help, asked)
    parser = _Parser(prog="trajan-tutor", description=words("tutor"))
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument("--language", type=language, default=asked, help=words("language"))
    commands = _Commands(parser.add_subparsers(dest="command", required=True, metavar=words("command")), words)
    add_playing(commands, words)
    add_positions(commands, words)
    add_measuring(commands, words)
    add_informing(commands, words)
    add_lessons(commands, words)
    return parser


def _help(language: str, key: str) -> str:
    return output.say(language, f"cli-help-{key}")


class _Commands:
    """Adds commands with their help, and the arguments that several of them share."""

    def __init__(self, parsers: Any, words: Callable[[str], str]) -> None:
        self.parsers = parsers
        self.words = words

    def add(self, name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        """Add a command."""
        added: argparse.ArgumentParser = self.parsers.add_parser(
            name, help=self.words(name), description=self.words(name)
        )
        added.set_defaults(run=run)
        return added

    def add_for_game(
        self, name: str, run: Callable[[argparse.Namespace], int], seats: int, seed: int | None = None
    ) -> argparse.ArgumentParser:
        """Add a command for a game with a number of seats, 0 for all of them, and a seed where it takes one."""
        added = self.add(name, run)
        added.add_argument("game", help=self.words("game"))
        if seats:
            added.add_argument("--seats", type=number_from(1), default=seats, help=self.words("seats"))
            added.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=self.words("option"))
        if seed is not None:
            added.add_argument("--seed", type=number_from(0), default=seed, help=self.words("seed"))
        return added


def add_playing(commands: _Commands, words: Callable[[str], str]) -> None:
    """Add the commands that play and show games."""
    added = commands.add_for_game("play", play.play, 2)
    added.add_argument("--seed", type=number_from(0), default=None, help=words("seed"))
    added.add_argument("--players", default=None, help=words("players"))
    added.add_argument("--setup", choices=("quick", "choose"), default="quick", help=words("setup"))
    added.add_argument("--save", default=None, help=words("save"))
    added.add_argument("--resume", default=None, help=words("resume"))
    added = commands.add("replay", replay.replay)
    added.add_argument("file", help=words("replay-file"))
    added.add_argument("--page", default=None, help=words("replay-page"))
    added = commands.add("saves", saves.saves)
    added.add_argument("--remove", action="append", default=[], metavar="NAME", help=words("saves-remove"))


def add_positions(commands: _Commands, words: Callable[[str], str]) -> None:
    """Add the commands about positions."""
    added = commands.add_for_game("position", positions.position, 2, 1)
    added.add_argument("--turns", type=number_from(0), default=0, help=words("random-turns"))
    added = commands.add_for_game("picture", picture.picture, 2, 1)
    added.add_argument("file", help=words("picture-file"))
    added.add_argument("--turns", type=number_from(0), default=0, help=words("random-turns"))
    added.add_argument("--theme", choices=("auto", "light", "dark"), default="auto", help=words("theme"))
    added = commands.add("turns", positions.turns)
    added.add_argument("file", help=words("position-file"))
    added.add_argument("--limit", type=number_from(1), default=_DEFAULT_LIMIT, help=words("limit"))
    added = commands.add("quarter", positions.quarter)
    added.add_argument("file", help=words("position-file"))


def add_measuring(commands: _Commands, words: Callable[[str], str]) -> None:
    """Add the commands that measure speed and strength."""
    added = commands.add_for_game("simulate", measure.simulate, 2, 1)
    added.add_argument("--games", type=number_from(1), default=100, help=words("games"))
    added = commands.add_for_game("bench", measure.bench, 4)
    # Without a number as many as the game offers; 0 stands for that.
    added.set_defaults(seats=0)
    added.add_argument("--seconds", type=seconds_above_zero, default=5.0, help=words("seconds"))
    added.add_argument("--one-build", action="store_true", help=words("one-build"))
    added.add_argument("searched", nargs="?", default=None, help=words("searched"))
    commands.add_for_game("bench-drawings", drawings.bench_drawings, 0, 1)
    added = commands.add_for_game("tournament", tournament.tournament, 2, 1)
    added.add_argument("--players", default=None, help=words("tournament-players"))
    added.add_argument("--seconds", type=seconds_above_zero, default=0.5, help=words("tournament-seconds"))
    added.add_argument("--games", type=number_from(1), default=20, help=words("games"))
    added.add_argument("--processes", type=processes_above_zero, default=2, help=words("processes"))
    added.add_argument("--results", default=None, help=words("results"))
    added = commands.add_for_game("fit-evaluation", fit_evaluation.fit_evaluation, 2, 1)
    added.add_argument("--rounds", type=number_from(1), default=3, help=words("fit-rounds"))
    added.add_argument("--games", type=number_from(1), default=200, help=words("fit-games"))
    added.add_argument("--samples", type=number_from(1), default=60, help=words("fit-samples"))
    added.add_argument("--processes", type=processes_above_zero, default=2, help=words("processes"))
    added = commands.add_for_game("verdicts", verdicts.verdicts, 2, 1)
    added.add_argument("--positions", type=number_from(1), default=60, help=words("verdicts-positions"))
    added.add_argument("--samples", type=number_from(0), default=0, help=words("verdicts-samples"))
    added.add_argument("--processes", type=processes_above_zero, default=2, help=words("processes"))
    added = commands.add_for_game("stability", stability.stability, 2, 1)
    added.add_argument("--positions", type=number_from(1), default=40, help=words("stability-positions"))
    added.add_argument("--seconds", type=seconds_above_zero, default=1.0, help=words("search-seconds"))
    added.add_argument("--samples", type=number_from(0), default=0, help=words("search-samples"))
    added.add_argument("--processes", type=processes_above_zero, default=2, help=words("processes"))


def add_informing(commands: _Commands, words: Callable[[str], str]) -> None:
    """Add the commands that tell where figures come from and whether everything fits."""
    commands.add_for_game("provenance", inform.provenance, 0)
    added = commands.add("check", inform.check)
    added.add_argument("--game", default="", metavar="NAME", help=words("check-game"))


def add_lessons(commands: _Commands, words: Callable[[str], str]) -> None:
    """Add the commands about lessons."""
    added = commands.add("lesson", lesson.lesson)
    added.add_argument("lesson", nargs="?", default="", help=words("lesson-name"))
    added = commands.add("lab", lab.lab)
    added.add_argument("folder", nargs="?", default="trajan-tutor-course", help=words("lab-folder"))
    added.add_argument("--copy-only", action="store_true", help=words("lab-copy-only"))
    added.add_argument("--no-browser", action="store_true", help=words("lab-no-browser"))
    added = commands.add("prove", prove.prove)
    added.add_argument("game", nargs="?", default="", help=words("prove-game"))
    added.add_argument("--table", action="store_true", help=words("prove-table"))
    added.add_argument("--complete", action="store_true", help=words("prove-complete"))
    added = commands.add_for_game("puzzles", puzzles.find_puzzles, 2, 1)
    added.add_argument("--games", type=number_from(1), default=40, help=words("puzzles-games"))
    added.add_argument("--each", type=number_from(1), default=2, help=words("puzzles-each"))
    added.add_argument("--of", default="", metavar="FILE", help=words("puzzles-of"))
    added.add_argument("--deals", type=number_from(2), default=240, help=words("puzzles-deals"))
    added.add_argument("--check", action="store_true", help=words("puzzles-check"))
    added.add_argument("--processes", type=processes_above_zero, default=2, help=words("puzzles-processes"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 2 for bad input, 3 at a limit, 1 when something failed."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = asked_language(words)
    try:
        # An import that is broken off stays half done: the words are needed to tell the interrupt.
        with unbroken():
            chosen = build_parser(language).parse_args(words)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except TutorError as error:
        output.tell_error(error, language)
        return output.EXIT_BAD_INPUT
    except BrokenPipeError:
        # The reader has seen enough; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        workers.tell_interrupt(language, "cli-interrupted")
        return workers.EXIT_INTERRUPTED
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
