"""The measurement of the search: samples and turns for each second, in both builds, on one and on two cores."""

import json
import subprocess
import sys
import time
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import Any

from trajan_tutor.cli.output import say
from trajan_tutor.engine.game import Game, Setup
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.generator import Draws
from trajan_tutor.search.drivers import Budget, run, run_on
from trajan_tutor.search.lookahead import Lookahead

_POSITIONS = 3
_TURNS_APART = 14
_WORKERS = 2
_WARM_UP = Budget(samples=20)


def bench_search(arguments: Namespace, interpreters: list[str], build: str) -> int:
    """Measure the search in every build there is; the last line is one JSON object."""
    name = arguments.searched or game_names()[0]
    if arguments.one_build:
        print(json.dumps({"build": build, "figures": measured(find_game(name), arguments.seats, arguments.seconds)}))
        return 0
    find_game(name)
    found: dict[str, Any] = {"pure": None, "compiled": None}
    for python in interpreters:
        result = subprocess.run(  # noqa: S603 - our own interpreters
            [
                *(python, "-P", "-m", "trajan_tutor", "bench", "search", name, "--one-build"),
                *("--seats", str(arguments.seats), "--seconds", str(arguments.seconds)),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        if result.returncode:
            print(result.stderr.strip() or say(arguments.language, "cli-bench-failed", python=python), file=sys.stderr)
            return result.returncode
        answer = json.loads(result.stdout.splitlines()[-1])
        found[answer["build"]] = answer["figures"]
    print_table(arguments, name, found)
    print(json.dumps({"game": name, "seats": arguments.seats, "seconds": arguments.seconds, **found}))
    return 0


def measured(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Return the speed of searches in some positions of a game; each figure is the median over them.

    Samples and turns are counted for each CPU second of one core, and samples for each second of the clock when two
    processes share the work. A turn is one that was played in the search, drawn or in a playout. The first line is
    there when every candidate has met its first samples.
    """
    searches = [_search(game, seats, number) for number in range(_POSITIONS)]
    run(_search(game, seats, 0), _WARM_UP)
    alone = [_alone(search, seconds) for search in searches]
    with ProcessPoolExecutor(_WORKERS) as pool:
        run_on(pool, _search(game, seats, 0), _WARM_UP)
        together = []
        for number in range(_POSITIONS):
            search = _search(game, seats, number)
            begun = time.perf_counter()
            run_on(pool, search, Budget(seconds=seconds, is_clock=True), workers=_WORKERS)
            together.append(search.samples / (time.perf_counter() - begun))
    return {
        "samples_per_second": round(median(one[0] for one in alone)),
        "turns_per_second": round(median(one[1] for one in alone)),
        "first_line_milliseconds": round(1000 * median(one[2] for one in alone), 1),
        "two_cores_samples_per_second": round(median(together)),
    }


def _search(game: Game, seats: int, number: int) -> Lookahead:
    """Return the search of a position some random turns into a game."""
    state = game.begin(Setup(seats=seats, seed=number + 1))
    draws = Draws(number)
    for _ in range(_TURNS_APART * number):
        after = game.copy(state)
        game.finish_turn(after, draws)
        if game.is_over(after):
            break
        state = after
    return Lookahead(game, game.observe(state, game.actor(state)), number)


def _alone(search: Lookahead, seconds: float) -> tuple[float, float, float]:
    """Return samples and turns for each CPU second, and the CPU seconds until every candidate was sampled."""
    settings = search.settings
    begun = time.process_time()
    while not search.candidates or min(one.samples for one in search.candidates) < settings.first_samples:
        search.step(1)
    first = time.process_time() - begun
    run(search, Budget(seconds=max(0.001, seconds - first)))
    passed = time.process_time() - begun
    in_playout = settings.turns_ahead * search.game.seats(search.observation.state) * settings.tries
    return search.samples / passed, (search.drawn + search.samples * (1 + in_playout)) / passed, first


def print_table(arguments: Namespace, name: str, found: dict[str, Any]) -> None:
    """Print the figures for people."""
    language = arguments.language
    print(say(language, "cli-bench-search-title", game=name, seats=arguments.seats))
    for build, figures in found.items():
        told = say(language, f"cli-bench-{build}")
        if figures is None:
            print(say(language, "cli-bench-absent", build=told))
            continue
        print(
            say(
                language,
                "cli-bench-search-row",
                build=told,
                samples=f"{figures['samples_per_second']:,}",
                turns=f"{figures['turns_per_second']:,}",
                two=f"{figures['two_cores_samples_per_second']:,}",
                first=str(figures["first_line_milliseconds"]),
            )
        )
