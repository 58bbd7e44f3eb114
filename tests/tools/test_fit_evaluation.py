"""The fit to games of the search: a table of weights in TOML, or one sentence."""

import tomllib
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from fit import main
from fits import search

from trajan_tutor.games import trajan
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.search.lookahead import Settings

DATA = Path(trajan.__file__).parent / "data"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return a function that runs the tool."""
    return CommandLine(capsys, monkeypatch, main)


def fitted_twice(run: CommandLine) -> None:
    """Fit with one process, then by the command that stands above the table with two: the tables are the same."""
    answer = run("search", "trajan", "--rounds", 1, "--games", 5, "--samples", 2, "--seed", 8, "--processes", 1)
    assert (answer.code, answer.error) == (0, "")
    rows = tomllib.loads(answer.out)["weights"]
    assert tuple(rows) == GAME.quantity_names
    assert all(len(row) == 4 and all(isinstance(weight, int) for weight in row) for row in rows.values())
    python, program, *words = answer.lines[0].removeprefix("# ").split()
    assert (python, program) == ("python", "tools/fit.py")
    assert run(*words, "--processes", 2).out == answer.out


@pytest.mark.long
def test_it_prints_a_table_for_the_data_and_the_command_that_makes_it_again(
    run: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every quantity with a whole number for every quarter, by a search that looks at few turns."""
    monkeypatch.setattr(search, "_SETTINGS", Settings(turns_drawn=4, kept=2))
    fitted_twice(run)


# What it does beside searching, the test above sees too.
@pytest.mark.before_release
@pytest.mark.long
def test_it_prints_the_same_table_by_the_search_that_it_is_made_with(run: CommandLine) -> None:
    """As many turns as the weights of the game were made with."""
    fitted_twice(run)


def test_weights_keep_their_sign() -> None:
    """Few games say odd things; pieces are never worth less than nothing, and costs never more."""
    start = GAME.start_weights()
    rows = tomllib.loads((DATA / "evaluation.toml").read_text(encoding="utf-8"))["weights"]
    for index, name in enumerate(GAME.quantity_names):
        for quarter, weight in enumerate(rows[name]):
            assert weight <= 0 if start[quarter][index] < 0 else weight >= 0


def test_what_cannot_be_fitted_is_told(run: CommandLine) -> None:
    """Too few games, seats that there are not, a game that there is not."""
    assert "5" in run("search", "trajan", "--games", 2).sentence
    assert run("search", "trajan", "--seats", 9).code == 2
    assert run("search", "nothing").code == 2
    assert "caesar" in run("search", "caesar").sentence
