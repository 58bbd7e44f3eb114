"""The command `bench search`."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stdout

import pytest
from cli.command_line import CommandLine

from trajan_tutor.cli import bench_search, main, measure
from trajan_tutor.cli.bench_search import seats_of


def in_this_process(command: list[str], **_settings: object) -> subprocess.CompletedProcess[str]:
    """Run the program that a command starts, without starting another interpreter."""
    interpreter, _, _, package, *words = command
    assert (interpreter, package) == (sys.executable, "trajan_tutor")
    with redirect_stdout(io.StringIO()) as said:
        code = main(words)
    return subprocess.CompletedProcess(command, code, said.getvalue(), "")


@pytest.fixture(params=["few", pytest.param("all", marks=pytest.mark.before_release)])
def asked(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> tuple[tuple[object, ...], tuple[int, ...]]:
    """Return words of a command and the numbers of seats that it measures, in one position or as people measure."""
    # Another build beside this one may be older and not know the command yet.
    monkeypatch.setattr(measure, "interpreters", lambda: [sys.executable])
    if request.param == "all":
        return (), (2, 4)
    monkeypatch.setattr(bench_search, "_POSITIONS", 1)
    monkeypatch.setattr(subprocess, "run", in_this_process)
    return ("--seats", 2), (2,)


@pytest.mark.long
def test_bench_search_prints_a_table_and_json(
    run: CommandLine, asked: tuple[tuple[object, ...], tuple[int, ...]]
) -> None:
    """Samples and turns, with one process and with two, and when a line and a hint came."""
    words, seats = asked
    answer = run("bench", "search", "trajan", "--seconds", 0.05, *words)
    assert (answer.code, answer.error) == (0, "")
    tables = json.loads(answer.lines[-1])["tables"]
    assert [(table["game"], table["seats"]) for table in tables] == [("trajan", number) for number in seats]
    assert len(answer.lines) == len(seats) * 3 + 1
    for table in tables:
        measured = [table[build] for build in ("pure", "compiled") if table[build] is not None]
        assert len(measured) == 1
        assert "hint_seconds" in measured[0]
        assert len(measured[0]) == 6
        assert all(value > 0 for value in measured[0].values())


def test_bench_search_takes_few_seats_and_many() -> None:
    """Unless it is told how many."""
    assert (seats_of("trajan", 0), seats_of("trajan", 3), seats_of("caesar", 0)) == ([2, 4], [3], [2])


def test_bench_search_of_what_there_is_not_is_told(run: CommandLine) -> None:
    """In one sentence with the exit code of bad input."""
    assert "nothing" in run("bench", "search", "nothing").sentence
    assert run("bench", "search", "trajan", "--seats", 9, "--seconds", 0.05).code == 2
