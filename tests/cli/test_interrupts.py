"""Ctrl-C ends every command that takes long: soon, with all its workers, in one sentence, and what was done is kept."""

import json
import time
from functools import partial
from pathlib import Path

import pytest
from cli.interrupting import PATIENCE_SECONDS, assert_ends_soon, interrupted
from the_games import TRAJAN as GAME

from trajan_tutor.cli.measure import simulate_games

pytestmark = pytest.mark.both_builds

COMMANDS = [
    "simulate trajan --games 1000000000",
    "tournament trajan --players lookahead@1s,lookahead@2s --games 40",
    "puzzles trajan --games 40",
    "bench trajan --seconds 60",
    "bench search trajan --seconds 60",
    "prove trajan",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_ends_soon_in_one_sentence(command: str) -> None:
    """At any moment."""
    assert_ends_soon(command)


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
    assert simulate_games(GAME, 2, found["games"], 1) == found


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
