"""The command that measures how often the coach says that a verdict is too close to tell."""

import json
from argparse import Namespace
from collections import Counter
from dataclasses import asdict
from statistics import median

from trajan_tutor.cli.output import say
from trajan_tutor.cli.workers import done_by_workers, ended
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.measured import Judgement, Learner, judgement
from trajan_tutor.coach.verdict import Level
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message, Term


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
    language = arguments.language
    print(say(language, "cli-verdicts-title", game=arguments.game, seats=arguments.seats, positions=len(found)))
    counts = {learner: Counter(one.level for one in found if one.learner == learner) for learner in Learner}
    for learner, levels in counts.items():
        told = tuple(
            Message.of(f"cli-verdicts-{level.value}", number=levels[level]) for level in Level if levels[level]
        )
        if told:
            print(say(language, "cli-verdicts-row", learner=Term(f"cli-verdicts-{learner.value}"), told=told))
    close = sum(levels[Level.TOO_CLOSE] for levels in counts.values())
    seconds = median(one.seconds for one in found)
    print(say(language, "cli-verdicts-close", share=100 * close / len(found), seconds=seconds))
    print(
        json.dumps(
            {
                "game": arguments.game,
                "seats": arguments.seats,
                "too_close": round(close / len(found), 4),
                "cpu_seconds": round(seconds, 3),
                "counts": {
                    learner.value: {level.value: levels[level] for level in Level} for learner, levels in counts.items()
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
        quiet=max(1, round(usual.quiet * scale)),
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
