"""Fits the weights of a game's evaluation to games of the search against itself, and prints them.

    python tools/fit_evaluation.py GAME [--rounds 3] [--games 200] [--samples 60]

Some 15 minutes of one core with the compiled build.
"""

import json
import textwrap
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from typing import cast

from fitting import FOLDS, Row, fit_in_rounds, rows_of_game
from measuring import parser_of, run_tool

from trajan_tutor.cli.arguments import Parser, number_from
from trajan_tutor.cli.workers import done_by_workers
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.fitted import Fitted
from trajan_tutor.engine.games import find_game
from trajan_tutor.search.drivers import Budget

LINE = 119


def fit_evaluation(arguments: Namespace) -> int:
    """Play, fit, and print the weights as a table of TOML, with the command and how well they foretell above it.

    The same command prints the same table, with any number of processes and whatever weights are in force: the fit
    begins with weights set by hand.
    """
    game, fitted = fitted_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=game.seat_counts)
    found = fit_in_rounds(partial(played, arguments), arguments.rounds, fitted.start_weights())
    told = (
        f"Fitted to {arguments.rounds * arguments.games} games. Not foretold of the later difference of scores"
        f" (standard deviation in points): {found.without:.2f} by the score alone, {found.before:.2f} by the weights"
        f" it began with, {found.after:.2f} by these, each fifth of the games by the fit to the others."
    )
    lines = textwrap.wrap(told, width=LINE, initial_indent="# ", subsequent_indent="# ")
    print("\n".join((f"# {command_line(arguments)}", *lines, "", "[weights]")))
    for index, name in enumerate(fitted.quantity_names):
        print(f"{name} = {json.dumps([period[index] for period in found.weights])}")
    return 0


def command_line(arguments: Namespace) -> str:
    """Return the command that makes the same table."""
    asked = ("seats", "rounds", "games", "samples", "seed")
    return " ".join(
        ("python tools/fit_evaluation.py", arguments.game, *(f"--{name} {getattr(arguments, name)}" for name in asked))
    )


def fitted_game(name: str) -> tuple[TutorGame, Fitted]:
    """Return a game with fitted weights; ends the program for one that has none."""
    game = find_game(name)
    if not isinstance(game, Fitted):
        build_parser().error(f"the game {name} has no evaluation with weights to be fitted")
    return game, cast("Fitted", game)


def played(arguments: Namespace, number: int, weights: list[list[int]]) -> list[Row]:
    """Play the games of a round in several processes; the order of the rows does not depend on who was faster.

    Raises KeyboardInterrupt after an interrupt: a part of a round is no fit.
    """
    first = arguments.seed + number * arguments.games
    tasks = [
        (arguments.game, arguments.seats, seed, arguments.samples) for seed in range(first, first + arguments.games)
    ]
    prepare = partial(weigh_named, arguments.game, weights)
    found = done_by_workers(arguments.processes, play_named, tasks, prepare=prepare)
    if len(found) < len(tasks):
        raise KeyboardInterrupt
    return [row for rows in found.values() for row in rows]


def weigh_named(name: str, weights: list[list[int]]) -> None:
    """Let weights be in force in a worker process, for a game found by name."""
    fitted_game(name)[1].weigh(weights)


def play_named(name: str, seats: int, seed: int, samples: int) -> list[Row]:
    """Play one game of a game found by name: what a worker process is asked for."""
    game, fitted = fitted_game(name)
    return rows_of_game(game, fitted, seats, seed, Budget(samples=samples))


def build_parser() -> Parser:
    """Return the parser of this tool."""
    parser = parser_of("fit_evaluation", "fit the weights of a game's evaluation and print them", fit_evaluation)
    parser.add_argument(
        "--rounds",
        type=number_from(1),
        default=3,
        help="how many rounds: the games of each are played with the weights that the rounds before gave",
    )
    # Fewer games cannot be left out in turns to check the fit.
    parser.add_argument("--games", type=number_from(FOLDS), default=200, help=f"games of each round, {FOLDS} at least")
    parser.add_argument("--samples", type=number_from(1), default=60, help="samples of each search in those games")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Fit, and return the exit code."""
    return run_tool(build_parser, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
