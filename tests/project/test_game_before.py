"""A game of somebody else whose wheel was built before what its author may use now: it is played as it was.

The wheel lies here as its author built it, of the example game as it was then; `third_game` is the example of today.
"""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import trajan_tutor

WHEEL = Path(__file__).parent / "third_game_before" / "lapilli-1.0-py2.py3-none-any.whl"
# Every promise but that of words, as an author may ask in a test of their own.
CONFORMANCE = """
from trajan_tutor.engine.conformance import check
from trajan_tutor.engine.games import find_game
print(*(problem.key for problem in check(find_game("lapilli"))))
"""
BOARD = """
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.view.board import draw_board
game = find_game("lapilli")
words = Words("en", (game.resources.words,))
print(draw_board(game, game.observe(game.new_game(Setup(2, 1)), 0), words).svg)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which the wheel is unpacked, with its entry point."""
    folder = tmp_path_factory.mktemp("before")
    with ZipFile(WHEEL) as archive:
        archive.extractall(folder)
    return folder


def run(installed: Path, *arguments: str, typed: str = "", code: int = 0) -> str:
    """Run Python where the old game is installed beside this package, and return what it prints."""
    paths = os.pathsep.join([str(installed), str(Path(trajan_tutor.__file__).parents[1])])
    result = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": paths, "HOME": str(installed)},
        cwd=installed,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == code, result.stdout + result.stderr
    return result.stdout


def test_a_game_of_before_keeps_the_protocol(installed: Path) -> None:
    """All of it, but for one promise that nobody asked for then: it passes over fields that nobody knows."""
    assert run(installed, "-c", CONFORMANCE) == "engine-conformance-load\n"


def test_a_game_of_before_is_played_and_drawn(installed: Path) -> None:
    """In the terminal to its end, and on its board; its lesson is proved."""
    told = run(installed, "-m", "trajan_tutor", "play", "lapilli", "--seed", "1", typed="1\n" * 9)
    assert "lays a pebble on a1." in told
    assert "<title>Board of Terni lapilli</title>" in run(installed, "-c", BOARD)
    assert run(installed, "-m", "trajan_tutor", "prove", "lapilli").startswith("lapilli: 1 ")


def test_what_a_game_of_before_lacks_is_told_with_its_place(installed: Path) -> None:
    """Headings of its rule book, which stood in brackets until then, and a form that sentences of the project ask."""
    told = run(installed, "-m", "trajan_tutor", "check", "--game", "lapilli", code=1)
    words = installed / "lapilli" / "catalogue" / "en" / "lapilli.ftl"
    assert told.startswith("lapilli: 4 problems\n")
    for added in ("“lapilli-area-turn = …” to", "“lapilli-area-end = …” to", "“.from = …” to “lapilli-source-row” in"):
        assert f"Add {added} {words}" in told
    assert "nobody-knows = 1" in told
