"""The commands `stability` and `bench search`."""

import json
import sys

import pytest
from cli.command_line import CommandLine
from the_games import TRAJAN as GAME

from trajan_tutor.cli import measure
from trajan_tutor.cli.bench_search import seats_of
from trajan_tutor.engine.game import Setup
from trajan_tutor.search.drivers import Budget
from trajan_tutor.search.stability import TIMES, judge, position


def test_positions_stand_between_turns_and_lie_apart() -> None:
    """In every part of a game."""
    turns = []
    for number in range(0, 9, 2):
        state = position(GAME, 2, number, 5)
        assert GAME.may_evaluate(state)
        assert not GAME.is_closing(state)
        assert GAME.legal(state)
        turns.append(GAME.begun(state) - GAME.begun(GAME.new_game(Setup(seats=2, seed=1))))
    assert turns[0] == 0
    assert max(turns) > 45
    assert len(set(turns)) == 5


def test_a_choice_is_valued_by_ten_times_the_samples_in_other_deals() -> None:
    """The regret is never below 0, and 0 for the best turn itself."""
    for number in range(3):
        one = judge(GAME, 2, number, 3, Budget(samples=60))
        assert one.samples == 60
        assert one.judged_with >= TIMES * 60
        assert one.regret >= 0
        assert one.regret == 0 or one.chosen != one.best


def test_stability_prints_a_table_and_json(run: CommandLine) -> None:
    """The same every time, since its budget is a number of samples."""
    words = ("stability", "trajan", "--positions", 2, "--samples", 40, "--processes", 1)
    answer = run(*words)
    assert (answer.code, answer.error) == (0, "")
    assert len(answer.lines) == 5
    figures = json.loads(answer.lines[-1])
    assert [one["number"] for one in figures["positions"]] == [0, 1]
    assert figures["mean_regret"] == pytest.approx(sum(one["regret"] for one in figures["positions"]) / 2, abs=1e-3)
    assert run(*words).out == answer.out


def test_stability_of_what_there_is_not_is_told(run: CommandLine) -> None:
    """In one sentence."""
    assert run("stability", "trajan", "--seats", 9).code == 2
    assert run("stability", "nothing").code == 2
    assert run("stability", "trajan", "--seconds", 0).code == 2


@pytest.mark.parametrize(
    ("words", "seats"), [(("--seats", 2), (2,)), pytest.param((), (2, 4), marks=pytest.mark.long)], ids=["few", "all"]
)
def test_bench_search_prints_a_table_and_json(
    run: CommandLine, monkeypatch: pytest.MonkeyPatch, words: tuple[object, ...], seats: tuple[int, ...]
) -> None:
    """Samples and turns, with one process and with two, and when a line and a hint came."""
    # Another build beside this one may be older and not know the command yet.
    monkeypatch.setattr(measure, "interpreters", lambda: [sys.executable])
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
