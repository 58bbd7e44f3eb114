"""Reads the arguments, calls the command, and tells errors in one sentence."""

import argparse
import os
import sys
import textwrap
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from shutil import get_terminal_size
from typing import Any

from trajan_tutor import __version__
from trajan_tutor.cli import (
    file_commands,
    inform,
    lab,
    measure,
    output,
    play_commands,
    position_commands,
    prove_command,
    puzzles,
    serving_commands,
    tournament_command,
    workers,
)
from trajan_tutor.cli.arguments import (
    Parser,
    language,
    library_speaks,
    number_from,
    processes_above_zero,
    seconds_above_zero,
    spoken_language,
)
from trajan_tutor.cli.output import words_for, write_any_letter
from trajan_tutor.engine.errors import MisusedError, TutorError, UnreadableError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import FALLBACK, PSEUDO, chosen_language, languages
from trajan_tutor.i18n.languages import nearest, speaking
from trajan_tutor.journals.saved_games import home
from trajan_tutor.journals.saved_language import language_saved_in
from trajan_tutor.search.budget import unbroken
from trajan_tutor.session.language_choice import problem_of_environment, take_up

_PROGRAM = "trajan-tutor"
_DEFAULT_LIMIT = 1_000_000
# Where the help of a command begins in the list of all.
_COLUMN = 14


def build_parser(asked: str = "") -> argparse.ArgumentParser:
    """Return the parser of all commands, with help in a language: first what a learner needs."""
    words = partial(_help, asked)
    parser = Parser(
        prog=_PROGRAM,
        usage=f"%(prog)s [--language LANGUAGE] {words('command')} ...",
        description=textwrap.fill(words("tutor"), _width()),
        epilog=textwrap.fill(words("more"), _width()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    # The commands are listed by who needs them, and not in one row.
    parsers = parser.add_subparsers(
        prog=_PROGRAM, dest="command", required=True, metavar=words("command"), help=argparse.SUPPRESS
    )
    for audience, add in (("learning", add_learning), ("authoring", add_authoring), ("programming", add_programming)):
        commands = _Commands(parsers, words)
        add(commands, words)
        parser.add_argument_group(words(audience), commands.listed())
    options = parser.add_argument_group(words("options"))
    # `check` names a language of its own, which may be one that is only begun.
    offered = nearest(asked, (*languages(), PSEUDO)) or FALLBACK
    options.add_argument("--language", type=spoken_language, default=offered, help=words("language"))
    options.add_argument("--version", action="version", version=__version__, help=words("version"))
    options.add_argument("-h", "--help", action="help", help=words("help"))
    return parser


def _width() -> int:
    # As wide as the parser writes.
    return max(get_terminal_size().columns - 2, 2 * _COLUMN)


def _help(language: str, key: str) -> str:
    return output.say(language, f"cli-help-{key}")


class _Commands:
    """Adds commands with their help, and the arguments that several of them share."""

    def __init__(self, parsers: Any, words: Callable[[str], str]) -> None:
        self.parsers = parsers
        self.words = words
        self.names: list[str] = []

    def add(self, name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        """Add a command."""
        self.names.append(name)
        added: argparse.ArgumentParser = self.parsers.add_parser(name, description=self.words(name))
        added.set_defaults(run=run)
        return added

    def listed(self) -> str:
        """Return the commands with their help, one below the other."""
        indent = " " * _COLUMN
        width = _width() - len("  ")
        return "\n".join(
            textwrap.fill(self.words(name), width, initial_indent=name.ljust(_COLUMN), subsequent_indent=indent)
            for name in self.names
        )

    def add_for_game(
        self, name: str, run: Callable[[argparse.Namespace], int], seats: int, seed: int | None = None
    ) -> argparse.ArgumentParser:
        """Add a command for a game with a number of seats, 0 for all of them, and a seed where it takes one.

        Who names no number of seats gets the fewest of a game that is not for so many.
        """
        added = self.add(name, run)
        added.add_argument("game", help=self.words("game"))
        if seats:
            added.add_argument("--seats", type=number_from(1), default=None, help=self.words("seats"))
            added.set_defaults(usual_seats=seats)
            added.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=self.words("option"))
        if seed is not None:
            added.add_argument("--seed", type=number_from(0), default=seed, help=self.words("seed"))
        return added


def add_learning(commands: _Commands, words: Callable[[str], str]) -> None:
    """Add what a learner needs: the course, lessons, games, what was saved of them, and a class."""
    added = commands.add("lab", lab.lab)
    added.add_argument("folder", nargs="?", default="", help=words("lab-folder"))
    added.add_argument("--copy-only", action="store_true", help=words("lab-copy-only"))
    added.add_argument("--no-browser", action="store_true", help=words("lab-no-browser"))
    added.add_argument("--language", type=language, default=argparse.SUPPRESS, help=words("language"))
    added = commands.add("lesson", play_commands.lesson)
    added.add_argument("lesson", nargs="?", default="", help=words("lesson-name"))
    added = commands.add_for_game("play", play_commands.play, 2)
    added.add_argument("--seed", type=number_from(0), default=None, help=words("seed"))
    added.add_argument("--players", default=None, help=words("players"))
    added.add_argument("--setup", choices=("quick", "choose"), default="quick", help=words("setup"))
    added.add_argument("--save", default=None, help=words("save"))
    added.add_argument("--resume", default=None, help=words("resume"))
    added = commands.add("replay", file_commands.replay)
    added.add_argument("file", help=words("replay-file"))
    added.add_argument("--page", default=None, help=words("replay-page"))
    added = commands.add("saves", file_commands.saves)
    added.add_argument("--remove", action="append", default=[], metavar="NAME", help=words("saves-remove"))
    added = commands.add("progress", file_commands.progress)
    added.add_argument("way", choices=("export", "import"), help=words("progress-way"))
    added.add_argument("file", nargs="?", default="", help=words("progress-file"))
    added = commands.add("table", serving_commands.open_table)
    added.add_argument("game", nargs="?", default="", help=words("table-game"))
    added.add_argument("--seats", type=number_from(2), default=0, help=words("table-seats"))
    added.add_argument("--name", default="", help=words("table-name"))
    added.add_argument("--hints", action="store_true", help=words("table-hints"))
    added.add_argument("--port", type=number_from(1), default=0, help=words("class-port"))
    added.add_argument("--address", action="append", default=[], metavar="ADDRESS", help=words("class-address"))
    added.add_argument("--no-browser", action="store_true", help=words("class-no-browser"))
    added.add_argument("--bring-back", default="", metavar="DAY", help=words("class-bring-back"))
    added = commands.add("plan", file_commands.plan)
    added.add_argument("game", help=words("game"))
    added.add_argument("--paper", default="a4", metavar="PAPER", help=words("plan-paper"))
    added.add_argument("--folder", default=".", help=words("plan-folder"))
    added = commands.add("class", serving_commands.open_class)
    added.add_argument("--port", type=number_from(1), default=0, help=words("class-port"))
    added.add_argument("--expect", type=number_from(0), default=0, help=words("class-expect"))
    added.add_argument("--open", action="store_true", help=words("class-open"))
    added.add_argument("--key-file", default="", metavar="FILE", help=words("class-key-file"))
    added.add_argument("--key", default="", help=words("class-key"))
    added.add_argument("--certificate", default="", metavar="FILE", help=words("class-certificate"))
    added.add_argument("--address", action="append", default=[], metavar="ADDRESS", help=words("class-address"))
    added.add_argument("--no-browser", action="store_true", help=words("class-no-browser"))
    added.add_argument("--bring-back", default="", metavar="DAY", help=words("class-bring-back"))


def add_authoring(commands: _Commands, words: Callable[[str], str]) -> None:
    """Add what an author of lessons needs: positions, pictures, puzzles, proofs, and where figures come from."""
    added = commands.add_for_game("position", position_commands.position, 2, 1)
    added.add_argument("--turns", type=number_from(0), default=0, help=words("random-turns"))
    added = commands.add_for_game("picture", file_commands.picture, 2, 1)
    added.add_argument("file", help=words("picture-file"))
    added.add_argument("--turns", type=number_from(0), default=0, help=words("random-turns"))
    added.add_argument("--theme", choices=("auto", "light", "dark"), default="auto", help=words("theme"))
    added = commands.add("prove", prove_command.prove)
    added.add_argument("game", nargs="?", default="", help=words("prove-game"))
    added.add_argument("--language", type=language, default=argparse.SUPPRESS, help=words("prove-language"))
    added.add_argument("--table", action="store_true", help=words("prove-table"))
    added.add_argument("--complete", action="store_true", help=words("prove-complete"))
    added.add_argument("--exercises", type=number_from(1), nargs="?", const=1, default=0, help=words("prove-exercises"))
    added.add_argument("--campaign", type=number_from(1), nargs="?", const=2, default=0, help=words("prove-campaign"))
    added.add_argument("--players", default="", help=words("prove-players"))
    added = commands.add_for_game("puzzles", puzzles.find_puzzles, 2, 1)
    added.add_argument("--games", type=number_from(1), default=40, help=words("puzzles-games"))
    added.add_argument("--each", type=number_from(1), default=2, help=words("puzzles-each"))
    added.add_argument("--count", type=number_from(1), default=0, help=words("puzzles-count"))
    added.add_argument("--of", default="", metavar="FILE", help=words("puzzles-of"))
    added.add_argument("--deals", type=number_from(2), default=240, help=words("puzzles-deals"))
    added.add_argument("--check", action="store_true", help=words("puzzles-check"))
    added.add_argument("--processes", type=processes_above_zero, default=2, help=words("puzzles-processes"))
    commands.add_for_game("provenance", inform.provenance, 0)


def add_programming(commands: _Commands, words: Callable[[str], str]) -> None:
    """Add what a programmer needs: what turns lead to, speed and strength, and whether everything fits."""
    added = commands.add("turns", position_commands.turns)
    added.add_argument("file", help=words("position-file"))
    added.add_argument("--limit", type=number_from(1), default=_DEFAULT_LIMIT, help=words("limit"))
    added = commands.add("phase", position_commands.phase)
    added.add_argument("file", help=words("position-file"))
    added.add_argument("--limit", type=number_from(1), default=_DEFAULT_LIMIT, help=words("limit"))
    added = commands.add("positions", position_commands.positions)
    added.add_argument("file", help=words("replay-file"))
    added = commands.add("quarter", position_commands.quarter)
    added.add_argument("file", help=words("position-file"))
    added = commands.add_for_game("simulate", measure.simulate, 2, 1)
    added.add_argument("--games", type=number_from(1), default=100, help=words("games"))
    added = commands.add_for_game("bench", measure.bench, 4)
    # Without a number as many as the game offers; 0 stands for that.
    added.set_defaults(seats=0)
    added.add_argument("--seconds", type=seconds_above_zero, default=5.0, help=words("seconds"))
    added.add_argument("--one-build", action="store_true", help=words("one-build"))
    added.add_argument("searched", nargs="?", default=None, help=words("searched"))
    added = commands.add_for_game("tournament", tournament_command.tournament, 2, 1)
    added.add_argument("--players", default=None, help=words("tournament-players"))
    added.add_argument("--seconds", type=seconds_above_zero, default=0.5, help=words("tournament-seconds"))
    added.add_argument("--games", type=number_from(1), default=20, help=words("games"))
    added.add_argument("--processes", type=processes_above_zero, default=2, help=words("processes"))
    added.add_argument("--results", default=None, help=words("results"))
    added = commands.add("check", inform.check)
    added.add_argument("--game", default="", metavar="NAME", help=words("check-game"))
    added.add_argument("--language", dest="checked", type=language, default=None, help=words("check-language"))
    added.add_argument("--begin", action="store_true", help=words("check-begin"))
    added.add_argument("--accept", nargs="*", default=None, metavar="MESSAGE", help=words("check-accept"))
    added.add_argument("--reason", default="", help=words("check-reason"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 2 for bad input, 3 at a limit, 1 when something failed."""
    write_any_letter()
    words = list(sys.argv[1:] if arguments is None else arguments)
    asked = requested_language(words) or _chosen()
    with speaking(asked):
        return run_command(partial(build_parser, asked), words, asked)


def _chosen() -> str:
    """Return the language that was chosen for everything; the environment may name one that is not offered."""
    # Where there is no home nothing was kept.
    with suppress(MisusedError):
        take_up(language_saved_in(home()))
    problem = problem_of_environment()
    if problem is not None:
        print(words_for(FALLBACK)(problem), file=sys.stderr)
        return FALLBACK
    return chosen_language()


def run_command(build: Callable[[], argparse.ArgumentParser], words: Sequence[str], language: str) -> int:
    """Run the command that words ask a parser for and return its exit code, as `main`; errors are told in a language.

    The parser says with the default `run` which function runs: it is given the arguments and returns the exit code.
    """
    try:
        # An import that is broken off stays half done: the words are needed to tell the interrupt.
        with unbroken(), library_speaks(language):
            chosen = build().parse_args(words)
        if getattr(chosen, "seats", 0) is None:
            chosen.seats = _usual_seats(chosen.game, chosen.usual_seats)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except TutorError as error:
        output.print_error(error, language)
        return output.EXIT_BAD_INPUT
    except BrokenPipeError:
        # The reader has seen enough; what is still buffered goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        # What is read says so itself: this is a disk that is full, or a folder that may not be written.
        output.print_error(_not_written(error), language)
        return output.EXIT_BAD_INPUT
    except KeyboardInterrupt:
        workers.print_interrupt(language, "cli-interrupted")
        return workers.EXIT_INTERRUPTED
    return code


def _not_written(error: OSError) -> TutorError:
    problem = error.strerror or str(error)
    if error.filename is None:
        return UnreadableError("cli-not-written-output", problem=problem)
    return UnreadableError("cli-not-written", file=str(error.filename), problem=problem)


def _usual_seats(game: str, usual: int) -> int:
    """Return the usual number of seats, or the fewest of a game that is not for so many.

    That there is no such game is told by the command itself.
    """
    offered = find_game(game).seat_counts if game in game_names() else ()
    return usual if not offered or usual in offered else min(offered)


def requested_language(words: Sequence[str]) -> str:
    """Return the language that the arguments ask for, before they are parsed: help needs it; nothing without one.

    >>> requested_language(["--language", "en", "check"])
    'en'
    """
    for before, word in zip(["", *words], words, strict=False):
        if before == "--language":
            return word
        if word.startswith("--language="):
            return word.partition("=")[2]
    return ""
