"""Values the choices of a search against a search with ten times the samples in fresh deals.

python tools/measure_stability.py GAME [--positions 40] [--seconds 1 | --samples 400]
"""

import json
import math
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from measuring import parser_of, run_tool
from turn_makers import position

from trajan_tutor.cli.arguments import Parser, number_from, seconds_above_zero
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lines import difference
from trajan_tutor.search.lookahead import Lookahead
from trajan_tutor.search.planner import settings_for

TIMES = 10
"""How many times as many samples the judge has."""


@dataclass(frozen=True, slots=True)
class Judged:
    """How the choice in one position was valued: the regret in points with its standard error, in fresh deals.

    `regret` is by how much the judge's best turn is better than the chosen one, over samples that both have met; 0 when
    they are the same. `samples` and `judged_with` are those of the search and of its judge, `turn` tells where in a
    game the position is.
    """

    number: int
    turn: int
    chosen: str
    best: str
    regret: float
    error: float
    samples: int
    judged_with: int


def judge(game: TutorGame, seats: int, number: int, seed: int, budget: Budget) -> Judged:
    """Search a position with a budget, and value the choice by another search in deals of its own."""
    state = position(game, seats, number, seed)
    seen = game.observe(state, game.current_seat(state))
    settings = settings_for(budget)
    search = Lookahead(game, seen, 2 * seed + 1, settings)
    run(search, budget)
    other = Lookahead(game, seen, 2 * seed + 2, settings)
    chosen = other.include(search.lines()[0].moves)
    run(other, Budget(samples=TIMES * search.samples))
    best = other.lines()[0]
    other.even_out([chosen], best.samples)
    run(other, Budget(samples=1))
    best = other.lines()[0]
    mine = other.line_of(chosen)
    regret, error = difference(best, mine) if best.moves != chosen else (0.0, 0.0)
    return Judged(
        number,
        game.begun(state),
        _told(game, mine.moves),
        _told(game, best.moves),
        max(0.0, regret),
        error,
        search.samples,
        other.samples,
    )


def _told(game: TutorGame, moves: tuple[int, ...]) -> str:
    return ", ".join(game.notation(move) for move in moves)


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
    print(
        f"What the choice of the search loses in {arguments.game} with {arguments.seats} seats, valued in fresh deals"
        f" with {TIMES} times the samples:"
    )
    for one in found:
        print(
            f"{one.number + 1}. turn {one.turn}: regret {one.regret:.2f} ± {one.error:.2f} points"
            f" ({one.samples} samples); chosen: {one.chosen}; best: {one.best}"
        )
    mean, error = mean_of([one.regret for one in found])
    same = sum(one.chosen == one.best for one in found)
    print(
        f"{len(found)} positions: mean regret {mean:.2f} points (standard error {error:.2f}),"
        f" the same choice in {same}."
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


def build_parser() -> Parser:
    """Return the parser of this tool."""
    parser = parser_of("measure_stability", "value the choices of a search in fresh deals", stability)
    parser.add_argument("--positions", type=number_from(1), default=40, help="number of positions")
    parser.add_argument("--seconds", type=seconds_above_zero, default=1.0, help="CPU seconds of each search")
    parser.add_argument(
        "--samples",
        type=number_from(0),
        default=0,
        help="samples of each search, instead of seconds: then the figures are the same every time",
    )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and return the exit code."""
    return run_tool(build_parser, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
