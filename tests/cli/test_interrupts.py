"""Ctrl-C ends every command that takes long: soon, with all its workers, in one sentence, and what was done is kept."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from the_games import TRAJAN as GAME

from trajan_tutor.cli.measure import simulated

pytestmark = pytest.mark.both_builds

PROMISED_SECONDS = 2.0
# Other programs may take the processor away: what a command does itself happens in every try.
TRIES = 4
PATIENCE_SECONDS = 120.0

COMMANDS = [
    "simulate trajan --games 1000000000",
    "tournament trajan --players lookahead@1s,lookahead@2s --games 40",
    "stability trajan --positions 40 --seconds 5",
    "verdicts trajan --positions 40",
    "puzzles trajan --games 40",
    "fit-evaluation trajan",
    "bench trajan --seconds 60",
    "bench search trajan --seconds 60",
    "prove trajan",
]

# As the script that is installed, which hears interrupts also where the tests were started in the background.
PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from trajan_tutor.cli import main
print("begun", file=sys.stderr, flush=True)
sys.exit(main(sys.argv[1:]))
"""


@dataclass(frozen=True)
class Ended:
    """How a command ended after Ctrl-C."""

    code: int
    out: str
    error: str
    seconds: float


def interrupted(words: list[str], ready: Callable[[], None]) -> Ended:
    """Start a command, interrupt it as a terminal does when it is ready, and wait until all its processes are gone."""
    with subprocess.Popen(
        [sys.executable, "-P", "-c", PROGRAM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "begun\n"
        ready()
        before = time.monotonic()
        os.killpg(process.pid, signal.SIGINT)
        # The pipes come to their end only when no process of the command is left.
        out, error = process.communicate(timeout=PATIENCE_SECONDS)
    return Ended(process.returncode, out, error, time.monotonic() - before)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_ends_soon_in_one_sentence(command: str) -> None:
    """At any moment."""
    chance = random.Random(command)
    seconds: list[float] = []
    while len(seconds) < TRIES and (not seconds or seconds[-1] > PROMISED_SECONDS):
        ended = interrupted(command.split(), lambda: time.sleep(chance.uniform(0, 1.5)))
        assert ended.code == 130, ended.error
        assert ended.error.startswith("Interrupted"), ended.error
        assert ended.error.count("\n") == 1, ended.error
        seconds.append(ended.seconds)
    assert min(seconds) <= PROMISED_SECONDS


def test_simulated_games_are_kept() -> None:
    """The figures are those of a command that asks for as many games."""
    words = ["simulate", "trajan", "--games", "1000000000"]
    seconds = 0.25
    ended = interrupted(words, partial(time.sleep, seconds))
    while not ended.out and seconds < PATIENCE_SECONDS:
        # A busy machine may not have let it play a game yet.
        assert " 0 of 1000000000 " in ended.error or ended.error == "Interrupted.\n"
        seconds *= 2
        ended = interrupted(words, partial(time.sleep, seconds))
    found = json.loads(ended.out)
    assert 0 < found["games"] < 1000000000
    assert f" {found['games']} of 1000000000 " in ended.error
    assert simulated(GAME, 2, found["games"], 1) == found


def test_played_games_of_a_tournament_are_kept(tmp_path: Path) -> None:
    """Their standings are printed, and the file of results is whole, so that the tournament goes on from there."""
    results = tmp_path / "results.jsonl"
    words = ["tournament", "trajan", "--players", "greedy,random", "--games", "500", "--results", str(results)]

    def until_three_are_played() -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while not results.exists() or results.read_text().count("\n") < 4:
            assert time.monotonic() < until
            time.sleep(0.01)

    ended = interrupted(words, until_three_are_played)
    assert ended.code == 130
    standings = ended.out.splitlines()
    kept = [json.loads(line) for line in results.read_text().splitlines()]
    assert json.loads(standings[-1])["games"] == len(kept) - 1 >= 3
    assert standings[0].startswith(f"greedy: {len(kept) - 1} games")
    assert str(results) in ended.error
