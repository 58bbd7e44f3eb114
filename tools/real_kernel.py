"""A real kernel, with somebody who runs cells in it and stops them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import KernelManager

PATIENCE_SECONDS: Final = 120.0
# A cell says when it works: before that an interrupt finds an idle kernel, which ignores it.
WORKING: Final = "working"


class RealKernel:
    """A kernel of the build that is tested."""

    def __init__(self, manager: KernelManager, client: BlockingKernelClient) -> None:
        """Talk to a kernel that runs."""
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

    def checked(self, cell: str) -> dict[str, Any]:
        """Return how a cell ended that comes after one that was stopped.

        A kernel drops the cells that come right after a failed one, so that the rest of a run is not done.
        """
        found = self.answer(self.start(cell, until=""))
        while found["status"] == "aborted":
            found = self.answer(self.start(cell, until=""))
        return found


@contextmanager
def real_kernel(folder: Path) -> Iterator[RealKernel]:
    """Give a kernel in a folder."""
    manager = KernelManager()
    argv = [sys.executable, "-P", "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    manager._kernel_spec = KernelSpec(argv=argv, display_name="tested", language="python")  # noqa: SLF001 (no other way)
    manager.start_kernel(cwd=str(folder))
    client = manager.blocking_client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=PATIENCE_SECONDS)
        yield RealKernel(manager, client)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
