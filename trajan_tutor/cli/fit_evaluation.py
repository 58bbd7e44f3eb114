"""The command that fits the weights of an evaluation to games of the search against itself."""

import json
import textwrap
from argparse import Namespace
from functools import partial
from typing import cast

from trajan_tutor.cli.output import say
from trajan_tutor.cli.workers import done_by_workers
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.fitted import Fitted
from trajan_tutor.engine.games import find_game
from trajan_tutor.search.drivers import Budget
from trajan_tutor.search.fitting import FOLDS, Row, fit_in_rounds, rows_of_game

LINE = 119


def fit_evaluation(arguments: Namespace) -> int:
    """Play, fit, and print the weights as a table of TOML, with the command and how well they foretell above it.

    The same command prints the same table, with any number of processes and whatever weights are in force: the fit
    begins with weights set by hand.
    """
    game, fitted = fitted_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=game.seat_counts)
    if arguments.games < FOLDS:
        raise MisusedError("cli-fit-games", games=arguments.games, least=FOLDS)
    found = fit_in_rounds(partial(played, arguments), arguments.rounds, fitted.start_weights())
    told = say(
        arguments.language,
        "cli-fit-told",
        games=arguments.rounds * arguments.games,
        without=found.without,
        before=found.before,
        after=found.after,
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
        ("trajan-tutor fit-evaluation", arguments.game, *(f"--{name} {getattr(arguments, name)}" for name in asked))
    )


def fitted_game(name: str) -> tuple[TutorGame, Fitted]:
    """Return a game with fitted weights; raises MisusedError for one that has none."""
    game = find_game(name)
    if not isinstance(game, Fitted):
        raise MisusedError("cli-fit-none", game=name)
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
