"""The measurement of the search: samples and turns for each second, in both builds, on one and two cores."""

import json
import subprocess
import sys
import time
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from statistics import median
from typing import Any

from trajan_tutor.cli.output import options_of, say
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import playouts_of
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.search.drivers import Budget, run, run_on
from trajan_tutor.search.lookahead import Lookahead

_POSITIONS = 3
_TURNS_APART = 14
_WORKERS = (1, 2)
_TRIES = 4
_WARM_UP = Budget(samples=20)


def bench_search(arguments: Namespace, interpreters: list[str], build: str) -> int:
    """Measure the search in every build there is; the last line is one JSON object.

    Without a game every one is measured, without a number of seats the least and the most that it offers.
    """
    names = (arguments.searched,) if arguments.searched else games_by_course()
    if arguments.one_build:
        setup = Setup(seats_of(names[0], arguments.seats)[-1], options=options_of(arguments.option))
        figures = measure_search(find_game(names[0]), setup, arguments.seconds)
        print(json.dumps({"build": build, "figures": figures}))
        return 0
    tables: list[dict[str, Any]] = []
    for name, seats in [(game_name, seats) for game_name in names for seats in seats_of(game_name, arguments.seats)]:
        print(say(arguments.language, "cli-bench-search-title", game=name, seats=seats), flush=True)
        table: dict[str, Any] = {"game": name, "seats": seats, "pure": None, "compiled": None}
        for python in interpreters:
            result = subprocess.run(  # noqa: S603 - our own interpreters
                [
                    *(python, "-P", "-m", "trajan_tutor", "bench", "search", name, "--one-build"),
                    *("--seats", str(seats), "--seconds", str(arguments.seconds)),
                    *(f"--option={option}" for option in arguments.option),
                ],
                capture_output=True,
                text=True,
                check=False,
            )
            if result.returncode:
                problem = result.stderr.strip() or say(arguments.language, "cli-bench-failed", python=python)
                print(problem, file=sys.stderr)
                return result.returncode
            answer = json.loads(result.stdout.splitlines()[-1])
            table[answer["build"]] = answer["figures"]
        print_rows(arguments.language, table)
        tables.append(table)
    print(json.dumps({"seconds": arguments.seconds, "tables": tables}))
    return 0


def seats_of(name: str, asked: int) -> list[int]:
    """Return how many seats are measured in a game: as many as asked for, or (0) the least and the most it offers."""
    offered = find_game(name).seat_counts
    return [asked] if asked else sorted({min(offered), max(offered)})


def measure_search(game: TutorGame, setup: Setup, seconds: float) -> dict[str, float]:
    """Return the speed of searches in some positions of a game; each figure is the median over them.

    Alone, samples and turns are counted for each CPU second of one core. A turn is one that was played in the search,
    drawn or in a playout. The first line is there when every candidate has met its first samples. With processes,
    samples are counted for each second of the clock, once by one process and once by two, by turns; each is the best of
    some tries, since whatever else the machine does takes away and never adds. A hint is a whole one with its reasons.
    """
    run(_search(game, setup, 0), _WARM_UP)
    alone = [_alone(_search(game, setup, number), seconds) for number in range(_POSITIONS)]
    shared: dict[int, list[float]] = {workers: [] for workers in _WORKERS}
    with ExitStack() as stack:
        pools = {workers: stack.enter_context(ProcessPoolExecutor(workers)) for workers in _WORKERS}
        for workers, pool in pools.items():
            run_on(pool, _search(game, setup, 0), _WARM_UP, workers=workers)
        for number in range(_POSITIONS):
            best = dict.fromkeys(_WORKERS, 0.0)
            for workers in _WORKERS * _TRIES:
                search = _search(game, setup, number)
                begun = time.perf_counter()
                run_on(pools[workers], search, Budget(seconds=seconds / _TRIES, is_clock=True), workers=workers)
                best[workers] = max(best[workers], search.samples / (time.perf_counter() - begun))
            for workers in _WORKERS:
                shared[workers].append(best[workers])
    return {
        "samples_per_second": round(median(sample[0] for sample in alone)),
        "turns_per_second": round(median(sample[1] for sample in alone)),
        "first_line_milliseconds": round(1000 * median(sample[2] for sample in alone), 1),
        "hint_seconds": round(median(_hint_seconds(game, setup, number) for number in range(_POSITIONS)), 2),
        "one_process_samples_per_second": round(median(shared[1])),
        "two_processes_samples_per_second": round(median(shared[2])),
    }


def _hint_seconds(game: TutorGame, setup: Setup, number: int) -> float:
    """Return the CPU seconds until a hint is there as the board gives it."""
    begun = time.process_time()
    Adviser(game, _position(game, setup, number), number).finish().hint()
    return time.process_time() - begun


def _search(game: TutorGame, setup: Setup, number: int) -> Lookahead:
    """Return the search of a position."""
    return Lookahead(game, _position(game, setup, number), number)


def _position(game: TutorGame, setup: Setup, number: int) -> Observation:
    """Return what the seat to act knows some random turns into a game."""
    state = game.new_game(replace(setup, seed=number + 1))
    rng = Rng(number)
    for _ in range(_TURNS_APART * number):
        after = game.copy(state)
        playouts_of(game).finish_scope(after, rng)
        if game.is_over(after):
            break
        state = after
    return game.observe(state, game.current_seat(state))


def _alone(search: Lookahead, seconds: float) -> tuple[float, float, float]:
    """Return samples and turns for each CPU second, and the CPU seconds until every candidate was sampled."""
    settings = search.settings
    begun = time.process_time()
    while not search.candidates or min(candidate.samples for candidate in search.candidates) < settings.first_samples:
        search.step(1)
    first = time.process_time() - begun
    run(search, Budget(seconds=max(0.001, seconds - first)))
    passed = time.process_time() - begun
    in_playout = settings.turns_ahead * search.game.seats(search.observation.state) * settings.tries
    return search.samples / passed, (search.drawn + search.samples * (1 + in_playout)) / passed, first


def print_rows(language: str, table: dict[str, Any]) -> None:
    """Print the figures of one game and number of seats for people."""
    for build in ("pure", "compiled"):
        figures = table[build]
        build_name = say(language, f"cli-bench-{build}")
        if figures is None:
            print(say(language, "cli-bench-absent", build=build_name))
            continue
        one, two = figures["one_process_samples_per_second"], figures["two_processes_samples_per_second"]
        print(
            say(
                language,
                "cli-bench-search-row",
                build=build_name,
                samples=figures["samples_per_second"],
                turns=figures["turns_per_second"],
                first=figures["first_line_milliseconds"],
                hint=figures["hint_seconds"],
                one=one,
                two=two,
                times=two / one,
            )
        )
