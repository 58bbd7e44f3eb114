"""What is built, and whether it works where nothing else is installed."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath
from shutil import copytree, ignore_patterns

import pytest

pytestmark = pytest.mark.build

DATA = {".toml", ".ftl", ".js", ".css"}
MINUTES = 60

# What a person does first. It prints the picture of a board: the one place that says how a board is drawn.
DRAW_A_BOARD = """
import trajan_tutor as tt
game = tt.play("trajan", seats=2, seed=7)
from trajan_tutor.view.static_output import picture_in
print(picture_in(game._repr_mimebundle_()["text/html"]))
"""


def run(*command: str | Path, folder: Path, typed: str = "") -> str:
    """Run a program in a folder that is not the checkout, and return what it prints; `typed` is its input."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HATCH_"))}
    result = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=10 * MINUTES,
    )
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, checkout: Path) -> Path:
    """Build the sdist from the checkout and the plain wheel from the sdist."""
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "build", "--outdir", folder, checkout, folder=folder)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    """Return the plain wheel."""
    (wheel,) = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def interpreter(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel with what it depends on, and nothing else, into a clean environment."""
    environment = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", environment, folder=environment)
    interpreter = environment / "bin" / "python"
    run(interpreter, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel, folder=environment)
    return interpreter


def test_the_plain_wheel_is_pure(wheel: Path) -> None:
    """The plain wheel runs everywhere."""
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]


def test_the_wheel_holds_everything_that_is_used(wheel: Path, checkout: Path) -> None:
    """Modules, data, templates and notebooks travel in the wheel."""
    package = checkout / "trajan_tutor"
    wanted = {
        path.relative_to(checkout).as_posix()
        for path in package.rglob("*")
        if (path.suffix in DATA | {".py"} or path.name == "py.typed") and "__pycache__" not in path.parts
    }
    for folder, pattern in (("svg_templates", "*.svg"), ("notebooks", "*.ipynb")):
        found = {
            f"trajan_tutor/{path.relative_to(checkout).as_posix()}"
            for path in (checkout / folder).rglob(pattern)
            if ".ipynb_checkpoints" not in path.parts
        }
        assert found, f"there is nothing in {folder}"
        wanted |= found
    with zipfile.ZipFile(wheel) as archive:
        missing = wanted - set(archive.namelist())
    assert not missing


def test_no_two_files_of_the_wheel_are_alike(wheel: Path) -> None:
    """What looks at wheels takes a module that stands twice for a slip."""
    with zipfile.ZipFile(wheel) as archive:
        modules = [name for name in archive.namelist() if name.endswith(".py") and archive.getinfo(name).file_size]
        assert len({archive.read(name) for name in modules}) == len(modules)


def test_the_sdist_holds_what_tests_and_builds_need(built: Path) -> None:
    """From the sdist the wheel can be built and the tests can be run."""
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {"/".join(PurePosixPath(name).parts[1:]) for name in archive.getnames()}
    assert {
        "LICENSE",
        "Makefile",
        "README.md",
        "docs/other-programs.md",
        "notebooks/00_welcome.ipynb",
        "pyproject.toml",
        "tests/conftest.py",
        "trajan_tutor/__init__.py",
    } <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]


@pytest.mark.long
def test_the_installed_package_checks_itself(interpreter: Path, tmp_path: Path) -> None:
    """The command line finds a game and its data in a clean environment; all of them are checked beside a third one."""
    run(interpreter, "-m", "trajan_tutor", "check", "--game", "caesar", folder=tmp_path)
    run(interpreter.parent / "trajan-tutor", "--help", folder=tmp_path)


@pytest.mark.long
def test_the_installed_package_draws_a_board(interpreter: Path, tmp_path: Path) -> None:
    """The public names are enough to draw a board in a clean environment, without Jupyter."""
    assert "<svg" in run(interpreter, "-c", DRAW_A_BOARD, folder=tmp_path)


# ---- a game of somebody else


# Shows the board, and which games were imported for it.
DRAW_ANOTHER_BOARD = """
import sys
import trajan_tutor as tt
board = tt.play("lapilli", seed=1)
from trajan_tutor.view.static_output import picture_in
print(picture_in(board._repr_mimebundle_()["text/html"]))
print(*{name.split(".")[2] for name in sys.modules if name.startswith("trajan_tutor.games.") and name.count(".") > 2})
"""


@pytest.fixture(scope="module")
def with_third_game(interpreter: Path, checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a game of somebody else as a wheel, and install it beside the project's; nothing else is done."""
    folder = tmp_path_factory.mktemp("third")
    source = copytree(checkout / "tests" / "project" / "third_game", folder / "source", ignore=ignore_patterns("__*__"))
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, source, folder=folder)
    (built,) = folder.glob("*.whl")
    run(interpreter, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", built, folder=folder)
    return interpreter


@pytest.mark.long
def test_a_third_game_shows_its_board(with_third_game: Path, tmp_path: Path) -> None:
    """With the drawings that lie in its own wheel, its own title, and no other game imported."""
    *svg, imported = run(with_third_game, "-c", DRAW_ANOTHER_BOARD, folder=tmp_path).split("\n")[:-1]
    drawn = "".join(svg)
    assert "<title>Board of Terni lapilli</title>" in drawn
    assert "M50 50h200v200h-200z" in drawn, "the line of its own template"
    assert drawn.count("point.") >= 9 or drawn.count("<circle") >= 9
    assert imported == ""


@pytest.mark.long
def test_a_third_game_is_played_in_the_terminal(with_third_game: Path, tmp_path: Path) -> None:
    """By numbers, to its end, in its own words; the bot thinks for some time, so a slow one may lose."""
    command = (with_third_game.parent / "trajan-tutor", "play", "lapilli", "--seed", "1")
    told = run(*command, folder=tmp_path, typed="1\n" * 9)
    assert "Lay a pebble on a free point." in told
    assert "lays a pebble on a1." in told
    assert " wins." in told or "You win." in told


@pytest.mark.long
def test_a_third_game_passes_the_check(with_third_game: Path, tmp_path: Path) -> None:
    """Conformance, words and board; asked for alone or with all."""
    program = with_third_game.parent / "trajan-tutor"
    checked = run(program, "check", "--game", "lapilli", folder=tmp_path)
    assert checked.startswith("lapilli: everything fits together.\n")
    assert "lapilli: everything fits together.\n" in run(program, "check", folder=tmp_path)


@pytest.mark.long
def test_the_lessons_of_a_third_game_are_there(with_third_game: Path, tmp_path: Path) -> None:
    """Listed, and proved."""
    listed = run(with_third_game, "-c", "import trajan_tutor as tt; print(tt.course())", folder=tmp_path)
    assert "lapilli/01-row: Three in a row" in listed
    assert run(with_third_game.parent / "trajan-tutor", "prove", "lapilli", folder=tmp_path).startswith("lapilli: 1 ")
