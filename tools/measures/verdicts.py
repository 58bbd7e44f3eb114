"""Counts the coach's verdicts on turns as learners play them all over a game, and how many are too close to tell."""

import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from dataclasses import asdict, dataclass
from statistics import median

from measures.turn_makers import TurnMaker, asked_of, learner_of, scaled
from measuring import game_options, in_positions, tell, tell_all

from trajan_tutor.cli.arguments import number_from
from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.coach.verdict import VerdictLevel
from trajan_tutor.engine.capabilities import TutorGame

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


def judgement(game: TutorGame, seats: int, number: int, seed: int, samples: int) -> Judgement:
    """Return the verdict in position `number`; learners take turns. 0 `samples` are as many as usual."""
    usual = Effort()
    effort = scaled(usual, samples / usual.search) if samples else usual
    observation, own = asked_of(game, seats, number, seed, effort.search // 2)
    begun = time.process_time()
    adviser = Adviser(game, observation, seed + number, effort, own).finish()
    verdict = adviser.verdict()
    seconds = time.process_time() - begun
    turn = game.begun(observation.state)
    return Judgement(number, turn, learner_of(number), verdict.level, verdict.cost, verdict.deals, seconds)


def verdicts(arguments: Namespace) -> int:
    """Print how often each verdict was given, by who played the turn; the last line is one JSON object."""
    found = in_positions(arguments, judgement, arguments.samples)
    return tell_all(arguments, found, arguments.positions, print_found)


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
    tell(
        arguments,
        too_close=round(close / len(found), 4),
        cpu_seconds=round(seconds, 3),
        counts={
            learner.value: {level.value: levels[level] for level in VerdictLevel} for learner, levels in counts.items()
        },
        positions=[asdict(one) for one in found],
    )


def verdicts_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    game_options(parser)
    parser.add_argument("--positions", type=number_from(1), default=60, help="number of positions")
    parser.add_argument(
        "--samples",
        type=number_from(0),
        default=0,
        help="samples of the coach's search, 0 for as many as it usually takes; its comparisons grow with them",
    )
