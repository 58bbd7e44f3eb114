"""The command that values the choices of a search against a search with ten times the samples."""

import json
import math
from argparse import Namespace
from dataclasses import asdict

from trajan_tutor.cli.output import say
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.search.drivers import Budget
from trajan_tutor.search.stability import TIMES, Judged, judge


def stability(arguments: Namespace) -> int:
    """Print a row for every position, then the mean regret; the last line is one JSON object."""
    game = find_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=game.seat_counts)
    budget = Budget(samples=arguments.samples) if arguments.samples else Budget(seconds=arguments.seconds)
    found = judged(arguments, budget)
    if found:
        print_found(arguments, budget, found)
    return ended(arguments, len(found), arguments.positions)


def print_found(arguments: Namespace, budget: Budget, found: list[Judged]) -> None:
    """Print the positions that were judged, their mean, and all as JSON."""
    language = arguments.language
    print(say(language, "cli-stability-title", game=arguments.game, seats=arguments.seats, times=TIMES))
    for one in found:
        print(
            say(
                language,
                "cli-stability-row",
                number=one.number + 1,
                turn=one.turn,
                regret=one.regret,
                error=one.error,
                samples=one.samples,
                chosen=one.chosen,
                best=one.best,
            )
        )
    mean, error = mean_of([one.regret for one in found])
    same = sum(one.chosen == one.best for one in found)
    print(
        say(
            language,
            "cli-stability-mean",
            positions=len(found),
            regret=mean,
            error=error,
            same=same,
        )
    )
    print(
        json.dumps(
            {
                "game": arguments.game,
                "seats": arguments.seats,
                "budget": asdict(budget),
                "mean_regret": round(mean, 4),
                "standard_error": round(error, 4),
                "same_choice": same,
                "positions": [asdict(one) for one in found],
            }
        )
    )


def judged(arguments: Namespace, budget: Budget) -> list[Judged]:
    """Judge every position, in several processes; after an interrupt some are missing."""
    tasks = [(arguments.game, arguments.seats, number, arguments.seed, budget) for number in range(arguments.positions)]
    return list(done_by_workers(arguments.processes, judge_named, tasks).values())


def judge_named(name: str, seats: int, number: int, seed: int, budget: Budget) -> Judged:
    """Judge one position of a game found by name: what a worker process is asked for."""
    return judge(find_game(name), seats, number, seed, budget)


def mean_of(values: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error; the error of one value is 0.

    >>> mean_of([1.0, 3.0])
    (2.0, 1.0)
    """
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(variance / len(values))
