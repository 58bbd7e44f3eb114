"""Fits the weights of an evaluation to games, and prints them: `python tools/fit.py search trajan`."""

import sys
from collections.abc import Sequence
from typing import Final

from commands import run_commands

COMMANDS: Final = {
    "search": ("fits.search.search", "the weights of a game, to games of the search against itself; some 15 minutes"),
    "sylla": ("fits.sylla.sylla", "the worths of Sylla, to games played as in a playout; about ten minutes"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Fit, and return the exit code."""
    return run_commands("fit", __doc__, COMMANDS, list(sys.argv[1:] if arguments is None else arguments))


if __name__ == "__main__":
    sys.exit(main())
