"""Starts programs and interrupts them, as a terminal does on Ctrl-C."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

TOOLS = Path(__file__).parent.parent.parent / "tools"

PROMISED_SECONDS = 2.0
# Other programs may take the processor away: what a command does itself happens in every try.
TRIES = 4
PATIENCE_SECONDS = 120.0

# As the script that is installed, which hears interrupts also where the tests were started in the background.
PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from importlib import import_module
sys.path.insert(0, sys.argv[2])
main = import_module(sys.argv[1]).main
print("begun", file=sys.stderr, flush=True)
sys.exit(main(sys.argv[3:]))
"""


@dataclass(frozen=True)
class Ended:
    """How a program ended after Ctrl-C."""

    code: int
    out: str
    error: str
    seconds: float


def interrupted(words: list[str], ready: Callable[[], None], program: str = "trajan_tutor.cli") -> Ended:
    """Start a program, interrupt it as a terminal does when it is ready, and wait until all its processes are gone."""
    with subprocess.Popen(
        [sys.executable, "-P", "-c", PROGRAM, program, os.fspath(TOOLS), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "begun\n"
        ready()
        before = time.monotonic()
        os.killpg(process.pid, signal.SIGINT)
        try:
            # The pipes come to their end only when no process of the command is left.
            out, error = process.communicate(timeout=PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return Ended(process.returncode, out, error, time.monotonic() - before)


def assert_ends_soon(command: str, program: str = "trajan_tutor.cli") -> None:
    """Interrupt a command at any moment: it ends soon, in one sentence."""
    chance = random.Random(command)
    seconds: list[float] = []
    while len(seconds) < TRIES and (not seconds or seconds[-1] > PROMISED_SECONDS):
        ended = interrupted(command.split(), lambda: time.sleep(chance.uniform(0, 1.5)), program)
        assert ended.code == 130, ended.error
        assert ended.error.startswith("Interrupted"), ended.error
        assert ended.error.count("\n") == 1, ended.error
        seconds.append(ended.seconds)
    assert min(seconds) <= PROMISED_SECONDS
