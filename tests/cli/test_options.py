"""Options of a game said on the command line, and files that no turn leads on from."""

import json
from pathlib import Path

import pytest
from cli.command_line import CommandLine

from trajan_tutor.cli import output
from trajan_tutor.cli.output import options_of
from trajan_tutor.engine.games import find_game
from trajan_tutor.games.caesar.game import GAME


@pytest.fixture(autouse=True)
def the_second_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is installed or not."""
    monkeypatch.setattr(output, "find_game", lambda name: GAME if name == "caesar" else find_game(name))


def test_an_option_reaches_the_game(run: CommandLine) -> None:
    """It stands in the position."""
    answer = run("position", "trajan", "--option", "R1=1")
    assert json.loads(answer.out)["options"] == {"R1": 1}


def test_options_are_read_as_what_they_look_like() -> None:
    """True, false and whole numbers; anything else is a text."""
    assert options_of(["a=true", "b=false", "c=12", "d=x,y"]) == (("a", True), ("b", False), ("c", 12), ("d", "x,y"))


def test_an_option_without_a_value_is_refused(run: CommandLine) -> None:
    """In one sentence."""
    answer = run("position", "trajan", "--option", "R1")
    assert answer.code == output.EXIT_BAD_INPUT
    assert "NAME=VALUE" in answer.error


def test_no_turn_leads_on_from_the_end_of_a_game(run: CommandLine, tmp_path: Path) -> None:
    """A position with a winner is an answer."""
    folder = Path(__file__).parent.parent / "games" / "caesar" / "positions"
    position = json.loads((folder / "opening.json").read_text(encoding="utf-8"))
    position["winner"] = "pompey"
    file = tmp_path / "over.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    answer = run("turns", file)
    assert answer.code == output.EXIT_BAD_INPUT
    assert "end of a game" in answer.error


def test_turns_of_a_position_of_the_second_game(run: CommandLine) -> None:
    """As many lines as were counted, sorted and canonical."""
    folder = Path(__file__).parent.parent / "games" / "caesar" / "positions"
    expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    lines = run("turns", folder / "middle-of-two.json").out.splitlines()
    assert lines == sorted(lines)
    assert len(lines) == expected["middle-of-two"]["outcomes"]
    assert all(GAME.dumps(GAME.load(json.loads(line), answers=True)) == line for line in lines)
