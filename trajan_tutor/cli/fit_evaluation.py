"""The command that fits the weights of an evaluation to games of the search against itself."""

import json
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import cast

from trajan_tutor.cli.output import say
from trajan_tutor.cli.tournament import show_progress
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.fitted import Fitted
from trajan_tutor.engine.game import Game
from trajan_tutor.engine.games import find_game
from trajan_tutor.search.drivers import Budget
from trajan_tutor.search.fitting import FOLDS, Row, fit, rows_of_game


def fit_evaluation(arguments: Namespace) -> int:
    """Play, fit, and print the weights as a table of TOML, with the command and how well they foretell above it.

    The same command with the same weights in force prints the same table, with any number of processes: the games are
    played with those weights, and the fit is pulled towards them.
    """
    game, fitted = fitted_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        offered = ", ".join(str(count) for count in game.seat_counts)
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=offered)
    if arguments.games < FOLDS:
        raise MisusedError("cli-fit-games", games=arguments.games, least=FOLDS)
    found = fit(played(arguments), fitted.weights())
    told = say(
        arguments.language,
        "cli-fit-told",
        games=arguments.games,
        without=f"{found.without:.2f}",
        before=f"{found.before:.2f}",
        after=f"{found.after:.2f}",
    )
    print(f"# {command_line(arguments)}\n# {told}\n\n[weights]")
    for index, name in enumerate(fitted.quantity_names):
        print(f"{name} = {json.dumps([period[index] for period in found.weights])}")
    return 0


def command_line(arguments: Namespace) -> str:
    """Return the command that makes the same table from the same weights in force."""
    asked = f"--seats {arguments.seats} --games {arguments.games} --samples {arguments.samples} --seed {arguments.seed}"
    return f"trajan-tutor fit-evaluation {arguments.game} {asked}"


def fitted_game(name: str) -> tuple[Game, Fitted]:
    """Return a game with fitted weights; raises MisusedError for one that has none."""
    game = find_game(name)
    if not isinstance(game, Fitted):
        raise MisusedError("cli-fit-none", game=name)
    return game, cast("Fitted", game)


def played(arguments: Namespace) -> list[Row]:
    """Play the games in several processes; the order of the rows does not depend on who was faster."""
    found: dict[int, list[Row]] = {}
    with ProcessPoolExecutor(arguments.processes) as pool:
        waiting = {
            pool.submit(play_named, arguments.game, arguments.seats, arguments.seed + number, arguments.samples): number
            for number in range(arguments.games)
        }
        for future in as_completed(waiting):
            found[waiting[future]] = future.result()
            show_progress(len(found), arguments.games)
    return [row for number in sorted(found) for row in found[number]]


def play_named(name: str, seats: int, seed: int, samples: int) -> list[Row]:
    """Play one game of a game found by name: what a worker process is asked for."""
    game, fitted = fitted_game(name)
    return rows_of_game(game, fitted, seats, seed, Budget(samples=samples))
