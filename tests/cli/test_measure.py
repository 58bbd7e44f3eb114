"""The commands that measure: simulate and bench."""

import json

import pytest
from cli.command_line import CommandLine


def test_simulate_prints_scores_turns_decisions_and_a_checksum(run: CommandLine) -> None:
    """As JSON, the same every time."""
    words = ("simulate", "trajan", "--seats", 3, "--games", 5, "--seed", 4)
    answer = run(*words)
    assert (answer.code, answer.error) == (0, "")
    figures = json.loads(answer.out)
    assert {name: figures[name] for name in ("game", "seats", "games", "seed")} == {
        "game": "trajan",
        "seats": 3,
        "games": 5,
        "seed": 4,
    }
    assert len(figures["scores"]) == 3
    for spread in (*figures["scores"], figures["turns_per_game"], figures["decisions_per_game"]):
        assert spread["least"] <= spread["mean"] <= spread["most"]
        assert spread["deviation"] >= 0
    assert len(figures["checksum"]) == 64
    assert run(*words).out == answer.out
    assert json.loads(run(*words[:-1], 5).out)["checksum"] != figures["checksum"]


@pytest.mark.parametrize("seats", [2, 4])
def test_bench_prints_a_table_and_one_json_object(run: CommandLine, seats: int) -> None:
    """The last line is for programs."""
    answer = run("bench", "trajan", "--seats", seats, "--seconds", 0.05)
    assert (answer.code, answer.error) == (0, "")
    assert len(answer.lines) == 4
    assert str(seats) in answer.lines[0]
    figures = json.loads(answer.lines[-1])
    assert list(figures) == ["game", "seats", "cpu_seconds", "pure", "compiled"]
    assert (figures["game"], figures["seats"]) == ("trajan", seats)
    assert figures["cpu_seconds"] == pytest.approx(0.15)
    measured = [figures[build] for build in ("pure", "compiled") if figures[build] is not None]
    assert measured
    for build in measured:
        assert set(build) == {"decisions_per_second", "games_per_second", "copy_microseconds"}
        assert all(value > 0 for value in build.values())


def test_bench_of_one_build_says_which(run: CommandLine) -> None:
    """What it asks its own interpreters for."""
    answer = json.loads(run("bench", "trajan", "--one-build", "--seconds", 0.05).out)
    assert answer["build"] in ("pure", "compiled")
    assert answer["figures"]["decisions_per_second"] > 0


def test_a_bench_that_fails_says_so(run: CommandLine) -> None:
    """In one sentence, with the exit code of bad input."""
    answer = run("bench", "trajan", "--seats", 9, "--seconds", 0.05)
    assert answer.code == 2
    assert "9" in answer.sentence


@pytest.mark.parametrize(("game", "seats"), [("trajan", 2), ("sylla", 3)])
def test_without_a_number_of_seats_there_are_two_or_the_fewest(run: CommandLine, game: str, seats: int) -> None:
    """So that a game that is not for two can be simulated by its name."""
    answer = run("simulate", game, "--games", 1)
    assert (answer.code, answer.error) == (0, "")
    assert json.loads(answer.out)["seats"] == seats
