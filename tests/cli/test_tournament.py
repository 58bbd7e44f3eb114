"""The command `tournament`: standings in words and as JSON, a file that lets it go on, bad input in one sentence."""

import json
from pathlib import Path

import pytest

from trajan_tutor.cli import main, tournament_command
from trajan_tutor.search.bots import bot_names
from trajan_tutor.search.tournament import WAYS

COMMAND = ["tournament", "trajan", "--players", "greedy,random", "--games", "2", "--processes", "1"]


def test_it_prints_standings_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each player, the JSON object last."""
    assert main(COMMAND) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("greedy: 2 games")
    assert lines[1].startswith("random: 2 games")
    result = json.loads(lines[-1])
    assert result["games"] == 2
    assert [one["player"] for one in result["standings"]] == ["greedy", "random"]
    assert result["standings"][0]["margin"] == -result["standings"][1]["margin"]


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games that the file holds are not played again; the answer is the same."""
    results = tmp_path / "results.jsonl"
    assert main([*COMMAND, "--results", str(results)]) == 0
    whole = capsys.readouterr().out.splitlines()[-1]
    kept = results.read_text().splitlines()
    assert len(kept) == 3
    results.write_text("\n".join(kept[:2]) + "\n")
    assert main([*COMMAND, "--results", str(results)]) == 0
    again = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert again["standings"][0]["margin"] == json.loads(whole)["standings"][0]["margin"]
    assert len(results.read_text().splitlines()) == 3


def test_without_players_it_plays_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level and every way to look ahead; each pairing has a file of results of its own."""
    met = {one.partition("@")[0] for names in tournament_command.table(0.5) for one in names}
    assert met == {*bot_names(), *WAYS}
    monkeypatch.setattr(tournament_command, "table", lambda _seconds, **_: [("random", "random")] * 2)
    results = tmp_path / "results.jsonl"
    words = ["tournament", "trajan", "--games", "2", "--processes", "1", "--seconds", "0.5", "--results", str(results)]
    assert main(words) == 0
    assert [len(file.read_text().splitlines()) for file in sorted(tmp_path.iterdir())] == [3, 3]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "greedy"],
        ["--players", "greedy,nobody"],
        ["--players", "greedy,random,random"],
        ["--seats", "7"],
        ["--players", "greedy,random", "--seats", "7"],
    ],
)
def test_what_cannot_be_played_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """In one sentence, with exit code 2."""
    assert main(["tournament", "trajan", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_torn_file_of_results_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the line; a file of another tournament as well."""
    results = tmp_path / "results.jsonl"
    head = {"game": "trajan", "players": ["greedy", "random"], "seats": 2}
    results.write_text(json.dumps(head) + '\n{"seed": 1, "pla')
    assert main([*COMMAND, "--results", str(results)]) == 2
    assert "Line 2" in capsys.readouterr().err
    results.write_text(json.dumps({**head, "seats": 3}) + "\n")
    assert main([*COMMAND, "--results", str(results)]) == 2
    assert "another tournament" in capsys.readouterr().err


def test_a_game_with_options_is_played_against_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever is named sits on the free seat; the file of results belongs to these options."""
    results = tmp_path / "results.jsonl"
    command = ["tournament", "caesar", "--option", "solo=low", "--games", "2", "--processes", "1"]
    assert main([*command, "--players", "random", "--results", str(results)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines[:2]] == ["random", "rules"]
    found = json.loads(lines[-1])
    assert found["options"] == {"solo": "low"}
    assert [one["games"] for one in found["standings"]] == [2, 2]
    assert found["standings"][0]["wins"] + found["standings"][1]["wins"] == 1
    assert main([*command, "--players", "random,greedy"]) == 2
    other = ["tournament", "caesar", "--option", "solo=high", *command[4:], "--players", "random"]
    assert main([*other, "--results", str(results)]) == 2
