"""The page that makes a game is followed literally: its files into an empty folder, then its commands.

What `make test` leaves out of it, it does with the same game as a wheel (`test_build.py`).
"""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from project.page_code import blocks_of, pieces_of

PAGE = Path("docs") / "make-a-game.md"
EXAMPLE = Path("tests") / "project" / "third_game"
# What is printed at the end of the Python of the page: the whole stage is there, and a game is played to its end.
PLAYED_ON = """
from random import Random
assert "<svg" in board.session.position().draw().portable()
assert board.desk.opened()["model"]["picture"]
chance = Random(1)
while not board.session.is_over:
    board.choose(chance.choice(board.choices)["move"])
print(board.session.position().status)
"""


def files_of_page(checkout: Path) -> dict[str, str]:
    """Return the files that the page gives, each put together from its pieces in their order."""
    found: dict[str, str] = {}
    for name, text in pieces_of(checkout / PAGE):
        found[name] = found.get(name, "") + text
    return found


def commands_of_page(checkout: Path) -> list[str]:
    """Return the commands of the page, line by line."""
    return [line for block in blocks_of(checkout / PAGE) if block.kind == "sh" for line in block.text.splitlines()]


def test_the_page_gives_the_whole_game(checkout: Path) -> None:
    """Its pieces make the files of the example, all of them, and nothing is given twice."""
    folder = checkout / EXAMPLE
    lying = {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert files_of_page(checkout) == lying


def test_the_game_is_as_short_as_the_page_says(checkout: Path) -> None:
    """At most 150 lines of Python."""
    lines = sum(text.count("\n") for name, text in files_of_page(checkout).items() if name.endswith(".py"))
    assert lines <= 150
    assert f"{lines} lines of Python" in (checkout / PAGE).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an environment of a reader's own, in which this package is installed and the game is not.

    It has all that stands here, this package among it; what is installed into it stays there.
    """
    environment = tmp_path_factory.mktemp("reader")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    (packages,) = environment.glob("lib/python*/site-packages")
    (here,) = Path(sys.prefix).glob("lib/python*/site-packages")
    (packages / "beside.pth").write_text(f"import site; site.addsitedir({str(here)!r})\n", encoding="utf-8")
    program = environment / "bin" / "trajan-tutor"
    program.write_text(f'#!/bin/sh\nexec {environment}/bin/python -m trajan_tutor "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return environment


@pytest.fixture(scope="module")
def project(checkout: Path, reader: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the files of the page, after its commands, each of which has written down what it said."""
    folder = tmp_path_factory.mktemp("empty")
    for name, text in files_of_page(checkout).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    said = [run(command, folder, reader) for command in commands_of_page(checkout)]
    (folder / "said.txt").write_text("\n".join(said), encoding="utf-8")
    return folder


def run(command: str, folder: Path, reader: Path, typed: str = "1\n" * 9) -> str:
    """Run a command as it stands on the page, where nothing can be fetched; who plays takes the first choice."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment |= {
        "PATH": f"{reader / 'bin'}:{environment['PATH']}",
        "HOME": str(folder),
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        # As pip reads it, this is `--no-build-isolation`.
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    result = subprocess.run(
        ["sh", "-c", command], cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result.stdout


@pytest.mark.long
@pytest.mark.build
def test_its_commands_say_what_the_page_says(checkout: Path, project: Path) -> None:
    """The game fits together, its lesson is proved, and it is played in the terminal to its end."""
    said = (project / "said.txt").read_text(encoding="utf-8")
    (expected,) = (block.text for block in blocks_of(checkout / PAGE) if block.kind == "text")
    assert expected in said
    assert "lapilli: 1 " in said
    assert "Lay a pebble on a free point." in said
    assert " wins." in said or "You win." in said


@pytest.mark.long
@pytest.mark.build
def test_its_picture_is_the_one_of_the_page(checkout: Path, project: Path) -> None:
    """The command that stands above it draws it."""
    drawn = (project / "lapilli.svg").read_text(encoding="utf-8")
    assert drawn == (checkout / PAGE.parent / "images" / "lapilli.svg").read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.build
def test_it_is_played_on_the_board(checkout: Path, project: Path, reader: Path) -> None:
    """The blocks of Python of the page: a board, a move that is refused with its rule, the hint of the coach."""
    code = "".join(block.text for block in blocks_of(checkout / PAGE) if block.kind == "python")
    (project / "page.py").write_text(dedent(code) + PLAYED_ON, encoding="utf-8")
    said = run("python page.py", project, reader)
    assert "There lies a pebble already." in said
    assert "Lay a pebble on" in said
    assert "wins." in said or "share the win" in said
