"""The measure of guides: what marked turns lose, and who scores more, by marks or by hints."""

import json
from dataclasses import replace

import pytest
from cli.command_line import CommandLine
from measure import main
from measures import guides

from trajan_tutor.coach.effort import Effort

FEW = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=4, answers=0, second=0)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return a function that runs the tool, whose guides and judge look at little."""
    monkeypatch.setattr(guides, "REFERENCE", replace(FEW, finals=8))
    monkeypatch.setattr(guides, "GUIDE", FEW)
    monkeypatch.setattr(guides, "HINT", FEW)
    return CommandLine(capsys, monkeypatch, main)


def test_it_judges_marked_turns_and_compares_readers(run: CommandLine) -> None:
    """Sentences first, the worst turn before the others, then one line of plain data."""
    answer = run("guides", "sylla", "--seeds", 3, "--bots", "greedy", "--positions", 3, "--times", 2)
    assert (answer.code, answer.error) == (0, "")
    figures = json.loads(answer.lines[-1])
    assert (figures["games"], figures["judged"], figures["seeds"]) == (3, 3, 3)
    assert figures["losses"] == sorted(figures["losses"], reverse=True)
    assert figures["mean_loss"] == pytest.approx(sum(figures["losses"]) / 3, abs=0.01)
    more = [by_marks - by_hints for by_marks, by_hints in zip(figures["marks"], figures["hints"], strict=True)]
    assert figures["more_by_marks"] == pytest.approx(sum(more) / 3, abs=0.01)
    assert answer.lines[1].startswith("- 50-first-game")


def test_without_hints_only_the_marks_are_judged(run: CommandLine) -> None:
    """The same marks with the same seed."""
    words = ("guides", "sylla", "--seeds", 3, "--bots", "greedy", "--positions", 2, "--times", 2, "--marks-alone")
    first, again = (json.loads(run(*words).lines[-1]) for _ in range(2))
    assert first == again
    assert first["judged"] == 2
    assert "hints" not in first


@pytest.mark.parametrize("asked", [("nothing",), ("sylla", "--bots", "nobody"), ("sylla", "--lessons", "no-lesson")])
def test_what_there_is_not_is_told(run: CommandLine, asked: tuple[str, ...]) -> None:
    """In one sentence."""
    assert asked[-1] in run("guides", *asked).sentence
