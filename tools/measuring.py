"""What the tools that measure and fit share: how they are asked, what is done in many positions, and a few figures."""

import argparse
import json
import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from trajan_tutor.cli.arguments import number_from, processes_above_zero
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game

Found = TypeVar("Found")


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


def in_processes(
    arguments: argparse.Namespace, work: Callable[..., Found], tasks: Sequence[tuple[Any, ...]]
) -> list[Found]:
    """Return what comes of tasks, each given to a function after the game and the number of seats.

    Fewer exactly after an interrupt. Raises MisusedError for a game or seats that there are not.
    """
    check_seats(arguments)
    named = [(work, arguments.game, arguments.seats, *task) for task in tasks]
    return list(done_by_workers(arguments.processes, _by_name, named).values())


def _by_name(work: Callable[..., Found], name: str, *task: Any) -> Found:
    """Do one task: a game has its name alone in another process."""
    return work(find_game(name), *task)


def in_positions(arguments: argparse.Namespace, work: Callable[..., Found], *more: Any, first: int = 0) -> list[Found]:
    """Return what a function finds in each position: it is given game, seats, number and seed, then what else is."""
    numbers = range(first, first + arguments.positions)
    return in_processes(arguments, work, [(number, arguments.seed, *more) for number in numbers])


def tell(arguments: argparse.Namespace, **figures: Any) -> None:
    """Print figures as one JSON object, which begins with the game and its seats."""
    print(json.dumps({"game": arguments.game, "seats": arguments.seats, **figures}))


def tell_all(
    arguments: argparse.Namespace,
    found: list[Found],
    asked: int,
    tell_found: Callable[[argparse.Namespace, list[Found]], None],
) -> int:
    """Tell what was found, where anything was, and return the exit code: another one where less was than asked for."""
    if found:
        tell_found(arguments, found)
    return ended(arguments, len(found), asked)


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
