"""Counts the coach's verdicts on turns as learners play them all over a game, and how many are too close to tell.

python tools/measure_verdicts.py GAME [--positions 60] [--samples 0]
"""

import json
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median

from measuring import parser_of, run_tool
from turn_makers import TurnMaker, position, turn_of

from trajan_tutor.cli.arguments import Parser, number_from
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.verdict import VerdictLevel
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng

TURNS_OF = {
    TurnMaker.RANDOM: "turns at random",
    TurnMaker.GREEDY: "turns with the most points now",
    TurnMaker.NEAR: "third best turns of a search",
}
LEVELS = {
    VerdictLevel.EQUAL: "equal",
    VerdictLevel.AS_GOOD: "as good as the best",
    VerdictLevel.SLIGHTLY: "slightly less",
    VerdictLevel.COSTS: "that cost points",
    VerdictLevel.TOO_CLOSE: "too close to tell",
}


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict in one position: its level, what the turn costs in points, over how many deals, in CPU seconds."""

    number: int
    turn: int
    learner: TurnMaker
    level: VerdictLevel
    cost: float
    deals: int
    seconds: float


def judgement(game: TutorGame, seats: int, number: int, seed: int, effort: Effort) -> Judgement:
    """Return the verdict in position `number` (see `measure_stability`); learners take turns."""
    state = position(game, seats, number, seed)
    learner = tuple(TurnMaker)[number % len(TurnMaker)]
    observation = game.observe(state, game.current_seat(state))
    own = turn_of(game, state, learner, Rng(seed + number), effort.search // 2)
    begun = time.process_time()
    adviser = Adviser(game, observation, seed + number, effort, own).finish()
    verdict = adviser.verdict()
    seconds = time.process_time() - begun
    return Judgement(number, game.begun(state), learner, verdict.level, verdict.cost, verdict.deals, seconds)


def verdicts(arguments: Namespace) -> int:
    """Print how often each verdict was given, by who played the turn; the last line is one JSON object."""
    game = find_game(arguments.game)
    if arguments.seats not in game.seat_counts:
        raise MisusedError("engine-seats", game=game.name, seats=arguments.seats, offered=game.seat_counts)
    found = judged(arguments)
    if found:
        print_found(arguments, found)
    return ended(arguments, len(found), arguments.positions)


def print_found(arguments: Namespace, found: list[Judgement]) -> None:
    """Print how often each verdict was given, and all as JSON."""
    print(f"Verdicts of the coach in {arguments.game} with {arguments.seats} seats, in {len(found)} positions:")
    counts = {learner: Counter(one.level for one in found if one.learner == learner) for learner in TurnMaker}
    for learner, levels in counts.items():
        told = ", ".join(f"{levels[level]} {LEVELS[level]}" for level in VerdictLevel if levels[level])
        if told:
            print(f"{TURNS_OF[learner]}: {told}")
    close = sum(levels[VerdictLevel.TOO_CLOSE] for levels in counts.values())
    seconds = median(one.seconds for one in found)
    share = 100 * close / len(found)
    print(f"Too close to tell: {share:.1f} %. A verdict takes {seconds:.2f} CPU seconds in the median.")
    print(
        json.dumps(
            {
                "game": arguments.game,
                "seats": arguments.seats,
                "too_close": round(close / len(found), 4),
                "cpu_seconds": round(seconds, 3),
                "counts": {
                    learner.value: {level.value: levels[level] for level in VerdictLevel}
                    for learner, levels in counts.items()
                },
                "positions": [asdict(one) for one in found],
            }
        )
    )


def effort_of(samples: int) -> Effort:
    """Return how much the coach looks at: what it usually does, or less or more by the samples of its search.

    >>> effort_of(0) == Effort(), effort_of(200).most_pairs
    (True, 300)
    """
    usual = Effort()
    if not samples:
        return usual
    scale = samples / usual.search
    return Effort(
        search=samples,
        finalists=usual.finalists,
        finals=max(2, round(usual.finals * scale)),
        pairs=max(2, round(usual.pairs * scale)),
        most_pairs=max(2, round(usual.most_pairs * scale)),
        answers=max(1, round(usual.answers * scale)),
        second=max(1, round(usual.second * scale)),
    )


def judged(arguments: Namespace) -> list[Judgement]:
    """Judge every position, in several processes; after an interrupt some are missing."""
    tasks = [
        (arguments.game, arguments.seats, number, arguments.seed, arguments.samples)
        for number in range(arguments.positions)
    ]
    return list(done_by_workers(arguments.processes, judge_named, tasks).values())


def judge_named(name: str, seats: int, number: int, seed: int, samples: int) -> Judgement:
    """Judge one position of a game found by name: what a worker process is asked for."""
    return judgement(find_game(name), seats, number, seed, effort_of(samples))


def build_parser() -> Parser:
    """Return the parser of this tool."""
    parser = parser_of("measure_verdicts", "count the coach's verdicts on turns as learners play them", verdicts)
    parser.add_argument("--positions", type=number_from(1), default=60, help="number of positions")
    parser.add_argument(
        "--samples",
        type=number_from(0),
        default=0,
        help="samples of the coach's search, 0 for as many as it usually takes; its comparisons grow with them",
    )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and return the exit code."""
    return run_tool(build_parser, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
