"""The command `fit-evaluation`: a table of weights in TOML, or one sentence."""

import tomllib

from cli.command_line import CommandLine

from trajan_tutor.games.trajan.game import GAME


def test_it_prints_a_table_that_can_be_put_into_the_data(run: CommandLine) -> None:
    """Every quantity with a whole number for every quarter; the comment says how well they foretell."""
    answer = run("fit-evaluation", "trajan", "--games", 5, "--samples", 2, "--processes", 1)
    assert (answer.code, answer.error) == (0, "")
    assert answer.lines[0].startswith("# ")
    rows = tomllib.loads(answer.out)["weights"]
    assert tuple(rows) == GAME.quantity_names
    assert all(len(row) == 4 and all(isinstance(weight, int) for weight in row) for row in rows.values())


def test_the_command_above_the_table_makes_the_same_table(run: CommandLine) -> None:
    """With its seed, and in however many processes."""
    answer = run("fit-evaluation", "trajan", "--games", 5, "--samples", 2, "--seed", 8, "--processes", 1)
    program, *words = answer.lines[0].removeprefix("# ").split()
    assert program == "trajan-tutor"
    assert run(*words, "--processes", 2).out == answer.out


def test_what_cannot_be_fitted_is_told(run: CommandLine) -> None:
    """Too few games, seats that there are not, a game that there is not."""
    assert "5" in run("fit-evaluation", "trajan", "--games", 2).sentence
    assert run("fit-evaluation", "trajan", "--seats", 9).code == 2
    assert run("fit-evaluation", "nothing").code == 2
