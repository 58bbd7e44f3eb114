"""Ctrl-C at any moment interrupts what is being done, and nothing else: compiled code too lives on and plays as before.

The interrupts are real signals from another process. A thread cannot do it: compiled code lets no other thread run.
"""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ENDLESS = Path(__file__).parent / "endless.py"
LONGEST_WAIT = 0.03
TIMES = {"playouts": 150, "hints": 100, "tournaments": 100}
# A stroke at each of so many moments, and at many more for `make test-long`.
FEW = 10
STROKES = [
    *((work, None) for work in TIMES),
    *(pytest.param(work, times, marks=pytest.mark.long) for work, times in TIMES.items()),
]


@pytest.mark.parametrize(("work", "times"), STROKES)
def test_a_process_lives_on_after_every_interrupt(work: str, times: int | None) -> None:
    """It says so each time, after it has played as before."""
    times = times or FEW
    chance = random.Random(times)
    with subprocess.Popen(
        [sys.executable, "-P", str(ENDLESS), work],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        answers = [process.stdout.readline()]
        for _ in range(times):
            if process.poll() is not None:
                break
            print(file=process.stdin, flush=True)
            answers.append(process.stdout.readline())
            time.sleep(chance.uniform(0, LONGEST_WAIT))
            process.send_signal(signal.SIGINT)
            answers.append(process.stdout.readline())
        process.stdin.close()
        problem = process.stderr.read()
    assert (process.returncode, problem) == (0, "")
    assert answers == ["ready\n", *["working\n", "well\n"] * times]
