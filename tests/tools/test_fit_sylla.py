"""The fit of Sylla's worths: a table of worths as the data has it, or one sentence."""

import tomllib

import pytest
from cli.command_line import CommandLine
from fit import main
from fits.sylla import Game, Place, rows_of, table_of

from trajan_tutor.games.sylla.knowledge.values import TOKEN_TIMES, TOKENS
from trajan_tutor.games.sylla.rules.weights import WEIGHT_NAMES, weights


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return a function that runs the tool."""
    return CommandLine(capsys, monkeypatch, main)


def test_it_prints_a_table_for_the_data_and_the_command_that_makes_it_again(run: CommandLine) -> None:
    """Every worth as a whole number that is no loss; what is in force stays so."""
    before = weights()[:]
    answer = run("sylla", "--rounds", 2, "--games", 5, "--seed", 8)
    assert (answer.code, answer.error) == (0, "")
    table = tomllib.loads(answer.out)["weights"]
    assert tuple(table) == (*WEIGHT_NAMES, "token")
    assert all(isinstance(table[name], int) and table[name] >= 0 for name in WEIGHT_NAMES)
    assert [len(row) for row in table["token"]] == [TOKEN_TIMES] * 5
    assert weights() == before
    python, program, *words = answer.lines[0].removeprefix("# ").split()
    assert (python, program) == ("python", "tools/fit.py")
    assert run(*words).out == answer.out


def test_what_a_token_is_worth_follows_from_where_its_marker_ends() -> None:
    """A straight line for each time, over all games and colours."""
    places = [Place(time, [0, 2, 4], [[0.0] * TOKENS] * 3, [[0, 0, 0]] * 3, [10] * 3) for time in range(TOKEN_TIMES)]
    table = table_of([Game(1, places, [10] * 3, [100, 200, 300])])
    assert table == [[worth] * TOKEN_TIMES for worth in (100, 150, 200, 250, 300)]


def test_neighbours_are_compared_by_what_came_later_beside_their_tokens() -> None:
    """Four prestige later, of which a token explains one."""
    amounts = [[1.0] * TOKENS, [0.0] * TOKENS]
    place = Place(0, [1, 1, 1], amounts, [[1, 0, 0], [0, 0, 0]], [10, 12])
    (row,) = rows_of(Game(3, [place], [14, 12], [100] * 3), [[100] * TOKEN_TIMES] * 5)
    assert (row.game, row.later, row.quantities) == (3, 300, (1.0,) * TOKENS)


def test_too_few_games_are_told(run: CommandLine) -> None:
    """A fifth of them is left out in turns."""
    assert "5" in run("sylla", "--games", 2).sentence
