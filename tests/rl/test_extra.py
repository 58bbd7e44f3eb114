"""The extra is needed by the room for other programs alone."""

import subprocess
import sys

ELSEWHERE = """
import sys
import trajan_tutor as tt
from trajan_tutor.engine.vector import Vectors
from trajan_tutor.engine.games import find_game, game_names
tt.play("trajan", people=(), seed=1)
assert all(isinstance(find_game(name), Vectors) for name in game_names())
found = {"gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"} & set(sys.modules)
assert not found, found
"""

WITHOUT = """
import sys
sys.modules.update({name: None for name in ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")})
from trajan_tutor import rl
for call in (rl.environment, rl.open_spiel_game):
    try:
        call("trajan")
    except ImportError as error:
        assert 'pip install "trajan-tutor[rl]"' in str(error), error
    else:
        raise AssertionError("nothing was said")
"""


def run(program: str) -> None:
    """Run a program in an interpreter of its own."""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=120)
    assert result.returncode == 0, result.stderr


def test_games_and_boards_do_without() -> None:
    """A board of a whole game imports nothing of the extra."""
    run(ELSEWHERE)


def test_what_is_missing_is_told_in_a_sentence() -> None:
    """Instead of the name of a module."""
    run(WITHOUT)
