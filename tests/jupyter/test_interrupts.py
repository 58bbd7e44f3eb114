"""The stop button of a notebook, in a real kernel: it stops what is done, and the kernel keeps all that it has."""

import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import KernelManager

pytestmark = pytest.mark.both_builds

PATIENCE_SECONDS = 120.0
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
# A cell says when it works: before that an interrupt finds an idle kernel, which ignores it.
PLAY = """
print("working", flush=True)
for seed in range(100000): tt.play("trajan", people=(), bots="lookahead", seed=seed)
"""
HINT = """
print("working", flush=True)
board.hint(samples=10**6)
"""


class Kernel:
    """A kernel of the build that is tested, with somebody who runs cells in it."""

    def __init__(self, manager: KernelManager, client: BlockingKernelClient) -> None:
        self.manager = manager
        self.client = client

    def start(self, cell: str, *, until: str) -> str:
        """Run a cell until it has printed something, or is over when that is empty; return the id of its messages."""
        asked: str = self.client.execute(cell)
        while until:
            message = self.client.get_iopub_msg(timeout=PATIENCE_SECONDS)
            content: dict[str, Any] = message["content"]
            if message["parent_header"].get("msg_id") == asked and until in content.get("text", ""):
                break
        return asked

    def answer(self, asked: str) -> dict[str, Any]:
        """Return how a cell ended."""
        while True:
            message = self.client.get_shell_msg(timeout=PATIENCE_SECONDS)
            if message["parent_header"].get("msg_id") == asked:
                content: dict[str, Any] = message["content"]
                return content


@contextmanager
def running(folder: Path) -> Iterator[Kernel]:
    """Give a kernel in a folder."""
    manager = KernelManager()
    argv = [sys.executable, "-P", "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    manager._kernel_spec = KernelSpec(argv=argv, display_name="tested", language="python")
    manager.start_kernel(cwd=str(folder))
    client = manager.blocking_client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=PATIENCE_SECONDS)
        yield Kernel(manager, client)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


# What comes from the libraries that carry the messages is not ours to mend.
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::RuntimeWarning", "ignore::ResourceWarning")
def test_the_stop_button_leaves_the_kernel_and_its_variables_alive(tmp_path: Path) -> None:
    """A finished board is as before, and a new one can be played, after every stop."""
    chance = random.Random(13)
    with running(tmp_path) as kernel:
        begun = kernel.answer(kernel.start(BEGIN, until=""))
        assert begun["status"] == "ok", begun
        for cell in [PLAY, HINT] * 6:
            asked = kernel.start(cell, until="working")
            time.sleep(chance.uniform(0, LONGEST_WAIT))
            kernel.manager.interrupt_kernel()
            stopped = kernel.answer(asked)
            assert stopped["status"] == "error"
            assert stopped["ename"] == "KeyboardInterrupt", stopped
            # A kernel drops the cells that come right after a failed one, so that the rest of a run is not done.
            checked = kernel.answer(kernel.start(CHECK, until=""))
            while checked["status"] == "aborted":
                checked = kernel.answer(kernel.start(CHECK, until=""))
            assert checked["status"] == "ok", checked
            assert kernel.manager.is_alive()
