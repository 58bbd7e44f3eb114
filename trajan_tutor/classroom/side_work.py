"""What takes long and is asked by one: it is done in a thread of its own, so that everybody else is answered meanwhile.

It is not the thread in which lessons are opened for all. Who asks pays for it, and has one thing done at a time.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from trajan_tutor.classroom.flow import Flow

T = TypeVar("T")


class SideWork:
    """Does one thing after the other; only files, and what nobody else has, may be touched there."""

    def __init__(self) -> None:
        """Begin no thread yet."""
        self._thread = ThreadPoolExecutor(1, "files")

    async def done(self, work: Callable[[], T], flows: tuple[Flow, ...], now: Callable[[], float]) -> T:
        """Return what comes of some work, when it is the turn of who asks.

        Raises BusyError, and what the work raises.
        """
        spent: list[float] = []
        async with flows[0].turn:
            flows[0].check(now())
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, _timed, work, spent)
            finally:
                for flow in flows:
                    flow.spend(sum(spent))

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], T], spent: list[float]) -> T:
    before = time.thread_time()
    try:
        return work()
    finally:
        spent.append(time.thread_time() - before)
