"""What the tools that measure share: how they are asked, and how they end."""

import argparse
import sys
from collections.abc import Callable, Sequence

from trajan_tutor.cli.arguments import Parser, number_from, processes_above_zero
from trajan_tutor.cli.main import run_command


def parser_of(
    program: str, purpose: str, run: Callable[[argparse.Namespace], int], *, in_processes: bool = True
) -> Parser:
    """Return the parser of a tool for one game: a seed and, where it works in several processes, seats and how many."""
    parser = Parser(prog=f"python tools/{program}.py", description=purpose)
    parser.set_defaults(run=run, language="en")
    parser.add_argument("game", help="name of the game")
    parser.add_argument("--seed", type=number_from(0), default=1, help="whole number that decides everything random")
    if in_processes:
        parser.add_argument("--seats", type=number_from(1), default=2, help="number of seats")
        parser.add_argument("--processes", type=processes_above_zero, default=2, help="how many processes work at once")
    return parser


def run_tool(build: Callable[[], Parser], arguments: Sequence[str] | None) -> int:
    """Run a tool and return its exit code, as the command line does: errors are told in a sentence."""
    return run_command(build, list(sys.argv[1:] if arguments is None else arguments), "en")
