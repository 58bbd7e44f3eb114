"""The measure of reviews: whether a review names a bad turn that was planted, in a table and as JSON."""

import json

import pytest
from cli.command_line import CommandLine
from measure import main

GLANCE = 20
# The tool plays and reviews whole games: minutes for each of the longer ones.
BEFORE_RELEASE = [pytest.mark.long, pytest.mark.before_release]
GAMES = [
    pytest.param("caesar", 2, 1, marks=pytest.mark.long),
    pytest.param("sylla", 3, 2, marks=BEFORE_RELEASE),
    pytest.param("trajan", 2, 1, marks=BEFORE_RELEASE),
]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return a function that runs the tool."""
    return CommandLine(capsys, monkeypatch, main)


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_a_planted_turn_is_named_and_a_beginner_is_told_of_some(
    run: CommandLine, name: str, seats: int, seed: int
) -> None:
    """Among the two or three that clearly cost most."""
    answer = run("reviews", name, "--seats", seats, "--games", 1, "--seed", seed, "--glance", GLANCE, "--processes", 1)
    assert (answer.code, answer.error) == (0, "")
    figures = json.loads(answer.lines[-1])
    assert (figures["planted"], figures["named"]) == (1, 1)
    assert (figures["others"], figures["empty"]) == (1, 0)
    assert "1 of 1" in answer.lines[1]


def test_reviews_of_what_there_is_not_are_told(run: CommandLine) -> None:
    """In one sentence."""
    assert "nothing" in run("reviews", "nothing").sentence
    assert "9" in run("reviews", "trajan", "--seats", 9).sentence
