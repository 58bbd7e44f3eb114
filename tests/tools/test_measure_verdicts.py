"""The measure of verdicts: how often the coach says which, on turns of three kinds of learners."""

import json

import pytest
from cli.command_line import CommandLine
from measure import main


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return a function that runs the tool."""
    return CommandLine(capsys, monkeypatch, main)


@pytest.mark.long
def test_it_counts_the_verdicts_on_turns_of_every_learner(run: CommandLine) -> None:
    """Every position is counted once; what is too close to tell is told as a share."""
    answer = run("verdicts", "trajan", "--positions", 3, "--samples", 12, "--processes", 1)
    assert (answer.code, answer.error) == (0, "")
    assert len(answer.lines) == 6
    figures = json.loads(answer.lines[-1])
    assert [one["learner"] for one in figures["positions"]] == ["random", "greedy", "near"]
    for learner, levels in figures["counts"].items():
        (one,) = [one for one in figures["positions"] if one["learner"] == learner]
        assert levels == {level: int(level == one["level"]) for level in levels}
        # What comes to the same as the best turn is compared with nothing.
        assert one["deals"] > 0 or one["level"] == "equal"
    close = sum(one["level"] == "too-close" for one in figures["positions"])
    assert figures["too_close"] == round(close / 3, 4)
    assert f"{100 * close / 3:.1f} %" in answer.lines[-2]


def test_verdicts_of_what_there_is_not_are_told(run: CommandLine) -> None:
    """In one sentence."""
    assert "nothing" in run("verdicts", "nothing").sentence
    assert "9" in run("verdicts", "trajan", "--seats", 9).sentence
