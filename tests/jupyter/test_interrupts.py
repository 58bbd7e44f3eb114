"""The stop button of a notebook, in a real kernel: it stops what is done, and the kernel keeps all that it has."""

import random
import time
from pathlib import Path

import pytest
from real_kernel import WORKING, real_kernel

pytestmark = pytest.mark.both_builds

LONGEST_WAIT = 0.4

BEGIN = """
import trajan_tutor as tt
answer = 6 * 7
finished = tt.play("trajan", people=(), bots="random", seed=1)
board = tt.play("trajan", seed=3)
kept = finished.session.record().moves
"""
CHECK = """
assert answer == 42 and len(kept) > 100
assert finished.session.record().moves == kept
assert tt.play("trajan", people=(), bots="random", seed=1).session.record().moves == kept
"""
PLAY = """
print("working", flush=True)
for seed in range(100000): tt.play("trajan", people=(), bots="lookahead", seed=seed)
"""
HINT = """
print("working", flush=True)
board.hint(samples=10**6)
"""


# What comes from the libraries that carry the messages is not ours to mend.
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::RuntimeWarning", "ignore::ResourceWarning")
def test_the_stop_button_leaves_the_kernel_and_its_variables_alive(tmp_path: Path) -> None:
    """A finished board is as before, and a new one can be played, after every stop."""
    chance = random.Random(13)
    with real_kernel(tmp_path) as kernel:
        begun = kernel.answer(kernel.start(BEGIN, until=""))
        assert begun["status"] == "ok", begun
        for cell in [PLAY, HINT] * 6:
            asked = kernel.start(cell, until=WORKING)
            time.sleep(chance.uniform(0, LONGEST_WAIT))
            kernel.manager.interrupt_kernel()
            stopped = kernel.answer(asked)
            assert stopped["status"] == "error"
            assert stopped["ename"] == "KeyboardInterrupt", stopped
            checked = kernel.checked(CHECK)
            assert checked["status"] == "ok", checked
            assert kernel.manager.is_alive()
