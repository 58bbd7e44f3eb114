"""A program with commands, each a function of a module that is imported when it is asked for alone."""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from trajan_tutor.cli.arguments import Parser
from trajan_tutor.cli.main import run_command

CHECKOUT: Final = Path(__file__).parent.parent

Do = Callable[[argparse.Namespace], int]
"""What a command does with its arguments; returns the exit code."""


def run_commands(
    program: str,
    about: str | None,
    commands: Mapping[str, tuple[str, str]],
    words: Sequence[str],
    prepare: Callable[[Parser], Callable[[Do, argparse.Namespace], int]] | None = None,
) -> int:
    """Run the command that words ask for and return the exit code; errors are told in a sentence.

    Each command has its place, as `measures.calls.calls`, and a line that says what it does; beside the function stands
    another one that says what can be asked, `calls_options`. `prepare` may ask for more, and run what is to be done.
    """
    return run_command(partial(_parser, program, about, commands, words, prepare), words, "en")


def _parser(
    program: str,
    about: str | None,
    commands: Mapping[str, tuple[str, str]],
    words: Sequence[str],
    prepare: Callable[[Parser], Callable[[Do, argparse.Namespace], int]] | None,
) -> Parser:
    form = argparse.RawDescriptionHelpFormatter
    parser = Parser(prog=f"python tools/{program}.py", description=about, formatter_class=form)
    run = prepare(parser) if prepare is not None else None
    offered = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    for name, (place, line) in commands.items():
        command = offered.add_parser(name, help=line, description=line)
        if name in words:
            room, _, function = place.rpartition(".")
            module = import_module(room)
            getattr(module, f"{function}_options")(command)
            act = getattr(module, function)
            command.set_defaults(run=act if run is None else partial(run, act), language="en")
    return parser


def visit_as_tests_do() -> None:
    """Let the helpers of the tests be imported: classes and pages are visited as the tests do it."""
    sys.path.insert(1, str(CHECKOUT / "tests"))
