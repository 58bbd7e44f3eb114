"""What the tools that measure and fit share: how they are asked for a game, and a few figures."""

import argparse
import math
from collections.abc import Sequence

from trajan_tutor.cli.arguments import number_from, processes_above_zero
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game


def game_options(parser: argparse.ArgumentParser, *, in_processes: bool = True, seed: int = 1) -> None:
    """Ask for a game and a seed and, where the work is done in several processes, for seats and how many of those."""
    parser.add_argument("game", help="name of the game")
    parser.add_argument("--seed", type=number_from(0), default=seed, help="whole number that decides everything random")
    if in_processes:
        parser.add_argument("--seats", type=number_from(1), default=2, help="number of seats")
        parser.add_argument("--processes", type=processes_above_zero, default=2, help="how many processes work at once")


def check_seats(arguments: argparse.Namespace) -> None:
    """Raise MisusedError where there is no such game, or it is not for so many."""
    game = find_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=game.seat_counts)


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error; the error of one value is 0.

    >>> mean_of([1.0, 3.0])
    (2.0, 1.0)
    """
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def high_of(values: Sequence[float]) -> float:
    """Return what only one in twenty exceeds.

    >>> high_of(range(100))
    95
    """
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))] if values else math.nan
