"""The commands that measure: simulate many random games, and the speed of random play in both builds."""

import hashlib
import json
import subprocess
import sys
import time
from argparse import Namespace
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from statistics import fmean, median, pstdev
from typing import Any

from trajan_tutor.cli.bench_search import bench_search
from trajan_tutor.cli.output import options_of, result_of, say, setup_of
from trajan_tutor.cli.workers import ended
from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import S, Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import playouts_of
from trajan_tutor.search.budget import unbroken

SEARCH = "search"
"""What `bench` is told to measure instead of a game's random play."""

_LOOPS = 3
_WARM_UP_GAMES = 5
_COPIES = 2000
_BUILDS = {"pure": ".venv", "compiled": ".venv-compiled"}


def simulate(arguments: Namespace) -> int:
    """Play random games and print scores, turns, decisions and a checksum as JSON."""
    game = find_game(arguments.game)
    setup = setup_of(arguments)
    results = simulate_games(game, arguments.seats, arguments.games, arguments.seed, setup.options)
    if results["games"]:
        print(json.dumps(results, indent=2))
    return ended(arguments, results["games"], arguments.games)


def simulate_games(
    game: TutorGame[S], seats: int, games: int, seed: int, options: tuple[tuple[str, object], ...] = ()
) -> dict[str, Any]:
    """Return what many random games come to, game number i from seed + i; after an interrupt, those played until then.

    The checksum is the SHA-256 of one line a game: scores, winner, ledgers, turns and decisions.
    """
    checksum = hashlib.sha256()
    scores: list[list[int]] = []
    turns: list[int] = []
    decisions: list[int] = []
    with suppress(KeyboardInterrupt):
        for number in range(games):
            with unbroken():
                state = game.new_game(Setup(seats=seats, seed=seed + number, options=options))
                decisions.append(playouts_of(game).play_out(state, Rng(seed + number)))
                turns.append(game.begun(state))
                result = result_of(game, state)
                scores.append(result["scores"])
                result["ledgers"] = [list(game.ledger(state, seat).points) for seat in range(seats)]
                result["turns"], result["decisions"] = turns[-1], decisions[-1]
                checksum.update(canonical(result).encode() + b"\n")
    results: dict[str, Any] = {"game": game.name, "seats": seats, "games": len(scores), "seed": seed}
    if scores:
        results["scores"] = [spread([row[seat] for row in scores]) for seat in range(seats)]
        results["turns_per_game"] = spread(turns)
        results["decisions_per_game"] = spread(decisions)
        results["checksum"] = checksum.hexdigest()
    return results


def spread(values: list[int]) -> dict[str, float]:
    """Return mean, standard deviation, least and most of some values."""
    return {
        "mean": round(fmean(values), 3),
        "deviation": round(pstdev(values), 3),
        "least": min(values),
        "most": max(values),
    }


def bench(arguments: Namespace) -> int:
    """Measure random play, or the search, in every build there is; the last line is one JSON object."""
    if arguments.game == SEARCH:
        return bench_search(arguments, interpreters(), build_of())
    if not arguments.seats:
        arguments.seats = max(find_game(arguments.game).seat_counts)
    if arguments.one_build:
        options = options_of(arguments.option)
        figures = measure_random_play(find_game(arguments.game), arguments.seats, arguments.seconds, options)
        print(canonical({"build": build_of(), "figures": figures}))
        return 0
    table: dict[str, Any] = {"pure": None, "compiled": None}
    for python in interpreters():
        result = subprocess.run(  # noqa: S603 - our own interpreters
            [
                *(python, "-P", "-m", "trajan_tutor", "bench", arguments.game, "--one-build"),
                *("--seats", str(arguments.seats), "--seconds", str(arguments.seconds)),
                *(f"--option={option}" for option in arguments.option),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        if result.returncode:
            print(result.stderr.strip() or say(arguments.language, "cli-bench-failed", python=python), file=sys.stderr)
            return result.returncode
        answer = json.loads(result.stdout.splitlines()[-1])
        table[answer["build"]] = answer["figures"]
    print_table(arguments, table)
    print(
        json.dumps(
            {
                "game": arguments.game,
                "seats": arguments.seats,
                "cpu_seconds": round(arguments.seconds * _LOOPS, 3),
                **table,
            }
        )
    )
    return 0


def interpreters() -> list[str]:
    """Return the interpreters to measure: this one, and the one of the other build beside it if there is one."""
    here = Path(sys.prefix)
    if here.name not in _BUILDS.values():
        return [sys.executable]
    beside = [here.parent / name / "bin" / "python" for name in _BUILDS.values()]
    return [str(python) for python in beside if python.exists()]


def build_of() -> str:
    """Return which build runs here: compiled modules are not Python files."""
    import trajan_tutor.engine.generator as generator  # noqa: PLR0402 - the module itself is asked

    return "pure" if str(generator.__file__).endswith(".py") else "compiled"


def measure_random_play(
    game: TutorGame, seats: int, seconds: float, options: tuple[tuple[str, object], ...] = ()
) -> dict[str, float]:
    """Return decisions and games per CPU second of random play, setup included, and the time of a copy.

    Each figure is the median of three loops of so many CPU seconds on one core.
    """
    for number in range(_WARM_UP_GAMES):
        playouts_of(game).play_out(game.new_game(Setup(seats=seats, seed=number, options=options)), Rng(number))
    loops = [_one_loop(game, Setup(seats, 1000 * loop, options), seconds) for loop in range(1, _LOOPS + 1)]
    return {
        "decisions_per_second": round(median(loop[0] for loop in loops)),
        "games_per_second": round(median(loop[1] for loop in loops), 1),
        "copy_microseconds": round(median(_copy_time(game, Setup(seats, 1, options)) for _ in range(_LOOPS)), 3),
    }


def _one_loop(game: TutorGame, setup: Setup, seconds: float) -> tuple[float, float]:
    decisions = 0
    games = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        seed = setup.seed + games
        decisions += playouts_of(game).play_out(game.new_game(replace(setup, seed=seed)), Rng(seed))
        games += 1
    passed = time.process_time() - begun
    return decisions / passed, games / passed


def _copy_time(game: TutorGame, setup: Setup) -> float:
    state = game.new_game(setup)
    begun = time.process_time()
    for _ in range(_COPIES):
        game.copy(state)
    return (time.process_time() - begun) / _COPIES * 1_000_000


def print_table(arguments: Namespace, table: dict[str, Any]) -> None:
    """Print the figures for people."""
    print(say(arguments.language, "cli-bench-title", game=arguments.game, seats=arguments.seats))
    for build, figures in table.items():
        name = say(arguments.language, f"cli-bench-{build}")
        if figures is None:
            print(say(arguments.language, "cli-bench-absent", build=name))
            continue
        print(
            say(
                arguments.language,
                "cli-bench-row",
                build=name,
                decisions=figures["decisions_per_second"],
                games=figures["games_per_second"],
                copy=figures["copy_microseconds"],
            )
        )
