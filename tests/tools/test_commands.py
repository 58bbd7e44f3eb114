"""Programs whose commands are functions of modules: each is there, and says what can be asked of it."""

from importlib import import_module
from pathlib import Path

import pytest
from commands import run_commands
from measure import main

COMMANDS = [
    (program, command) for program in ("film", "fit", "look", "measure") for command in import_module(program).COMMANDS
]


@pytest.mark.parametrize(("program", "command"), COMMANDS)
def test_every_command_says_what_can_be_asked(program: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With `--help`, as a shell asks it."""
    commands = import_module(program).COMMANDS
    with pytest.raises(SystemExit) as left:
        run_commands(program, "", commands, [command, "--help"])
    assert left.value.code == 0
    assert f"{program}.py {command}" in capsys.readouterr().out
    room, _, function = commands[command][0].rpartition(".")
    assert callable(getattr(import_module(room), function))


def test_a_command_that_there_is_not_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """In one line."""
    with pytest.raises(SystemExit) as left:
        run_commands("film", "", import_module("film").COMMANDS, ["nothing"])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_checkouts_are_measured_by_turns(capsys: pytest.CaptureFixture[str], checkout: Path) -> None:
    """Each in a process of its own; what both print is the same for one and the same checkout."""
    assert main(["--beside", str(checkout), "--turns", "1", "calls", "caesar"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == str(checkout)
