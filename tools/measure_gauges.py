"""Measures whether what the coach tells holds, and whether more time finds better turns.

python tools/measure_gauges.py agreement|truth|consistency|regret|endings GAME [--positions 50] [--seed 2001]
"""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import asdict
from statistics import median
from typing import Any, Final

from gauges import (
    ReferenceMargins,
    agreement,
    asked_of,
    contradictions,
    reference,
    rest_of,
    verdicts,
)
from measuring import run_tool
from regrets import Regrets, lost_at_the_end, regret_told, regrets

from trajan_tutor.cli.arguments import Parser, number_from, processes_above_zero
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.verdict import Verdict, VerdictLevel
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game

AGREEMENT: Final = "agreement"
TRUTH: Final = "truth"
CONSISTENCY: Final = "consistency"
REGRET: Final = "regret"
ENDINGS: Final = "endings"
GAUGES: Final = (AGREEMENT, TRUTH, CONSISTENCY, REGRET, ENDINGS)
# So many deals judge the choices of searches.
DEALS: Final = 400
# As a hint looks, without what no figure comes from.
EFFORT: Final = Effort(answers=0, second=0, pairs=2)
# Positions on which nothing was fitted: the factors in `coach/estimates.py` come from those of the seeds 1 and 1001.
SEED: Final = 2001
_LOST: Final = (
    "{positions} positions: the choices of 0.05, 0.2, 0.8 and 3.2 seconds lose {means} points beside the best known; "
    "the longest search loses {gained} less than the shortest (standard error {error})."
)
_SENTENCES: Final = {
    AGREEMENT: "{positions} positions: intervals of two seeds overlap in {overlapping} %, the class is the same in "
    "{same} %, two classes apart in {apart} %; {undecided} % of the verdicts leave more than one class open. "
    "Over seeds a cost spreads by {spread:.2f} points, over deals by {told:.2f}.",
    TRUTH: "{positions} figures: {within} % lie within the joint interval with the reference, none by more than "
    "{beyond:.1f} points outside it. An interval is {half:.1f} points to either side in the median; what lies beyond "
    "the trials spreads by {rest:.1f} points.",
    CONSISTENCY: "{positions} positions: {contradictions} of {answers} pairs of answers contradict each other.",
    REGRET: _LOST,
    ENDINGS: _LOST,
}


def measure(arguments: Namespace) -> int:
    """Print a gauge in a sentence; the last line is one JSON object with every position."""
    game = find_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=game.seat_counts)
    work, told = _WAYS[arguments.gauge]
    tasks = [
        (arguments.game, arguments.seats, number, arguments.seed, amount_of(arguments))
        for number in range(arguments.first, arguments.first + arguments.positions)
    ]
    found = list(done_by_workers(arguments.processes, work, tasks).values())
    if found:
        figures = told(found)
        print(_SENTENCES[arguments.gauge].format(**_percent(figures)))
        print(json.dumps({"gauge": arguments.gauge, "game": arguments.game, "seats": arguments.seats, **figures}))
    return ended(arguments, len(found), arguments.positions)


def amount_of(arguments: Namespace) -> int:
    """Return how much is measured in each position: seeds, or games of a reference."""
    return int(arguments.pairs if arguments.gauge in (TRUTH, REGRET, ENDINGS) else arguments.seeds)


def verdicts_of(name: str, seats: int, number: int, seed: int, seeds: int) -> list[Verdict]:
    """Return the verdicts of several seeds in one position: what a worker process is asked for."""
    game = find_game(name)
    return verdicts(game, asked_of(game, seats, number, seed), seeds, EFFORT)


def reference_of(name: str, seats: int, number: int, seed: int, pairs: int) -> ReferenceMargins:
    """Return a figure beside its reference: what a worker process is asked for."""
    game = find_game(name)
    return reference(game, asked_of(game, seats, number, seed), seed, EFFORT, pairs)


def contradictions_of(name: str, seats: int, number: int, seed: int, _seeds: int) -> tuple[int, int]:
    """Return how often answers about one position contradict each other: what a worker process is asked for."""
    game = find_game(name)
    return contradictions(game, asked_of(game, seats, number, seed), seed, EFFORT)


def regrets_of(name: str, seats: int, number: int, seed: int, pairs: int) -> Regrets:
    """Return what the choices of all budgets lose in one position: what a worker process is asked for."""
    return regrets(find_game(name), seats, number, seed, min(pairs, DEALS))


def lost_at_the_end_of(name: str, seats: int, number: int, seed: int, pairs: int) -> Regrets:
    """Return what the choices of all budgets lose in one last turn: what a worker process is asked for."""
    return lost_at_the_end(find_game(name), seats, number, seed, min(pairs, DEALS))


def agreement_told(found: list[list[Verdict]]) -> dict[str, Any]:
    """Return the gauge of agreement as plain data."""
    costs = [[round(verdict.cost, 2) for verdict in verdicts] for verdicts in found]
    measured = {name: round(value, 4) for name, value in asdict(agreement(found)).items()}
    return {"positions": len(found), **measured, "costs": costs}


def truth_told(references: list[ReferenceMargins]) -> dict[str, Any]:
    """Return the gauge of truth as plain data: of turns that are not the best one themselves, as long as there are any.

    Each figure with its interval, the reference with its standard error, and the pairs of games behind that.
    """
    found = [one for one in references if one.told.level is not VerdictLevel.EQUAL] or references
    return {
        "positions": len(found),
        "within": round(sum(one.beyond <= 0 for one in found) / len(found), 4),
        "beyond": round(max(0.0, *(one.beyond for one in found)), 2),
        "half": round(median((one.told.high - one.told.low) / 2 for one in found), 2),
        "rest": round(rest_of(found), 2),
        "figures": [[round(value, 2) for value in _figure_of(one)] for one in found],
    }


def _figure_of(one: ReferenceMargins) -> tuple[float, ...]:
    return (one.told.cost, one.told.low, one.told.high, one.points, one.error, one.pairs)


def consistency_told(found: list[tuple[int, int]]) -> dict[str, Any]:
    """Return the gauge of consistency as plain data."""
    contradictions, answers = (sum(one[part] for one in found) for part in range(2))
    return {"positions": len(found), "contradictions": contradictions, "answers": answers}


def _percent(figures: dict[str, Any]) -> dict[str, Any]:
    """Return figures for words: parts of one in percent."""
    parts = {"overlapping", "same", "apart", "undecided", "within"}
    return {name: round(100 * value) if name in parts else value for name, value in figures.items()}


_WAYS: Final[dict[str, tuple[Callable[..., Any], Callable[[list[Any]], dict[str, Any]]]]] = {
    AGREEMENT: (verdicts_of, agreement_told),
    TRUTH: (reference_of, truth_told),
    CONSISTENCY: (contradictions_of, consistency_told),
    REGRET: (regrets_of, regret_told),
    ENDINGS: (lost_at_the_end_of, regret_told),
}


def build_parser() -> Parser:
    """Return the parser of this tool."""
    parser = Parser(prog="python tools/measure_gauges.py", description="whether what the coach tells holds")
    parser.set_defaults(run=measure, language="en")
    add = parser.add_argument
    add(
        "gauge",
        choices=GAUGES,
        help="agreement: over seeds; truth: to the end of the game; consistency: among answers; "
        "regret: what choices lose that have little time; endings: what they lose in the last turn of a game",
    )
    add("game", help="name of the game")
    add("--seats", type=number_from(1), default=2, help="number of seats")
    add(
        "--seed",
        type=number_from(0),
        default=SEED,
        help="seed of the positions: other ones than figures were fitted on",
    )
    add("--positions", type=number_from(1), default=50, help="number of positions")
    add("--first", type=number_from(0), default=0, help="number of the first position")
    add("--seeds", type=number_from(2), default=5, help="number of seeds in each position, for agreement")
    add("--pairs", type=number_from(2), default=1700, help="most pairs of games in each position, for truth")
    add("--processes", type=processes_above_zero, default=2, help="how many processes work at once")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool and return its exit code."""
    return run_tool(build_parser, arguments)


if __name__ == "__main__":
    sys.exit(main())
