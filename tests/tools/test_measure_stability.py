"""The measure of stability: what the choices of a search lose, in a table and as JSON."""

import json

import pytest
from cli.command_line import CommandLine
from measure import main
from measures.stability import TIMES, judge
from measures.turn_makers import position
from the_games import TRAJAN as GAME

from trajan_tutor.engine.game import Setup
from trajan_tutor.search.drivers import Budget


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return a function that runs the tool."""
    return CommandLine(capsys, monkeypatch, main)


@pytest.mark.long
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


@pytest.mark.long
def test_a_choice_is_valued_by_ten_times_the_samples_in_other_deals() -> None:
    """The regret is never below 0, and 0 for the best turn itself."""
    for number in range(3):
        one = judge(GAME, 2, number, 3, Budget(samples=60))
        assert one.samples == 60
        assert one.judged_with >= TIMES * 60
        assert one.regret >= 0
        assert one.regret == 0 or one.chosen != one.best


def test_it_prints_a_table_and_json(run: CommandLine) -> None:
    """The same every time, since its budget is a number of samples."""
    words = ("stability", "trajan", "--positions", 2, "--samples", 40, "--processes", 1)
    answer = run(*words)
    assert (answer.code, answer.error) == (0, "")
    assert len(answer.lines) == 5
    figures = json.loads(answer.lines[-1])
    assert [one["number"] for one in figures["positions"]] == [0, 1]
    assert figures["mean_regret"] == pytest.approx(sum(one["regret"] for one in figures["positions"]) / 2, abs=1e-3)
    assert run(*words).out == answer.out


def test_what_there_is_not_is_told(run: CommandLine) -> None:
    """In one sentence."""
    assert run("stability", "trajan", "--seats", 9).code == 2
    assert run("stability", "nothing").code == 2
    assert run("stability", "trajan", "--seconds", 0).code == 2
